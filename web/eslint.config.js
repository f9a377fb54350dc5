import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import { layers } from './tools/layers.js';
import svelteConfig from './svelte.config.js';

export default tseslint.config(
  { ignores: ['node_modules', 'public'] },
  tseslint.configs.strict,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    plugins: { chronomage: { rules: { layers } } },
    rules: {
      'chronomage/layers': 'error',
      // The compiler of TypeScript knows the names of the browser.
      'no-undef': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // What is no state need not be any.
      'svelte/prefer-svelte-reactivity': 'off',
      // Our router takes the clicks on plain links; there is no SvelteKit here.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
);
