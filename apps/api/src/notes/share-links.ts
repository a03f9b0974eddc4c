import { Inject, Injectable } from '@nestjs/common';
import { revokeShare, sharePosition, type Archive } from '#archive';
import type { SharedLink } from '#projections';
import { formatPosition, parsePosition, type GameId } from '#record';
import type { Reader } from '../access/reader.js';
import { ARCHIVE } from '../api.tokens.js';
import { valueOf } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import { mayChange, signed } from './writing.js';

/** Creates and revokes links to positions of games. */
@Injectable()
export class ShareLinks {
  constructor(@Inject(ARCHIVE) private readonly archive: Archive) {}

  /**
   * Creates a link that shows a game up to a position. Fails for the same reasons as `viewer` and `sharePosition`, or
   * if the position is invalid.
   */
  async share(game: OpenedGame, position: string, as: string, reader: Reader): Promise<SharedLink> {
    valueOf(game.viewer(as));
    const at = valueOf(parsePosition(position));
    valueOf(game.replay.at(at));
    const shared = { game: game.id, position: formatPosition(at), as };
    return valueOf(await sharePosition(this.archive, signed(game.id, reader), shared));
  }

  /** Revokes a link if the reader is allowed to. Fails for the same reasons as `revokeShare`. */
  async revoke(game: GameId, id: string, reader: Reader): Promise<void> {
    const mayRevoke = (link: SharedLink) => mayChange(game, reader, link);
    valueOf(await revokeShare(this.archive, signed(game, reader), { game, id, mayRevoke }));
  }
}
