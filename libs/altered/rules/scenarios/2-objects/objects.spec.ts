import { describe, expect, it } from '@jest/globals';
import {
  cardSeen,
  character,
  effect,
  gainCounters,
  joins,
  quickAction,
  reaction,
  resupply,
  sequence,
  spell,
  step,
  Table,
} from '#testing';

const kite = character('Kite');
const bug = { name: 'Bug', subtypes: ['robot'], statistics: { forest: 2, mountain: 2, water: 2 } };
const toTarget = { kind: 'object', like: { type: 'character' } } as const;

describe('objects', () => {
  it('2.1.a every visible zone holds objects, each in one zone only', () => {
    const table = new Table({
      seats: [
        {
          hero: [kite],
          reserve: [character('Owl')],
          discard: [character('Toad')],
          mana: 1,
          hand: [character('Ant')],
        },
        {},
      ],
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
    table.choose('play Owl hero');
    expect(table.names('reserve', 0)).toEqual([]);
    expect(where(table.item('Owl'))).toBe(1);
  });

  it('2.1.d a token that leaves the Expedition zone ceases to exist in the same step', () => {
    const maker = spell('Maker', {
      abilities: [effect(step({ kind: 'create', token: bug, in: 'your-hero' }))],
    });
    const shove = spell('Shove', {
      abilities: [effect(step({ kind: 'move', what: { target: 0 }, to: { zone: 'reserve' } }), [toTarget])],
    });
    const table = new Table({ seats: [{ hand: [maker, shove], mana: 2 }, {}] });
    table.choose('play Maker').choose('pass').choose('play Shove');
    expect(table.step('move')).toMatchObject({
      actions: [{ kind: 'move', to: { zone: 'reserve' } }, { kind: 'vanish' }],
      modifiers: [{ modifier: 'token-vanishes', rule: '2.1.d', mode: 'adds' }],
    });
    expect(table.step('move').rules).toContain('2.1.d');
    expect(table.names('reserve', 0)).toEqual(['Maker', 'Shove']);
    expect(() => table.stay('Bug')).toThrow();
  });

  it('2.1.e an ability finds what its own cost moved', () => {
    const phoenix = character('Phoenix', {
      abilities: [
        quickAction({ sacrificeMe: true }, step({ kind: 'move', what: 'me', to: { zone: 'reserve' } })),
      ],
    });
    const table = new Table({ seats: [{ hero: [phoenix] }, {}] });
    table.choose('quick:0:0');
    expect(table.happened().filter((line) => line.includes('Phoenix:'))).toEqual([
      'pay | Phoenix: hero.0 > discard.0',
      'move | Phoenix: discard.0 > reserve.0',
    ]);
  });

  it('2.1.f an ability follows its object through several moves if it made all of them', () => {
    const doll = character('Doll', {
      abilities: [
        reaction(
          { kind: 'go', what: 'me', from: 'hand', to: 'reserve' },
          sequence(
            step({ kind: 'play-for-free', what: 'me' }),
            step({ kind: 'status', change: 'gain', status: 'asleep', what: 'me' }),
          ),
        ),
      ],
    });
    const shelve = spell('Shelve', {
      abilities: [
        effect(
          step({ kind: 'move', what: { choose: { zone: 'hand', owner: 'you' } }, to: { zone: 'reserve' } }),
        ),
      ],
    });
    const table = new Table({ seats: [{ hand: [shelve, doll], mana: 1 }, {}] });
    table.choose('play Shelve').choose('companion');
    expect(table.happened().filter((line) => line.includes('Doll:'))).toEqual([
      'move | Doll: hand.0 > reserve.0',
      'move | emblem of Doll: reaction > limbo.0',
      'play | Doll: reserve.0 > limbo.0 +fleeting',
      'join | Doll: limbo.0 > companion.0 +fleeting',
      'status | Doll: +asleep',
      'cease | emblem of Doll: ceases to exist',
    ]);
  });

  it('2.1.c what somebody else moved in between is lost', () => {
    const boomerang = character('Boomerang', {
      abilities: [reaction(joins, gainCounters('boost'))],
    });
    const table = new Table({
      seats: [
        {
          hand: [boomerang],
          mana: 1,
          landmark: [
            character('Catapult', {
              type: 'permanent',
              statistics: null,
              abilities: [
                reaction(
                  { kind: 'join', what: { type: 'character' } },
                  sequence(
                    step({ kind: 'move', what: 'it', to: { zone: 'reserve' } }),
                    step({ kind: 'move', what: 'it', to: { zone: 'expedition', expedition: 'your-hero' } }),
                  ),
                ),
              ],
            }),
          ],
        },
        {},
      ],
    });
    table.choose('play Boomerang hero').choose('reaction emblem of Catapult');
    const first = table.happened().filter((line) => line.includes(' Boomerang:'));
    expect(first.filter((line) => line.startsWith('counters'))).toEqual([]);
    expect(table.stay('Boomerang').zone).toBe('expedition');
  });

  it('2.1.g a card in a hidden zone is no object: effects on objects do not touch it', () => {
    const dream = spell('Dream', {
      abilities: [
        effect(
          sequence(
            step({ kind: 'move', what: { target: 0 }, to: { zone: 'hand' } }),
            step({ kind: 'status', change: 'gain', status: 'anchored', what: { target: 0 } }),
            gainCounters('boost', 2, { target: 0 }),
            resupply,
          ),
          [toTarget],
        ),
      ],
    });
    const table = new Table({ seats: [{ hand: [dream], hero: [kite], mana: 1 }, {}] });
    table.choose('play Dream');
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
