import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { localeNow, sayIfThere, sayNow, type Say } from '../words/language.js';

/** The address of a page is invalid. Thrown before a request is sent. */
export class AddressError extends Error {
  constructor(
    readonly code: 'POSITION_INVALID' | 'POSITION_OUT_OF_RANGE',
    message: string,
  ) {
    super(message);
  }
}

/** The stable code of an error. Null if the API could not be reached. */
export const errorCode = (error: unknown): string | null => {
  if (error instanceof AddressError) return error.code;
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : 'UNKNOWN';
};

/** Whether an error means that the game was deleted, or that the reader can't view it. */
export const isGone = (error: unknown): boolean =>
  ['GAME_DELETED', 'GAME_NOT_FOUND'].includes(errorCode(error) ?? '');

/** Returns the message for an error, in the reader's language if the viewer knows its code. */
export function errorMessage(error: unknown): string {
  if (error instanceof AddressError) return error.message;
  const code = errorCode(error);
  if (code === null) return sayNow('problems.unreachable');
  return messageOf(code, CombinedGraphQLErrors.is(error) ? (error.errors[0]?.message ?? '') : '');
}

/** The viewer's message for an error code, otherwise the API's. */
export const messageOf = (code: string, message: string): string =>
  sayIfThere(`problems.text.${code}`) ?? message;

/**
 * Returns the message and advice for a refused request. The API's texts have more detail, but are in English; the viewer's texts
 * in other languages contain both.
 */
export const advised = (code: string, message: string, advice: string | null): string =>
  (localeNow() === 'en' ? null : sayIfThere(`problems.text.${code}`)) ??
  [message, advice].filter((part) => part !== null).join(' ');

/** The heading for a code, or that something went wrong. */
export const problemTitle = (code: string | null, say: Say): string =>
  (code === null ? null : sayIfThere(`problems.title.${code}`)) ?? say('problems.title.other');

/** A problem in a request. */
export interface ProblemDetail {
  readonly code: string;
  readonly message: string;
  readonly advice: string | null;
  /** The input with the problem: `players.0.deck:3` is line 3 of the first player's deck. */
  readonly where: string | null;
  /** Similar names that the sender may have intended. */
  readonly suggestions: readonly string[];
}

/** Returns all problems of a failed request. A single `UNREACHABLE` if the API could not be reached. */
export function problemsIn(error: unknown): readonly ProblemDetail[] {
  if (!CombinedGraphQLErrors.is(error))
    return [
      { code: 'UNREACHABLE', message: errorMessage(error), advice: null, where: null, suggestions: [] },
    ];
  return error.errors.flatMap(({ message, extensions }) => {
    const { others } = (extensions?.['data'] ?? {}) as { readonly others?: unknown };
    const more = Array.isArray(others) ? (others as readonly Record<string, unknown>[]) : [];
    return [{ ...extensions, message }, ...more].map(toldProblem);
  });
}

function toldProblem({
  code,
  message,
  advice,
  where,
  data,
}: Readonly<Record<string, unknown>>): ProblemDetail {
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const { suggestions } = (data ?? {}) as { readonly suggestions?: unknown };
  const known = text(code) ?? 'UNKNOWN';
  return {
    code: known,
    message: messageOf(known, text(message) ?? ''),
    advice: text(advice),
    where: text(where),
    suggestions: Array.isArray(suggestions)
      ? suggestions.filter((suggestion) => typeof suggestion === 'string')
      : [],
  };
}
