import { describe, expect, it } from '@jest/globals';
import type { Condition, Duration, Effect, Passive, Selector, Trigger } from '#altered/abilities';
import {
  afterTrick,
  character,
  effect,
  gainCounters,
  passive,
  permanent,
  quickAction,
  reaction,
  resupply,
  sequence,
  spell,
  step,
  tableOf4,
} from '#testing';

type Instead = Extract<Passive, { kind: 'instead' }>;

const draw = (count: number): Effect => step({ kind: 'draw', count });
const deck = ['A', 'B', 'C', 'D', 'E'].map((name) => character(name));
const ongoing = (one: Passive, duration: Duration = 'turn'): Effect =>
  step({ kind: 'ongoing', passive: one, duration });
const nextTime = (would: Instead['would'], does: Effect): Effect =>
  ongoing({ kind: 'instead', would, effect: does, next: true });
const boosted = (name: string, boost: number) => ({ card: character(name), counters: { boost } });

describe('the next time that something would happen', () => {
  it('6.2.b, 2.2.13 the first card is drawn otherwise, and those after it as ever', () => {
    const found = afterTrick(
      sequence(nextTime({ kind: 'draw', who: 'you' }, resupply), draw(1), draw(1), draw(2)),
      { deck },
    );
    expect(found.names('hand', 0)).toEqual(['B', 'C', 'D']);
    expect(found.names('reserve', 0)).toEqual(['A', 'Trick']);
  });

  it('6.2.g of two cards that are drawn at once, one is another one instead', () => {
    const found = afterTrick(sequence(nextTime({ kind: 'draw', who: 'you' }, resupply), draw(2)), { deck });
    expect([found.names('hand', 0).length, found.names('reserve', 0).length]).toEqual([1, 2]);
  });

  it('6.2.b of several that would be discarded at once, one is saved', () => {
    const found = afterTrick(
      sequence(
        nextTime(
          { kind: 'discarded', what: { type: 'character' } },
          step({ kind: 'move', what: 'it', to: { zone: 'reserve' } }),
        ),
        step({ kind: 'discard', what: { all: { type: 'character' } } }),
      ),
      { hero: [character('Wren'), character('Kite')] },
    );
    expect([found.names('discard', 0).length, found.names('reserve', 0).length]).toEqual([1, 2]);
  });

  it('2.2.13.c with the turn the time is over', () => {
    const lull = spell('Lull', { abilities: [effect(nextTime({ kind: 'draw', who: 'you' }, resupply))] });
    const found = tableOf4({
      seats: [{ hand: [lull, spell('Read', { abilities: [effect(draw(1))] })], mana: 2, deck }, {}],
    })
      .choose('play Lull')
      .choose('pass')
      .choose('play Read');
    expect(found.names('hand', 0)).toEqual(['A']);
  });
});

describe('the next time that what was chosen would do something', () => {
  const saved: Effect = nextTime(
    { kind: 'go', what: { among: { target: 0 } }, from: 'expedition' },
    step({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what: 'it' }),
  );
  const away: Effect = step({ kind: 'move', what: { all: { type: 'character' } }, to: { zone: 'reserve' } });

  it('6.2.b it stays, and another one goes', () => {
    const found = afterTrick(sequence(saved, away), { hero: [character('Wren'), character('Kite')] }, {}, [
      { kind: 'object', like: { type: 'character' } },
    ]).choose('Kite');
    expect([found.names('hero', 0), found.names('reserve', 0)]).toEqual([['Kite'], ['Wren', 'Trick']]);
    expect(found.counter('Kite', 'boost')).toBe(1);
  });
});

describe('what is chosen of a hand that another player reveals', () => {
  it('6.1.g is chosen by whose effect it is, and discarded by whose hand it was', () => {
    const found = afterTrick(
      sequence(
        step({ kind: 'reveal', what: { all: { zone: 'hand', owner: 'opponent' } } }, 'revealed'),
        step(
          { kind: 'choose', what: { choose: { type: 'character', among: { noted: 'revealed' } } } },
          'chosen',
        ),
        step({ kind: 'discard', what: { noted: 'chosen' }, who: 'opponent' }),
      ),
      {},
      { hand: [character('Wren'), character('Kite'), spell('Lull')] },
    );
    expect(found.deciding).toMatch(/^0: /);
    found.choose('Kite');
    expect([found.names('discard', 1), found.names('hand', 1)]).toEqual([['Kite'], ['Wren', 'Lull']]);
  });
});

describe('what is taken from cards that were discarded together', () => {
  it('7.3.31 is one of those, wherever they lie now', () => {
    const tower = permanent('Tower');
    const found = afterTrick(
      sequence(
        step({ kind: 'discard', what: { top: 'you', count: 3 } }, 'discarded'),
        step({
          kind: 'move',
          what: { choose: { type: 'permanent', among: { noted: 'discarded' } } },
          to: { zone: 'reserve' },
        }),
      ),
      { deck: [character('Wren'), tower, character('Kite'), character('Owl')] },
    );
    expect([found.names('discard', 0), found.names('reserve', 0)]).toEqual([
      ['Wren', 'Kite'],
      ['Tower', 'Trick'],
    ]);
  });
});

describe('the next time that something happens', () => {
  const waits = (trigger: Trigger, does: Effect): Effect =>
    step({ kind: 'next', trigger: { kind: 'happens', trigger }, effect: does, duration: 'turn' });

  it('2.2.2.m the first Resupply is what it waited for, and no other', () => {
    const found = afterTrick(sequence(waits({ kind: 'resupply', who: 'you' }, draw(1)), resupply, resupply), {
      deck,
    });
    expect([found.names('reserve', 0), found.names('hand', 0)]).toEqual([['A', 'B', 'Trick'], ['C']]);
  });

  it('6.3 what happened is "it"', () => {
    const found = afterTrick(
      sequence(
        waits(
          { kind: 'leave', what: { type: 'character' }, zone: 'reserve' },
          step({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what: 'it' }),
        ),
        step({
          kind: 'move',
          what: { all: { zone: 'reserve', owner: 'you', type: 'character' } },
          to: { zone: 'expedition', expedition: 'your-hero' },
        }),
      ),
      { reserve: [character('Wren')] },
    );
    expect(found.counter('Wren', 'boost')).toBe(1);
  });
});

describe('what holds until Rest', () => {
  it('4.2.5.b is over as Rest begins', () => {
    const law = permanent('Law', {
      abilities: [
        quickAction(
          { exhaustMe: true },
          ongoing({ kind: 'keyword', of: { type: 'character' }, gain: 'eternal' }, 'rest'),
        ),
        reaction(
          { kind: 'phase', phase: 'night' },
          {
            kind: 'if',
            condition: { kind: 'exists', like: { type: 'character', keyword: 'eternal' } },
            then: gainCounters('seen'),
          },
        ),
      ],
    });
    const found = tableOf4({ seats: [{ landmark: [law], hero: [character('Wren')] }, {}] })
      .choose('quick Law 0')
      .choose('pass')
      .choose('pass');
    expect(found.counter('Law', 'seen')).toBe(1);
    expect(found.names('reserve', 0)).toEqual(['Wren']);
  });
});

describe('no more than so many counters', () => {
  const limited = (of: 'me' | Selector, most: number): Passive => ({
    kind: 'counters-limited',
    of,
    name: 'boost',
    most,
  });
  const gained = (most: number, before: number, ...gains: readonly number[]): number =>
    afterTrick(
      sequence(
        ...gains.map((count) =>
          step({
            kind: 'counters',
            change: 'gain',
            name: 'boost',
            count,
            what: { all: { type: 'character' } },
          }),
        ),
      ),
      {
        hero: [boosted('Kite', before)],
        landmark: [permanent('Law', { abilities: [passive(limited({ type: 'character' }, most))] })],
      },
    ).counter('Kite', 'boost');

  it('1.4.1.a as many are gained as there is room for', () => {
    expect([gained(3, 0, 5), gained(3, 2, 2), gained(3, 0, 1, 1)]).toEqual([3, 3, 2]);
  });

  it('1.4.1.a what has more already keeps it, and gains nothing', () => {
    expect(gained(3, 5, 1)).toBe(5);
  });

  it('6.2.c one more than are gained is no more than there can be', () => {
    const found = afterTrick(
      step({
        kind: 'counters',
        change: 'gain',
        name: 'boost',
        count: 2,
        what: { all: { type: 'character' } },
      }),
      {
        hero: [boosted('Kite', 1)],
        landmark: [
          permanent('Law', {
            abilities: [
              passive(limited({ type: 'character' }, 3)),
              passive({ kind: 'one-more', verb: 'counters', who: 'you', more: 1 }),
            ],
          }),
        ],
      },
    );
    expect(found.counter('Kite', 'boost')).toBe(3);
  });

  it('2.2.1.h of itself it says so as well, and of no other', () => {
    const kite = character('Kite', { abilities: [passive(limited('me', 1))] });
    const found = afterTrick(
      step({
        kind: 'counters',
        change: 'gain',
        name: 'boost',
        count: 2,
        what: { all: { type: 'character' } },
      }),
      { hero: [kite, character('Wren')] },
    );
    expect([found.counter('Kite', 'boost'), found.counter('Wren', 'boost')]).toEqual([1, 2]);
  });

  it('6.2.j what enters play with counters, a card or a token, has no more of them than it can have', () => {
    const sprite = {
      name: 'Sprite',
      subtypes: [],
      statistics: { forest: 1, mountain: 1, water: 1 },
    };
    const entered = (limit: Passive | undefined, own: readonly Passive[]) => {
      const more: Passive = {
        kind: 'enters-with',
        of: { type: 'character' },
        zone: 'expedition',
        counters: { name: 'boost', count: 3 },
      };
      const abilities = own.map((one) => passive(one));
      const found = afterTrick(
        sequence(
          step({ kind: 'create', token: { ...sprite, abilities }, in: 'your-hero' }),
          step({
            kind: 'move',
            what: { all: { zone: 'reserve', type: 'character' } },
            to: { zone: 'expedition', expedition: 'your-hero' },
          }),
        ),
        {
          reserve: [character('Kite', { abilities })],
          landmark: [
            permanent('Law', {
              abilities: [more, ...(limit === undefined ? [] : [limit])].map((one) => passive(one)),
            }),
          ],
        },
      );
      return [found.counter('Kite', 'boost'), found.counter('Sprite', 'boost')];
    };
    expect(entered(undefined, [])).toEqual([3, 3]);
    expect(entered(limited({ type: 'character' }, 2), [])).toEqual([2, 2]);
    expect(entered(limited({ type: 'character', token: true }, 1), [])).toEqual([3, 1]);
    expect(entered(undefined, [limited('me', 1)])).toEqual([1, 1]);
  });
});

describe('the most counters', () => {
  const withMost = (is: 'highest' | 'lowest') =>
    afterTrick(
      step({
        kind: 'status',
        change: 'gain',
        status: 'asleep',
        what: { all: { type: 'character', most: { of: { counters: 'boost' }, is } } },
      }),
      { hero: [boosted('Kite', 3), boosted('Wren', 1), boosted('Owl', 3)] },
    );

  it('2.5 all that have as many as any are meant', () => {
    const asleep = (is: 'highest' | 'lowest'): readonly string[] =>
      ['Kite', 'Wren', 'Owl'].filter((name) => withMost(is).stay(name).statuses.includes('asleep'));
    expect([asleep('highest'), asleep('lowest')]).toEqual([['Kite', 'Owl'], ['Wren']]);
  });
});

describe('what enters play with counters', () => {
  it('6.2.j a Landmark has them as it enters', () => {
    const tower = permanent('Tower', {
      abilities: [
        passive({
          kind: 'enters-with',
          of: 'me',
          zone: ['expedition', 'landmark'],
          counters: { name: 'beat', count: 2 },
        }),
      ],
    });
    const found = tableOf4({ seats: [{ hand: [tower], mana: 9 }, {}] }).choose('play Tower');
    expect([found.stay('Tower').zone, found.counter('Tower', 'beat')]).toEqual(['landmark', 2]);
  });
});

describe('what happens for the first time', () => {
  const none = (during: 'turn' | 'day'): Condition => ({
    kind: 'compare',
    left: { happened: 'resupplied', during, by: 'you' },
    is: 'exactly',
    right: 0,
  });
  const scribe = permanent('Scribe', {
    abilities: [
      reaction({ kind: 'resupply', who: 'you' }, draw(1), {
        condition: none('day'),
        when: 'before',
        limit: { times: 1, each: 'day' },
      }),
    ],
  });

  it('6.3.l the first Resupply of the Day activates it, and those after it do not', () => {
    const found = afterTrick(sequence(resupply, resupply, resupply), { deck, landmark: [scribe] });
    expect(found.names('hand', 0)).toEqual(['D']);
  });

  it('6.3.l where it was not there for the first, none is the first for it', () => {
    const stock = (name: string) => spell(name, { abilities: [effect(resupply)] });
    const found = tableOf4({
      seats: [{ hand: [stock('Stock'), scribe, stock('More')], mana: 9, deck }, {}],
    })
      .choose('play Stock')
      .choose('pass')
      .choose('play Scribe')
      .choose('play More');
    expect([found.names('hand', 0), found.names('reserve', 0).length]).toEqual([[], 4]);
  });
});

describe('the next card of another player', () => {
  it('2.2.7 costs more, once', () => {
    const tax = spell('Tax', {
      abilities: [
        effect(
          ongoing({ kind: 'cost', who: 'opponent', of: { type: 'spell' }, add: 1, next: true }, 'afternoon'),
        ),
      ],
    });
    const read = (name: string) => spell(name, { handCost: 1, abilities: [effect(draw(1))] });
    const found = tableOf4({
      seats: [
        { hand: [tax], mana: 1 },
        { hand: [read('Read'), read('Again')], mana: 3, deck },
      ],
    })
      .choose('play Tax')
      .choose('play Read');
    const ready = (): number =>
      found.state.seats[1]?.mana.filter((item) => !found.state.stays[item]?.statuses.includes('exhausted'))
        .length ?? 0;
    expect(ready()).toBe(1);
    found.choose('pass').choose('play Again');
    expect(ready()).toBe(0);
  });
});
