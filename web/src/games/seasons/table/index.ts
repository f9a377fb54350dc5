import type { GameTable } from '../../kit.ts';
import { behaviour } from '../behaviour.ts';
import SeasonsTable from './SeasonsTable.svelte';

export const table: GameTable = { component: SeasonsTable, behaviour };
