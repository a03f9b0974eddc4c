import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { localeNow, sayIfThere, sayNow, type Say } from '../words/language.js';

/** Thrown if the address of a page is invalid, before a request is sent. */
export class AddressError extends Error {
  constructor(
    readonly code: 'POSITION_INVALID' | 'POSITION_OUT_OF_RANGE',
    message: string,
  ) {
    super(message);
  }
}

/** Returns the stable code of an error. Null if the API could not be reached. */
export const errorCode = (error: unknown): string | null => {
  if (error instanceof AddressError) return error.code;
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : 'UNKNOWN';
};

/** Whether an error means that the game was deleted or that the user is not allowed to view it. */
export const isGone = (error: unknown): boolean =>
  ['GAME_DELETED', 'GAME_NOT_FOUND'].includes(errorCode(error) ?? '');

/**
 * Returns the message for an error. If the viewer has a text for the error code, the message is in the user's language.
 */
export function errorMessage(error: unknown): string {
  if (error instanceof AddressError) return error.message;
  const code = errorCode(error);
  if (code === null) return sayNow('problems.unreachable');
  return messageOf(code, CombinedGraphQLErrors.is(error) ? (error.errors[0]?.message ?? '') : '');
}

/** Returns the viewer's message for an error code if there is one, otherwise the API's message. */
export const messageOf = (code: string, message: string): string =>
  sayIfThere(`problems.text.${code}`) ?? message;

/**
 * Returns the message and advice for a refused request. English messages are the API's texts, which are more detailed.
 * Messages in other languages are the viewer's texts, which include advice.
 */
export const advised = (code: string, message: string, advice: string | null): string =>
  (localeNow() === 'en' ? null : sayIfThere(`problems.text.${code}`)) ??
  [message, advice].filter((part) => part !== null).join(' ');

/** Returns the heading for an error code, or a general heading if there is none for the code. */
export const problemTitle = (code: string | null, say: Say): string =>
  (code === null ? null : sayIfThere(`problems.title.${code}`)) ?? say('problems.title.other');

export interface ProblemDetail {
  readonly code: string;
  readonly message: string;
  readonly advice: string | null;
  /**
   * The part of the input that contains the problem. For example, `players.0.deck:3` is line 3 of the first player's
   * deck.
   */
  readonly where: string | null;
  /** Similar names, one of which the user might have meant. */
  readonly suggestions: readonly string[];
}

/**
 * Returns all problems that a failed request reported. If the API could not be reached, returns a single `UNREACHABLE`
 * problem.
 */
export function problemsIn(error: unknown): readonly ProblemDetail[] {
  if (!CombinedGraphQLErrors.is(error))
    return [
      { code: 'UNREACHABLE', message: errorMessage(error), advice: null, where: null, suggestions: [] },
    ];
  return error.errors.flatMap(({ message, extensions }) => {
    const { others } = (extensions?.['data'] ?? {}) as { readonly others?: unknown };
    const more = Array.isArray(others) ? (others as readonly Record<string, unknown>[]) : [];
    return [{ ...extensions, message }, ...more].map(problemDetail);
  });
}

function problemDetail({
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
