import type { Json, Knowledge, Seat, SeenCards, ShownDecks, Viewer } from '#record';
import type { Task } from './agenda.js';
import type { Course } from './course.js';
import { isSeat, knows } from './masking.js';
import { below, randomSource, shuffled, type RandomSource } from './random.js';

/** A card item that dealing can replace with another card. */
interface DealtCard {
  readonly kind: 'card';
  readonly owner: Seat;
  readonly reference: string;
  /** The card's definition. Present if the card was identified only during the game. */
  readonly definition?: unknown;
}

interface Table extends Course<Task> {
  items: { readonly kind: string }[];
  readonly seats: readonly unknown[];
}

/** The functions and data of a game on which dealing depends. */
export interface Dealer<State extends Table> {
  readonly clone: (state: State) => State;
  /**
   * Returns the seat's zones that can contain unknown cards, starting with the deck. Cards are dealt in this order, so
   * item numbers reveal nothing.
   */
  readonly zones: (state: State, owner: Seat) => readonly (readonly number[])[];
  /** The names of the zones that `zones` returns, in the same order. They include `hand`. */
  readonly names: readonly string[];
  /** Whether a card can be shuffled into a deck. False for heroes. */
  readonly liesInDecks: (definition: Json) => boolean;
  /** Absent if records of the game never contain unidentified cards. */
  readonly blank?: BlankCards<State>;
  /** Randomises all hidden information except the dealt cards. Modifies the state. */
  readonly hideElse?: (state: State, random: RandomSource) => void;
  /** Requests the decision of the next task again. Modifies the state. */
  readonly ask: (state: State) => void;
}

/** Describes unidentified cards, which have a placeholder reference. */
interface BlankCards<State> {
  readonly reference: string;
  /** The maximum number of copies of a card in a deck. */
  readonly copies: number;
  /** Whether an item is in any zone. False if another item has taken its place. */
  readonly lies: (state: State, item: number) => boolean;
}

const isCard = (item: { readonly kind: string } | undefined): item is DealtCard => item?.kind === 'card';

const isUnknown = (state: Table, viewer: Viewer, item: number): boolean =>
  viewer.kind === 'omniscient' ? (state.known[item] ?? 0) === 0 : !knows(state, viewer, item);

const isBlank = <State extends Table>(state: State, item: number, { blank }: Dealer<State>): boolean => {
  const card = state.items[item];
  return blank !== undefined && isCard(card) && card.reference === blank.reference;
};

/**
 * Implements `GuidesBots.deal`, which deals a game's unknown cards again. An item keeps its number even if it becomes
 * another card.
 */
export const dealing =
  <State extends Table>(dealer: Dealer<State>) =>
  (state: State, { viewer, lists, shown, held }: Knowledge, seed: string): State => {
    const { clone, zones, hideElse, ask } = dealer;
    const random = randomSource(seed);
    const dealt = clone(state);
    dealt.random = randomSource(`${seed}/to come`);
    const pool = lists ? [] : poolOf(state, viewer, dealer);
    let mustRequestAgain = viewer.kind !== 'omniscient';
    for (const owner of state.seats.keys()) {
      const [deck = [], ...others] = zones(state, owner);
      const isDealt = (item: number): boolean =>
        isCard(state.items[item]) && (isUnknown(state, viewer, item) || isBlank(state, item, dealer));
      const [inDeck, elsewhere] = [deck.filter(isDealt), others.flat().filter(isDealt)];
      const places = [...inDeck, ...elsewhere];
      if (lists || viewer.kind === 'omniscient' || isSeat(viewer, owner)) {
        fill(dealt, owner, places, shown, dealer, random);
        permute(dealt, places, random);
        if (dealt.pending?.seat === owner && elsewhere.some((item) => isBlank(state, item, dealer)))
          mustRequestAgain = true;
      } else if (pool.length > 0)
        for (const place of places)
          dealt.items[place] = cardIn(dealt, owner, pool[below(random, pool.length)] ?? '');
      if (held?.seat === owner) {
        const hand = handOf(state, owner, dealer).filter(isDealt);
        hold(dealt, hand, places, held);
      }
    }
    hideElse?.(dealt, random);
    const { pending } = dealt;
    // If the deciding player's cards were dealt again, the options depend on the new cards. The decision must therefore
    // be requested again.
    if (pending !== null && mustRequestAgain && !isSeat(viewer, pending.seat)) {
      dealt.pending = null;
      dealt.decisions--;
      ask(dealt);
    }
    return dealt;
  };

const handOf = <State extends Table>(state: State, owner: Seat, { zones, names }: Dealer<State>) =>
  zones(state, owner)[names.indexOf('hand')] ?? [];

/**
 * Puts required cards into a hand. Swaps them with other dealt cards in `places`. If a required card is in none of
 * these places and `definitions` are given, creates the card.
 */
function hold(
  state: Table,
  hand: readonly number[],
  places: readonly number[],
  { seat, cards, definitions }: NonNullable<Knowledge['held']>,
): void {
  if (definitions !== undefined && state.started !== null)
    state.started = { ...state.started, cards: { ...state.started.cards, ...definitions } };
  const free = new Set(places);
  for (const [index, place] of hand.entries()) {
    const reference = cards[index];
    if (reference === undefined) return;
    const found = [...free].find((item) => (state.items[item] as DealtCard).reference === reference);
    free.delete(place);
    if (found === undefined) {
      if (definitions !== undefined)
        state.items[place] = { kind: 'card', owner: seat, reference } as DealtCard;
      continue;
    }
    const card = state.items[found] as DealtCard;
    state.items[found] = state.items[place] as DealtCard;
    state.items[place] = card;
  }
}

/** Implements `GuidesBots.canDeal`, which returns whether a game's unknown cards can be dealt. */
export const dealable =
  <State extends Table>(dealer: Dealer<State>) =>
  (state: State, { viewer, lists, shown }: Knowledge): boolean => {
    const isOpen = lists || viewer.kind === 'omniscient';
    if (!isOpen && poolOf(state, viewer, dealer).length === 0) return false;
    if (!state.items.some((_, item) => isBlank(state, item, dealer))) return true;
    return [...state.seats.keys()].every((owner) => candidatesFor(state, owner, shown, dealer).length > 0);
  };

/** Implements `GuidesBots.shown`, which returns everything that a whole record reveals about decks. */
export const shownIn =
  <State extends Table>(dealer: Dealer<State>) =>
  (end: State): ShownDecks | null => {
    if (!end.items.some((_, item) => isBlank(end, item, dealer))) return null;
    const decks = [...end.seats.keys()].map((owner) => deckCards(end, owner, dealer));
    const cards = Object.fromEntries(
      decks.flat().map((reference) => [reference, definitionIn(end, reference) as Json]),
    );
    return { decks, cards };
  };

/** Implements `ReadsHands.seen`, which returns a seat's cards that a viewer can identify. */
export const seenIn =
  <State extends Table>(dealer: Dealer<State>) =>
  (state: State, viewer: Viewer, seat: Seat): SeenCards => {
    const isKnown = (item: number): boolean =>
      !isUnknown(state, viewer, item) && !isBlank(state, item, dealer);
    const referenceOf = (item: number): readonly string[] => {
      const card = state.items[item];
      const isSeen = isCard(card) && card.owner === seat && isKnown(item);
      return isSeen && dealer.blank?.lies(state, item) !== false ? [card.reference] : [];
    };
    const zones = dealer.zones(state, seat);
    const unknown: Record<string, number> = {};
    for (const [index, items] of zones.entries()) {
      const count = items.filter((item) => isCard(state.items[item]) && !isKnown(item)).length;
      if (count > 0) unknown[dealer.names[index] ?? ''] = count;
    }
    return {
      unknown,
      known: state.items.flatMap((_, item) => referenceOf(item)).sort(),
      inHand: handOf(state, seat, dealer).flatMap(referenceOf).sort(),
    };
  };

/**
 * Returns the sorted references of a seat's identified deck cards. If `isLying` is true, returns only cards that are in
 * a zone now.
 */
const deckCards = <State extends Table>(
  state: State,
  owner: Seat,
  dealer: Dealer<State>,
  isLying = false,
): readonly string[] =>
  state.items
    .flatMap((item, index) =>
      isCard(item) && item.owner === owner && (!isLying || dealer.blank?.lies(state, index) !== false)
        ? [item.reference]
        : [],
    )
    .filter((reference) => isDeckCard(state, reference, dealer))
    .sort();

/** Finds a card's definition by its reference. Searches the first event and the events that identified cards. */
function definitionIn({ started, items }: Table, reference: string): unknown {
  const listed = started?.cards[reference];
  if (listed !== undefined) return listed;
  const found = items.find(
    (item) => isCard(item) && item.reference === reference && item.definition !== undefined,
  );
  return (found as DealtCard | undefined)?.definition;
}

function isDeckCard<State extends Table>(
  state: State,
  reference: string,
  { liesInDecks, blank }: Dealer<State>,
): boolean {
  if (reference === blank?.reference) return false;
  const definition = definitionIn(state, reference);
  return definition !== undefined && liesInDecks(definition as Json);
}

/**
 * Returns candidates for a deck's unknown cards: the deck's known cards. If it has none, returns the known cards of all
 * decks.
 */
function candidatesFor<State extends Table>(
  state: State,
  owner: Seat,
  shown: ShownDecks | undefined,
  dealer: Dealer<State>,
): readonly string[] {
  const of = (seat: Seat): readonly string[] => shown?.decks[seat] ?? deckCards(state, seat, dealer);
  const own = of(owner);
  return [...new Set(own.length > 0 ? own : [...state.seats.keys()].flatMap(of))].sort();
}

const counted = (references: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const reference of references) counts.set(reference, (counts.get(reference) ?? 0) + 1);
  return counts;
};

/**
 * Replaces the unidentified cards in `places`. Modifies the state. First uses the deck's known cards that are not in
 * any zone. Then uses more copies of known cards, up to the maximum number of copies per deck.
 */
function fill<State extends Table>(
  state: State,
  owner: Seat,
  places: readonly number[],
  shown: ShownDecks | undefined,
  dealer: Dealer<State>,
  random: RandomSource,
): void {
  const blank = places.filter((item) => isBlank(state, item, dealer));
  if (blank.length === 0) return;
  const lying = counted(deckCards(state, owner, dealer, true));
  const certain = counted(shown?.decks[owner] ?? []);
  const missing = (reference: string, copies: number): readonly string[] =>
    Array<string>(Math.max(0, copies - (lying.get(reference) ?? 0))).fill(reference);
  const first = [...certain].flatMap(([reference, copies]) => missing(reference, copies));
  const candidates = candidatesFor(state, owner, shown, dealer);
  const others = candidates.flatMap((reference) => {
    const there = Math.max(certain.get(reference) ?? 0, lying.get(reference) ?? 0);
    return Array<string>(Math.max(0, (dealer.blank?.copies ?? 1) - there)).fill(reference);
  });
  const drawn = [...shuffled(random, first), ...shuffled(random, others)];
  for (const [index, place] of blank.entries()) {
    const reference = drawn[index] ?? candidates[below(random, candidates.length)];
    if (reference === undefined) return;
    state.items[place] = cardIn(state, owner, reference, shown);
  }
}

/** Creates a card with the given reference. Adds the card's definition if the first event does not contain it. */
function cardIn(state: Table, owner: Seat, reference: string, shown?: ShownDecks): DealtCard {
  const card: DealtCard = { kind: 'card', owner, reference };
  if (state.started?.cards[reference] !== undefined) return card;
  const definition = shown?.cards[reference] ?? definitionIn(state, reference);
  return definition === undefined ? card : { ...card, definition };
}

/** Shuffles the cards among the items in `places`. */
function permute(state: Table, places: readonly number[], random: RandomSource): void {
  // Sorts the cards first, so that the result depends only on the random source and not on the cards' real places.
  const cards = places
    .map((place) => state.items[place] as DealtCard)
    .sort((a, b) => (a.reference < b.reference ? -1 : a.reference > b.reference ? 1 : 0));
  for (const [index, card] of shuffled(random, cards).entries()) state.items[places[index] ?? -1] = card;
}

/**
 * Returns the cards from which secret deck lists are sampled. These are the cards in the viewer's own deck list. For
 * viewers without a deck list, such as spectators, these are the cards that they know.
 */
function poolOf<State extends Table>(state: State, viewer: Viewer, dealer: Dealer<State>): readonly string[] {
  const { started } = state;
  if (started === null) return [];
  const own = viewer.kind === 'seat' ? (started.seats[viewer.seat]?.deck ?? []) : [];
  const shown = state.items.flatMap((item, index) =>
    isCard(item) && knows(state, viewer, index) ? [item.reference] : [],
  );
  const cards = (some: readonly string[]): string[] =>
    some.filter((reference) => isDeckCard(state, reference, dealer)).sort();
  const list = cards(own);
  return list.length > 0 ? list : cards(shown);
}
