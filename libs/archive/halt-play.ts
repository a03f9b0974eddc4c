import { authorityOf } from '#projections';
import type { GameId, PlayHalted, Said } from '#record';
import type { Archive } from './archive.js';

/** Records that play stands still at a decision, once. */
export async function haltPlay(
  { administration }: Pick<Archive, 'administration'>,
  author: Said,
  game: GameId,
  { decision, code }: Pick<PlayHalted, 'decision' | 'code'>,
): Promise<void> {
  await administration.decide(game, (before) => {
    const { halted, deleted } = authorityOf(before);
    if (deleted || halted?.decision === decision) return [];
    return [{ kind: 'PlayHalted', decision, code, ...author }];
  });
}

/** Records that bots may try again, where play is halted. */
export async function resumePlay(
  { administration }: Pick<Archive, 'administration'>,
  author: Said,
  game: GameId,
): Promise<void> {
  await administration.decide(game, (before) => {
    const { halted, deleted } = authorityOf(before);
    return deleted || halted === null ? [] : [{ kind: 'PlayResumed', ...author }];
  });
}
