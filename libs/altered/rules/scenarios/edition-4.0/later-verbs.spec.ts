import { describe, expect, it } from '@jest/globals';
import type { Effect, Step, TargetDefinition } from '#altered/abilities';
import {
  afterTrick,
  character,
  effect,
  gainCounters,
  permanent,
  quickAction,
  reaction,
  sequence,
  spell,
  step,
  tableOf4,
} from '#testing';

const targetCharacter: TargetDefinition = { kind: 'object', like: { type: 'character' } };
const boosted = (name: string, boost: number) => ({ card: character(name), counters: { boost } });

describe('counters', () => {
  it('7.3.4.a Augment adds one of a counter that is there, and none where there is none', () => {
    const augment = step({ kind: 'augment', what: { target: 0 } });
    const like: TargetDefinition = { kind: 'object', like: { zone: ['expedition', 'reserve'] } };
    const found = afterTrick(augment, { hero: [boosted('Kite', 2)], reserve: [character('Wren')] }, {}, [
      like,
    ]);
    found.choose('Kite');
    expect(found.counter('Kite', 'boost')).toBe(3);
    const none = afterTrick(augment, { hero: [character('Kite')] }, {}, [like]);
    expect(none.counter('Kite', 'boost')).toBe(0);
  });

  it('7.3.4.a, 6.1.g of several counters its controller chooses one', () => {
    const found = afterTrick(
      step({ kind: 'augment', what: { target: 0 } }),
      { landmark: [{ card: permanent('Forge'), counters: { kelon: 1, boost: 1 } }] },
      {},
      [{ kind: 'object', like: { type: 'permanent' } }],
    );
    expect(found.deciding).toBe('0: either');
    found.choose('either 0');
    expect(found.counter('Forge', 'kelon') + found.counter('Forge', 'boost')).toBe(3);
  });

  it('7.3.4.a, 6.1.g of all that are augmented, each with several counters has one chosen', () => {
    const found = afterTrick(step({ kind: 'augment', what: { all: { type: 'permanent' } } }), {
      landmark: [
        { card: permanent('Forge'), counters: { kelon: 1, boost: 1 } },
        { card: permanent('Mill'), counters: { kelon: 1, boost: 1 } },
      ],
    });
    expect(found.deciding).toBe('0: either');
    found.choose('either 0').choose('either 1');
    expect([found.stay('Forge').counters, found.stay('Mill').counters]).toEqual([
      { kelon: 2, boost: 1 },
      { kelon: 1, boost: 2 },
    ]);
  });

  it('7.3.4.a an object augments itself', () => {
    const mill = permanent('Mill', {
      abilities: [reaction({ kind: 'phase', phase: 'noon' }, step({ kind: 'augment', what: 'me' }))],
    });
    const found = tableOf4({
      seats: [{ landmark: [{ card: mill, counters: { kelon: 1 } }] }, {}],
      from: 'noon',
    });
    expect(found.counter('Mill', 'kelon')).toBe(2);
  });

  it('7.3.8.a, 7.3.8.b doubling adds as many as there are; none are not doubled', () => {
    const double = step({ kind: 'double', what: { all: { type: 'character' } }, name: 'boost' });
    const found = afterTrick(double, { hero: [boosted('Kite', 3), character('Wren')] });
    expect([found.counter('Kite', 'boost'), found.counter('Wren', 'boost')]).toEqual([6, 0]);
    expect(found.step('double').actions).toHaveLength(1);
  });

  it('7.3.10.a, 7.3.10.b exchanged boosts are the other one’s; with as many nothing happens', () => {
    const exchange = step({ kind: 'exchange-boosts', what: { all: { type: 'character' } } });
    const found = afterTrick(exchange, { hero: [boosted('Kite', 3), boosted('Wren', 1)] });
    expect([found.counter('Kite', 'boost'), found.counter('Wren', 'boost')]).toEqual([1, 3]);
    const none = afterTrick(exchange, { hero: [boosted('Kite', 3), character('Wren')] });
    expect([none.counter('Kite', 'boost'), none.counter('Wren', 'boost')]).toEqual([0, 3]);
    const other = afterTrick(exchange, { hero: [character('Wren'), boosted('Kite', 3)] });
    expect([other.counter('Kite', 'boost'), other.counter('Wren', 'boost')]).toEqual([0, 3]);
    const same = afterTrick(exchange, { hero: [boosted('Kite', 2), boosted('Wren', 2)] });
    expect(same.verbs()).not.toContain('exchange-boosts');
    const alone = afterTrick(exchange, { hero: [boosted('Kite', 3)] });
    expect([alone.counter('Kite', 'boost'), alone.verbs().includes('exchange-boosts')]).toEqual([3, false]);
  });

  it('2.5.g, 2.5.f boosts are lost, and counters come up to a maximum', () => {
    const all = { all: { type: 'character' } } as const;
    const found = afterTrick(
      sequence(
        step({ kind: 'lose-boosts', what: all }),
        step({ kind: 'counters-up-to', what: all, name: 'boost', count: 5, most: 2 }),
      ),
      { hero: [boosted('Kite', 3)] },
    );
    expect(found.linesWith('boost')).toEqual([
      'lose-boosts | Kite: -3 boost = 0',
      'counters-up-to | Kite: +2 boost = 2',
    ]);
  });

  it('7.2.2.a "we" is the object with the ability and the other', () => {
    const friend = character('Friend', {
      abilities: [
        quickAction({}, step({ kind: 'we-gain', with: { target: 0 }, gain: { name: 'boost', count: 1 } }), {
          targets: [{ kind: 'object', like: { type: 'character', other: true } }],
        }),
      ],
    });
    const found = tableOf4({ seats: [{ hero: [friend, character('Kite')] }, {}] }).choose('quick Friend 0');
    expect([found.counter('Friend', 'boost'), found.counter('Kite', 'boost')]).toEqual([1, 1]);
  });

  it('7.2.2.a, 7.3.14.a, 7.3.15.a "we" gain counters by one rule, a status by another', () => {
    const cited = (gain: 'anchored' | { readonly name: string; readonly count: number }) =>
      afterTrick(step({ kind: 'we-gain', with: { target: 0 }, gain }), { hero: [character('Kite')] }, {}, [
        targetCharacter,
      ]).step('we-gain').rules;
    expect([cited({ name: 'boost', count: 1 }), cited('anchored')]).toEqual([
      ['7.2.2.a', '7.3.14.a'],
      ['7.2.2.a', '7.3.15.a'],
    ]);
  });
});

describe('changing places', () => {
  it('7.3.6.a an object that defects goes to the expedition it faces, and is the same object', () => {
    const found = afterTrick(
      step({ kind: 'defect', what: { target: 0 } }),
      {},
      { companion: [character('Kite')] },
      [targetCharacter],
    );
    expect(found.names('companion', 0)).toEqual(['Kite']);
    expect(found.did('defect')).toEqual(['defect | Kite: companion.1 > companion.0']);
  });

  it('3.1.2.c, 1.1.3.d what defected goes back to its owner’s Reserve at Rest', () => {
    const found = afterTrick(
      step({ kind: 'defect', what: { target: 0 } }),
      {},
      { companion: [character('Kite')] },
      [targetCharacter],
    );
    found.choose('pass').choose('pass');
    expect(found.names('reserve', 1)).toEqual(['Kite']);
  });

  it('7.5.10.a, 7.5.9.a it leaves one expedition and joins the other', () => {
    const gate = permanent('Gate', {
      abilities: [
        reaction(
          { kind: 'join', what: { type: 'character' }, expedition: 'your-companion' },
          gainCounters('came'),
        ),
      ],
    });
    const found = afterTrick(
      step({ kind: 'defect', what: { target: 0 } }),
      { landmark: [gate] },
      { companion: [character('Kite')] },
      [targetCharacter],
    );
    expect(found.counter('Gate', 'came')).toBe(1);
  });

  it('7.3.11.a exchanged cards go where the other was', () => {
    const exchange: Step = {
      kind: 'exchange',
      what: { target: 0 },
      with: { choose: { zone: 'hand', owner: 'you' } },
    };
    const found = afterTrick(
      step(exchange),
      { hand: [character('Crow', { handCost: 9 })], reserve: [character('Kite')] },
      {},
      [{ kind: 'object', like: { zone: 'reserve', owner: 'you' } }],
    );
    expect(found.stay('Kite').zone).toBe('hand');
    expect(found.stay('Crow').zone).toBe('reserve');
  });

  it('7.3.11.b without both of them there is no exchange', () => {
    const exchange: Step = {
      kind: 'exchange',
      what: { target: 0 },
      with: { choose: { zone: 'hand', owner: 'you' } },
    };
    const found = afterTrick(step(exchange), { reserve: [character('Kite')] }, {}, [
      { kind: 'object', like: { zone: 'reserve', owner: 'you' } },
    ]);
    expect(found.stay('Kite').zone).toBe('reserve');
  });

  it('7.3.11.a, 3.2.9.b what is exchanged for a Mana Orb is one, exhausted', () => {
    const exchange: Step = {
      kind: 'exchange',
      what: { choose: { zone: 'hand', owner: 'you' } },
      with: { choose: { zone: 'mana', controller: 'you' } },
    };
    const found = afterTrick(step(exchange), { hand: [character('Crow')], mana: [character('Orb')] });
    expect(found.names('hand', 0)).toEqual(['Orb']);
    expect(found.stay('Crow')).toMatchObject({ zone: 'mana', faceDown: true, statuses: ['exhausted'] });
  });

  it('7.3.11.a what is exchanged for a Character in an Expedition joins that one', () => {
    const exchange: Step = {
      kind: 'exchange',
      what: { target: 0 },
      with: { choose: { zone: 'reserve', owner: 'you', name: 'Crow' } },
    };
    const found = afterTrick(
      step(exchange),
      { companion: [character('Kite')], reserve: [character('Crow')] },
      {},
      [targetCharacter],
    );
    expect([found.names('companion', 0), found.names('reserve', 0)]).toEqual([['Crow'], ['Kite', 'Trick']]);
  });

  it('7.3.11.b where more than one is meant, it is not known which is exchanged', () => {
    const exchange: Step = {
      kind: 'exchange',
      what: { all: { type: 'character' } },
      with: { choose: { zone: 'hand', owner: 'you' } },
    };
    const zones = (...hero: readonly ReturnType<typeof character>[]) => {
      const found = afterTrick(step(exchange), { hero, hand: [character('Crow')] });
      return [found.stay('Kite').zone, found.stay('Crow').zone];
    };
    expect(zones(character('Kite'))).toEqual(['hand', 'expedition']);
    expect(zones(character('Kite'), character('Wren'))).toEqual(['expedition', 'hand']);
  });

  it('7.5.5.a control that is taken is that of the expedition it is put in', () => {
    const found = afterTrick(
      step({ kind: 'take-control', what: { target: 0 } }),
      {},
      { hero: [character('Kite')] },
      [targetCharacter],
    );
    expect(found.names('hero', 0)).toEqual(['Kite']);
  });
});

describe('players', () => {
  it('7.3.29.a, 5.2.b Rush: a card is played at once, for its cost, within the effect', () => {
    const found = afterTrick(sequence(step({ kind: 'rush' }), step({ kind: 'draw', count: 1 })), {
      hand: [character('Kite')],
    });
    expect(found.options()).toEqual(['play Kite hero', 'play Kite companion']);
    found.choose('play Kite hero');
    expect(found.orbs(0)).toBe(1);
    const verbs = found.verbs();
    expect(verbs.indexOf('join')).toBeLessThan(verbs.indexOf('draw'));
  });

  it('7.3.29.b what Rush buys happens only if a card was played', () => {
    const does: Effect = {
      kind: 'if-you-do',
      first: step({ kind: 'rush' }),
      then: step({ kind: 'draw', count: 1 }),
    };
    const kept = afterTrick(does, { hand: [character('Kite', { handCost: 9 })] });
    expect(kept.verbs()).not.toContain('draw');
    const done = afterTrick(does, { hand: [character('Kite')] }).choose('play Kite hero');
    expect(done.verbs()).toContain('draw');
  });

  it('5.1.1.d, 5.1.2.e an effect may have a card played for less', () => {
    const less = step({ kind: 'play', what: { choose: { type: 'character' } }, less: 3, atLeast: 1 });
    const found = afterTrick(less, { hand: [character('Kite', { handCost: 5 })] }).choose('play Kite hero');
    expect(found.orbs(0)).toBe(0);
  });

  it('5.1.1.d an effect that has a card played has one played', () => {
    const plays = step({ kind: 'play', what: { choose: { type: 'character' } }, free: true });
    const found = afterTrick(plays, { hand: [character('Kite'), character('Wren')] });
    expect(found.options()).toContain('play Wren hero');
    found.choose('play Kite hero');
    expect([found.deciding, found.names('hand', 0)]).toEqual(['1: turn', ['Wren']]);
  });

  it('4.2.3.e passing as an effect is passing', () => {
    const found = afterTrick(step({ kind: 'pass', who: 'you' }));
    expect(found.state.seats[0]?.passed).toBe(true);
    found.choose('pass');
    expect(found.state.phase).not.toBe('afternoon');
  });

  it.each([
    ['you', '1: turn'],
    ['opponent', '0: turn'],
  ] as const)(
    '4.2.3.e the turn of a player ends as they pass, and not as another one does: %s',
    (who, turn) => {
      const gong = permanent('Gong', { abilities: [quickAction({}, step({ kind: 'pass', who }))] });
      const found = tableOf4({ seats: [{ landmark: [gong] }, {}] }).choose('quick Gong 0');
      expect(found.deciding).toBe(turn);
    },
  );

  it('4.2.1.b an effect may make somebody first player', () => {
    expect(afterTrick(step({ kind: 'become-first-player', who: 'opponent' })).state.firstPlayer).toBe(1);
  });

  it('7.3.31.a, 7.3.31.b a chosen object is sacrificed', () => {
    const found = afterTrick(
      step({ kind: 'sacrifice-objects', what: { choose: { type: 'character', controller: 'you' } } }),
      { hero: [character('Kite')] },
    );
    expect(found.stay('Kite').zone).toBe('discard');
  });

  it('6.5.i what each player does, each does with choices of their own', () => {
    const found = afterTrick({ kind: 'each-player', effect: step({ kind: 'draw', count: 1 }) });
    expect([found.names('hand', 0), found.names('hand', 1)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('6.5.i for each object the effect happens once, about it', () => {
    const found = afterTrick(
      { kind: 'for-each', like: { type: 'character' }, effect: gainCounters('boost', 1, 'it') },
      { hero: [character('Kite'), character('Wren')] },
    );
    expect(found.did('counters')).toEqual(['counters | Kite: +1 boost = 1', 'counters | Wren: +1 boost = 1']);
  });
});

describe('where expeditions stand', () => {
  const is = (
    at: { hero: number; companion: number },
    standing: 'ahead' | 'behind' | 'tied',
    arena = false,
  ): boolean =>
    tableOf4({
      seats: [
        {
          at,
          mana: 1,
          hand: [
            spell('Trick', {
              abilities: [
                effect({
                  kind: 'if',
                  condition: { kind: 'standing', which: 'your-companion', is: standing },
                  then: step({ kind: 'draw', count: 1 }),
                }),
              ],
            }),
          ],
        },
        { at: { hero: 0, companion: 5 } },
      ],
      arena,
    })
      .choose('play Trick')
      .verbs()
      .includes('draw');

  it('7.5.2.a ahead is farther from its start than the one it faces', () => {
    expect([is({ hero: 0, companion: 4 }, 'ahead'), is({ hero: 0, companion: 5 }, 'ahead')]).toEqual([
      true,
      false,
    ]);
  });

  it('7.5.2.b behind is nearer to it', () => {
    expect([is({ hero: 0, companion: 6 }, 'behind'), is({ hero: 0, companion: 5 }, 'behind')]).toEqual([
      true,
      false,
    ]);
  });

  it('7.5.2.c, 7.5.2.d tied is as far; in tiebreakers all are', () => {
    expect([is({ hero: 0, companion: 5 }, 'tied'), is({ hero: 0, companion: 4 }, 'tied')]).toEqual([
      true,
      false,
    ]);
    expect(is({ hero: 0, companion: 4 }, 'tied', true)).toBe(true);
  });

  it('7.5.8.a, 7.5.8.b a character is in a terrain when its expedition is', () => {
    const found = afterTrick(
      step({
        kind: 'counters',
        change: 'gain',
        name: 'boost',
        count: 1,
        what: { all: { type: 'character', inTerrain: 'forest' } },
      }),
      { hero: [character('Kite')], companion: [character('Wren')], at: { hero: 1, companion: 5 } },
    );
    expect([found.counter('Kite', 'boost'), found.counter('Wren', 'boost')]).toEqual([1, 0]);
  });
});

describe('Gear', () => {
  const boots = permanent('Boots', { subtypes: ['gear'] });
  const strong = character('Strong', { statistics: { forest: 5, mountain: 5, water: 5 } });

  it('4.2.5.b it goes to Reserve at Rest when its expedition moved forward this day', () => {
    const found = tableOf4({ seats: [{ hero: [boots, strong] }, {}], from: 'dusk' });
    expect(found.did('rest')).toEqual([
      'rest | Boots: hero.0 > reserve.0',
      'rest | Strong: hero.0 > reserve.0',
    ]);
  });

  it('4.2.5.b it stays when it did not', () => {
    const found = tableOf4({ seats: [{ companion: [boots], hero: [strong] }, {}], from: 'dusk' });
    expect(found.names('companion', 0)).toEqual(['Boots']);
  });

  it('2.4.7.d, 5.2.2.c a Fleeting Gear is discarded instead', () => {
    const found = tableOf4({
      seats: [{ hero: [{ card: boots, statuses: ['fleeting'] }, strong] }, {}],
      from: 'dusk',
    });
    expect(found.stay('Boots').zone).toBe('discard');
  });
});
