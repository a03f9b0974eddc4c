import { describe, expect, it } from '@jest/globals';
import { cardSeen, character, reaction, sequence, spell, step, type Table, tableOf } from '#altered/testing';

const kite = character('Kite');

describe('objects', () => {
  it('2.1.a every visible zone contains objects, and each object is in one zone only', () => {
    const table = tableOf({
      hero: [kite],
      reserve: [character('Owl')],
      discard: [character('Toad')],
      mana: 1,
      hand: [character('Ant')],
    });
    for (const name of ['Kite', 'Owl', 'Toad', 'Orb 1']) {
      expect(table.stay(name).object).toEqual(expect.any(Number));
    }
    const objects = table.state.stays.flatMap((stay) => stay?.object ?? []);
    expect(new Set(objects).size).toBe(objects.length);
    const where = (item: number): number =>
      [table.state.expedition, table.state.limbo, ...table.state.seats.flatMap(zonesOf)].filter((zone) =>
        zone.includes(item),
      ).length;
    expect(table.state.items.map((_, item) => where(item)).filter((times) => times > 1)).toEqual([]);
    table.play('Owl', 'hero');
    expect(table.names('reserve', 0)).toEqual([]);
    expect(where(table.item('Owl'))).toBe(1);
  });

  it('2.1.d a token that leaves the Expedition zone ceases to exist in the same step', () => {
    const maker = spell('Maker', 'Create a Bug 2/2/2 Robot token in your Hero Expedition.');
    const shove = spell('Shove', 'Send target Character to Reserve.');
    const table = tableOf({ hand: [maker, shove], mana: 2 });
    table.play('Maker').pass().play('Shove');
    expect(table.step('move')).toMatchObject({
      actions: [{ kind: 'move', to: { zone: 'reserve' } }, { kind: 'vanish' }],
      modifiers: [{ modifier: 'token-vanishes', rule: '2.1.d', mode: 'adds' }],
    });
    expect(table.step('move').rules).toContain('2.1.d');
    expect(table.names('reserve', 0)).toEqual(['Maker', 'Shove']);
    expect(() => table.stay('Bug')).toThrow();
  });

  it('2.1.e an ability finds its object after its own cost moves the object', () => {
    const phoenix = character('Phoenix', 'Sacrifice me: Send me to Reserve.');
    const table = tableOf({ hero: [phoenix] }).choose('quick:0:0');
    expect(table.happened().filter((line) => line.includes('Phoenix:'))).toEqual([
      'pay | Phoenix: hero.0 > discard.0',
      'move | Phoenix: discard.0 > reserve.0',
    ]);
  });

  it('2.1.f an ability follows its object through several moves if the ability made all of them', () => {
    const doll = character('Doll', 'When I go to Reserve from your hand — Play me for free. I gain Asleep.');
    const shelve = spell('Shelve', 'Put a card from your hand in Reserve.');
    const table = tableOf({ hand: [shelve, doll], mana: 1 });
    table.play('Shelve').choose('companion');
    expect(table.happened().filter((line) => line.includes('Doll:'))).toEqual([
      'move | Doll: hand.0 > reserve.0',
      'move | emblem of Doll: reaction > limbo.0',
      'play | Doll: reserve.0 > limbo.0 +fleeting',
      'join | Doll: limbo.0 > companion.0 +fleeting',
      'status | Doll: +asleep',
      'cease | emblem of Doll: ceases to exist',
    ]);
  });

  it('2.1.c an ability loses its object if another effect moves it in the meantime', () => {
    const boomerang = character('Boomerang', '{J} I gain 1 boost.');
    const table = tableOf({
      hand: [boomerang],
      mana: 1,
      landmark: [
        character(
          'Catapult',
          reaction(
            { kind: 'join', what: { type: 'character' } },
            sequence(
              step({ kind: 'move', what: 'it', to: { zone: 'reserve' } }),
              step({ kind: 'move', what: 'it', to: { zone: 'expedition', expedition: 'your-hero' } }),
            ),
          ),
          { type: 'permanent', statistics: null },
        ),
      ],
    });
    table.play('Boomerang', 'hero').choose('reaction emblem of Catapult');
    const first = table.happened().filter((line) => line.includes(' Boomerang:'));
    expect(first.filter((line) => line.startsWith('counters'))).toEqual([]);
    expect(table.stay('Boomerang').zone).toBe('expedition');
  });

  it('2.1.g a card in a hidden zone is not an object, so effects on objects do not affect it', () => {
    const dream = spell(
      'Dream',
      'Put target Character in your hand. It gains Anchored. It gains 2 boosts. Resupply.',
    );
    const table = tableOf({ hand: [dream], hero: [kite], mana: 1 }).play('Dream');
    expect(table.stay('Kite')).toMatchObject({ zone: 'hand', object: null, statuses: [] });
    expect(table.stay('Kite').counters).toEqual({});
    expect(table.names('reserve', 0)).toEqual(['Blank', 'Dream']);
    expect(table.rules()).not.toContain('7.3.8.a');
    expect(cardSeen(table, 'Kite').object).toBeNull();
  });
});

const zonesOf = ({
  deck,
  discard,
  hand,
  hero,
  landmark,
  mana,
  reserve,
}: Table['state']['seats'][number]): number[][] => [deck, discard, hand, hero, landmark, mana, reserve];
