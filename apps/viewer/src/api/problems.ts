import { CombinedGraphQLErrors } from '@apollo/client/errors';
import i18next from 'i18next';
import { sayNow, type Say } from '../words/language.js';

/** Something is wrong with what the address asks for; found before the API is asked. */
export class AddressError extends Error {
  constructor(
    readonly code: 'POSITION_INVALID' | 'POSITION_OUT_OF_RANGE',
    message: string,
  ) {
    super(message);
  }
}

/** The stable code of an error; null when the API could not be reached. */
export const errorCode = (error: unknown): string | null => {
  if (error instanceof AddressError) return error.code;
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : 'UNKNOWN';
};

/** What to tell the reader about an error, in the reader's language where the viewer knows its code. */
export function errorMessage(error: unknown): string {
  if (error instanceof AddressError) return error.message;
  const code = errorCode(error);
  if (code === null) return sayNow('problems.unreachable');
  return messageOf(code, CombinedGraphQLErrors.is(error) ? (error.errors[0]?.message ?? '') : '');
}

/** The viewer's own words for a code of the API, or else those of the API. */
export const messageOf = (code: string, message: string): string =>
  i18next.exists(`problems.text.${code}`)
    ? (sayNow as (key: string) => string)(`problems.text.${code}`)
    : message;

/** The heading for a code, or that something went wrong. */
export const problemTitle = (code: string | null, say: Say): string =>
  code !== null && i18next.exists(`problems.title.${code}`)
    ? (say as (key: string) => string)(`problems.title.${code}`)
    : say('problems.title.other');
