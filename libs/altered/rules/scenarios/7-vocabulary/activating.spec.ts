import { describe, expect, it } from '@jest/globals';
import type { TriggerSymbol } from '#altered/abilities';
import {
  character,
  effect,
  gainCounters,
  joins,
  passive,
  permanent,
  quickAction,
  reaction,
  resupply,
  sequence,
  spell,
  step,
  Table,
} from '#testing';

const fromReserve = { kind: 'played', what: 'me', from: 'reserve' } as const;
const fromHand = { kind: 'played', what: 'me', from: 'hand' } as const;
const hub = permanent('Hub', { abilities: [reaction(joins, gainCounters('kelon', 3))] });
const activate = (...triggers: readonly TriggerSymbol[]) =>
  step({ kind: 'activate', triggers, what: { target: 0 } });
const target = (type: 'permanent' | 'character') =>
  [{ kind: 'object', like: { type, controller: 'you' } }] as const;

describe('activating reactions', () => {
  const doctor = character('Doctor', {
    abilities: [
      reaction(joins, { kind: 'optional', effect: activate('join') }, { targets: target('permanent') }),
    ],
  });

  it('7.3.1.b, 7.3.1.d the reaction that is activated is of its own object, which gains the counters', () => {
    const table = new Table({ seats: [{ hand: [doctor], landmark: [hub], mana: 1 }, {}] });
    table.choose('play Doctor hero').choose('yes');
    const { actions, rules } = table.step('activate');
    expect(actions).toMatchObject([
      { kind: 'emblem', seat: 0, emblem: { source: { item: table.item('Hub') } } },
    ]);
    expect(rules).toEqual(expect.arrayContaining(['7.3.1.b', '7.3.1.d']));
    expect(table.stay('Hub').counters).toEqual({ kelon: 3 });
    expect(table.stay('Doctor').counters).toEqual({});
  });

  it('7.3.1.b only reactions with the triggers that are named are activated', () => {
    const bell = character('Bell', {
      abilities: [
        reaction(joins, gainCounters('join')),
        reaction(fromHand, gainCounters('hand')),
        reaction(fromReserve, gainCounters('reserve')),
        reaction({ kind: 'phase', phase: 'noon' }, gainCounters('noon')),
      ],
    });
    const rings = (...triggers: readonly TriggerSymbol[]): unknown => {
      const ring = spell('Ring', { abilities: [effect(activate(...triggers), target('character'))] });
      const table = new Table({ seats: [{ hand: [ring], hero: [bell], mana: 1 }, {}] });
      table.choose('play Ring');
      while (table.deciding === '0: reaction') table.choose(table.state.pending?.options[0]?.key ?? '');
      return table.stay('Bell').counters;
    };
    expect(rings('from-hand')).toEqual({ hand: 1 });
    expect(rings('join', 'from-reserve')).toEqual({ join: 1, reserve: 1 });
  });

  it('7.3.1.e triggers that cannot activate do so neither by being played nor by an effect', () => {
    const council = permanent('Council', {
      abilities: [
        passive({
          kind: 'cannot-activate',
          of: { type: 'character', controller: 'opponent' },
          triggers: ['join', 'from-hand', 'from-reserve'],
        }),
      ],
    });
    const heroine = character('Heroine', {
      abilities: [
        reaction(fromReserve, step({ kind: 'status', change: 'lose', status: 'fleeting', what: 'me' })),
      ],
    });
    const ring = spell('Ring', { abilities: [effect(activate('from-reserve'), target('character'))] });
    const play = (landmark: readonly ReturnType<typeof permanent>[]): Table =>
      new Table({
        seats: [{ reserve: [heroine], hand: [ring], mana: 2 }, { landmark }],
      }).choose('play Heroine hero');
    expect(play([]).stay('Heroine').statuses).toEqual([]);
    const held = play([council]);
    expect(held.stay('Heroine').statuses).toEqual(['fleeting']);
    held.choose('pass').choose('play Ring');
    expect(held.stay('Heroine').statuses).toEqual(['fleeting']);
    expect(held.events.some((event) => event.kind === 'StepResolved' && event.verb === 'activate')).toBe(
      false,
    );
  });

  it('7.3.1.e of characters facing an object only those in that expedition are kept from it', () => {
    const council = character('Council', {
      abilities: [
        passive({
          kind: 'cannot-activate',
          of: { type: 'character', expedition: 'facing-me' },
          triggers: ['from-reserve'],
        }),
      ],
    });
    const heroine = character('Heroine', { abilities: [reaction(fromReserve, gainCounters('seen'))] });
    const play = (where: string): unknown =>
      new Table({ seats: [{ reserve: [heroine], mana: 1 }, { hero: [council] }] })
        .choose(`play Heroine ${where}`)
        .stay('Heroine').counters;
    expect(play('hero')).toEqual({});
    expect(play('companion')).toEqual({ seen: 1 });
  });
});

describe('After You', () => {
  const after = step({ kind: 'after-you' });
  const alice = character('Alice', {
    abilities: [quickAction({ discardMe: true }, after, { where: 'support' })],
  });

  it('7.3.2.a, 7.3.2.b the turn ends, the next player gets one, and who said it has not passed', () => {
    const table = new Table({ seats: [{ reserve: [alice], hand: [character('Kite')], mana: 1 }, {}] });
    expect(table.deciding).toBe('0: turn');
    table.choose('quick Alice 0');
    expect(table.step('after-you').rules).toContain('7.3.2.a');
    expect(table.deciding).toBe('1: turn');
    expect(table.state.seats.map(({ passed }) => passed)).toEqual([false, false]);
    table.choose('pass');
    expect(table.deciding).toBe('0: turn');
    table.choose('play Kite hero');
    expect(table.names('hero', 0)).toEqual(['Kite']);
  });

  it('7.3.2.b what triggers on passing does not trigger', () => {
    const watch = permanent('Watch', {
      abilities: [reaction({ kind: 'pass', who: 'you' }, gainCounters('seen'))],
    });
    const table = new Table({ seats: [{ reserve: [alice], landmark: [watch] }, {}] });
    table.choose('quick Alice 0');
    expect(table.stay('Watch').counters).toEqual({});
    table.choose('pass').choose('pass');
    expect(table.stay('Watch').counters).toEqual({ seen: 1 });
  });

  it('7.3.2.a reactions in Limbo are played before the turn ends', () => {
    const watch = permanent('Watch', {
      abilities: [reaction({ kind: 'discarded', what: { name: 'Alice' } }, resupply)],
    });
    const table = new Table({ seats: [{ reserve: [alice], landmark: [watch] }, {}] });
    table.happened();
    table.choose('quick Alice 0');
    expect(
      table
        .happened()
        .map((line) => line.split(' |')[0])
        .filter((verb) => ['after-you', 'resupply', 'begin-turn'].includes(verb ?? '')),
    ).toEqual(['after-you', 'resupply', 'begin-turn']);
    expect(table.deciding).toBe('1: turn');
  });

  it('7.3.2.a the rest of the effect still resolves, in the turn that ends', () => {
    const wait = permanent('Wait', {
      abilities: [quickAction({ exhaustMe: true }, sequence(after, resupply))],
    });
    const table = new Table({ seats: [{ landmark: [wait] }, {}] });
    table.choose('quick Wait 0');
    expect(table.names('reserve', 0)).toEqual(['Blank']);
    expect(table.deciding).toBe('1: turn');
  });
});
