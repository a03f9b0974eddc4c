import { READINGS, type CardDefinition, type Terrain } from '#altered/abilities';
import type { Catalogue } from '#altered/cards';
import { altered, blankCard, cardOf, isMarkerCounter, type State } from '#altered/rules';
import { cardsInLog, printedCards } from '#interchange';
import { invariant, withReadings, type Json, type Setup } from '#record';
import type { Board, Lying } from './board.js';
import type { RecordedGame, Truth } from './recorded-game.js';

/** The terrains on the two halves of each Tumult card before rotation, by the card's number in the other program. */
const tumultCards: Readonly<Record<number, readonly [readonly Terrain[], readonly Terrain[]]>> = {
  1: [['forest'], ['mountain', 'water']],
  2: [['mountain'], ['forest', 'water']],
  3: [['water'], ['forest', 'mountain']],
};

/** Returns the definition of a card. Some references are spelt differently in the other program. */
function definitionOf(catalogue: Catalogue, reference: string): CardDefinition | null {
  const published = reference.replace('_OD_', '_OR_');
  for (const printing of [published, `${published}1`]) {
    const found = catalogue.cards.get(printing);
    if (found !== undefined) return found;
  }
  return null;
}

/** A game under our rules with the decks, regions and first player of the other program's game. */
export interface SeatedGame {
  readonly state: State;
  /** Maps items to the cards' numbers in the other program. */
  readonly cards: ReadonlyMap<number, number>;
}

interface Entry {
  readonly id: number;
  readonly card: CardDefinition;
}

function deckOf(catalogue: Catalogue, logged: LoggedCards, truth: Truth, player: number): Entry[] {
  const deck = truth.decks[String(player)];
  if (deck === undefined) throw new Error(`Player ${player} has no deck.`);
  return [deck.hero, ...deck.top_to_bottom].map(([id, reference, name]) => {
    const card = definitionOf(catalogue, reference) ?? ownCard(logged, id, reference, name);
    if (card === null) throw new Error(`${name} (${reference}) is not in the card files.`);
    return { id, card };
  });
}

/** Returns the cards in a table log, by number. Null if there is no log. */
type LoggedCards = () => ReadonlyMap<number, CardDefinition> | null;

/**
 * Returns a card that the card files lack, as the log shows it. The reference gets the card's number as a suffix,
 * because cards with equal references can differ. The card is blank if the log never shows it. Null if there is no log.
 */
function ownCard(logged: LoggedCards, id: number, reference: string, name: string): CardDefinition | null {
  const cards = logged();
  if (cards === null) return null;
  const own = `${reference}_${id}`;
  return { ...(cards.get(id) ?? blankCard(own, name)), reference: own };
}

/** Returns a function that reads the log when it is first called. */
function loggedIn({ log }: RecordedGame, catalogue: Catalogue): LoggedCards {
  let cards: ReturnType<LoggedCards> | undefined;
  return () => {
    if (cards !== undefined) return cards;
    const text = log();
    const read = text === null ? null : cardsInLog([text], printedCards(catalogue));
    if (read?.ok === false) throw new Error(read.error.message);
    return (cards = read?.value ?? null);
  };
}

/** Starts a game with the given first player, by trying seeds until one fits. */
function started(setup: Omit<Setup, 'seed'>, first: number): State {
  for (let seed = 0; seed < 64; seed++) {
    const begun = altered.play.start({ ...setup, seed: `differential ${seed}` });
    if (!begun.ok) throw new Error(begun.error.map(({ message }) => message).join(' '));
    if (begun.value.state.firstPlayer === first) return begun.value.state;
  }
  throw new Error('No seed gives the first turn to the right player.');
}

/** Sets up a game that matches the other program's. Throws if a card is unknown or refused. */
export function seated(game: RecordedGame, catalogue: Catalogue, edition: string): SeatedGame {
  const { truth } = game;
  const logged = loggedIn(game, catalogue);
  const decks = truth.order.map((player) => deckOf(catalogue, logged, truth, player));
  const cards: Record<string, Json> = {};
  for (const { card } of decks.flat()) cards[card.reference] = card as unknown as Json;
  const state = started(
    {
      module: altered.id,
      edition,
      format: 'constructed',
      seats: decks.map((deck, seat) => ({
        name: `Seat ${seat}`,
        deck: deck.map(({ card }) => card.reference),
      })),
      cards,
      options: withReadings(READINGS),
    },
    truth.order.indexOf(truth.firstPlayer),
  );
  const numbers = new Map<number, number>();
  for (const [seat, deck] of decks.entries()) {
    const zones = state.seats[seat];
    invariant(zones !== undefined, 'both players sit down');
    const [hero, ...others] = deck;
    const lying = [...zones.hand, ...zones.deck];
    invariant(hero !== undefined && lying.length === others.length, 'every card lies somewhere');
    // The cards are assigned in order, hand first, because the hand was drawn from the top of the deck.
    for (const [place, { id, card }] of others.entries()) {
      const item = lying[place] as number;
      state.items[item] = { kind: 'card', owner: seat, reference: card.reference };
      numbers.set(item, id);
    }
    for (const item of zones.hero) numbers.set(item, hero.id);
  }
  const halves = truth.storm.slice(1, 4).flatMap(({ cardId, rotated }) => {
    const [left, right] = tumultCards[cardId] ?? [[], []];
    return rotated ? [right, left] : [left, right];
  });
  state.adventure = state.adventure.map((region, index) =>
    region.tumult === null ? region : { ...region, terrains: halves[index - 1] ?? region.terrains },
  );
  return { state, cards: numbers };
}

const BOOST = 'boost';

/**
 * 4.3.d: all expeditions move to the Arena for a tiebreaker. The other program leaves them in the regions where they
 * would have met. For the comparison, our positions contain these regions too.
 */
const inArena: readonly [number, number] = [3, 4];

export function boardOf(state: State, cards: ReadonlyMap<number, number>): Board {
  const lying: Lying[] = [];
  const readyMana = state.seats.map(() => 0);
  for (const [item, stay] of state.stays.entries()) {
    const what = state.items[item];
    if (stay === null || stay.zone === 'deck' || (what?.kind !== 'card' && what?.kind !== 'token')) continue;
    const ready = !stay.statuses.includes('exhausted');
    if (stay.zone === 'mana' && ready) readyMana[stay.seat] = (readyMana[stay.seat] ?? 0) + 1;
    lying.push({
      card: cards.get(item) ?? null,
      name: cardOf(state, item).name,
      zone: stay.expedition === null ? stay.zone : `${stay.expedition} expedition`,
      seat: stay.seat,
      statuses: stay.zone === 'mana' ? [] : stay.statuses,
      boosts: stay.counters[BOOST] ?? 0,
      counters: Object.entries(stay.counters).reduce(
        (sum, [name, value]) => sum + (name === BOOST || isMarkerCounter(name) ? 0 : value),
        0,
      ),
    });
  }
  return {
    day: state.day,
    expeditions: state.seats.map(({ expeditions }) =>
      state.adventure[0]?.name === 'arena' ? inArena : [expeditions.hero ?? 0, expeditions.companion ?? 7],
    ),
    lying,
    markers: state.adventure.flatMap(({ markers = [] }, region) =>
      markers.map(({ terrain }) => ({ terrain, region })),
    ),
    readyMana,
    decks: state.seats.map(({ deck }) => deck.map((item) => cards.get(item) ?? -1)),
  };
}

/** Maps the cards' numbers in the other program to items. */
export const itemsOf = (cards: ReadonlyMap<number, number>): ReadonlyMap<number, number> =>
  new Map([...cards].map(([item, card]) => [card, item]));

/** Returns the state with its decks in the other program's order. */
export function inOrderOf(state: State, { decks }: Board, cards: ReadonlyMap<number, number>): State {
  const items = itemsOf(cards);
  const seats = state.seats.map((zones, seat) => ({
    ...zones,
    deck: (decks[seat] ?? []).flatMap((card) => items.get(card) ?? []),
  }));
  return { ...state, seats };
}
