export interface MeasuredFigure {
  readonly benchmark: string;
  readonly what: string;
  readonly unit: string;
  readonly own: number;
  readonly better: 'more' | 'less';
}
export interface Compared {
  readonly benchmark: string;
  readonly what: string;
  readonly unit: string;
  readonly now: number;
  readonly before: number;
  /** A ratio above 1 is an improvement. */
  readonly ratio: number;
}
export function ratios(
  now: readonly (readonly MeasuredFigure[])[],
  before: readonly (readonly MeasuredFigure[])[],
): readonly Compared[];
