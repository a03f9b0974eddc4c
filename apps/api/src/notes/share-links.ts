import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { GameAuthority, SharedLink } from '#projections';
import { formatPosition, parsePosition, type GameId } from '#record';
import { Administration } from '../access/administration.js';
import type { Reader } from '../access/reader.js';
import { ProblemError, valueOf } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import { mayChange, signed } from './writing.js';

/** Links of one game that count, at most. */
const MOST_SHARES = 100;

/** Shares positions of games, and revokes that. */
@Injectable()
export class ShareLinks {
  constructor(private readonly administration: Administration) {}

  /** A link that shows a game up to a position; problems of `viewer` and of positions, `SHARES_TOO_MANY`. */
  async share(game: OpenedGame, position: string, as: string, reader: Reader): Promise<SharedLink> {
    valueOf(game.viewer(as));
    const at = valueOf(parsePosition(position));
    valueOf(game.replay.at(at));
    const link = { id: randomUUID(), position: formatPosition(at), as, ...signed(game.id, reader) };
    const { shares } = await this.administration.decide(game.id, (before) => {
      if (before.shares.length < MOST_SHARES) return [{ kind: 'LinkShared', ...link }];
      throw new ProblemError({
        code: 'SHARES_TOO_MANY',
        message: `The game has ${MOST_SHARES} share links already.`,
        advice: 'Revoke one you no longer need.',
      });
    });
    return linkIn(shares, link.id);
  }

  /** Revokes a link that the reader may change; problem `SHARE_NOT_FOUND`. */
  async revoke(game: GameId, id: string, reader: Reader): Promise<void> {
    await this.administration.decide(game, ({ shares }) => {
      linkIn(
        shares.filter((link) => mayChange(game, reader, link)),
        id,
      );
      return [{ kind: 'LinkRevoked', id, ...signed(game, reader) }];
    });
  }
}

/** The link of that id; problem `SHARE_NOT_FOUND`. */
function linkIn(shares: GameAuthority['shares'], id: string): SharedLink {
  const link = shares.find((shared) => shared.id === id);
  if (link !== undefined) return link;
  throw new ProblemError({
    code: 'SHARE_NOT_FOUND',
    message: `There is no link "${id}" to this game that you can revoke.`,
    advice: 'The field `shares` of the game lists them.',
  });
}
