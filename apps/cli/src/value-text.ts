import { percent, plusMinus } from '#reviews';

/**
 * The standard error at which a value becomes meaningless. Two standard errors on each side of the value then cover the
 * whole range from 0 to 1.
 */
const TOO_UNSURE = 0.25;

/** Formats the value of a choice with its standard error, as in `  62% ± 4%`. */
export const valueText = ({ value, error }: { readonly value: number; readonly error: number }): string =>
  error < TOO_UNSURE ? `${percent(value).padStart(5)} ${plusMinus(error)}` : 'not known well enough';
