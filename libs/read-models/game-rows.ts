import type { CardCount, GameFold, GameSummary } from '#projections';
import { columned, indexed, searchable } from './indexed.js';
import type { ReadModels, Work } from './database.js';
import { deletedAmong } from './deleted.js';
import { putRows } from './records.js';
import { isPlayed, putPlayed } from './statistics/statistic-rows.js';
import type { Tables } from './tables.js';

export interface ChangedGame {
  readonly game: string;
  /** The store position of the game's first event. */
  readonly position: string;
  readonly fold: GameFold;
  readonly cards: readonly CardCount[];
}

const gamesTable = {
  key: ['id'],
  columns: {
    id: 'text',
    position: 'text',
    module: 'text',
    edition: 'text',
    format: 'text',
    finished: 'integer',
    reason: 'text',
    days: 'integer',
    turns: 'integer',
    events: 'integer',
    started_at: 'text',
    ended_at: 'text',
    parent: 'text',
    parent_revision: 'integer',
    summary: 'text',
  },
} as const;

const playersTable = {
  key: ['game', 'seat'],
  columns: { game: 'text', seat: 'integer', name: 'text', hero: 'text', faction: 'text', won: 'integer' },
} as const;

const cardsTable = {
  key: ['game', 'search', 'kind', 'seat', 'reference', 'name'],
  columns: {
    game: 'text',
    seat: 'integer',
    kind: 'text',
    reference: 'text',
    name: 'text',
    search: 'text',
    first_day: 'integer',
    times: 'integer',
    seen_first_day: 'integer',
    seen_times: 'integer',
  },
} as const;

const cardGamesTable = {
  key: ['card', 'game', 'search'],
  columns: { card: 'text', game: 'text', search: 'text' },
} as const;

/** Normalises the name for searching. Null if the name is null. */
const searchableOrNull = (name: string | null): string | null => (name === null ? null : searchable(name));

/** Replaces the rows of games, except deleted ones. */
export async function putGames(
  transaction: Work,
  models: Pick<ReadModels, 'dialect' | 'partitions'>,
  changed: readonly ChangedGame[],
): Promise<void> {
  if (changed.length === 0) return;
  const { dialect } = models;
  const gone = await deletedAmong(
    transaction,
    models,
    changed.map(({ game }) => game),
  );
  const shown = changed.filter(({ game }) => !gone.has(game));
  const games: Tables['games'][] = [];
  const players: Tables['game_players'][] = [];
  const cards: Tables['card_events'][] = [];
  for (const { game, position, fold, cards: counts } of shown) {
    const { summary } = fold;
    if (summary === null) continue;
    games.push(gameRow(game, position, fold, summary));
    players.push(...playerRows(game, summary));
    cards.push(...counts.map((count) => cardRow(game, count)));
  }
  await putRows(transaction, dialect, 'games', gamesTable, games);
  await putRows(transaction, dialect, 'game_players', playersTable, players);
  await putRows(transaction, dialect, 'card_events', cardsTable, cards);
  await putRows(transaction, dialect, 'card_games', cardGamesTable, cardGameRows(cards));
  await putPlayed(transaction, models, shown.filter(isPlayed));
}

function gameRow(id: string, position: string, fold: GameFold, summary: GameSummary): Tables['games'] {
  const { module, edition, format, result, days, events, startedAt, endedAt } = summary;
  return {
    id,
    position,
    module,
    edition,
    format,
    finished: result === null ? 0 : 1,
    reason: result?.reason ?? null,
    days: columned(days),
    turns: columned(fold.turns),
    events,
    started_at: startedAt,
    ended_at: endedAt,
    parent: fold.parent === null ? null : indexed(fold.parent.id),
    parent_revision: fold.parent === null ? null : columned(fold.parent.revision),
    summary: JSON.stringify(summary),
  };
}

const playerRows = (game: string, { players, result }: GameSummary): Tables['game_players'][] =>
  players.map(({ seat, name, hero, faction }) => ({
    game,
    seat,
    name: searchable(name),
    hero: searchableOrNull(hero),
    faction: searchableOrNull(faction),
    won: result?.winners.includes(seat) === true ? 1 : 0,
  }));

const cardRow = (
  game: string,
  { seat, kind, reference, name, known, seen }: CardCount,
): Tables['card_events'] => ({
  game,
  seat,
  kind,
  reference: indexed(reference),
  name: indexed(name),
  search: searchable(name),
  first_day: columned(known.firstDay ?? seen.firstDay ?? 0),
  times: known.times,
  seen_first_day: seen.firstDay === null ? null : columned(seen.firstDay),
  seen_times: seen.times,
});

/** Returns the rows for finding games by a card's reference or name, without duplicates. */
function cardGameRows(cards: readonly Tables['card_events'][]): Tables['card_games'][] {
  const rows = new Map<string, Tables['card_games']>();
  for (const { game, search, reference } of cards)
    for (const card of [search, reference]) rows.set(`${game}\n${search}\n${card}`, { card, game, search });
  return [...rows.values()];
}
