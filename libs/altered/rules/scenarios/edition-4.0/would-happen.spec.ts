import { describe, expect, it } from '@jest/globals';
import type { Passive, Step } from '#altered/abilities';
import {
  character,
  effect,
  passive,
  permanent,
  sequence,
  simultaneously,
  spell,
  statistics,
  step,
  tableOf4,
  trick,
  type Table,
  type Does,
  effectOf,
} from '#altered/testing';

type Instead = Extract<Passive, { kind: 'instead' }>;
type Would = Instead['would'];

const instead = (would: Would, then: Does, more: Partial<Instead> = {}) =>
  passive({ kind: 'instead', would, effect: effectOf(then), ...more });
const gain = (
  status: 'anchored' | 'asleep' | 'fleeting',
  what: 'me' | { target: number } = { target: 0 },
): Does => step({ kind: 'status', change: 'gain', status, what });
const cast = (name: string, ...effects: readonly Does[]) =>
  spell(name, effect(sequence(...effects), [{ kind: 'object', like: { type: 'character' } }]));

describe('replacing events', () => {
  it('6.2.b a gained status can be replaced with another', () => {
    const guard = character('Guard', 'If I would gain Asleep, I gain Anchored instead.');
    const found = tableOf4({ hero: [guard], hand: [cast('Lull', gain('asleep'))], mana: 1 }).play('Lull');
    expect(found.stay('Guard').statuses).toEqual(['anchored']);
  });

  it('6.2.b “it” means another object that would gain a status or go to Reserve', () => {
    const nurse = character(
      'Nurse',
      instead(
        { kind: 'gain', what: { type: 'character', other: true, controller: 'you' }, status: 'asleep' },
        step({ kind: 'status', change: 'gain', status: 'anchored', what: 'it' }),
      ),
      instead(
        { kind: 'go', what: { subtype: 'robot' }, from: 'expedition', to: 'reserve' },
        step({ kind: 'lose-boosts', what: 'it' }),
      ),
    );
    const robot = character('Robot', { subtypes: ['robot'] });
    const away = cast('Away', step({ kind: 'move', what: { target: 0 }, to: { zone: 'reserve' } }));
    const found = tableOf4({
      hero: [nurse, { card: robot, counters: { boost: 2 } }],
      hand: [cast('Lull', gain('asleep')), away],
      mana: 2,
    })
      .play('Lull')
      .choose('Robot')
      .pass()
      .play('Away')
      .choose('Robot');
    expect(found.stay('Robot')).toMatchObject({ zone: 'expedition', statuses: ['anchored'], counters: {} });
    expect(found.stay('Nurse').statuses).toEqual([]);
  });

  it('6.2.b, 2.2.2.n an object that does not match, or is in another zone, is discarded as usual', () => {
    const nurse = permanent(
      'Nurse',
      instead(
        { kind: 'go', what: { subtype: 'robot' }, from: 'expedition', to: 'discard' },
        step({ kind: 'move', what: 'it', to: { zone: 'mana' } }),
      ),
    );
    const robot = (name: string) => character(name, { subtypes: ['robot'] });
    const purge = spell(
      'Purge',
      effect(
        simultaneously(
          { kind: 'discard', what: { all: { type: 'character' } } },
          { kind: 'discard', what: { all: { zone: 'hand', owner: 'you' } } },
        ),
      ),
    );
    const found = tableOf4({
      landmark: [nurse],
      hero: [robot('Bolt'), character('Wren')],
      hand: [purge, robot('Nut')],
      mana: 1,
    }).play('Purge');
    expect(found.stay('Bolt').zone).toBe('mana');
    expect([found.stay('Wren').zone, found.stay('Nut').zone]).toEqual(['discard', 'discard']);
  });

  it('6.2.d, 6.4.a a player may discard the object itself instead of another one', () => {
    const shield = permanent(
      'Shield',
      instead(
        { kind: 'go', what: { type: 'character' }, from: 'expedition', to: 'reserve' },
        step({ kind: 'lose-boosts', what: 'it' }),
        { optional: true },
      ),
    );
    const after = (does: Does): Table =>
      tableOf4({ landmark: [shield], hero: [character('Wren')], hand: [trick(does)], mana: 1 }).play('Trick');
    const away: Step = { kind: 'move', what: { all: { type: 'character' } }, to: { zone: 'reserve' } };
    const found = after('Send Characters to Reserve.').choose('yes');
    expect([found.stay('Wren').zone, found.stay('Shield').zone]).toEqual(['expedition', 'discard']);
    // The same object cannot be discarded twice in a step, so the replacement is not offered.
    const both = after(simultaneously(away, { kind: 'discard', what: { all: { name: 'Shield' } } }));
    expect(both.deciding).toBe('1: turn');
    expect([both.stay('Wren').zone, both.stay('Shield').zone]).toEqual(['reserve', 'discard']);
  });

  it('5.2.1.c, 6.2.b the Fleeting that a character played from Reserve would gain can be replaced', () => {
    const duellist = character('Duellist', 'If I would gain Fleeting, I gain 1 boost instead.');
    const found = tableOf4({ reserve: [duellist], mana: 1 }).play('Duellist', 'hero');
    expect([found.stay('Duellist').statuses, found.counter('Duellist', 'boost')]).toEqual([[], 1]);
  });

  describe('leaving an Expedition', () => {
    const keeps = permanent(
      'Keeps',
      'If a Boosted Character would leave your Hero Expedition during the Afternoon, it loses all its boosts instead.',
    );
    const away = cast('Away', step({ kind: 'move', what: { target: 0 }, to: { zone: 'reserve' } }));
    const wren = { card: character('Wren'), counters: { boost: 2 } };

    it('6.2.b, 7.5.5 a character that would leave its Expedition can lose its boosts instead, once', () => {
      const found = tableOf4({ landmark: [keeps], hero: [wren], hand: [away, away], mana: 2 }).play('Away');
      expect([found.names('hero', 0), found.counter('Wren', 'boost')]).toEqual([['Wren'], 0]);
      expect(found.pass().play('Away').names('hero', 0)).toEqual([]);
    });

    it('7.5.10.a, 7.3.34.a a character that would switch Expeditions would leave its Expedition, but not the zone', () => {
      const swap = cast('Swap', step({ kind: 'switch-expeditions', what: { target: 0 } }));
      const found = tableOf4({ landmark: [keeps], hero: [wren], hand: [swap], mana: 1 }).play('Swap');
      expect([found.names('hero', 0), found.counter('Wren', 'boost')]).toEqual([['Wren'], 0]);
    });

    it('4.2.3 a replacement of leaving an Expedition in the Afternoon ignores other Expeditions and Rest', () => {
      const other = tableOf4({ landmark: [keeps], companion: [wren], hand: [away], mana: 1 });
      expect(other.play('Away').names('companion', 0)).toEqual([]);
      const moved = tableOf4({
        landmark: [keeps],
        hero: [{ ...wren, card: character('Wren', statistics(9, 9, 9)) }],
      })
        .pass()
        .pass();
      expect(moved.names('hero', 0)).toEqual([]);
    });
  });

  it('7.3.2 of edition 4.0, 6.2.b: a character that would go to Reserve becomes Fleeting and defects instead', () => {
    const rover = character(
      'Rover',
      instead({ kind: 'go', what: 'me', from: 'expedition', to: 'reserve' }, 'I gain Fleeting. I defect.'),
      statistics(9, 9, 9),
    );
    const found = tableOf4({ hero: [rover] })
      .pass()
      .pass();
    expect([found.names('hero', 0), found.names('hero', 1)]).toEqual([[], ['Rover']]);
    expect(found.stay('Rover').statuses).toEqual(['fleeting']);
  });

  describe('attempting to Ascend again', () => {
    const ascend = 'Your Hero Expedition Ascends.';
    const rise = cast('Rise', ascend, ascend);
    const would: Would = { kind: 'ascend-again', which: 'each-of-yours' };
    const played = (...abilities: readonly ReturnType<typeof passive>[]): Table =>
      tableOf4({
        landmark: [permanent('Altar', ...abilities)],
        hero: [character('Wren')],
        hand: [rise],
        mana: 1,
      }).play('Rise');

    it('7.5.3.a an Ascension is replaced when an Expedition would Ascend a second time', () => {
      const found = played(instead(would, 'Resupply.'));
      expect(found.did('resupply')).toHaveLength(1);
      expect(found.state.seats[0]?.ascended).toEqual(['hero']);
    });

    it('6.2.g only the first of two replacements happens, and (6.2.c) the addition also happens', () => {
      const found = played(
        instead(would, 'Resupply.'),
        instead(would, 'Resupply.'),
        instead(would, 'I gain 1 heard counter.', { also: true }),
      );
      expect([found.did('resupply').length, found.counter('Altar', 'heard')]).toEqual([1, 1]);
    });
  });

  describe('moving forward', () => {
    const kite = character('Kite', statistics(9, 9, 9));

    it('6.2.d a player may discard an object instead of moving an Expedition', () => {
      const will = permanent(
        'Will',
        'If your Hero Expedition would move forward, you may discard me instead to draw a card.',
      );
      const atDusk = (): Table =>
        tableOf4({ landmark: [will], hero: [kite] })
          .pass()
          .pass();
      expect(atDusk().deciding).toContain('instead');
      expect(atDusk().decide(0, ['yes', 'no'])).toMatchObject({
        ok: false,
        error: { code: 'OPTIONS_TOO_MANY' },
      });
      const yes = atDusk().choose('yes');
      expect(yes.names('discard', 0)).toContain('Will');
      expect(yes.state.seats[0]?.expeditions.hero).toBe(0);
      expect(atDusk().choose('no').state.seats[0]?.expeditions.hero).toBe(1);
    });

    it('6.2.b a replacement can be optional without a payment', () => {
      const will = permanent('Will', 'If your Hero Expedition would move forward, you may Resupply instead.');
      const atDusk = (): Table =>
        tableOf4({ landmark: [will], hero: [kite], deck: [kite, kite] })
          .pass()
          .pass();
      const yes = atDusk().choose('yes');
      expect(yes.names('landmark', 0)).toEqual(['Will']);
      expect([yes.state.seats[0]?.expeditions.hero, yes.did('resupply').length]).toEqual([0, 1]);
      expect(atDusk().choose('no').state.seats[0]?.expeditions.hero).toBe(1);
    });

    it('6.4.a exhausting an object to replace a move is a payment, so it cannot be paid twice', () => {
      const will = permanent(
        'Will',
        instead({ kind: 'forward', which: 'each-of-yours' }, sequence(), {
          optional: true,
          pay: { exhaustMe: true },
        }),
      );
      const found = tableOf4({ landmark: [will], hero: [kite], companion: [kite] })
        .pass()
        .pass()
        .choose('yes');
      expect(found.state.seats[0]?.expeditions).toEqual({ hero: 0, companion: 6 });
    });

    it('6.4.a two objects can each be exhausted to replace a move', () => {
      const guard = (name: string, which: 'your-hero' | 'your-companion') =>
        permanent(
          name,
          instead({ kind: 'forward', which }, sequence(), { optional: true, pay: { exhaustMe: true } }),
        );
      const found = tableOf4({
        landmark: [guard('Left', 'your-hero'), guard('Right', 'your-companion')],
        hero: [kite],
        companion: [kite],
      })
        .pass()
        .pass()
        .choose('yes')
        .choose('yes');
      expect(found.state.seats[0]?.expeditions).toEqual({ hero: 0, companion: 7 });
    });

    it('6.4.a a player may exhaust an object once to move an Expedition one more region', () => {
      const sail = permanent(
        'Sail',
        instead(
          { kind: 'forward', which: 'each-of-yours', during: 'dusk' },
          step({ kind: 'move-expedition', which: 'its-expedition', direction: 'forward' }),
          { optional: true, pay: { exhaustMe: true } },
        ),
      );
      const decided = (...answers: readonly string[]): unknown => {
        const found = tableOf4({ landmark: [sail], hero: [kite], companion: [kite] })
          .pass()
          .pass();
        for (const answer of answers) found.choose(answer);
        return found.state.seats[0]?.expeditions;
      };
      expect(decided('yes')).toEqual({ hero: 2, companion: 6 });
      expect(decided('no', 'yes')).toEqual({ hero: 1, companion: 5 });
      expect(decided('no', 'no')).toEqual({ hero: 1, companion: 6 });
    });
  });

  it('7.3.11.b an additional region on a face-down card turns up both its regions', () => {
    const sail = permanent(
      'Sail',
      'If your Hero Expedition would move forward, its Expedition moves forward one region instead.',
    );
    const found = tableOf4(
      { landmark: [sail], hero: [character('Kite', statistics(9, 9, 9))], at: { hero: 1, companion: 7 } },
      {},
      { regions: [['forest'], ['water'], null, null, null, null] },
    )
      .pass()
      .pass();
    expect(found.state.seats[0]?.expeditions.hero).toBe(3);
    expect(found.state.adventure.map(({ faceDown }) => faceDown)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  it('6.2.c, 7.3.13 a player who rolls also reveals the top card', () => {
    const oracle = permanent(
      'Oracle',
      'If you would roll one or more dice, reveal the top card of your deck.',
    );
    const dice = cast('Dice', step({ kind: 'roll', note: 'roll' }));
    const found = tableOf4({ landmark: [oracle], hero: [character('Wren')], hand: [dice], mana: 1 }).play(
      'Dice',
    );
    expect(found.did('roll', 'reveal')).toHaveLength(2);
    expect(found.step('roll').modifiers).toMatchObject([{ mode: 'adds', rule: '6.2.c' }]);
    const other = tableOf4({ hero: [character('Wren')], hand: [dice], mana: 1 }, { landmark: [oracle] }).play(
      'Dice',
    );
    expect(other.did('roll', 'reveal')).toHaveLength(1);
  });

  it("6.2.e.1 an opponent's action is replaced with an action of the ability's controller or of the opponent", () => {
    const wren = character('Wren');
    const wait = (who: 'opponent' | undefined) =>
      permanent(
        'Wait',
        passive({
          kind: 'does-instead',
          who: 'opponent',
          would: 'draw',
          effect: step({ kind: 'resupply', ...(who && { who }) }),
        }),
      );
    const gift = spell('Gift', 'Each player draws a card.');
    const found = (who: 'opponent' | undefined) => {
      const { state } = tableOf4(
        { landmark: [wait(who)], hand: [gift], deck: [wren, wren], mana: 1 },
        { deck: [wren, wren] },
      ).play('Gift');
      return state.seats.map(({ hand, reserve }) => [hand.length, reserve.length]);
    };
    expect([found('opponent'), found(undefined)]).toEqual([
      [
        [1, 1],
        [0, 1],
      ],
      [
        [1, 2],
        [0, 0],
      ],
    ]);
  });
});
