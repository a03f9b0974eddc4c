import { forgetBranches, forgetSeatsOf, gameOfPage } from './seats.js';

const sign = '#share=';
const own = '#token=';
const KEY = 'retrace.token';

/** The fragment of the address, including the `#`, if it contains a share link's token. Otherwise empty. */
export const shareFragment = location.hash.startsWith(sign) ? location.hash : '';

/** Removes the `#` and everything after it from the address. */
function clearFragment(): void {
  const page = new URL(location.href);
  page.hash = '';
  history.replaceState(null, '', page);
}

/**
 * Returns the user's seat token or sign-in token. If the address contains a token, moves it to the tab's storage
 * immediately.
 */
function ownToken(): string | null {
  const given = location.hash.startsWith(own) ? location.hash.slice(own.length) : null;
  if (given !== null) clearFragment();
  try {
    if (given !== null) sessionStorage.setItem(KEY, given);
    return sessionStorage.getItem(KEY);
  } catch {
    // If the browser cannot store the token, it is lost when the page is closed.
    return given;
  }
}

const token = shareFragment === '' ? ownToken() : shareFragment.slice(sign.length);

/** The credentials that every request sends. */
export const credentials: Readonly<Record<string, string>> =
  token === null ? {} : { authorization: `Bearer ${token}` };

/** The user's sign-in token or seat token. Null if there is none or the page was opened with a share link. */
export const signedInToken: string | null = shareFragment === '' ? token : null;

/**
 * Returns headers that send a token instead of the usual credentials. If the token is null, they send no credentials.
 */
export const sentWith = (other: string | null): Readonly<Record<string, string>> => ({
  authorization: other === null ? '' : `Bearer ${other}`,
});

/** Returns headers that send a token in addition to the usual credentials. */
export const sentBesides = (other: string | null): Readonly<Record<string, string>> =>
  signedInToken === null || other === null ? sentWith(other) : { 'x-retrace-seat': other };

/** Stores a token for this tab and opens a page with it. Returns false if the browser cannot store it. */
export function signInWith(other: string, page: string): boolean {
  try {
    sessionStorage.setItem(KEY, other);
  } catch {
    return false;
  }
  location.replace(page);
  return true;
}

/** Deletes the stored token and opens a page without it. */
export function signOut(page: string): void {
  forget();
  location.replace(page);
}

function forget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // If storage is forbidden, nothing was stored, so there is nothing to delete.
  }
  forgetBranches();
}

/** Deletes the stored token and, on a game page, the stored seats of the game. Reloads the page. */
export function forgetToken(): void {
  const game = gameOfPage(location.pathname);
  if (game !== null) forgetSeatsOf(game);
  forget();
  clearFragment();
  location.reload();
}

// A different link to the same page has other content and credentials, so the page reloads.
addEventListener('hashchange', () => {
  const { hash } = location;
  if (hash.startsWith(own) || (hash.startsWith(sign) && hash !== shareFragment)) location.reload();
});
