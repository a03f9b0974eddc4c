import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line as lineShape } from 'd3-shape';
import type { ChartLine, ChartPoint } from './chart-lines.js';

/** What stays free around the lines, in pixels. */
export interface Margin {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Where a chart is drawn: sizes in pixels, and the last revision of the game. */
export interface Frame {
  readonly last: number;
  /** Where the lines end: as far as the game was seen. */
  readonly end: number;
  readonly width: number;
  readonly height: number;
  readonly margin: Margin;
  /** The largest value there can be. */
  readonly most?: number | undefined;
}

/** The scales of a chart and its lines as paths. Steps: a value holds until it changes. */
export function drawn(lines: readonly ChartLine[], { last, end, width, height, margin, most = 1 }: Frame) {
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value ?? 0));
  const x = scaleLinear(
    [0, Math.max(1, last)],
    [margin.left, Math.max(margin.left + 1, width - margin.right)],
  );
  const y = scaleLinear(
    [Math.min(0, ...values), Math.max(most, ...values)],
    [height - margin.bottom, margin.top],
  ).nice(3);
  const isThere = ({ value }: ChartPoint): boolean => value !== null;
  const across = ({ revision }: ChartPoint): number => x(revision);
  const up = ({ value }: ChartPoint): number => y(value ?? 0);
  const stroke = lineShape<ChartPoint>(across, up).curve(curveStepAfter).defined(isThere);
  const fill = area<ChartPoint>(across, y(0), up).curve(curveStepAfter).defined(isThere);
  const band = area<ChartPoint>(
    across,
    ({ value, error = 0 }) => y((value ?? 0) - error),
    ({ value, error = 0 }) => y((value ?? 0) + error),
  )
    .curve(curveStepAfter)
    .defined(isThere);
  const courses = lines.map((line) => toTheEnd(line, end));
  return {
    x,
    y,
    paths: courses.map((points) => stroke(points) ?? ''),
    areas: courses.map((points) => fill(points) ?? ''),
    /** How far values may be off; empty where they are exact. */
    bands: courses.map((points) =>
      points.some(({ error }) => error !== undefined) ? (band(points) ?? '') : '',
    ),
  };
}

/** The points of a line with what its steps need: an end at each gap, and one where the lines end. */
function toTheEnd({ points }: ChartLine, last: number): ChartPoint[] {
  const course: ChartPoint[] = [];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (point.value === null && before && before.value !== null)
      course.push({ revision: point.revision, value: before.value });
    course.push(point);
  }
  const end = points.at(-1);
  if (end && end.revision < last) course.push({ ...end, revision: last });
  return course;
}
