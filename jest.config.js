import { availableParallelism } from 'node:os';

/**
 * Runs tests directly in Node, without a V8 context for each file. Each process therefore loads and compiles a module only
 * once.
 */
export default {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/apps', '<rootDir>/bench', '<rootDir>/libs', '<rootDir>/tools'],
  testRegex: '[.]spec[.]ts$',
  runner: '<rootDir>/tools/test/runner.js',
  maxWorkers: availableParallelism(),
  setupFiles: ['<rootDir>/tools/test/setup.js'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/bench/peers/'],
  // Node loads the TypeScript sources directly (`tools/test/sources.js`).
  transform: {},
  extensionsToTreatAsEsm: ['.ts'],
};
