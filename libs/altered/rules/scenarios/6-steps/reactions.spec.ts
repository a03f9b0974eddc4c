import { describe, expect, it } from '@jest/globals';
import { repeated } from '#kernel';
import type { Effect, Trigger } from '#altered/abilities';
import { reactionKey } from '../../state/today.js';
import {
  character,
  effect,
  gainCounters,
  joins,
  passive,
  permanent,
  reaction,
  resupply,
  spell,
  step,
  Table,
  type Position,
} from '#testing';

const kite = character('Kite');
const anyone = { type: 'character' } as const;
const watch = (trigger: Trigger, does: Effect = gainCounters('seen')) =>
  permanent('Watch', { abilities: [reaction(trigger, does)] });
const anyJoins: Trigger = { kind: 'join', what: anyone };
const seenBy = (table: Table, name = 'Watch'): number => table.stay(name).counters['seen'] ?? 0;
const play = (does: Effect, seat: Position['seats'][0], other: Position['seats'][1] = {}): Table => {
  const deed = spell('Deed', { abilities: [effect(does)] });
  return new Table({ seats: [{ hand: [deed], mana: 1, ...seat }, other] }).choose('play Deed');
};

describe('how events activate reactions', () => {
  it('6.3.b the event that matches the trigger itself makes the emblem in Limbo, controlled by who has the reaction', () => {
    const table = new Table({ seats: [{ hand: [kite], mana: 1 }, { landmark: [watch(anyJoins)] }] });
    table.choose('play Kite hero');
    const join = table.step('join');
    expect(join.actions).toMatchObject([
      { kind: 'move' },
      { kind: 'emblem', seat: 1, emblem: { kind: 'reaction', source: { item: table.item('Watch') } } },
    ]);
    expect(join.reactions).toMatchObject([{ item: table.item('Watch'), ability: 0, rule: '6.3.b' }]);
    expect(join.rules).toContain('6.3.b');
    expect(seenBy(table)).toBe(1);
  });

  it('6.3.b an event that does not match activates nothing', () => {
    const table = new Table({
      seats: [{ hand: [kite], landmark: [watch({ kind: 'join', what: { name: 'Other' } })], mana: 1 }, {}],
    });
    table.choose('play Kite hero');
    expect(table.step('join').actions).toHaveLength(1);
    expect(seenBy(table)).toBe(0);
  });

  it('6.3.b each match of one event activates it', () => {
    const token = { name: 'Wisp', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } };
    const table = play(step({ kind: 'create', token, in: 'your-hero', count: 2 }), {
      landmark: [watch(anyJoins)],
    });
    while (table.deciding === '0: reaction') table.choose(table.state.pending?.options[0]?.key ?? '');
    expect(seenBy(table)).toBe(2);
  });
});

describe('when a reaction has to exist', () => {
  const put = step({
    kind: 'move',
    what: { all: { zone: 'hand', type: 'character' } },
    to: { zone: 'expedition', expedition: 'your-hero' },
  });

  it('6.3.d the reaction of an object to its own entering triggers, though it did not exist before', () => {
    const demon = character('Demon', { abilities: [reaction(joins, gainCounters('seen'))] });
    const deed = spell('Deed', { abilities: [effect(put)] });
    const table = new Table({ seats: [{ hand: [deed, demon], mana: 1 }, {}] }).choose('play Deed');
    expect(seenBy(table, 'Demon')).toBe(1);
  });

  it('6.3.d any other reaction has to exist before: not to its own coming as one of many, nor to what comes with it', () => {
    const demon = character('Demon', { abilities: [reaction(anyJoins, gainCounters('seen'))] });
    const deed = spell('Deed', { abilities: [effect(put)] });
    const table = new Table({ seats: [{ hand: [deed, demon, kite], mana: 1 }, {}] }).choose('play Deed');
    expect(table.names('hero', 0)).toEqual(['Demon', 'Kite']);
    expect(seenBy(table, 'Demon')).toBe(0);
    const there = new Table({ seats: [{ hand: [deed, kite], hero: [demon], mana: 1 }, {}] });
    expect(seenBy(there.choose('play Deed'), 'Demon')).toBe(1);
  });

  it('6.3.d a reaction that another ability gives exists only once that one does', () => {
    const choir = permanent('Choir', {
      abilities: [
        passive({
          kind: 'abilities',
          of: anyone,
          gain: [reaction({ kind: 'go', what: 'me', to: 'reserve' }, resupply)],
        }),
      ],
    });
    const send = step({ kind: 'move', what: { all: anyone }, to: { zone: 'reserve' } });
    expect(play(send, { hero: [kite], landmark: [choir] }).rules()).toContain('7.3.16.a');
    expect(play(send, { hero: [kite] }).rules()).not.toContain('7.3.16.a');
  });

  it('6.3.e a reaction need not exist after the event: its object leaves by it', () => {
    const jammer = permanent('Jammer', {
      abilities: [
        reaction({ kind: 'leave', what: 'me', zone: 'landmark' }, step({ kind: 'sabotage', target: 0 }), {
          targets: [{ kind: 'object', like: { zone: 'reserve', controller: 'opponent' }, upTo: true }],
        }),
      ],
    });
    const reap = step({ kind: 'discard', what: { all: { type: 'permanent' } } });
    const table = play(reap, { reserve: [kite] }, { landmark: [jammer] });
    expect(table.names('discard', 1)).toEqual(['Jammer']);
    expect(table.deciding).toBe('1: target');
    table.choose('Kite');
    expect(table.names('discard', 0)).toContain('Kite');
  });

  it('6.3.e a watcher that leaves in the same step as what it watches is activated', () => {
    const table = play(step({ kind: 'discard', what: { all: {} } }), {
      hero: [kite],
      landmark: [
        permanent('Watch', {
          abilities: [reaction({ kind: 'leave', what: anyone, zone: 'expedition' }, resupply)],
        }),
      ],
    });
    expect(table.rules()).toContain('7.3.16.a');
  });
});

describe('how often', () => {
  const limited = (times: number): Table => {
    const table = new Table({ seats: [{ hand: [kite], landmark: [watch(anyJoins)], mana: 1 }, {}] });
    const { object } = table.stay('Watch');
    table.state.today = repeated(times, () => reactionKey({ item: table.item('Watch'), object, ability: 0 }));
    return table.choose('play Kite hero');
  };

  it('6.3.f the hundredth activation of a day is made, the next leaves the event as it is', () => {
    const last = limited(99);
    expect(last.step('join').actions).toHaveLength(2);
    expect(seenBy(last)).toBe(1);
    const over = limited(100);
    expect(over.step('join').actions).toHaveLength(1);
    expect(seenBy(over)).toBe(0);
  });

  it('6.3.f an effect that would activate it does not either', () => {
    const bell = permanent('Bell', { abilities: [reaction(joins, gainCounters('seen'))] });
    const ring = spell('Ring', {
      abilities: [
        effect(step({ kind: 'activate', triggers: ['join'], what: { all: { type: 'permanent' } } })),
      ],
    });
    const table = new Table({ seats: [{ hand: [ring], landmark: [bell], mana: 1 }, {}] });
    const { object } = table.stay('Bell');
    table.state.today = repeated(100, () => reactionKey({ item: table.item('Bell'), object, ability: 0 }));
    table.choose('play Ring');
    expect(seenBy(table, 'Bell')).toBe(0);
  });

  it('6.3.f a single event does not go over the limit either', () => {
    const token = { name: 'Wisp', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } };
    const deed = spell('Deed', {
      abilities: [effect(step({ kind: 'create', token, in: 'your-hero', count: 3 }))],
    });
    const table = new Table({ seats: [{ hand: [deed], landmark: [watch(anyJoins)], mana: 1 }, {}] });
    const { object } = table.stay('Watch');
    table.state.today = repeated(99, () => reactionKey({ item: table.item('Watch'), object, ability: 0 }));
    table.choose('play Deed');
    expect(table.step('create').actions.filter(({ kind }) => kind === 'emblem')).toHaveLength(1);
    expect(seenBy(table)).toBe(1);
  });
});
