/**
 * Passes the nonce of the page's policy to GraphiQL, which adds styles at run time, for example to prevent scrolling
 * behind a dialog. Its libraries read the nonce from the head of the page or from a global variable of bundlers.
 */
export function passNonceOn(): void {
  const { nonce } = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]') ?? {};
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
