import { checkChoice } from '#kernel';
import {
  fail,
  ok,
  type Authorship,
  type Choice,
  type Decision,
  type Illegal,
  type Problem,
  type Result,
} from '#record';
import type { CoachingErrorCode } from '../error-codes.js';
import type { Chapter, Study } from '../studies/study.js';
import type { BoardMarks } from '../studies/study-entry.js';
import type { ClassEntry, ClassOpened, RoundBegun } from './class-entry.js';

/** A round, in which all pupils make the decision at the first position in a chapter. */
export interface ClassRound extends Omit<RoundBegun, 'kind' | keyof Authorship> {
  /** Each pupil's last choice, by the pupil's number. */
  readonly choices: ReadonlyMap<number, Choice>;
  /** Whether the coach revealed the choices with the pupils' names. Null until the choices are revealed. */
  readonly revealed: { readonly named: boolean } | null;
}

/** The position that the coach shows, with the marks on it. */
export interface ClassPlace extends BoardMarks {
  readonly chapter: string;
  readonly position: number;
}

export interface Class extends Omit<ClassOpened, 'kind' | 'link'> {
  /** The id of the pupils' link. Null if the class has ended or an entry cannot be read. */
  readonly link: string | null;
  /** The position that is shown. Null until the coach shows one. */
  readonly place: ClassPlace | null;
  /** The latest revision that has been shown in each chapter. */
  readonly reached: ReadonlyMap<string, number>;
  /** The pupils' names by number, including pupils of earlier classes on the same study. */
  readonly pupils: ReadonlyMap<number, string>;
  /** The number of the first pupil who joined since the class was last opened. */
  readonly firstPupil: number;
  /** All rounds, the oldest first, including those of earlier classes on the same study. */
  readonly rounds: readonly ClassRound[];
  /** The number of entries. */
  readonly length: number;
}

/** Folds the entries of a class. Null if no entry opens it. */
export function classOf(entries: readonly ClassEntry[]): Class | null {
  let opened = null as Omit<ClassOpened, 'kind' | 'link'> | null;
  let link: string | null = null;
  let place = null as Class['place'];
  const reached = new Map<string, number>();
  const pupils = new Map<number, string>();
  const rounds: ClassRound[] = [];
  const change = (number: number, changed: (round: ClassRound) => ClassRound): void => {
    const round = rounds[number];
    if (round !== undefined) rounds[number] = changed(round);
  };
  let [firstPupil, isReadable] = [0, true];
  for (const entry of entries)
    switch (entry.kind) {
      case 'ClassOpened': {
        const { kind, link: id, ...start } = entry;
        [opened, link, firstPupil] = [start, id, pupils.size];
        break;
      }
      case 'ClassMoved':
        place = { chapter: entry.chapter, position: entry.position, arrows: [], highlights: [] };
        reached.set(entry.chapter, Math.max(entry.position, reached.get(entry.chapter) ?? 0));
        break;
      case 'ClassMarked':
        place &&= { ...place, arrows: entry.arrows, highlights: entry.highlights };
        break;
      case 'PupilJoined':
        pupils.set(entry.pupil, entry.name);
        break;
      case 'RoundBegun':
        rounds.push({ chapter: entry.chapter, at: entry.at, choices: new Map(), revealed: null });
        break;
      case 'RoundAnswered':
        change(entry.round, (round) => ({
          ...round,
          choices: new Map(round.choices).set(entry.pupil, entry.choice),
        }));
        break;
      case 'RoundRevealed':
        change(entry.round, (round) => ({ ...round, revealed: { named: entry.named } }));
        break;
      case 'ClassEnded':
        link = null;
        break;
      case 'ClassUnreadable':
        isReadable = false;
        break;
    }
  return (
    opened && {
      ...opened,
      link: isReadable ? link : null,
      place,
      reached,
      pupils,
      firstPupil,
      rounds,
      length: entries.length,
    }
  );
}

/**
 * Returns the part of a study that a class's pupils are allowed to see. This part contains the chapters that have been
 * shown, each up to its last shown position. The answer to a question stays hidden until a later position is shown or
 * until the choices of a round about the question are revealed.
 */
export function shownStudy(study: Study, { reached, rounds }: Pick<Class, 'reached' | 'rounds'>): Study {
  const chapters = study.chapters.flatMap((chapter): readonly Chapter[] => {
    const to = reached.get(chapter.chapter);
    if (to === undefined) return [];
    const isAnswered =
      to > chapter.from ||
      rounds.some((round) => round.chapter === chapter.chapter && round.revealed !== null);
    const question =
      chapter.question && !isAnswered ? { ...chapter.question, accepted: [], answer: '' } : chapter.question;
    return [{ ...chapter, to: Math.min(to, chapter.to), question }];
  });
  return { ...study, chapters };
}

/** A round as a pupil or the coach is allowed to see it. */
export interface RoundView {
  /**
   * The numbers of the pupils who have chosen. Empty in a pupil's view, because only the coach can see these numbers.
   */
  readonly chosen: readonly number[];
  /** The number of pupils who have chosen. */
  readonly count: number;
  /** The pupil's own choice. Null for the coach, and if the pupil has not chosen. */
  readonly own: Choice | null;
  /**
   * Each choice with the numbers of the pupils who made it, the most frequent choice first. Null until the choices are
   * revealed. `pupils` is null if names are hidden.
   */
  readonly answers:
    | readonly {
        readonly choice: Choice;
        readonly count: number;
        readonly pupils: readonly number[] | null;
      }[]
    | null;
}

/**
 * Returns a round from a pupil's perspective. If `pupil` is null, returns the coach's view, which always contains
 * names.
 */
export function roundFor({ choices, revealed }: ClassRound, pupil: number | null): RoundView {
  const byChoice = new Map<string, { choice: Choice; pupils: number[] }>();
  for (const [number, choice] of [...choices].sort(([a], [b]) => a - b)) {
    const key = JSON.stringify([...choice].sort());
    const entry = byChoice.get(key) ?? { choice, pupils: [] };
    byChoice.set(key, entry);
    entry.pupils.push(number);
  }
  const isCoach = pupil === null;
  return {
    chosen: isCoach ? [...choices.keys()].sort((a, b) => a - b) : [],
    count: choices.size,
    own: isCoach ? null : (choices.get(pupil) ?? null),
    answers:
      revealed &&
      [...byChoice.values()]
        .sort((a, b) => b.pupils.length - a.pupils.length)
        .map(({ choice, pupils }) => ({
          choice,
          count: pupils.length,
          pupils: isCoach || revealed.named ? pupils : null,
        })),
  };
}

/**
 * Validates a pupil's choice for the decision of a round. Only the last round accepts choices, and only until its
 * choices are revealed. Otherwise, fails with `CLASS_ROUND_CLOSED`. Also fails for the same reasons as `checkChoice`.
 */
export function checkRoundAnswer(
  { rounds }: Pick<Class, 'rounds'>,
  { round, choice }: { readonly round: number; readonly choice: Choice },
  decision: Decision | null,
): Result<Choice, Problem<CoachingErrorCode | Illegal['code']>> {
  const found = rounds[round];
  if (found === undefined || found.revealed !== null || round !== rounds.length - 1 || decision === null)
    return fail(roundClosed);
  const checked = checkChoice(decision, decision.seat, choice, '');
  return checked.ok ? ok(choice) : fail({ code: checked.error.code, message: checked.error.message });
}

export const roundClosed: Problem<CoachingErrorCode> = {
  code: 'CLASS_ROUND_CLOSED',
  message: "The coach's question is not open.",
  advice: 'Answer the last question in `rounds` before the coach reveals the choices.',
};

export const classStream = (study: string): string => `class-${study}`;
