import { jest } from './jest.js';
import { programs } from './workspace.js';

const { tsc7, oxlint, prettier, depcruise } = programs;

/** Everything but `*.int.spec.ts`, `*.e2e.spec.ts` and `*.browser.spec.ts`. */
const unitTests = [
  ...jest,
  '--testPathIgnorePatterns=/node_modules/',
  '--testPathIgnorePatterns=[.](int|e2e|browser)[.]spec[.]ts$',
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
      [tsc7, '--noEmit', '-p', 'tsconfig.json'],
      [tsc7, '--noEmit', '-p', 'apps/viewer/tsconfig.json'],
    ],
  },
  lint: { programs: [[oxlint, '--type-aware']] },
  format: { programs: [[prettier, '--write', '.']] },
  deps: { programs: [[depcruise, 'libs', 'apps', 'tools', '--config', '.dependency-cruiser.cjs']] },
  schema: { built: 'dist/apps/api/src/print-schema.js' },
  'schema:actions': { built: 'dist/tools/programs/action-schemas/print.js' },
  errors: { built: 'dist/apps/api/src/errors/print-errors.js' },
  abilities: { built: 'dist/tools/programs/abilities/print.js' },
  analyst: { built: 'dist/apps/analyst/src/main.js' },
  projector: { built: 'dist/apps/projector/src/main.js' },
  'rules:coverage': { built: 'dist/tools/programs/rules-coverage/coverage.js' },
  'cards:implied': { built: 'dist/tools/programs/implied/implied.js' },
  'cards:report': { built: 'dist/tools/programs/card-report/card-report.js' },
  differential: { built: 'dist/tools/programs/differential/differential.js' },
  balance: { built: 'dist/tools/programs/balance/balance.js' },
  mutate: { built: 'dist/tools/programs/mutate/mutate.js' },
  published: { built: 'dist/tools/programs/published/published.js' },
  limits: { built: 'dist/tools/programs/limits/print.js' },
  fuzz: { built: 'dist/tools/programs/fuzz/fuzz.js' },
  faults: { built: 'dist/tools/programs/faults/faults.js' },
  train: { built: 'dist/tools/programs/train/train.js' },
  'records:keep': { built: 'dist/tools/programs/records/keep.js' },
  leaks: { built: 'dist/tools/programs/leaks/leaks.js' },
};
