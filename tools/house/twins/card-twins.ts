import {
  invariant,
  type AtomicAction,
  type GameEvent,
  type GameModule,
  type GameStarted,
  type Json,
  type Seat,
  type Viewer,
} from '#record';
import { recorded } from '#record/testing';
import { below, shuffled, type SeededRandom } from '#record/testing';
import { playedAgain } from './played-again.js';
import { itemsIn, renamed, type Renaming } from './renaming.js';
import type { Twins } from './twins.js';

/**
 * The ways in which twins differ from each other. Twins are two games that differ only in hidden information.
 *
 * - `places`: hidden cards are exchanged.
 * - `cards`: the opponents' hidden cards are replaced by different cards.
 * - `numbers`: the item numbers of the opponents' hidden cards are permuted.
 * - `shuffle`: like `places`, but after a later shuffle, which hides cards that were seen before.
 * - `order`: like `places`, but only for cards that never leave their deck, so that only the order of decks differs.
 */
export const twinKinds = ['places', 'cards', 'numbers', 'shuffle', 'order'] as const;
export type TwinKind = (typeof twinKinds)[number];

/** A shuffle, after which no viewer knows the order of some decks. */
export interface Shuffling {
  readonly revision: number;
  /** The index of the event's first atomic action that shuffles. */
  readonly action: number;
  readonly items: readonly number[];
}

/**
 * The game-specific functions for creating twins. The first event of the game must determine the card of each item, in
 * the order of the deck lists.
 */
export interface CardGame<State, A extends AtomicAction> {
  readonly module: GameModule<State, A>;
  /** Plays a game at random. */
  play(name: string, kind: TwinKind, random: SeededRandom): readonly GameEvent<A>[];
  /** Returns the shuffles in a record. The first is the shuffle of all decks during set-up. */
  shufflingsIn(events: readonly GameEvent<A>[]): readonly Shuffling[];
  /** Returns the items that an action reveals to the viewer according to the rules. */
  seenIn(action: A, viewer: Viewer): readonly (number | null)[];
  /** The cards that a deck can contain. */
  readonly pool: readonly { readonly reference: string }[];
  /** Returns a variant of a card. The variant occurs nowhere else in the game. */
  unheard(card: Json, item: number): { readonly reference: string };
}

/**
 * Returns a pair of twins. The result depends only on the arguments. Null if the game has too little hidden
 * information.
 */
export function cardTwins<State, A extends AtomicAction>(
  game: CardGame<State, A>,
  name: string,
  kind: TwinKind,
  viewer: Viewer,
): Twins<State> | null {
  const random: SeededRandom = { seed: name, count: 0 };
  const played = game.play(name, kind, random);
  const shufflings = game.shufflingsIn(played);
  const later = shufflings.slice(1);
  const since = kind === 'shuffle' ? later[below(random, later.length || 1)] : shufflings[0];
  const started = played[0];
  if (since === undefined || started?.kind !== 'GameStarted') return null;
  const first = kind === 'shuffle' ? cutAfter(played, since.revision, random) : played;
  const owners = started.seats.flatMap(({ deck }, seat) => deck.map(() => seat));
  const deckIsKnown = (item: number): boolean => viewer.kind === 'seat' && viewer.seat === owners[item];
  const left = kind === 'order' ? namedAfter(first, since.revision) : new Set<number>();
  const hidden = hiddenSince(game, first, since, viewer).filter(
    (item) => !left.has(item) && ((kind !== 'cards' && kind !== 'numbers') || !deckIsKnown(item)),
  );
  if (hidden.length < 2) return null;
  const renaming: Renaming = kind === 'cards' ? new Map() : permuted(hidden, owners, random);
  const references = started.seats.flatMap(({ deck }) => deck);
  const other =
    kind === 'cards'
      ? withOtherCards(game, started, references, { hidden, viewer }, random)
      : kind === 'numbers'
        ? withDecks(started, renamedReferences(references, renaming))
        : started;
  const otherwise = { ...since, start: other, renamed: <T>(data: T) => renamed(data, renaming) };
  const { events, parted } = playedAgain(game.module, first, otherwise, viewer);
  return {
    name: `${name}, ${kind}`,
    module: game.module,
    viewer,
    left: recorded(first.slice(0, events.length), 'twin'),
    right: recorded([{ ...other, seed: `another than ${other.seed}` }, ...events.slice(1)], 'twin'),
    hidden: hidden.length,
    parted,
  };
}

/** Returns the shuffled cards that the viewer never sees in the rest of the record. */
function hiddenSince<State, A extends AtomicAction>(
  { seenIn }: CardGame<State, A>,
  events: readonly GameEvent<A>[],
  { revision, action: first, items }: Shuffling,
  viewer: Viewer,
): readonly number[] {
  const hidden = new Set(items);
  const see = (seen: readonly (number | null)[]): void => {
    for (const item of seen) if (item !== null) hidden.delete(item);
  };
  for (const [at, event] of events.entries()) {
    if (at < revision) continue;
    // Declaring to play a card reveals the card, even if the player takes the declaration back.
    if (event.kind === 'DecisionMade') see(event.choice.map(playedItem));
    if (event.kind !== 'StepResolved') continue;
    for (const action of at === revision ? event.actions.slice(first) : event.actions)
      see(seenIn(action, viewer));
  }
  return [...hidden];
}

/**
 * Returns the items that the record names after an event. Ignores shuffles, because an item that is named only by
 * shuffles never left its deck.
 */
function namedAfter(events: readonly GameEvent[], revision: number): ReadonlySet<number> {
  const named = new Set<number>();
  for (const event of events.slice(revision + 1)) {
    const shown =
      event.kind === 'StepResolved' ? event.actions.filter(({ kind }) => kind !== 'shuffle') : event;
    for (const item of itemsIn(shown)) named.add(item);
  }
  return named;
}

function playedItem(key: string): number | null {
  const match = /^(?:play|quick):(\d+)/.exec(key);
  return match === null ? null : Number(match[1]);
}

/** Cuts the record off at one of the decisions that follow an event. */
function cutAfter<Event extends GameEvent>(
  events: readonly Event[],
  revision: number,
  random: SeededRandom,
): readonly Event[] {
  const ends = events.flatMap(({ kind }, at) =>
    at > revision && kind === 'DecisionRequested' ? [at + 1] : [],
  );
  return events.slice(0, ends[below(random, Math.min(ends.length, 12) || 1)]);
}

/** Returns a random permutation of the hidden items, separately for each owner. */
function permuted(hidden: readonly number[], owners: readonly Seat[], random: SeededRandom): Renaming {
  const pairs = [...new Set(owners)].flatMap((owner) => {
    const own = hidden.filter((item) => owners[item] === owner);
    return shuffled(random, own).map((item, index) => [own[index] ?? item, item] as const);
  });
  return new Map(pairs);
}

function renamedReferences(references: readonly string[], renaming: Renaming): readonly string[] {
  const moved = [...references];
  for (const [item, number] of renaming) moved[number] = references[item] ?? '';
  return moved;
}

function withDecks(started: GameStarted, references: readonly string[]): GameStarted {
  let first = 0;
  const seats = started.seats.map((seat) => {
    const deck = references.slice(first, first + seat.deck.length);
    first += seat.deck.length;
    return { ...seat, deck };
  });
  return { ...started, seats };
}

/**
 * Replaces hidden cards with other cards, including cards that the viewer also has and cards that exist nowhere else.
 * The definitions for an earlier seat come first, as in every setup.
 */
function withOtherCards<State, A extends AtomicAction>(
  { pool, unheard }: CardGame<State, A>,
  started: GameStarted,
  references: readonly string[],
  { hidden, viewer }: { readonly hidden: readonly number[]; readonly viewer: Viewer },
  random: SeededRandom,
): GameStarted {
  const own = new Set(viewer.kind === 'seat' ? started.seats[viewer.seat]?.deck : []);
  const shared = pool.filter(({ reference }) => own.has(reference));
  const cards = new Map<string, Json>(Object.entries(started.cards));
  const changed = [...references];
  for (const item of hidden) {
    const among = shared.length > 0 && below(random, 2) === 0 ? shared : pool;
    const printed = among[below(random, among.length)];
    invariant(printed !== undefined, 'there are cards');
    const card = among === pool && below(random, 3) === 0 ? unheard(printed, item) : printed;
    changed[item] = card.reference;
    if (!cards.has(card.reference)) cards.set(card.reference, card);
  }
  const decked = withDecks(started, changed);
  const named = decked.seats.flatMap(({ deck }) =>
    [...cards].filter(([reference]) => deck.includes(reference)),
  );
  return { ...decked, cards: Object.fromEntries(named) };
}
