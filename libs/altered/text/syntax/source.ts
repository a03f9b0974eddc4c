import { textBounds } from '../text-bounds.js';
import type { Watch } from './productions.js';
import { shapeOf, tokensOf, type Token } from './tokens.js';

/**
 * Returns a word in lower case, for comparison. Treats "a" and "an" as the same word, because the choice between them
 * depends only on the next word.
 */
export function wordOf(text: string): string {
  const lower = text.toLowerCase();
  return lower === 'an' ? 'a' : lower;
}

const unwatched: Watch = {};

/** Thrown for a line that takes too many steps to parse, which no printed line does. */
export class TooIntricateError extends Error {
  readonly code = 'TEXT_TOO_INTRICATE';
  constructor() {
    super('The line takes too many steps to read.');
    this.name = 'TooIntricateError';
  }
}

/** A line that is being parsed, with its tokens, the cached results for its parts and the furthest token reached. */
export class Source {
  readonly tokens: readonly Token[];
  readonly words: readonly string[];
  readonly shapes: readonly string[];
  /** The last position of each word. */
  private readonly last: ReadonlyMap<string, number>;
  /** The results by production, position and scope, so that no production parses the same position twice. */
  readonly memo = new Map<object, Map<string, unknown[]>>();
  /** The number of steps taken so far. */
  steps = 0;
  /** The maximum nesting depth of productions so far. */
  depth = 0;
  private furthest = 0;
  private expected = new Set<string>();
  private readonly within: { readonly label: string; readonly at: number }[] = [];

  /** If `isTelling` is set, records the expected words of a line that did not parse. */
  constructor(
    readonly line: string,
    readonly isTelling = false,
    readonly watch: Watch = unwatched,
  ) {
    this.tokens = tokensOf(line);
    this.words = this.tokens.map(({ text }) => wordOf(text));
    this.shapes = this.tokens.map(({ text }) => shapeOf(text));
    this.last = new Map(this.words.map((word, index) => [word, index]));
  }

  /** Whether all these words occur at or after a position. Always true while expected words are collected. */
  hasAhead(words: readonly string[], at: number): boolean {
    return this.isTelling || words.every((word) => (this.last.get(word) ?? -1) >= at);
  }

  /** Counts parsing steps. Throws `TooIntricateError` if there are too many. */
  step(units = 1): void {
    this.steps += units;
    if (this.steps > textBounds.steps) throw new TooIntricateError();
  }

  /**
   * Records the token that a production expected at a position. If a whole phrase is missing, records the phrase's name
   * instead.
   */
  miss(at: number, what: string): void {
    if (!this.isTelling || at < this.furthest) return;
    if (at > this.furthest) this.expected = new Set();
    this.furthest = at;
    this.expected.add(this.within.find((production) => production.at === at)?.label ?? what);
  }

  /** Runs `read` under a label that names the expected phrase in messages. */
  inside<T>(label: string, at: number, read: () => T): T {
    this.within.push({ label, at });
    this.depth = Math.max(this.depth, this.within.length);
    if (this.depth > textBounds.depth) throw new TooIntricateError();
    const result = read();
    this.within.pop();
    return result;
  }

  /**
   * Returns the part of the line where all attempts stopped, as offsets. It extends from the first unexpected token to
   * the end of that token's clause.
   */
  stop(): { readonly span: readonly [number, number]; readonly expected: readonly string[] } {
    const first = this.tokens[this.furthest];
    const expected = [...this.expected].sort();
    if (first === undefined) return { span: [this.line.length, this.line.length], expected };
    const boundary = this.tokens.findIndex(
      ({ text }, index) => index > this.furthest && /^[.,:—•"]$/.test(text),
    );
    const last = this.tokens[(boundary === -1 ? this.tokens.length : boundary) - 1] ?? first;
    return { span: [first.start, last.end], expected };
  }
}
