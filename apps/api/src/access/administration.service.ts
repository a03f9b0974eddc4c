import { Inject, Injectable } from '@nestjs/common';
import { decideAuthority, type Archive } from '#archive';
import type { GameAuthority } from '#projections';
import type { AdministrationEntry, GameId } from '#record';
import { ARCHIVE } from '../api.tokens.js';
import { valueOf } from '../problem-error.js';
import { GameFacts } from './game-facts.js';

/** Reads and writes the access decisions about recorded games. */
@Injectable()
export class AdministrationService {
  constructor(
    @Inject(ARCHIVE) private readonly archive: Archive,
    private readonly facts: GameFacts,
  ) {}

  /** Returns the current access decisions about a game. Throws the problems of `GameFacts`. */
  async of(game: GameId): Promise<GameAuthority> {
    return valueOf(await this.facts.of(game));
  }

  /** Like `decideAuthority`, but throws its problems and those of `decide`. */
  async decide(
    game: GameId,
    decide: (authority: GameAuthority) => readonly AdministrationEntry[],
  ): Promise<GameAuthority> {
    return valueOf(await decideAuthority(this.archive, game, decide));
  }
}
