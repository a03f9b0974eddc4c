import { jest } from './jest.js';
import { programs } from './workspace.js';

const { tsc, eslint, prettier, depcruise } = programs;

/** Everything but `*.int.spec.ts` and `*.e2e.spec.ts`. */
const unitTests = [
  ...jest,
  '--testPathIgnorePatterns=/node_modules/',
  '--testPathIgnorePatterns=[.](int|e2e)[.]spec[.]ts$',
  '--passWithNoTests',
];

/**
 * What `npm run NAME` does, but for what has a file of its own: programs of packages, one after the other, or a program of
 * ours, after what it is built from was built. Arguments are handed to the last.
 */
export const tasks = {
  'test:unit': { programs: [unitTests] },
  'test:watch': { programs: [[...unitTests, '--watch']] },
  typecheck: {
    programs: [
      [tsc, '--noEmit', '-p', 'tsconfig.json'],
      [tsc, '--noEmit', '-p', 'apps/viewer/tsconfig.json'],
    ],
  },
  lint: { programs: [[eslint, '.']] },
  format: { programs: [[prettier, '--write', '.']] },
  deps: { programs: [[depcruise, 'libs', 'apps', 'tools', '--config', '.dependency-cruiser.cjs']] },
  schema: { built: 'dist/apps/api/src/print-schema.js' },
  'schema:actions': { built: 'dist/libs/testing/action-schemas/print.js' },
  errors: { built: 'dist/apps/api/src/errors/print-errors.js' },
  abilities: { built: 'dist/libs/testing/print-abilities.js' },
  projector: { built: 'dist/apps/projector/src/main.js' },
  'rules:coverage': { built: 'dist/libs/testing/rules-coverage/coverage.js' },
  'cards:report': { built: 'dist/libs/testing/card-report.js' },
  balance: { built: 'dist/libs/testing/balance.js' },
  limits: { built: 'dist/libs/testing/print-limits.js' },
  fuzz: { built: 'dist/libs/testing/fuzz.js' },
  faults: { built: 'dist/libs/testing/faults/faults.js' },
  'records:keep': { built: 'dist/libs/testing/records/keep.js' },
  leaks: { built: 'dist/libs/testing/twins/leaks.js' },
};
