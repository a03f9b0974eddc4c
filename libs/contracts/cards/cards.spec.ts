import { describe, expect, it } from '@jest/globals';
import { openContracts, openDecks, type Contract, type Cost } from '../index.js';

const costOf = (cost: Cost): string =>
  Object.entries(cost)
    .map(([mana, count]) => `${count} ${mana}`)
    .join(' ');

/** Returns a summary such as `Ember Imp: creature, 1 fire 2/1`. A Globe has its attack and durability. */
function printed({ name, type, cost, attack, health, durability }: Contract): string {
  const numbers = [attack, health ?? durability].filter((number) => number !== undefined);
  return `${name}: ${type}, ${costOf(cost)}${numbers.length > 0 ? ` ${numbers.join('/')}` : ''}`;
}

const all = [
  'Ember Imp: creature, 1 fire 2/1',
  'Coal Scuttler: creature, 1 fire 1/2',
  'Cinder Hound: creature, 2 fire 3/2',
  'Ash Courier: creature, 2 fire 2/3',
  'Spark Adept: creature, 2 fire 1/3',
  'Kiln Golem: creature, 3 fire 3/4',
  'Bellows Smith: creature, 3 fire 2/4',
  'Forge Champion: creature, 4 fire 4/4',
  'Pyre Drake: creature, 4 fire 1 pure 5/4',
  'Slag Brute: creature, 3 fire 1 pure 4/4',
  'Furnace Mother: creature, 5 fire 1 pure 4/6',
  'Firedart: spell, 1 fire',
  'Triple Flare: spell, 3 fire',
  'Wildfire: spell, 4 fire',
  'Molten Blade: spell, 2 fire',
  'Stoker Pact: spell, 1 fire',
  'Volatile Torch: spell, 2 fire',
  'Rune of Cinders: rune, 1 fire',
  'Globe of Embers: globe, 2 fire 3/3',
  'Tide Sprite: creature, 1 water 1/2',
  'Drifting Jelly: creature, 1 water 0/4',
  'Reef Guard: creature, 2 water 1/4',
  'Kelp Binder: creature, 2 water 2/3',
  'Mist Runner: creature, 2 water 1 pure 2/2',
  'Undertow Eel: creature, 3 water 3/3',
  'Current Sage: creature, 3 water 2/3',
  'Harbour Warden: creature, 3 water 2/5',
  'Fog Weaver: creature, 3 water 3/3',
  'Brine Colossus: creature, 4 water 1 pure 4/6',
  'Pale Leviathan: creature, 5 water 1 pure 5/6',
  'Bleach: spell, 1 water',
  'Ebb: spell, 2 water',
  'Deep Study: spell, 2 water 1 pure',
  'Whirlpool: spell, 5 water',
  'Drowning: spell, 4 water',
  'Sudden Wave: spell, 3 water',
  'Veil of Rain: spell, 1 water',
  'Rune of the Tide: rune, 1 water',
  'Globe of Currents: globe, 2 water 2/4',
  'Lantern Bearer: creature, 1 light 1/2',
  'Dawn Squire: creature, 1 light 2/2',
  'Chapel Guard: creature, 2 light 2/3',
  'Morning Herald: creature, 2 light 1/2',
  'Disarming Envoy: creature, 2 light 2/2',
  'Banner Saint: creature, 3 light 2/3',
  'Prism Stag: creature, 3 light 3/4',
  'Phoenix Child: creature, 3 light 3/2',
  'Choir Master: creature, 4 light 3/3',
  'Radiant Knight: creature, 3 light 1 pure 4/4',
  'Sun Warden: creature, 4 light 1 pure 3/6',
  'Blessing: spell, 1 light',
  'Mending Light: spell, 2 light',
  'Procession: spell, 3 light',
  'Judgement: spell, 3 light',
  'Shared Light: spell, 3 light',
  'Guiding Flash: spell, 2 light',
  'Rune of Dawn: rune, 1 light',
  'Globe of Noon: globe, 2 light 1 pure 2/3',
  'Hired Blade: creature, 2 pure 3/2',
  'Rune Breaker: creature, 2 pure 2/2',
  'Grey Porter: creature, 3 pure 2/3',
  'Clause Collector: creature, 3 pure 2/3',
  'Iron Sentinel: creature, 4 pure 2/5',
  'Survey: spell, 2 pure',
  'Reshape the Line: spell, 1 pure',
  "Duelist's Edge: spell, 2 pure",
  'Arbitration: spell, 3 pure',
  'Rune of Balance: rune, 2 pure',
  'Hollow Globe: globe, 3 pure 3/2',
  'Shrouded Twin: creature, 1 fire 1 water 3/3',
  'Storm Herald: creature, 1 fire 1 light 1 pure 4/3',
  'Dusk Oracle: creature, 1 water 1 light 3/4',
  'Prism Giant: creature, 1 fire 1 water 1 light 2 pure 6/7',
];

describe('the shipped contracts', () => {
  it('have the expected costs and statistics', () => {
    expect(openContracts().map(printed)).toEqual(all);
  });

  it('1.1.a four decks have forty contracts each, with at most three copies and two Runes', () => {
    for (const { entries } of openDecks()) {
      expect(entries.reduce((sum, { count }) => sum + count, 0)).toBe(40);
      expect(Math.max(...entries.map(({ count }) => count))).toBe(3);
      expect(new Set(entries.map(({ contract }) => contract.name)).size).toBe(entries.length);
      expect(entries.filter(({ contract }) => contract.type === 'rune').length).toBe(2);
    }
  });

  it('1.1.a every contract is in a deck', () => {
    const used = new Set(openDecks().flatMap(({ entries }) => entries.map(({ contract }) => contract.name)));
    const unused = openContracts().filter(({ name }) => !used.has(name));
    expect(unused.map(({ name }) => name)).toEqual([]);
  });
});
