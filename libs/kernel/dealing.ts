import type { Json, Knowledge, Seat, Viewer } from '#record';
import type { Task } from './agenda.js';
import type { Course } from './course.js';
import { isSeat, knows } from './masking.js';
import { below, randomSource, shuffled, type RandomSource } from './random.js';

/** A card that may be another one; items of other kinds are what they are. */
interface DealtCard {
  readonly kind: 'card';
  readonly owner: Seat;
  readonly reference: string;
}

/** A state with items, of which some are cards. */
interface Table extends Course<Task> {
  items: { readonly kind: string }[];
  readonly seats: readonly unknown[];
}

/** What dealing needs of a game. */
export interface Dealer<State extends Table> {
  readonly clone: (state: State) => State;
  /** Zones whose cards may be unknown, as each seat has them: cards are dealt in their order, so that numbers of items tell nothing. */
  readonly zones: (state: State, owner: Seat) => readonly (readonly number[])[];
  /** Whether a card can lie in a deck among others; a hero cannot. */
  readonly liesInDecks: (definition: Json) => boolean;
  /** Other things that are hidden, and drawn anew. In place. */
  readonly hideElse?: (state: State, random: RandomSource) => void;
  /** Asks what is on top of the agenda. In place. */
  readonly ask: (state: State) => void;
}

const isCard = (item: { readonly kind: string } | undefined): item is DealtCard => item?.kind === 'card';

const isUnknown = (state: Table, viewer: Viewer, item: number): boolean =>
  viewer.kind === 'omniscient' ? (state.known[item] ?? 0) === 0 : !knows(state, viewer, item);

/** How the unknown cards of a game are dealt anew: what `GuidesBots.deal` does. Items keep their numbers. */
export const dealing =
  <State extends Table>({ clone, zones, liesInDecks, hideElse, ask }: Dealer<State>) =>
  (state: State, { viewer, lists }: Knowledge, seed: string): State => {
    const random = randomSource(seed);
    const dealt = clone(state);
    dealt.random = randomSource(`${seed}/to come`);
    const pool = lists ? [] : poolOf(state, viewer, liesInDecks);
    for (const owner of state.seats.keys()) {
      const places = zones(state, owner)
        .flat()
        .filter((item) => isCard(state.items[item]) && isUnknown(state, viewer, item));
      if (lists || viewer.kind === 'omniscient' || isSeat(viewer, owner)) permute(dealt, places, random);
      else if (pool.length > 0)
        for (const place of places)
          dealt.items[place] = cardOf(owner, pool[below(random, pool.length)] ?? '');
    }
    hideElse?.(dealt, random);
    const { pending } = dealt;
    // What a player is asked whose cards were dealt depends on the cards they have now.
    if (pending !== null && viewer.kind !== 'omniscient' && !isSeat(viewer, pending.seat)) {
      dealt.pending = null;
      dealt.decisions--;
      ask(dealt);
    }
    return dealt;
  };

/** Whether enough is known to deal the unknown cards of a game: what `GuidesBots.canDeal` says. */
export const dealable =
  <State extends Table>(liesInDecks: Dealer<State>['liesInDecks']) =>
  (state: State, { viewer, lists }: Knowledge): boolean =>
    lists || viewer.kind === 'omniscient' || poolOf(state, viewer, liesInDecks).length > 0;

const cardOf = (owner: Seat, reference: string): DealtCard => ({ kind: 'card', owner, reference });

/** The cards at these places change places with each other. */
function permute(state: Table, places: readonly number[], random: RandomSource): void {
  // Sorted first: the order before shuffling must not show the true one.
  const cards = places
    .map((place) => state.items[place] as DealtCard)
    .sort((a, b) => (a.reference < b.reference ? -1 : a.reference > b.reference ? 1 : 0));
  for (const [index, card] of shuffled(random, cards).entries()) state.items[places[index] ?? -1] = card;
}

/** What may stand for cards of a secret list: the deck of the viewer; for spectators, all that was shown. */
function poolOf(state: Table, viewer: Viewer, liesInDecks: Dealer<Table>['liesInDecks']): readonly string[] {
  const { started } = state;
  if (started === null) return [];
  const own = viewer.kind === 'seat' ? (started.seats[viewer.seat]?.deck ?? []) : [];
  const shown = state.items.flatMap((item, index) =>
    isCard(item) && knows(state, viewer, index) ? [item.reference] : [],
  );
  return (own.length > 0 ? [...own] : shown).sort().filter((reference) => {
    const definition = started.cards[reference];
    return definition !== undefined && liesInDecks(definition);
  });
}
