import { checkRoundAnswer, type Class } from '#coaching';
import { coachingBounds, ok, type Choice, type Decision, type Result } from '#record';
import type { Archive } from './archive.js';
import { decideClass, full, openIn } from './decide-class.js';
import { Refusal, type ArchiveProblem } from './refusal.js';

type Store = Pick<Archive, 'store'>;

/** A pupil's checked name, and the study whose class the pupil joins. */
export interface Joining {
  readonly study: string;
  readonly name: string;
}

/** Adds a pupil to a class. Returns the pupil's number. Fails with `CLASS_NOT_FOUND` or `CLASS_TOO_LARGE`. */
export async function joinClass(
  archive: Store,
  { study, name }: Joining,
): Promise<Result<number, ArchiveProblem>> {
  let pupil = 0;
  const joined = await decideClass(archive, study, (before) => {
    const { pupils, firstPupil } = openIn(before);
    pupil = pupils.size;
    if (pupil - firstPupil >= coachingBounds.pupils) throw new Refusal(full);
    return [{ kind: 'PupilJoined', pupil, name }];
  });
  return joined.ok ? ok(pupil) : joined;
}

/** A pupil's choice in a round, and the decision that the round is about. */
export interface RoundAnswer {
  readonly study: string;
  readonly round: number;
  readonly pupil: number;
  readonly choice: Choice;
  readonly decision: Decision | null;
}

/**
 * Stores a pupil's choice in a round. The choice replaces any earlier choice by this pupil in the round. Fails with
 * `CLASS_NOT_FOUND` or `CLASS_TOO_LARGE`. Also fails for the same reasons as `checkRoundAnswer`.
 */
export const answerRound = (
  archive: Store,
  { study, round, pupil, choice, decision }: RoundAnswer,
): Promise<Result<Class, ArchiveProblem>> =>
  decideClass(archive, study, (before) => {
    const checked = checkRoundAnswer(openIn(before), { round, choice }, decision);
    if (!checked.ok) throw new Refusal(checked.error);
    return [{ kind: 'RoundAnswered', round, pupil, choice }];
  });
