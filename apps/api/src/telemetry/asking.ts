import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** Identifies a request before its reader is known. */
export interface Asking {
  /** The id of the request in the log. */
  readonly id: string;
  /** The client's address, determined through trusted proxies. */
  readonly address: string;
}

/** The request in progress, for code that logs or counts on its behalf. */
export const asking = new AsyncLocalStorage<Asking>();

/** Returns the request id that a client or proxy sent. If this id is missing or not safe to log, returns a new id. */
export function requestId(given: unknown): string {
  return typeof given === 'string' && /^[A-Za-z0-9._:-]{8,64}$/.test(given) ? given : randomUUID();
}
