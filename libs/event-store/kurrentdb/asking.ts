import type { Answer } from './answers.js';
import type { ReadCall } from './call.js';
import { Attempts, type KurrentConnection, type Role } from './connection.js';
import { NoAnswer } from './failure.js';
import { lastOfAll, type Question } from './questions.js';

/** A request that is answered in parts, and the parts so far. */
export interface Inquiry<T> {
  /** Builds the question from the current progress, also to repeat it after a broken connection. */
  readonly question: () => Question;
  /** The result of an answer. Null if it has none. Throws the error for the caller. */
  readonly take: (answer: Answer) => T | null;
  /** Whether the answer is complete. Called before each wait. */
  readonly isDone: () => boolean;
  /**
   * Whether the server may take long before it answers. Silence is then no sign of a failure while it answers
   * others.
   */
  readonly isLong?: boolean;
}

/**
 * Yields the whole answer as it arrives. After a broken connection, asks again from the current progress
 * until the time is up. Throws errors of the port.
 */
export async function* inquire<T>(
  connection: KurrentConnection,
  role: Role,
  { question, take, isDone, isLong = false }: Inquiry<T>,
): AsyncGenerator<readonly T[], void, undefined> {
  const attempts = new Attempts(connection);
  let silences = 0;
  for (;;) {
    let call: ReadCall | null = null;
    const begun = performance.now();
    try {
      call = await connection.open(role, question());
      for (let isWhole = false; !isWhole && !isDone();) {
        const most = isLong
          ? connection.silence * 2 ** silences
          : Math.min(connection.silence, attempts.left);
        const answers = await call.next(Math.max(1, most));
        connection.answered();
        silences = 0;
        attempts.progressed();
        isWhole = answers === null;
        const taken = (answers ?? []).map(take).filter((entry) => entry !== null);
        if (taken.length === 0) continue;
        yield taken;
        // The reader may have taken its time.
        attempts.progressed();
      }
      return;
    } catch (error) {
      if (isLong && call !== null && error instanceof NoAnswer) {
        // A single call may hang: repeat it with twice the time. Another call checks whether the server is alive.
        silences++;
        await answersTo(connection, lastOfAll(1), () => null);
        attempts.progressed();
      } else {
        connection.failed(role, error, begun);
        await attempts.after(error);
      }
    } finally {
      call?.cancel();
    }
  }
}

/** Collects all answers to a question. Throws errors of the port. */
export async function answersTo<T>(
  connection: KurrentConnection,
  question: Question,
  take: (answer: Answer) => T | null,
): Promise<readonly T[]> {
  let all: T[] = [];
  const restart = () => {
    all = [];
    return question;
  };
  const inquiry = { question: restart, take, isDone: () => false };
  for await (const some of inquire(connection, 'reader', inquiry)) all.push(...some);
  return all;
}
