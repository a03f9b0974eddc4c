import { describe, expect, it } from '@jest/globals';
import { aspectsOf, type Ability, type Aspect, type Passive } from '#altered/abilities';
import { abilityDecks, character, passive, permanent, printedLines, sequence, Table } from '#altered/testing';
import { compileLine } from '#altered/text';
import { playRandomly } from '#record/testing';
import type { Characteristics } from './characteristics.js';
import { apply, evolve } from '../state/evolve.js';
import { altered } from '../module.js';
import { initialState, type State } from '../state/state.js';
import { worldOf, type DerivedWorld } from './world.js';

const anyone = { type: 'character' } as const;
const boost = { name: 'boost', count: 1 };
const counting = { counters: 'boost', on: 'me' } as const;

/** Examples of each kind of passive ability in the first sets. Each example affects as much as possible. */
const examples: Readonly<Partial<Record<Passive['kind'], Passive>>> = {
  statistics: { kind: 'statistics', of: anyone, add: 1 },
  keyword: { kind: 'keyword', of: anyone, gain: 'gigantic' },
  tough: { kind: 'tough', of: anyone, amount: 2 },
  abilities: {
    kind: 'abilities',
    of: anyone,
    lose: true,
    gain: [
      passive({ kind: 'cannot-be-readied', of: 'me' }),
      { kind: 'keyword', keyword: 'defender' },
      { kind: 'tough', amount: 1 },
    ],
  },
  subtypes: { kind: 'subtypes', of: anyone, gain: ['robot'] },
  terrains: { kind: 'terrains', of: 'all-regions', lose: ['forest'] },
  cost: { kind: 'cost', who: 'each-player', of: anyone, add: counting },
  'optional-cost': { kind: 'optional-cost', of: 'me', pay: { discard: { from: 'hand', count: 1 } }, add: -1 },
  played: { kind: 'played', who: 'you', cards: anyone, counters: boost },
  'cannot-play': { kind: 'cannot-play', who: 'you', cards: anyone },
  'cannot-move-forward': { kind: 'cannot-move-forward', which: 'each' },
  'cannot-gain': { kind: 'cannot-gain', of: anyone, status: 'asleep' },
  'cannot-be-readied': { kind: 'cannot-be-readied', of: anyone },
  'cannot-activate': { kind: 'cannot-activate', of: anyone, triggers: ['join'] },
  'playable-from': { kind: 'playable-from', of: 'me', zone: 'discard' },
  'reserve-limit': { kind: 'reserve-limit', add: 1 },
  'landmark-limit': { kind: 'landmark-limit', add: 1 },
  'goes-instead': { kind: 'goes-instead', of: anyone, from: 'expedition', instead: 'hand' },
  'does-instead': { kind: 'does-instead', who: 'you', would: 'resupply', effect: sequence() },
  'enters-with': { kind: 'enters-with', of: anyone, zone: 'expedition', counters: boost },
  'one-more': { kind: 'one-more', verb: 'draw', who: 'you', more: 1 },
  morning: { kind: 'morning', who: 'you', draw: 1 },
  dice: { kind: 'dice', who: 'you', extra: 1 },
};

/**
 * For each characteristic, a function that represents the characteristic as data. Keywords and Tough are separate
 * aspects.
 */
const dataOf: Readonly<Partial<Record<Aspect, (is: Characteristics) => unknown>>> = {
  types: ({ type }) => type,
  subtypes: ({ subtypes }) => subtypes,
  names: ({ name }) => name,
  rarities: ({ rarity }) => rarity,
  factions: ({ faction }) => faction,
  costs: ({ handCost, reserveCost }) => [handCost, reserveCost],
  statistics: ({ statistics }) => statistics,
  keywords: ({ keywords }) => keywords,
  tough: ({ tough }) => tough,
  abilities: ({ abilities }) => abilities.filter(({ kind }) => kind !== 'keyword' && kind !== 'tough'),
};

/** Returns all facts that are derived from a state, by aspect. */
function derived(world: DerivedWorld, state: State): Record<string, string> {
  const all = state.items.map((_, item) => world.of(item));
  return {
    ...Object.fromEntries(
      Object.entries(dataOf).map(([aspect, tell]) => [aspect, JSON.stringify(all.map((is) => tell(is)))]),
    ),
    terrains: JSON.stringify(world.terrains),
  };
}

function derivedWith(says: Passive | null): Record<string, string> {
  const abilities: readonly Ability[] = says === null ? [] : [passive(says)];
  const listening: Ability = passive({ kind: 'cannot-play', who: 'opponent', cards: 'me' });
  const { state } = new Table({
    seats: [
      {
        hero: [character('Kite', { abilities: [listening] })],
        landmark: [permanent('Stone', { abilities })],
      },
      { hero: [character('Owl')] },
    ],
  });
  const world = worldOf(state);
  const stone = state.items.findIndex((_, item) => world.of(item).name === 'Stone');
  // Hides the stone's abilities, because the tested ability itself must not count as a change of characteristics.
  const bare: DerivedWorld = Object.create(world, {
    of: { value: (item: number) => (item === stone ? { ...world.of(item), abilities: [] } : world.of(item)) },
    terrains: { value: world.terrains },
  });
  return derived(bare, state);
}

describe('the effects of passive abilities', () => {
  const without = derivedWith(null);

  it.each(Object.entries(examples))('2.3.1.g are limited to the aspects of "%s"', (_, says) => {
    const now = derivedWith(says);
    const changed = Object.keys(without).filter((aspect) => now[aspect] !== without[aspect]);
    expect(changed.sort()).toEqual([...aspectsOf(says).changes].sort());
  });

  // Slow: sets up a table for each printed passive ability.
  it('2.3.1.g are all in the tables of aspects for printed abilities', () => {
    const printed = new Map<string, Passive>();
    for (const { line, box, type } of printedLines()) {
      const compiled = compileLine(line, box, { type, isExplained: false });
      if (compiled.kind === 'parsed')
        for (const ability of compiled.abilities)
          if (ability.kind === 'passive') printed.set(JSON.stringify(ability.passive), ability.passive);
    }
    const wrong = [...printed.values()].flatMap((says) => {
      const now = derivedWith(says);
      const { changes } = aspectsOf(says);
      return Object.keys(without)
        .filter((aspect) => now[aspect] !== without[aspect] && !changes.has(aspect as Aspect))
        .map((aspect) => `${aspect}: ${JSON.stringify(says)}`);
    });
    expect(printed.size).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });
});

describe('2.3.1.k the values derived from a state', () => {
  const works = (world: DerivedWorld): string =>
    JSON.stringify([world.passives, world.listeners, world.quickActions]);

  it('are derived again whenever something that an ability depends on changes', () => {
    let compared = 0;
    for (const setup of abilityDecks('heeding').slice(0, 12)) {
      let state = initialState();
      let world = worldOf(state);
      for (const { event } of playRandomly(altered, setup, setup.seed)) {
        if (event.kind !== 'StepResolved') {
          state = evolve(state, event);
          if (event.kind === 'GameStarted') world = worldOf(state);
          continue;
        }
        for (const action of event.actions) {
          apply(state, action);
          world.heed(action);
        }
        const fresh = worldOf(state);
        expect(derived(world, state)).toEqual(derived(fresh, state));
        expect(works(world)).toBe(works(fresh));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(2000);
  });
});
