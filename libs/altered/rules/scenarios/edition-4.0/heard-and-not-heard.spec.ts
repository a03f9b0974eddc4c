import { describe, expect, it } from '@jest/globals';
import type { Effect, Step, Trigger, What } from '#altered/abilities';
import {
  afterTrick,
  character,
  passive,
  permanent,
  reaction,
  sequence,
  spell,
  step,
  Table,
  tableOf4,
  type SeatPosition,
  type When,
  type Does,
} from '#altered/testing';

const watcher = (trigger: When, name = 'Watcher') =>
  permanent(name, reaction(trigger, 'I gain 1 seen counter.'));
const kite: What = { all: { name: 'Kite' } };
const token = { name: 'Bug', subtypes: ['robot'], statistics: { forest: 1, mountain: 1, water: 1 } } as const;

/** Plays all reactions, one after another. */
function settled(table: Table): Table {
  const [first] = table.options();
  return first?.startsWith('reaction') ? settled(table.choose(first)) : table;
}

/** Returns how often a player's Permanent reacts to that player's spell. */
const triggerCount = (
  trigger: When,
  does: Does,
  { landmark = [], ...mine }: SeatPosition = {},
  theirs: SeatPosition = {},
): number =>
  settled(afterTrick(does, { ...mine, landmark: [watcher(trigger), ...landmark] }, theirs)).counter(
    'Watcher',
    'seen',
  );

describe('reactions to statuses and counters', () => {
  const gains = (status: 'asleep' | 'exhausted'): Effect =>
    step({ kind: 'status', change: 'gain', status, what: kite });
  const awake = { hero: [character('Kite')] };

  it('2.4.6.a “exhaust” does not trigger when an object gains another status', () => {
    expect([
      triggerCount('When you exhaust a card', gains('exhausted'), awake),
      triggerCount('When you exhaust a card', gains('asleep'), awake),
    ]).toEqual([1, 0]);
  });

  const gain = (name: string): Effect =>
    step({ kind: 'counters', change: 'gain', name, count: 1, what: kite });

  it('2.4.5.a, 7.5.4.a “becomes Boosted” does not trigger on the first counter of another name', () => {
    const boosted: Trigger = { kind: 'status', what: {}, status: 'boosted', change: 'become' };
    expect([
      triggerCount(boosted, gain('boost'), awake),
      triggerCount(boosted, gain('Trial'), awake),
    ]).toEqual([1, 0]);
  });

  it('2.5.d, 7.3.14.a “gains boosts” does not trigger on counters of another name', () => {
    expect([
      triggerCount('When a card gains 1 or more boosts', gain('boost'), awake),
      triggerCount('When a card gains 1 or more boosts', gain('Trial'), awake),
    ]).toEqual([1, 0]);
  });

  it('7.5.4.a, 7.5.9.b “gains Asleep” triggers on a token that is created Asleep', () => {
    const lull = permanent(
      'Lull',
      passive({ kind: 'enters-with', of: { type: 'character' }, zone: 'expedition', statuses: ['asleep'] }),
    );
    expect([
      triggerCount('When a card gains Asleep', 'Create a Bug 1/1/1 Robot token in your Hero Expedition.', {
        landmark: [lull],
      }),
      triggerCount('When a card gains Asleep', 'Create a Bug 1/1/1 Robot token in your Hero Expedition.'),
    ]).toEqual([1, 0]);
  });
});

describe('reactions to cards that change zones', () => {
  const wren: What = { all: { name: 'Wren', zone: ['hand', 'reserve'] } };
  const discards = (...from: readonly ('hand' | 'reserve')[]): Trigger => ({
    kind: 'discards',
    who: 'you',
    from,
  });
  const discard = step({ kind: 'discard', what: wren });

  it('7.3.7.a the discard of a card from Hand and from Reserve triggers different reactions', () => {
    for (const zone of ['hand', 'reserve'] as const)
      expect([
        triggerCount('When you discard a card from your hand', discard, { [zone]: [character('Wren')] }),
        triggerCount(discards('reserve'), discard, { [zone]: [character('Wren')] }),
      ]).toEqual(zone === 'hand' ? [1, 0] : [0, 1]);
  });

  it('6.2.b a card that goes elsewhere instead has not been discarded', () => {
    const saved = permanent(
      'Net',
      passive({ kind: 'goes-instead', of: {}, from: 'hand', to: 'discard', instead: 'reserve' }),
    );
    const mine = { hand: [character('Wren')] };
    expect([
      triggerCount('When you discard a card from your hand', discard, mine),
      triggerCount('When you discard a card from your hand', discard, { ...mine, landmark: [saved] }),
    ]).toEqual([1, 0]);
  });

  it('4.2.5.c at Night a player with too many cards in Reserve discards them', () => {
    const seen = (by: 'you' | 'opponent'): number =>
      settled(
        tableOf4(
          {
            reserve: ['Wren', 'Owl', 'Rook'].map((name) => character(name)),
            landmark: [watcher({ kind: 'discarded', what: {}, from: 'reserve', by })],
          },
          {},
          { from: 'night' },
        ).choose('Wren', 'Owl'),
      ).counter('Watcher', 'seen');
    expect([seen('you'), seen('opponent')]).toEqual([1, 0]);
  });

  it('6.3.b a reaction to a card going to a zone ignores cards going to another zone', () => {
    const goes: Trigger = { kind: 'goes-from', what: {}, from: ['hand'], to: 'mana' };
    const move = (zone: 'mana' | 'reserve'): Effect => step({ kind: 'move', what: wren, to: { zone } });
    const mine = { hand: [character('Wren')] };
    expect([triggerCount(goes, move('mana'), mine), triggerCount(goes, move('reserve'), mine)]).toEqual([
      1, 0,
    ]);
  });

  it('6.3.b only a drawn, Resupplied or created card is a Gift', () => {
    const theirs = { deck: [character('Owl')], hero: [character('Kite')] };
    const draw = step({ kind: 'draw', count: 1, who: 'opponent' });
    const away = step({ kind: 'move', what: kite, to: { zone: 'reserve' } });
    expect([
      triggerCount('When you make a Gift', draw, {}, theirs),
      triggerCount('When you make a Gift', away, {}, theirs),
    ]).toEqual([1, 0]);
  });
});

describe('the number of Gifts in a turn', () => {
  const theirs = { deck: [character('Owl'), character('Crow'), character('Wren')] };
  const draws = (count: number) => step({ kind: 'draw', count, who: 'opponent' });
  const given = (when: number): Trigger => ({ kind: 'gift', who: 'you', gives: true, times: when });

  it('6.3.b, 7.3.8.a the second Gift of a turn triggers once, even if several come simultaneously', () => {
    expect([
      triggerCount(given(2), draws(1), {}, theirs),
      triggerCount(given(2), draws(2), {}, theirs),
    ]).toEqual([0, 1]);
    expect(triggerCount(given(2), draws(3), {}, theirs)).toBe(1);
    const drawAndResupply = sequence(draws(1), step({ kind: 'resupply', who: 'opponent' }));
    expect(triggerCount(given(2), drawAndResupply, {}, theirs)).toBe(1);
  });
});

describe('reactions to leaving an Expedition', () => {
  const swap = step({ kind: 'switch-expeditions', what: kite });
  const home = step({ kind: 'move', what: kite, to: { zone: 'reserve' } });
  const from = (hero: boolean): SeatPosition =>
    hero ? { hero: [character('Kite')] } : { companion: [character('Kite')] };

  it("7.5.10.a “leaves your Hero Expedition” does not trigger for the same player's other Expedition", () => {
    expect([
      triggerCount('When a Character leaves your Hero Expedition', home, from(true)),
      triggerCount('When a Character leaves your Hero Expedition', home, from(false)),
    ]).toEqual([1, 0]);
  });

  it("7.5.10.c a character that switches leaves one Expedition, but not its player's Expeditions", () => {
    expect([
      triggerCount('When a Character leaves each Expedition', swap, from(true)),
      triggerCount('When a Character leaves your Expeditions', swap, from(true)),
      triggerCount('When a Character leaves your Expeditions', home, from(true)),
    ]).toEqual([1, 0, 1]);
  });

  it('7.5.10.a an effect can find the Expedition that was left', () => {
    const scout = permanent(
      'Scout',
      reaction(
        {
          kind: 'leaves-expedition',
          what: { type: 'character' },
          expedition: { kind: 'of-player', which: 'hero', player: 'you' },
        },
        step({ kind: 'create', token, in: 'that-expedition' }),
      ),
    );
    const found = afterTrick(home, { ...from(true), landmark: [scout] });
    expect([found.names('hero', 0), found.names('companion', 0)]).toEqual([['Bug'], []]);
  });
});

describe('the player who acts, and the result', () => {
  it('7.3.28.a “the highest number named” is one of the numbers named', () => {
    const low = (seed: string): Table =>
      tableOf4(
        {
          hand: [spell('Trick', 'Roll a die.')],
          landmark: [watcher({ kind: 'rolls-number', who: 'you', from: 2, to: 3 })],
          mana: 1,
        },
        {},
        { seed },
      ).play('Trick');
    const found = new Map<number, number>();
    for (let seed = 0; found.size < 6; seed++) {
      const table = low(`die ${seed}`);
      const [roll] = table.step('roll').actions;
      if (roll?.kind === 'roll') found.set(roll.dice[0] ?? 0, table.counter('Watcher', 'seen'));
    }
    expect([1, 2, 3, 4, 5, 6].map((die) => found.get(die))).toEqual([0, 1, 1, 0, 0, 0]);
  });

  const reveals = (who: 'you' | 'opponent', does: Step): number => {
    const teller = character(
      'Kite',
      passive({ kind: 'instead', would: { kind: 'gain', what: 'me', status: 'asleep' }, effect: step(does) }),
      reaction({ kind: 'reveals', who }, 'I gain 1 seen counter.'),
    );
    const lull = step({ kind: 'status', change: 'gain', status: 'asleep', what: kite });
    return afterTrick(lull, { hero: [teller], deck: [character('Wren')] }).counter('Kite', 'seen');
  };

  it('7.5.6.a “when you reveal” triggers only for the player who reveals', () => {
    const reveal: Step = { kind: 'reveal', what: { top: 'you' } };
    expect([reveals('you', reveal), reveals('opponent', reveal)]).toEqual([1, 0]);
  });

  it('6.3.b a card that only its player looks at is not revealed', () => {
    expect(reveals('you', { kind: 'look', what: { top: 'you' } })).toBe(0);
  });
});

describe('passing among four players', () => {
  const passed = (kind: 'passes-first' | 'passes-last', firstPlayer: number): number => {
    const table = new Table({
      edition: '4.0',
      mode: 'free-for-all',
      firstPlayer,
      seats: [{ landmark: [watcher({ kind, who: 'you' })] }, {}, {}, {}],
    });
    const { turn } = table.state;
    for (let passes = 0; passes < 4 && table.state.turn >= turn && table.options().includes('pass'); passes++)
      settled(table.pass());
    return table.counter('Watcher', 'seen');
  };

  it('4.2.3.d, 4.2.3.e the first to pass passes before all others, and the last after all others', () => {
    expect([0, 3, 2, 1].map((first) => passed('passes-first', first))).toEqual([1, 0, 0, 0]);
    expect([0, 3, 2, 1].map((first) => passed('passes-last', first))).toEqual([0, 0, 0, 1]);
  });
});
