import { hash } from 'node:crypto';
import type { GameFold, SidePlay } from '#projections';
import { nameKey, UNIDENTIFIED } from '#record';
import type { ReadModels, Work } from '../database.js';
import { columned, indexed } from '../indexed.js';
import { partitionOf } from '../partition.js';
import { putRows } from '../records.js';
import { statisticShapes, type StatisticTables } from '../statistic-tables.js';
import { habitsOf } from './habits.js';

/** A finished game and how it was played. */
export interface PlayedGame {
  readonly game: string;
  readonly fold: Pick<GameFold, 'summary' | 'sides' | 'parent'>;
}

interface Rows {
  readonly game_sides: StatisticTables['game_sides'][];
  readonly game_cards: StatisticTables['game_cards'][];
  readonly game_days: StatisticTables['game_days'][];
}

/** Whether statistics count a game, which must be finished and must not be a branch. */
export const isPlayed = ({ fold }: PlayedGame): boolean => fold.parent === null && fold.sides !== null;

/** Replaces the rows that describe how games were played. */
export async function putPlayed(
  transaction: Work,
  { dialect, partitions }: Pick<ReadModels, 'dialect' | 'partitions'>,
  played: readonly PlayedGame[],
): Promise<void> {
  const rows: Rows = { game_sides: [], game_cards: [], game_days: [] };
  for (const game of played) addRows(rows, game, partitionOf(game.game, partitions));
  await putRows(transaction, dialect, 'game_sides', statisticShapes.game_sides, rows.game_sides);
  await putRows(transaction, dialect, 'game_cards', statisticShapes.game_cards, rows.game_cards);
  await putRows(transaction, dialect, 'game_days', statisticShapes.game_days, rows.game_days);
}

/** Removes all rows that describe how a game was played. */
export async function forgetPlayed(transaction: Work, game: string): Promise<void> {
  for (const table of ['game_sides', 'game_cards', 'game_days'] as const)
    await transaction.deleteFrom(table).where('game', '=', game).execute();
}

const openings = { unseen: 0, seen: 1, mana: 2 } as const;

const DIGEST_LENGTH = 16;

/**
 * Returns a deck list's digest, which does not depend on the order of the cards. Empty if a card in the list is
 * unidentified.
 */
function deckOf(cards: SidePlay['cards']): string {
  if (cards.length === 0 || cards.some(({ reference }) => reference === UNIDENTIFIED)) return '';
  const list = cards.map(({ reference, copies }) => `${copies} ${reference}`).sort();
  return hash('sha256', list.join('\n'), 'hex').slice(0, DIGEST_LENGTH);
}

const word = (text: string | null): string => indexed(text ?? '');

function addRows(rows: Rows, { game, fold }: PlayedGame, partition: number): void {
  const { summary, sides } = fold;
  if (summary === null || sides === null) return;
  const { module, edition, format, startedAt, players, result, days, events } = summary;
  const scope = {
    partition,
    module,
    edition: word(edition),
    format: word(format),
    period: startedAt.slice(0, 7),
    started: indexed(startedAt),
    last: columned(events - 1),
  };
  for (const { seat, first, reactions, cards, days: each } of sides) {
    const own = players[seat];
    if (own === undefined) continue;
    const rival = players.length === 2 ? players[1 - seat] : undefined;
    const sum = (of: 'mana' | 'unspent'): number => each.reduce((all, day) => all + day[of], 0);
    rows.game_sides.push({
      game,
      seat,
      ...scope,
      player: word(own.name),
      search: indexed(nameKey(own.name)),
      hero: word(own.hero),
      faction: word(own.faction),
      rival_hero: word(rival?.hero ?? null),
      rival_faction: word(rival?.faction ?? null),
      won: result?.winners.includes(seat) === true ? 1 : 0,
      first: first ? 1 : 0,
      days: columned(days),
      reactions: columned(reactions),
      mana: columned(sum('mana')),
      unspent: columned(sum('unspent')),
      deck: deckOf(cards),
    });
    const at = { game, seat };
    for (const { reference, name, copies, drawnDay, played, opening } of cards)
      rows.game_cards.push({
        ...at,
        reference: indexed(reference),
        name: indexed(name),
        copies,
        drawn_day: drawnDay === null ? -1 : columned(drawnDay),
        played: played ? 1 : 0,
        opening: openings[opening],
      });
    for (const { day, played, mana, unspent, habits } of each)
      rows.game_days.push({
        ...at,
        day: columned(day),
        played: columned(played),
        mana: columned(mana),
        unspent: columned(unspent),
        habits: habitsOf(habits),
      });
  }
}
