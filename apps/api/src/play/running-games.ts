import { Inject, Injectable } from '@nestjs/common';
import { StreamNotFoundError, type GameStreams } from '#event-store';
import { fail, ok, type GameId, type Problem, type Result } from '#record';
import { requireSignedIn } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { GAME_STREAMS } from '../parts.js';

/** Games that one reader may have begun on this server that are not over. */
export const MOST_RUNNING = 50;

/** Counts the games that run on this server, by who began them. */
@Injectable()
export class RunningGames {
  readonly #begun = new Map<string, Set<GameId>>();

  constructor(@Inject(GAME_STREAMS) private readonly streams: GameStreams) {}

  /** Under which name a reader may begin one more; problems `FORBIDDEN` (thrown), `TOO_MANY_GAMES`. */
  async admit(reader: Reader): Promise<Result<string, Problem>> {
    requireSignedIn(reader);
    const { role, name, isLocal } = reader;
    const by = name ?? (isLocal ? 'owner' : role);
    const begun = this.#begun.get(by) ?? new Set();
    if (begun.size >= MOST_RUNNING) for (const id of begun) if (!(await this.#runs(id))) begun.delete(id);
    if (begun.size < MOST_RUNNING) return ok(by);
    return fail({
      code: 'TOO_MANY_GAMES',
      message: `You have begun ${MOST_RUNNING} games that are not over.`,
      advice: 'Play one to its end, or have one deleted.',
    });
  }

  begun(id: GameId, by: string): void {
    const begun = this.#begun.get(by) ?? new Set();
    this.#begun.set(by, begun.add(id));
  }

  async #runs(id: GameId): Promise<boolean> {
    try {
      return (await this.streams.last(id)).event.kind !== 'GameEnded';
    } catch (error) {
      if (error instanceof StreamNotFoundError) return false;
      throw error;
    }
  }
}
