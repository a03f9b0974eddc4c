import { Inject, Injectable } from '@nestjs/common';
import { gameNotFound } from '#archive';
import { GameFold, withChosenNames } from '#projections';
import { newestFirst, parseCursor, unreadable } from '#read-models';
import type { CatalogueQuery, GameCatalogue, GameRow } from '#read-models';
import { fail, ok, type GameId, type Result } from '#record';
import type { Problem } from '../errors/problem.js';
import { AdmissionsService } from '../access/admissions.service.js';
import type { Reader } from '../access/reader.js';
import { visiblePart, type Admission } from '../access/visible-part.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { GAME_CATALOGUE } from '../api.tokens.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import type { GameFilter, GameOrderBy } from './game-filter.types.js';
import { gameOf } from './game-of.js';
import { orderOf, searchOf } from './game-search.js';
import type { Game, GameConnection } from '../graphql/game.types.js';
import { knowledgeOf } from './knowledge.js';
import { CatalogueSync } from './catalogue-sync.js';

export interface GamesQuery {
  readonly first: number;
  readonly after?: string | null;
  readonly filter?: GameFilter | null;
  readonly orderBy?: GameOrderBy | null;
}

/** Lists the recorded games. Reads new entries before it answers, so that the list includes every acknowledged game. */
@Injectable()
export class GameList {
  constructor(
    @Inject(GAME_CATALOGUE) private readonly catalogue: GameCatalogue,
    @Inject(GAME_MODULES) private readonly modules: GameModules,
    private readonly replays: ReplayedGames,
    private readonly admissions: AdmissionsService,
    private readonly catalogueSync: CatalogueSync,
  ) {}

  /** Returns one game, as far as the reader can see it. Fails with `GAME_NOT_FOUND` or `LINK_REVOKED`. */
  async game(text: string, reader: Reader): Promise<Game> {
    const id = this.replays.idOf(text);
    const isUpToDate = await this.catalogueSync.catchUp();
    const row = isUpToDate ? await this.catalogue.game(id).catch(() => null) : null;
    // Reads the record, because the list might not contain the game or its latest events yet.
    if (row === null) return this.recorded(id, reader);
    // The access rights are checked after the list is read, so that a change of visibility in the meantime takes
    // effect.
    const admission = valueOf(await this.admissions.of(id, reader));
    return this.seen(row, admission, reader);
  }

  private async seen(row: GameRow, admission: Admission, reader: Reader): Promise<Game> {
    const part = visiblePart(admission, isOver(row));
    // The row in the list would reveal events after the position at which the link ends.
    if (part.kind === 'shared') return this.recorded(row.id, reader);
    const players = withChosenNames(row.summary.players, admission);
    const summary = { ...row.summary, players };
    return gameOf({ ...row, summary }, this.modules, part.kind === 'everything');
  }

  private async recorded(id: string, reader: Reader): Promise<Game> {
    const { events, tellsEverything } = await this.replays.open(id, reader);
    const { summary, turns } = GameFold.of(this.modules, events);
    if (summary === null) throw new ProblemError(gameNotFound(id));
    return gameOf({ id, summary, turns }, this.modules, tellsEverything);
  }

  /** Returns a page of games, newest first by default. Fails with `CURSOR_INVALID` or `SEARCH_INVALID`. */
  async page(requested: GamesQuery, reader: Reader): Promise<GameConnection> {
    const query = valueOf(catalogueQuery(requested));
    const upToDate = await this.catalogueSync.catchUp();
    const listed = this.catalogue.page(query, knowledgeOf(reader));
    const { games, total, hasNext } = await listed.catch((error: unknown) => {
      throw unreadable(error);
    });
    const shown = await Promise.all(games.map((game) => this.shown(game, reader)));
    const edges = games.flatMap(({ cursor }, at) => {
      const node = shown[at] ?? null;
      return node === null ? [] : [{ cursor, node }];
    });
    return {
      edges,
      upToDate,
      totalCount: total - (games.length - edges.length),
      pageInfo: {
        hasNextPage: hasNext,
        hasPreviousPage: query.after !== undefined,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: games.at(-1)?.cursor ?? null,
      },
    };
  }

  /**
   * Returns a listed game, as far as the reader can see it. Null if the game is hidden from the reader or its access
   * rights are unreadable. Checks the current access rights, because the list might lack a recent deletion or change of
   * visibility.
   */
  private async shown(row: GameRow, reader: Reader): Promise<Game | null> {
    const admission = await this.admissions.of(row.id as GameId, reader);
    if (!admission.ok) return null;
    return this.seen(row, admission.value, reader).catch((error: unknown) => {
      // The content of a link is read from the record, which might be deleted or unreadable.
      if (error instanceof ProblemError) return null;
      throw error;
    });
  }
}

const isOver = ({ summary }: GameRow): boolean => summary.endedAt !== null;

function catalogueQuery({ first, after, filter, orderBy }: GamesQuery): Result<CatalogueQuery, Problem> {
  const order = orderBy == null ? newestFirst : orderOf(orderBy);
  if (after != null && parseCursor(after, order) === null)
    return fail({
      code: 'CURSOR_INVALID',
      message: `"${after}" is not a cursor from the list of games in this order.`,
      advice: 'Use a cursor or endCursor from an earlier page in the same order.',
    });
  const search = searchOf(filter ?? {});
  return search.ok ? ok({ ...search.value, first, order, ...(after != null && { after }) }) : search;
}
