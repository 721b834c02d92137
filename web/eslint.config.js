/* What Prettier does not see: unused names, unsafe habits, components that have grown too long. */
import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

/** A longer component is split by what it shows. */
const LINES = { max: 250, skipBlankLines: false, skipComments: false }

export default ts.config(
  { ignores: ['src/**/wire.ts', 'node_modules/', '.svelte-check/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      'max-len': ['error', { code: 120 }],
      // Locals that live for one call need no reactive Map; a lone {' '} keeps a space that the formatter would take.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-useless-mustaches': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { files: ['**/*.svelte'], rules: { 'max-lines': ['error', LINES] } },
)
