import { describe, expect, it } from '@jest/globals';
import type { TargetDefinition, ZoneName } from '#altered/abilities';
import {
  cardSeen,
  character,
  effect,
  permanent,
  sequence,
  spell,
  step,
  type Table,
  type Position,
  type Does,
  tableOf,
} from '#altered/testing';

const kite = character('Kite');
const owl = character('Owl');
const does = (what: Does, targets?: readonly TargetDefinition[]) => spell('Deed', effect(what, targets));
/** Plays a spell with an effect. `lines` returns the log lines for one verb's actions. */
function doing(
  what: Does,
  seat: Position['seats'][0] = {},
  other: Position['seats'][1] = {},
): { readonly table: Table; readonly lines: (verb: string) => string[] } {
  const table = tableOf({ hand: [does(what)], mana: 1, ...seat }, other);
  table.happened();
  table.play('Deed');
  const happened = table.happened();
  return { table, lines: (verb) => happened.filter((line) => line.startsWith(`${verb} |`)) };
}

describe('creating', () => {
  it('7.3.3.a, 7.3.3.b each token is a new object in its expedition, with the characteristics the effect describes', () => {
    const { table, lines } = doing('Create two Recruit 1/1/1 Soldier tokens in each of your Expeditions.');
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

  it('7.3.3.b a token has the abilities its effect gives it, or none', () => {
    const { table } = doing(
      'Create a Recruit 1/1/1 Soldier token in your Hero Expedition with "{J} I gain 1 boost."',
    );
    expect(table.stay('Recruit').counters).toEqual({ boost: 1 });
    expect(
      doing('Create a Recruit 1/1/1 Soldier token in your Hero Expedition.').table.stay('Recruit').counters,
    ).toEqual({});
  });
});

describe('moving cards', () => {
  it('7.3.4.a discarding moves a card or an object to the discard pile from its zone', () => {
    const discard = (zone: ZoneName): Does =>
      step({ kind: 'discard', what: { all: { zone, type: 'character' } } });
    expect(doing(discard('expedition'), { hero: [kite] }, { hero: [owl] }).lines('discard')).toEqual([
      'discard | Kite: hero.0 > discard.0',
      'discard | Owl: hero.1 > discard.1',
    ]);
    expect(doing('Discard Characters from a Reserve.', { reserve: [kite] }).lines('discard')).toEqual([
      'discard | Kite: reserve.0 > discard.0',
    ]);
    const { table } = doing(discard('expedition'), { hero: [kite] });
    expect(table.step('discard').rules).toContain('7.3.4.a');
  });

  it("7.3.5.a, 7.3.5.b drawing moves cards from the top of the player's own deck to Hand", () => {
    const deck = [character('First'), character('Second'), character('Third')];
    const { table, lines } = doing('Draw two cards.', { deck });
    expect(lines('draw')).toEqual(['draw | First: deck.0 > hand.0', 'draw | Second: deck.0 > hand.0']);
    expect(table.step('draw').rules).toContain('7.3.5.a');
    expect(table.names('deck', 0)).toEqual(['Third']);
  });

  it("7.3.5.a a draw that counts objects draws that many cards, up to the effect's limit", () => {
    const draw = (atMost: number): Does =>
      step({ kind: 'draw', count: { atMost, of: { count: { type: 'character', controller: 'you' } } } });
    const deck = [character('First'), character('Second'), character('Third')];
    const position = { deck, hero: [kite, owl] };
    expect(doing(draw(1), position).lines('draw')).toHaveLength(1);
    expect(doing(draw(3), position).lines('draw')).toHaveLength(2);
  });

  const put = (zone: ZoneName): Does => step({ kind: 'move', what: { all: { name: 'Kite' } }, to: { zone } });

  it('7.3.15.a, 7.3.17.a, 7.3.20.a putting, returning and sending move the object to the named zone', () => {
    expect(doing(put('reserve'), { hero: [kite] }).lines('move')).toEqual([
      'move | Kite: hero.0 > reserve.0',
    ]);
    expect(doing(put('hand'), { hero: [kite] }).lines('move')).toEqual(['move | Kite: hero.0 > hand.0']);
    expect(doing(put('mana'), { hero: [kite] }).lines('move')).toEqual([
      'move | Kite: hero.0 > mana.0 +exhausted',
    ]);
    expect(doing(put('hand'), { hero: [kite] }).table.step('move').rules).toContain('7.3.15.a');
  });

  it('7.3.17.b a card can be returned to a zone it was never in', () => {
    const { lines } = doing(sequence('Create a Kite 1/1/1 token in your Hero Expedition.', put('hand')));
    expect(lines('move')).toEqual(['move | Kite: hero.0 > hand.0', 'move | Kite: ceases to exist']);
    expect(doing(put('reserve'), { landmark: [permanent('Kite')] }).table.names('reserve', 0)).toEqual([
      'Kite',
      'Deed',
    ]);
  });

  it("7.3.16.a Resupply puts the top card of the player's own deck in Reserve", () => {
    const { table, lines } = doing('Resupply.', { deck: [character('First'), character('Second')] });
    expect(lines('resupply')).toEqual(['resupply | First: deck.0 > reserve.0']);
    expect(table.step('resupply').rules).toContain('7.3.16.a');
  });

  it('7.3.16.b if the deck is empty, Resupply shuffles the discard pile into it first', () => {
    const { table, lines } = doing('Resupply.', { deck: [], discard: [character('Old')] });
    expect(lines('resupply')).toHaveLength(2);
    expect(lines('resupply')[1]).toBe('resupply | Old: deck.0 > reserve.0');
    expect(table.step('resupply').rules).toContain('3.2.2.d');
    expect(table.names('discard', 0)).toEqual([]);
  });

  it('7.3.16.b if the deck and the discard pile are empty, Resupply does nothing', () => {
    expect(doing('Resupply.', { deck: [] }).lines('resupply')).toEqual([]);
  });
});

describe('Sabotage and sacrifice', () => {
  const sabotage = does('Sabotage.');
  const table = (): Table =>
    tableOf({ hand: [sabotage], reserve: [kite], mana: 1 }, { reserve: [owl] }).play('Deed');

  it("7.3.18.a Sabotage discards a target card in a Reserve, even the player's own", () => {
    expect(table().options()).toEqual(['Kite', 'Owl', 'take-back']);
    const theirs = table().choose('Owl');
    expect(theirs.names('discard', 1)).toEqual(['Owl']);
    expect(theirs.step('sabotage').rules).toContain('7.3.18.a');
    expect(table().choose('Kite').names('discard', 0)).toEqual(['Kite']);
  });

  it('7.3.18.a Sabotage targets up to one card, so a player may choose none, but not two', () => {
    const none = table().choose();
    expect([none.names('reserve', 0), none.names('reserve', 1)]).toEqual([['Kite', 'Deed'], ['Owl']]);
    const [first = '', second = ''] = table().state.pending?.options.map(({ key }) => key) ?? [];
    expect(table().decide(0, [first, second])).toMatchObject({ ok: false });
  });

  it('7.3.19.a a player sacrifices by discarding an object in play that they control', () => {
    const table = tableOf(
      {
        hand: [does('Sacrifice a Character.')],
        hero: [kite],
        companion: [character('Elk')],
        reserve: [character('Reserved')],
        mana: 1,
      },
      { hero: [owl] },
    );
    table.play('Deed');
    expect(table.options()).toEqual(['Kite', 'Elk']);
    table.choose('Elk');
    expect(table.names('discard', 0)).toEqual(['Elk']);
    expect(table.step('sacrifice').rules).toContain('7.3.19.a');
  });
});

describe('statuses and counters', () => {
  it('7.3.6.a, 7.3.12.a exhausting gives the Exhausted status, and readying removes it', () => {
    expect(doing('Exhaust Characters.', { hero: [kite] }).lines('status')).toEqual([
      'status | Kite: +exhausted',
    ]);
    const tired = { card: kite, statuses: ['exhausted'] } as const;
    const { table, lines } = doing('Ready Characters.', { hero: [tired] });
    expect(lines('status')).toEqual(['status | Kite: -exhausted']);
    expect(table.step('status').rules).toContain('7.3.12.a');
  });

  it('7.3.8.b, 7.3.12.b only ready objects are exhausted, and only exhausted ones are readied', () => {
    const tired = { card: kite, statuses: ['exhausted'] } as const;
    expect(doing('Exhaust Characters.', { hero: [tired, owl] }).lines('status')).toEqual([
      'status | Owl: +exhausted',
    ]);
    expect(doing('Ready Characters.', { hero: [tired, owl] }).lines('status')).toEqual([
      'status | Kite: -exhausted',
    ]);
  });

  it('7.3.8.a, 7.3.9.a a gained status applies from then on, and a lost status no longer applies', () => {
    const { table } = doing('Characters gain Anchored.', { hero: [kite] });
    expect(table.stay('Kite').statuses).toEqual(['anchored']);
    table.pass().pass();
    expect(table.stay('Kite').zone).toBe('expedition');
    const lost = doing('Characters lose Anchored.', { hero: [{ card: kite, statuses: ['anchored'] }] }).table;
    lost.pass().pass();
    expect(lost.names('reserve', 0)).toContain('Kite');
  });

  it('7.3.8.b, 7.3.9.b an object does not gain a status it has, or lose a status it does not have', () => {
    const anchored = { card: kite, statuses: ['anchored'] } as const;
    expect(doing('Characters gain Anchored.', { hero: [anchored, owl] }).lines('status')).toEqual([
      'status | Owl: +anchored',
    ]);
    expect(doing('Characters lose Anchored.', { hero: [anchored, owl] }).lines('status')).toEqual([
      'status | Kite: -anchored',
    ]);
  });

  it('7.3.7.a, 7.3.7.b gained counters are put on the object and added to its counters of the same name', () => {
    const { table, lines } = doing('Characters gain 2 kelon counters.', {
      hero: [{ card: kite, counters: { kelon: 1, other: 1 } }],
    });
    expect(lines('counters')).toEqual(['counters | Kite: +2 kelon = 3']);
    expect(table.stay('Kite').counters).toEqual({ kelon: 3, other: 1 });
    expect(table.step('counters').rules).toContain('7.3.7.a');
  });

  const vault = permanent('Vault', 'Spend 2 of my kelon counters: Resupply.');

  it('7.3.21.a spent counters are removed from the object', () => {
    const table = tableOf({ landmark: [{ card: vault, counters: { kelon: 3, other: 3 } }] });
    table.happened();
    table.activate('Vault');
    expect(table.happened()).toContain('pay | Vault: -2 kelon = 1');
    expect(table.stay('Vault').counters).toEqual({ kelon: 1, other: 3 });
  });

  it('7.3.21.b a player cannot spend more counters of a name than the object has', () => {
    const table = tableOf({ landmark: [{ card: vault, counters: { kelon: 1, other: 3 } }] });
    expect(table.options()).toEqual(['pass']);
    expect(table.decide(0, [`quick:${table.item('Vault')}:0`])).toMatchObject({ ok: false });
  });
});
