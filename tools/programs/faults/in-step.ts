import type { EventStore } from '#event-store';
import { checkpointsOf, partitionOf, type ReadModels } from '#read-models';
import { GAME_STREAM_PREFIX } from '#record';
import type { Findings } from './scenario.js';

/**
 * Checks that every game in the read models contains exactly the events up to the position that its partition has
 * reached.
 */
export async function expectInStep(models: ReadModels, store: EventStore, findings: Findings): Promise<void> {
  const { reached, events, deleted } = await left(models);
  const due = new Map<string, number>();
  for await (const { stream, position } of store.readAll({ prefix: GAME_STREAM_PREFIX })) {
    const game = stream.slice(GAME_STREAM_PREFIX.length);
    const isDue = position <= (reached.get(partitionOf(game, models.partitions)) ?? '');
    due.set(game, (due.get(game) ?? 0) + (isDue ? 1 : 0));
  }
  for (const [game, count] of due) {
    const taken = events.get(game) ?? 0;
    findings.expect(
      deleted.has(game) || taken === count,
      `${game}: the read models contain ${taken} events, but its partition has reached ${count}`,
    );
  }
}

/**
 * Reads everything in one transaction, because the database could still commit the transaction of a killed projector.
 */
function left({ db }: ReadModels) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const checkpoints = await checkpointsOf({ db: transaction });
      const games = await transaction.selectFrom('games').select(['id', 'events']).execute();
      const notes = await transaction
        .selectFrom('game_notes')
        .select('game')
        .where('deleted', '=', 1)
        .execute();
      return {
        reached: new Map(checkpoints.map(({ partition, position }) => [partition, position])),
        events: new Map(games.map(({ id, events }) => [id, events])),
        deleted: new Set(notes.map(({ game }) => game)),
      };
    });
}
