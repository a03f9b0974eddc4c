import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line as lineShape } from 'd3-shape';
import { useMemo, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Landmark } from '../api/shapes.js';
import { inDigits } from '../words/dates.js';
import { useLocale } from '../words/language.js';
import { valueAt, type ChartLine, type ChartPoint } from './chart-lines.js';
import { useWidth } from './use-width.js';

const margin = { top: 8, right: 8, bottom: 16, left: 26 } as const;
/** Numbers of days nearer than this, in pixels, would run into each other. */
const ROOM_FOR_A_DAY = 13;

interface Props {
  readonly lines: readonly ChartLine[];
  /** The last revision of the game. */
  readonly last: number;
  readonly at: number;
  readonly days: readonly Landmark[];
  readonly height: number;
  /** What it shows, in words. */
  readonly label: string;
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly go: (revision: number, dragging: boolean) => void;
  /** The revision that is pointed at; null: none. */
  readonly point: (revision: number | null) => void;
}

/** Steps over the course of the game, days as bands, a crosshair where one is; pressing and dragging go there. */
export function ChartDrawing({ lines, last, at, days, height, label, drawing, go, point }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const locale = useLocale();
  const isPressed = useRef(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const { x, y, paths, areas } = useMemo(
    () => drawn(lines, last, width, height),
    [lines, last, width, height],
  );
  const bottom = height - margin.bottom;

  const revisionUnder = (event: PointerEvent<SVGSVGElement>): number => {
    const { left } = event.currentTarget.getBoundingClientRect();
    return Math.max(0, Math.min(last, Math.round(x.invert(event.clientX - left))));
  };
  const look = (revision: number | null): void => {
    setPointed(revision);
    point(revision);
  };
  const bands = days.map(({ day, revision }, index) => {
    const from = x(revision);
    return { day, from, width: x(days[index + 1]?.revision ?? last) - from };
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
                  y={margin.top}
                  width={Math.max(0, band.width)}
                  height={bottom - margin.top}
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
                  <path className="chart-grid" d={`M${margin.left} ${y(tick)}H${width - margin.right}`} />
                  <text className="chart-text" x={margin.left - 6} y={y(tick) + 3.5} textAnchor="end">
                    {inDigits(tick, locale)}
                  </text>
                </g>
              ),
          )}
          {lines.map(({ seat }, index) => (
            <g key={index} className={seat === null ? 'chart-line' : `chart-line seat-${seat}`}>
              <path className="chart-area" d={areas[index]} />
              <path
                className="chart-stroke"
                d={paths[index]}
                strokeDasharray={seat === 1 ? '5 2.5' : undefined}
              />
            </g>
          ))}
          {pointed !== null && (
            <path className="chart-pointed" d={`M${x(pointed)} ${margin.top}V${bottom}`} data-saved="no" />
          )}
          <g data-saved="no" data-testid="chart-crosshair" data-revision={at}>
            <path className="chart-here" d={`M${x(at)} ${margin.top - 4}V${bottom}`} />
            {lines.map((line, index) => {
              const value = valueAt(line, at);
              if (value === null) return null;
              const own = line.seat === null ? 'chart-line' : `chart-line seat-${line.seat}`;
              return (
                <g key={index} className={own}>
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

/** The scales of a chart and its lines as paths. Steps: a value holds until it changes. */
function drawn(lines: readonly ChartLine[], last: number, width: number, height: number) {
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value ?? 0));
  const most = Math.max(1, ...values);
  const x = scaleLinear(
    [0, Math.max(1, last)],
    [margin.left, Math.max(margin.left + 1, width - margin.right)],
  );
  const y = scaleLinear([Math.min(0, ...values), most], [height - margin.bottom, margin.top]).nice(3);
  const isThere = ({ value }: ChartPoint): boolean => value !== null;
  const across = ({ revision }: ChartPoint): number => x(revision);
  const up = ({ value }: ChartPoint): number => y(value ?? 0);
  const stroke = lineShape<ChartPoint>(across, up).curve(curveStepAfter).defined(isThere);
  const fill = area<ChartPoint>(across, y(0), up).curve(curveStepAfter).defined(isThere);
  const courses = lines.map((line) => toTheEnd(line, last));
  return {
    x,
    y,
    paths: courses.map((points) => stroke(points) ?? ''),
    areas: courses.map((points) => fill(points) ?? ''),
  };
}

/** The points of a line with what its steps need: an end at each gap, and one where the game ends. */
function toTheEnd({ points }: ChartLine, last: number): ChartPoint[] {
  const course: ChartPoint[] = [];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (point.value === null && before && before.value !== null)
      course.push({ revision: point.revision, value: before.value });
    course.push(point);
  }
  const end = points.at(-1);
  if (end && end.revision < last) course.push({ revision: last, value: end.value });
  return course;
}
