import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import { KITS } from './games/registry.ts';
import App from './pages/App.svelte';
import { settings } from './settings/settings.svelte.ts';
import { followPointer } from './ui/pointer.ts';
import { words } from './words/words.svelte.ts';

settings.begin();
followPointer();
// Nothing is shown in one language and then in another.
await words.begin(KITS.flatMap((kit) => kit.words ?? [])).catch(() => undefined);

const target = document.getElementById('app');
if (target) mount(App, { target });
