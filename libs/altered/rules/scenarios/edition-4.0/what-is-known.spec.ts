import { describe, expect, it } from '@jest/globals';
import type { Known, Selector } from '#altered/abilities';
import {
  character,
  effect,
  gainCounters,
  passive,
  permanent,
  reaction,
  resupply,
  sequence,
  spell,
  statistics,
  step,
  tableOf4,
  type SeatPosition,
  type Table,
  type Line,
} from '#altered/testing';

const draw = step({ kind: 'draw', count: 1 });
const sing = (does: Parameters<typeof effect>[0], targets?: Parameters<typeof effect>[1]) =>
  spell('Song', effect(does, targets));

describe('information that effects use', () => {
  it('2.1.e an effect can use the counters of an object that has left', () => {
    const phoenix = character(
      'Phoenix',
      reaction('When I leave the Expedition zone', { kind: 'repeat', times: { had: 'boost' }, effect: draw }),
    );
    const drawn = (boost: number): unknown =>
      tableOf4({
        mana: 1,
        hero: [{ card: phoenix, ...(boost > 0 && { counters: { boost } }) }],
        hand: [sing('Discard Characters.')],
      }).play('Song').state.seats[0]?.hand.length;
    expect([drawn(2), drawn(0)]).toEqual([2, 0]);
  });

  const drawIfItWas = (like: Selector, what: Known) =>
    ({ kind: 'if', condition: { kind: 'is', what, like, was: true }, then: draw }) as const;
  const drawn = (song: ReturnType<typeof sing>, hero: SeatPosition['hero']) =>
    tableOf4({ mana: 1, hand: [song], ...(hero && { hero }) });

  it.each([
    ['a Boosted object', { boost: 1 }, 1],
    ['an object without boosts', {}, 0],
  ])('2.1.e an effect can check whether the object it discards was Boosted: %s', (_, counters, cards) => {
    const found = drawn(
      sing(
        sequence(
          step({ kind: 'discard', what: { target: 0 } }),
          drawIfItWas({ status: 'boosted', type: 'character' }, { target: 0 }),
        ),
        [{ kind: 'object', like: { type: 'character' } }],
      ),
      [{ card: character('Plant'), counters }],
    ).play('Song');
    expect(found.state.seats[0]?.hand.length).toBe(cards);
  });

  it.each([
    ['fleeting', 1],
    ['anchored', 0],
  ] as const)(
    '2.1.e, 6.5.d “if it was Fleeting” is false for a target that was not moved: %s',
    (status, cards) => {
      const found = (answer: string): number | undefined =>
        drawn(
          sing(
            sequence(
              { kind: 'optional', effect: step({ kind: 'discard', what: { target: 0 } }) },
              drawIfItWas({ status: 'fleeting' }, { target: 0 }),
            ),
            [{ kind: 'object', like: { type: 'character' } }],
          ),
          [{ card: character('Plant'), statuses: [status] }],
        )
          .play('Song')
          .choose(answer).state.seats[0]?.hand.length;
      expect([found('yes'), found('no')]).toEqual([cards, 0]);
    },
  );

  it('2.1.e an effect can use the number of boosts of a sacrificed object', () => {
    const found = drawn(
      sing(
        sequence(
          step({ kind: 'sacrifice', what: { type: 'character' } }, 'gone'),
          drawIfItWas(
            { bounds: [{ of: { counters: 'boost' }, is: 'at-least', than: 2 }] },
            { noted: 'gone' },
          ),
          drawIfItWas(
            { bounds: [{ of: { counters: 'boost' }, is: 'at-least', than: 3 }] },
            { noted: 'gone' },
          ),
        ),
      ),
      [{ card: character('Plant'), counters: { boost: 2 } }],
    ).play('Song');
    expect(found.state.seats[0]?.hand.length).toBe(1);
  });

  it('2.1.e, 2.2.9.a an effect can use the statistics of a discarded object, not only the printed ones', () => {
    const was = (forest: number, than: number) =>
      drawn(
        sing(
          sequence(
            gainCounters('boost', 2, { target: 0 }),
            step({ kind: 'discard', what: { target: 0 } }),
            drawIfItWas({ bounds: [{ of: 'forest', is: 'at-least', than }] }, { target: 0 }),
          ),
          [{ kind: 'object', like: { type: 'character' } }],
        ),
        [character('Plant', statistics(forest, 0, 0))],
      ).play('Song').state.seats[0]?.hand.length;
    expect([was(1, 3), was(1, 4), was(4, 4)]).toEqual([1, 0, 1]);
  });

  it('7.3.19.a, 6.1.g one of the objects with the highest number is sacrificed', () => {
    const costing = (name: string, handCost: number) => character(name, { handCost });
    const found = tableOf4(
      {
        mana: 1,
        hand: [
          sing(
            step({
              kind: 'sacrifice',
              what: { type: 'character', controller: 'you', most: { of: 'base-cost', is: 'highest' } },
              who: { target: 0 },
            }),
            [{ kind: 'player', who: 'opponent' }],
          ),
        ],
      },
      { hero: [costing('Low', 1), costing('High', 4), costing('Tall', 4)] },
    ).play('Song');
    expect([found.deciding, ...found.options()]).toEqual(['1: sacrifice', 'High', 'Tall']);
  });

  it('4.2.4.d a condition can require that both expeditions failed to move forward', () => {
    const mourner = character(
      'Mourner',
      'When my Expedition fails to move forward during Dusk — If both of your Expeditions failed to move forward, I gain 1 two counter. Otherwise, I gain 1 one counter.',
      statistics(0, 0, 0),
    );
    const found = (strength: number) =>
      tableOf4(
        {
          hero: [{ card: mourner, statuses: ['anchored'] }],
          companion: [character('Giant', statistics(strength, strength, strength))],
        },
        {},
        { from: 'dusk' },
      );
    expect([found(0).counter('Mourner', 'two'), found(9).counter('Mourner', 'one')]).toEqual([1, 1]);
  });

  it('6.3.b a reaction triggers if a player puts a card from their hand in Reserve', () => {
    const clerk = permanent(
      'Clerk',
      'When you put a card from your hand in Reserve — I gain 1 seen counter.',
    );
    const put = sing('Put a card from your hand in Reserve.');
    const found = (mine: boolean) =>
      tableOf4(
        { mana: 1, hand: [put, character('Wren')], ...(mine && { landmark: [clerk] }) },
        mine ? {} : { landmark: [clerk] },
      )
        .play('Song')
        .counter('Clerk', 'seen');
    expect([found(true), found(false)]).toEqual([1, 0]);
    const other = tableOf4({ mana: 1, landmark: [clerk], hand: [sing(resupply)] });
    expect(other.play('Song').counter('Clerk', 'seen')).toBe(0);
  });

  it("6.3.b “you put a card from your hand in Reserve” ignores opponents' actions and cards", () => {
    const clerk = permanent(
      'Clerk',
      'When you put a card from your hand in Reserve — I gain 1 seen counter.',
    );
    const pull = sing("Send cards from your opponent's hand to Reserve.");
    const found = (clerkOf: 0 | 1): Table => {
      const watching = (seat: 0 | 1) => (seat === clerkOf ? { landmark: [clerk] } : {});
      return tableOf4(
        { mana: 1, hand: [pull], ...watching(0) },
        { hand: [character('Wren')], ...watching(1) },
      ).play('Song');
    };
    for (const table of [found(0), found(1)]) {
      expect(table.names('reserve', 1)).toEqual(['Wren']);
      expect(table.counter('Clerk', 'seen')).toBe(0);
    }
  });
});

describe('using abilities of other objects', () => {
  const learns = (upTo?: number) =>
    character(
      'Pupil',
      reaction(
        '{J}',
        sequence(
          step(
            { kind: 'discard', what: { choose: { zone: 'reserve', owner: 'you' }, count: upTo ?? 1 } },
            'discarded',
          ),
          step({
            kind: 'activate-as-own',
            of: { noted: 'discarded' },
            symbol: 'from-reserve',
            ...(upTo !== undefined && { upTo }),
          }),
        ),
      ),
    );

  it("7.3.1.d the reaction of a discarded card is activated as if it were the object's own", () => {
    const found = tableOf4({
      mana: 1,
      hand: [learns()],
      reserve: [character('Sage', '{R} I gain 1 boost.')],
    }).play('Pupil', 'hero');
    expect([found.stay('Sage').zone, found.counter('Pupil', 'boost')]).toEqual(['discard', 1]);
  });

  it('6.1.g the player chooses one of several abilities, or up to the given number', () => {
    const sage = character('Sage', '{R} I gain 1 boost.', '{R} Draw a card.');
    const single = tableOf4({ mana: 1, hand: [learns()], reserve: [sage] });
    single.play('Pupil', 'hero').choose('either 1');
    expect([single.counter('Pupil', 'boost'), single.state.seats[0]?.hand.length]).toEqual([0, 1]);
    const other = character('Bard', '{R} Draw a card.');
    const two = tableOf4({ mana: 1, hand: [learns(2)], reserve: [sage, other] });
    two.play('Pupil', 'hero').choose('mode 0', 'mode 2');
    if (two.deciding === '0: reaction') two.choose(two.options()[0] ?? '');
    expect([two.counter('Pupil', 'boost'), two.state.seats[0]?.hand.length]).toEqual([1, 1]);
    const most = tableOf4({ mana: 1, hand: [learns(1)], reserve: [sage] }).play('Pupil', 'hero');
    expect(most.decide(0, most.keys().slice(0, 2))).toMatchObject({
      ok: false,
      error: { code: 'OPTIONS_TOO_MANY' },
    });
  });
});

describe('permissions beyond the rules', () => {
  it('4.2.5.c an exhausted card is kept in Reserve in addition', () => {
    const keeper = permanent(
      'Keeper',
      "You may keep one more card in Reserve during Night if it's exhausted.",
    );
    const cards = ['A', 'B', 'C'].map((name) => character(name));
    const tired = { card: character('Tired'), statuses: ['exhausted'] as const };
    const night = () => tableOf4({ landmark: [keeper], reserve: [...cards, tired] }, {}, { from: 'night' });
    const found = night();
    expect([found.deciding, ...found.options()]).toEqual(['0: keep-beyond', 'Tired']);
    found.choose('Tired').choose('A', 'B');
    expect(found.names('reserve', 0)).toEqual(['A', 'B', 'Tired']);
    const without = night().choose();
    without.choose('A', 'Tired');
    expect(without.names('reserve', 0)).toEqual(['A', 'Tired']);
  });

  it('1.4.2.a abilities of cards in Reserve can exceed their maximum of counters', () => {
    const found = (says: object) =>
      tableOf4(
        {
          landmark: [
            permanent('Cellar', passive({ kind: 'beyond-maximum', of: { zone: 'reserve' }, ...says })),
          ],
          reserve: [
            character('Cask', '{I} At Noon — I gain 4 boosts, up to a max of 2.', { reserveCost: 9 }),
          ],
        },
        {},
        { from: 'noon' },
      ).counter('Cask', 'boost');
    expect([found({ more: 1 }), found({})]).toEqual([3, 4]);
    const elsewhere = [{ zone: 'landmark' }, { zone: 'reserve', type: 'permanent' }] as const;
    expect(elsewhere.map((of) => found({ of }))).toEqual([2, 2]);
    const never = { kind: 'compare', left: 0, is: 'more-than', right: 0 } as const;
    expect(found({ if: never })).toBe(2);
  });

  it("2.4.1.d, 1.4.2.a a status can be gained again if the object's text allows it", () => {
    const ghost = (abilities: readonly Line[]) =>
      character(
        'Ghost',
        'When I gain Fleeting — I gain 1 seen counter.',
        '{0}: I gain Fleeting.',
        ...abilities,
      );
    const found = (abilities: readonly Line[]) =>
      tableOf4({ hero: [{ card: ghost(abilities), statuses: ['fleeting'] }] }).activate('Ghost', 1);
    const again = found(['I can gain Fleeting even if I was already Fleeting.']);
    expect([again.counter('Ghost', 'seen'), again.stay('Ghost').statuses]).toEqual([1, ['fleeting']]);
    expect(found([]).counter('Ghost', 'seen')).toBe(0);
  });

  it("7.3.14.a a card from another player's Reserve is played, and its owner's zones apply afterwards", () => {
    const found = tableOf4(
      {
        mana: 1,
        hand: [
          sing(step({ kind: 'play-for-free', what: { target: 0 } }), [
            { kind: 'object', like: { type: 'character', zone: 'reserve', ofAnyPlayer: true } },
          ]),
        ],
      },
      { reserve: [character('Owl')] },
    )
      .play('Song')
      .choose('hero');
    expect(found.stay('Owl')).toMatchObject({ zone: 'expedition', seat: 0, statuses: ['fleeting'] });
  });

  it('4.2.4.k “both due to Ascension” triggers if both expeditions move forward because they are Ascended', () => {
    const omen = permanent(
      'Omen',
      'At Noon — Each of your Expeditions Ascends.',
      'When both of your Expeditions move forward due to Ascension — I gain 1 seen counter.',
    );
    const small = character('One', statistics(1, 1, 1));
    const found = (companion: readonly (typeof small)[]) =>
      tableOf4(
        { landmark: [omen], hero: [small], companion },
        { hero: [small], companion: [small] },
        { from: 'noon' },
      )
        .pass()
        .pass()
        .counter('Omen', 'seen');
    expect([found([small]), found([])]).toEqual([1, 0]);
  });
});
