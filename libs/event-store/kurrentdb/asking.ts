import type { Answer } from './answers.js';
import type { ReadCall } from './call.js';
import { Attempts, type KurrentConnection, type Role } from './connection.js';
import { NoAnswer } from './failure.js';
import { lastOfAll, type Question } from './questions.js';

/** A request with a streamed response. It keeps track of how much of the response has been read. */
export interface Inquiry<T> {
  /** Builds a request that continues from the current progress. Called again after the connection has broken. */
  readonly question: () => Question;
  /**
   * Returns the result in a message of the response. Null if the message contains none. Any error that this function
   * throws is passed on to the caller.
   */
  readonly take: (answer: Answer) => T | null;
  /** Whether the response is complete. Called before waiting for each message. */
  readonly isDone: () => boolean;
  /**
   * Whether the server can be silent for a long time. If so, silence is not a failure as long as the server answers
   * other requests.
   */
  readonly isLong?: boolean;
}

/**
 * Yields the response as it arrives. If the connection breaks, requests the remaining results again until the timeout.
 * If the request fails permanently, throws an error of the port.
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
        // Restarts the timeout, because it must not include the time in which the caller processes these results.
        attempts.progressed();
      }
      return;
    } catch (error) {
      if (isLong && call !== null && error instanceof NoAnswer) {
        // A single call can hang although the server works. A different call checks that the server still responds.
        // Then the hanging call is repeated with twice the timeout.
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

/** Collects the complete response to a request. If the request fails permanently, throws an error of the port. */
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
