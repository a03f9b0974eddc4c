const sign = '#share=';
const own = '#token=';
const KEY = 'retrace.token';

/** The part of the address behind the `#` that carries the token of a share link; empty where there is none. */
export const shareFragment = location.hash.startsWith(sign) ? location.hash : '';

/** The token of a seat, or of who signs in; kept while the tab is open, and taken out of the address at once. */
function ownToken(): string | null {
  try {
    if (location.hash.startsWith(own)) {
      sessionStorage.setItem(KEY, location.hash.slice(own.length));
      history.replaceState(null, '', location.pathname + location.search);
    }
    return sessionStorage.getItem(KEY);
  } catch {
    // Where the browser keeps nothing, the token stays in the address, as that of a link.
    return location.hash.startsWith(own) ? location.hash.slice(own.length) : null;
  }
}

const token = shareFragment === '' ? ownToken() : shareFragment.slice(sign.length);

/** What every request says of who sends it. */
export const credentials: Readonly<Record<string, string>> =
  token === null ? {} : { authorization: `Bearer ${token}` };

/** Goes on as somebody who says nothing of who it is. */
export function forgetToken(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
  history.replaceState(null, '', location.pathname + location.search);
  location.reload();
}

// Another link in the same page shows something else to somebody else.
addEventListener('hashchange', () => {
  const { hash } = location;
  if (hash.startsWith(own) || (hash.startsWith(sign) && hash !== shareFragment)) location.reload();
});
