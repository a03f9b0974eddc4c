/**
 * GraphiQL adds styles to the page while it runs: what keeps the page from scrolling under a dialog, and the like. Those
 * who add them look for the nonce of the page's policy in its head or, as bundlers have it, in a global variable.
 */
export function passNonceOn(): void {
  const { nonce } = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]') ?? {};
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
