import { forgetBranches, forgetSeatsOf, gameOfPage } from './seats.js';

const sign = '#share=';
const own = '#token=';
const KEY = 'retrace.token';

/** The part of the address from `#` with the token of a share link. Empty if there is none. */
export const shareFragment = location.hash.startsWith(sign) ? location.hash : '';

/** Removes the part after `#` from the address. */
function clearFragment(): void {
  const page = new URL(location.href);
  page.hash = '';
  history.replaceState(null, '', page);
}

/**
 * Returns the token of a seat or of the signed-in reader. Moves a token in the address to the storage of the tab
 * immediately.
 */
function ownToken(): string | null {
  const given = location.hash.startsWith(own) ? location.hash.slice(own.length) : null;
  if (given !== null) clearFragment();
  try {
    if (given !== null) sessionStorage.setItem(KEY, given);
    return sessionStorage.getItem(KEY);
  } catch {
    // If the browser stores nothing, the token only lasts as long as the page.
    return given;
  }
}

const token = shareFragment === '' ? ownToken() : shareFragment.slice(sign.length);

/** The credentials that every request sends. */
export const credentials: Readonly<Record<string, string>> =
  token === null ? {} : { authorization: `Bearer ${token}` };

/** The sign-in token or seat token of the reader. Null if there is none, or if the page has a share link. */
export const signedInToken: string | null = shareFragment === '' ? token : null;

/** Returns headers that send a token instead of the usual credentials. Null sends none. */
export const sentWith = (other: string | null): Readonly<Record<string, string>> => ({
  authorization: other === null ? '' : `Bearer ${other}`,
});

/** Returns headers that send a token in addition to the usual credentials. */
export const sentBesides = (other: string | null): Readonly<Record<string, string>> =>
  signedInToken === null || other === null ? sentWith(other) : { 'x-retrace-seat': other };

/** Stores a token for this tab, and opens a page with it. Returns false if the browser stores nothing. */
export function signInWith(other: string, page: string): boolean {
  try {
    sessionStorage.setItem(KEY, other);
  } catch {
    return false;
  }
  location.replace(page);
  return true;
}

/** Forgets the token, and opens a page without it. */
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

/** Forgets the token and, on the page of a game, its seats. Reloads the page. */
export function forgetToken(): void {
  const game = gameOfPage(location.pathname);
  if (game !== null) forgetSeatsOf(game);
  forget();
  clearFragment();
  location.reload();
}

// Another link on the same page has different content and credentials, so the page is reloaded.
addEventListener('hashchange', () => {
  const { hash } = location;
  if (hash.startsWith(own) || (hash.startsWith(sign) && hash !== shareFragment)) location.reload();
});
