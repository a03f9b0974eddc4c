import { forgetBranches, forgetSeatsOf, gameOfPage } from './seats.js';

const sign = '#share=';
const own = '#token=';
const KEY = 'retrace.token';

/** The part of the address behind the `#` that carries the token of a share link; empty where there is none. */
export const shareFragment = location.hash.startsWith(sign) ? location.hash : '';

/** Takes what stands behind the `#` out of the address. */
function clearFragment(): void {
  const page = new URL(location.href);
  page.hash = '';
  history.replaceState(null, '', page);
}

/** The token of a seat, or of who signs in; taken out of the address at once, and kept while the tab is open. */
function ownToken(): string | null {
  const given = location.hash.startsWith(own) ? location.hash.slice(own.length) : null;
  if (given !== null) clearFragment();
  try {
    if (given !== null) sessionStorage.setItem(KEY, given);
    return sessionStorage.getItem(KEY);
  } catch {
    // Where the browser keeps nothing, the token is gone with the page.
    return given;
  }
}

const token = shareFragment === '' ? ownToken() : shareFragment.slice(sign.length);

/** What every request says of who sends it. */
export const credentials: Readonly<Record<string, string>> =
  token === null ? {} : { authorization: `Bearer ${token}` };

/** The token that the reader signed in with, or of a seat; null: none, or the token of a share link is sent. */
export const signedInToken: string | null = shareFragment === '' ? token : null;

/** The headers by which a token is sent, in place of what is sent otherwise; null: none is sent. */
export const sentWith = (other: string | null): Readonly<Record<string, string>> => ({
  authorization: other === null ? '' : `Bearer ${other}`,
});

/** Keeps a token while the tab is open, and goes to a page with it; false where the browser keeps nothing. */
export function signInWith(other: string, page: string): boolean {
  try {
    sessionStorage.setItem(KEY, other);
  } catch {
    return false;
  }
  location.replace(page);
  return true;
}

/** Forgets the token, and goes to a page without it. */
export function signOut(page: string): void {
  forget();
  location.replace(page);
}

function forget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
  forgetBranches();
}

/** Goes on as somebody who says nothing of who it is; on the page of a game, without its seats too. */
export function forgetToken(): void {
  const game = gameOfPage(location.pathname);
  if (game !== null) forgetSeatsOf(game);
  forget();
  clearFragment();
  location.reload();
}

// Another link in the same page shows something else to somebody else.
addEventListener('hashchange', () => {
  const { hash } = location;
  if (hash.startsWith(own) || (hash.startsWith(sign) && hash !== shareFragment)) location.reload();
});
