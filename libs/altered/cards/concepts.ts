import type { Obstacle } from './compile-report.js';

/** What lines that are not executed have in common: a concept that the edition lacks, or words that are not read. */
export interface Concept {
  readonly kind: Obstacle['kind'];
  /** The reason of the rules; of what is not read, what was expected where reading stopped. */
  readonly about: string;
  /** Different lines, and cards with one of them. A line that lacks several concepts counts for each. */
  readonly lines: number;
  readonly cards: number;
  readonly example: string;
}

/** A word of the grammar, as against the name of a family of phrases. */
const isWord = (expected: string): boolean => expected.startsWith('“');

/** What stands in the way of the lines of an obstacle. */
function reasons({ about, example }: Obstacle): readonly string[] {
  switch (example.kind) {
    case 'unsupported':
      return [...new Set(example.unsupported.map(({ why }) => why))];
    case 'declined':
      return [example.read.expected.find((one) => !isWord(one)) ?? 'other words'];
    default:
      return [about];
  }
}

/** What is not executed, by concept: what most cards lack first. */
export function conceptsOf(obstacles: readonly Obstacle[]): readonly Concept[] {
  const found = new Map<string, Concept>();
  for (const obstacle of obstacles)
    for (const about of reasons(obstacle)) {
      const { kind, lines, cards } = obstacle;
      const key = `${kind} ${about}`;
      const before = found.get(key);
      found.set(key, {
        kind,
        about,
        lines: (before?.lines ?? 0) + lines.length,
        cards: (before?.cards ?? 0) + cards,
        example: before?.example ?? lines[0] ?? '',
      });
    }
  return [...found.values()].sort((a, b) => b.cards - a.cards || (a.about < b.about ? -1 : 1));
}
