import { describe, expect, it } from '@jest/globals';
import type { Ability } from '#altered/abilities';
import type { Table } from '#testing';
import {
  character,
  effect,
  gainCounters,
  joins,
  passive,
  permanent,
  quickAction,
  reaction,
  sequence,
  spell,
  statistics,
  statisticsOf,
  step,
  tableOf4,
} from '#testing';

const aCharacter = [{ kind: 'object' as const, like: { type: 'character' as const } }];
const draw = step({ kind: 'draw', count: 1 });

describe('owners', () => {
  it('1.1.3.c a card that another player controls goes to the zones of its owner', () => {
    const turn = spell('Turn', {
      abilities: [
        effect(
          sequence(
            step({ kind: 'defect', what: { target: 0 } }),
            step({ kind: 'move', what: { target: 0 }, to: { zone: 'reserve' } }),
          ),
          aCharacter,
        ),
      ],
    });
    const found = tableOf4({ seats: [{ hand: [turn], mana: 1 }, { hero: [character('Wren')] }] });
    found.choose('play Turn');
    expect(found.linesWith('Wren')).toEqual([
      'defect | Wren: hero.1 > hero.0',
      'move | Wren: hero.0 > reserve.1',
    ]);
  });
});

describe('events that change nothing', () => {
  it('1.2.7.d a card that is revealed is only shown, and stays where it is', () => {
    const look = spell('Look', { abilities: [effect(step({ kind: 'reveal', what: { top: 'you' } }))] });
    const found = tableOf4({ seats: [{ hand: [look], deck: [character('Top')], mana: 1 }, {}] });
    const before = found.names('deck', 0);
    found.choose('play Look');
    expect([found.did('reveal').length, found.names('deck', 0)]).toEqual([1, before]);
    expect(found.state.known[found.item('Top')]).toBe(0b11);
  });

  it('2.4.1.g a status that may be gained again changes nothing, and reactions see it', () => {
    const haste = spell('Haste', {
      abilities: [
        effect(step({ kind: 'status', change: 'gain', status: 'fleeting', what: { target: 0 } }), aCharacter),
      ],
    });
    const again: Ability = passive({ kind: 'gains-again', status: 'fleeting' });
    const seeing = reaction(
      { kind: 'status', what: 'me', status: 'fleeting', change: 'become' },
      gainCounters('seen'),
    );
    const gained = (abilities: readonly Ability[]): unknown => {
      const card = character('Duellist', { abilities });
      const found = tableOf4({
        seats: [{ hand: [haste], hero: [{ card, statuses: ['fleeting'] }], mana: 1 }, {}],
      }).choose('play Haste');
      const { statuses } = found.stay('Duellist');
      return [statuses, found.counter('Duellist', 'seen')];
    };
    expect(gained([again, seeing])).toEqual([['fleeting'], 1]);
    expect(gained([seeing])).toEqual([['fleeting'], 0]);
  });
});

describe('Mana Orbs', () => {
  it('3.2.9.e before one is chosen, a player may exhaust another to ready it', () => {
    const dig = spell('Dig', {
      abilities: [
        effect(
          step({
            kind: 'move',
            what: { choose: { zone: 'mana', controller: 'you', status: 'exhausted' } },
            to: { zone: 'hand' },
          }),
        ),
      ],
    });
    const orbs = ['Kite', 'Owl', 'Toad'].map((name) => character(name));
    const found = tableOf4({ seats: [{ hand: [dig], mana: orbs }, {}] }).choose('play Dig');
    expect([found.deciding, found.state.pending?.min]).toEqual(['0: exchange', 2]);
    found.choose('Kite', 'Owl');
    expect(found.names('hand', 0)).toEqual(['Toad']);
    expect(found.orbs(0)).toBe(2);
  });
});

describe('an alternative to what is optional', () => {
  it('6.2.e “If you don’t” is a step right after the one that was left as it was', () => {
    const jinn = character('Jinn', {
      abilities: [
        passive({
          kind: 'goes-instead',
          of: 'me',
          from: 'expedition',
          instead: 'mana',
          optional: true,
          otherwise: draw,
        }),
      ],
    });
    const back = spell('Back', {
      abilities: [
        effect(
          sequence(
            step({ kind: 'move', what: { target: 0 }, to: { zone: 'deck', position: 'top' } }),
            gainCounters('after', 1, { target: 1 }),
          ),
          [...aCharacter, { kind: 'object', like: { type: 'permanent' } }],
        ),
      ],
    });
    const asked = (answer: 'yes' | 'no'): Table =>
      tableOf4({
        seats: [{ hand: [back], landmark: [permanent('Post')], mana: 1 }, { hero: [jinn] }],
      })
        .choose('play Back')
        .choose(answer);
    const kept = asked('no');
    expect(kept.verbs().filter((verb) => ['move', 'draw', 'counters'].includes(verb))).toEqual([
      'move',
      'draw',
      'counters',
    ]);
    expect(kept.names('hand', 1)).toEqual(['Jinn']);
    const moved = asked('yes');
    expect([moved.names('mana', 1), moved.verbs().includes('draw')]).toEqual([['Jinn'], false]);
  });
});

describe('the order of modifiers', () => {
  it('6.2.h of a step that nobody controls, the first player says it, whoever has the object', () => {
    const divert = (name: string, instead: 'hand' | 'mana') =>
      permanent(name, {
        abilities: [
          passive({
            kind: 'goes-instead',
            of: { type: 'character' },
            from: 'expedition',
            to: 'reserve',
            instead,
          }),
        ],
      });
    for (const firstPlayer of [0, 1]) {
      const found = tableOf4({
        seats: [{ hero: [character('Kite')], landmark: [divert('Nest', 'hand'), divert('Pit', 'mana')] }, {}],
        firstPlayer,
        from: 'dusk',
      });
      expect(found.deciding).toBe(`${firstPlayer}: modifier-order`);
      found.choose(found.keys()[1] ?? '');
      expect(found.names('mana', 0)).toEqual(['Kite']);
    }
  });
});

describe('abilities that are ignored for a time', () => {
  const sleeper = character('Sleeper', {
    abilities: [
      passive({ kind: 'abilities', of: 'me', lose: true, if: { kind: 'first-day' } }),
      passive({ kind: 'statistics', of: 'me', add: 2 }),
      quickAction({ exhaustMe: true }, draw),
      reaction({ kind: 'played', what: { type: 'character' }, by: 'you' }, gainCounters('heard')),
    ],
  });
  const on = (day: number): Table =>
    tableOf4({ seats: [{ hero: [sleeper], hand: [character('Kite')], mana: 1 }, {}], day });

  it('7.3.18.a during the first Day they are ignored, and no longer', () => {
    expect(statisticsOf(on(1), 'Sleeper')).toEqual([1, 1, 1]);
    expect(statisticsOf(on(2), 'Sleeper')).toEqual([3, 3, 3]);
  });

  it('7.3.18.b quick actions cannot be played and reactions do not activate, while they are ignored', () => {
    const heard = (day: number): readonly unknown[] => {
      const found = on(day);
      const isOffered = found.options().includes('quick Sleeper 2');
      return [isOffered, found.choose('play Kite hero').counter('Sleeper', 'heard')];
    };
    expect(heard(1)).toEqual([false, 0]);
    expect(heard(2)).toEqual([true, 1]);
  });
});

describe('an Expedition that cannot move forward due to a terrain', () => {
  it('4.2.4.c that terrain does not count for it, and others do', () => {
    const wall = permanent('Wall', {
      abilities: [passive({ kind: 'cannot-move-forward', which: 'your-hero', due: 'mountain' })],
    });
    const moved = (forest: number, landmark: readonly ReturnType<typeof permanent>[]): unknown =>
      tableOf4({
        seats: [{ landmark, hero: [character('Wren', statistics(forest, 3, 0))] }, {}],
      })
        .choose('pass')
        .choose('pass').state.seats[0]?.expeditions.hero;
    expect([moved(0, []), moved(0, [wall]), moved(1, [wall])]).toEqual([1, 0, 1]);
  });
});

describe('Scout', () => {
  const aby = character('Aby', {
    handCost: 5,
    abilities: [{ kind: 'scout', cost: 1 }, reaction(joins, gainCounters('boost', 2))],
  });

  it('7.4.5.e a reaction that is resolved afterwards finds the Character in Reserve', () => {
    const played = (first: number): Table => {
      const found = tableOf4({ seats: [{ hand: [aby], mana: 1 }, {}] }).choose('play Aby hero scout');
      expect(found.deciding).toBe('0: reaction');
      found.choose(found.keys()[first] ?? '');
      return found;
    };
    const ends = [0, 1].map((first) => {
      const found = played(first);
      expect(found.names('reserve', 0)).toEqual(['Aby']);
      const isThere = found.verbs().indexOf('move') < found.verbs().indexOf('counters');
      return [isThere, found.counter('Aby', 'boost')];
    });
    expect(ends).toContainEqual([true, 2]);
    expect(ends).toContainEqual([false, 0]);
  });
});
