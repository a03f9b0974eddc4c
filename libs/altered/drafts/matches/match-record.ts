import { gameDigest, type RecordedEvent } from '#record';
import type { DraftState } from '../draft/state.js';

/** Why the record of a game is not what its draft says of it; null when it is. */
export function matchRecordProblem(
  { begun, ended }: Pick<DraftState, 'begun' | 'ended'>,
  game: string,
  record: readonly RecordedEvent[],
): string | null {
  const began = begun.find((one) => one.game === game);
  const said = ended.find((one) => one.game === game);
  if (began === undefined || said === undefined) return `The draft has no game "${game}" that is over.`;
  if (gameDigest(record) !== said.digest) return `Game "${game}" is not the one that was played.`;
  const last = record.at(-1)?.event;
  const won =
    last?.kind === 'GameEnded' ? began.seats.filter((_, place) => last.winners.includes(place)) : [];
  return won.toSorted().join() === said.winners.toSorted().join()
    ? null
    : `Game "${game}" was won by other seats than the draft says.`;
}
