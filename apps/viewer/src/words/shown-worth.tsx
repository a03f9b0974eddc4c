import type { CSSProperties } from 'react';
import { useSay } from './language.js';
import { usePercent, usePlusMinus } from './use-percent.js';

/** The value of a choice in a review, as a share of 1, with its standard error. */
export interface Worth {
  readonly value: number;
  readonly error: number;
}

/**
 * The standard error from which a value has no meaning: twice the error on both sides covers the whole range.
 */
const TOO_UNSURE = 0.25;

const isUnsure = ({ error }: Worth): boolean => error >= TOO_UNSURE;

/** The length of the bar of a value. There is none where the value is not known well enough. */
export const barOf = (worth: Worth): CSSProperties =>
  ({ '--value': `${isUnsure(worth) ? 0 : 100 * worth.value}%` }) as CSSProperties;

/** Shows a value with its error, or that it is not known well enough. */
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
