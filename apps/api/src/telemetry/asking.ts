import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The identity of a request before its reader is known. */
export interface Asking {
  /** The id of the request in the log. */
  readonly id: string;
  /** The sender's address, as far as proxies are trusted. */
  readonly address: string;
}

/** The request in progress, for code that logs or counts on its behalf. */
export const asking = new AsyncLocalStorage<Asking>();

/** A client's or proxy's request id if it is safe to log, otherwise a new one. */
export function requestId(given: unknown): string {
  return typeof given === 'string' && /^[A-Za-z0-9._:-]{8,64}$/.test(given) ? given : randomUUID();
}
