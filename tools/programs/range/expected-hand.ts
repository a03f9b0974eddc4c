import {
  chancesAt,
  possibleDeck,
  sampledHand,
  SignReader,
  type PossibleDeck,
  type UsualDeck,
} from '#analysis';
import { randomSource } from '#kernel';
import {
  seatViewer,
  type GameEvent,
  type GameModule,
  type GameStarted,
  type Knowledge,
  type Seat,
  type SeenCards,
} from '#record';

type Held = NonNullable<Knowledge['held']>;
/** Deals the unknown cards of a hand. Equal seeds produce equal cards. */
export type DealHand = (seed: string) => Held;

/**
 * Follows a game event by event, and deals a player's hidden hand as the opponent would estimate it without knowing the
 * deck list.
 */
export class ExpectedHand {
  readonly #events: { readonly revision: number; readonly event: GameEvent }[] = [];
  #reader: SignReader<unknown, never> | null = null;
  #deck: PossibleDeck | null = null;
  #read = 0;

  constructor(
    private readonly module: GameModule,
    private readonly started: Pick<GameStarted, 'seats' | 'cards'>,
    private readonly seat: Seat,
    private readonly usual: readonly UsualDeck[],
  ) {}

  take(events: readonly GameEvent[]): void {
    for (const event of events) this.#events.push({ revision: this.#events.length, event });
  }

  /**
   * Returns a function that deals the hand after the events so far. Null if nothing is known about the deck, or if the
   * opponent knows the whole hand.
   */
  at(state: unknown): DealHand | null {
    const { module, started, seat, usual } = this;
    const { hands } = module;
    const knowledge = { viewer: seatViewer(1 - seat), lists: false };
    const deck = possibleDeck(module, started, state, knowledge, seat, usual);
    if (hands === undefined || deck === null) return null;
    if (this.#reader === null || JSON.stringify(deck.copies) !== JSON.stringify(this.#deck?.copies)) {
      this.#deck = deck;
      this.#reader = new SignReader(module as never, hands, { seat, knowledge, deck, isTried: true });
      this.#read = 0;
    }
    for (const recorded of this.#events.slice(this.#read)) this.#reader.take(recorded as never);
    this.#read = this.#events.length;
    const { size, cards } = chancesAt(hands, this.#reader.signs, this.#read, deck);
    if (size === 0) return null;
    return (seed) => ({
      seat,
      cards: sampledHand(cards, size, randomSource(seed)),
      definitions: deck.cards,
    });
  }
}

/** Returns a function that always deals the true hand, which is an upper bound for estimates. */
export function trueHand(
  { hands }: Pick<GameModule, 'hands'>,
  { cards: definitions }: Pick<GameStarted, 'cards'>,
  state: unknown,
  seat: Seat,
): DealHand {
  const inHand = (viewer: Seat): SeenCards['inHand'] =>
    hands?.seen(state, seatViewer(viewer), seat).inHand ?? [];
  const cards = [...inHand(seat)];
  for (const known of inHand(1 - seat)) cards.splice(cards.indexOf(known), 1);
  return () => ({ seat, cards, definitions });
}

/**
 * Returns a game module that deals each hand with the function that `dealt` returns at that time. If `dealt` returns
 * null, the module deals as usual.
 */
export const withHand = (module: GameModule, dealt: () => DealHand | null): GameModule => ({
  ...module,
  bots: {
    ...module.bots,
    deal: (state, knowledge, seed) => {
      const held = dealt()?.(`${seed}/hand`);
      return module.bots.deal(state, held === undefined ? knowledge : { ...knowledge, held }, seed);
    },
  },
});
