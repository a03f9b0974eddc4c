import { valueOf, type Card } from '../api/shapes.js';
import { inWords } from '../design/word-labels.js';
import type { Say } from '../words/language.js';

export interface ShownStatistic {
  readonly name: string;
  readonly value: number;
  readonly printed: number;
  readonly change: 'up' | 'down' | 'none';
}

/** Returns the current and the printed statistics of a card. */
export function shownStatistics(card: Card): readonly ShownStatistic[] {
  const printed = card.face?.statistics ?? [];
  const now = card.statistics.length > 0 ? card.statistics : printed;
  return now.map(({ name, value }) => {
    const before = valueOf(printed, name) ?? value;
    return { name, value, printed: before, change: value > before ? 'up' : value < before ? 'down' : 'none' };
  });
}

/** Returns the type line of a card, such as `Character · Messenger`, or the kind of an emblem. */
export const typeLine = ({ face, emblem }: Pick<Card, 'face' | 'emblem'>, words = inWords): string =>
  emblem ? words(`emblem-${emblem.kind}`) : face ? [face.type, ...face.subtypes].map(words).join(' · ') : '';

/** Describes a card in one sentence, for screen readers. */
export function describeCard(card: Card, words: (word: string) => string, say: Say): string {
  const small = (word: string): string => words(word).toLowerCase();
  const counters = card.counters.map(({ name, value }) => `${value} ${small(name)}`);
  if (!card.face) return [say('cards.unknown'), ...card.statuses.map(small), ...counters].join(', ');
  const statistics = shownStatistics(card).map(({ name, value, printed, change }) =>
    change === 'none'
      ? `${small(name)} ${value}`
      : `${small(name)} ${value} (${say('cards.printed', { value: printed })})`,
  );
  return [
    card.face.name,
    typeLine(card, words),
    ...(card.token ? [small('token')] : []),
    ...card.face.costs.map(({ name, value }) => say('cards.cost-of', { from: small(name), value })),
    ...statistics,
    ...card.keywords.map(small),
    ...card.statuses.map(small),
    ...counters,
    ...(card.emblem ? card.face.lines.map(({ text }) => text) : []),
  ].join(', ');
}
