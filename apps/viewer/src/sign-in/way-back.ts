/** The path of the page to sign in. */
export const SIGN_IN = '/sign-in';

/** Returns the address for signing in and returning to a page. */
export const signInAddress = (page: string): string =>
  page.startsWith(SIGN_IN) ? page : `${SIGN_IN}?back=${encodeURIComponent(page)}`;

/** Returns the page to open after signing in. For addresses outside this site, returns the list of games. */
export function pageIn(text: string | null, origin: string): string {
  if (text === null || !URL.canParse(text, origin)) return '/';
  const { origin: host, pathname, search } = new URL(text, origin);
  // Without its origin, a path that begins with two slashes would name another host.
  const isOurs = host === origin && !pathname.startsWith('//') && !pathname.startsWith(SIGN_IN);
  return isOurs ? `${pathname}${search}` : '/';
}
