import { availableParallelism } from 'node:os';

/** Unit, integration and end-to-end tests: ESM file by file, types are checked by `npm run typecheck`. */
export default {
  // Every suite finds what another made of the sources.
  id: 'retrace',
  rootDir: '.',
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools'],
  testEnvironment: '<rootDir>/tools/test/environment.js',
  // The names of rooms stand for their sources: the condition `source` in "imports" of package.json.
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  // Many suites wait for servers: one worker more than cores for every two of them keeps the cores busy.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Modules of finished suites stay in memory: workers are replaced before that slows them down.
  workerIdleMemoryLimit: '1GB',
  // A machine that is busy is slow; what hangs still ends.
  testTimeout: 120_000,
  testMatch: ['**/*.spec.ts'],
  setupFiles: ['<rootDir>/tools/test/as-in-production.js'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/apps/bench/peers/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': '<rootDir>/tools/test/transformed.js',
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};
