import { describe, expect, it } from '@jest/globals';
import type { Cost, TargetDefinition } from '#altered/abilities';
import {
  character,
  effect,
  hero,
  permanent,
  quickAction,
  sequence,
  spell,
  step,
  type Table,
  type Does,
  tableOf,
} from '#altered/testing';

const [kite, owl] = [character('Kite'), character('Owl')];
const smith = (cost: Cost, does: Does = 'Resupply.', targets?: readonly TargetDefinition[]) =>
  character('Smith', quickAction(cost, does, { ...(targets && { targets }) }));
const rock = character('Rock', 'Tough 2.');

describe('a turn and its quick actions', () => {
  it('5.1.1.b, 4.2.3.c a player can play any number of quick actions in a turn, and then a card ends the turn', () => {
    const table = tableOf({ hero: [smith({ mana: 1 })], hand: [kite], mana: 3 }, { hero: [smith({})] });
    expect(table.options()).toEqual(['play Kite hero', 'play Kite companion', 'quick Smith 0', 'pass']);
    table.activate('Smith');
    expect(table.deciding).toBe('0: turn');
    table.activate('Smith').play('Kite', 'hero');
    expect(table.deciding).toBe('1: turn');
    expect(table.names('reserve', 0)).toHaveLength(2);
  });

  it('5.1.1.b, 4.2.3.c a player can play quick actions only of objects in play that the player controls', () => {
    const table = tableOf({ hand: [smith({})] }, { hero: [smith({})] });
    expect(table.options().filter((option) => option.startsWith('quick'))).toEqual([]);
    const theirs = [...table.state.expedition][0] ?? -1;
    expect(table.decide(0, [`quick:${theirs}:0`])).toMatchObject({ ok: false, error: { rule: '5.1.1.b' } });
  });

  it("5.1.1.b heroes and permanents also have quick actions, which cannot be played in an opponent's turn", () => {
    const table = tableOf({
      heroZone: [hero('Captain', '{0}: I gain 1 use counter.')],
      landmark: [permanent('Mill', '{0}: I gain 1 use counter.')],
    });
    expect(table.options()).toEqual(['quick Captain 0', 'quick Mill 0', 'pass']);
    table.activate('Mill');
    expect(table.stay('Mill').counters).toEqual({ use: 1 });
    table.pass();
    expect(table.options()).toEqual(['pass']);
  });
});

describe('playing a quick action', () => {
  it('5.3.a, 5.1.2.a a quick action is declared, then paid for, and then resolves', () => {
    const table = tableOf(
      { hero: [smith({ mana: 1 }, 'Target Character your opponents control gains 1 boost.')], mana: 1 },
      { hero: [kite, owl] },
    );
    table.happened();
    table.activate('Smith');
    expect(table.deciding).toBe('0: target');
    expect(table.happened()).toEqual([]);
    table.choose('Owl');
    expect(table.did('pay', 'counters')).toEqual([
      expect.stringContaining('pay | quick-action'),
      'pay | Orb 1: +exhausted',
      'counters | Owl: +1 boost = 1',
    ]);
  });

  it('5.1.2.c, 6.4.e a quick action can be taken back, even while choosing its payment, and the turn continues as before', () => {
    const aimed = smith({ exhaustMe: true }, 'Target Character your opponents control gains 1 boost.');
    const table = tableOf({ hero: [aimed] }, { hero: [kite, owl] });
    table.activate('Smith').choose('take-back');
    expect([table.deciding, table.options()]).toEqual(['0: turn', ['quick Smith 0', 'pass']]);
    expect(table.stay('Smith').statuses).toEqual([]);
    expect(table.state.today).toEqual([]);
    const costly = smith({ discard: { from: 'hand', count: 1 } });
    const other = tableOf({ hero: [costly], hand: [kite, owl] }).activate('Smith');
    expect(other.options()).toEqual(['Kite', 'Owl', 'take-back']);
    other.choose('take-back');
    expect(other.deciding).toBe('0: turn');
    expect(other.names('hand', 0)).toEqual(['Kite', 'Owl']);
  });

  it('5.3.a a quick action without a suitable target cannot be played', () => {
    const aimed = smith({}, 'Target Character your opponents control gains 1 boost.');
    const table = tableOf({ hero: [aimed] });
    expect(table.options()).toEqual(['pass']);
    expect(table.decide(0, ['quick:0:0'])).toMatchObject({ ok: false, error: { rule: '5.2.3.b' } });
  });

  it('5.3.a, 7.4.5.c after a variable cost, enough mana must remain for a Tough target', () => {
    const aimed = smith(
      { mana: { count: { type: 'character', controller: 'you' } } },
      'Target Character your opponents control gains 1 boost.',
    );
    const play = (mana: number): string[] => {
      const table = tableOf({ hero: [aimed], mana }, { hero: [rock] });
      return table.options();
    };
    expect(play(2)).toEqual(['pass']);
    expect(play(3)).toEqual(['quick Smith 0', 'pass']);
  });

  it('5.3.a "choose one" and "you may" work as they do on spells', () => {
    const table = tableOf({ hero: [smith({}, 'Choose one:\n• Resupply.\n• You may draw a card.')] });
    table.activate('Smith');
    expect([table.deciding, table.options()]).toEqual(['0: mode', ['mode 0', 'mode 1', 'take-back']]);
    table.choose('mode 1');
    expect(table.deciding).toBe('0: may');
    table.choose('yes');
    expect(table.names('hand', 0)).toHaveLength(1);
  });

  it('5.3.b playing a quick action moves no object to Limbo', () => {
    const table = tableOf({ hero: [smith({}, 'I gain 1 use counter.')] });
    const object = table.stay('Smith').object;
    table.happened();
    table.activate('Smith');
    expect(table.happened().filter((line) => line.includes('limbo'))).toEqual([]);
    expect(table.stay('Smith')).toMatchObject({ zone: 'expedition', object });
  });

  it('5.3.c {T} is paid by exhausting the object itself, so an exhausted object cannot pay it', () => {
    const table = tableOf({ hero: [smith({ exhaustMe: true })] });
    table.happened();
    table.activate('Smith');
    expect(table.did('pay')).toContain('pay | Smith: +exhausted');
    expect(table.step('pay').rules).toEqual(expect.arrayContaining(['5.3.a', '5.3.c']));
    expect(table.options()).toEqual(['pass']);
  });

  it("5.1.2.d all parts of a quick action's cost are paid in one step", () => {
    const cost: Cost = {
      mana: 1,
      exhaustMe: true,
      discard: { from: 'hand', count: 1 },
      spend: { name: 'ore', count: 2 },
    };
    const table = tableOf({ hero: [{ card: smith(cost), counters: { ore: 3 } }], hand: [kite], mana: 1 });
    table.activate('Smith');
    expect(table.step('pay').actions.map(({ kind }) => kind)).toEqual([
      'quick-action',
      'status',
      'status',
      'counters',
      'move',
    ]);
    expect(table.stay('Smith').counters).toEqual({ ore: 1 });
  });
});

describe('a hundred quick actions a day', () => {
  const tireless = character('Tireless', '{0}: I gain 1 use counter.', '{0}: I gain 1 other counter.');
  const worn = (): Table => {
    const twin = character('Twin', '{0}: I gain 1 use counter.');
    const table = tableOf({ landmark: [permanent('Mill', ...(tireless.abilities ?? []))], hero: [twin] });
    for (let time = 0; time < 100; time++) table.activate('Mill');
    return table;
  };

  it('1.4.6.b, 5.3.d a quick action can be played at most a hundred times a day', () => {
    const table = worn();
    expect(table.stay('Mill').counters).toEqual({ use: 100 });
    expect(table.options()).toEqual(['quick Mill 1', 'quick Twin 0', 'pass']);
    expect(table.decide(0, [`quick:${table.item('Mill')}:0`])).toMatchObject({
      ok: false,
      error: { code: 'OPTION_UNKNOWN', rule: '5.3.d' },
    });
    table.activate('Mill', 1).activate('Twin');
    expect(table.stay('Twin').counters).toEqual({ use: 1 });
  });

  it('1.4.6.b the count of quick actions starts again each day', () => {
    const table = worn().pass().pass();
    while (!table.deciding.endsWith(': turn')) table.choose();
    if (table.deciding === '1: turn') table.pass();
    table.activate('Mill');
    expect(table.stay('Mill').counters).toEqual({ use: 101 });
  });

  it('1.4.6.b the quick actions of two objects made from the same card are counted separately', () => {
    const cycle = spell(
      'Cycle',
      effect(sequence(step({ kind: 'move', what: { all: { name: 'Mill' } }, to: { zone: 'reserve' } }))),
    );
    const mill = permanent('Mill', '{0}: I gain 1 use counter.', { reserveCost: 1 });
    const table = tableOf({ landmark: [mill], hand: [cycle], mana: 2 });
    for (let time = 0; time < 100; time++) table.activate('Mill');
    table.play('Cycle').pass().play('Mill').activate('Mill');
    expect(table.stay('Mill').counters).toEqual({ use: 1 });
  });
});
