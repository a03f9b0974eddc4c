import type { CSSProperties } from 'react';
import { useSay } from './language.js';
import { usePercent, usePlusMinus } from './use-percent.js';

/** The value of a choice according to a review, as a proportion from 0 to 1, with its standard error. */
export interface Worth {
  readonly value: number;
  readonly error: number;
}

/**
 * The standard error at which a value becomes meaningless. Two standard errors on each side of the value then cover the
 * whole range from 0 to 1.
 */
const TOO_UNSURE = 0.25;

const isUnsure = ({ error }: Worth): boolean => error >= TOO_UNSURE;

/** Returns the style that sets the length of a value's bar. If the standard error is too large, the length is 0. */
export const barOf = (worth: Worth): CSSProperties =>
  ({ '--value': `${isUnsure(worth) ? 0 : 100 * worth.value}%` }) as CSSProperties;

/** Shows a value with its standard error, or a note if the error is too large. */
export function ShownWorth({ worth }: { readonly worth: Worth }) {
  const say = useSay();
  const percent = usePercent();
  const plusMinus = usePlusMinus();
  if (isUnsure(worth)) return <small>{say('review.unsure')}</small>;
  return (
    <>
      {percent(worth.value)}
      <small>{` ${plusMinus(worth.error)}`}</small>
    </>
  );
}
