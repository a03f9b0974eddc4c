import { useEffect, useState, type RefObject } from 'react';
import type { Arrow, Spot } from '../api/shapes.js';
import { markClass } from './marks.js';
import { elementOf } from './spots.js';
import './note-writing.css';

/** Highlights and arrows on the board, in the colour of a mark. */
export interface Drawing {
  readonly mark: string | null;
  readonly highlights: readonly Spot[];
  readonly arrows: readonly Arrow[];
  /** The start of an arrow whose end has not been chosen yet. */
  readonly start?: Spot | null;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The maximum duration of the board's animations after a change, in milliseconds. */
const SETTLING = 500;

interface Props {
  readonly board: RefObject<HTMLElement | null>;
  readonly drawings: readonly Drawing[];
  /** A string that changes whenever objects on the board could have moved. */
  readonly moment: string;
}

/**
 * Draws highlights and arrows above the board. They follow their targets, and are hidden while a target is not visible.
 */
export function SpotsLayer({ board, drawings, moment }: Props) {
  const boxes = useBoxes(board, drawings, moment);
  if (boxes.size === 0) return null;
  const boxOf = (spot: Spot): Box | undefined => boxes.get(nameOf(spot));
  return (
    <svg className="spots" data-testid="spots" aria-hidden="true">
      {drawings.map((drawing, index) => (
        <g key={index} className={markClass(drawing.mark)}>
          {drawing.highlights.map((spot) => (
            <Frame key={nameOf(spot)} box={boxOf(spot)} />
          ))}
          {drawing.start && <Frame box={boxOf(drawing.start)} isStart />}
          {drawing.arrows.map(({ from, to }) => (
            <ArrowLine key={`${nameOf(from)} ${nameOf(to)}`} from={boxOf(from)} to={boxOf(to)} />
          ))}
        </g>
      ))}
    </svg>
  );
}

const nameOf = ({ kind, key }: Spot): string => `${kind} ${key}`;

const spotsOf = ({ highlights, arrows, start }: Drawing): readonly Spot[] => [
  ...highlights,
  ...arrows.flatMap(({ from, to }) => [from, to]),
  ...(start ? [start] : []),
];

const nowhere: ReadonlyMap<string, Box> = new Map();

/** Returns the boxes of visible spots, by name. During animations, measures the boxes repeatedly. */
function useBoxes(
  board: RefObject<HTMLElement | null>,
  drawings: readonly Drawing[],
  moment: string,
): ReadonlyMap<string, Box> {
  const [boxes, setBoxes] = useState(nowhere);
  useEffect(() => {
    const root = board.current;
    const spots = drawings.flatMap(spotsOf);
    if (!root || spots.length === 0) return;
    let frame = 0;
    let until = 0;
    const measure = (now: number): void => {
      const found = measured(root, spots);
      setBoxes((before) => (isSame(before, found) ? before : found));
      frame = now < until ? requestAnimationFrame(measure) : 0;
    };
    const follow = (): void => {
      until = performance.now() + SETTLING;
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    const size = new ResizeObserver(follow);
    size.observe(root);
    root.addEventListener('scroll', follow, { capture: true, passive: true });
    follow();
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      root.removeEventListener('scroll', follow, { capture: true });
    };
  }, [board, drawings, moment]);
  return boxes;
}

function measured(root: HTMLElement, spots: readonly Spot[]): ReadonlyMap<string, Box> {
  const origin = root.getBoundingClientRect();
  const [right, down] = [root.scrollLeft - origin.left, root.scrollTop - origin.top];
  const found = new Map<string, Box>();
  for (const spot of spots) {
    const element = elementOf(root, spot);
    if (!element) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    // A board can hide elements for lack of space. Hidden elements have no size.
    if (width === 0 && height === 0) continue;
    found.set(nameOf(spot), { x: left + right, y: top + down, width, height });
  }
  return found;
}

const isSame = (left: ReadonlyMap<string, Box>, right: ReadonlyMap<string, Box>): boolean =>
  JSON.stringify([...left]) === JSON.stringify([...right]);

function Frame({ box, isStart = false }: { readonly box: Box | undefined; readonly isStart?: boolean }) {
  if (!box) return null;
  const { x, y, width, height } = box;
  return (
    <rect
      className={isStart ? 'spot is-start' : 'spot'}
      data-testid="spot"
      x={x - 3}
      y={y - 3}
      width={width + 6}
      height={height + 6}
      rx={8}
    />
  );
}

function ArrowLine({ from, to }: { readonly from: Box | undefined; readonly to: Box | undefined }) {
  if (!from || !to) return null;
  const start = middle(from);
  const end = edge(to, start);
  const angle = Math.atan2(end.y - start.y, end.x - start.x);
  const side = (turn: number) => ({
    x: end.x - 16 * Math.cos(angle + turn),
    y: end.y - 16 * Math.sin(angle + turn),
  });
  const [left, right] = [side(0.45), side(-0.45)];
  return (
    <g className="arrow" data-testid="arrow">
      <circle cx={start.x} cy={start.y} r={5} />
      <path
        className="arrow-line"
        d={`M${start.x} ${start.y}L${(left.x + right.x) / 2} ${(left.y + right.y) / 2}`}
      />
      <path d={`M${end.x} ${end.y}L${left.x} ${left.y}L${right.x} ${right.y}Z`} />
    </g>
  );
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** Returns the point at which the line from `from` to the centre of a box crosses the edge of the box. */
function edge(box: Box, from: { readonly x: number; readonly y: number }) {
  const to = middle(box);
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const share = Math.min(
    1,
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
  );
  return { x: to.x + dx * share, y: to.y + dy * share };
}
