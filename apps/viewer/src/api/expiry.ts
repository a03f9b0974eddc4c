import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { signedInToken } from './credentials.js';

/** The maximum timer delay in browsers, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Returns a token's expiry time from its payload, in milliseconds since 1970. Null if the token has none. */
export function expiryOf(token: string): number | null {
  try {
    const [, payload = ''] = token.split('.');
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}

/** Whether an API error reports an expired token. */
export const isExpired = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(
    ({ extensions }) => (extensions?.['data'] as { expired?: boolean } | undefined)?.expired === true,
  );

let expired = false;
const listeners = new Set<() => void>();

/** Notifies the listeners that the user's token has expired. */
export function tellExpired(): void {
  if (signedInToken === null || expired) return;
  expired = true;
  listeners.forEach((listener) => listener());
}

export const hasExpired = (): boolean => expired;

/** Calls a listener when the token expires. Returns a function that removes the listener. */
export function onExpiry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const expiry = signedInToken === null ? null : expiryOf(signedInToken);
if (expiry !== null && expiry - Date.now() < LONGEST_TIMER)
  setTimeout(tellExpired, Math.max(0, expiry - Date.now()));
