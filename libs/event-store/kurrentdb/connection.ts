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

/** Returns the pause before a retry, in milliseconds. It doubles with each attempt, up to a maximum. */
export const pauseBefore = (attempt: number): number =>
  Math.min(longestPause, shortestPause * 2 ** Math.min(attempt, 16));

/**
 * The purpose of a client. Each purpose has a separate client, so that replacing one client does not disturb the
 * others. `history` prefers nodes other than the leader.
 */
export type Role = 'reader' | 'writer' | 'follower' | 'history';

/** Sends requests to KurrentDB. Retries failed requests until the timeout and then throws errors of the port. */
export class KurrentConnection {
  readonly #clients: Record<Role, KurrentDBClient>;
  #answeredAt = -Infinity;
  /** Aborts when the connection is closed. */
  readonly closing = new AbortController();

  /** Does not connect yet. Throws `STORE_UNREACHABLE` if files named in the address cannot be read. */
  constructor(
    readonly address: KurrentAddress,
    readonly outages = new Outages(),
  ) {
    const [reader, writer, follower] = [clientOf(address), clientOf(address), clientOf(address)];
    this.#clients = { reader, writer, follower, history: clientOf(address, 'history') };
  }

  /** The number of milliseconds without a response after which a request is repeated. */
  get silence(): number {
    return this.address.patience / 2;
  }

  /**
   * Opens a request with a streamed response. Throws the client's error if the connection fails, or `NoAnswer` if the
   * server does not respond in time.
   */
  async open(role: Role, question: Question): Promise<ReadCall> {
    const client = this.#clients[role];
    const begun = performance.now();
    try {
      // Requires the leader except for history, because only the leader is guaranteed to have all appended events.
      return await answered(ReadCall.open(client, question, role !== 'history'), this.silence);
    } catch (error) {
      this.failed(role, error, begun, client);
      throw error;
    }
  }

  /** Runs an idempotent write, which is repeated if its response is lost. */
  async write<T>(ask: (client: KurrentDBClient) => Promise<T>): Promise<T> {
    const attempts = new Attempts(this);
    for (;;) {
      const client = this.#clients.writer;
      const begun = performance.now();
      try {
        // Each attempt is limited to half of the timeout, because a connection can fail silently.
        const answer = await answered(ask(client), Math.min(attempts.left, this.silence));
        this.answered();
        return answer;
      } catch (error) {
        this.failed('writer', error, begun, client);
        await attempts.after(error);
      }
    }
  }

  /** Records that the server responded. */
  answered(): void {
    this.#answeredAt = performance.now();
    this.outages.over();
  }

  /**
   * Replaces a client that failed during a request that started at `begun`. A client that has failed to connect never
   * recovers, because it remembers that it found no node. If the error names the leader, the client itself connects to
   * this leader, so it is not replaced.
   */
  failed(role: Role, error: unknown, begun: number, client = this.#clients[role]): void {
    if (this.closing.signal.aborted || !mayPass(error) || error instanceof NotLeaderError) return;
    // Reports no outage if the failed node is not the leader, or if the request started before the last response. In
    // the second case, the failure reveals nothing about the current state.
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

/** Counts a request's attempts and measures the time that remains for more. */
export class Attempts {
  #count = 0;
  #deadline: number;

  constructor(private readonly connection: KurrentConnection) {
    this.#deadline = performance.now() + connection.address.patience;
  }

  /** The remaining time in milliseconds. */
  get left(): number {
    return this.#deadline - performance.now();
  }

  /** Restarts the timeout after part of the response has arrived. */
  progressed(): void {
    this.#count = 0;
    this.#deadline = performance.now() + this.connection.address.patience;
  }

  /** Waits before the next attempt. Throws an error for the caller if a retry cannot help or no time remains. */
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
    // The client's errors quote parts of the connection string, so they are not included.
    const isFile = error instanceof Error && error.message.startsWith('Failed to load');
    throw new StoreUnavailableError(
      'STORE_UNREACHABLE',
      'EVENT_STORE is not a usable connection. Check its options, and that its certificate files ' +
        `exist${isFile ? ': one is missing' : ''}.`,
    );
  }
}

/** Waits for the response. Throws `NoAnswer` after `most` milliseconds. */
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
