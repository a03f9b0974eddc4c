import { Inject, Injectable } from '@nestjs/common';
import { EVENT_STORE, type EventStore } from '../parts.js';
import { summaryOf } from '#projections';
import { invariant } from '#record';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { ReplayedGames } from '../replays/replayed-games.js';
import { gameOf } from './game-of.js';
import type { Game, GameConnection, GameFilter } from './game.types.js';

export interface GamesQuery {
  readonly first: number;
  readonly after?: string | null;
  readonly filter?: GameFilter | null;
}

@Injectable()
export class GameList {
  constructor(
    private readonly games: ReplayedGames,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(GAME_MODULES) private readonly modules: GameModules,
  ) {}

  async isCaughtUp(): Promise<boolean> {
    return true;
  }

  async catchUp(): Promise<void> {}

  async game(id: string): Promise<Game> {
    const game = await this.games.open(id);
    const summary = summaryOf(game.events);
    invariant(summary, `game ${id} has started`);
    return gameOf(id, summary, this.modules);
  }

  async page({ first, after, filter }: GamesQuery): Promise<GameConnection> {
    const all: Game[] = [];
    for await (const { stream, revision } of this.store.readAll({ prefix: 'game-' }))
      if (revision === 0) all.unshift(await this.game(stream.slice('game-'.length)));
    const wanted = all.filter(
      (game) =>
        (filter?.finished == null || (game.result !== null) === filter.finished) &&
        (filter?.module == null || game.module === filter.module) &&
        (filter?.player == null ||
          game.players.some(({ name }) => name.toLowerCase().includes(filter.player!.toLowerCase()))),
    );
    const start = after == null ? 0 : wanted.findIndex(({ id }) => id === after) + 1;
    const edges = wanted.slice(start, start + first).map((node) => ({ cursor: node.id, node }));
    return {
      edges,
      totalCount: wanted.length,
      pageInfo: {
        hasNextPage: start + first < wanted.length,
        hasPreviousPage: start > 0,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
    };
  }
}
