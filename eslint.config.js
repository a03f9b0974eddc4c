import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What a rules engine may not read or keep: a clock, the environment, ambient randomness, module state. */
const ambient = [
  'Date',
  'console',
  'crypto',
  'fetch',
  'performance',
  'process',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
];

const specs = ['**/*.spec.ts', '**/*.spec.tsx', '**/*contract.ts', '**/contract/**', 'libs/testing/**'];

/**
 * A getter that is written into an object is part of its hidden class, which is old at once: what the getter mentions is kept until the
 * whole heap is tidied up (docs/adr/0057).
 */
const writtenGetter = {
  selector: 'ObjectExpression > Property[kind="get"]',
  message: 'It keeps all that it mentions for long: write a function, or a getter of a class.',
};

export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/coverage/',
      '**/generated/',
      '**/fixtures/',
      '.node/',
      'data/',
      '.cache/',
      'test-results/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // What needs types is in .oxlintrc.json.
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    // What Nest puts in is imported as a value.
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Nest modules are empty classes with a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // `() => {}` says that nothing is to be done.
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      // Prettier says where lines end.
      'no-unexpected-multiline': 'off',
      // `Map<string, X>()` on the right or the left: both read well.
      '@typescript-eslint/consistent-generic-constructors': 'off',
      // Plain data is told apart with `type` and described with `interface` as it reads best.
      '@typescript-eslint/consistent-type-definitions': 'off',
      // `!= null` is both null and undefined.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    // Outside a program nothing is printed: who calls decides what is shown.
    files: ['libs/**/*.ts', 'apps/{analyst,api,projector}/**/*.ts', 'apps/viewer/**/*.{ts,tsx}'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,js}'],
    ignores: ['**/*.spec.ts', '**/*.spec.tsx', '**/data/**', '**/shipped/**'],
    rules: { 'max-lines': ['error', { max: 500, skipBlankLines: false, skipComments: false }] },
  },
  {
    // What a server, a program or a library makes is made by the thousand.
    files: ['apps/**/*.ts', 'libs/**/*.ts'],
    ignores: [...specs, 'apps/viewer/**'],
    rules: { 'no-restricted-syntax': ['error', writtenGetter] },
  },
  {
    // Rules are pure: every identifier, timestamp and random number is minted from the state.
    files: ['libs/altered/**/*.ts', 'libs/contracts/**/*.ts', 'libs/kernel/**/*.ts'],
    ignores: specs,
    rules: {
      'no-restricted-globals': [
        'error',
        ...ambient.map((name) => ({ name, message: 'Rules are pure: mint it from the state.' })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Draw from the random source in the state.' },
        ...ambient.map((property) => ({
          object: 'globalThis',
          property,
          message: 'Rules are pure: mint it from the state.',
        })),
      ],
      'no-restricted-syntax': [
        'error',
        writtenGetter,
        {
          selector: 'Program > VariableDeclaration[kind!="const"]',
          message: 'Rules keep nothing in a module: what must be remembered is in the state.',
        },
        {
          selector: 'Program > ExportNamedDeclaration > VariableDeclaration[kind!="const"]',
          message: 'Rules keep nothing in a module: what must be remembered is in the state.',
        },
      ],
    },
  },
  {
    // Node holds them weakly: a timer or an abort may be lost when garbage is collected.
    files: ['**/*.{ts,tsx,js,mjs}'],
    ignores: ['libs/waiting/**', 'libs/altered/**', 'libs/contracts/**', 'libs/kernel/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['any', 'timeout'].map((property) => ({
          object: 'AbortSignal',
          property,
          message: 'It may never fire: use `waiting` or `pause` of #waiting.',
        })),
      ],
    },
  },
  {
    files: specs,
    rules: {
      // A test may look where it knows what is there.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A test that skips says so.
      'no-console': 'off',
    },
  },
  {
    files: ['apps/viewer/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    // Settings, launchers and scripts: plain JavaScript.
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {
      globals: {
        AbortSignal: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
        __dirname: 'readonly',
        clearInterval: 'readonly',
        clearTimeout: 'readonly',
        console: 'readonly',
        fetch: 'readonly',
        module: 'writable',
        performance: 'readonly',
        process: 'readonly',
        require: 'readonly',
        setInterval: 'readonly',
        setTimeout: 'readonly',
        structuredClone: 'readonly',
      },
    },
  },
);
