import {
  noAuthority,
  noNotes,
  takeAuthority,
  takeNote,
  type GameAuthority,
  type GameNotes,
  type StoredAbout,
} from '#projections';
import { authorKey, authorOfKey, type CheckStatus, type Visibility } from '#record';
import type { ReadModels, Work } from './database.js';
import { indexed, indexedOrNull, searchable } from './indexed.js';
import { kept } from './records.js';
import { takeUp } from './set-aside.js';
import { forgetPlayed } from './statistics/statistic-rows.js';

/** What is kept of what was written and decided about a game. */
interface Kept {
  readonly authority: GameAuthority;
  readonly notes: GameNotes;
}

function take({ authority, notes }: Kept, about: StoredAbout): Kept {
  return about.kind === 'note'
    ? { authority, notes: takeNote(notes, about.recorded) }
    : { authority: takeAuthority(authority, about.recorded), notes };
}

/** Adds what was said about a game to what is kept of it; of a deleted game nothing is kept but that it is. */
export async function putSaid(transaction: Work, game: string, said: readonly StoredAbout[]): Promise<void> {
  const { authority, notes } = said.reduce(take, await saidKept(transaction, game));
  const deleted = authority.deleted ? 1 : 0;
  const { visibility, imported } = authority;
  const importer = kept(indexedOrNull(imported?.by ?? null)) as string | null;
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
  for (const [place, tag] of [...new Set(tags.map((tag) => String(kept(indexed(tag)))))].entries())
    await transaction
      .insertInto('game_tags')
      .values({ game, tag, place, search: searchable(tag) })
      .execute();
  if (!authority.deleted) return;
  await takeUp(transaction, game);
  await forgetCards(transaction, game);
  await forgetPlayed(transaction, game);
  await transaction.deleteFrom('game_reviews').where('game', '=', game).execute();
  await transaction.deleteFrom('game_players').where('game', '=', game).execute();
  await transaction.deleteFrom('games').where('id', '=', game).execute();
}

async function forgetCards(transaction: Work, game: string): Promise<void> {
  const cards = transaction.selectFrom('card_events').where('game', '=', game);
  const names = cards.select('search as card').union(cards.select('reference as card'));
  await transaction.deleteFrom('card_games').where('game', '=', game).where('card', 'in', names).execute();
  await transaction.deleteFrom('card_events').where('game', '=', game).execute();
}

/** When it was imported, and where it is not what the rules decide, the list does not keep. */
const importedAs = (by: string, key: string | null, check: string | null): GameAuthority['imported'] => ({
  by,
  author: key === null ? null : authorOfKey(key),
  at: '',
  check: check === null ? null : { status: check as CheckStatus, position: null },
});

/** Imported games of which nobody has said whether the rules confirm them. */
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

async function saidKept(transaction: Work, game: string): Promise<Kept> {
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
    // When tags were given, the list does not keep.
    notes: { ...noNotes, tags: tags.map(({ tag }) => tag), taggedAt: tags.map(() => '') },
  };
}
