import type { Clock, Fact, GameEvent, GameModule, GameStarted, HabitAct, Json, Seat } from '#record';
import { dayIn } from './summary.js';

/** How the copies of a card in a deck were used during a game. */
export interface DeckCardPlay {
  /** The reference of the card's first printing in the deck. */
  readonly reference: string;
  readonly name: string;
  readonly copies: number;
  /** The day on which the first copy was drawn. Null if none was drawn. */
  readonly drawnDay: number | null;
  readonly played: boolean;
  /** Whether a copy was drawn (`seen`) or put in mana (`mana`) before the first turn. */
  readonly opening: 'unseen' | 'seen' | 'mana';
}

export interface DayPlay {
  readonly day: number;
  readonly played: number;
  /** The mana that the player could spend on this day. `unspent` is the part that remained at the end of the day. */
  readonly mana: number;
  readonly unspent: number;
  /** How often spectators saw each of the player's habits on this day, by the habit's name. */
  readonly habits: ReadonlyMap<string, number>;
}

/** How a seat played a game, for statistics. */
export interface SidePlay {
  readonly seat: Seat;
  /** Whether the player in the seat took the first turn. */
  readonly first: boolean;
  readonly reactions: number;
  readonly cards: readonly DeckCardPlay[];
  readonly days: readonly DayPlay[];
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Day = Mutable<DayPlay> & { readonly habits: Map<string, number> };

export type PlayedModule = Pick<GameModule, 'see'>;

/** Computes each seat's `SidePlay` from facts and measures, event by event. */
export class PlayFold {
  readonly #cards: readonly ReadonlyMap<string, Mutable<DeckCardPlay>>[];
  readonly #days: Day[][];
  readonly #reactions: number[];
  #first: Seat | null = null;
  #clock: Clock | null = null;

  constructor(
    private readonly module: PlayedModule,
    { seats, cards }: GameStarted,
  ) {
    this.#cards = seats.map(({ deck }) => this.#cardsIn(deck, cards));
    this.#days = seats.map(() => []);
    this.#reactions = seats.map(() => 0);
  }

  /** Processes an event before it is folded. If the event ends a day, `before` is the last state of this day. */
  meet(event: GameEvent, before: unknown): void {
    const day = this.#clock?.day ?? 0;
    const ends = event.kind === 'GameEnded' || (event.kind === 'StepResolved' && dayIn(event) > day);
    const { see } = this.module;
    const { spending } = see;
    if (!ends || day === 0 || spending === undefined) return;
    const measured = see.measures(before);
    for (const [seat] of this.#days.entries()) {
      const of = this.#dayOf(seat, day);
      of.mana = measured[`${spending.all}.${seat}`] ?? 0;
      of.unspent = measured[`${spending.unspent}.${seat}`] ?? 0;
    }
  }

  /** Processes an event's facts and public acts after the event has been folded. */
  take(facts: readonly Fact[], acts: readonly HabitAct[], state: unknown): void {
    const isBefore = this.#first === null;
    this.#clock = this.module.see.clock(state);
    this.#first ??= this.#clock.seat;
    const { day } = this.#clock;
    // Skips the setup, which is day 0.
    if (day > 0)
      for (const { seat, habit } of acts) {
        const { habits } = this.#dayOf(seat, day);
        habits.set(habit, (habits.get(habit) ?? 0) + 1);
      }
    for (const fact of facts) {
      if (fact.kind === 'reaction-activated')
        this.#reactions[fact.seat] = (this.#reactions[fact.seat] ?? 0) + 1;
      if (fact.kind !== 'card') continue;
      const { verb, seat, card } = fact;
      if (verb === 'played') this.#dayOf(seat, day).played++;
      const own = card.reference === null ? undefined : this.#cards[seat]?.get(this.#printed(card.reference));
      if (own === undefined) continue;
      if (verb === 'played') own.played = true;
      if (verb === 'drawn') own.drawnDay ??= day;
      if (isBefore && verb === 'drawn' && own.opening === 'unseen') own.opening = 'seen';
      if (isBefore && verb === 'put-in-mana') own.opening = 'mana';
    }
  }

  get sides(): readonly SidePlay[] {
    return this.#cards.map((cards, seat) => ({
      seat,
      first: this.#first === seat,
      reactions: this.#reactions[seat] ?? 0,
      cards: [...cards.values()],
      // `Object.values` skips the gaps that the array has for days on which nothing was counted.
      days: Object.values(this.#days[seat] ?? []),
    }));
  }

  #printed = (reference: string): string => this.module.see.printed?.(reference) ?? reference;

  #dayOf(seat: Seat, day: number): Day {
    const days = this.#days[seat] ?? [];
    return (days[day] ??= { day, played: 0, mana: 0, unspent: 0, habits: new Map<string, number>() });
  }

  /** Returns a deck's cards without the hero. All printings of a card share one entry. */
  #cardsIn(
    deck: readonly string[],
    definitions: Readonly<Record<string, Json>>,
  ): ReadonlyMap<string, Mutable<DeckCardPlay>> {
    const cards = new Map<string, Mutable<DeckCardPlay>>();
    for (const reference of deck) {
      const definition = definitions[reference] as {
        readonly type?: unknown;
        readonly name?: unknown;
      } | null;
      if (definition?.type === 'hero') continue;
      const card = this.#printed(reference);
      const known = cards.get(card);
      if (known !== undefined) known.copies++;
      else
        cards.set(card, {
          reference,
          name: typeof definition?.name === 'string' ? definition.name : reference,
          copies: 1,
          drawnDay: null,
          played: false,
          opening: 'unseen',
        });
    }
    return cards;
  }
}
