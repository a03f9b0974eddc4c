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

/** A game as lists show it. */
export interface GameRow {
  readonly id: string;
  readonly summary: GameSummary;
  readonly turns: number;
  readonly parent: { readonly id: string; readonly revision: number } | null;
  /** Null if it was never set. */
  readonly visibility: Visibility | null;
  readonly tags: readonly string[];
  /** The importer, and whether the rules confirm the game. Null if it was recorded here. */
  readonly imported: { readonly by: string; readonly check: CheckStatus | null } | null;
}

export interface CataloguePage {
  readonly games: readonly (GameRow & { readonly cursor: string })[];
  readonly total: number;
  readonly hasNext: boolean;
}

export interface CatalogueQuery extends GameSearch {
  readonly first: number;
  /** Cursor of the game before the page. A cursor of another order starts from the beginning. */
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

/** The place of a game in an order, by the reader's knowledge. Its length counts only if the reader knows it to its end. */
function placeIn({ by }: GameOrder, knowledge: Knowledge): RawBuilder<string | number> {
  const column = sql<string | number>`${sql.ref(columnOf[by])}`;
  const isKnown = by === 'recorded' || by === 'started' || knowledge.linked === undefined;
  return isKnown ? column : sql<string | number>`case when ${isCut(knowledge)} then 0 else ${column} end`;
}

/** Lists recorded games, as far as read models know them and the reader may. */
export class GameCatalogue {
  /** `printed`: the common name of all prints of a card, by reference. */
  constructor(
    private readonly models: ReadModels,
    private readonly printed: (reference: string) => string = (reference) => reference,
  ) {}

  /** A page of games, newest first unless another order is given. */
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

  /** Games by id, in the given order. Null for each that is unknown or hidden from the reader. */
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

  /** One game. Null if it is not recorded or not yet folded, or the reader may not know of it. */
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
