import { Inject, Injectable } from '@nestjs/common';
import { BrokenRecordError, type AdministrationStreams } from '#event-store';
import { noAuthority, takeAuthority } from '#projections';
import type { GameAuthority } from '#projections';
import { fail, ok, type GameId, type Result } from '#record';
import type { Problem } from '../errors/problem.js';
import { ADMINISTRATION_STREAMS } from '../api.tokens.js';
import { CatchUpProjection } from './catch-up-projection.js';

/** Reads the current access rights of games, including whether they exist. Never reads the record. */
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
   * Returns the access rights of a game. If the game does not exist, its access rights are empty. Fails for the same
   * reasons as `readAdministration`.
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
