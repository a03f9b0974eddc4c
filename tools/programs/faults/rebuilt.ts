import { isDeepStrictEqual } from 'node:util';
import { rebuild, type ProjectionSource, type ReadModels } from '#read-models';
import { allRows } from '#read-models/testing';
import type { Findings } from './scenario.js';

/** Compares read models row by row with read models that are rebuilt from the same events. */
export async function expectAsRebuilt(
  models: ReadModels,
  source: ProjectionSource,
  findings: Findings,
): Promise<void> {
  const grown = await allRows(models);
  findings.expect((await rebuild(models, source)) === 'caught-up', 'the rebuild did not catch up');
  const rebuilt = await allRows(models);
  for (const [table, rows] of Object.entries(rebuilt)) {
    findings.expect(
      isDeepStrictEqual(grown[table], rows),
      `${table}: the rows differ from those of a rebuild`,
    );
    findings.count('rows', rows.length);
  }
}
