import { memo } from 'react';
import type { VignetteProps } from '../look/game-look.js';
import { sealOf } from './seal-parts.js';

/** Draws the seal on a contract. The same reference always has the same seal. */
export const Seal = memo(function Seal({ reference, type }: VignetteProps) {
  const { shape, line, rays } = sealOf(reference, type);
  return (
    <svg
      className={`vignette seal seal-${type}`}
      viewBox="0 0 100 60"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="seal-ground" width="100" height="60" />
      <path className="seal-rays" d={rays} />
      <circle className="seal-ring" cx="50" cy="30" r="28.500" />
      {shape !== '' && <path className="seal-shape" fillRule="evenodd" d={shape} />}
      {line !== '' && <path className="seal-line" d={line} />}
    </svg>
  );
});
