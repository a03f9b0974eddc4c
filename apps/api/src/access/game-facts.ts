import { Inject, Injectable } from '@nestjs/common';
import { BrokenRecordError, type AdministrationStreams } from '#event-store';
import { noAuthority, takeAuthority } from '#projections';
import type { GameAuthority } from '#projections';
import { fail, ok, type GameId, type Result } from '#record';
import type { Problem } from '../errors/problem.js';
import { ADMINISTRATION_STREAMS } from '../api.tokens.js';
import { CatchUpProjection } from './catch-up-projection.js';

/** Reads the current authority of games, such as viewers, players and whether they exist. Never reads the record. */
@Injectable()
export class GameFacts {
  readonly #authority: CatchUpProjection<Parameters<typeof takeAuthority>[1], GameAuthority>;

  constructor(@Inject(ADMINISTRATION_STREAMS) streams: AdministrationStreams) {
    this.#authority = new CatchUpProjection({
      all: (id) => streams.readAll(id),
      from: (id, revision) => streams.readFrom(id, revision),
      take: takeAuthority,
      none: noAuthority,
    });
  }

  /**
   * Returns the authority of a game, or an empty authority if the game does not exist. Problems of
   * `readAdministration`, which mean that the permitted viewers are unknown.
   */
  async of(id: GameId): Promise<Result<GameAuthority, Problem>> {
    try {
      return ok(await this.#authority.of(id));
    } catch (error) {
      if (error instanceof BrokenRecordError) return fail(error.problem);
      throw error;
    }
  }
}
