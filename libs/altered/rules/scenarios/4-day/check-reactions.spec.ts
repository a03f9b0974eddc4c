import { describe, expect, it } from '@jest/globals';
import type { Trigger } from '#altered/abilities';
import {
  character,
  effect,
  permanent,
  reaction,
  spell,
  step,
  type Does,
  type When,
  tableOf,
} from '#altered/testing';

const kite = character('Kite');
const watch = (name: string, trigger: When, does: Does = 'I gain 1 seen counter.') =>
  permanent(name, reaction(trigger, does));
const anyJoins: Trigger = { kind: 'join', what: { type: 'character' } };

describe('when reactions are checked', () => {
  it('4.4.a reactions are checked after a card is played, before the next turn', () => {
    const table = tableOf({ hand: [kite], landmark: [watch('Watch', anyJoins)], mana: 1 });
    table.happened();
    table.play('Kite', 'hero');
    expect(table.did('join', 'counters', 'begin-turn')).toEqual([
      'join | Kite: limbo.0 > hero.0',
      'join | emblem of Watch: reaction > limbo.0',
      'counters | Watch: +1 seen = 1',
      'begin-turn | turn {"turn":2,"seat":1}',
    ]);
  });

  it('4.4.a reactions are checked after a quick action is played, before the turn continues', () => {
    const smith = character('Smith', '{T}: Create a Bug 1/1/1 token in your Hero Expedition.');
    const table = tableOf({ hero: [smith], landmark: [watch('Watch', anyJoins)] }).activate('Smith');
    expect(table.stay('Watch').counters).toEqual({ seen: 1 });
    expect(table.deciding).toBe('0: turn');
  });

  it('4.4.a reactions are checked after a player passes, before the next turn', () => {
    const table = tableOf({ landmark: [watch('Watch', 'When you pass')] });
    table.happened();
    table.pass();
    expect(table.did('counters', 'begin-turn')).toEqual([
      'counters | Watch: +1 seen = 1',
      'begin-turn | turn {"turn":2,"seat":1}',
    ]);
  });

  it('4.4.a, 4.4.c reactions are checked after a reaction is played, so reactions that it activated are played too', () => {
    const first = watch('First', anyJoins, 'I gain 1 seen counter.');
    const second = watch(
      'Second',
      { kind: 'counters', what: { name: 'First' }, name: 'seen', change: 'gain' },
      'Resupply.',
    );
    const table = tableOf({ hand: [kite], landmark: [first, second], mana: 1 });
    table.happened();
    table.play('Kite', 'hero');
    expect(table.did('counters', 'resupply', 'begin-turn').map((line) => line.split(' |')[0])).toEqual([
      'counters',
      'counters',
      'resupply',
      'begin-turn',
    ]);
  });

  it('4.4.a, 5.1.1.c reactions to an inner action wait for the end of the effect that contains the action', () => {
    const bargain = spell('Bargain', 'You may pay {1} to draw a card. Resupply.');
    const table = tableOf(
      { hand: [bargain], landmark: [watch('Watch', 'When you draw a card')], mana: 2 },
      { hand: [kite], mana: 1 },
    );
    table.play('Bargain');
    expect(table.deciding).toBe('0: may-pay');
    table.happened();
    table.choose('yes');
    expect(table.did('pay', 'draw', 'resupply', 'finish', 'counters')).toEqual([
      'pay | Orb 2: +exhausted',
      'draw | Blank: deck.0 > hand.0',
      'draw | emblem of Watch: reaction > limbo.0',
      'resupply | Blank: deck.0 > reserve.0',
      'finish | Bargain: limbo.0 > reserve.0',
      'counters | Watch: +1 seen = 1',
    ]);
  });

  it('4.4.a reactions are not checked between the steps of an effect', () => {
    const feast = spell('Feast', 'Draw a card. Resupply.');
    const table = tableOf({ hand: [feast], landmark: [watch('Watch', 'When you draw a card')], mana: 1 });
    table.happened();
    table.play('Feast');
    expect(table.did('resupply', 'counters')).toEqual([
      'resupply | Blank: deck.0 > reserve.0',
      'counters | Watch: +1 seen = 1',
    ]);
  });
});

describe('which player plays which reaction', () => {
  const noon = (name: string) => watch(name, 'At Noon');

  it('4.4.b, 5.1.1.d a player with several reactions chooses the next one to play, and must play one', () => {
    const table = tableOf({ landmark: [noon('A'), noon('B')] }, {}, { from: 'noon' });
    expect(table.deciding).toBe('0: reaction');
    expect(table.options()).toEqual(['reaction emblem of A', 'reaction emblem of B']);
    expect(table.decide(0, [])).toMatchObject({
      ok: false,
      error: { code: 'OPTIONS_TOO_FEW', rule: '4.4.b' },
    });
    table.happened();
    table.choose('reaction emblem of B');
    expect(table.did('counters')).toEqual(['counters | B: +1 seen = 1', 'counters | A: +1 seen = 1']);
  });

  it("4.4.b, 5.1.1.d a player's only reaction is played without a decision", () => {
    const table = tableOf({ landmark: [noon('A')] }, {}, { from: 'noon' });
    expect(table.did('counters')).toEqual(['counters | A: +1 seen = 1']);
    expect(table.deciding).toBe('0: turn');
  });

  it('4.4.b, 4.4.c the player with initiative plays all their reactions before the next player', () => {
    const table = tableOf(
      { landmark: [noon('A')] },
      { landmark: [noon('B'), noon('C')] },
      { firstPlayer: 1, from: 'noon' },
    );
    expect(table.deciding).toBe('1: reaction');
    expect(table.options()).toEqual(['reaction emblem of B', 'reaction emblem of C']);
    table.choose('reaction emblem of C');
    expect(table.did('counters').map((line) => line.split(' ')[2])).toEqual(['C:', 'B:', 'A:']);
  });

  it('4.4.b in the Afternoon the active player plays reactions first', () => {
    const table = tableOf(
      { landmark: [watch('A', anyJoins), watch('B', anyJoins)] },
      { hand: [kite], landmark: [watch('C', anyJoins)], mana: 1 },
    );
    table.pass();
    table.happened();
    table.play('Kite', 'hero');
    expect(table.did('counters')).toEqual(['counters | C: +1 seen = 1']);
    expect(table.deciding).toBe('0: reaction');
  });

  it('4.4.c a player can choose a reaction created in the meantime like the earlier ones', () => {
    const chime = watch('Chime', { kind: 'counters', what: { name: 'A' }, name: 'seen', change: 'gain' });
    const table = tableOf(
      { landmark: [noon('A'), noon('B'), chime] },
      { landmark: [noon('Other')] },
      { from: 'noon' },
    );
    table.choose('reaction emblem of A');
    expect(table.options()).toEqual(['reaction emblem of B', 'reaction emblem of Chime']);
    table.happened();
    table.choose('reaction emblem of Chime');
    expect(table.did('counters').map((line) => line.split(' ')[2])).toEqual(['Chime:', 'B:', 'Other:']);
  });

  it('4.4.b an emblem that is not a reaction is not played', () => {
    const bless = spell(
      'Bless',
      effect(
        step({
          kind: 'ongoing',
          passive: { kind: 'statistics', of: { type: 'character' }, add: 1 },
          duration: 'day',
        }),
      ),
    );
    const elf = character('Elf', '{J} I gain 1 boost.');
    const table = tableOf({ hand: [bless, elf], mana: 2 });
    table.play('Bless').pass().play('Elf', 'hero');
    expect(table.stay('Elf').counters).toEqual({ boost: 1 });
    expect(table.names('limbo', 0)).toEqual(['emblem of Bless']);
  });
});
