import type { CardDefinition } from '#altered/abilities';
import type { Json, ReadsHands } from '#record';
import { cardOf, type State } from '../state/state.js';
import { countReadyOrbs } from '../state/zones.js';
import { seen } from './deal.js';
import { handModel } from './hand-model.js';

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

const costOf = (definition: Json): number =>
  numberIn((definition as unknown as Partial<CardDefinition> | null)?.handCost);

export const hands: ReadsHands<State> = {
  seen,
  purse: (state, seat) => ({ mana: countReadyOrbs(state, seat), orbs: state.seats[seat]?.mana.length ?? 0 }),
  price: (definition) => ({ mana: costOf(definition) }),
  traits: (definition) => {
    const card = (definition ?? {}) as unknown as Partial<CardDefinition>;
    const { forest, mountain, water } = card.statistics ?? {};
    return {
      cost: costOf(definition),
      reserve: numberIn(card.reserveCost),
      power: numberIn(forest) + numberIn(mountain) + numberIn(water),
      [`is-${card.type ?? 'card'}`]: 1,
    };
  },
  about: (state, { about }) => {
    const item = (about as { item?: unknown } | undefined)?.item;
    if (typeof item !== 'number' || state.stays[item]?.zone !== 'hand') return null;
    return cardOf(state, item).reference;
  },
  turn: 'turn',
  first: { kind: 'starting-mana', days: 2, goesFirst: (state, seat) => state.firstPlayer === seat },
  model: handModel,
};
