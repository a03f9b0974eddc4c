import type { Obstacle } from './compile-report.js';

/** A common reason why lines are not executed: a concept that the edition lacks, or words that do not compile. */
export interface Concept {
  readonly kind: Obstacle['kind'];
  /** The reason why a node is not executed, or the words that the grammar expected where parsing stopped. */
  readonly about: string;
  /** The number of different lines. A line with several reasons counts for each reason. */
  readonly lines: number;
  readonly cards: number;
  readonly example: string;
}

/** Whether the grammar expected a particular word, not a family of phrases. */
const isWord = (expected: string): boolean => expected.startsWith('“');

/** Returns the causes of an obstacle. */
function reasons({ about, example }: Obstacle): readonly string[] {
  switch (example.kind) {
    case 'unsupported':
      return [...new Set(example.unsupported.map(({ why }) => why))];
    case 'declined':
      return [example.read.expected.find((expected) => !isWord(expected)) ?? 'other words'];
    default:
      return [about];
  }
}

/** Groups obstacles by their common reason, sorted by the number of cards, highest first. */
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
