/**
 * The number of tries per executed try of a law: 1 with `RETRACE_TRIES=all npm test`, otherwise `share`,
 * which keeps `npm test` short.
 */
export const oneIn = (share: number): number => (process.env['RETRACE_TRIES'] === 'all' ? 1 : share);

/** How often a law is tried: `thorough` times, or a share of that; the first tries are the same. */
export const tries = (thorough: number, share = 4): number => Math.ceil(thorough / oneIn(share));

/** The cases of a law: all of them, or the first ones. */
export const tried = <T>(all: readonly T[], share = 4): readonly T[] =>
  all.slice(0, tries(all.length, share));
