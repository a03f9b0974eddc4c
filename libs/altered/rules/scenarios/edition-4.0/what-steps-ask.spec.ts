import { describe, expect, it } from '@jest/globals';
import type { Selector, Step } from '#altered/abilities';
import {
  afterTrick,
  character,
  gainCounters,
  passive,
  permanent,
  quickAction,
  reaction,
  sequence,
  simultaneously,
  spell,
  step,
  tableOf4,
  type SeatPosition,
  type Table,
  type Does,
  type Statement,
} from '#altered/testing';

const law = (name: string, says: Statement) => permanent(name, passive(says));
const discards = (who: 'you' | 'opponent'): Step => ({
  kind: 'discard',
  who,
  what: { choose: { zone: 'reserve', controller: 'you' } },
});

describe('simultaneous steps', () => {
  const two = { reserve: [character('Wren'), character('Owl')] };

  it('6.1.f, 6.1.g each simultaneous step asks its players in initiative order, and all happen as one step', () => {
    const table = afterTrick(simultaneously(discards('opponent'), discards('you')), two, two);
    const decisions = [table.deciding];
    table.choose('Owl');
    decisions.push(table.deciding);
    table.choose('Wren');
    expect(decisions.every((decision, index) => decision.startsWith(`${index}:`))).toBe(true);
    expect(table.did('simultaneously')).toEqual([
      'simultaneously | Wren: reserve.1 > discard.1',
      'simultaneously | Owl: reserve.0 > discard.0',
    ]);
  });
});

describe('one of several simultaneous steps', () => {
  const draw: Step = { kind: 'draw', count: 1 };
  const acts = (does: Does): Table =>
    tableOf4({ landmark: [permanent('Drum', quickAction({}, does))] }).activate('Drum');

  it('7.3.2.a, 4.2.3.c one of the steps can end the turn or pass', () => {
    expect(acts('Draw a card.').deciding).toBe('0: turn');
    expect(acts(simultaneously(draw, { kind: 'after-you' })).deciding).toBe('1: turn');
    const passes = acts(simultaneously(draw, { kind: 'pass' }));
    expect([passes.deciding, passes.pass().did('begin-phase').length]).toEqual(['1: turn', 2]);
  });

  it('1.4.2.a one of the steps can give its player another turn', () => {
    const found = (...steps: readonly Step[]) => afterTrick(simultaneously(draw, ...steps)).deciding;
    expect([found(), found({ kind: 'another-turn' })]).toEqual(['1: turn', '0: turn']);
  });

  it('7.3.13.b, 6.3.i one of the steps can reveal a card, and a reaction can use the die rolled before', () => {
    const roll = 'Roll a die.';
    const taken = step({ kind: 'take-counters', from: 'me', name: 'coin', count: 'all' });
    const reveal: Step = { kind: 'reveal', what: { top: 'you' } };
    const teller = character(
      'Teller',
      passive({
        kind: 'instead',
        would: { kind: 'gain', what: 'me', status: 'asleep' },
        effect: sequence(roll, taken, simultaneously(draw, reveal)),
      }),
      reaction('When you reveal a card this way', gainCounters('seen', { rolled: true })),
    );
    const lull = step({
      kind: 'status',
      change: 'gain',
      status: 'asleep',
      what: { all: { name: 'Teller' } },
    });
    const found = afterTrick(lull, { hero: [{ card: teller, counters: { coin: 9 } }] });
    const [die] = found.step('roll').actions.flatMap((action) => (action.kind === 'roll' ? action.dice : []));
    expect(found.counter('Teller', 'seen')).toBe(die);
  });
});

describe("one of a player's Expeditions Ascends", () => {
  it('6.1.g, 2.4.3.a a player chooses which Expedition Ascends, and the effect then refers to the other one', () => {
    const found = afterTrick(
      sequence(
        step({ kind: 'ascend', which: 'one-of-yours' }),
        step({ kind: 'move-expedition', which: 'other-than-that', direction: 'forward' }),
      ),
    ).choose('expedition 0 companion');
    expect(found.linesWith('ascended', 'hero.0: ')).toEqual([
      'ascend | companion.0: +ascended',
      'move-expedition | hero.0: 0 > 1',
    ]);
  });

  it('2.4.3.a “your other Expedition” does not refer to an Expedition that was not chosen', () => {
    const found = afterTrick(
      sequence(
        'Your Hero Expedition Ascends.',
        step({ kind: 'move-expedition', which: 'other-than-that', direction: 'forward' }),
      ),
    );
    expect(found.did('move-expedition')).toEqual([]);
  });
});

describe('choosing cards from a hand', () => {
  const choose = { zone: 'hand', controller: 'opponent' } as const;

  it('3.2.5.c a hand with one card is looked at first, and not again if already known', () => {
    const peek: Does = step({ kind: 'look', what: { all: choose } });
    const take: Does = step({ kind: 'discard', what: { choose } });
    const looks = (...effects: readonly Does[]): number =>
      afterTrick(sequence(...effects), {}, { hand: [character('Wren')] })
        .verbs()
        .filter((verb) => verb === 'look').length;
    expect([looks(take), looks(peek, take)]).toEqual([1, 1]);
  });

  it('3.1.3.f a card to be discarded is not revealed first, because the discard pile is visible', () => {
    const found = afterTrick(
      step({ kind: 'discard', what: { choose: { zone: 'hand', controller: 'you', type: 'character' } } }),
      { hand: [character('Wren'), character('Owl')] },
    ).choose('Owl');
    expect(found.names('discard', 0)).toContain('Owl');
    expect(found.verbs()).not.toContain('reveal');
  });

  it('3.1.3.f a card chosen for its characteristics is revealed before it goes to Mana face down', () => {
    const shown = (readings?: number): boolean => {
      const found = afterTrick(
        step({
          kind: 'move',
          what: { choose: { zone: 'hand', controller: 'you', type: 'character' } },
          to: { zone: 'mana', faceDown: true },
        }),
        { hand: [character('Wren'), character('Owl')] },
        {},
        undefined,
        readings,
      ).choose('Owl');
      return found.verbs().includes('reveal');
    };
    expect([shown(), shown(1)]).toEqual([true, false]);
  });
});

describe('rolling a die', () => {
  const rolls = (who: 'you' | 'opponent', mine: SeatPosition, theirs: SeatPosition): Table =>
    afterTrick(step({ kind: 'roll', note: 'die', who }), mine, theirs);

  it('7.3.13.c a player who can add to a die sees the possible results and chooses one', () => {
    const charm = law('Charm', 'If you would roll a die, you may add 1 to its result.');
    const { options = [], min, max } = rolls('you', { landmark: [charm] }, {}).state.pending ?? {};
    const [die = 0] = options.map(({ about }) => (about as { readonly die: number }).die);
    expect(options.map(({ about }) => about)).toEqual([
      { die, result: die },
      { die, result: die + 1 },
    ]);
    expect([min, max]).toEqual([1, 1]);
  });

  it('7.3.13.c, 6.4.a the player who rolls chooses the addition and pays for it', () => {
    const glove = law('Glove', 'If you would roll a die, you may exhaust me to add 1 to its result.');
    expect(rolls('opponent', { landmark: [glove] }, {}).deciding).not.toMatch(/roll/);
    const theirs = rolls('opponent', {}, { landmark: [glove] });
    expect([theirs.deciding, theirs.options()]).toEqual(['1: roll', ['0+0', '0+1']]);
    expect(theirs.choose('0+1').stay('Glove').statuses).toEqual(['exhausted']);
  });

  it('6.4.a, 7.3.13.c of the additions to a die, only those with a cost are paid for', () => {
    const glove = law('Glove', 'If you would roll a die, you may exhaust me to add 1 to its result.');
    const mine = { landmark: [law('Charm', 'If you would roll a die, you may add 1 to its result.'), glove] };
    const after = (key: string): readonly unknown[] => {
      const found = rolls('you', mine, {}).choose(key);
      return [found.stay('Glove').statuses, found.orbs(0)];
    };
    expect(after('0+1')).toEqual([[], 2]);
    expect(after('0+2')).toEqual([['exhausted'], 2]);
  });
});

describe('cards that an effect plays', () => {
  const kite = character('Kite');
  const offered = (like: Selector): readonly string[] =>
    afterTrick(
      step({ kind: 'play', what: { choose: { type: 'character', ...like } }, free: true, in: 'your-hero' }),
      { hand: [character('Wren')], discard: [character('Ox')] },
      { reserve: [character('Owl')], discard: [character('Elk')] },
    ).options();

  it("5.2.a an effect plays the player's own cards, unless it says otherwise", () => {
    expect(offered({})).toEqual(['play Wren hero']);
    expect(offered({ zone: 'discard' })).toEqual(['play Ox hero']);
    expect(offered({ zone: 'discard', ofAnyPlayer: true })).toEqual(['play Ox hero', 'play Elk hero']);
  });

  it('5.1.2.f, 7.3.23.a a card played for free does not use up a reduction for the next card', () => {
    const cheap = 'The next Character you play this Day costs {1} less.';
    const emblems = (...plays: readonly Does[]): number =>
      afterTrick(sequence(cheap, ...plays), { hand: [kite] })
        .play('Kite', 'hero')
        .names('limbo', 0).length;
    const play = (free: boolean): Does =>
      step({ kind: 'play', what: { choose: { type: 'character' } }, ...(free && { free: true }) });
    expect([emblems(play(true)), emblems(play(false))]).toEqual([1, 0]);
  });

  it('7.1.1.b, 7.1.1.c a card played as if from Hand triggers its Hand symbol', () => {
    const wren = character(
      'Wren',
      ...(['hand', 'reserve'] as const).map((from) =>
        reaction({ kind: 'played', what: 'me', from }, gainCounters(from)),
      ),
    );
    const counters = (asFrom: boolean): unknown =>
      afterTrick(
        step({
          kind: 'play',
          what: { choose: { name: 'Wren' } },
          in: 'your-hero',
          ...(asFrom && { asFrom: 'hand' }),
        }),
        { reserve: [wren] },
      )
        .play('Wren', 'hero')
        .stay('Wren').counters;
    expect([counters(true), counters(false)]).toEqual([{ hand: 1 }, { reserve: 1 }]);
  });

  it('7.3.23.a a Spell can also be played for free or with Rush', () => {
    const watcher = permanent(
      'Watcher',
      ...(['free', 'rush'] as const).map((how) =>
        reaction({ kind: 'played', what: { type: 'spell' }, how }, gainCounters(how)),
      ),
    );
    const song = spell('Song', 'Resupply.');
    const countersAfter = (does: Step): unknown => {
      const table = afterTrick(step(does), { hand: [song], landmark: [watcher] });
      return (table.deciding === '0: play' ? table.play('Song') : table).stay('Watcher').counters;
    };
    expect(countersAfter({ kind: 'play-for-free', what: { choose: { name: 'Song' } } })).toEqual({ free: 1 });
    expect(countersAfter({ kind: 'rush', what: { name: 'Song' } })).toEqual({ rush: 1 });
    expect(countersAfter({ kind: 'play', what: { choose: { name: 'Song' } } })).toEqual({});
  });
});
