import { authorityOf } from '#projections';
import type { GameId, PlayHalted, Authorship } from '#record';
import type { Archive } from './archive.js';

/** Records that play is halted at a decision, unless that is already recorded. */
export async function haltPlay(
  { administration }: Pick<Archive, 'administration'>,
  author: Authorship,
  game: GameId,
  { decision, code }: Pick<PlayHalted, 'decision' | 'code'>,
): Promise<void> {
  await administration.decide(game, (before) => {
    const { halted, deleted } = authorityOf(before);
    if (deleted || halted?.decision === decision) return [];
    return [{ kind: 'PlayHalted', decision, code, ...author }];
  });
}

/** Resumes play if it is halted, so that bots try again to decide. */
export async function resumePlay(
  { administration }: Pick<Archive, 'administration'>,
  author: Authorship,
  game: GameId,
): Promise<void> {
  await administration.decide(game, (before) => {
    const { halted, deleted } = authorityOf(before);
    return deleted || halted === null ? [] : [{ kind: 'PlayResumed', ...author }];
  });
}
