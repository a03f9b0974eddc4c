/** One measured thing, beside the same thing done by somebody else where there is one. */
export interface Figure {
  /** The benchmark it belongs to. */
  readonly benchmark: string;
  readonly what: string;
  readonly unit: string;
  readonly own: number;
  /** Whether more of the unit is better, or less. */
  readonly better: 'more' | 'less';
  readonly peer?: { readonly name: string; readonly value: number };
  /** What is aimed at, in the same unit; as a share of the peer's value when `of` says so. */
  readonly goal?: { readonly value: number; readonly of?: 'peer' };
}

/** How many times as good as the peer; undefined without one. */
export function ratio({ own, peer, better }: Figure): number | undefined {
  if (peer === undefined) return undefined;
  return better === 'more' ? own / peer.value : peer.value / own;
}

/** Whether the goal is reached; undefined without one. */
export function isReached(figure: Figure): boolean | undefined {
  const { own, goal, better } = figure;
  if (goal === undefined) return undefined;
  if (goal.of === 'peer') return (ratio(figure) ?? 0) >= goal.value;
  return better === 'more' ? own >= goal.value : own <= goal.value;
}
