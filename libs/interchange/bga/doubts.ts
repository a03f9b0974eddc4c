export interface Difference {
  /** The number of the move in the log. */
  readonly move: number;
  /** The revision of the last event before the difference. */
  readonly revision: number;
  readonly what: string;
  readonly logged: string;
  readonly recorded: string;
}

/** The first of several equal differences, and the number of times that the difference occurs. */
export interface RepeatedDifference extends Difference {
  readonly times: number;
}

export function onceEach(differences: readonly Difference[]): readonly RepeatedDifference[] {
  const found = new Map<string, RepeatedDifference>();
  for (const difference of differences) {
    const { what, logged, recorded } = difference;
    const distance = Number(logged) - Number(recorded);
    const key = `${what}: ${Number.isNaN(distance) ? `${logged}, ${recorded}` : distance}`;
    const first = found.get(key) ?? { ...difference, times: 0 };
    found.set(key, { ...first, times: first.times + 1 });
  }
  return [...found.values()];
}

/** The facts that a log lacks, and its differences from the record. */
export class Doubts {
  readonly differences: Difference[] = [];
  /** The number of missing facts, by kind. */
  readonly open = new Map<string, number>();

  leaveOpen(what: string, times: number): void {
    if (times > 0) this.open.set(what, (this.open.get(what) ?? 0) + times);
  }

  /** Removes one missing fact of this kind. */
  closes(what: string): void {
    const times = (this.open.get(what) ?? 0) - 1;
    if (times > 0) this.open.set(what, times);
    else this.open.delete(what);
  }

  differ(difference: Difference): void {
    this.differences.push(difference);
  }

  /** Takes over the content of another instance. */
  become({ differences, open }: Doubts): void {
    this.differences.splice(0, Infinity, ...differences);
    this.open.clear();
    for (const [what, times] of open) this.open.set(what, times);
  }
}
