import { describe, expect, it } from '@jest/globals';
import type { Step, TargetDefinition } from '#altered/abilities';
import {
  afterTrick,
  character,
  effect,
  permanent,
  quickAction,
  spell,
  step,
  tableOf4,
} from '#altered/testing';

const targetCharacter: TargetDefinition = { kind: 'object', like: { type: 'character' } };
const boosted = (name: string, boost: number) => ({ card: character(name), counters: { boost } });

describe('counters', () => {
  it('7.3.4.a Augment adds a counter of a kind that the object has, and none if it has no counters', () => {
    const found = afterTrick(
      'Augment target card in an Expedition or in Reserve.',
      { hero: [boosted('Kite', 2)], reserve: [character('Wren')] },
      {},
    );
    found.choose('Kite');
    expect(found.counter('Kite', 'boost')).toBe(3);
    const none = afterTrick(
      'Augment target card in an Expedition or in Reserve.',
      { hero: [character('Kite')] },
      {},
    );
    expect(none.counter('Kite', 'boost')).toBe(0);
  });

  it('7.3.4.a, 6.1.g if the object has several kinds of counters, the player chooses which to Augment', () => {
    const found = afterTrick(
      'Augment target Permanent.',
      { landmark: [{ card: permanent('Forge'), counters: { kelon: 1, boost: 1 } }] },
      {},
    );
    expect(found.deciding).toBe('0: either');
    found.choose('either 0');
    expect(found.counter('Forge', 'kelon') + found.counter('Forge', 'boost')).toBe(3);
  });

  it('7.3.4.a, 6.1.g for each Augmented object with several kinds of counters, the player chooses one', () => {
    const found = afterTrick('Augment Permanents.', {
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

  it('7.3.4.a an object can Augment itself', () => {
    const mill = permanent('Mill', 'At Noon — Augment me.');
    const found = tableOf4({ landmark: [{ card: mill, counters: { kelon: 1 } }] }, {}, { from: 'noon' });
    expect(found.counter('Mill', 'kelon')).toBe(2);
  });

  it('7.3.8.a, 7.3.8.b doubling adds as many counters as the object has, and an object without counters is not doubled', () => {
    const found = afterTrick('Double the number of boosts on Characters.', {
      hero: [boosted('Kite', 3), character('Wren')],
    });
    expect([found.counter('Kite', 'boost'), found.counter('Wren', 'boost')]).toEqual([6, 0]);
    expect(found.step('double').actions).toHaveLength(1);
  });

  it('7.3.10.a, 7.3.10.b two objects exchange their boosts, and nothing happens if they have equally many', () => {
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

  it('2.5.g, 2.5.f an effect can remove all boosts, or add counters up to a maximum', () => {
    const found = afterTrick(
      'Characters lose all their boosts. Characters gain 5 boosts, up to a max of 2.',
      { hero: [boosted('Kite', 3)] },
    );
    expect(found.linesWith('boost')).toEqual([
      'lose-boosts | Kite: -3 boost = 0',
      'counters-up-to | Kite: +2 boost = 2',
    ]);
  });

  it('7.2.2.a "we" means the object with the ability and the other object', () => {
    const friend = character(
      'Friend',
      quickAction({}, step({ kind: 'we-gain', with: { target: 0 }, gain: { name: 'boost', count: 1 } }), {
        targets: [{ kind: 'object', like: { type: 'character', other: true } }],
      }),
    );
    const found = tableOf4({ hero: [friend, character('Kite')] }).activate('Friend');
    expect([found.counter('Friend', 'boost'), found.counter('Kite', 'boost')]).toEqual([1, 1]);
  });

  it('7.2.2.a, 7.3.14.a, 7.3.15.a "we" cites different rules for gaining counters and for gaining a status', () => {
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

describe('changing control and zones', () => {
  it('7.3.6.a an object that defects goes to the expedition it faces and remains the same object', () => {
    const found = afterTrick('Target Character defects.', {}, { companion: [character('Kite')] });
    expect(found.names('companion', 0)).toEqual(['Kite']);
    expect(found.did('defect')).toEqual(['defect | Kite: companion.1 > companion.0']);
  });

  it("3.1.2.c, 1.1.3.d an object that defected goes to its owner's Reserve at Rest", () => {
    const found = afterTrick('Target Character defects.', {}, { companion: [character('Kite')] });
    found.pass().pass();
    expect(found.names('reserve', 1)).toEqual(['Kite']);
  });

  it('7.5.10.a, 7.5.9.a an object that defects leaves one expedition and joins the other', () => {
    const gate = permanent(
      'Gate',
      'When a Character joins your Companion Expedition — I gain 1 came counter.',
    );
    const found = afterTrick(
      'Target Character defects.',
      { landmark: [gate] },
      { companion: [character('Kite')] },
    );
    expect(found.counter('Gate', 'came')).toBe(1);
  });

  it('7.3.11.a exchanged cards swap their zones', () => {
    const found = afterTrick(
      'Exchange target card in your Reserve with a card from your hand.',
      { hand: [character('Crow', { handCost: 9 })], reserve: [character('Kite')] },
      {},
    );
    expect(found.stay('Kite').zone).toBe('hand');
    expect(found.stay('Crow').zone).toBe('reserve');
  });

  it('7.3.11.b no exchange happens unless both cards are available', () => {
    const found = afterTrick(
      'Exchange target card in your Reserve with a card from your hand.',
      { reserve: [character('Kite')] },
      {},
    );
    expect(found.stay('Kite').zone).toBe('reserve');
  });

  it('7.3.11.a, 3.2.9.b a card exchanged with a Mana Orb becomes an exhausted Mana Orb', () => {
    const exchange: Step = {
      kind: 'exchange',
      what: { choose: { zone: 'hand', owner: 'you' } },
      with: { choose: { zone: 'mana', controller: 'you' } },
    };
    const found = afterTrick(step(exchange), { hand: [character('Crow')], mana: [character('Orb')] });
    expect(found.names('hand', 0)).toEqual(['Orb']);
    expect(found.stay('Crow')).toMatchObject({ zone: 'mana', faceDown: true, statuses: ['exhausted'] });
  });

  it("7.3.11.a a card exchanged with a Character joins that Character's Expedition", () => {
    const found = afterTrick(
      'Exchange target Character with a "Crow" from your Reserve.',
      { companion: [character('Kite')], reserve: [character('Crow')] },
      {},
    );
    expect([found.names('companion', 0), found.names('reserve', 0)]).toEqual([['Crow'], ['Kite', 'Trick']]);
  });

  it('7.3.11.b no exchange happens if several cards match, because the card to exchange is unknown', () => {
    const zones = (...hero: readonly ReturnType<typeof character>[]) => {
      const found = afterTrick('Exchange Characters with a card from your hand.', {
        hero,
        hand: [character('Crow')],
      });
      return [found.stay('Kite').zone, found.stay('Crow').zone];
    };
    expect(zones(character('Kite'))).toEqual(['hand', 'expedition']);
    expect(zones(character('Kite'), character('Wren'))).toEqual(['expedition', 'hand']);
  });

  it("7.5.5.a an object that a player takes control of goes to that player's expedition", () => {
    const found = afterTrick('Take control of target Character.', {}, { hero: [character('Kite')] });
    expect(found.names('hero', 0)).toEqual(['Kite']);
  });
});

describe('players', () => {
  it('7.3.29.a, 5.2.b Rush: a card is played immediately, for its cost, within the effect', () => {
    const found = afterTrick('Rush. Draw a card.', { hand: [character('Kite')] });
    expect(found.options()).toEqual(['play Kite hero', 'play Kite companion']);
    found.play('Kite', 'hero');
    expect(found.orbs(0)).toBe(1);
    const verbs = found.verbs();
    expect(verbs.indexOf('join')).toBeLessThan(verbs.indexOf('draw'));
  });

  it('7.3.29.b the effect bought with Rush happens only if a card was played', () => {
    const unplayed = afterTrick('Rush. If you do, draw a card.', {
      hand: [character('Kite', { handCost: 9 })],
    });
    expect(unplayed.verbs()).not.toContain('draw');
    const done = afterTrick('Rush. If you do, draw a card.', { hand: [character('Kite')] }).play(
      'Kite',
      'hero',
    );
    expect(done.verbs()).toContain('draw');
  });

  it('5.1.1.d, 5.1.2.e an effect can let a player play a card for less', () => {
    const found = afterTrick('Immediately play a Character for {3} less, down to a minimum of {1}.', {
      hand: [character('Kite', { handCost: 5 })],
    }).play('Kite', 'hero');
    expect(found.orbs(0)).toBe(0);
  });

  it('5.1.1.d an effect that makes a player play a card requires them to play one', () => {
    const found = afterTrick('Immediately play a Character for free.', {
      hand: [character('Kite'), character('Wren')],
    });
    expect(found.options()).toContain('play Wren hero');
    found.play('Kite', 'hero');
    expect([found.deciding, found.names('hand', 0)]).toEqual(['1: turn', ['Wren']]);
  });

  it('4.2.3.e an effect can make a player pass', () => {
    const found = afterTrick(step({ kind: 'pass', who: 'you' }));
    expect(found.state.seats[0]?.passed).toBe(true);
    found.pass();
    expect(found.state.phase).not.toBe('afternoon');
  });

  it.each([
    ['you', '1: turn'],
    ['opponent', '0: turn'],
  ] as const)('4.2.3.e only the turn of the player who passes ends: %s', (who, turn) => {
    const gong = permanent('Gong', quickAction({}, step({ kind: 'pass', who })));
    const found = tableOf4({ landmark: [gong] }).activate('Gong');
    expect(found.deciding).toBe(turn);
  });

  it('4.2.1.b an effect can make another player the first player', () => {
    expect(afterTrick(step({ kind: 'become-first-player', who: 'opponent' })).state.firstPlayer).toBe(1);
  });

  it('7.3.31.a, 7.3.31.b a chosen object can be sacrificed', () => {
    const found = afterTrick(
      step({ kind: 'sacrifice-objects', what: { choose: { type: 'character', controller: 'you' } } }),
      { hero: [character('Kite')] },
    );
    expect(found.stay('Kite').zone).toBe('discard');
  });

  it('6.5.i for “each player”, each player makes separate choices', () => {
    const found = afterTrick({ kind: 'each-player', effect: step({ kind: 'draw', count: 1 }) });
    expect([found.names('hand', 0), found.names('hand', 1)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('6.5.i for “each” object, the effect happens once for that object', () => {
    const found = afterTrick('For each Character, it gains 1 boost.', {
      hero: [character('Kite'), character('Wren')],
    });
    expect(found.did('counters')).toEqual(['counters | Kite: +1 boost = 1', 'counters | Wren: +1 boost = 1']);
  });
});

describe('the position of expeditions', () => {
  const is = (
    at: { hero: number; companion: number },
    standing: 'ahead' | 'behind' | 'tied',
    arena = false,
  ): boolean =>
    tableOf4(
      {
        at,
        mana: 1,
        hand: [
          spell(
            'Trick',
            effect({
              kind: 'if',
              condition: { kind: 'standing', which: 'your-companion', is: standing },
              then: step({ kind: 'draw', count: 1 }),
            }),
          ),
        ],
      },
      { at: { hero: 0, companion: 5 } },
      { arena },
    )
      .play('Trick')
      .verbs()
      .includes('draw');

  it('7.5.2.a an expedition is ahead if it is farther from its start than the one it faces', () => {
    expect([is({ hero: 0, companion: 4 }, 'ahead'), is({ hero: 0, companion: 5 }, 'ahead')]).toEqual([
      true,
      false,
    ]);
  });

  it('7.5.2.b an expedition is behind if it is nearer to its start than the one it faces', () => {
    expect([is({ hero: 0, companion: 6 }, 'behind'), is({ hero: 0, companion: 5 }, 'behind')]).toEqual([
      true,
      false,
    ]);
  });

  it('7.5.2.c, 7.5.2.d expeditions at equal distances are tied, and in tiebreakers all are tied', () => {
    expect([is({ hero: 0, companion: 5 }, 'tied'), is({ hero: 0, companion: 4 }, 'tied')]).toEqual([
      true,
      false,
    ]);
    expect(is({ hero: 0, companion: 4 }, 'tied', true)).toBe(true);
  });

  it('7.5.8.a, 7.5.8.b a character is in a terrain if its expedition is', () => {
    const found = afterTrick('Characters in {V} gain 1 boost.', {
      hero: [character('Kite')],
      companion: [character('Wren')],
      at: { hero: 1, companion: 5 },
    });
    expect([found.counter('Kite', 'boost'), found.counter('Wren', 'boost')]).toEqual([1, 0]);
  });
});

describe('Gear', () => {
  const boots = permanent('Boots', { subtypes: ['gear'] });
  const strong = character('Strong', { statistics: { forest: 5, mountain: 5, water: 5 } });

  it('4.2.5.b Gear goes to Reserve at Rest if its expedition moved forward this day', () => {
    const found = tableOf4({ hero: [boots, strong] }, {}, { from: 'dusk' });
    expect(found.did('rest')).toEqual([
      'rest | Boots: hero.0 > reserve.0',
      'rest | Strong: hero.0 > reserve.0',
    ]);
  });

  it('4.2.5.b Gear stays at Rest if its expedition did not move forward', () => {
    const found = tableOf4({ companion: [boots], hero: [strong] }, {}, { from: 'dusk' });
    expect(found.names('companion', 0)).toEqual(['Boots']);
  });

  it('2.4.7.d, 5.2.2.c Fleeting Gear is discarded instead of going to Reserve', () => {
    const found = tableOf4({ hero: [{ card: boots, statuses: ['fleeting'] }, strong] }, {}, { from: 'dusk' });
    expect(found.stay('Boots').zone).toBe('discard');
  });
});
