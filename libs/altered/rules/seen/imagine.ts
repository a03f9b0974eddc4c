import type { Terrain } from '#altered/abilities';
import { below, randomSource, shuffled, type RandomSource } from '#kernel';
import type { Json, Seat } from '#record';
import type { Item, Region } from '../state/objects.js';
import { cloneState, type State } from '../state/state.js';
import { blankCard } from './unknown-cards.js';

/**
 * The placeholder for another player's unknown card. It has no real identity, because the player's deck list is hidden
 * too.
 */
const unknown = blankCard('?', '?');

/**
 * Returns a state that is possible from the perspective of a seat. Shuffles the seat's own unknown cards, and replaces
 * other players' unknown cards with placeholders. Also randomises face-down regions and future random results. Item
 * numbers stay the same.
 */
export function imagine(state: State, seat: Seat, seed: string): State {
  const random = randomSource(seed);
  const imagined = cloneState(state);
  imagined.random = randomSource(`${seed}/to come`);
  hideCards(imagined, seat, random);
  hideRegions(imagined, random);
  return imagined;
}

type Card = Extract<Item, { kind: 'card' }>;

/** Replaces the identities of hidden cards. Their zones and order are public, so those do not change. */
function hideCards(state: State, seat: Seat, random: RandomSource): void {
  const own: Card[] = [];
  const places: number[] = [];
  for (const zone of ['deck', 'hand', 'mana', 'discard', 'reserve'] as const)
    for (const [owner, zones] of state.seats.entries())
      for (const item of zones[zone]) {
        const card = state.items[item];
        if (card?.kind !== 'card' || ((state.known[item] ?? 0) & (1 << seat)) !== 0) continue;
        if (owner === seat) {
          own.push(card);
          places.push(item);
        } else state.items[item] = { kind: 'card', owner, reference: unknown.reference };
      }
  // Sorts the cards before shuffling, so that the result does not depend on their real order.
  const cards = shuffled(
    random,
    own.sort((a, b) => (a.reference < b.reference ? -1 : 1)),
  );
  for (const [index, item] of places.entries()) {
    const card = cards[index];
    if (card !== undefined) state.items[item] = card;
  }
  const { started } = state;
  if (started !== null)
    state.started = {
      ...started,
      cards: { ...started.cards, [unknown.reference]: unknown as unknown as Json },
    };
}

/** Shuffles the face-down Tumult cards and randomises their orientation (4.1.c). */
export function hideRegions(state: State, random: RandomSource): void {
  const hidden = state.adventure.filter(({ faceDown, tumult }) => faceDown && tumult !== null);
  if (hidden.length === 0) return;
  const halves = new Map<number, Region[]>();
  for (const region of hidden) {
    const tumult = region.tumult ?? 0;
    halves.set(tumult, [...(halves.get(tumult) ?? []), region]);
  }
  const name = (terrains: readonly Terrain[]): string => terrains.join();
  // All Tumult cards have the same number of regions per half (M4.3).
  const cards = [...halves.values()]
    .map((regions) =>
      [regions[0], regions.at(-1)]
        .flatMap((half) => (half ? [half.terrains] : []))
        .sort((a, b) => (name(a) < name(b) ? -1 : 1)),
    )
    .sort((a, b) => (a.map(name).join('|') < b.map(name).join('|') ? -1 : 1));
  const drawn = shuffled(random, cards).map((card) => (below(random, 2) === 0 ? card : [...card].reverse()));
  const made = new Map(
    [...halves].map(([tumult, regions], index) => {
      const [first = [], second = []] = drawn[index] ?? [];
      return [tumult, regions.map((_, order) => (order < regions.length / 2 ? first : second))];
    }),
  );
  state.adventure = state.adventure.map((region) => {
    if (!region.faceDown || region.tumult === null) return region;
    return { ...region, terrains: made.get(region.tumult)?.shift() ?? region.terrains };
  });
}
