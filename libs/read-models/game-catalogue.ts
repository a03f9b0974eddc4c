import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { GameSummary } from '#projections';
import type { CheckStatus, Visibility } from '#record';
import { isCut, isMeant, mayKnow } from './conditions.js';
import { formatCursor, parseCursor } from './cursor.js';
import type { ReadModels } from './database.js';
import { anyOf } from './records.js';
import {
  everything,
  newestFirst,
  type GameOrder,
  type GameSearch,
  type Knowledge,
  type Ordering,
} from './search.js';
import type { Tables } from './tables.js';

export interface GameRow {
  readonly id: string;
  readonly summary: GameSummary;
  readonly turns: number;
  readonly parent: { readonly id: string; readonly revision: number } | null;
  /** Null if the visibility has never been set. */
  readonly visibility: Visibility | null;
  readonly tags: readonly string[];
  /** The importer's name and the result of checking the game against the rules. Null if the game was recorded here. */
  readonly imported: { readonly by: string; readonly check: CheckStatus | null } | null;
}

export interface CataloguePage {
  readonly games: readonly (GameRow & { readonly cursor: string })[];
  readonly total: number;
  readonly hasNext: boolean;
}

export interface CatalogueQuery extends GameSearch {
  readonly first: number;
  /** The cursor of the game before the page. Ignored if it belongs to a different order. */
  readonly after?: string;
  readonly order?: GameOrder;
}

const columnOf: Readonly<Record<Ordering, keyof Tables['games']>> = {
  recorded: 'position',
  started: 'started_at',
  days: 'days',
  turns: 'turns',
  events: 'events',
};

/**
 * Returns a game's sort value for a user. If the user is allowed to see only the beginning of the game, values that
 * depend on its length are 0.
 */
function placeIn({ by }: GameOrder, knowledge: Knowledge): RawBuilder<string | number> {
  const column = sql<string | number>`${sql.ref(columnOf[by])}`;
  const isKnown = by === 'recorded' || by === 'started' || knowledge.linked === undefined;
  return isKnown ? column : sql<string | number>`case when ${isCut(knowledge)} then 0 else ${column} end`;
}

/** Lists the recorded games that are in the read models and that are not hidden from the user. */
export class GameCatalogue {
  /** `printed` maps a card's reference to a name that all printings of the card share. */
  constructor(
    private readonly models: ReadModels,
    private readonly printed: (reference: string) => string = (reference) => reference,
  ) {}

  /** Returns a page of games. By default, the newest game comes first. */
  async page(query: CatalogueQuery, knowledge: Knowledge = everything): Promise<CataloguePage> {
    const { db, dialect } = this.models;
    const { first, after, order = newestFirst, cards, ...others } = query;
    const search = {
      ...others,
      ...(cards !== undefined && {
        cards: cards.map((filter) => ({ ...filter, card: this.printed(filter.card) })),
      }),
    };
    const meant = db
      .selectFrom('games')
      .where((eb) =>
        eb.and([...mayKnow(eb, dialect, knowledge), ...isMeant(eb, dialect, search, knowledge)]),
      );
    const { total } = await meant
      .select(({ fn }) => fn.countAll<string | number>().as('total'))
      .executeTakeFirstOrThrow();
    const column = placeIn(order, knowledge);
    const cursor = after === undefined ? null : parseCursor(after, order);
    const signs = order.direction === 'asc' ? sql`>` : sql`<`;
    const place = sql`(${column}, position)`;
    const rest =
      cursor === null
        ? meant
        : meant.where(sql<SqlBool>`${place} ${signs} (${cursor.value}, ${cursor.position})`);
    const rows = await rest
      .select(['id', 'position', 'summary', 'turns', 'parent', 'parent_revision', column.as('place')])
      .orderBy(column, order.direction)
      .orderBy('position', order.direction)
      .limit(first + 1)
      .execute();
    const shown = rows.slice(0, first);
    const games = await this.#rowsOf(shown);
    return {
      games: games.map((game, at) => {
        const row = shown[at];
        const cursor = { value: row?.place ?? '', position: row?.position ?? '' };
        return { ...game, cursor: formatCursor(order, cursor) };
      }),
      total: Number(total),
      hasNext: rows.length > first,
    };
  }

  /** Returns games by id, in the given order. A game is null if it is unknown or hidden from the user. */
  async games(
    ids: readonly string[],
    knowledge: Knowledge = everything,
  ): Promise<readonly (GameRow | null)[]> {
    const { db, dialect } = this.models;
    const rows = await db
      .selectFrom('games')
      .where((eb) => eb.and([eb('id', 'in', anyOf(dialect, ids)), ...mayKnow(eb, dialect, knowledge)]))
      .select(['id', 'summary', 'turns', 'parent', 'parent_revision'])
      .execute();
    const games = new Map((await this.#rowsOf(rows)).map((game) => [game.id, game]));
    return ids.map((id) => games.get(id) ?? null);
  }

  /** Returns one game. Null if it does not exist, has not been folded yet, or is hidden from the user. */
  async game(id: string, knowledge: Knowledge = everything): Promise<GameRow | null> {
    return (await this.games([id], knowledge))[0] ?? null;
  }

  async #rowsOf(
    rows: readonly Pick<Tables['games'], 'id' | 'summary' | 'turns' | 'parent' | 'parent_revision'>[],
  ): Promise<readonly GameRow[]> {
    const ids = rows.map(({ id }) => id);
    const notes = await this.#notesOf(ids);
    const tags = await this.#tags(ids);
    return rows.map(({ id, summary, turns, parent, parent_revision: revision }) => ({
      id,
      summary: JSON.parse(summary) as GameSummary,
      turns,
      parent: parent === null || revision === null ? null : { id: parent, revision },
      visibility: notes.get(id)?.visibility ?? null,
      imported: notes.get(id)?.imported ?? null,
      tags: tags.get(id) ?? [],
    }));
  }

  async #notesOf(
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Pick<GameRow, 'visibility' | 'imported'>>> {
    const { db, dialect } = this.models;
    const rows = await db
      .selectFrom('game_notes')
      .select(['game', 'visibility', 'importer', 'import_check'])
      .where('game', 'in', anyOf(dialect, ids))
      .execute();
    return new Map(
      rows.map(({ game, visibility, importer: by, import_check: check }) => [
        game,
        {
          visibility: visibility as Visibility | null,
          imported: by === null ? null : { by, check: check as CheckStatus | null },
        },
      ]),
    );
  }

  async #tags(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const { db, dialect } = this.models;
    const rows = await db
      .selectFrom('game_tags')
      .select(['game', 'tag'])
      .where('game', 'in', anyOf(dialect, ids))
      .orderBy('game')
      .orderBy('place')
      .execute();
    const tags = new Map<string, string[]>();
    for (const { game, tag } of rows) tags.set(game, [...(tags.get(game) ?? []), tag]);
    return tags;
  }
}
