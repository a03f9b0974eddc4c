import { join } from 'node:path';
import { sql } from 'kysely';
import { openReadModels, writing, type ReadModels } from './database.js';
import { ReadModelsError } from './database-error.js';
import { DRAFT, lockedDraft, removeFile } from './draft.js';
import { adopt, forgetEverything } from './forget.js';
import type { ReadModelPlace } from './place.js';
import { SCHEMA } from './place.js';
import {
  Projection,
  type ProjectionOptions,
  type ProjectionSource,
  type CatalogueSync,
} from './projection.js';

type Progress = NonNullable<ProjectionOptions['progress']>;

/**
 * Folds all events again. Callers see the old rows until new rows replace them in a single transaction. Updates then
 * continue from the new rows. Throws `REBUILD_RUNNING` if another rebuild is running.
 */
export async function rebuild(
  models: ReadModels,
  source: ProjectionSource,
  progress?: Progress,
): Promise<CatalogueSync> {
  switch (models.place.kind) {
    case 'memory':
      return inPlace(models, source, progress);
    case 'sqlite':
      return inFile(models, models.place.folder, source, progress);
    case 'postgres':
      return inSchema(models, models.place, source, progress);
  }
}

/**
 * Fills new read models and closes them. Catches up twice, because events can be recorded during the first pass, which
 * takes a long time.
 */
async function caughtUp(
  aside: ReadModels,
  source: ProjectionSource,
  progress?: Progress,
): Promise<CatalogueSync> {
  try {
    const projection = new Projection(aside, source);
    await projection.catchUp(progress);
    return await projection.catchUp(() => undefined);
  } finally {
    await aside.close();
  }
}

/** Rebuilds read models in memory, where no other process can see them. */
async function inPlace(
  models: ReadModels,
  source: ProjectionSource,
  progress?: Progress,
): Promise<CatalogueSync> {
  await writing(models, forgetEverything);
  return new Projection(models, source).catchUp(progress);
}

async function inFile(
  models: ReadModels,
  folder: string,
  source: ProjectionSource,
  progress?: Progress,
): Promise<CatalogueSync> {
  const file = join(folder, DRAFT);
  const lock = lockedDraft(folder);
  if (lock === null) throw running();
  try {
    removeFile(file);
    const aside = await openReadModels({ kind: 'sqlite', folder, draft: DRAFT });
    const upkeep = await caughtUp(aside, source, progress);
    await sql`attach database ${file} as rebuilt`.execute(models.db);
    try {
      await writing(models, (transaction) => adopt(transaction, 'rebuilt'));
    } finally {
      await sql`detach database rebuilt`.execute(models.db);
    }
    return upkeep;
  } finally {
    removeFile(file);
    lock.close();
  }
}

const running = (): ReadModelsError =>
  new ReadModelsError(
    'REBUILD_RUNNING',
    'Another rebuild is running.',
    'Wait until it ends. Use `retrace projections status` to see its progress.',
  );

/** Rebuilds read models in a second schema. */
async function inSchema(
  models: ReadModels,
  place: Extract<ReadModelPlace, { kind: 'postgres' }>,
  source: ProjectionSource,
  progress?: Progress,
): Promise<CatalogueSync> {
  const schema = `${place.schema ?? SCHEMA}_rebuilt`;
  return models.db.connection().execute(async (pinned) => {
    // The lock belongs to the database session, so it is released when the process ends.
    const lock = sql`hashtext(${schema})`;
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${lock}) as got`.execute(pinned);
    if (rows[0]?.got !== true) throw running();
    const drop = () => sql`drop schema if exists ${sql.id(schema)} cascade`.execute(pinned);
    try {
      await drop();
      const aside = await openReadModels({ ...place, schema });
      const upkeep = await caughtUp(aside, source, progress);
      await writing(models, (transaction) => adopt(transaction, schema));
      return upkeep;
    } finally {
      await drop();
      await sql`select pg_advisory_unlock(${lock})`.execute(pinned);
    }
  });
}
