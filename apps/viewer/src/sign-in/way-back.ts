export const SIGN_IN = '/sign-in';

/** Returns the address of the sign-in page. After signing in, the user returns to the given page. */
export const signInAddress = (page: string): string =>
  page.startsWith(SIGN_IN) ? page : `${SIGN_IN}?back=${encodeURIComponent(page)}`;

/** Returns the page to open after signing in. If the address is outside this site, returns the list of games. */
export function pageIn(text: string | null, origin: string): string {
  if (text === null || !URL.canParse(text, origin)) return '/';
  const { origin: host, pathname, search } = new URL(text, origin);
  // A path must not begin with two slashes, because browsers would interpret it as the address of another host.
  const isOurs = host === origin && !pathname.startsWith('//') && !pathname.startsWith(SIGN_IN);
  return isOurs ? `${pathname}${search}` : '/';
}
