/** Where the page to sign in is. */
export const SIGN_IN = '/sign-in';

/** The address to sign in at, and to come back from to a page. */
export const signInAddress = (page: string): string =>
  page.startsWith(SIGN_IN) ? page : `${SIGN_IN}?back=${encodeURIComponent(page)}`;

/** A page of ours to go back to; what leads elsewhere leads to the list of games. */
export function pageIn(text: string | null, origin: string): string {
  if (text === null || !URL.canParse(text, origin)) return '/';
  const { origin: host, pathname, search } = new URL(text, origin);
  // Without its origin, a path that begins with two slashes names another host.
  const isOurs = host === origin && !pathname.startsWith('//') && !pathname.startsWith(SIGN_IN);
  return isOurs ? `${pathname}${search}` : '/';
}
