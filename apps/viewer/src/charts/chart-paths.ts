import type { ChartLine, ChartPoint } from './chart-lines.js';

/** The space around the lines, in pixels. */
export interface Margin {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The area in which a chart is drawn. Its size is in pixels. `last` is the last revision of the game. */
export interface Frame {
  readonly last: number;
  /** The last revision that the user has reached. The lines end there. */
  readonly end: number;
  readonly width: number;
  readonly height: number;
  readonly margin: Margin;
  /** The maximum possible value. */
  readonly most?: number | undefined;
}

/** Converts values to pixels, and back with `invert`. */
export interface Scale {
  (value: number): number;
  /** Returns the value at a position in pixels. */
  readonly invert: (place: number) => number;
  /** Returns about `count` round values along the scale. */
  readonly ticks: (count: number) => readonly number[];
}

/**
 * Returns a round step that divides a span into about `count` parts. A round step is 1, 2 or 5 times a power of ten.
 */
function roundStep(span: number, count: number): number {
  const power = 10 ** Math.floor(Math.log10(span / count));
  const rest = span / count / power;
  return power * (rest >= Math.sqrt(50) ? 10 : rest >= Math.sqrt(10) ? 5 : rest >= Math.SQRT2 ? 2 : 1);
}

function linearScale([low, high]: readonly [number, number], [from, to]: readonly [number, number]): Scale {
  const scale = (value: number): number => from + ((value - low) / (high - low)) * (to - from);
  return Object.assign(scale, {
    invert: (place: number): number => low + ((place - from) / (to - from)) * (high - low),
    ticks: (count: number): readonly number[] => {
      const step = roundStep(high - low, count);
      const [first, last] = [Math.ceil(low / step), Math.floor(high / step)];
      return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
    },
  });
}

/** A point on a chart, in pixels. */
type Place = readonly [x: number, y: number];

/** Returns the runs of consecutive points that have a value. */
function runsOf(points: readonly ChartPoint[]): readonly (readonly ChartPoint[])[] {
  const runs: ChartPoint[][] = [[]];
  for (const point of points)
    if (point.value === null) runs.push([]);
    else runs.at(-1)?.push(point);
  return runs.filter((run) => run.length > 0);
}

/** Returns the corners of a stepped line through points. Each point's value applies until the next point. */
const stepsThrough = (places: readonly Place[]): readonly Place[] =>
  places.flatMap((place, index) => {
    const before = places[index - 1];
    return before ? [[place[0], before[1]] as const, place] : [place];
  });

const pathOf = (places: readonly Place[]): string => `M${places.map((place) => place.join()).join('L')}`;

/**
 * Returns the scales of a chart, and its lines as SVG paths. The lines are stepped, because a value applies until it
 * changes.
 */
export function drawn(lines: readonly ChartLine[], { last, end, width, height, margin, most = 1 }: Frame) {
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value ?? 0));
  const x = linearScale(
    [0, Math.max(1, last)],
    [margin.left, Math.max(margin.left + 1, width - margin.right)],
  );
  const [low, high] = [Math.min(0, ...values), Math.max(most, ...values)];
  const step = roundStep(high - low, 3);
  const y = linearScale(
    [Math.floor(low / step) * step, Math.ceil(high / step) * step],
    [height - margin.bottom, margin.top],
  );
  /** Returns the corners of a run's stepped line, with each value shifted by `off`. */
  const steps = (run: readonly ChartPoint[], off: (point: ChartPoint) => number): readonly Place[] =>
    stepsThrough(run.map((point) => [x(point.revision), y((point.value ?? 0) + off(point))]));
  const between = (upper: readonly Place[], lower: readonly Place[]): string =>
    `${pathOf([...upper, ...lower.toReversed()])}Z`;
  const exactly = (): number => 0;
  const courses = lines.map((line) => runsOf(toTheEnd(line, end)));
  return {
    x,
    y,
    paths: courses.map((runs) => runs.map((run) => pathOf(steps(run, exactly))).join('')),
    areas: courses.map((runs) =>
      runs
        .map((run) =>
          between(
            steps(run, exactly),
            run.map(({ revision }): Place => [x(revision), y(0)]),
          ),
        )
        .join(''),
    ),
    /** The error bands around the values. Empty if all values are exact. */
    bands: courses.map((runs) =>
      runs
        .filter((run) => run.some(({ error }) => error !== undefined))
        .map((run) =>
          between(
            steps(run, ({ error = 0 }) => error),
            steps(run, ({ error = 0 }) => -error),
          ),
        )
        .join(''),
    ),
  };
}

/** Adds the points that a stepped line needs: one before each gap, and one where the line ends. */
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
