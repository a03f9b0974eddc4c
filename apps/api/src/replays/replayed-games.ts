import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { StreamNotFoundError, type GameStreams } from '#event-store';
import { parseGameId, parsePosition, type GameId, type Problem } from '#record';
import { GameFacts } from '../access/game-facts.js';
import type { Reader } from '../access/reader.js';
import { sightOf, type Admitted, type Sight } from '../access/sight.js';
import { expired } from '../access/sign-in.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { GAME_STREAMS } from '../parts.js';
import { Measurements } from '../operations/measurements.js';
import { spanned } from '../operations/tracing.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { OpenedGame } from './opened-game.js';
import { ReplayedGame } from './replayed-game.js';

/** Events of all games that are kept ready; each takes some 3 kB. */
const MOST_EVENTS = 20_000;

export const noSuchGame = (id: string): Problem => ({
  code: 'GAME_NOT_FOUND',
  message: `There is no game "${id}".`,
  advice: 'The query `games` lists the recorded ones.',
});

/** Whoever is told so had the link from somebody: that there is such a game is no news. */
const linkRevoked: Problem = {
  code: 'LINK_REVOKED',
  message: 'The link was revoked.',
  advice: 'Ask whoever shared it for another.',
};

/** What the reader may look at of the game; problems `GAME_NOT_FOUND`, `LINK_REVOKED`. */
export function admit(id: string, sight: Sight): Admitted {
  if (sight.kind === 'nothing') throw new ProblemError(noSuchGame(id));
  if (sight.kind === 'revoked') throw new ProblemError(linkRevoked);
  return sight;
}

/**
 * Keeps the games that were looked at last ready to be looked at. A game that is not over is asked for new events each
 * time it is opened, so that what was acknowledged is always seen.
 */
@Injectable()
export class ReplayedGames {
  readonly #opening = new Map<GameId, Promise<unknown>>();
  readonly #ready = new LRUCache<string, ReplayedGame>({
    maxSize: MOST_EVENTS,
    // A game too large to be kept is opened anew each time.
    sizeCalculation: (game) => game.length,
  });

  constructor(
    @Inject(GAME_STREAMS) private readonly streams: GameStreams,
    @Inject(GAME_MODULES) private readonly modules: GameModules,
    private readonly facts: GameFacts,
    private readonly measurements: Measurements,
  ) {}

  /**
   * The game as far as it is recorded and the reader may see it; problems `GAME_NOT_FOUND`, also for whom it is as if it
   * were not there, and `LINK_REVOKED`.
   */
  async open(text: string, reader: Reader): Promise<OpenedGame> {
    const id = this.idOf(text);
    // What is said about it is read when it is there: a game that begins meanwhile is not taken for one nobody spoke of.
    const [opened] = await Promise.allSettled([spanned('open game', { game: id }, () => this.#opened(id))]);
    const isOver = opened.status === 'fulfilled' && opened.value.isOver;
    const sight = sightOf({ id, isOver, notes: await this.facts.of(id) }, reader);
    const admitted = admit(id, sight);
    // What is wrong with a record is told to those who know of it.
    if (opened.status === 'rejected') throw opened.reason;
    const game = opened.value;
    const cut = admitted.kind === 'shared' ? this.#upTo(game, admitted.position) : game;
    return new OpenedGame(cut, admitted);
  }

  /**
   * Looks again whether the reader may look at a game as somebody, while it is played. Problems of opening it and of `viewer`,
   * `UNAUTHENTICATED`.
   */
  async requireStill(game: OpenedGame, as: string, reader: Reader): Promise<void> {
    if (reader.expiresAt !== undefined && reader.expiresAt < Date.now()) throw new ProblemError(expired);
    const { id } = game;
    const sight = sightOf({ id, isOver: false, notes: await this.facts.of(id) }, reader);
    game.seenBy(admit(id, sight)).viewer(as);
  }

  /**
   * The whole game for those who play it on; problem `GAME_NOT_FOUND`. Whoever may ask does not matter here: nothing of it is
   * told but as a viewer may know it.
   */
  whole(id: GameId): Promise<ReplayedGame> {
    return this.#opened(id);
  }

  /** Keeps nothing of a game that was deleted. */
  forget(id: GameId): void {
    for (const key of this.#ready.keys()) if (key === id || key.startsWith(`${id} `)) this.#ready.delete(key);
  }

  /** The game as it was at a position. What happens in one event happens at once: the event is shown whole. */
  #upTo(game: ReplayedGame, position: string): ReplayedGame {
    const { revision } = valueOf(parsePosition(position));
    const key = `${game.id} ${revision}`;
    const ready = this.#ready.get(key);
    if (ready !== undefined) return ready;
    const cut = valueOf(ReplayedGame.of(game.id, game.events.slice(0, revision + 1), this.modules));
    this.#ready.set(key, cut);
    return cut;
  }

  async #opened(id: GameId): Promise<ReplayedGame> {
    const ready = this.#ready.get(id);
    if (ready?.isOver === true) {
      this.measurements.opened('ready', 0);
      return ready;
    }
    // One after the other: who comes later sees what was recorded later, and reads only that.
    const before = this.#opening.get(id) ?? Promise.resolve();
    const opening = before.catch(() => null).then(() => this.#read(id));
    this.#opening.set(id, opening);
    try {
      return await opening;
    } finally {
      if (this.#opening.get(id) === opening) this.#opening.delete(id);
    }
  }

  idOf(text: string): GameId {
    const id = parseGameId(text);
    if (!id.ok) throw new ProblemError(noSuchGame(text));
    return id.value;
  }

  async #read(id: GameId): Promise<ReplayedGame> {
    const ready = this.#ready.get(id);
    if (ready?.isOver === true) return ready;
    const begun = performance.now();
    try {
      const events = await this.streams.read(id, ready?.length ?? 0);
      const game = ready ?? valueOf(ReplayedGame.of(id, events, this.modules));
      if (ready !== undefined) ready.extend(events);
      // Again, because it may have grown.
      this.#ready.set(id, game);
      const found = ready === undefined ? 'read' : events.length > 0 ? 'extended' : 'ready';
      this.measurements.opened(found, performance.now() - begun);
      return game;
    } catch (error) {
      if (error instanceof StreamNotFoundError) throw new ProblemError(noSuchGame(id));
      throw error;
    }
  }
}
