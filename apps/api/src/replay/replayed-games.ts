import { Inject, Injectable } from '@nestjs/common';
import { gameNotFound } from '#archive';
import { StreamNotFoundError, type GameStreams } from '#event-store';
import { fail, parsePosition, type GameEvent, type GameId, type Result, type Viewer } from '#record';
import type { Problem } from '../errors/problem.js';
import { AdmissionsService, gameIdIn } from '../access/admissions.service.js';
import type { Reader } from '../access/reader.js';
import { visiblePart } from '../access/visible-part.js';
import { expired } from '../access/sign-in.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { inTurn } from '../limits/line.js';
import { working } from '../limits/work.js';
import { GAME_STREAMS } from '../api.tokens.js';
import { Measurements } from '../telemetry/measurements.js';
import { spanned } from '../telemetry/tracing.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { OpenedGame } from './opened-game.js';
import { ReadyGames } from './ready-games.js';
import { ReplayedGame } from './replayed-game.js';

/**
 * Caches replays of recently opened games. Reads the new events of a game in progress each time it is opened, so that
 * readers see every acknowledged decision.
 */
@Injectable()
export class ReplayedGames {
  readonly #opening = new Map<GameId, Promise<unknown>>();
  readonly #ready = new ReadyGames<ReplayedGame>();

  constructor(
    @Inject(GAME_STREAMS) private readonly streams: GameStreams,
    @Inject(GAME_MODULES) private readonly modules: GameModules,
    private readonly admissions: AdmissionsService,
    private readonly measurements: Measurements,
  ) {}

  /**
   * Opens the part of a recorded game that the reader can see. Fails with `LINK_REVOKED` if the reader's link was
   * revoked. Fails with `GAME_NOT_FOUND` if the game does not exist or is hidden from the reader.
   */
  async open(text: string, reader: Reader): Promise<OpenedGame> {
    const id = this.idOf(text);
    const count = working.getStore()?.open(id);
    const wasThere = this.#ready.has(id);
    // Requests the admission and the game simultaneously. A reader who is not admitted learns nothing about the game
    // and does not wait for it.
    const sinceItBegan: ReturnType<AdmissionsService['of']>[] = [];
    // The game might begin while it is being opened. Its access rights can be read then, because they are recorded
    // before its first event.
    const begun = () => {
      const admission = this.admissions.of(id, reader);
      admission.catch(() => null);
      sinceItBegan.push(admission);
    };
    const opening = spanned('open game', { game: id }, () => this.#opened(id, begun));
    opening.catch(() => null);
    let admission = valueOf(await this.admissions.of(id, reader));
    const opened = await opening;
    if (!wasThere) admission = valueOf(await (sinceItBegan[0] ?? this.admissions.of(id, reader)));
    const game = opened.withNamesOf(admission);
    if (game !== opened) this.#ready.set(id, game);
    count?.(game.length);
    await inTurn();
    const part = visiblePart(admission, game.isOver);
    return new OpenedGame(part.kind === 'shared' ? this.#upTo(game, part.position) : game, part);
  }

  /**
   * Checks that the reader can still view a game in progress from a perspective. Fails with `UNAUTHENTICATED`, or if
   * the reader is no longer admitted. Also fails for the same reasons as `viewer`.
   */
  async still(game: OpenedGame, as: string, reader: Reader): Promise<Result<Viewer, Problem>> {
    if (reader.expiresAt !== undefined && reader.expiresAt < Date.now()) return fail(expired);
    const admission = await this.admissions.of(game.id, reader);
    return admission.ok ? game.seenBy(admission.value.whilePlayed).viewer(as) : admission;
  }

  /**
   * Returns the whole game for internal use, regardless of the caller's permissions. Callers must mask it before they
   * send any part of it. Fails with `GAME_NOT_FOUND` if the game does not exist.
   */
  whole(id: GameId): Promise<ReplayedGame> {
    return this.#opened(id);
  }

  /**
   * Returns the game as this server last cached it, without reading new events. The game might have continued since
   * then, which callers must detect in some other way. Null if the game is not cached or is over.
   */
  latest(id: GameId): ReplayedGame | null {
    const ready = this.#ready.get(id);
    return ready === undefined || ready.isOver ? null : ready;
  }

  /**
   * Appends events that follow the first `length` events, and caches the result. Throws the same errors as
   * `GameStreams.append`.
   */
  async append(id: GameId, events: readonly GameEvent[], length: number): Promise<ReplayedGame> {
    const { recorded } = await this.streams.append(id, events, length - 1);
    await this.#inTurn(id, async () => {
      const ready = this.#ready.get(id);
      if (ready?.length !== length) return;
      ready.extend(recorded);
      // The game is stored again, because its size in the cache has grown.
      this.#ready.set(id, ready);
    });
    const ready = this.#ready.get(id);
    return ready !== undefined && ready.length >= length + recorded.length ? ready : this.#opened(id);
  }

  /** Removes a deleted game from the cache. */
  forget(id: GameId): void {
    this.#ready.forget((key) => key === id || key.startsWith(`${id} `));
  }

  /**
   * Returns the game up to a position. If the position is inside an event, includes the whole event, because the
   * actions of an event are simultaneous.
   */
  #upTo(game: ReplayedGame, position: string): ReplayedGame {
    const { revision } = valueOf(parsePosition(position));
    const key = `${game.id} ${revision}`;
    const ready = this.#ready.get(key);
    // The cached game can be used unless a player has chosen another name since the game was cached.
    if (ready?.started === game.started) return ready;
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
    // Calls for the same game run in sequence. Each call then sees all events recorded before it and reads only the new
    // events.
    return this.#inTurn(id, () => this.#read(id, arriving));
  }

  /** Runs the changes to a cached game in sequence. */
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
      // The game is stored again, because its size in the cache might have grown.
      this.#ready.set(id, game);
      const found = ready === undefined ? 'read' : events.length > 0 ? 'extended' : 'ready';
      this.measurements.opened(found, performance.now() - begun);
      return game;
    } catch (error) {
      if (error instanceof StreamNotFoundError) throw new ProblemError(gameNotFound(id));
      throw error;
    }
  }
}
