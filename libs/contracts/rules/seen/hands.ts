import type { Json, ReadsHands } from '#record';
import type { Contract } from '../../abilities/definition.js';
import { contractOf, type State } from '../state/state.js';
import { countOf } from '../world/mana.js';
import { seen } from './deal.js';
import { handModel } from './hand-model.js';

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

/**
 * Returns a contract's cost for each element and its total as `mana`. An element's part must be paid with mana of that
 * element. The pure part can be paid with any mana.
 */
function priceOf(definition: Json): {
  readonly fire: number;
  readonly water: number;
  readonly light: number;
  readonly mana: number;
} {
  const { fire, water, light, pure } = (definition as unknown as Partial<Contract> | null)?.cost ?? {};
  const of = { fire: numberIn(fire), water: numberIn(water), light: numberIn(light) };
  return { ...of, mana: of.fire + of.water + of.light + numberIn(pure) };
}

/** The functions of Contracts for estimating hands from play. */
export const hands: ReadsHands<State> = {
  seen,
  purse: ({ seats }, seat) => {
    const own = seats[seat];
    if (own === undefined) return {};
    const { full, reservoirs, extractors } = own;
    return {
      fire: full.fire,
      water: full.water,
      light: full.light,
      mana: countOf(full) + reservoirs,
      orbs: countOf(extractors),
    };
  },
  price: priceOf,
  traits: (definition) => {
    const contract = (definition ?? {}) as unknown as Partial<Contract>;
    const { mana } = priceOf(definition);
    return {
      cost: mana,
      power: numberIn(contract.attack) + numberIn(contract.health),
      [`is-${contract.type ?? 'card'}`]: 1,
    };
  },
  about: (state, { about }) => {
    const item = (about as { item?: unknown } | undefined)?.item;
    if (typeof item !== 'number' || !state.seats.some(({ hand }) => hand.includes(item))) return null;
    return contractOf(state, item).reference;
  },
  turn: 'turn',
  first: { kind: 'mulligan', days: 3, goesFirst: (state, seat) => state.firstPlayer === seat },
  model: handModel,
};
