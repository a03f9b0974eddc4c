import { describe, expect, it } from '@jest/globals';
import type { Effect, Trigger } from '#altered/abilities';
import {
  character,
  effect,
  gainCounters,
  joins,
  permanent,
  quickAction,
  reaction,
  resupply,
  sequence,
  spell,
  step,
  Table,
} from '#testing';

const kite = character('Kite');
/** A permanent with a reaction by which it gains a counter. */
const watch = (name: string, trigger: Trigger, does: Effect = gainCounters('seen')) =>
  permanent(name, { abilities: [reaction(trigger, does)] });
const anyJoins: Trigger = { kind: 'join', what: { type: 'character' } };

describe('when reactions are checked', () => {
  it('4.4.a after a card was played, before the next turn', () => {
    const table = new Table({ seats: [{ hand: [kite], landmark: [watch('Watch', anyJoins)], mana: 1 }, {}] });
    table.happened();
    table.choose('play Kite hero');
    expect(table.did('join', 'counters', 'begin-turn')).toEqual([
      'join | Kite: limbo.0 > hero.0',
      'join | emblem of Watch: reaction > limbo.0',
      'counters | Watch: +1 seen = 1',
      'begin-turn | turn {"turn":2,"seat":1}',
    ]);
  });

  it('4.4.a after a quick action was played, before the turn goes on', () => {
    const smith = character('Smith', {
      abilities: [
        quickAction(
          { exhaustMe: true },
          step({
            kind: 'create',
            token: { name: 'Bug', subtypes: [], statistics: { forest: 1, mountain: 1, water: 1 } },
            in: 'your-hero',
          }),
        ),
      ],
    });
    const table = new Table({ seats: [{ hero: [smith], landmark: [watch('Watch', anyJoins)] }, {}] });
    table.choose('quick Smith 0');
    expect(table.stay('Watch').counters).toEqual({ seen: 1 });
    expect(table.deciding).toBe('0: turn');
  });

  it('4.4.a after a player passed, before the next turn', () => {
    const table = new Table({ seats: [{ landmark: [watch('Watch', { kind: 'pass', who: 'you' })] }, {}] });
    table.happened();
    table.choose('pass');
    expect(table.did('counters', 'begin-turn')).toEqual([
      'counters | Watch: +1 seen = 1',
      'begin-turn | turn {"turn":2,"seat":1}',
    ]);
  });

  it('4.4.a, 4.4.c after a reaction was played: what it activated is played too', () => {
    const first = watch('First', anyJoins, gainCounters('seen'));
    const second = watch(
      'Second',
      { kind: 'counters', what: { name: 'First' }, name: 'seen', change: 'gain' },
      resupply,
    );
    const table = new Table({ seats: [{ hand: [kite], landmark: [first, second], mana: 1 }, {}] });
    table.happened();
    table.choose('play Kite hero');
    expect(table.did('counters', 'resupply', 'begin-turn').map((line) => line.split(' |')[0])).toEqual([
      'counters',
      'counters',
      'resupply',
      'begin-turn',
    ]);
  });

  it('4.4.a, 5.1.1.c not after an inner action: its reactions wait for the end of the effect that contains it', () => {
    const bargain = spell('Bargain', {
      abilities: [
        effect(
          sequence(
            {
              kind: 'pay-to',
              cost: { mana: 1 },
              effect: step({ kind: 'draw', count: 1 }),
            },
            resupply,
          ),
        ),
      ],
    });
    const table = new Table({
      seats: [
        { hand: [bargain], landmark: [watch('Watch', { kind: 'draw', who: 'you' })], mana: 2 },
        { hand: [kite], mana: 1 },
      ],
    });
    table.choose('play Bargain');
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

  it('4.4.a not between the steps of an effect', () => {
    const feast = spell('Feast', {
      abilities: [effect(sequence(step({ kind: 'draw', count: 1 }), resupply))],
    });
    const table = new Table({
      seats: [{ hand: [feast], landmark: [watch('Watch', { kind: 'draw', who: 'you' })], mana: 1 }, {}],
    });
    table.happened();
    table.choose('play Feast');
    expect(table.did('resupply', 'counters')).toEqual([
      'resupply | Blank: deck.0 > reserve.0',
      'counters | Watch: +1 seen = 1',
    ]);
  });
});

describe('who plays which reaction', () => {
  const noon = (name: string) => watch(name, { kind: 'phase', phase: 'noon' });

  it('4.4.b, 5.1.1.d a player with several chooses which one to play, and has to play one', () => {
    const table = new Table({ seats: [{ landmark: [noon('A'), noon('B')] }, {}], from: 'noon' });
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

  it('4.4.b, 5.1.1.d a single reaction is played without asking', () => {
    const table = new Table({ seats: [{ landmark: [noon('A')] }, {}], from: 'noon' });
    expect(table.did('counters')).toEqual(['counters | A: +1 seen = 1']);
    expect(table.deciding).toBe('0: turn');
  });

  it('4.4.b, 4.4.c the player with initiative plays all of theirs before the next player', () => {
    const table = new Table({
      seats: [{ landmark: [noon('A')] }, { landmark: [noon('B'), noon('C')] }],
      firstPlayer: 1,
      from: 'noon',
    });
    expect(table.deciding).toBe('1: reaction');
    expect(table.options()).toEqual(['reaction emblem of B', 'reaction emblem of C']);
    table.choose('reaction emblem of C');
    expect(table.did('counters').map((line) => line.split(' ')[2])).toEqual(['C:', 'B:', 'A:']);
  });

  it('4.4.b in the Afternoon the player whose turn it is comes first', () => {
    const table = new Table({
      seats: [
        { landmark: [watch('A', anyJoins), watch('B', anyJoins)] },
        { hand: [kite], landmark: [watch('C', anyJoins)], mana: 1 },
      ],
    });
    table.choose('pass');
    table.happened();
    table.choose('play Kite hero');
    expect(table.did('counters')).toEqual(['counters | C: +1 seen = 1']);
    expect(table.deciding).toBe('0: reaction');
  });

  it('4.4.c a reaction made meanwhile may be chosen like those that were there', () => {
    const chime = watch('Chime', { kind: 'counters', what: { name: 'A' }, name: 'seen', change: 'gain' });
    const table = new Table({
      seats: [{ landmark: [noon('A'), noon('B'), chime] }, { landmark: [noon('Other')] }],
      from: 'noon',
    });
    table.choose('reaction emblem of A');
    expect(table.options()).toEqual(['reaction emblem of B', 'reaction emblem of Chime']);
    table.happened();
    table.choose('reaction emblem of Chime');
    expect(table.did('counters').map((line) => line.split(' ')[2])).toEqual(['Chime:', 'B:', 'Other:']);
  });

  it('4.4.b an emblem that is no reaction is not played', () => {
    const bless = spell('Bless', {
      abilities: [
        effect(
          step({
            kind: 'ongoing',
            passive: { kind: 'statistics', of: { type: 'character' }, add: 1 },
            duration: 'day',
          }),
        ),
      ],
    });
    const elf = character('Elf', { abilities: [reaction(joins, gainCounters('boost'))] });
    const table = new Table({ seats: [{ hand: [bless, elf], mana: 2 }, {}] });
    table.choose('play Bless').choose('pass').choose('play Elf hero');
    expect(table.stay('Elf').counters).toEqual({ boost: 1 });
    expect(table.names('limbo', 0)).toEqual(['emblem of Bless']);
  });
});
