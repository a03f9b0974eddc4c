import { describe, expect, it } from '@jest/globals';
import type { Effect, StatusName, TargetDefinition, ZoneName } from '#altered/abilities';
import {
  cardSeen,
  character,
  effect,
  gainCounters,
  joins,
  permanent,
  quickAction,
  reaction,
  sequence,
  spell,
  step,
  Table,
  type Position,
} from '#testing';

const kite = character('Kite');
const owl = character('Owl');
const does = (what: Effect, targets?: readonly TargetDefinition[]) =>
  spell('Deed', { abilities: [effect(what, targets)] });
/** Plays a spell that does something, and tells what one verb did. */
function doing(
  what: Effect,
  seat: Position['seats'][0] = {},
  other: Position['seats'][1] = {},
): { readonly table: Table; readonly lines: (verb: string) => string[] } {
  const table = new Table({ seats: [{ hand: [does(what)], mana: 1, ...seat }, other] });
  table.happened();
  table.choose('play Deed');
  const happened = table.happened();
  return { table, lines: (verb) => happened.filter((line) => line.startsWith(`${verb} |`)) };
}
const all = { all: { type: 'character' } } as const;
const status = (change: 'gain' | 'lose', name: StatusName) =>
  step({ kind: 'status', change, status: name, what: all });

describe('creating', () => {
  const recruit = {
    name: 'Recruit',
    subtypes: ['soldier'],
    statistics: { forest: 1, mountain: 1, water: 1 },
  };

  it('7.3.3.a, 7.3.3.b each token is a new object in its expedition and is what the effect says', () => {
    const { table, lines } = doing(step({ kind: 'create', token: recruit, in: 'each-of-yours', count: 2 }));
    expect(lines('create')).toEqual([
      'create | Recruit: created > hero.0',
      'create | Recruit: created > hero.0',
      'create | Recruit: created > companion.0',
      'create | Recruit: created > companion.0',
    ]);
    expect(table.step('create').rules).toContain('7.3.3.a');
    expect(table.names('hero', 0)).toEqual(['Recruit', 'Recruit']);
    expect(cardSeen(table, 'Recruit').face).toMatchObject({
      name: 'Recruit',
      type: 'character',
      subtypes: ['soldier'],
    });
    expect(cardSeen(table, 'Recruit').statistics.map(({ value }) => value)).toEqual([1, 1, 1]);
    const objects = table.step('create').actions.map((action) => 'object' in action && action.object);
    expect(new Set(objects).size).toBe(4);
  });

  it('7.3.3.b a token without abilities has none, one with abilities has them', () => {
    const { table } = doing(
      step({
        kind: 'create',
        token: { ...recruit, abilities: [reaction(joins, gainCounters('boost'))] },
        in: 'your-hero',
      }),
    );
    expect(table.stay('Recruit').counters).toEqual({ boost: 1 });
    expect(
      doing(step({ kind: 'create', token: recruit, in: 'your-hero' })).table.stay('Recruit').counters,
    ).toEqual({});
  });
});

describe('moving cards', () => {
  it('7.3.4.a discarding moves a card or an object to the discard pile from where it is', () => {
    const discard = (zone: ZoneName): Effect =>
      step({ kind: 'discard', what: { all: { zone, type: 'character' } } });
    expect(doing(discard('expedition'), { hero: [kite] }, { hero: [owl] }).lines('discard')).toEqual([
      'discard | Kite: hero.0 > discard.0',
      'discard | Owl: hero.1 > discard.1',
    ]);
    expect(doing(discard('reserve'), { reserve: [kite] }).lines('discard')).toEqual([
      'discard | Kite: reserve.0 > discard.0',
    ]);
    const { table } = doing(discard('expedition'), { hero: [kite] });
    expect(table.step('discard').rules).toContain('7.3.4.a');
  });

  it('7.3.5.a, 7.3.5.b drawing takes cards off the top of the own deck into Hand', () => {
    const deck = [character('First'), character('Second'), character('Third')];
    const { table, lines } = doing(step({ kind: 'draw', count: 2 }), { deck });
    expect(lines('draw')).toEqual(['draw | First: deck.0 > hand.0', 'draw | Second: deck.0 > hand.0']);
    expect(table.step('draw').rules).toContain('7.3.5.a');
    expect(table.names('deck', 0)).toEqual(['Third']);
  });

  it('7.3.5.a as many cards are drawn as are counted, and no more than the effect says', () => {
    const draw = (atMost: number): Effect =>
      step({ kind: 'draw', count: { atMost, of: { count: { type: 'character', controller: 'you' } } } });
    const deck = [character('First'), character('Second'), character('Third')];
    const position = { deck, hero: [kite, owl] };
    expect(doing(draw(1), position).lines('draw')).toHaveLength(1);
    expect(doing(draw(3), position).lines('draw')).toHaveLength(2);
  });

  const put = (zone: ZoneName): Effect =>
    step({ kind: 'move', what: { all: { name: 'Kite' } }, to: { zone } });

  it('7.3.15.a, 7.3.17.a, 7.3.20.a putting, returning and sending move to the zone that is named', () => {
    expect(doing(put('reserve'), { hero: [kite] }).lines('move')).toEqual([
      'move | Kite: hero.0 > reserve.0',
    ]);
    expect(doing(put('hand'), { hero: [kite] }).lines('move')).toEqual(['move | Kite: hero.0 > hand.0']);
    expect(doing(put('mana'), { hero: [kite] }).lines('move')).toEqual([
      'move | Kite: hero.0 > mana.0 +exhausted',
    ]);
    expect(doing(put('hand'), { hero: [kite] }).table.step('move').rules).toContain('7.3.15.a');
  });

  it('7.3.17.b a card can be returned to a zone where it never was', () => {
    const token = { name: 'Kite', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } };
    const { lines } = doing(sequence(step({ kind: 'create', token, in: 'your-hero' }), put('hand')));
    expect(lines('move')).toEqual(['move | Kite: hero.0 > hand.0', 'move | Kite: ceases to exist']);
    expect(doing(put('reserve'), { landmark: [permanent('Kite')] }).table.names('reserve', 0)).toEqual([
      'Kite',
      'Deed',
    ]);
  });

  const resupply = step({ kind: 'resupply' });

  it('7.3.16.a Resupply puts the first card of the own deck into Reserve', () => {
    const { table, lines } = doing(resupply, { deck: [character('First'), character('Second')] });
    expect(lines('resupply')).toEqual(['resupply | First: deck.0 > reserve.0']);
    expect(table.step('resupply').rules).toContain('7.3.16.a');
  });

  it('7.3.16.b with an empty deck the discard pile is shuffled into it first', () => {
    const { table, lines } = doing(resupply, { deck: [], discard: [character('Old')] });
    expect(lines('resupply')).toHaveLength(2);
    expect(lines('resupply')[1]).toBe('resupply | Old: deck.0 > reserve.0');
    expect(table.step('resupply').rules).toContain('3.2.2.d');
    expect(table.names('discard', 0)).toEqual([]);
  });

  it('7.3.16.b with nothing to shuffle either, it does nothing', () => {
    expect(doing(resupply, { deck: [] }).lines('resupply')).toEqual([]);
  });
});

describe('Sabotage and sacrifice', () => {
  const sabotage = does(step({ kind: 'sabotage', target: 0 }), [
    { kind: 'object', like: { zone: 'reserve' }, upTo: true },
  ]);
  const table = (): Table =>
    new Table({ seats: [{ hand: [sabotage], reserve: [kite], mana: 1 }, { reserve: [owl] }] }).choose(
      'play Deed',
    );

  it("7.3.18.a Sabotage discards a target card in a Reserve, one's own too", () => {
    expect(table().options()).toEqual(['Kite', 'Owl', 'take-back']);
    const theirs = table().choose('Owl');
    expect(theirs.names('discard', 1)).toEqual(['Owl']);
    expect(theirs.step('sabotage').rules).toContain('7.3.18.a');
    expect(table().choose('Kite').names('discard', 0)).toEqual(['Kite']);
  });

  it('7.3.18.a it is up to one card: it may be none, and not two', () => {
    const none = table().choose();
    expect([none.names('reserve', 0), none.names('reserve', 1)]).toEqual([['Kite', 'Deed'], ['Owl']]);
    const [first = '', second = ''] = table().state.pending?.options.map(({ key }) => key) ?? [];
    expect(table().decide(0, [first, second])).toMatchObject({ ok: false });
  });

  it('7.3.19.a who sacrifices discards an object in play that they control', () => {
    const one = new Table({
      seats: [
        {
          hand: [does(step({ kind: 'sacrifice', what: { type: 'character' } }))],
          hero: [kite],
          companion: [character('Elk')],
          reserve: [character('Reserved')],
          mana: 1,
        },
        { hero: [owl] },
      ],
    });
    one.choose('play Deed');
    expect(one.options()).toEqual(['Kite', 'Elk']);
    one.choose('Elk');
    expect(one.names('discard', 0)).toEqual(['Elk']);
    expect(one.step('sacrifice').rules).toContain('7.3.19.a');
  });
});

describe('statuses and counters', () => {
  it('7.3.6.a, 7.3.12.a exhausting gives the Exhausted status, readying takes it away', () => {
    expect(doing(status('gain', 'exhausted'), { hero: [kite] }).lines('status')).toEqual([
      'status | Kite: +exhausted',
    ]);
    const tired = { card: kite, statuses: ['exhausted'] } as const;
    const { table, lines } = doing(status('lose', 'exhausted'), { hero: [tired] });
    expect(lines('status')).toEqual(['status | Kite: -exhausted']);
    expect(table.step('status').rules).toContain('7.3.12.a');
  });

  it('7.3.8.b, 7.3.12.b of two objects, only the one that can be exhausted is, and the other readied', () => {
    const tired = { card: kite, statuses: ['exhausted'] } as const;
    expect(doing(status('gain', 'exhausted'), { hero: [tired, owl] }).lines('status')).toEqual([
      'status | Owl: +exhausted',
    ]);
    expect(doing(status('lose', 'exhausted'), { hero: [tired, owl] }).lines('status')).toEqual([
      'status | Kite: -exhausted',
    ]);
  });

  it('7.3.8.a, 7.3.9.a a status that is gained is there from then on, one that is lost is not', () => {
    const { table } = doing(status('gain', 'anchored'), { hero: [kite] });
    expect(table.stay('Kite').statuses).toEqual(['anchored']);
    table.choose('pass').choose('pass');
    expect(table.stay('Kite').zone).toBe('expedition');
    const lost = doing(status('lose', 'anchored'), { hero: [{ card: kite, statuses: ['anchored'] }] }).table;
    lost.choose('pass').choose('pass');
    expect(lost.names('reserve', 0)).toContain('Kite');
  });

  it('7.3.8.b, 7.3.9.b a status is not gained by who has it, nor lost by who does not', () => {
    const anchored = { card: kite, statuses: ['anchored'] } as const;
    expect(doing(status('gain', 'anchored'), { hero: [anchored, owl] }).lines('status')).toEqual([
      'status | Owl: +anchored',
    ]);
    expect(doing(status('lose', 'anchored'), { hero: [anchored, owl] }).lines('status')).toEqual([
      'status | Kite: -anchored',
    ]);
  });

  it('7.3.7.a, 7.3.7.b counters that are gained are put on the object, and add up with those of that name', () => {
    const gain = step({ kind: 'counters', change: 'gain', name: 'kelon', count: 2, what: all });
    const { table, lines } = doing(gain, { hero: [{ card: kite, counters: { kelon: 1, other: 1 } }] });
    expect(lines('counters')).toEqual(['counters | Kite: +2 kelon = 3']);
    expect(table.stay('Kite').counters).toEqual({ kelon: 3, other: 1 });
    expect(table.step('counters').rules).toContain('7.3.7.a');
  });

  const vault = permanent('Vault', {
    abilities: [quickAction({ spend: { name: 'kelon', count: 2 } }, step({ kind: 'resupply' }))],
  });

  it('7.3.21.a counters that are spent are removed from the object', () => {
    const table = new Table({
      seats: [{ landmark: [{ card: vault, counters: { kelon: 3, other: 3 } }] }, {}],
    });
    table.happened();
    table.choose('quick Vault 0');
    expect(table.happened()).toContain('pay | Vault: -2 kelon = 1');
    expect(table.stay('Vault').counters).toEqual({ kelon: 1, other: 3 });
  });

  it('7.3.21.b no more counters are spent than there are of that name', () => {
    const table = new Table({
      seats: [{ landmark: [{ card: vault, counters: { kelon: 1, other: 3 } }] }, {}],
    });
    expect(table.options()).toEqual(['pass']);
    expect(table.decide(0, [`quick:${table.item('Vault')}:0`])).toMatchObject({ ok: false });
  });
});
