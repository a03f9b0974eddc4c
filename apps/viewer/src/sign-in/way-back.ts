/** The path of the page to sign in. */
export const SIGN_IN = '/sign-in';

/** The address to sign in at, and to come back from to a page. */
export const signInAddress = (page: string): string =>
  page.startsWith(SIGN_IN) ? page : `${SIGN_IN}?back=${encodeURIComponent(page)}`;

/** Returns the page to open after signing in. Addresses outside this site become the list of games. */
export function pageIn(text: string | null, origin: string): string {
  if (text === null || !URL.canParse(text, origin)) return '/';
  const { origin: host, pathname, search } = new URL(text, origin);
  // Without its origin, a path that begins with two slashes names another host.
  const isOurs = host === origin && !pathname.startsWith('//') && !pathname.startsWith(SIGN_IN);
  return isOurs ? `${pathname}${search}` : '/';
}
