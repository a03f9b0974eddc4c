import { memo } from 'react';
import type { VignetteProps } from './game-look.js';
import { landscapeOf } from './landscape-parts.js';

interface Props extends VignetteProps {
  /** The shapes in the landscape, by card type, on a grid of 100 by 60. */
  readonly figures?: Readonly<Record<string, string>>;
}

/** Draws a small landscape for a card. The same reference always has the same landscape. */
export const Landscape = memo(function Landscape({ reference, type, figures = {} }: Props) {
  const { sun, ridges, light, details } = landscapeOf(reference);
  const figure = figures[type];
  return (
    <svg
      className={`vignette light-${light}`}
      viewBox="0 0 100 60"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="sky" width="100" height="60" />
      <circle className="sun" cx={sun.x} cy={sun.y} r={sun.r} />
      {ridges.map((ridge, index) => (
        <path key={index} className={`ridge-${index}`} d={ridge} />
      ))}
      {figure === undefined ? (
        <path className="details" d={details} />
      ) : (
        <path className="figure" d={figure} />
      )}
    </svg>
  );
});
