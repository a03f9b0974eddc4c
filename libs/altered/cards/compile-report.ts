import type { EditionId } from '#altered/abilities';
import { withoutReminders } from '#altered/text';
import { setOf, type PublicCard } from './public-format.js';
import { TextReader, type ReadLine, type LineReading } from './reading.js';

/** The number of cards, and the numbers of different lines in their text by compilation result. */
export interface Coverage {
  readonly cards: number;
  readonly abilityLines: number;
  /** The number of lines that compile. */
  readonly parsed: number;
  /** The number of lines that compile and are executed. */
  readonly executable: number;
  /** The number of lines that do not compile, or are ambiguous. */
  readonly declined: number;
}

/** A reason why lines are not executed, with those lines. */
export interface Obstacle {
  /** The words that the grammar does not accept, or the kind of node that is not executed. */
  readonly about: string;
  readonly kind: Exclude<LineReading['kind'], 'reminder' | 'executable'>;
  /** The different lines that are not executed for this reason. */
  readonly lines: readonly string[];
  readonly example: LineReading;
  /** The number of cards with such a line. */
  readonly cards: number;
  /** The number of cards on which all other lines are executed. */
  readonly unlocks: number;
}

export interface CompileReport {
  readonly coverage: Coverage & { readonly sets: Readonly<Record<string, Coverage>> };
  /** The obstacles, ordered by the number of cards that they unlock, largest first. */
  readonly obstacles: readonly Obstacle[];
}

/** Returns a line's text without markup or reminders. Lines with the same result count as the same line. */
const keyOf = ({ text }: ReadLine): string => withoutReminders(text);

/**
 * Ranks the possible results of compiling a line, because the same text can compile on one card and fail on another.
 */
const farness = {
  ambiguous: 0,
  declined: 0,
  unsupported: 1,
  executable: 2,
  reminder: 2,
} as const satisfies Record<LineReading['kind'], number>;

/**
 * Counts the different lines in the cards' text. If a line has different results on different cards, the worst result
 * counts.
 */
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

/** Returns the reason why a line is not executed. Null for other lines. */
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
      const obstacle = this.#found.get(key) ?? {
        kind,
        example: line.reading,
        lines: new Set(),
        cards: new Set(),
        unlocks: new Set(),
      };
      obstacle.lines.add(keyOf(line));
      obstacle.cards.add(reference);
      if (isOnlyOne) obstacle.unlocks.add(reference);
      this.#found.set(key, obstacle);
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

/**
 * Compiles the text of all cards, or only those of `set`. Calls `progress` with the number of cards compiled so far.
 */
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
    /** Further cards that define the tokens that the compiled cards can create. */
    readonly beside?: readonly PublicCard[];
    readonly progress?: (done: number) => void;
  } = {},
): CompileReport {
  const reader = new TextReader(beside, edition);
  const selected = set === undefined ? cards : cards.filter((card) => setOf(card) === set);
  const [all, sets, obstacles] = [new Tally(), new Map<string, Tally>(), new Obstacles()];
  for (const [index, card] of selected.entries()) {
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
