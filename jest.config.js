/** Unit, integration and end-to-end tests: ESM through ts-jest, types are checked by `npm run typecheck`. */
export default {
  rootDir: '.',
  roots: ['<rootDir>/apps', '<rootDir>/libs'],
  testEnvironment: 'node',
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/dist/', '<rootDir>/apps/viewer/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/apps/bench/node_modules/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': ['ts-jest', { useESM: true, diagnostics: false, tsconfig: 'tsconfig.json' }],
  },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^#altered/(.*)$': '<rootDir>/libs/altered/$1/index.ts',
    '^#([a-z-]+)$': '<rootDir>/libs/$1/index.ts',
  },
};
