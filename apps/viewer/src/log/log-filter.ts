import type { Entry } from '../api/shapes.js';
import type { Jump, Marks } from '../cursor/marks.js';
import { isQuiet } from '../cursor/log-groups.js';

/** The kinds of entries by which the log can be filtered, in addition to player, words and card. */
export const logKinds = ['all', 'play', 'decision', 'reaction', 'die', 'note'] as const;
export type LogKind = (typeof logKinds)[number];

export interface LogFilter {
  /** The seat whose actions and decisions are shown. Null for all seats. */
  readonly seat: number | null;
  readonly kind: LogKind;
  /** Words that an entry must contain. Case and accents are ignored. */
  readonly words: string;
  /** The revisions of the events about the chosen card. Null if no card is chosen. */
  readonly ofCard: ReadonlySet<number> | null;
}

export const everything: LogFilter = { seat: null, kind: 'all', words: '', ofCard: null };

/**
 * Returns the entries that match the filters, in order. If the chosen kind is `all` or `play`, omits quiet entries (see
 * `isQuiet`).
 */
export function filtered(
  entries: readonly Entry[],
  last: number,
  { seat, kind, words, ofCard }: LogFilter,
  marks: Marks,
): readonly Entry[] {
  const marked = isMarked(kind) ? new Set(marks[kind]) : null;
  const wanted = plain(words.trim());
  return entries.filter(
    (entry) =>
      (kind === 'decision' ? isDecision(entry) : marked !== null || !isQuiet(entry, last)) &&
      (kind !== 'play' || entry.verb === 'play') &&
      (kind === 'decision' || marked === null || marked.has(entry.revision)) &&
      (seat === null || entry.seat === seat) &&
      (ofCard === null || ofCard.has(entry.revision)) &&
      (wanted === '' ||
        [entry.text, ...entry.actions.map(({ text }) => text)].some((text) => plain(text).includes(wanted))),
  );
}

const isMarked = (kind: LogKind): kind is LogKind & Jump => kind !== 'all' && kind !== 'play';
const isDecision = ({ kind }: Entry): boolean => kind === 'DecisionRequested' || kind === 'DecisionMade';

/** Removes case and accents, so that `elan` finds `Élan`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
