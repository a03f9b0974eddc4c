import { describe, expect, it } from '@jest/globals';
import type { Effect, Passive } from '#altered/abilities';
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
  statistics,
  step,
  tableOf4,
  type SeatPosition,
} from '#altered/testing';
const wren = character('Wren');

const gainFor = (name: string) =>
  step({ kind: 'counters', change: 'gain', name: 'seen', count: 1, what: { all: { name } } });

describe('costs that depend on the expedition', () => {
  const costIn = (says: Omit<Extract<Passive, { kind: 'cost-in' }>, 'kind'>) =>
    character('Kite', passive({ kind: 'cost-in', ...says }), { handCost: 3 });
  const ways = (kite: ReturnType<typeof costIn>, mine: SeatPosition, theirs: SeatPosition = {}) =>
    tableOf4({ ...mine, hand: [kite] }, theirs)
      .options()
      .filter((option) => option.startsWith('play'));

  it('5.1.2.b a card costs less in an expedition without characters', () => {
    const kite = costIn({ add: -2, where: 'empty-expedition' });
    expect(ways(kite, { mana: 1, hero: [wren] })).toEqual(['play Kite companion']);
    const played = tableOf4({ mana: 3, hand: [kite] }).play('Kite', 'hero');
    expect(played.step('pay').actions).toHaveLength(1);
  });

  it('5.1.2.b a card costs more in a starting region, or less In contact', () => {
    const dear = costIn({ add: 3, where: 'starting-region' });
    expect(ways(dear, { mana: 3, at: { hero: 2, companion: 7 } })).toEqual(['play Kite hero']);
    const near = costIn({ add: -2, where: { is: 'in-contact' } });
    expect(ways(near, { mana: 1, at: { hero: 3, companion: 7 } }, { at: { hero: 0, companion: 3 } })).toEqual(
      ['play Kite hero'],
    );
  });

  it('6.4.c a card that costs too much in an expedition is refused there', () => {
    const kite = costIn({ add: -2, where: 'empty-expedition' });
    const found = tableOf4({ mana: 1, hero: [wren], hand: [kite] });
    expect(() => found.play('Kite', 'hero')).toThrow();
  });

  it('5.1.2.b a card costs less for each other card played this turn', () => {
    const late = character('Late', 'I cost {1} less per other card you played this turn.', { handCost: 2 });
    const herald = character('Herald', '{J} Immediately play a Character.');
    const found = tableOf4({ mana: 2, hand: [herald, late] }).play('Herald', 'hero');
    expect(found.options()).toContain('play Late hero');
  });
});

describe('the first card of a type', () => {
  it('2.2.6.a the first card each Afternoon costs less, but the second does not', () => {
    const muse = permanent(
      'Muse',
      passive({ kind: 'cost', who: 'you', of: { type: 'spell' }, first: 'afternoon', add: -1 }),
    );
    const song = (name: string) => spell(name, 'Draw a card.', { handCost: 2 });
    const found = tableOf4({ landmark: [muse], hand: [song('First'), song('Second'), wren], mana: 9 });
    const costs = (): unknown =>
      Object.fromEntries(
        (found.state.pending?.options ?? []).flatMap(({ about }) => {
          const { item, cost } = (about ?? {}) as { readonly item?: number; readonly cost?: number };
          return item === undefined ? [] : [[found.name(item), cost]];
        }),
      );
    expect(costs()).toMatchObject({ First: 1, Second: 1, Wren: 1 });
    found.play('First').pass();
    expect(costs()).toMatchObject({ Second: 2 });
  });

  it('2.2.6.a a card that an effect plays at Noon is not the first of an Afternoon', () => {
    const muse = (first: 'afternoon' | undefined) =>
      permanent(
        'Muse',
        passive({ kind: 'cost', who: 'you', of: { type: 'spell' }, ...(first && { first }), add: -1 }),
      );
    const bell = permanent('Bell', 'At Noon — Immediately play a Spell.');
    const song = spell('Song', 'Draw a card.', { handCost: 2 });
    const decision = (first?: 'afternoon'): string =>
      tableOf4({ landmark: [muse(first), bell], hand: [song], mana: 1 }, {}, { from: 'noon' }).deciding;
    expect(decision()).toMatch(/^0: play/);
    expect(decision('afternoon')).toMatch(/^0: turn/);
  });
});

describe('{X}', () => {
  const engine = (more: object = {}) =>
    permanent(
      'Engine',
      quickAction({ exhaustMe: true, mana: { x: true }, ...more }, gainCounters('charge', { x: true })),
    );
  const used = (card = engine()) =>
    tableOf4({ mana: 2, landmark: [card], reserve: [wren] }).activate('Engine');

  it('5.1.2.b the player chooses X and pays it', () => {
    const found = used();
    expect([found.deciding, ...found.options()]).toEqual(['0: x', 'x 0', 'x 1', 'x 2', 'take-back']);
    found.choose('x 2');
    expect(found.counter('Engine', 'charge')).toBe(2);
    expect(found.orbs(0)).toBe(0);
  });

  it("5.1.2.b X cannot exceed the card's limit, and taking the action back changes nothing", () => {
    const found = used(engine({ xAtMost: { count: { zone: 'reserve', owner: 'you' } } }));
    expect(found.options()).toEqual(['x 0', 'x 1', 'take-back']);
    expect(found.choose('take-back').options()).toContain('quick Engine 0');
  });

  it('6.5.g, 5.1.2.b the player chooses X for an inner action, and the whole effect uses it', () => {
    const paying: Effect = {
      kind: 'pay-to',
      cost: { mana: { x: true }, xAtMost: { count: { zone: 'reserve', owner: 'you' } } },
      effect: sequence(step({ kind: 'draw', count: { x: true } }), gainCounters('boost', { x: true })),
    };
    const found = () =>
      tableOf4({ mana: 4, hand: [character('Kite', reaction('{J}', paying))], reserve: [wren, wren] })
        .play('Kite', 'hero')
        .choose('yes');
    expect([found().deciding, ...found().options()]).toEqual(['0: x', 'x 0', 'x 1', 'x 2']);
    const paid = found().choose('x 2');
    expect([paid.orbs(0), paid.names('hand', 0).length, paid.counter('Kite', 'boost')]).toEqual([1, 2, 2]);
  });
});

describe('payments', () => {
  it('1.4.2.a a target that costs more is paid for as it is chosen', () => {
    const exhausted = (name: string, handCost: number) => ({
      card: permanent(name, { handCost }),
      statuses: ['exhausted'] as const,
    });
    const found = (mana: number) =>
      tableOf4({
        mana,
        landmark: [
          permanent(
            'Mender',
            '{0}: Ready target Permanent you control. This costs {2} more to target a Permanent with Hand Cost {5} or more.',
          ),
          exhausted('Big', 5),
          exhausted('Small', 1),
        ],
      }).activate('Mender');
    expect(found(1).options()).toEqual(['Mender', 'Small']);
    const free = found(0).choose('Small');
    expect(free.stay('Small').statuses).toEqual([]);
    expect(free.step('pay').actions.filter(({ kind }) => kind === 'status')).toEqual([]);
    const paid = found(2).choose('Big');
    expect(paid.stay('Big').statuses).toEqual([]);
    expect(paid.step('pay').actions.filter(({ kind }) => kind === 'status')).toHaveLength(2);
  });

  it('6.5.g each player may pay, one after the other', () => {
    const fair = permanent(
      'Fair',
      '{J} Each player may put a card from their hand in Reserve to draw a card.',
    );
    const found = tableOf4({ mana: 1, hand: [fair, wren] }, { hand: [character('Owl')] }).play('Fair');
    expect(found.deciding).toBe('0: may');
    found.choose('yes');
    expect(found.deciding).toBe('1: may');
    found.choose('yes');
    expect([found.stay('Wren').zone, found.stay('Owl').zone]).toEqual(['reserve', 'reserve']);
    expect(found.state.seats.map(({ hand }) => hand.length)).toEqual([1, 1]);
  });

  it('6.5.e a player who pays chooses both modes', () => {
    const chooses = spell(
      'Choir',
      'Choose one, or exhaust a Permanent you control to choose both:\n• Draw a card.\n• Resupply.',
    );
    const found = () => tableOf4({ mana: 1, hand: [chooses], landmark: [permanent('Hall')] }).play('Choir');
    const both = found().choose('yes');
    expect(both.stay('Hall').statuses).toEqual(['exhausted']);
    both.choose('mode 0', 'mode 1');
    expect([both.state.seats[0]?.hand.length, both.state.seats[0]?.reserve.length]).toEqual([1, 2]);
    const single = found().choose('no').choose('mode 0');
    expect([single.state.seats[0]?.hand.length, single.state.seats[0]?.reserve.length]).toEqual([1, 1]);
  });

  it.each([
    ['a card from hand', { discard: { from: 'hand', count: 1 } }],
    ['mana', { mana: 1 }],
  ] as const)('6.5.e, 6.4.c both modes can be paid for with %s', (_, bothFor) => {
    const chooses = spell(
      'Choir',
      effect({
        kind: 'choose-modes',
        modes: [gainFor('Hall'), step({ kind: 'resupply' })],
        count: 1,
        bothFor,
      }),
    );
    const found = (mana: number, hand: readonly ReturnType<typeof character>[]) =>
      tableOf4({ mana, hand: [chooses, ...hand], landmark: [permanent('Hall')] }).play('Choir');
    const paid = found(2, [character('Owl')]).choose('yes');
    if (paid.options().includes('Owl')) paid.choose('Owl');
    paid.choose('mode 0', 'mode 1');
    expect([paid.counter('Hall', 'seen'), paid.state.seats[0]?.reserve.length]).toEqual([1, 2]);
    const declined = found(2, [character('Owl')])
      .choose('no')
      .choose('mode 0');
    expect([declined.counter('Hall', 'seen'), declined.state.seats[0]?.reserve.length]).toEqual([1, 1]);
    expect(found(1, []).options()).toEqual(['mode 0', 'mode 1']);
  });

  it('7.3.29.a a card from Reserve can be played with Rush for its Hand Cost', () => {
    const kite = character('Kite', { handCost: 1, reserveCost: 3 });
    const rush = (handCost: object) => spell('Whistle', effect(step({ kind: 'rush', ...handCost })));
    const found = (handCost: object) =>
      tableOf4({ mana: 2, hand: [rush(handCost)], reserve: [kite] }).play('Whistle');
    expect(found({ handCost: true }).options()).toEqual(['play Kite hero', 'play Kite companion']);
    expect(found({}).options()).not.toContain('play Kite hero');
  });

  it('5.2.1.a a card is played in the named expedition', () => {
    const herald = spell('Herald', 'Immediately play a Character for free in your Companion Expedition.');
    const found = tableOf4({ mana: 1, hand: [herald, wren] }).play('Herald');
    expect(found.options()).toEqual(['play Wren companion']);
  });

  it('7.3.13.c an addition to a die can have a cost', () => {
    const glove = permanent('Glove', 'If you would roll a die, you may exhaust me to add 1 to its result.');
    const rolls = spell('Throw', 'Roll a die.');
    const found = () => tableOf4({ mana: 1, hand: [rolls], landmark: [glove] }).play('Throw');
    expect(found().options()).toEqual(['0+0', '0+1']);
    expect(found().choose('0+1').stay('Glove').statuses).toEqual(['exhausted']);
    expect(found().choose('0+0').stay('Glove').statuses).toEqual([]);
  });

  it('6.5.f choosing a card counts as doing something', () => {
    const chosen = (...hero: readonly ReturnType<typeof character>[]): number =>
      afterTrick(
        {
          kind: 'if-you-do',
          first: step({ kind: 'choose', what: { choose: { type: 'character' } } }, 'chosen'),
          then: step({ kind: 'resupply' }),
        },
        { hero },
      ).did('resupply').length;
    expect([chosen(character('Kite')), chosen()]).toEqual([1, 0]);
  });

  it('6.1.g several cards are chosen while another one fits within the total', () => {
    const cards = [1, 3, 4].map((handCost) =>
      character(`Cost ${handCost}`, { handCost, ...statistics(1, 1, 1) }),
    );
    const feast = spell(
      'Feast',
      'Reveal the top three cards of your deck. Choose cards from these cards with total Hand Cost {5} or less. Put them into your hand.',
    );
    const found = tableOf4({ mana: 1, hand: [feast], deck: cards }).play('Feast');
    expect(found.options()).toEqual(['Cost 1', 'Cost 3', 'Cost 4']);
    expect(found.decide(0, found.keys().slice(0, 2))).toMatchObject({
      ok: false,
      error: { code: 'OPTIONS_TOO_MANY' },
    });
    expect(found.choose('Cost 3').options()).toEqual(['Cost 1']);
    found.choose();
    expect(found.state.seats[0]?.hand.length).toBe(1);
    expect(found.stay('Cost 3').zone).toBe('hand');
  });
});
