import { noNotes, takeNote, type GameNotes } from '#projections';
import type { RecordedNote, Visibility } from '#record';
import type { Work } from './database.js';

/** Adds what was said about a game to what is kept of it; of a deleted game nothing is kept but that it is. */
export async function putNotes(
  transaction: Work,
  game: string,
  said: readonly RecordedNote[],
): Promise<void> {
  const notes = said.reduce(takeNote, await notesKept(transaction, game));
  const deleted = notes.deleted ? 1 : 0;
  const { visibility } = notes;
  await transaction
    .insertInto('game_notes')
    .values({ game, visibility, deleted })
    .onConflict((conflict) => conflict.column('game').doUpdateSet({ visibility, deleted }))
    .execute();
  await transaction.deleteFrom('game_tags').where('game', '=', game).execute();
  for (const [place, tag] of notes.tags.entries())
    await transaction.insertInto('game_tags').values({ game, tag, place }).execute();
  if (!notes.deleted) return;
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

async function notesKept(transaction: Work, game: string): Promise<GameNotes> {
  const row = await transaction
    .selectFrom('game_notes')
    .select(['visibility', 'deleted'])
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
    tags: tags.map(({ tag }) => tag),
  };
}
