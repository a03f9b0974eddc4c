/**
 * Passes the nonce of the page's content security policy to GraphiQL, which adds styles at run time. GraphiQL's
 * libraries read the nonce either from the page's head or from a global variable that bundlers use.
 */
export function passNonceOn(): void {
  const { nonce } = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]') ?? {};
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
