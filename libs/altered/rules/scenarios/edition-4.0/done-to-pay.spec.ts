import { describe, expect, it } from '@jest/globals';
import type { CardDefinition, Effect, Selector } from '#altered/abilities';
import {
  afterTrick,
  character,
  effect,
  gainCounters,
  passive,
  permanent,
  quickAction,
  reaction,
  sequence,
  spell,
  step,
  tableOf4,
  type Position,
  Table,
  type Statement,
} from '#altered/testing';

const draw = step({ kind: 'draw', count: 1 });

describe('actions as payment', () => {
  it('6.4.b, 6.4.c a player may exhaust a ready Permanent to draw a card, or decline', () => {
    const mine = {
      landmark: [permanent('Forge'), { card: permanent('Mill'), statuses: ['exhausted'] as const }],
    };
    const paid = afterTrick('You may exhaust a Permanent you control to draw a card.', mine).choose('yes');
    expect(paid.stay('Forge').statuses).toContain('exhausted');
    expect(paid.verbs()).toContain('draw');
    const declined = afterTrick('You may exhaust a Permanent you control to draw a card.', mine).choose('no');
    expect(declined.verbs()).not.toContain('draw');
    expect(declined.stay('Forge').statuses).toEqual([]);
  });

  it('6.4.c a payment by exhausting a Permanent is not offered if no ready Permanent exists', () => {
    const found = afterTrick('You may exhaust a Permanent you control to draw a card.', {
      landmark: [{ card: permanent('Mill'), statuses: ['exhausted'] as const }],
    });
    expect(found.verbs()).not.toContain('draw');
    expect(found.deciding).not.toBe('0: may');
  });

  it('6.4.b a player may exhaust the object itself to draw a card', () => {
    const exhausting: Effect = {
      kind: 'pay-to',
      cost: { does: step({ kind: 'status', change: 'gain', status: 'exhausted', what: 'me' }) },
      effect: draw,
    };
    const forge = permanent('Forge', reaction('At Noon', exhausting));
    const noon = (): Table => tableOf4({ landmark: [forge, permanent('Mill')] }, {}, { from: 'noon' });
    const paid = noon().choose('yes');
    expect([paid.stay('Forge').statuses, paid.did('draw').length]).toEqual([['exhausted'], 1]);
    const declined = noon().choose('no');
    expect([declined.stay('Forge').statuses, declined.did('draw').length]).toEqual([[], 0]);
  });

  it('7.3.29.b the effect bought with Rush happens after a card is played', () => {
    const found = afterTrick('You may Rush to draw a card.', { hand: [character('Kite')] })
      .choose('yes')
      .play('Kite', 'hero');
    const verbs = found.verbs();
    expect(verbs.indexOf('join')).toBeLessThan(verbs.indexOf('draw'));
    expect(verbs).toContain('draw');
    const none = afterTrick('You may Rush to draw a card.', {
      hand: [character('Kite', { handCost: 9 })],
    }).choose('yes');
    expect(none.verbs()).not.toContain('draw');
  });

  it("6.5.b an effect that is paid for has its own targets, and “if you don't” happens if it is not paid for", () => {
    const found = afterTrick(
      "You may exhaust a Permanent you control to Sabotage. If you don't, draw a card.",
      { landmark: [permanent('Forge')] },
      { reserve: [character('Kite')] },
    );
    found.choose('yes').choose('Kite');
    expect(found.names('discard', 1)).toEqual(['Kite']);
    expect(found.verbs()).not.toContain('draw');
    const unpaid = afterTrick(
      "You may exhaust a Permanent you control to Sabotage. If you don't, draw a card.",
      { landmark: [permanent('Forge')] },
      { reserve: [character('Kite')] },
    );
    expect(unpaid.choose('no').verbs()).toContain('draw');
  });

  it('3.2.9.f, 6.5.f mana within an effect is paid in full or not at all', () => {
    const paid = afterTrick('You may pay {1}. If you do, draw a card.').choose('yes');
    expect(paid.verbs()).toContain('draw');
    expect(paid.orbs(0)).toBe(1);
    expect(afterTrick('You may pay {9}. If you do, draw a card.').verbs()).not.toContain('draw');
  });
});

describe('removing counters', () => {
  const mine: Selector = { zone: ['landmark', 'reserve'], controller: 'you' };

  it('2.5.f a counter is spent from a card that has one', () => {
    const spend: Effect = {
      kind: 'pay-to',
      cost: { does: step({ kind: 'take-counters', from: { choose: mine }, count: 1, spend: true }) },
      effect: draw,
    };
    const found = afterTrick(spend, {
      landmark: [{ card: permanent('Forge'), counters: { kelon: 2 } }, permanent('Mill')],
    }).choose('yes');
    expect(found.counter('Forge', 'kelon')).toBe(1);
    expect(found.verbs()).toContain('draw');
    const none = afterTrick(spend, { landmark: [permanent('Mill')] });
    expect(none.deciding).not.toBe('0: may');
    expect(none.verbs()).not.toContain('draw');
  });

  it('2.5.f, 6.4.c a counted number of counters is spent from one card that has enough', () => {
    const spend = (boats: number): Table =>
      afterTrick(
        {
          kind: 'pay-to',
          cost: {
            does: step({
              kind: 'take-counters',
              from: { choose: mine },
              name: 'kelon',
              count: { count: { subtype: 'boat' } },
              spend: true,
            }),
          },
          effect: draw,
        },
        {
          landmark: [
            { card: permanent('Forge'), counters: { kelon: boats } },
            { card: permanent('Mill'), counters: { boost: 3 } },
          ],
          hero: [character('Junk', { subtypes: ['boat'] })],
        },
      );
    const paid = spend(1).choose('yes');
    expect([paid.counter('Forge', 'kelon'), paid.did('draw').length]).toEqual([0, 1]);
    expect(paid.counter('Mill', 'boost')).toBe(3);
    expect(spend(0).deciding).not.toBe('0: may');
    expect(spend(0).verbs()).not.toContain('draw');
  });

  it('6.1.g the player chooses one of several kinds of counters', () => {
    const found = afterTrick(
      step({ kind: 'take-counters', from: { target: 0 }, count: 1 }),
      { landmark: [{ card: permanent('Forge'), counters: { kelon: 1, boost: 1 } }] },
      {},
      [{ kind: 'object', like: { type: 'permanent' } }],
    );
    expect(found.deciding).toBe('0: either');
    found.choose('either 0');
    expect(found.counter('Forge', 'kelon') + found.counter('Forge', 'boost')).toBe(1);
  });

  it('2.5.f up to two counters of one kind are removed, and none of another kind', () => {
    const does = step({ kind: 'take-counters', from: { target: 0 }, name: 'boost', count: 2, upTo: true });
    const found = afterTrick(
      does,
      { landmark: [{ card: permanent('Forge'), counters: { kelon: 1, boost: 2 } }] },
      {},
      [{ kind: 'object', like: { type: 'permanent' } }],
    );
    found.choose('yes').choose('yes');
    expect([found.deciding, found.stay('Forge').counters]).toEqual(['1: turn', { kelon: 1 }]);
  });

  it('2.5.f up to two counters are removed one after the other', () => {
    const found = afterTrick(
      'Remove up to 2 counters from target Permanent.',
      { landmark: [{ card: permanent('Forge'), counters: { kelon: 3 } }] },
      {},
    );
    found.choose('yes').choose('no');
    expect(found.counter('Forge', 'kelon')).toBe(2);
  });

  it('2.5.f an object can remove counters from itself', () => {
    const forge = permanent(
      'Forge',
      quickAction({}, step({ kind: 'take-counters', from: 'me', name: 'kelon', count: 2 })),
    );
    const found = tableOf4({ landmark: [{ card: forge, counters: { kelon: 3 } }] });
    expect(found.activate('Forge').counter('Forge', 'kelon')).toBe(1);
  });

  it('1.1.6.a the counters removed this way are counted', () => {
    const found = afterTrick(
      'Remove all boosts from Characters. If the number of boosts removed this way is 5, draw a card.',
      {
        hero: [
          { card: character('Kite'), counters: { boost: 3 } },
          { card: character('Wren'), counters: { boost: 2 } },
        ],
      },
    );
    expect([found.counter('Kite', 'boost'), found.counter('Wren', 'boost')]).toEqual([0, 0]);
    expect(found.verbs()).toContain('draw');
  });
});

describe('results of an action, and the cost of a played card', () => {
  it('6.5.d a condition checks the card that was put in Reserve this way', () => {
    const does: Effect = sequence(
      { kind: 'step', step: { kind: 'resupply' }, note: 'card' },
      {
        kind: 'if',
        condition: { kind: 'done', by: 'put', what: { noted: 'card' }, like: { type: 'character' } },
        then: step({ kind: 'move', what: { noted: 'card' }, to: { zone: 'hand' } }),
      },
    );
    const found = afterTrick(does, { deck: [character('Kite'), character('Wren')] });
    expect(found.names('hand', 0)).toHaveLength(1);
    expect(afterTrick(does, { deck: [permanent('Forge')] }).names('hand', 0)).toHaveLength(0);
  });

  it('2.3.1.a the cost of a sacrificed object is the cost it had', () => {
    const does = (than: number): Effect =>
      sequence(
        { kind: 'step', step: { kind: 'sacrifice', what: { type: 'permanent' } }, note: 'gone' },
        {
          kind: 'if',
          condition: { kind: 'cost-was', what: { noted: 'gone' }, cost: 'hand', is: 'at-least', than },
          then: draw,
        },
      );
    const mine = { landmark: [permanent('Forge', { handCost: 3 })] };
    expect(afterTrick(does(3), mine).verbs()).toContain('draw');
    expect(afterTrick(does(4), mine).verbs()).not.toContain('draw');
  });

  it('2.2.9.b the Base Cost of a spell depends on the zone it was played from', () => {
    const watcher = permanent(
      'Watcher',
      'When you play a Spell with Base Cost {2} or more — I gain 1 seen counter.',
    );
    const trick = spell('Ruse', effect(sequence()), { handCost: 2, reserveCost: 1 });
    const hand = tableOf4({ mana: 3, hand: [trick], landmark: [watcher] }).play('Ruse');
    expect(hand.counter('Watcher', 'seen')).toBe(1);
    const reserve = tableOf4({ mana: 3, reserve: [trick], landmark: [watcher] });
    expect(reserve.play('Ruse').counter('Watcher', 'seen')).toBe(0);
  });
});

describe('permissions to play cards', () => {
  const watching = (says: Statement) => permanent('Watcher', passive(says));

  it('2.4.6.c, 1.4.2.a exhausted cards in Reserve can be played if an ability allows it', () => {
    const reserve = [{ card: character('Kite'), statuses: ['exhausted'] as const }];
    const may = tableOf4({
      mana: 3,
      reserve,
      landmark: [watching('You may play exhausted cards from your Reserve.')],
    });
    expect(may.options()).toContain('play Kite hero');
    expect(tableOf4({ mana: 3, reserve }).options()).not.toContain('play Kite hero');
  });

  it('2.2.7.a cards from Reserve cost less, down to a minimum', () => {
    const seats = (cost: number): Position['seats'] => [
      {
        mana: 5,
        reserve: [character('Kite', { reserveCost: cost })],
        landmark: [
          watching('You may play Characters from your Reserve for {2} less, down to a minimum of {1}.'),
        ],
      },
      {},
    ];
    expect(new Table({ seats: seats(4), edition: '4.0' }).play('Kite', 'hero').orbs(0)).toBe(3);
    expect(new Table({ seats: seats(2), edition: '4.0' }).play('Kite', 'hero').orbs(0)).toBe(4);
  });

  it('7.3.14.a up to two cards can be played for free', () => {
    const hand = [character('Kite', { handCost: 9 }), character('Wren', { handCost: 9 })];
    const found = afterTrick('Immediately play up to two Characters for free.', { hand }).play(
      'Kite',
      'hero',
    );
    expect(found.options()).toEqual(['play Wren hero', 'play Wren companion', 'done']);
    found.play('Wren', 'companion');
    expect([found.names('hero', 0), found.names('companion', 0)]).toEqual([['Kite'], ['Wren']]);
    expect(found.orbs(0)).toBe(2);
  });
});

describe('zones of one player', () => {
  it("6.3.b “leaves your Reserve” does not trigger for another player's Reserve", () => {
    const watcher = permanent('Watcher', 'When a card leaves your Reserve — I gain 1 gone counter.');
    const found = afterTrick(
      'Discard cards from a Reserve.',
      { landmark: [watcher], reserve: [character('Kite')] },
      { reserve: [character('Wren')] },
    );
    expect(found.counter('Watcher', 'gone')).toBe(1);
  });
});

describe('symbols of abilities', () => {
  const kite = (more: Partial<CardDefinition> = {}) =>
    character('Kite', '{R} I gain 1 one counter.', '{R} I gain 1 two counter.', more);

  it('7.3.1.b, 2.2.2.m the next Character played from Hand activates one of its {r} abilities, once', () => {
    const lamp = permanent(
      'Lamp',
      '{T}: The next Character played from your hand this turn activates one of its {r} abilities.',
    );
    const found = tableOf4({ mana: 5, landmark: [lamp], hand: [kite(), spell('Trick')] });
    found.activate('Lamp').play('Kite', 'hero');
    expect(found.deciding).toBe('0: either');
    found.choose('either 1');
    expect([found.counter('Kite', 'one'), found.counter('Kite', 'two')]).toEqual([0, 1]);
  });

  it('7.3.1.d an effect activates all {j} abilities of its target', () => {
    const forge = permanent('Forge', '{J} I gain 1 one counter.', '{H} I gain 1 two counter.');
    const found = afterTrick(
      'Target Permanent you control activates its {j} abilities.',
      { landmark: [forge] },
      {},
    );
    expect([found.counter('Forge', 'one'), found.counter('Forge', 'two')]).toEqual([1, 0]);
  });

  it('7.3.1.b “one of its {j} abilities” activates the only one without a decision', () => {
    const forge = permanent('Forge', '{J} I gain 1 one counter.');
    const found = afterTrick(
      'Target Permanent you control activates one of its {j} abilities.',
      { landmark: [forge] },
      {},
    );
    expect(found.counter('Forge', 'one')).toBe(1);
  });

  it('7.3.1.d "I" in a {T} ability that another object activates means the object with the ability', () => {
    const drum = permanent('Drum', '{T}: I gain 1 beat counter.');
    const found = afterTrick(
      'Target Permanent you control activates its {T} ability. Put me in your hand.',
      { landmark: [drum] },
      {},
    );
    expect([found.counter('Drum', 'beat'), found.stay('Drum').statuses]).toEqual([1, []]);
    expect([found.names('landmark', 0), found.names('hand', 0)]).toEqual([['Drum'], ['Trick']]);
  });

  it('7.3.1.b a {D} ability is activated without its cost', () => {
    const wren = character('Wren', '{H} I activate my {D} ability.', '{D}: Draw a card.');
    const found = tableOf4({ mana: 3, hand: [wren] }).play('Wren', 'hero');
    expect(found.verbs()).toContain('draw');
    expect(found.names('hero', 0)).toEqual(['Wren']);
  });

  it('1.1.6.j a card in Reserve with a {D} ability counts as having that ability', () => {
    const able = character('Able', quickAction({ discardMe: true }, gainCounters('x'), { where: 'support' }));
    expect(
      afterTrick('If a card in your Expeditions or your Reserve has a {D} ability, draw a card.', {
        reserve: [able],
      }).verbs(),
    ).toContain('draw');
    expect(
      afterTrick('If a card in your Expeditions or your Reserve has a {D} ability, draw a card.', {
        reserve: [character('Kite')],
      }).verbs(),
    ).not.toContain('draw');
  });
});
