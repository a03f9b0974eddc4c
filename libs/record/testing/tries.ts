/**
 * The number by which the cases of a property test are divided: 1 with `RETRACE_TRIES=all npm test`, otherwise `share`,
 * which keeps `npm test` short.
 */
export const oneIn = (share: number): number => (process.env['RETRACE_TRIES'] === 'all' ? 1 : share);

/** The number of cases in a property test: `thorough`, or a fraction of it if not all cases are run. */
export const tries = (thorough: number, share = 4): number => Math.ceil(thorough / oneIn(share));

/** Returns the cases of a property test: either all of them, or only the first ones. */
export const tried = <T>(all: readonly T[], share = 4): readonly T[] =>
  all.slice(0, tries(all.length, share));
