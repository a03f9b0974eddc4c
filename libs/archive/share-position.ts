import { randomUUID } from 'node:crypto';
import type { GameAuthority, SharedLink } from '#projections';
import { invariant, ok, type GameId, type Result, type Authorship } from '#record';
import type { Archive } from './archive.js';
import { decideAuthority } from './decide-authority.js';
import { Refusal, type ArchiveProblem } from './refusal.js';

/** The maximum number of valid links for one game. */
const MOST_SHARES = 100;

export interface SharedPosition {
  readonly game: GameId;
  /** A position, such as `142`. */
  readonly position: string;
  /** A perspective: `spectator`, the number of a seat, or `all`. */
  readonly as: string;
  /** The id of the link. By default, a random UUID. */
  readonly id?: string;
}

/**
 * Shares a position of a game until the link is revoked. Fails with `SHARES_TOO_MANY` if the game has the maximum
 * number of links. Also fails for the same reasons as `decideAuthority`.
 */
export async function sharePosition(
  archive: Archive,
  author: Authorship,
  { game, position, as, id = randomUUID() }: SharedPosition,
): Promise<Result<SharedLink, ArchiveProblem>> {
  const shared = await decideAuthority(archive, game, ({ shares }) => {
    if (shares.length < MOST_SHARES) return [{ kind: 'LinkShared', id, position, as, ...author }];
    throw new Refusal({
      code: 'SHARES_TOO_MANY',
      message: `The game already has ${MOST_SHARES} share links, which is the limit.`,
      advice: 'Revoke a link that you no longer need.',
    });
  });
  if (!shared.ok) return shared;
  const link = linkIn(shared.value, id);
  invariant(link !== undefined, 'a link that was shared counts');
  return ok(link);
}

/**
 * Revokes a link. Fails with `SHARE_NOT_FOUND` if the link does not exist, or if `mayRevoke` returns false. By default,
 * every link can be revoked. Also fails for the same reasons as `decideAuthority`.
 */
export async function revokeShare(
  archive: Archive,
  author: Authorship,
  {
    game,
    id,
    mayRevoke = () => true,
  }: Pick<SharedPosition, 'game'> & {
    readonly id: string;
    readonly mayRevoke?: (link: SharedLink) => boolean;
  },
): Promise<Result<null, ArchiveProblem>> {
  const revoked = await decideAuthority(archive, game, (authority) => {
    const link = linkIn(authority, id);
    if (link === undefined || !mayRevoke(link)) throw new Refusal(linkNotFound(id));
    return [{ kind: 'LinkRevoked', id, ...author }];
  });
  return revoked.ok ? ok(null) : revoked;
}

const linkIn = ({ shares }: GameAuthority, id: string): SharedLink | undefined =>
  shares.find((link) => link.id === id);

const linkNotFound = (id: string): ArchiveProblem => ({
  code: 'SHARE_NOT_FOUND',
  message: `This game has no link "${id}" that you can revoke.`,
  advice: "Use the game's field `shares` to list its links.",
});
