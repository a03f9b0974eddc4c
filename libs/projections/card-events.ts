import { cardVerbs, type Clock, type Fact, type FactSubject, type Seat } from '#record';
import type { SeenEvent } from './viewer-mask.js';

/** The kinds of card events: changes to a card, and `triggered` for the activation of one of its reactions. */
export const cardEventKinds = [...cardVerbs, 'triggered'] as const;
export type CardEventKind = (typeof cardEventKinds)[number];

/** A change to a card and its position in the record. */
export interface CardEvent {
  readonly kind: CardEventKind;
  readonly card: FactSubject;
  readonly seat: Seat;
  readonly from: string | null;
  readonly to: string | null;
  readonly revision: number;
  readonly action: number | null;
  /** The index of the fact within its event. */
  readonly index: number;
  readonly clock: Clock;
}

/** A query for card events. All given fields must match. */
export interface CardEventQuery {
  /** The card's name or reference. */
  readonly card?: string;
  /** Returns a name that all printings of a card share. If absent, every reference counts as a different card. */
  readonly printed?: ((reference: string) => string) | undefined;
  readonly item?: number;
  readonly seat?: Seat;
  readonly kinds?: readonly CardEventKind[];
}

/** Converts a fact to a card event. Null if the fact describes no card event. */
export function cardEventIn(fact: Fact): Pick<CardEvent, 'kind' | 'card' | 'seat' | 'from' | 'to'> | null {
  if (fact.kind === 'card') {
    const { verb, card, seat, from, to } = fact;
    return { kind: verb, card, seat, from, to };
  }
  if (fact.kind !== 'reaction-activated') return null;
  return { kind: 'triggered', card: fact.source, seat: fact.seat, from: null, to: null };
}

export function cardEventsOf({ revision, facts, clock }: SeenEvent): readonly CardEvent[] {
  return facts.flatMap((fact, index) => {
    const found = cardEventIn(fact);
    return found === null ? [] : [{ ...found, revision, action: fact.action, index, clock }];
  });
}

/** Finds the card events that match a query, in order. */
export function cardEventsIn(seen: Iterable<SeenEvent>, query: CardEventQuery = {}): CardEvent[] {
  const found: CardEvent[] = [];
  for (const event of seen)
    for (const cardEvent of cardEventsOf(event)) if (isMeant(cardEvent, query)) found.push(cardEvent);
  return found;
}

const isMeant = ({ kind, card, seat }: CardEvent, query: CardEventQuery): boolean =>
  (query.kinds === undefined || query.kinds.includes(kind)) &&
  (query.seat === undefined || seat === query.seat) &&
  (query.item === undefined || card.item === query.item) &&
  (query.card === undefined || isCard(card, query.card, query.printed));

function isCard(
  { name, reference }: FactSubject,
  card: string,
  printed = (print: string): string => print,
): boolean {
  return name === card || (reference !== null && printed(reference) === printed(card));
}
