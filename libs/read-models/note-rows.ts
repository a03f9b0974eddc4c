import { noNotes, takeNote, type GameNotes } from '#projections';
import { authorKey, authorOfKey, type CheckStatus, type RecordedNote, type Visibility } from '#record';
import type { ReadModels, Work } from './database.js';
import { indexed, indexedOrNull } from './indexed.js';
import { kept } from './records.js';
import { takeUp } from './set-aside.js';

/** Adds what was said about a game to what is kept of it; of a deleted game nothing is kept but that it is. */
export async function putNotes(
  transaction: Work,
  game: string,
  said: readonly RecordedNote[],
): Promise<void> {
  const notes = said.reduce(takeNote, await notesKept(transaction, game));
  const deleted = notes.deleted ? 1 : 0;
  const { visibility } = notes;
  const importer = kept(indexedOrNull(notes.imported?.by ?? null)) as string | null;
  const author = notes.imported?.author ?? null;
  const importer_key = author === null ? null : indexed(authorKey(author));
  const check = notes.imported?.check?.status ?? null;
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
  for (const [place, tag] of [...new Set(notes.tags.map((tag) => String(kept(indexed(tag)))))].entries())
    await transaction.insertInto('game_tags').values({ game, tag, place }).execute();
  if (!notes.deleted) return;
  await takeUp(transaction, game);
  await forgetCards(transaction, game);
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
const importedAs = (by: string, key: string | null, check: string | null): GameNotes['imported'] => ({
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

async function notesKept(transaction: Work, game: string): Promise<GameNotes> {
  const row = await transaction
    .selectFrom('game_notes')
    .select(['visibility', 'deleted', 'importer', 'importer_key', 'import_check'])
    .where('game', '=', game)
    .executeTakeFirst();
  if (row === undefined) return noNotes;
  const tags = await transaction
    .selectFrom('game_tags')
    .select('tag')
    .where('game', '=', game)
    .orderBy('place')
    .execute();
  return {
    ...noNotes,
    visibility: row.visibility as Visibility | null,
    deleted: row.deleted === 1,
    imported: row.importer === null ? null : importedAs(row.importer, row.importer_key, row.import_check),
    tags: tags.map(({ tag }) => tag),
  };
}
