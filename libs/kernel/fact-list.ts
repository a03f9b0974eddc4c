import type { CardVerb, CounterFact, Fact, FactSubject, Seat } from '#record';

/**
 * Collects the facts about one event's atomic actions. In all methods, `action` is the index of the atomic action that
 * the fact describes.
 */
export class FactList {
  readonly facts: Fact[] = [];

  protected about(action: number, card: FactSubject): void {
    this.facts.push({ kind: 'about', action, card });
  }

  protected card(
    action: number,
    verb: CardVerb,
    card: FactSubject,
    seat: Seat,
    from: string | null,
    to: string | null,
  ): void {
    this.facts.push({ kind: 'card', action, verb, card, seat, from, to });
  }

  /** Adds a fact about a counter on an object. If `on` is null, the counter belongs to the player instead. */
  protected counter(
    action: number,
    on: FactSubject | null,
    seat: Seat,
    name: string,
    delta: number,
    value: number,
    how: CounterFact['how'] = 'changed',
  ): void {
    this.facts.push({ kind: 'counter', action, on, seat, name, delta, value, how });
  }
}
