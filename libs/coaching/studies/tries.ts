import { z } from 'zod';
import { checkChoice } from '#kernel';
import {
  choiceKey,
  fail,
  ok,
  readAs,
  type Choice,
  type Decision,
  type Illegal,
  type Problem,
  type Result,
  type StoredEntry,
} from '#record';
import type { Chapter } from './study.js';

/** Recorded when a reader of a study answers the question of a chapter, or views its answer. Readers are anonymous. */
export interface ChapterTried {
  readonly kind: 'ChapterTried';
  /** The id of the attempt, which gives its reader access to the answer. */
  readonly id: string;
  /** The choice. Null if the reader viewed the answer without choosing. */
  readonly choice: Choice | null;
  /** The time of the attempt, as ISO 8601. */
  readonly at: string;
}

/** The readers' answers to the question of a chapter. */
export interface ChapterTries {
  readonly count: number;
  /** The number of readers who viewed the answer without choosing. */
  readonly unanswered: number;
  /** The choices, most frequent first. */
  readonly choices: readonly { readonly choice: Choice; readonly count: number }[];
}

/** Counts the attempts to answer the question of a chapter. */
export function triesOf(entries: readonly ChapterTried[]): ChapterTries {
  const counts = new Map<string, { choice: Choice; count: number }>();
  let unanswered = 0;
  for (const { choice } of entries) {
    if (choice === null) {
      unanswered++;
      continue;
    }
    const key = choiceKey([...choice].sort());
    const { count } = counts.get(key) ?? { count: 0 };
    counts.set(key, { choice, count: count + 1 });
  }
  const choices = [...counts.values()].sort((left, right) => right.count - left.count);
  return { count: entries.length, unanswered, choices };
}

/**
 * Returns a chapter without the answer to its question and the positions after the first, for readers who have not
 * attempted it. Returns a chapter without a question unchanged.
 */
export const untriedChapter = (chapter: Chapter): Chapter =>
  chapter.question === null
    ? chapter
    : { ...chapter, to: chapter.from, question: { ...chapter.question, accepted: [], answer: '' } };

/**
 * Checks a reader's choice against the decision at the first position. A null choice, which requests the answer, is
 * always valid. Problems of `checkChoice`, and `OPTION_UNKNOWN` if the chapter offers no choice.
 */
export function checkedTry(
  decision: Decision | null,
  choice: Choice | null,
): Result<Choice | null, Problem<Illegal['code']>> {
  if (choice === null) return ok(null);
  if (decision === null) return fail({ code: 'OPTION_UNKNOWN', message: 'The chapter offers no options.' });
  const checked = checkChoice(decision, decision.seat, choice, '');
  return checked.ok ? ok(choice) : fail({ code: checked.error.code, message: checked.error.message });
}

/** Returns the name of the stream with the attempts at one chapter. */
export const triesStream = (study: string, chapter: string): string => `tries-${study}-${chapter}`;

/** The schema version of attempts that this program writes. */
const TRY_SCHEMA_VERSION = 1;

const shape = z.object({
  kind: z.literal('ChapterTried'),
  id: z.string(),
  choice: z.array(z.string()).nullable(),
  at: z.iso.datetime(),
}) satisfies z.ZodType<ChapterTried>;

const metadata = z.object({ schema: z.literal(TRY_SCHEMA_VERSION) });

/** The format of attempts in a store. */
export const tryFormat = {
  schema: TRY_SCHEMA_VERSION,
  /** Reads an attempt. Null if this program cannot read it, in which case it does not count. */
  read: ({ data, metadata: beside }: StoredEntry): ChapterTried | null =>
    readAs(metadata, beside).success ? (readAs(shape, data).data ?? null) : null,
} as const;
