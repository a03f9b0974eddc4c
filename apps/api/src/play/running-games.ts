import { Inject, Injectable } from '@nestjs/common';
import { StreamNotFoundError, type GameStreams } from '#event-store';
import { authorKey, fail, ok, type Author, type GameId, type Result } from '#record';
import type { Problem } from '../errors/problem.js';
import { checkSignedIn } from '../access/permission.js';
import { authorOf, type Reader } from '../access/reader.js';
import { GAME_STREAMS } from '../api.tokens.js';

/** The maximum number of games in progress on this server, per reader who began them. */
export const MOST_RUNNING = 50;

/**
 * Returns the key under which games in progress are counted. The key is the author or, if the author is unknown, the
 * name.
 */
export const beginner = (author: Author | null, name: string): string =>
  author === null ? `named ${name}` : authorKey(author);

/** Counts games in progress on this server, by the user who began them. */
@Injectable()
export class RunningGames {
  readonly #begun = new Map<string, Set<GameId>>();
  /** Admitted games whose beginning has not been recorded yet. */
  readonly #beginning = new Set<GameId>();

  constructor(@Inject(GAME_STREAMS) private readonly streams: GameStreams) {}

  /**
   * Records the beginning of a game. Then counts the game for the reader, unless recording failed. Fails with
   * `FORBIDDEN` or `GAMES_TOO_MANY`.
   */
  async begin(id: GameId, reader: Reader, record: () => Promise<void>): Promise<Result<null, Problem>> {
    const admitted = await this.#admit(id, reader);
    if (!admitted.ok) return admitted;
    try {
      await record();
      return ok(null);
    } catch (error) {
      this.#begun.get(admitted.value)?.delete(id);
      throw error;
    } finally {
      this.#beginning.delete(id);
    }
  }

  async #admit(id: GameId, reader: Reader): Promise<Result<string, Problem>> {
    const signedIn = checkSignedIn(reader);
    if (!signedIn.ok) return signedIn;
    const by = beginner(authorOf(reader), reader.role);
    const begun = this.#begun.get(by) ?? new Set();
    if (begun.size >= MOST_RUNNING)
      for (const other of begun) if (!(await this.#runs(other))) begun.delete(other);
    // This check is synchronous, so that concurrent requests are counted one after another.
    if (begun.size < MOST_RUNNING) {
      this.#beginning.add(id);
      this.begun(id, by);
      return ok(by);
    }
    return fail({
      code: 'GAMES_TOO_MANY',
      message: `You already have ${MOST_RUNNING} games in progress, which is the limit.`,
      advice: 'Finish or delete a game first.',
    });
  }

  begun(id: GameId, by: string): void {
    const begun = this.#begun.get(by) ?? new Set();
    this.#begun.set(by, begun.add(id));
  }

  async #runs(id: GameId): Promise<boolean> {
    if (this.#beginning.has(id)) return true;
    try {
      return (await this.streams.last(id)).event.kind !== 'GameEnded';
    } catch (error) {
      if (error instanceof StreamNotFoundError) return false;
      throw error;
    }
  }
}
