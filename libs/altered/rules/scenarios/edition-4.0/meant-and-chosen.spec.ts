import { describe, expect, it } from '@jest/globals';
import type { Ability, Selector, Step } from '#altered/abilities';
import {
  afterTrick,
  character,
  effect,
  gainCounters,
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
  may,
} from '#altered/testing';

const bug = { name: 'Bug', subtypes: ['robot'], statistics: { forest: 1, mountain: 1, water: 1 } } as const;
const gigantic: Ability = { kind: 'keyword', keyword: 'gigantic' };

describe('control and abilities', () => {
  it('7.5.5.a a Character taken by another player goes to the corresponding Expedition, or to the named one', () => {
    const taken = (to?: 'my-expedition') => {
      const thief = character(
        'Thief',
        quickAction({}, step({ kind: 'take-control', what: { all: { name: 'Owl' } }, ...(to && { to }) })),
      );
      const found = tableOf4({ hero: [thief] }, { companion: [character('Owl')] }).activate('Thief');
      return [found.names('hero', 0), found.names('companion', 0)];
    };
    expect(taken()).toEqual([['Thief'], ['Owl']]);
    expect(taken('my-expedition')).toEqual([['Thief', 'Owl'], []]);
  });

  it('7.5.5.a, 6.1.g the player who takes a Character chooses which of their Expeditions it joins', () => {
    const taker = spell(
      'Trick',
      effect(step({ kind: 'take-control', what: { choose: { type: 'character' } }, to: 'one-of-yours' })),
    );
    const found = tableOf4({ mana: 1, hand: [taker] }, { hero: [character('Owl'), character('Crow')] })
      .play('Trick')
      .choose('Crow');
    expect(found.options()).toEqual(['expedition 0 hero', 'expedition 0 companion']);
    expect(found.choose('expedition 0 companion').names('companion', 0)).toEqual(['Crow']);
  });

  it('1.4.2.a, 7.5.5.a a Permanent taken from Landmarks joins the Landmarks of the player who takes it', () => {
    const joined = reaction({ kind: 'join', what: { type: 'permanent' } }, 'I gain 1 seen counter.');
    const left = reaction(
      { kind: 'leave', what: { type: 'permanent' }, zone: 'landmark' },
      'I gain 1 gone counter.',
    );
    const taken = (readings?: number) => {
      const watcher = character('Watcher', joined, left);
      const taker = step({ kind: 'take-control', what: { all: { type: 'permanent', name: 'Mill' } } });
      return tableOf4(
        { mana: 1, hero: [watcher], hand: [spell('Trick', effect(taker))] },
        { landmark: [permanent('Mill')] },
        { ...(readings !== undefined && { readings }) },
      ).play('Trick');
    };
    const found = taken();
    found.settle('reaction');
    expect([found.names('landmark', 0), found.names('landmark', 1)]).toEqual([['Mill'], []]);
    expect([found.counter('Watcher', 'seen'), found.counter('Watcher', 'gone')]).toEqual([1, 1]);
    expect(taken(9).names('landmark', 1)).toEqual(['Mill']);
  });

  it('1.4.3.a, 3.1.2.c a Permanent taken from Landmarks later returns to its owner’s zones', () => {
    const taker = spell('Trick', 'Take control of Permanents. Sacrifice a Permanent.');
    const found = tableOf4({ mana: 1, hand: [taker] }, { landmark: [permanent('Mill')] }).play('Trick');
    expect([found.names('discard', 0), found.names('discard', 1)]).toEqual([[], ['Mill']]);
  });

  it('7.3.1.b an effect can activate one of two abilities or all of them', () => {
    const twice = character('Twice', '{J} I gain 1 boost.', '{J} I gain 2 boosts.');
    const activated = (which: 'one' | 'all'): number => {
      const activate = step({
        kind: 'activate-own',
        symbol: 'join',
        which,
        what: { all: { name: 'Twice' } },
      });
      const table = afterTrick(activate, { hero: [twice] });
      table.settle();
      return table.counter('Twice', 'boost');
    };
    expect(activated('all')).toBe(3);
    expect([1, 2]).toContain(activated('one'));
  });

  it('2.2.2.m an ability is not gained if no object matches the description', () => {
    const gains = (name: string) =>
      afterTrick(step({ kind: 'gain-abilities', what: { all: { name } }, abilities: [gigantic] }), {
        hero: [character('Kite')],
      }).linesWith('emblem').length;
    expect([gains('Kite'), gains('Nobody')]).toEqual([1, 0]);
  });
});

describe('when “may” is asked', () => {
  it('6.5.b, 6.5.c “may” is asked before the target is chosen', () => {
    const lucky: Does = {
      kind: 'if',
      condition: { kind: 'is', what: { target: 0 }, like: { status: 'boosted' } },
      then: step({ kind: 'draw', count: 1 }),
    };
    const table = afterTrick(may(lucky), { hero: [character('Kite')] }, {}, [
      { kind: 'object', like: { type: 'character' } },
    ]);
    expect(table.deciding).toBe('0: may');
  });

  it('6.5.c, 1.4.1.a “may” is asked if some part changes the game, whichever player it affects', () => {
    const anchor: Step = {
      kind: 'status',
      change: 'gain',
      status: 'anchored',
      what: { all: { type: 'character' } },
    };
    const draws: Does = { kind: 'choose-modes', modes: [step({ kind: 'draw', count: 1 })], count: 1 };
    const pays: Step = { kind: 'pay', mana: 9 };
    const decidingAfter = (does: Does, theirs: SeatPosition = {}) =>
      afterTrick(may(does), {}, theirs).deciding;
    const owl = { hero: [character('Owl')] };
    expect([
      decidingAfter(simultaneously(pays, anchor), owl),
      decidingAfter(simultaneously(pays, anchor)),
    ]).toEqual(['0: may', '1: turn']);
    expect([decidingAfter('Each player sacrifices a Character.', owl), decidingAfter(draws)]).toEqual([
      '0: may',
      '0: may',
    ]);
    expect(decidingAfter('One of your Expeditions moves forward one region.')).toBe('0: may');
  });

  it('6.1.h, 6.5.c “may” is asked about hidden cards, even if no card may match', () => {
    const decidingAfter = (does: Does) => afterTrick(may(does)).deciding;
    expect([
      decidingAfter("Send a card from your opponent's hand to Reserve."),
      decidingAfter("Discard a card from your opponent's hand."),
      decidingAfter("Discard a card from your opponent's Reserve."),
    ]).toEqual(['0: may', '0: may', '1: turn']);
  });

  it('6.5.c, M2.4 “may pay” is asked if payments are unlimited', () => {
    const pays = spell('Trick', 'You may pay {9}.');
    const decidingIn = (mode?: 'booster-war') =>
      tableOf4({ hand: [pays], mana: 1 }, {}, { ...(mode && { mode }) }).play('Trick').deciding;
    expect([decidingIn('booster-war'), decidingIn()]).toEqual(['0: may', '1: turn']);
  });
});

describe('making choices', () => {
  it('6.1.g a different Expedition is chosen for each token', () => {
    const table = afterTrick(
      step({ kind: 'create', token: bug, in: 'each-of-yours', count: 1, distributed: true }),
    );
    expect(table.state.pending).toMatchObject({ min: 1, max: 1 });
    expect(table.state.pending).not.toHaveProperty('hidden');
    expect(table.decide(0, table.keys()).ok).toBe(false);
  });

  it('6.1.h a choice stays hidden if any of the options may be a hidden card', () => {
    const pendingAfter = (choose: Selector, hand = [character('Wren')]) =>
      afterTrick(step({ kind: 'discard', what: { choose } }), {
        hand,
        reserve: [character('Ox'), character('Owl')],
      }).state.pending;
    const mine: Selector = { zone: ['hand', 'reserve'], owner: 'you' };
    expect(pendingAfter(mine)).toMatchObject({ kind: 'discard', hidden: true });
    expect(pendingAfter({ ...mine, zone: 'reserve' })).not.toHaveProperty('hidden');
    expect(pendingAfter(mine, [])).not.toHaveProperty('hidden');
  });

  it("7.4.4.h a token in a Gigantic Character's Expedition goes to the one that the player chooses", () => {
    const roc = character('Roc', 'Gigantic.');
    const herald = permanent(
      'Herald',
      'When a Character gains 1 or more boosts — Create a Bug 1/1/1 Robot token in its Expedition.',
    );
    const boost = step({
      kind: 'counters',
      change: 'gain',
      name: 'boost',
      count: 1,
      what: { all: { name: 'Roc' } },
    });
    const table = afterTrick(boost, { hero: [roc], landmark: [herald] });
    expect(table.options()).toHaveLength(2);
    const [, second = ''] = table.keys();
    expect(table.choose(second).names('companion', 0)).toEqual(['Bug']);
  });

  it('6.1.g no further choice is requested once the number or the total is reached', () => {
    const cheap = (name: string) => character(name, { handCost: 1 });
    const choose: Selector = { type: 'character' };
    const table = afterTrick(
      sequence(
        step(
          { kind: 'choose', what: { choose, count: 2, total: { of: 'hand-cost', is: 'at-most', than: 9 } } },
          'those',
        ),
        gainCounters('seen', 1, { noted: 'those' }),
      ),
      { hero: [cheap('Kite'), cheap('Owl'), cheap('Ox')] },
    );
    table.choose('Kite').choose('Owl');
    expect(['Kite', 'Owl', 'Ox'].map((name) => table.counter(name, 'seen'))).toEqual([1, 1, 0]);
  });

  it('7.3.23.a a card to play for free can come from any zone that the effect names', () => {
    const digs = spell(
      'Dig',
      effect(
        sequence(
          step({ kind: 'reveal', what: { top: 'you', count: 2 } }, 'those'),
          step({ kind: 'play-for-free', what: { choose: { among: { noted: 'those' } }, upTo: true } }),
        ),
      ),
    );
    const table = tableOf4({
      hand: [digs, character('Held')],
      deck: [character('Wren'), character('Ox')],
      mana: 1,
    }).play('Dig');
    expect(table.options()).toEqual(['Wren', 'Ox']);
  });

  it('2.1.e, 7.3.23.a an effect finds a card it played for free, from Hand or from Reserve', () => {
    const played = (zone: 'hand' | 'reserve'): Table => {
      const free = step({ kind: 'play-for-free', what: { choose: { name: 'Wren' } } }, 'it');
      return afterTrick(sequence(free, gainCounters('seen', 1, { noted: 'it' })), {
        [zone]: [character('Wren')],
      }).choose('hero');
    };
    expect(played('hand').stay('Wren')).toMatchObject({ counters: { seen: 1 }, statuses: [] });
    expect(played('reserve').stay('Wren')).toMatchObject({ counters: { seen: 1 }, statuses: ['fleeting'] });
  });

  it('2.1.e, 7.3.29.a an effect finds a card it played immediately for its cost', () => {
    const rush = sequence(step({ kind: 'rush' }, 'it'), gainCounters('seen', 1, { noted: 'it' }));
    const table = afterTrick(rush, { hand: [character('Wren')] });
    expect(table.play('Wren', 'hero').counter('Wren', 'seen')).toBe(1);
  });

  it('2.1.e, 2.1.f an effect that mentions a card and then plays it finds the card in play', () => {
    const choose = step({ kind: 'choose', what: { choose: { zone: 'reserve', name: 'Wren' } } }, 'it');
    const marks = gainCounters('seen', 1, { noted: 'it' });
    const reserve = [character('Wren')];
    const free = step({ kind: 'play-for-free', what: { noted: 'it' } });
    const given = afterTrick(sequence(choose, free, marks), { reserve }).choose('hero');
    expect(given.counter('Wren', 'seen')).toBe(1);
    const less = step({ kind: 'play', what: { noted: 'it' }, less: 1 });
    const bought = afterTrick(sequence(choose, less, marks), { reserve }).play('Wren', 'hero');
    expect(bought.counter('Wren', 'seen')).toBe(1);
  });
});
