import { gameDigest, type RecordedEvent } from '#record';
import type { DraftState } from '../draft/state.js';

/** Describes how a game's record contradicts its draft. Null if it does not. */
export function matchRecordProblem(
  { begun, ended }: Pick<DraftState, 'begun' | 'ended'>,
  game: string,
  record: readonly RecordedEvent[],
): string | null {
  const began = begun.find((match) => match.game === game);
  const result = ended.find((match) => match.game === game);
  if (began === undefined || result === undefined) return `The draft has no finished game "${game}".`;
  if (gameDigest(record) !== result.digest)
    return `Game "${game}" is not the game that was played in the draft.`;
  const last = record.at(-1)?.event;
  const won =
    last?.kind === 'GameEnded' ? began.seats.filter((_, place) => last.winners.includes(place)) : [];
  return won.toSorted().join() === result.winners.toSorted().join()
    ? null
    : `The winners of game "${game}" are not those recorded in the draft.`;
}
