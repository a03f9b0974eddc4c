import { Inject, Injectable } from '@nestjs/common';
import { decideAuthority, type Archive } from '#archive';
import type { GameAuthority } from '#projections';
import type { AdministrationEntry, GameId } from '#record';
import { ARCHIVE } from '../api.tokens.js';
import { valueOf } from '../problem-error.js';
import { GameFacts } from './game-facts.js';

/** Reads and changes the access rights of recorded games. */
@Injectable()
export class AdministrationService {
  constructor(
    @Inject(ARCHIVE) private readonly archive: Archive,
    private readonly facts: GameFacts,
  ) {}

  /** Returns the current access rights of a game. Throws if `GameFacts` returns a problem. */
  async of(game: GameId): Promise<GameAuthority> {
    return valueOf(await this.facts.of(game));
  }

  /** Like `decideAuthority`, but throws a problem instead of returning it. Also throws if `decide` throws. */
  async decide(
    game: GameId,
    decide: (authority: GameAuthority) => readonly AdministrationEntry[],
  ): Promise<GameAuthority> {
    return valueOf(await decideAuthority(this.archive, game, decide));
  }
}
