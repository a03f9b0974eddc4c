import { setTimeout as delay } from 'node:timers/promises';
import { KurrentDBClient, NotLeaderError, type Credentials } from '@kurrent/kurrentdb-client';
import type { KurrentAddress } from './kurrentdb-address.js';
import { kurrentFailure, mayPass, NoAnswer } from './kurrentdb-failure.js';
import { StoreUnavailableError } from './port.js';

const shortestPause = 25;
const longestPause = 1000;

/** The pause before a question is asked again, in milliseconds; it doubles from one attempt to the next. */
export const pauseBefore = (attempt: number): number =>
  Math.min(longestPause, shortestPause * 2 ** Math.min(attempt, 16));

type Question<T> = (client: KurrentDBClient) => Promise<T>;

interface ReadingOptions {
  readonly requiresLeader: true;
  readonly credentials?: Credentials;
}

/** What a client is used for. Each has its own, so that one can be replaced without disturbing the others. */
type Role = 'reader' | 'writer' | 'follower';

/** Clients that ask again while there is hope, for as long as the caller is to wait, and fail with errors of the port. */
export class KurrentConnection {
  readonly #clients: Record<Role, KurrentDBClient>;
  /** For every read: what was appended is there for certain only at the leader. */
  readonly reading: ReadingOptions;
  /** Aborts when the connection is closed. */
  readonly closing = new AbortController();

  /** Connects to nothing yet. Throws `STORE_UNREACHABLE` when files that the address names cannot be read. */
  constructor(readonly address: KurrentAddress) {
    const { credentials } = address;
    this.reading = credentials === null ? { requiresLeader: true } : { requiresLeader: true, credentials };
    this.#clients = { reader: clientOf(address), writer: clientOf(address), follower: clientOf(address) };
  }

  /** For subscriptions; who follows looks after broken connections. */
  get follower(): KurrentDBClient {
    return this.#clients.follower;
  }

  /** Asks a question that changes nothing. */
  read<T>(question: Question<T>): Promise<T> {
    return this.#ask('reader', question);
  }

  /** Asks for something that may be done twice: an answer that is lost is asked for again. */
  write<T>(question: Question<T>): Promise<T> {
    return this.#ask('writer', question);
  }

  async close(): Promise<void> {
    this.closing.abort();
    await Promise.all(Object.values(this.#clients).map((client) => client.dispose()));
  }

  /** Asks until there is an answer, `patience` is over or it cannot help. */
  async #ask<T>(role: Role, question: Question<T>): Promise<T> {
    const { patience } = this.address;
    const deadline = performance.now() + patience;
    for (let attempt = 0; ; attempt++) {
      const client = this.#clients[role];
      try {
        // Half of the time at most for one attempt: of a connection that died silently nobody hears.
        const most = Math.min(deadline - performance.now(), patience / 2);
        return await answered(question(client), most);
      } catch (error) {
        const pause = pauseBefore(attempt);
        if (!mayPass(error) || performance.now() + pause >= deadline)
          throw kurrentFailure(error, this.address);
        // A node that does not lead names the one that does, and the client goes there.
        if (!(error instanceof NotLeaderError)) this.#renew(role, client);
        await delay(pause);
      }
    }
  }

  /**
   * Puts a new client in the place of one that failed. A client that once could not connect says so for ever after: its
   * reading half stays with the node that is gone, its writing half remembers that it found no node at all.
   */
  #renew(role: Role, failed: KurrentDBClient): void {
    if (this.#clients[role] !== failed || this.closing.signal.aborted) return;
    this.#clients[role] = clientOf(this.address);
    void failed.dispose();
  }
}

function clientOf({ connection }: KurrentAddress): KurrentDBClient {
  try {
    return KurrentDBClient.connectionString(connection);
  } catch (error) {
    // What the client makes of a connection string that it does not like shows parts of it.
    const isFile = error instanceof Error && error.message.startsWith('Failed to load');
    throw new StoreUnavailableError(
      'STORE_UNREACHABLE',
      'EVENT_STORE cannot be used to connect. Check its options, and that the files of certificates that it names are there' +
        `${isFile ? ': one is not' : ''}.`,
    );
  }
}

/** The answer, or `NoAnswer` after so many milliseconds. */
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
