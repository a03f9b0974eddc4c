import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The identity of a request before its reader is known. */
export interface Asking {
  /** Under which the log knows the request. */
  readonly id: string;
  /** Where it comes from, as far as the proxies in between are trusted. */
  readonly address: string;
}

/** The request in progress, for code that logs or counts on its behalf. */
export const asking = new AsyncLocalStorage<Asking>();

/** The id that a client or proxy gave a request, when it is safe to log; else a new one. */
export function requestId(given: unknown): string {
  return typeof given === 'string' && /^[A-Za-z0-9._:-]{8,64}$/.test(given) ? given : randomUUID();
}
