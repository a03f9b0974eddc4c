import { setTimeout as after } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ordinalOf, type CatalogueQuery, type GameCatalogue } from '#read-models';
import { fail, ok, type Problem, type Result } from '#record';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { EVENT_STORE, GAME_CATALOGUE, type EventStore } from '../parts.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { noSuchGame } from '../replays/replayed-games.js';
import { gameOf } from './game-of.js';
import type { Game, GameConnection, GameFilter } from './game.types.js';

/** How long a query waits for the list to know what the store knows, in milliseconds; then it gets what is there. */
const PATIENCE = 2000;

export interface GamesQuery {
  readonly first: number;
  readonly after?: string | null;
  readonly filter?: GameFilter | null;
}

/** The recorded games as a list. It takes in what is new before it answers, so what was acknowledged is listed. */
@Injectable()
export class GameList implements OnApplicationBootstrap {
  private readonly logger = new Logger('GameList');

  constructor(
    @Inject(GAME_CATALOGUE) private readonly catalogue: GameCatalogue,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(GAME_MODULES) private readonly modules: GameModules,
  ) {}

  onApplicationBootstrap(): void {
    this.catalogue
      .catchUp(this.store)
      .catch((error: unknown) => this.logger.error({ err: error }, 'The list of games cannot catch up.'));
  }

  /** True when the list knows what the store knows, now or in the given time. */
  async catchUp(patience = PATIENCE): Promise<boolean> {
    const waiting = new AbortController();
    const caughtUp = this.catalogue.catchUp(this.store).then(() => true);
    const late = after(patience, false, { signal: waiting.signal, ref: false }).catch(() => false);
    try {
      return await Promise.race([caughtUp, late]);
    } finally {
      waiting.abort();
    }
  }

  /** One game; problem `GAME_NOT_FOUND`. */
  async game(id: string): Promise<Game> {
    await this.catchUp();
    const row = await this.catalogue.game(id);
    if (row === null) throw new ProblemError(noSuchGame(id));
    return gameOf(id, row.summary, this.modules);
  }

  /** A page of games, newest first; problem `BAD_CURSOR`. */
  async page(asked: GamesQuery): Promise<GameConnection> {
    await this.catchUp();
    const query = valueOf(catalogueQuery(asked));
    const { games, total, hasNext } = await this.catalogue.page(query);
    const edges = games.map(({ id, summary, cursor }) => ({
      cursor,
      node: gameOf(id, summary, this.modules),
    }));
    return {
      edges,
      totalCount: total,
      pageInfo: {
        hasNextPage: hasNext,
        hasPreviousPage: query.after !== undefined,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
    };
  }
}

function catalogueQuery({ first, after: cursor, filter }: GamesQuery): Result<CatalogueQuery, Problem> {
  if (cursor != null && ordinalOf(cursor) === null)
    return fail({
      code: 'BAD_CURSOR',
      message: `"${cursor}" is not a cursor of the list of games.`,
      advice: 'Use a cursor or an endCursor of an earlier page.',
    });
  const { module, player, finished } = filter ?? {};
  return ok({
    first,
    ...(cursor != null && { after: cursor }),
    ...(module != null && { module }),
    ...(player != null && { player }),
    ...(finished != null && { finished }),
  });
}
