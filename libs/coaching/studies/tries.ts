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

/** Recorded when a reader of a study answers a chapter's question or views its answer. Readers are anonymous. */
export interface ChapterTried {
  readonly kind: 'ChapterTried';
  /** The id of the attempt, which grants the reader access to the answer. */
  readonly id: string;
  /** Null if the reader viewed the answer without choosing. */
  readonly choice: Choice | null;
  /** When the attempt was made, in ISO 8601 format. */
  readonly at: string;
}

/** Statistics about readers' answers to a chapter's question. */
export interface ChapterTries {
  readonly count: number;
  /** The number of readers who viewed the answer without choosing. */
  readonly unanswered: number;
  /** Each choice with the number of readers who made it, the most frequent first. */
  readonly choices: readonly { readonly choice: Choice; readonly count: number }[];
}

/** Counts the attempts at a chapter's question. */
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
 * Returns a chapter for a reader who has not attempted its question. Removes the answer and all positions after the
 * first. Returns a chapter without a question unchanged.
 */
export const untriedChapter = (chapter: Chapter): Chapter =>
  chapter.question === null
    ? chapter
    : { ...chapter, to: chapter.from, question: { ...chapter.question, accepted: [], answer: '' } };

/**
 * Validates a reader's choice for the decision at a chapter's first position. A null choice requests the answer and is
 * always valid. Fails with `OPTION_UNKNOWN` if the chapter offers no choice. Also fails for the same reasons as
 * `checkChoice`.
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

/** Returns the name of the stream that contains the attempts at a chapter's question. */
export const triesStream = (study: string, chapter: string): string => `tries-${study}-${chapter}`;

/** The schema version of the attempts that this version of Retrace writes. */
const TRY_SCHEMA_VERSION = 1;

const shape = z.object({
  kind: z.literal('ChapterTried'),
  id: z.string(),
  choice: z.array(z.string()).nullable(),
  at: z.iso.datetime(),
}) satisfies z.ZodType<ChapterTried>;

const metadata = z.object({ schema: z.literal(TRY_SCHEMA_VERSION) });

export const tryFormat = {
  schema: TRY_SCHEMA_VERSION,
  /** Parses an attempt. Null if this version of Retrace cannot read it. The attempt is then not counted. */
  read: ({ data, metadata: beside }: StoredEntry): ChapterTried | null =>
    readAs(metadata, beside).success ? (readAs(shape, data).data ?? null) : null,
} as const;
