import { Inject, Injectable } from '@nestjs/common';
import { GameFold } from '#projections';
import { newestFirst, parseCursor } from '#read-models';
import type { CataloguePage, CatalogueQuery, GameCatalogue, GameRow } from '#read-models';
import { fail, ok, type GameId, type Problem, type Result } from '#record';
import { GameFacts } from '../access/game-facts.js';
import type { Reader } from '../access/reader.js';
import { sightOf } from '../access/sight.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { GAME_CATALOGUE } from '../parts.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { admit, noSuchGame, ReplayedGames } from '../replays/replayed-games.js';
import type { GameFilter, GameOrderBy } from './game-filter.types.js';
import { gameOf } from './game-of.js';
import { orderOf, searchOf } from './game-search.js';
import type { Game, GameConnection } from './game.types.js';
import { knowledgeOf } from './knowledge.js';
import { Upkeep } from './upkeep.js';

export interface GamesQuery {
  readonly first: number;
  readonly after?: string | null;
  readonly filter?: GameFilter | null;
  readonly orderBy?: GameOrderBy | null;
}

/** The recorded games as a list. It takes in what is new before it answers, so what was acknowledged is listed. */
@Injectable()
export class GameList {
  constructor(
    @Inject(GAME_CATALOGUE) private readonly catalogue: GameCatalogue,
    @Inject(GAME_MODULES) private readonly modules: GameModules,
    private readonly replays: ReplayedGames,
    private readonly facts: GameFacts,
    private readonly upkeep: Upkeep,
  ) {}

  /** One game as far as the reader may see it; problems `GAME_NOT_FOUND`, `LINK_REVOKED`. */
  async game(text: string, reader: Reader): Promise<Game> {
    const id = this.replays.idOf(text);
    await this.upkeep.catchUp();
    const row = await this.catalogue.game(id);
    // A list that others keep may not have heard of it yet.
    if (row === null) return this.recorded(id, reader);
    const sight = admit(id, await this.sightOf(row, reader));
    // How it goes on is not told.
    if (sight.kind === 'shared') return this.recorded(id, reader);
    return gameOf(row, this.modules, sight.kind === 'everything');
  }

  private async recorded(id: string, reader: Reader): Promise<Game> {
    const { events, tellsEverything } = await this.replays.open(id, reader);
    const { summary, turns } = GameFold.of(this.modules, events);
    if (summary === null) throw new ProblemError(noSuchGame(id));
    return gameOf({ id, summary, turns }, this.modules, tellsEverything);
  }

  /** A page of games, newest first unless asked for otherwise; problems `BAD_CURSOR`, `BAD_SEARCH`. */
  async page(asked: GamesQuery, reader: Reader): Promise<GameConnection> {
    const query = valueOf(catalogueQuery(asked));
    await this.upkeep.catchUp();
    const { games, total, hasNext } = await this.catalogue.page(query, knowledgeOf(reader));
    const shown = await this.shown(games, reader);
    const edges = shown.map(({ game: { cursor, ...row }, sight }) => ({
      cursor,
      node: gameOf(row, this.modules, sight.kind === 'everything'),
    }));
    return {
      edges,
      totalCount: total - (games.length - shown.length),
      pageInfo: {
        hasNextPage: hasNext,
        hasPreviousPage: query.after !== undefined,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: games.at(-1)?.cursor ?? null,
      },
    };
  }

  /** The list may be a moment behind what was said about a game just now: that it is nobody else's, or gone. */
  private async shown(games: CataloguePage['games'], reader: Reader) {
    const sighted = games.map(async (game) => ({ game, sight: await this.sightOf(game, reader) }));
    return (await Promise.all(sighted)).filter(({ sight }) => sight.kind !== 'nothing');
  }

  private async sightOf({ id: text, summary }: GameRow, reader: Reader) {
    const id = text as GameId;
    const isOver = summary.endedAt !== null;
    return sightOf({ id, isOver, notes: await this.facts.of(id) }, reader);
  }
}

function catalogueQuery({ first, after, filter, orderBy }: GamesQuery): Result<CatalogueQuery, Problem> {
  const order = orderBy == null ? newestFirst : orderOf(orderBy);
  if (after != null && parseCursor(after, order) === null)
    return fail({
      code: 'BAD_CURSOR',
      message: `"${after}" is not a cursor of the list of games in this order.`,
      advice: 'Use a cursor or an endCursor of an earlier page of the same order.',
    });
  const search = searchOf(filter ?? {});
  return search.ok ? ok({ ...search.value, first, order, ...(after != null && { after }) }) : search;
}
