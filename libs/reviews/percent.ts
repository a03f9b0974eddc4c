/** A share as people read it: `62 %`. */
export const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** A difference of shares as people read it: `+12 %`, `−7 %`, `0 %`. */
export function signedPercent(share: number): string {
  const size = percent(Math.abs(share));
  if (size === percent(0)) return size;
  return `${share < 0 ? '−' : '+'}${size}`;
}
