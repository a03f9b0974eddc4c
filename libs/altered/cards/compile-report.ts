import type { EditionId } from '#altered/abilities';
import { withoutReminders } from '#altered/text';
import { setOf, type PublicCard } from './public-format.js';
import { TextReader, type ReadLine, type LineReading } from './reading.js';

/** How much of the text of some cards is understood and executed. Lines are counted once, however often they occur. */
export interface Coverage {
  readonly cards: number;
  readonly abilityLines: number;
  /** Understood. */
  readonly parsed: number;
  /** Understood, and resolved by the rules engine. */
  readonly executable: number;
  /** Not understood, or in several ways. */
  readonly declined: number;
}

/** Lines that are not executed for the same reason. */
export interface Obstacle {
  /** The words that are not understood, or what the rules engine does not resolve. */
  readonly about: string;
  readonly kind: Exclude<LineReading['kind'], 'reminder' | 'executable'>;
  /** Different lines, the first one with how it was read. */
  readonly lines: readonly string[];
  readonly example: LineReading;
  /** Cards with such a line. */
  readonly cards: number;
  /** The number of cards that would work completely if these lines were executed. */
  readonly unlocks: number;
}

/** What reading the text of cards came to. */
export interface CompileReport {
  readonly coverage: Coverage & { readonly sets: Readonly<Record<string, Coverage>> };
  /** What unlocks most cards first. */
  readonly obstacles: readonly Obstacle[];
}

/** The text of a line without markup and reminders, by which equal lines are counted together. */
const keyOf = ({ text }: ReadLine): string => withoutReminders(text);

/** How far an occurrence of a line came; the same words may be understood in one place and not in another. */
const farness = {
  ambiguous: 0,
  declined: 0,
  unsupported: 1,
  executable: 2,
  reminder: 2,
} as const satisfies Record<LineReading['kind'], number>;

/** Counts lines; of several occurrences the one that came least far counts. */
class Tally {
  #cards = 0;
  readonly #lines = new Map<string, number>();

  add(lines: readonly ReadLine[]): void {
    this.#cards += 1;
    for (const line of lines) {
      const far = farness[line.reading.kind];
      if (line.reading.kind !== 'reminder')
        this.#lines.set(keyOf(line), Math.min(far, this.#lines.get(keyOf(line)) ?? far));
    }
  }

  get coverage(): Coverage {
    const came = [...this.#lines.values()];
    const parsed = came.filter((far) => far > 0).length;
    return {
      cards: this.#cards,
      abilityLines: came.length,
      parsed,
      executable: came.filter((far) => far > 1).length,
      declined: came.length - parsed,
    };
  }
}

interface Gathering {
  readonly kind: Obstacle['kind'];
  readonly example: LineReading;
  readonly lines: Set<string>;
  readonly cards: Set<string>;
  readonly unlocks: Set<string>;
}

/** The heading for a line that is not executed; null for the others. */
function headingOf({
  reading,
}: ReadLine): { readonly about: string; readonly kind: Obstacle['kind'] } | null {
  switch (reading.kind) {
    case 'reminder':
    case 'executable':
      return null;
    case 'unsupported':
      return {
        kind: reading.kind,
        about: [...new Set(reading.unsupported.map(({ why }) => why))].sort().join(', '),
      };
    case 'declined':
      return {
        kind: reading.kind,
        about: reading.read.text.slice(...reading.read.span).trim() || 'the end of the line',
      };
    case 'ambiguous':
      return { kind: reading.kind, about: reading.read.text };
  }
}

class Obstacles {
  readonly #found = new Map<string, Gathering>();

  add({ reference }: PublicCard, lines: readonly ReadLine[]): void {
    const headings = lines.flatMap((line) => {
      const heading = headingOf(line);
      return heading === null ? [] : [{ line, ...heading, key: `${heading.kind} ${heading.about}` }];
    });
    const isOnlyOne = new Set(headings.map(({ key }) => key)).size === 1;
    for (const { line, kind, key } of headings) {
      const one = this.#found.get(key) ?? {
        kind,
        example: line.reading,
        lines: new Set(),
        cards: new Set(),
        unlocks: new Set(),
      };
      one.lines.add(keyOf(line));
      one.cards.add(reference);
      if (isOnlyOne) one.unlocks.add(reference);
      this.#found.set(key, one);
    }
  }

  get sorted(): readonly Obstacle[] {
    return [...this.#found]
      .map(([key, { kind, example, lines, cards, unlocks }]) => ({
        about: key.slice(kind.length + 1),
        kind,
        lines: [...lines],
        example,
        cards: cards.size,
        unlocks: unlocks.size,
      }))
      .sort((a, b) => b.unlocks - a.unlocks || b.cards - a.cards || (a.about < b.about ? -1 : 1));
  }
}

/** Reads the text of all cards, as far as they are of one set when it is named; `progress` gets the number of cards read. */
export function compileReport(
  cards: readonly PublicCard[],
  {
    set,
    edition = '4.0',
    beside = cards,
    progress,
  }: {
    readonly set?: string | undefined;
    readonly edition?: EditionId;
    /** Cards whose tokens these may create. */
    readonly beside?: readonly PublicCard[];
    readonly progress?: (done: number) => void;
  } = {},
): CompileReport {
  const reader = new TextReader(beside, edition);
  const asked = set === undefined ? cards : cards.filter((card) => setOf(card) === set);
  const [all, sets, obstacles] = [new Tally(), new Map<string, Tally>(), new Obstacles()];
  for (const [index, card] of asked.entries()) {
    const lines = reader.read(card);
    const own = sets.get(setOf(card)) ?? new Tally();
    sets.set(setOf(card), own);
    for (const tally of [all, own]) tally.add(lines);
    obstacles.add(card, lines);
    progress?.(index + 1);
  }
  return {
    coverage: {
      ...all.coverage,
      sets: Object.fromEntries([...sets].map(([code, tally]) => [code, tally.coverage])),
    },
    obstacles: obstacles.sorted,
  };
}
