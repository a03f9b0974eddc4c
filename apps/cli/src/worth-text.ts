import { percent, plusMinus } from '#reviews';

/**
 * The standard error from which a value is meaningless, because an interval of two standard errors on both sides covers
 * the whole range.
 */
const TOO_UNSURE = 0.25;

/** Formats the value of a choice with its standard error: `  62% ± 4%`. */
export const worthText = ({ value, error }: { readonly value: number; readonly error: number }): string =>
  error < TOO_UNSURE ? `${percent(value).padStart(5)} ${plusMinus(error)}` : 'not known well enough';
