import {
  noAuthority,
  noNotes,
  takeAuthority,
  takeNote,
  type GameAuthority,
  type GameNotes,
  type StoredAbout,
} from '#projections';
import {
  authorKey,
  authorOfKey,
  type AdministrationEntry,
  type CheckStatus,
  type Seat,
  type Visibility,
} from '#record';
import type { ReadModels, Work } from './database.js';
import { indexed, indexedOrNull, searchable } from './indexed.js';
import { storable } from './records.js';
import { putSeatNames } from './seat-names.js';
import { takeUp } from './set-aside.js';
import { forgetPlayed } from './statistics/statistic-rows.js';

interface StoredNote {
  readonly authority: GameAuthority;
  readonly notes: GameNotes;
}

function take({ authority, notes }: StoredNote, about: StoredAbout): StoredNote {
  return about.kind === 'note'
    ? { authority, notes: takeNote(notes, about.recorded) }
    : { authority: takeAuthority(authority, about.recorded), notes };
}

/**
 * Applies notes and administrative entries to a game's stored data. If the game was deleted, removes all its data but
 * stores that it was deleted.
 */
export async function storeEntries(
  transaction: Work,
  game: string,
  entries: readonly StoredAbout[],
): Promise<void> {
  const { authority, notes } = entries.reduce(take, await storedNote(transaction, game));
  const deleted = authority.deleted ? 1 : 0;
  const { visibility, imported } = authority;
  const importer = storable(indexedOrNull(imported?.by ?? null)) as string | null;
  const author = imported?.author ?? null;
  const importer_key = author === null ? null : indexed(authorKey(author));
  const check = imported?.check?.status ?? null;
  await transaction
    .insertInto('game_notes')
    .values({ game, visibility, deleted, importer, importer_key, import_check: check })
    .onConflict((conflict) =>
      conflict
        .column('game')
        .doUpdateSet({ visibility, deleted, importer, importer_key, import_check: check }),
    )
    .execute();
  await transaction.deleteFrom('game_tags').where('game', '=', game).execute();
  const tags = authority.deleted ? [] : notes.tags;
  for (const [place, tag] of [...new Set(tags.map((tag) => String(storable(indexed(tag)))))].entries())
    await transaction
      .insertInto('game_tags')
      .values({ game, tag, place, search: searchable(tag) })
      .execute();
  if (!authority.deleted) {
    await putHolders(transaction, game, entries);
    return putSeatNames(transaction, game, entries);
  }
  for (const table of ['game_holders', 'seat_names'] as const)
    await transaction.deleteFrom(table).where('game', '=', game).execute();
  await takeUp(transaction, game);
  await forgetCards(transaction, game);
  await forgetPlayed(transaction, game);
  await transaction.deleteFrom('game_reviews').where('game', '=', game).execute();
  await transaction.deleteFrom('game_players').where('game', '=', game).execute();
  await transaction.deleteFrom('games').where('id', '=', game).execute();
}

/**
 * Stores the accounts that hold seats: the account of the user who started the game and those of users who claimed
 * seats.
 */
async function putHolders(transaction: Work, game: string, entries: readonly StoredAbout[]): Promise<void> {
  for (const about of entries) {
    if (about.kind === 'note') continue;
    const { entry } = about.recorded;
    if (entry.author?.kind !== 'signed-in') continue;
    const holder = indexed(authorKey(entry.author));
    for (const seat of seatsTaken(entry))
      await transaction
        .insertInto('game_holders')
        .values({ game, seat, holder })
        .onConflict((conflict) => conflict.columns(['game', 'seat']).doNothing())
        .execute();
  }
}

/** Returns the seats whose tokens an entry gives to its author. */
function seatsTaken(entry: AdministrationEntry): readonly Seat[] {
  if (entry.kind === 'SeatClaimed') return [entry.seat];
  if (entry.kind !== 'GameOpened') return [];
  return entry.seats
    .filter(({ handedOut, invitation }) => handedOut && invitation === undefined)
    .map(({ seat }) => seat);
}

async function forgetCards(transaction: Work, game: string): Promise<void> {
  const cards = transaction.selectFrom('card_events').where('game', '=', game);
  const names = cards.select('search as card').union(cards.select('reference as card'));
  await transaction.deleteFrom('card_games').where('game', '=', game).where('card', 'in', names).execute();
  await transaction.deleteFrom('card_events').where('game', '=', game).execute();
}

/**
 * Restores an import from its stored fields. The time of the import and the first position that contradicts the rules
 * are missing, because they are not stored.
 */
const importedAs = (by: string, key: string | null, check: string | null): GameAuthority['imported'] => ({
  by,
  author: key === null ? null : authorOfKey(key),
  at: '',
  check: check === null ? null : { status: check as CheckStatus, position: null },
});

/** Returns at most `most` imported games that have not been checked against the rules, in store order. */
export async function pendingImports(
  { db }: Pick<ReadModels, 'db'>,
  most: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('game_notes')
    .innerJoin('games', 'games.id', 'game_notes.game')
    .select('game')
    .where('importer', 'is not', null)
    .where('import_check', 'is', null)
    .where('deleted', '=', 0)
    .orderBy('position')
    .limit(most)
    .execute();
  return rows.map(({ game }) => game);
}

async function storedNote(transaction: Work, game: string): Promise<StoredNote> {
  const row = await transaction
    .selectFrom('game_notes')
    .select(['visibility', 'deleted', 'importer', 'importer_key', 'import_check'])
    .where('game', '=', game)
    .executeTakeFirst();
  if (row === undefined) return { authority: noAuthority, notes: noNotes };
  const tags = await transaction
    .selectFrom('game_tags')
    .select('tag')
    .where('game', '=', game)
    .orderBy('place')
    .execute();
  const { importer, importer_key, import_check } = row;
  return {
    authority: {
      ...noAuthority,
      visibility: row.visibility as Visibility | null,
      deleted: row.deleted === 1,
      imported: importer === null ? null : importedAs(importer, importer_key, import_check),
    },
    // Uses empty strings for the times at which tags were added, because these times are not stored.
    notes: { ...noNotes, tags: tags.map(({ tag }) => tag), taggedAt: tags.map(() => '') },
  };
}
