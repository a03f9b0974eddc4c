import { Inject, Injectable } from '@nestjs/common';
import { EVENT_STORE, type EventStore } from '../parts.js';
import { ReplayedGames } from '../replays/replayed-games.js';
import type { ReplayedGame } from '../replays/replayed-game.js';
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
  ) {}

  async isCaughtUp(): Promise<boolean> {
    return true;
  }

  async game(id: string): Promise<Game> {
    return summary(await this.games.open(id));
  }

  async page({ first, after, filter }: GamesQuery): Promise<GameConnection> {
    const all: Game[] = [];
    for await (const { stream, revision } of this.store.readAll({ prefix: 'game-' }))
      if (revision === 0) all.unshift(await this.game(stream.slice('game-'.length)));
    const wanted = all.filter(
      (game) => filter?.finished == null || (game.result !== null) === filter.finished,
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

function summary(game: ReplayedGame): Game {
  const { started, module, events, replay } = game;
  const end = events.at(-1)?.event;
  return {
    id: game.id,
    module: started.module,
    moduleName: module.name,
    edition: started.edition,
    format: started.format,
    players: started.seats.map(({ name }, seat) => ({ seat, name, hero: null, faction: null })),
    startedAt: new Date(events[0]?.metadata.recordedAt ?? 0),
    endedAt: game.isOver ? new Date(events.at(-1)?.metadata.recordedAt ?? 0) : null,
    events: events.length,
    actions: events.reduce(
      (sum, { event }) => sum + (event.kind === 'StepResolved' ? event.actions.length : 0),
      0,
    ),
    decisions: events.filter(({ event }) => event.kind === 'DecisionMade').length,
    days: replay.clocks.at(-1)?.day ?? 0,
    lastPosition: `${events.length - 1}`,
    result: end?.kind === 'GameEnded' ? end : null,
    notes: [],
  };
}
