import type { StoredAbout } from '#projections';
import type { ReviewChange } from '#reviews';
import type { ReadModels, Work } from './database.js';
import { putGames, type ChangedGame } from './game-rows.js';
import { storeEntries } from './note-rows.js';
import { nameSeats } from './seat-names.js';
import { attempted } from './refusal.js';
import { putAside, setAsideAt, type SetAside } from './set-aside.js';
import { putReviews, type ThemedModules } from './statistics/review-rows.js';
import { isPlayed } from './statistics/statistic-rows.js';
import { tallied } from './statistics/tallies.js';

export interface Changes {
  readonly game: string;
  readonly last: Pick<SetAside, 'position' | 'stream' | 'revision'>;
  /** The game's notes and administrative entries, in store order. */
  readonly entries: readonly StoredAbout[];
  /** Changes to the game's reviews, in store order. */
  readonly reviewed: readonly ReviewChange[];
  /** The updated fold of the game. Null if only notes, administrative entries or reviews changed. */
  readonly changed: ChangedGame | null;
}

/**
 * Writes the changes to games. If the database refuses a game's changes, sets that game aside and writes the others.
 * Returns the games that were set aside.
 */
export async function putChanges(
  transaction: Work,
  models: Pick<ReadModels, 'dialect' | 'partitions'>,
  all: readonly Changes[],
  modules: ThemedModules,
): Promise<readonly SetAside[]> {
  if (all.length === 0) return [];
  const put = async (some: readonly Changes[]): Promise<void> => {
    const changed = some.flatMap((changes) => changes.changed ?? []);
    // Tallies depend only on how a game was played and on who is allowed to view it. Other changes do not require an
    // update.
    const counted = some.filter(
      (changes) => changes.entries.length > 0 || (changes.changed !== null && isPlayed(changes.changed)),
    );
    const games = counted.map(({ game }) => game);
    await tallied(transaction, models, games, async () => {
      for (const { game, entries } of some)
        if (entries.length > 0) await storeEntries(transaction, game, entries);
      await putGames(transaction, models, changed);
      await nameSeats(
        transaction,
        models,
        some.map(({ game }) => game),
      );
      await putReviews(transaction, models, some, modules);
    });
  };
  if ((await attempted(transaction, () => put(all))) === null) return [];
  const refused: SetAside[] = [];
  for (const changes of all) {
    const refusal = await attempted(transaction, () => put([changes]));
    if (refusal === null) continue;
    const where = `stream ${changes.last.stream}, revision ${changes.last.revision}`;
    const aside = setAsideAt(changes.game, changes.last, {
      code: 'ROW_REFUSED',
      message: `${where}: the database refused the game's row: ${refusal.message}.`,
      advice: 'Delete the game, or try a newer version of Retrace.',
      where,
    });
    await putAside(transaction, aside);
    refused.push(aside);
  }
  return refused;
}
