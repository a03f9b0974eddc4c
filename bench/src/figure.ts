/** A measurement of Retrace and, if available, of the compared program. */
export interface Figure {
  readonly benchmark: string;
  readonly what: string;
  readonly unit: string;
  readonly own: number;
  readonly better: 'more' | 'less';
  readonly peer?: { readonly name: string; readonly value: number };
  /** The goal, in the figure's unit. If `of` is `peer`, the goal is a multiple of the compared program's value. */
  readonly goal?: { readonly value: number; readonly of?: 'peer' };
}

/**
 * Returns Retrace's performance as a multiple of the compared program's. The result is above 1 if Retrace is better.
 * Undefined if there is no compared program.
 */
export function ratio({ own, peer, better }: Figure): number | undefined {
  if (peer === undefined) return undefined;
  return better === 'more' ? own / peer.value : peer.value / own;
}

/** Whether the goal is reached. Undefined if there is no goal. */
export function isReached(figure: Figure): boolean | undefined {
  const { own, goal, better } = figure;
  if (goal === undefined) return undefined;
  if (goal.of === 'peer') return (ratio(figure) ?? 0) >= goal.value;
  return better === 'more' ? own >= goal.value : own <= goal.value;
}
