/**
 * Returns the number by which a property test divides its cases: 1 if `RETRACE_TRIES` is `all`, otherwise `share`.
 * Running fewer cases keeps `npm test` short.
 */
export const oneIn = (share: number): number => (process.env['RETRACE_TRIES'] === 'all' ? 1 : share);

/** The number of cases in a property test: `thorough` if all cases are run, otherwise a fraction of it. */
export const tries = (thorough: number, share = 4): number => Math.ceil(thorough / oneIn(share));

/** Returns the cases of a property test: either all of them, or only the first ones. */
export const tried = <T>(all: readonly T[], share = 4): readonly T[] =>
  all.slice(0, tries(all.length, share));
