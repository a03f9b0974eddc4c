import { describe, expect, it } from '@jest/globals';
import type { Condition, Effect, Passive, TargetDefinition } from '#altered/abilities';
import {
  character,
  passive,
  reaction,
  spell,
  statisticsOf,
  step,
  tableOf4,
  trick,
  type Table,
} from '#altered/testing';

const someCharacter: readonly TargetDefinition[] = [{ kind: 'object', like: { type: 'character' } }];
const lasting = (ability: Passive, duration: 'turn' | 'afternoon' | 'day'): Effect =>
  step({ kind: 'ongoing', passive: ability, duration });

/** Plays a spell that gives Kite a passive ability for this Day. */
const giveKite = (of: Passive, kite: Parameters<typeof character>[1] = {}): Table =>
  tableOf4(
    { hand: [trick(lasting(of, 'day'), someCharacter)], mana: 4 },
    { hero: [character('Kite', kite), character('Moth')] },
  )
    .play('Trick')
    .choose('Kite');

describe('temporary restrictions and losses', () => {
  it('2.2.13, 1.4.1.a an effect can prevent a chosen player from playing certain cards', () => {
    const ban = (duration: 'afternoon' | 'day'): Effect =>
      lasting({ kind: 'cannot-play', who: { target: 0 }, cards: { type: 'spell' } }, duration);
    const found = tableOf4(
      { hand: [trick(ban('afternoon'), [{ kind: 'player', who: 'opponent' }]), spell('Mine')], mana: 3 },
      { hand: [spell('Chant'), character('Kite')], mana: 3 },
    ).play('Trick');
    expect(found.deciding).toMatch(/^1: turn/);
    expect(found.options().some((option) => option.includes('Chant'))).toBe(false);
    expect(found.options().some((option) => option.includes('Kite'))).toBe(true);
    found.pass();
    expect(found.options().some((option) => option.includes('Mine'))).toBe(true);
  });

  it('2.3.1.g, 2.2.15 an effect can remove the abilities of a chosen object, and of no other', () => {
    const proud = {
      abilities: [passive({ kind: 'statistics', of: { type: 'character', controller: 'you' }, add: 2 })],
    };
    const found = giveKite({ kind: 'abilities', of: { target: 0 }, lose: true }, proud);
    expect(statisticsOf(found, 'Moth')).toEqual([1, 1, 1]);
    const other = giveKite({ kind: 'abilities', of: { target: 0 }, lose: true });
    expect(statisticsOf(other, 'Moth')).toEqual([1, 1, 1]);
  });

  it('7.1.2, 2.2.15 reactions lost for the day do not trigger', () => {
    const eager = { abilities: [reaction({ kind: 'pass', who: 'each-player' }, 'I gain 1 seen counter.')] };
    const found = giveKite({ kind: 'abilities', of: { target: 0 }, lose: true }, eager).pass();
    expect(found.counter('Kite', 'seen')).toBe(0);
    const other = giveKite({ kind: 'statistics', of: { target: 0 }, add: 1 }, eager).pass();
    expect(other.counter('Kite', 'seen')).toBe(1);
  });

  it('1.4.1.a, 2.2.15 an effect can prevent an object from gaining a status, while others can', () => {
    const anchored = (of: 'Kite' | 'Moth'): readonly string[] => {
      const ward: Effect = {
        kind: 'sequence',
        effects: [
          lasting({ kind: 'cannot-gain', of: { target: 0 }, status: 'anchored' }, 'day'),
          step({ kind: 'status', change: 'gain', status: 'anchored', what: { all: { type: 'character' } } }),
        ],
      };
      const found = tableOf4(
        { hand: [trick(ward, someCharacter)], mana: 4 },
        { hero: [character('Kite'), character('Moth')] },
      );
      return found.play('Trick').choose('Kite').stay(of).statuses;
    };
    expect([anchored('Kite'), anchored('Moth')]).toEqual([[], ['anchored']]);
  });
});

describe('total Base Cost', () => {
  const upTo = (than: number): readonly TargetDefinition[] => [
    {
      kind: 'object',
      like: { type: 'character' },
      count: 2,
      upTo: true,
      total: { of: 'base-cost', is: 'at-most', than },
    },
  ];
  const discarding = (than: number): Table =>
    tableOf4(
      { hand: [trick(step({ kind: 'discard', what: { target: 0 } }), upTo(than))], mana: 4 },
      {
        hero: [
          character('Kite', { handCost: 2, reserveCost: 5 }),
          { card: character('Moth', { handCost: 5, reserveCost: 1 }), statuses: ['fleeting'] },
          character('Whale', { handCost: 4, reserveCost: 1 }),
        ],
      },
    ).play('Trick');

  it('2.2.9.b, 6.5.b the total Base Cost limits targets, and a Fleeting target counts with its Reserve Cost', () => {
    const found = discarding(3);
    expect(found.options().some((option) => option.includes('Whale'))).toBe(false);
    found.choose('Kite').choose('Moth');
    expect(found.names('discard', 1).sort()).toEqual(['Kite', 'Moth']);
  });

  it('2.2.9.b a condition can compare the total Base Cost', () => {
    const drawn = (than: number): number => {
      const condition: Condition = {
        kind: 'total',
        of: 'base-cost',
        among: { type: 'character', controller: 'you' },
        is: 'at-least',
        than,
      };
      const found = tableOf4({
        hand: [trick({ kind: 'if', condition, then: step({ kind: 'draw', count: 1 }) })],
        mana: 4,
        hero: [
          character('Kite', { handCost: 2, reserveCost: 5 }),
          { card: character('Moth', { handCost: 5, reserveCost: 1 }), statuses: ['fleeting'] },
        ],
      }).play('Trick');
      return found.names('hand', 0).length;
    };
    expect([drawn(3), drawn(4)]).toEqual([1, 0]);
  });
});
