import { describe, expect, it } from '@jest/globals';
import { character, hero, permanent, tableOf } from '#altered/testing';

const kite = character('Kite');
const fox = character('Fox');
const owl = character('Owl');
const toad = character('Toad');

describe('Morning', () => {
  it('4.2.1.b the player to the left of the first player becomes the first player', () => {
    const table = tableOf({}, {}, { from: 'morning' });
    expect(table.step('succeed').actions).toEqual([{ kind: 'first-player', seat: 1, previous: 0 }]);
  });

  it('4.2.1.c characters, permanents, mana orbs and heroes are readied', () => {
    const exhausted = (card: ReturnType<typeof character>) => ({ card, statuses: ['exhausted'] as const });
    const table = tableOf(
      {
        heroZone: [exhausted(hero('Captain'))],
        hero: [exhausted(kite)],
        landmark: [exhausted(permanent('Tower'))],
        mana: [exhausted(character('Orb'))],
      },
      {},
      { from: 'morning' },
    );
    expect(table.happened().filter((line) => line.startsWith('prepare'))).toEqual([
      'prepare | Captain: -exhausted',
      'prepare | Kite: -exhausted',
      'prepare | Tower: -exhausted',
      'prepare | Orb: -exhausted',
    ]);
    expect(table.stay('Captain').statuses).toEqual([]);
  });

  it('4.2.1.d each player draws two cards in the Morning', () => {
    const table = tableOf({ deck: [kite, fox, owl] }, {}, { from: 'morning' });
    expect(table.names('hand', 0)).toEqual(['Kite', 'Fox']);
    expect(table.names('hand', 1)).toHaveLength(2);
    expect(table.step('draw').actions).toHaveLength(4);
  });

  it('4.2.1.e each player may put a card from Hand in the Mana zone, face down and ready', () => {
    const table = tableOf({ deck: [kite, fox] }, {}, { from: 'morning', firstPlayer: 1 });
    expect(table.deciding).toBe('0: expand');
    table.choose('Fox');
    expect(table.names('mana', 0)).toEqual([]);
    table.choose();
    expect(table.step('expand').actions).toHaveLength(1);
    expect(table.stay('Fox')).toMatchObject({ zone: 'mana', faceDown: true, statuses: [] });
  });

  it('6.1.g several players choose in initiative order, before the step applies their choices simultaneously', () => {
    const table = tableOf({}, {}, { from: 'morning' });
    expect(table.deciding).toBe('1: expand');
    table.choose('Blank');
    expect(table.deciding).toBe('0: expand');
    table.choose('Blank');
    expect(table.step('expand').actions).toHaveLength(2);
  });
});

describe('Night', () => {
  it('4.2.5.b characters in the Expedition zone are sent to Reserve', () => {
    const table = tableOf({ hero: [kite], companion: [fox] }, { hero: [owl] }, { from: 'night' });
    expect(table.happened().filter((line) => line.startsWith('rest'))).toEqual([
      'rest | Kite: hero.0 > reserve.0',
      'rest | Fox: companion.0 > reserve.0',
      'rest | Owl: hero.1 > reserve.1',
    ]);
  });

  it('2.4.6.c a Fleeting character goes to the discard pile instead of Reserve', () => {
    const table = tableOf({ hero: [{ card: kite, statuses: ['fleeting'] }] }, {}, { from: 'night' });
    expect(table.happened()).toContain('rest | Kite: hero.0 > discard.0');
    expect(table.step('rest').modifiers).toEqual([
      { modifier: 'fleeting-character', mode: 'replaces', rule: '2.4.6.c', actions: [0] },
    ]);
  });

  it('2.5.i boosts are lost when a character leaves the Expedition zone', () => {
    const table = tableOf({ hero: [{ card: kite, counters: { boost: 2 } }] }, {}, { from: 'night' });
    const { zone, counters } = table.stay('Kite');
    expect({ zone, counters }).toEqual({ zone: 'reserve', counters: {} });
  });

  it("4.2.5.c each player keeps cards up to their hero's limits, and the others are discarded simultaneously", () => {
    const captain = hero('Captain', { reserveLimit: 1, landmarkLimit: 0 });
    const table = tableOf(
      { heroZone: [captain], reserve: [kite, fox], landmark: [permanent('Tower')] },
      { reserve: [owl, toad, kite] },
      { from: 'night' },
    );
    expect(table.deciding).toBe('0: clean-up-reserve');
    table.choose('Fox');
    expect(table.deciding).toBe('1: clean-up-reserve');
    table.choose('Owl', 'Kite');
    expect(table.happened().filter((line) => line.startsWith('clean-up'))).toEqual([
      'clean-up | Kite: reserve.0 > discard.0',
      'clean-up | Tower: landmark.0 > discard.0',
      'clean-up | Toad: reserve.1 > discard.1',
    ]);
  });

  it('4.2.5.d without a hero, both limits are two', () => {
    const table = tableOf({ reserve: [kite, fox] }, { reserve: [owl, toad, kite] }, { from: 'night' });
    expect(table.deciding).toBe('1: clean-up-reserve');
    expect(table.state.pending).toMatchObject({ min: 2, max: 2 });
  });
});

describe('the deck', () => {
  it('3.2.2.d if the deck is too short, the shuffled discard pile goes under it as part of the step', () => {
    const table = tableOf({ deck: [kite], discard: [fox, owl, toad] }, {}, { from: 'morning' });
    const step = table.step('draw');
    expect(step.actions[0]).toMatchObject({ kind: 'shuffle', seat: 0, discard: true, count: 4 });
    expect(step.modifiers?.[0]).toMatchObject({
      modifier: 'reshuffle',
      mode: 'adds',
      rule: '3.2.2.d',
      actions: [0],
    });
    expect(table.names('hand', 0)[0]).toBe('Kite');
    expect(table.names('hand', 0)).toHaveLength(2);
    expect(table.names('discard', 0)).toEqual([]);
    expect(table.names('deck', 0)).toHaveLength(2);
  });

  it('3.2.2.e a player draws no more cards than the deck and discard pile contain', () => {
    const table = tableOf({ deck: [], discard: [fox] }, {}, { from: 'morning' });
    expect(table.names('hand', 0)).toEqual(['Fox']);
  });
});
