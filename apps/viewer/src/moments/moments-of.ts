import type { CardEventKind, MomentsQuery } from '../generated/graphql.js';

export interface CounterStep {
  readonly name: string;
  readonly delta: number;
  /** The value after the change. Null if the object and its counters disappeared. */
  readonly value: number | null;
}

/** An event that affected a card. */
export interface CardMoment {
  readonly revision: number;
  readonly kinds: readonly CardEventKind[];
  readonly counters: readonly CounterStep[];
}

/** The API's data about one card, through all the objects that it becomes. */
export type Course = Pick<MomentsQuery['game'], 'cardEvents' | 'counterHistory' | 'timeline'>;

/**
 * Returns the events about a card, in order. These are the events that affected the card or changed its counters, and
 * the events of its timeline that are visible. `shows` returns whether an event is visible.
 */
export function momentsOf(course: Course, shows: (revision: number) => boolean): readonly CardMoment[] {
  const found = new Map<number, { kinds: CardEventKind[]; counters: CounterStep[] }>();
  const at = (revision: number) => {
    const moment = found.get(revision) ?? { kinds: [], counters: [] };
    found.set(revision, moment);
    return moment;
  };
  for (const { node } of course.cardEvents.edges) {
    const { kinds } = at(Number.parseInt(node.position, 10));
    if (!kinds.includes(node.kind)) kinds.push(node.kind);
  }
  for (const { node } of course.counterHistory.edges) {
    const { name, delta, value, how } = node;
    at(Number.parseInt(node.position, 10)).counters.push({
      name,
      delta,
      value: how === 'LEFT' ? null : value,
    });
  }
  for (const { node } of course.timeline.edges) if (shows(node.revision)) at(node.revision);
  return [...found]
    .sort(([left], [right]) => left - right)
    .map(([revision, moment]) => ({ revision, ...moment }));
}

/** Returns the name of a card from its events. Null if no event contains the name. */
export const nameIn = ({ cardEvents }: Course): string | null =>
  cardEvents.edges.findLast(({ node }) => node.card.name !== null)?.node.card.name ?? null;
