import { randomSource, shuffled } from '#kernel';
import type { Json, Seat } from '#record';
import type { Contract } from '../../abilities/definition.js';
import { cloneState, readItems, type Item, type State } from '../state/state.js';

/** Replaces an unknown contract of another player, whose deck list is secret as well. */
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
 * A state that a seat could be in: reorders its own unknown contracts, blanks those of other seats, and
 * replaces future chance. Item numbers stay.
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
  // Sorted first: the order before shuffling must not show the true one.
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
