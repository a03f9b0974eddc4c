import { Inject, Injectable } from '@nestjs/common';
import type { AdministrationStreams } from '#event-store';
import { authorityOf, type GameAuthority } from '#projections';
import { recordBounds, type AdministrationEntry, type GameId } from '#record';
import { ADMINISTRATION_STREAMS } from '../parts.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { GameFacts } from './game-facts.js';
import { noSuchGame } from './sight.js';

/** Entries about one game, at most: they are read whole. Taking something back is always possible. */
const MOST_ENTRIES = recordBounds.administration;

const takesBack = ({ kind }: AdministrationEntry): boolean =>
  kind === 'LinkRevoked' || kind === 'InvitationRevoked';

/** What is decided about the recorded games. */
@Injectable()
export class Administration {
  constructor(
    @Inject(ADMINISTRATION_STREAMS) private readonly streams: AdministrationStreams,
    private readonly facts: GameFacts,
  ) {}

  /** What is decided about a game, as it stands. Problems of `GameFacts`. */
  async of(game: GameId): Promise<GameAuthority> {
    return valueOf(await this.facts.of(game));
  }

  /**
   * Decides what follows from what stands, again whenever somebody was faster. Returns what stands then. Problems
   * `ADMINISTRATION_TOO_LARGE`, `GAME_NOT_FOUND` (it was deleted meanwhile) and those of `decide`.
   */
  async decide(
    game: GameId,
    decide: (authority: GameAuthority) => readonly AdministrationEntry[],
  ): Promise<GameAuthority> {
    const decided = await this.streams.decide(game, (before) => {
      const authority = authorityOf(before);
      if (authority.deleted) throw new ProblemError(noSuchGame(game));
      const more = decide(authority);
      if (before.length + more.length <= MOST_ENTRIES || more.every(takesBack)) return more;
      throw new ProblemError({
        code: 'ADMINISTRATION_TOO_LARGE',
        message: `Links, branches and visibility of this game were changed ${MOST_ENTRIES} times. There is no room for more.`,
        advice: 'Revoke links you no longer need, or branch the branches of the game instead.',
      });
    });
    return authorityOf(decided);
  }
}
