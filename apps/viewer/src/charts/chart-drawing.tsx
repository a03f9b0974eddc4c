import { useMemo, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Landmark } from '../api/shapes.js';
import { inDigits } from '../words/dates.js';
import { useLocale } from '../words/language.js';
import { valueAt, type ChartLine, type ChartMark } from './chart-lines.js';
import { drawn, type Margin } from './chart-paths.js';
import { useWidth } from './use-width.js';

const margin: Margin = { top: 8, right: 8, bottom: 16, left: 26 };
/** The margins, with additional space for turn numbers. */
const withTurns: Margin = { ...margin, top: 22 };
/** The minimum distance between turn numbers at which they are readable, in pixels. */
const ROOM_FOR_A_TURN = 15;
/** The minimum distance between day numbers at which they are readable, in pixels. */
const ROOM_FOR_A_DAY = 13;

interface Props {
  readonly lines: readonly ChartLine[];
  /** The last revision of the game. */
  readonly last: number;
  /** The last revision that the user has reached. The lines end there. */
  readonly end: number;
  readonly at: number;
  readonly days: readonly Landmark[];
  readonly height: number;
  readonly most?: number | undefined;
  readonly marks?: readonly ChartMark[] | undefined;
  readonly turns?: readonly number[] | undefined;
  /** A description of the chart's content. */
  readonly label: string;
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly go: (revision: number, dragging: boolean) => void;
  /** Called with the revision under the pointer, or with null if there is none. */
  readonly point: (revision: number | null) => void;
}

/**
 * Draws stepped lines over the course of the game. Adds a band for each day and a crosshair at the cursor. Clicking or
 * dragging moves the cursor.
 */
export function ChartDrawing(props: Props) {
  const {
    lines,
    last,
    end,
    at,
    days,
    height,
    most,
    marks = [],
    turns = [],
    label,
    drawing,
    go,
    point,
  } = props;
  const { top, left, right, bottom: foot } = turns.length > 0 ? withTurns : margin;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const locale = useLocale();
  const isPressed = useRef(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const {
    x,
    y,
    paths,
    areas,
    bands: errors,
  } = useMemo(
    () => drawn(lines, { last, end, width, height, margin: { top, left, right, bottom: foot }, most }),
    [lines, last, end, width, height, most, top, left, right, foot],
  );
  const bottom = height - foot;

  const revisionUnder = (event: PointerEvent<SVGSVGElement>): number => {
    const box = event.currentTarget.getBoundingClientRect();
    return Math.max(0, Math.min(last, Math.round(x.invert(event.clientX - box.left))));
  };
  const look = (revision: number | null): void => {
    setPointed(revision);
    point(revision);
  };
  const bands = days.map(({ day, revision }, index) => {
    const from = x(revision);
    return { day, from, width: x(days[index + 1]?.revision ?? end) - from };
  });
  return (
    <div className="chart-drawing" ref={box} style={{ height }}>
      {width > 0 && (
        <svg
          ref={drawing}
          width={width}
          height={height}
          role="img"
          aria-label={label}
          data-testid="chart-drawing"
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            isPressed.current = true;
            go(revisionUnder(event), false);
          }}
          onPointerMove={(event) => {
            const revision = revisionUnder(event);
            look(revision);
            if (isPressed.current) go(revision, true);
          }}
          onPointerUp={() => (isPressed.current = false)}
          onPointerCancel={() => (isPressed.current = false)}
          onPointerLeave={() => look(null)}
        >
          {bands.map((band, index) => (
            <g key={band.from}>
              {index % 2 === 0 && (
                <rect
                  className="chart-day"
                  x={band.from}
                  y={top}
                  width={Math.max(0, band.width)}
                  height={bottom - top}
                />
              )}
              {band.day > 0 && band.width >= ROOM_FOR_A_DAY && (
                <text
                  className="chart-text"
                  x={band.from + band.width / 2}
                  y={height - 4}
                  textAnchor="middle"
                >
                  {band.day}
                </text>
              )}
            </g>
          ))}
          {y.ticks(height > 120 ? 4 : 3).map(
            (tick) =>
              Number.isInteger(tick) && (
                <g key={tick}>
                  <path className="chart-grid" d={`M${left} ${y(tick)}H${width - right}`} />
                  <text className="chart-text" x={left - 6} y={y(tick) + 3.5} textAnchor="end">
                    {inDigits(tick, locale)}
                  </text>
                </g>
              ),
          )}
          {lines.map((line, index) => (
            <g key={index} className={classOf('chart-line', line)}>
              <path className="chart-area" d={areas[index]} />
              {errors[index] !== '' && <path className="chart-error" d={errors[index]} />}
              <path
                className="chart-stroke"
                d={paths[index]}
                strokeDasharray={line.seat === 1 ? '5 2.5' : undefined}
              />
            </g>
          ))}
          {spread(turns.map((revision) => x(revision))).map((place, index) => {
            const from = x(turns[index] ?? 0);
            return (
              <g key={turns[index]} data-testid="chart-turn">
                <path className="chart-turn" d={`M${place} 15L${from} ${top}V${bottom}`} />
                <circle className="chart-turn-number" cx={place} cy={8} r={7} />
                <text className="chart-text chart-turn-text" x={place} y={11.5} textAnchor="middle">
                  {index + 1}
                </text>
              </g>
            );
          })}
          {marks.map(({ revision, seat, name }) => {
            const line = lines.find((each) => each.seat === seat);
            const value = line ? valueAt(line, revision) : null;
            if (value === null) return null;
            return (
              <circle
                key={`${revision} ${seat}`}
                className={`chart-mark ${name}`}
                data-testid="chart-mark"
                cx={x(revision)}
                cy={y(value)}
                r={4.5}
              />
            );
          })}
          {pointed !== null && (
            <path className="chart-pointed" d={`M${x(pointed)} ${top}V${bottom}`} data-saved="no" />
          )}
          <g data-saved="no" data-testid="chart-crosshair" data-revision={at}>
            <path className="chart-here" d={`M${x(at)} ${top - 4}V${bottom}`} />
            {lines.map((line, index) => {
              const value = valueAt(line, at);
              if (value === null) return null;
              return (
                <g key={index} className={classOf('chart-line', line)}>
                  <circle className="chart-dot" cx={x(at)} cy={y(value)} r={3.5} />
                </g>
              );
            })}
          </g>
        </svg>
      )}
    </div>
  );
}

/** Moves overlapping numbers apart while preserving their order. */
function spread(at: readonly number[]): readonly number[] {
  const placed: number[] = [];
  for (const place of at) placed.push(Math.max(place, (placed.at(-1) ?? -Infinity) + ROOM_FOR_A_TURN));
  return placed;
}

/**
 * Returns the CSS classes for a line's elements. The classes depend on the line's seat, and on whether the line is from
 * another game.
 */
export const classOf = (name: string, { seat, of }: ChartLine): string =>
  [name, ...(seat === null ? [] : [`seat-${seat}`]), ...(of === undefined ? [] : ['is-of-other'])].join(' ');
