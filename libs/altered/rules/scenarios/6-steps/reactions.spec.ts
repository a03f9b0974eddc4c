import { describe, expect, it } from '@jest/globals';
import type { Trigger } from '#altered/abilities';
import { reactionKey } from '../../state/today.js';
import {
  character,
  effect,
  passive,
  permanent,
  reaction,
  spell,
  step,
  type Table,
  type Position,
  type Does,
  tableOf,
} from '#altered/testing';

const kite = character('Kite');
const anyCharacter = { type: 'character' } as const;
const watch = (trigger: Trigger, does: Does = 'I gain 1 seen counter.') =>
  permanent('Watch', reaction(trigger, does));
const anyJoins: Trigger = { kind: 'join', what: anyCharacter };
const seenBy = (table: Table, name = 'Watch'): number => table.stay(name).counters['seen'] ?? 0;
const play = (does: Does, seat: Position['seats'][0], other: Position['seats'][1] = {}): Table => {
  const deed = spell('Deed', effect(does));
  return tableOf({ hand: [deed], mana: 1, ...seat }, other).play('Deed');
};

describe('how events activate reactions', () => {
  it("6.3.b a matching event itself creates the emblem in Limbo, under the control of the reaction's controller", () => {
    const table = tableOf({ hand: [kite], mana: 1 }, { landmark: [watch(anyJoins)] }).play('Kite', 'hero');
    const join = table.step('join');
    expect(join.actions).toMatchObject([
      { kind: 'move' },
      { kind: 'emblem', seat: 1, emblem: { kind: 'reaction', source: { item: table.item('Watch') } } },
    ]);
    expect(join.reactions).toMatchObject([{ item: table.item('Watch'), ability: 0, rule: '6.3.b' }]);
    expect(join.rules).toContain('6.3.b');
    expect(seenBy(table)).toBe(1);
  });

  it('6.3.b an event that does not match activates no reaction', () => {
    const table = tableOf({
      hand: [kite],
      landmark: [watch({ kind: 'join', what: { name: 'Other' } })],
      mana: 1,
    });
    table.play('Kite', 'hero');
    expect(table.step('join').actions).toHaveLength(1);
    expect(seenBy(table)).toBe(0);
  });

  it('6.3.b each match within one event activates the reaction', () => {
    const table = play('Create two Wisp 1/1/1 tokens in your Hero Expedition.', {
      landmark: [watch(anyJoins)],
    });
    table.settle('reaction');
    expect(seenBy(table)).toBe(2);
  });
});

describe('when a reaction must exist', () => {
  const put = step({
    kind: 'move',
    what: { all: { zone: 'hand', type: 'character' } },
    to: { zone: 'expedition', expedition: 'your-hero' },
  });

  it("6.3.d a reaction to its own object's entering triggers, although it did not exist before", () => {
    const demon = character('Demon', '{J} I gain 1 seen counter.');
    const deed = spell('Deed', effect(put));
    const table = tableOf({ hand: [deed, demon], mana: 1 }).play('Deed');
    expect(seenBy(table, 'Demon')).toBe(1);
  });

  it('6.3.d any other reaction must exist before the event, so not one that enters together with its trigger', () => {
    const demon = character('Demon', reaction(anyJoins, 'I gain 1 seen counter.'));
    const deed = spell('Deed', effect(put));
    const table = tableOf({ hand: [deed, demon, kite], mana: 1 }).play('Deed');
    expect(table.names('hero', 0)).toEqual(['Demon', 'Kite']);
    expect(seenBy(table, 'Demon')).toBe(0);
    const there = tableOf({ hand: [deed, kite], hero: [demon], mana: 1 });
    expect(seenBy(there.play('Deed'), 'Demon')).toBe(1);
  });

  it('6.3.d a granted reaction exists only after the ability that grants it', () => {
    const choir = permanent(
      'Choir',
      passive({ kind: 'abilities', of: anyCharacter, gain: [reaction('When I go to Reserve', 'Resupply.')] }),
    );
    expect(play('Send Characters to Reserve.', { hero: [kite], landmark: [choir] }).rules()).toContain(
      '7.3.16.a',
    );
    expect(play('Send Characters to Reserve.', { hero: [kite] }).rules()).not.toContain('7.3.16.a');
  });

  it('6.3.e a reaction triggers when its own object leaves, although it does not exist after the event', () => {
    const jammer = permanent(
      'Jammer',
      'When I leave your Landmark zone — Sabotage a card your opponents control.',
    );
    const table = play('Discard Permanents.', { reserve: [kite] }, { landmark: [jammer] });
    expect(table.names('discard', 1)).toEqual(['Jammer']);
    expect(table.deciding).toBe('1: target');
    table.choose('Kite');
    expect(table.names('discard', 0)).toContain('Kite');
  });

  it('6.3.e a reaction triggers even if its object leaves in the same step as the object it is about', () => {
    const table = play('Discard cards.', {
      hero: [kite],
      landmark: [permanent('Watch', 'When a Character leaves the Expedition zone — Resupply.')],
    });
    expect(table.rules()).toContain('7.3.16.a');
  });
});

describe('how often reactions activate', () => {
  const limited = (times: number): Table => {
    const table = tableOf({ hand: [kite], landmark: [watch(anyJoins)], mana: 1 });
    const { object } = table.stay('Watch');
    table.state.today = Array.from({ length: times }, () =>
      reactionKey({ item: table.item('Watch'), object, ability: 0 }),
    );
    return table.play('Kite', 'hero');
  };

  it('6.3.f a reaction activates a hundred times a day, and further events activate nothing', () => {
    const last = limited(99);
    expect(last.step('join').actions).toHaveLength(2);
    expect(seenBy(last)).toBe(1);
    const over = limited(100);
    expect(over.step('join').actions).toHaveLength(1);
    expect(seenBy(over)).toBe(0);
  });

  it('6.3.f an effect cannot activate a reaction that has reached its limit', () => {
    const bell = permanent('Bell', '{J} I gain 1 seen counter.');
    const ring = spell('Ring', 'Activate the {j} abilities of Permanents.');
    const table = tableOf({ hand: [ring], landmark: [bell], mana: 1 });
    const { object } = table.stay('Bell');
    table.state.today = Array.from({ length: 100 }, () =>
      reactionKey({ item: table.item('Bell'), object, ability: 0 }),
    );
    table.play('Ring');
    expect(seenBy(table, 'Bell')).toBe(0);
  });

  it('6.3.f a single event does not exceed the limit of activations', () => {
    const deed = spell('Deed', 'Create three Wisp 1/1/1 tokens in your Hero Expedition.');
    const table = tableOf({ hand: [deed], landmark: [watch(anyJoins)], mana: 1 });
    const { object } = table.stay('Watch');
    table.state.today = Array.from({ length: 99 }, () =>
      reactionKey({ item: table.item('Watch'), object, ability: 0 }),
    );
    table.play('Deed');
    expect(table.step('create').actions.filter(({ kind }) => kind === 'emblem')).toHaveLength(1);
    expect(seenBy(table)).toBe(1);
  });
});
