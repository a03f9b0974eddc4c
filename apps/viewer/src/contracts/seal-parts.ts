import { numbersFrom } from '../look/landscape-parts.js';

/** A drawing on a grid of 100 by 60, made of several SVG paths. */
export interface SealParts {
  /** The path that is filled. */
  readonly shape: string;
  /** The path that is drawn as a line. */
  readonly line: string;
  /** The path of the rays in the background, drawn as a line. */
  readonly rays: string;
}

const middle = { x: 50, y: 30 };
const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const around = (angle: number, radius: number): string =>
  point(middle.x + Math.cos(angle) * radius, middle.y + Math.sin(angle) * radius);
const disc = (x: number, y: number, r: number): string =>
  `M${point(x - r, y)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;

/**
 * Returns the seal of a contract. The reference determines the seal, and the contract type determines the kind of seal.
 */
export function sealOf(reference: string, type: string): SealParts {
  const next = numbersFrom(reference);
  const turn = next() * Math.PI;
  const count = 8 + Math.floor(next() * 5) * 2;
  const rays = Array.from({ length: count }, (_, index) => {
    const angle = turn + (index / count) * 2 * Math.PI;
    return `M${around(angle, 30)}L${around(angle, 64)}`;
  }).join('');
  return { rays, ...drawingOf(type, next) };
}

function drawingOf(type: string, next: () => number): Pick<SealParts, 'shape' | 'line'> {
  switch (type) {
    case 'spell':
      return spark(next);
    case 'rune':
      return stave(next);
    case 'globe':
      return globe(next);
    default:
      return mask(next);
  }
}

/** Returns a symmetrical face with two eyes. */
function mask(next: () => number): Pick<SealParts, 'shape' | 'line'> {
  const heights = [8, 15, 23, 31, 39, 47, 53];
  const half = heights.map((y, index) => ({
    x: index === 0 ? 2 + next() * 15 : index === heights.length - 1 ? 1 + next() * 4 : 7 + next() * 13,
    y: y + (next() - 0.5) * 5,
  }));
  const right = half.map(({ x, y }) => point(middle.x + x, y));
  const left = half.toReversed().map(({ x, y }) => point(middle.x - x, y));
  const eye = { x: 3.5 + next() * 4, y: 22 + next() * 8, r: 1.3 + next() * 1.3 };
  const eyes = disc(middle.x - eye.x, eye.y, eye.r) + disc(middle.x + eye.x, eye.y, eye.r);
  return { shape: `M${[...right, ...left].join('L')}Z${eyes}`, line: '' };
}

/** Returns a star with points of two lengths. */
function spark(next: () => number): Pick<SealParts, 'shape' | 'line'> {
  const points = 4 + Math.floor(next() * 5);
  const [long, short, inner] = [22 + next() * 4, 12 + next() * 8, 4 + next() * 4];
  const turn = -Math.PI / 2;
  const corners = Array.from({ length: points * 4 }, (_, index) => {
    const radius = index % 2 === 1 ? inner : index % 4 === 0 ? long : short;
    return around(turn + (index / (points * 4)) * 2 * Math.PI, radius);
  });
  return { shape: `M${corners.join('L')}Z`, line: disc(middle.x, middle.y, 26) };
}

/** Returns a stem with straight strokes. */
function stave(next: () => number): Pick<SealParts, 'shape' | 'line'> {
  const strokes = Array.from({ length: 3 + Math.floor(next() * 3) }, () => {
    const [y, slope, side] = [12 + next() * 30, (next() - 0.5) * 22, next() < 0.5 ? -1 : 1];
    const both = next() < 0.35 ? `L${point(middle.x - side * 13, y + slope)}` : '';
    return `M${point(middle.x + side * 13, y + slope)}L${point(middle.x, y)}${both}`;
  });
  return { shape: '', line: `M50 7V53${strokes.join('')}` };
}

/** Returns a globe with circles of latitude and longitude, and a ring. */
function globe(next: () => number): Pick<SealParts, 'shape' | 'line'> {
  const r = 17 + next() * 3;
  const ring = 4 + next() * 6;
  const bands = [0.35, 0.75].map(
    (part) =>
      `M${point(middle.x, middle.y - r)}a${(r * part).toFixed(1)} ${r.toFixed(1)} 0 0 1 0 ${(2 * r).toFixed(1)}a${(r * part).toFixed(1)} ${r.toFixed(1)} 0 0 1 0 ${(-2 * r).toFixed(1)}Z`,
  );
  const orbit = `M${point(middle.x - r - 9, middle.y)}a${(r + 9).toFixed(1)} ${ring.toFixed(1)} ${(next() * 50 - 25).toFixed(0)} 1 0 ${(2 * r + 18).toFixed(1)} 0`;
  return { shape: disc(middle.x, middle.y, r), line: bands.join('') + orbit };
}
