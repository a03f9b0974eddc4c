import './unnamed-addresses.js';
import { KurrentDBClient, NotLeaderError } from '@kurrent/kurrentdb-client';
import { pause } from '#runtime';
import type { KurrentAddress } from './address.js';
import { ReadCall } from './call.js';
import { disposeOf } from './own-calls.js';
import { kurrentFailure, mayPass, NoAnswer } from './failure.js';
import type { Question } from './questions.js';
import { Outages } from './outages.js';
import { StoreUnavailableError } from '../streams/port.js';

const shortestPause = 25;
const longestPause = 1000;

/** The pause before a retry, in milliseconds. Doubles with each attempt. */
export const pauseBefore = (attempt: number): number =>
  Math.min(longestPause, shortestPause * 2 ** Math.min(attempt, 16));

/**
 * The uses of clients. Each use has its own client, so that one can be replaced without disturbing the others. `history`
 * avoids the leader where there are other nodes.
 */
export type Role = 'reader' | 'writer' | 'follower' | 'history';

/** Clients that retry for as long as the caller can wait, and fail with errors of the port. */
export class KurrentConnection {
  readonly #clients: Record<Role, KurrentDBClient>;
  #answeredAt = -Infinity;
  /** Aborts when the connection is closed. */
  readonly closing = new AbortController();

  /** Does not connect yet. Throws `STORE_UNREACHABLE` if files named by the address cannot be read. */
  constructor(
    readonly address: KurrentAddress,
    readonly outages = new Outages(),
  ) {
    const [reader, writer, follower] = [clientOf(address), clientOf(address), clientOf(address)];
    this.#clients = { reader, writer, follower, history: clientOf(address, 'history') };
  }

  /** Milliseconds of silence after which a question is repeated. */
  get silence(): number {
    return this.address.patience / 2;
  }

  /** Opens a question with a stream of answers. Throws errors of the client, `NoAnswer`. */
  async open(role: Role, question: Question): Promise<ReadCall> {
    const client = this.#clients[role];
    const begun = performance.now();
    try {
      // Only the leader is certain to have the appended events.
      return await answered(ReadCall.open(client, question, role !== 'history'), this.silence);
    } catch (error) {
      this.failed(role, error, begun, client);
      throw error;
    }
  }

  /** Runs an idempotent write, repeating it if the answer is lost. */
  async write<T>(ask: (client: KurrentDBClient) => Promise<T>): Promise<T> {
    const attempts = new Attempts(this);
    for (;;) {
      const client = this.#clients.writer;
      const begun = performance.now();
      try {
        // At most half of the time for one attempt, as a connection may die silently.
        const answer = await answered(ask(client), Math.min(attempts.left, this.silence));
        this.answered();
        return answer;
      } catch (error) {
        this.failed('writer', error, begun, client);
        await attempts.after(error);
      }
    }
  }

  /** Notes that the server answered. */
  answered(): void {
    this.#answeredAt = performance.now();
    this.outages.over();
  }

  /**
   * Replaces a client that failed since `begun`. A client that could not connect once never recovers, because
   * it remembers that it found no node. If a node names the leader, the new client connects to the leader.
   */
  failed(role: Role, error: unknown, begun: number, client = this.#clients[role]): void {
    if (this.closing.signal.aborted || !mayPass(error) || error instanceof NotLeaderError) return;
    // Requests from before the last answer tell about an earlier state; for nodes other than the leader it does not matter.
    if (role !== 'history' && begun >= this.#answeredAt)
      this.outages.begun(kurrentFailure(error, this.address));
    if (this.#clients[role] !== client) return;
    this.#clients[role] = clientOf(this.address, role);
    void disposeOf(client);
  }

  async close(): Promise<void> {
    this.closing.abort();
    await Promise.all(Object.values(this.#clients).map(disposeOf));
  }
}

/** Counts the attempts of a question, and the time left for more. */
export class Attempts {
  #count = 0;
  #deadline: number;

  constructor(private readonly connection: KurrentConnection) {
    this.#deadline = performance.now() + connection.address.patience;
  }

  /** Milliseconds left. */
  get left(): number {
    return this.#deadline - performance.now();
  }

  /** Part of an answer arrived: restarts the clock. */
  progressed(): void {
    this.#count = 0;
    this.#deadline = performance.now() + this.connection.address.patience;
  }

  /** Waits before the next attempt. Throws the error for the caller when no attempt helps any more, or the time is over. */
  async after(error: unknown): Promise<void> {
    const waited = pauseBefore(this.#count++);
    if (!mayPass(error) || waited >= this.left) throw kurrentFailure(error, this.connection.address);
    await pause(waited, { signal: this.connection.closing.signal });
  }
}

function clientOf({ connection, elsewhere }: KurrentAddress, role: Role = 'reader'): KurrentDBClient {
  try {
    return KurrentDBClient.connectionString(role === 'history' ? elsewhere : connection);
  } catch (error) {
    // The client's errors about a connection string show parts of it.
    const isFile = error instanceof Error && error.message.startsWith('Failed to load');
    throw new StoreUnavailableError(
      'STORE_UNREACHABLE',
      'EVENT_STORE cannot be used to connect. Check its options, and that its certificate files ' +
        `exist${isFile ? ': one does not' : ''}.`,
    );
  }
}

/** The answer, or `NoAnswer` after `most` milliseconds. */
async function answered<T>(answer: Promise<T>, most: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer('it does not answer')), most);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
