/** Where the log and the record say different things. */
export interface Difference {
  /** Number of the move in the log. */
  readonly move: number;
  /** Revision of the last event before. */
  readonly revision: number;
  readonly what: string;
  readonly logged: string;
  readonly recorded: string;
}

/** A difference where it is found first, and at how many places it is found. */
export interface RepeatedDifference extends Difference {
  readonly times: number;
}

/** Each difference once: of the same thing, and by as much. */
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

/** What a log leaves open of a game, and where it contradicts the record. */
export class Doubts {
  readonly differences: Difference[] = [];
  /** How often the source left something open, by what it was. */
  readonly open = new Map<string, number>();

  leaveOpen(what: string, times: number): void {
    if (times > 0) this.open.set(what, (this.open.get(what) ?? 0) + times);
  }

  /** Something that was left open turns out. */
  closes(what: string): void {
    const times = (this.open.get(what) ?? 0) - 1;
    if (times > 0) this.open.set(what, times);
    else this.open.delete(what);
  }

  differ(difference: Difference): void {
    this.differences.push(difference);
  }

  /** Becomes what others are. */
  become({ differences, open }: Doubts): void {
    this.differences.splice(0, Infinity, ...differences);
    this.open.clear();
    for (const [what, times] of open) this.open.set(what, times);
  }
}
