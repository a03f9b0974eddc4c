import { availableParallelism } from 'node:os';

/** Tests run in bare Node, not in a context of V8 for each file: modules are loaded once in a process, and code stays compiled. */
export default {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/apps', '<rootDir>/bench', '<rootDir>/libs', '<rootDir>/tools'],
  testRegex: '[.]spec[.]ts$',
  runner: '<rootDir>/tools/test/runner.js',
  maxWorkers: availableParallelism(),
  setupFiles: ['<rootDir>/tools/test/setup.js'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/bench/peers/'],
  // Node runs the sources by itself (`tools/test/sources.js`).
  transform: {},
  extensionsToTreatAsEsm: ['.ts'],
};
