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

/** Recorded when a reader of a study answers the question of a chapter, or asks for its answer. Readers have no names. */
export interface ChapterTried {
  readonly kind: 'ChapterTried';
  /** With this id, the reader sees the answer. */
  readonly id: string;
  /** Null if the reader asked for the answer without a choice. */
  readonly choice: Choice | null;
  /** When, ISO 8601. */
  readonly at: string;
}

/** How readers answered the question of a chapter. */
export interface ChapterTries {
  readonly count: number;
  /** The number of readers who asked for the answer without a choice. */
  readonly unanswered: number;
  /** The most frequent choice first. */
  readonly choices: readonly { readonly choice: Choice; readonly count: number }[];
}

/** Counts the tries at a chapter. */
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

/** A chapter before its reader has tried: a question hides its answer and what follows the first position. */
export const untriedChapter = (chapter: Chapter): Chapter =>
  chapter.question === null
    ? chapter
    : { ...chapter, to: chapter.from, question: { ...chapter.question, accepted: [], answer: '' } };

/**
 * Checks the choice of a reader by the decision at the first position. Null, a request for the answer, is always possible. Problems of
 * `checkChoice`, `OPTION_UNKNOWN` if the chapter offers no choice.
 */
export function checkedTry(
  decision: Decision | null,
  choice: Choice | null,
): Result<Choice | null, Problem<Illegal['code']>> {
  if (choice === null) return ok(null);
  if (decision === null) return fail({ code: 'OPTION_UNKNOWN', message: 'The chapter offers no choice.' });
  const checked = checkChoice(decision, decision.seat, choice, '');
  return checked.ok ? ok(choice) : fail({ code: checked.error.code, message: checked.error.message });
}

/** The stream of tries at one chapter. */
export const triesStream = (study: string, chapter: string): string => `tries-${study}-${chapter}`;

/** The schema version of tries that this program writes. */
const TRY_SCHEMA_VERSION = 1;

const shape = z.object({
  kind: z.literal('ChapterTried'),
  id: z.string(),
  choice: z.array(z.string()).nullable(),
  at: z.iso.datetime(),
}) satisfies z.ZodType<ChapterTried>;

const metadata = z.object({ schema: z.literal(TRY_SCHEMA_VERSION) });

/** The format of tries in a store. */
export const tryFormat = {
  schema: TRY_SCHEMA_VERSION,
  /** Reads a try. Null if this program cannot read it; it then does not count. */
  read: ({ data, metadata: beside }: StoredEntry): ChapterTried | null =>
    readAs(metadata, beside).success ? (readAs(shape, data).data ?? null) : null,
} as const;
