interface Props {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The values at the left and right ends of the bar. */
  readonly range: readonly [number, number];
}

const WIDTH = 100;

/**
 * Draws a value and its confidence interval within the possible range. Assistive technology ignores the bar, because
 * the numbers next to it have the same content.
 */
export function IntervalBar({ value, low, high, range: [least, most] }: Props) {
  const at = (share: number): number =>
    Math.min(WIDTH, Math.max(0, ((share - least) / (most - least)) * WIDTH));
  return (
    <svg className="interval" viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="interval-range" y="3" width={WIDTH} height="2" />
      <rect className="interval-middle" x={WIDTH / 2 - 0.5} width="1" height="8" />
      <rect
        className="interval-likely"
        x={at(low)}
        y="2"
        width={Math.max(1, at(high) - at(low))}
        height="4"
      />
      <rect className="interval-value" x={Math.max(0, at(value) - 1.5)} width="3" height="8" />
    </svg>
  );
}
