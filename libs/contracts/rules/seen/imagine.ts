import { randomSource, shuffled } from '#kernel';
import type { Json, Seat } from '#record';
import type { Contract } from '../../abilities/definition.js';
import { cloneState, readItems, type Item, type State } from '../state/state.js';

/** The placeholder for an unknown contract of another player, whose deck list is also unknown. */
const unknown: Contract = {
  reference: '?',
  name: '?',
  type: 'spell',
  faction: null,
  cost: {},
  text: [],
  executed: true,
};

/**
 * Returns a state that is possible from a player's perspective. Shuffles the player's own unknown contracts, uses
 * placeholders for other players' unknown contracts, and changes future random results. Keeps item numbers.
 */
export function imagine(state: State, seat: Seat, seed: string): State {
  const imagined = cloneState(state);
  imagined.random = randomSource(`${seed}/to come`);
  const own: Item[] = [];
  const places: number[] = [];
  for (const [index, item] of state.items.entries()) {
    if (item.kind !== 'card' || ((state.known[index] ?? 0) & (1 << seat)) !== 0) continue;
    if (item.owner === seat) {
      own.push(item);
      places.push(index);
    } else imagined.items[index] = { ...item, reference: unknown.reference };
  }
  // Sorts the contracts before shuffling, so that the result does not depend on their real order.
  const sorted = own.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  for (const [index, item] of shuffled(randomSource(seed), sorted).entries())
    imagined.items[places[index] ?? -1] = item;
  const { started } = state;
  if (started !== null)
    imagined.started = {
      ...started,
      cards: { ...started.cards, [unknown.reference]: unknown as unknown as Json },
    };
  readItems(imagined);
  return imagined;
}

const nameOf = (item: Item): string => (item.kind === 'card' ? item.reference : '');
