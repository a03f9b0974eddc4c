import { Inject, Injectable } from '@nestjs/common';
import { StreamNotFoundError, type GameStreams } from '#event-store';
import { fail, parsePosition, type GameEvent, type GameId, type Result, type Viewer } from '#record';
import type { Problem } from '../errors/problem.js';
import { Admissions, gameIdIn } from '../access/admissions.js';
import type { Reader } from '../access/reader.js';
import { noSuchGame, sightIn } from '../access/sight.js';
import { expired } from '../access/sign-in.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { inTurn } from '../limits/line.js';
import { working } from '../limits/work.js';
import { GAME_STREAMS } from '../parts.js';
import { Measurements } from '../telemetry/measurements.js';
import { spanned } from '../telemetry/tracing.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { OpenedGame } from './opened-game.js';
import { ReadyGames } from './ready-games.js';
import { ReplayedGame } from './replayed-game.js';

/**
 * Keeps the games that were looked at last ready to be looked at. A game that is not over is asked for new events each
 * time it is opened, so that what was acknowledged is always seen.
 */
@Injectable()
export class ReplayedGames {
  readonly #opening = new Map<GameId, Promise<unknown>>();
  readonly #ready = new ReadyGames<ReplayedGame>();

  constructor(
    @Inject(GAME_STREAMS) private readonly streams: GameStreams,
    @Inject(GAME_MODULES) private readonly modules: GameModules,
    private readonly admissions: Admissions,
    private readonly measurements: Measurements,
  ) {}

  /**
   * The game as far as it is recorded and the reader may see it; problems `GAME_NOT_FOUND`, also for whom it is as if it
   * were not there, and `LINK_REVOKED`.
   */
  async open(text: string, reader: Reader): Promise<OpenedGame> {
    const id = this.idOf(text);
    const count = working.getStore()?.open(id);
    const wasThere = this.#ready.has(id);
    // Both are asked at once, and who is not admitted learns nothing of the game, nor waits for it.
    const sinceItBegan: ReturnType<Admissions['of']>[] = [];
    // It may begin while it is asked for: what is said about a game is said before it begins.
    const begun = () => {
      const asked = this.admissions.of(id, reader);
      asked.catch(() => null);
      sinceItBegan.push(asked);
    };
    const opening = spanned('open game', { game: id }, () => this.#opened(id, begun));
    opening.catch(() => null);
    let admission = valueOf(await this.admissions.of(id, reader));
    const game = await opening;
    if (!wasThere) admission = valueOf(await (sinceItBegan[0] ?? this.admissions.of(id, reader)));
    count?.(game.length);
    await inTurn();
    const sight = sightIn(admission, game.isOver);
    return new OpenedGame(sight.kind === 'shared' ? this.#upTo(game, sight.position) : game, sight);
  }

  /**
   * Looks again whether the reader may look at a game as somebody, while it is played. Problems of who may look and of
   * `viewer`, `UNAUTHENTICATED`.
   */
  async still(game: OpenedGame, as: string, reader: Reader): Promise<Result<Viewer, Problem>> {
    if (reader.expiresAt !== undefined && reader.expiresAt < Date.now()) return fail(expired);
    const admission = await this.admissions.of(game.id, reader);
    return admission.ok ? game.seenBy(admission.value.whilePlayed).viewer(as) : admission;
  }

  /**
   * The whole game for those who play it on; problem `GAME_NOT_FOUND`. Whoever may ask does not matter here: nothing of it is
   * told but as a viewer may know it.
   */
  whole(id: GameId): Promise<ReplayedGame> {
    return this.#opened(id);
  }

  /** The game as it was when it was last looked at, for who finds out otherwise when it has gone on; null: it is not kept, or over. */
  kept(id: GameId): ReplayedGame | null {
    const ready = this.#ready.get(id);
    return ready === undefined || ready.isOver ? null : ready;
  }

  /**
   * Appends to a game what was decided on as much of it as `length`, and keeps it as it is then: it is not read again. Throws what
   * `GameStreams.append` throws.
   */
  async append(id: GameId, events: readonly GameEvent[], length: number): Promise<ReplayedGame> {
    const { recorded } = await this.streams.append(id, events, length - 1);
    await this.#inTurn(id, async () => {
      const ready = this.#ready.get(id);
      if (ready?.length !== length) return;
      ready.extend(recorded);
      // Again, because it has grown.
      this.#ready.set(id, ready);
    });
    const ready = this.#ready.get(id);
    return ready !== undefined && ready.length >= length + recorded.length ? ready : this.#opened(id);
  }

  /** Keeps nothing of a game that was deleted. */
  forget(id: GameId): void {
    this.#ready.forget((key) => key === id || key.startsWith(`${id} `));
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

  async #opened(id: GameId, arriving?: () => void): Promise<ReplayedGame> {
    const ready = this.#ready.get(id);
    if (ready?.isOver === true) {
      this.measurements.opened('ready', 0);
      return ready;
    }
    // Who comes later sees what was recorded later, and reads only that.
    return this.#inTurn(id, () => this.#read(id, arriving));
  }

  /** What changes a game that is kept, one after the other. */
  async #inTurn<T>(id: GameId, work: () => Promise<T>): Promise<T> {
    const before = this.#opening.get(id) ?? Promise.resolve();
    const opening = before.catch(() => null).then(work);
    this.#opening.set(id, opening);
    try {
      return await opening;
    } finally {
      if (this.#opening.get(id) === opening) {
        this.#opening.delete(id);
        this.#ready.letGo(id);
      }
    }
  }

  idOf(text: string): GameId {
    return valueOf(gameIdIn(text));
  }

  async #read(id: GameId, arriving?: () => void): Promise<ReplayedGame> {
    const ready = this.#ready.get(id);
    if (ready?.isOver === true) return ready;
    const begun = performance.now();
    try {
      const events = await this.streams.read(id, ready?.length ?? 0, arriving);
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
