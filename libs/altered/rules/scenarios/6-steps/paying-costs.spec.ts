import { describe, expect, it } from '@jest/globals';
import type { Cost } from '#altered/abilities';
import {
  character,
  permanent,
  quickAction,
  reaction,
  spell,
  type Table,
  type Position,
  tableOf,
} from '#altered/testing';

const kite = character('Kite');
const wall = character('Wall', 'Tough 1.');

describe('paying a cost', () => {
  it('6.4.a a cost is paid in full in one step, before the effect', () => {
    const mine = permanent('Mine', '{2}, Sacrifice me: Resupply.');
    const table = tableOf({ landmark: [mine], mana: 2 });
    table.happened();
    table.activate('Mine');
    expect(table.happened().filter((line) => /^(pay|resupply) \| [A-Z]/.test(line))).toEqual([
      'pay | Orb 1: +exhausted',
      'pay | Orb 2: +exhausted',
      'pay | Mine: landmark.0 > discard.0',
      'resupply | Blank: deck.0 > reserve.0',
    ]);
  });

  it('6.4.a a reaction to one part of a cost uses the state before the whole payment', () => {
    const watch = permanent(
      'Watch',
      reaction('When a Character is sacrificed', 'Resupply.', {
        condition: { kind: 'compare', left: { cardsIn: 'hand', of: 'you' }, is: 'exactly', right: 1 },
        when: 'before',
      }),
    );
    const altar = permanent(
      'Altar',
      'Discard a card from your hand, Sacrifice a Character: I gain 1 seen counter.',
    );
    const table = tableOf({ landmark: [altar, watch], hand: [character('Card')], hero: [kite] });
    table.activate('Altar');
    expect(table.verbs()).toContain('resupply');
  });

  const cannotPay: readonly [string, Cost, Position['seats'][0]][] = [
    ['mana', { mana: 3 }, { mana: 2 }],
    ['counters', { spend: { name: 'kelon', count: 2 } }, {}],
    ['cards', { discard: { from: 'hand', count: 2 } }, { hand: [character('Dear', { handCost: 9 })] }],
    ['characters', { sacrifice: { like: { type: 'character' }, count: 2 } }, { hero: [kite] }],
    ['cards to put', { put: { from: 'reserve', to: { zone: 'hand' }, count: 1 } }, {}],
  ];

  it.each(cannotPay)('6.4.c a cost cannot be paid at all if some %s is missing', (_, cost, seat) => {
    const forge = permanent('Forge', quickAction(cost, 'Resupply.'));
    const table = tableOf({ landmark: [forge], ...seat });
    expect(table.options()).toEqual(['pass']);
    expect(table.decide(0, [`quick:${table.item('Forge')}:0`])).toMatchObject({ ok: false });
    expect(table.verbs()).not.toContain('pay');
  });
});

describe('declining a cost', () => {
  it("6.4.b, 6.4.d a player who declines a card's cost does not play the card, and may play another", () => {
    const bolt = spell('Bolt', 'Target Character your opponents control gains Anchored.');
    const table = tableOf({ hand: [bolt, kite], mana: 3 }, { hero: [wall, character('Soft')] });
    const before = JSON.stringify(table.state.stays);
    table.play('Bolt').choose('take-back');
    expect(table.deciding).toBe('0: turn');
    expect(JSON.stringify(table.state.stays)).toBe(before);
    expect(table.verbs().filter((verb) => verb === 'play' || verb === 'pay')).toEqual([]);
    table.play('Kite', 'hero');
    expect(table.names('hero', 0)).toEqual(['Kite']);
  });

  it('6.4.e a player who declines the cost of a quick action does not play it, and the turn continues', () => {
    const bow = permanent('Bow', '{T}: Target Character your opponents control gains Anchored.');
    const table = tableOf({ landmark: [bow] }, { hero: [kite, character('Soft')] });
    table.activate('Bow').choose('take-back');
    expect(table.deciding).toBe('0: turn');
    expect(table.stay('Bow').statuses).toEqual([]);
    expect(table.options()).toEqual(['quick Bow 0', 'pass']);
  });

  const bargain = spell('Bargain', 'You may pay {1} to draw a card. Resupply.');

  it('6.4.b, 6.4.f a player who declines the cost of an inner action skips it, and the containing effect continues', () => {
    const table = tableOf({ hand: [bargain], mana: 2 });
    table.play('Bargain').choose('no');
    expect(table.verbs()).not.toContain('draw');
    expect(table.verbs()).toContain('resupply');
    const paid = tableOf({ hand: [bargain], mana: 2 })
      .play('Bargain')
      .choose('yes');
    expect(paid.verbs().filter((verb) => verb === 'draw' || verb === 'resupply')).toEqual([
      'draw',
      'resupply',
    ]);
  });

  it('6.4.c, 6.4.f an inner action that cannot be paid for is skipped', () => {
    const table = tableOf({ hand: [bargain], mana: 1 }).play('Bargain');
    expect(table.verbs()).not.toContain('draw');
    expect(table.verbs()).toContain('resupply');
  });

  const archer = character(
    'Archer',
    '{J} Target Character your opponents control gains Anchored.',
    '{J} I gain 1 joined counter.',
  );
  const shooting = (): Table => {
    const table = tableOf({ hand: [archer], mana: 2 }, { hero: [wall] });
    table.play('Archer', 'hero').choose(table.state.pending?.options[0]?.key ?? '');
    return table;
  };

  it('6.4.b, 6.4.g a reaction whose cost is declined ceases to exist without effect; reactions are then checked again', () => {
    const table = shooting();
    expect(table.deciding).toBe('0: pay');
    table.happened();
    table.choose('decline');
    const [ceases, ...after] = table.happened();
    expect(ceases).toBe('cease | emblem of Archer: ceases to exist');
    expect(after[0]).toBe('counters | Archer: +1 joined = 1');
    expect(table.stay('Wall').statuses).toEqual([]);
    expect(table.rules()).toContain('6.4.g');
  });

  it('6.4.g a reaction whose cost is paid has its effect', () => {
    const table = shooting().choose('pay');
    expect(table.stay('Wall').statuses).toEqual(['anchored']);
    expect(table.rules()).not.toContain('6.4.g');
  });

  it('6.4.c, 6.4.g a reaction whose cost cannot be paid has no effect', () => {
    const table = tableOf({ hand: [archer], mana: 1 }, { hero: [wall] });
    table.play('Archer', 'hero').choose(table.state.pending?.options[0]?.key ?? '');
    expect(table.stay('Wall').statuses).toEqual([]);
    expect(table.stay('Archer').counters).toEqual({ joined: 1 });
    expect(table.rules()).toContain('6.4.g');
  });
});
