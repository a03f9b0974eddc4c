import { describe, expect, it } from '@jest/globals';
import type { TriggerSymbol } from '#altered/abilities';
import { character, effect, permanent, reaction, spell, step, type Table, tableOf } from '#altered/testing';
const hub = permanent('Hub', '{J} I gain 3 kelon counters.');
const activate = (...triggers: readonly TriggerSymbol[]) =>
  step({ kind: 'activate', triggers, what: { target: 0 } });
const target = (type: 'permanent' | 'character') =>
  [{ kind: 'object', like: { type, controller: 'you' } }] as const;

describe('activating reactions', () => {
  const doctor = character(
    'Doctor',
    '{J} You may activate the {j} abilities of target Permanent you control.',
  );

  it('7.3.1.b, 7.3.1.d an activated reaction belongs to its own object, which gains the counters', () => {
    const table = tableOf({ hand: [doctor], landmark: [hub], mana: 1 });
    table.play('Doctor', 'hero').choose('yes');
    const { actions, rules } = table.step('activate');
    expect(actions).toMatchObject([
      { kind: 'emblem', seat: 0, emblem: { source: { item: table.item('Hub') } } },
    ]);
    expect(rules).toEqual(expect.arrayContaining(['7.3.1.b', '7.3.1.d']));
    expect(table.stay('Hub').counters).toEqual({ kelon: 3 });
    expect(table.stay('Doctor').counters).toEqual({});
  });

  it('7.3.1.b only reactions with the named triggers are activated', () => {
    const bell = character(
      'Bell',
      '{J} I gain 1 join counter.',
      '{H} I gain 1 hand counter.',
      '{R} I gain 1 reserve counter.',
      'At Noon — I gain 1 noon counter.',
    );
    const rings = (...triggers: readonly TriggerSymbol[]): unknown => {
      const ring = spell('Ring', effect(activate(...triggers), target('character')));
      const table = tableOf({ hand: [ring], hero: [bell], mana: 1 }).play('Ring');
      table.settle('reaction');
      return table.stay('Bell').counters;
    };
    expect(rings('from-hand')).toEqual({ hand: 1 });
    expect(rings('join', 'from-reserve')).toEqual({ join: 1, reserve: 1 });
  });

  it('7.3.1.e triggers that cannot activate do so neither when the card is played nor through an effect', () => {
    const council = permanent(
      'Council',
      "The {j}, {h} and {r} abilities of Characters your opponents control can't activate.",
    );
    const heroine = character('Heroine', '{R} I lose Fleeting.');
    const ring = spell('Ring', 'Activate the {r} abilities of target Character you control.');
    const play = (landmark: readonly ReturnType<typeof permanent>[]): Table =>
      tableOf({ reserve: [heroine], hand: [ring], mana: 2 }, { landmark }).play('Heroine', 'hero');
    expect(play([]).stay('Heroine').statuses).toEqual([]);
    const held = play([council]);
    expect(held.stay('Heroine').statuses).toEqual(['fleeting']);
    held.pass().play('Ring');
    expect(held.stay('Heroine').statuses).toEqual(['fleeting']);
    expect(held.events.some((event) => event.kind === 'StepResolved' && event.verb === 'activate')).toBe(
      false,
    );
  });

  it('7.3.1.e “Characters facing me” affects only characters in the facing expedition', () => {
    const council = character('Council', "The {r} abilities of Characters facing me can't activate.");
    const heroine = character('Heroine', '{R} I gain 1 seen counter.');
    const play = (where: string): unknown =>
      tableOf({ reserve: [heroine], mana: 1 }, { hero: [council] })
        .choose(`play Heroine ${where}`)
        .stay('Heroine').counters;
    expect(play('hero')).toEqual({});
    expect(play('companion')).toEqual({ seen: 1 });
  });
});

describe('After You', () => {
  const alice = character('Alice', '{D}: After You.');

  it('7.3.2.a, 7.3.2.b the turn ends and the next player takes a turn, but the player who said After You has not passed', () => {
    const table = tableOf({ reserve: [alice], hand: [character('Kite')], mana: 1 });
    expect(table.deciding).toBe('0: turn');
    table.activate('Alice');
    expect(table.step('after-you').rules).toContain('7.3.2.a');
    expect(table.deciding).toBe('1: turn');
    expect(table.state.seats.map(({ passed }) => passed)).toEqual([false, false]);
    table.pass();
    expect(table.deciding).toBe('0: turn');
    table.play('Kite', 'hero');
    expect(table.names('hero', 0)).toEqual(['Kite']);
  });

  it('7.3.2.b After You does not trigger reactions to passing', () => {
    const watch = permanent('Watch', 'When you pass — I gain 1 seen counter.');
    const table = tableOf({ reserve: [alice], landmark: [watch] }).activate('Alice');
    expect(table.stay('Watch').counters).toEqual({});
    table.pass().pass();
    expect(table.stay('Watch').counters).toEqual({ seen: 1 });
  });

  it('7.3.2.a reactions in Limbo are played before the turn ends', () => {
    const watch = permanent('Watch', reaction({ kind: 'discarded', what: { name: 'Alice' } }, 'Resupply.'));
    const table = tableOf({ reserve: [alice], landmark: [watch] });
    table.happened();
    table.activate('Alice');
    expect(
      table
        .happened()
        .map((line) => line.split(' |')[0])
        .filter((verb) => ['after-you', 'resupply', 'begin-turn'].includes(verb ?? '')),
    ).toEqual(['after-you', 'resupply', 'begin-turn']);
    expect(table.deciding).toBe('1: turn');
  });

  it('7.3.2.a the rest of the effect still resolves in the ending turn', () => {
    const wait = permanent('Wait', '{T}: After You. Resupply.');
    const table = tableOf({ landmark: [wait] }).activate('Wait');
    expect(table.names('reserve', 0)).toEqual(['Blank']);
    expect(table.deciding).toBe('1: turn');
  });
});
