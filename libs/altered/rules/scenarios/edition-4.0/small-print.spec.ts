import { describe, expect, it } from '@jest/globals';
import {
  character,
  effect,
  passive,
  permanent,
  spell,
  statistics,
  statisticsOf,
  step,
  tableOf4,
  type Table,
  type Line,
} from '#altered/testing';

describe('owners', () => {
  it("1.1.3.c a card that another player controls goes to its owner's zones", () => {
    const turn = spell('Turn', 'Target Character defects. Send it to Reserve.');
    const found = tableOf4({ hand: [turn], mana: 1 }, { hero: [character('Wren')] }).play('Turn');
    expect(found.linesWith('Wren')).toEqual([
      'defect | Wren: hero.1 > hero.0',
      'move | Wren: hero.0 > reserve.1',
    ]);
  });
});

describe('events that change nothing', () => {
  it('1.2.7.d a revealed card is shown and stays in its zone', () => {
    const look = spell('Look', 'Reveal the top card of your deck.');
    const found = tableOf4({ hand: [look], deck: [character('Top')], mana: 1 });
    const before = found.names('deck', 0);
    found.play('Look');
    expect([found.did('reveal').length, found.names('deck', 0)]).toEqual([1, before]);
    expect(found.state.known[found.item('Top')]).toBe(0b11);
  });

  it('2.4.1.g a status gained again changes nothing, but activates reactions', () => {
    const haste = spell('Haste', 'Target Character gains Fleeting.');
    const again = 'I can gain Fleeting even if I was already Fleeting.';
    const seeing = 'When I gain Fleeting — I gain 1 seen counter.';
    const gained = (abilities: readonly Line[]): unknown => {
      const card = character('Duellist', ...abilities);
      const found = tableOf4({ hand: [haste], hero: [{ card, statuses: ['fleeting'] }], mana: 1 }).play(
        'Haste',
      );
      const { statuses } = found.stay('Duellist');
      return [statuses, found.counter('Duellist', 'seen')];
    };
    expect(gained([again, seeing])).toEqual([['fleeting'], 1]);
    expect(gained([seeing])).toEqual([['fleeting'], 0]);
  });
});

describe('Mana Orbs', () => {
  it('3.2.9.e before a Mana Orb is chosen, its player may exhaust another to ready it', () => {
    const dig = spell(
      'Dig',
      effect(
        step({
          kind: 'move',
          what: { choose: { zone: 'mana', controller: 'you', status: 'exhausted' } },
          to: { zone: 'hand' },
        }),
      ),
    );
    const orbs = ['Kite', 'Owl', 'Toad'].map((name) => character(name));
    const found = tableOf4({ hand: [dig], mana: orbs }).play('Dig');
    expect([found.deciding, found.state.pending?.min]).toEqual(['0: exchange', 2]);
    found.choose('Kite', 'Owl');
    expect(found.names('hand', 0)).toEqual(['Toad']);
    expect(found.orbs(0)).toBe(2);
  });
});

describe('alternatives to an optional replacement', () => {
  it('6.2.e “If you don’t” is a step right after the unchanged step', () => {
    const jinn = character(
      'Jinn',
      "If I would leave the Expedition zone, you may put me in my owner's Mana zone instead. If you don't, draw a card.",
    );
    const back = spell(
      'Back',
      "Return target Character to the top of its owner's deck. Target Permanent gains 1 after counter.",
    );
    const answered = (answer: 'yes' | 'no'): Table =>
      tableOf4({ hand: [back], landmark: [permanent('Post')], mana: 1 }, { hero: [jinn] })
        .play('Back')
        .choose(answer);
    const declined = answered('no');
    expect(declined.verbs().filter((verb) => ['move', 'draw', 'counters'].includes(verb))).toEqual([
      'move',
      'draw',
      'counters',
    ]);
    expect(declined.names('hand', 1)).toEqual(['Jinn']);
    const moved = answered('yes');
    expect([moved.names('mana', 1), moved.verbs().includes('draw')]).toEqual([['Jinn'], false]);
  });
});

describe('the order of modifiers', () => {
  it('6.2.h the first player orders modifiers of a step without a controller, whoever controls the object', () => {
    const divert = (name: string, instead: 'hand' | 'mana') =>
      permanent(
        name,
        passive({
          kind: 'goes-instead',
          of: { type: 'character' },
          from: 'expedition',
          to: 'reserve',
          instead,
        }),
      );
    for (const firstPlayer of [0, 1]) {
      const found = tableOf4(
        { hero: [character('Kite')], landmark: [divert('Nest', 'hand'), divert('Pit', 'mana')] },
        {},
        { firstPlayer, from: 'dusk' },
      );
      expect(found.deciding).toBe(`${firstPlayer}: modifier-order`);
      found.choose(found.keys()[1] ?? '');
      expect(found.names('mana', 0)).toEqual(['Kite']);
    }
  });
});

describe('abilities that are temporarily ignored', () => {
  const sleeper = character(
    'Sleeper',
    'Ignore my abilities during the first Day.',
    passive({ kind: 'statistics', of: 'me', add: 2 }),
    '{T}: Draw a card.',
    'When you play a Character — I gain 1 heard counter.',
  );
  const on = (day: number): Table =>
    tableOf4({ hero: [sleeper], hand: [character('Kite')], mana: 1 }, {}, { day });

  it('7.3.18.a abilities are ignored only during the first Day', () => {
    expect(statisticsOf(on(1), 'Sleeper')).toEqual([1, 1, 1]);
    expect(statisticsOf(on(2), 'Sleeper')).toEqual([3, 3, 3]);
  });

  it('7.3.18.b while abilities are ignored, quick actions cannot be played and reactions do not activate', () => {
    const activity = (day: number): readonly unknown[] => {
      const found = on(day);
      const isOffered = found.options().includes('quick Sleeper 2');
      return [isOffered, found.play('Kite', 'hero').counter('Sleeper', 'heard')];
    };
    expect(activity(1)).toEqual([false, 0]);
    expect(activity(2)).toEqual([true, 1]);
  });
});

describe('an Expedition that cannot move forward due to a terrain', () => {
  it('4.2.4.c the terrain does not count for the Expedition, but other terrains do', () => {
    const wall = permanent(
      'Wall',
      passive({ kind: 'cannot-move-forward', which: 'your-hero', due: 'mountain' }),
    );
    const moved = (forest: number, landmark: readonly ReturnType<typeof permanent>[]): unknown =>
      tableOf4({ landmark, hero: [character('Wren', statistics(forest, 3, 0))] })
        .pass()
        .pass().state.seats[0]?.expeditions.hero;
    expect([moved(0, []), moved(0, [wall]), moved(1, [wall])]).toEqual([1, 0, 1]);
  });
});

describe('Scout', () => {
  const aby = character('Aby', 'Scout {1}.', '{J} I gain 2 boosts.', { handCost: 5 });

  it('7.4.5.e a reaction that resolves later finds the Character in Reserve', () => {
    const played = (first: number): Table => {
      const found = tableOf4({ hand: [aby], mana: 1 }).choose('play Aby hero scout');
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
