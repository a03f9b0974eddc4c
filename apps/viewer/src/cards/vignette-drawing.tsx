import { memo } from 'react';
import { vignetteOf } from './vignette.js';

/** A small landscape for a card, always the same for the same reference. */
export const Vignette = memo(function Vignette({
  reference,
  type,
}: {
  readonly reference: string;
  readonly type: string;
}) {
  const { sun, ridges, light, details, figure } = vignetteOf(reference, type);
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
      {!figure && <path className="details" d={details} />}
      {figure && <path className="figure" d={figure} />}
    </svg>
  );
});
