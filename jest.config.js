import { readFileSync } from 'node:fs';

const { imports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** The names of rooms stand for their sources; other names with `#` are private to installed packages. */
const rooms = Object.fromEntries(
  Object.entries(imports).map(([name, built]) => [
    `^${name}$`,
    built.replace('./dist/', '<rootDir>/').replace(/\.js$/, '.ts'),
  ]),
);

/** Unit, integration and end-to-end tests: ESM through ts-jest, types are checked by `npm run typecheck`. */
export default {
  rootDir: '.',
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools'],
  testEnvironment: 'node',
  // Modules of finished suites stay in memory: workers are replaced before that slows them down.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1GB',
  // A machine that is busy is slow; what hangs still ends.
  testTimeout: 120_000,
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/apps/bench/peers/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': ['ts-jest', { useESM: true, diagnostics: false, tsconfig: 'tsconfig.json' }],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', ...rooms },
};
