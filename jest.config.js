import { availableParallelism } from 'node:os';

/** Tests run in bare Node, not in a context of V8 for each file: modules are loaded once in a process, and code stays compiled. */
const shared = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools'],
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFiles: ['<rootDir>/tools/test/setup.js'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/apps/bench/peers/'],
  // Node runs the sources by itself (`tools/test/sources.js`).
  transform: {},
  extensionsToTreatAsEsm: ['.ts'],
};

/** The layers of tests, by what stands before `.spec.ts` in the names of their files: CONTRIBUTING.md says what each holds. */
const layers = ['int', 'threads', 'laws', 'stores', 'secrets', 'e2e', 'browser'];

export default {
  // Many tests wait for servers: one worker more than cores for every two of them keeps the cores busy.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  projects: [
    { ...shared, displayName: 'unit', testRegex: '/[^/.]+[.]spec[.]ts$' },
    ...layers.map((layer) => ({ ...shared, displayName: layer, testRegex: `[.]${layer}[.]spec[.]ts$` })),
  ],
};
