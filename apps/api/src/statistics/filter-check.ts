import { unreadable } from '#read-models';
import { fail, isPlain, ok, type Author, type Result } from '#record';
import { authorOf, type Reader } from '../access/reader.js';
import type { Problem } from '../errors/problem.js';

const MOST_CHARACTERS = 200;

/** Returns the text fields of a filter. Fails with `SEARCH_INVALID`, which names an unusable field. */
export function textsIn(filter: Readonly<Record<string, unknown>>): Result<Record<string, string>, Problem> {
  const texts = Object.entries(filter).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  for (const [field, text] of texts)
    if (text.length > MOST_CHARACTERS || !isPlain(text))
      return bad(field, `Use at most ${MOST_CHARACTERS} visible characters.`);
  return ok(Object.fromEntries(texts));
}

/**
 * Returns the reader's account, for statistics about the reader's own games. Fails with `SEARCH_INVALID` if there is no
 * account.
 */
export function accountOf(reader: Reader): Result<Author, Problem> {
  const account = authorOf(reader);
  return account?.kind === 'signed-in'
    ? ok(account)
    : bad('mine', 'Sign in, because your own games belong to your account.');
}

/**
 * Returns the player in a filter: a name, or the account of the reader. Fails with `SEARCH_INVALID` if there is
 * neither.
 */
export function ownerOf(
  { mine, player }: { readonly mine?: boolean | null | undefined; readonly player?: string | undefined },
  reader: Reader,
): Result<{ readonly player: string } | { readonly account: Author }, Problem> {
  if (mine === true) {
    const account = accountOf(reader);
    return account.ok ? ok({ account: account.value }) : account;
  }
  return player === undefined || player === ''
    ? bad('player', 'Name a player, or sign in and use `mine`.')
    : ok({ player });
}

export const bad = (field: string, advice: string): Result<never, Problem> => fail(problemOf(field, advice));

export const problemOf = (field: string, advice: string): Problem => ({
  code: 'SEARCH_INVALID',
  message: `The statistics filter is not valid: ${field}.`,
  advice,
  where: field,
});

/** Awaits a result of the read models. Throws a coded error if the read models are unreadable. */
export const readable = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw unreadable(error);
  });
