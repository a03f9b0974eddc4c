import { describe, expect, it } from '@jest/globals';
import type { Effect, Trigger } from '#altered/abilities';
import {
  afterTrick,
  character,
  characterSaying,
  gainCounters,
  joins,
  permanent,
  quickAction,
  reaction,
  resupply,
  spellSaying,
  step,
  Table,
  tableOf4,
  type Placed,
  type SeatPosition,
} from '#testing';

const watcher = (trigger: Trigger) =>
  permanent('Watcher', { abilities: [reaction(trigger, gainCounters('seen'))] });

/** Reactions resolve one after the other. */
function settled(table: Table): Table {
  const [first] = table.options();
  return first?.startsWith('reaction') ? settled(table.choose(first)) : table;
}

const heard = (trigger: Trigger, does: Effect, mine: SeatPosition, readings?: number): number =>
  settled(afterTrick(does, { ...mine, landmark: [watcher(trigger)] }, {}, undefined, readings)).counter(
    'Watcher',
    'seen',
  );

describe('what has left', () => {
  const boosted: Placed = { card: character('Kite'), counters: { boost: 1 } };
  const plain: Placed = { card: character('Kite') };
  const what = { status: 'boosted' } as const;
  const kite = { all: { name: 'Kite' } } as const;
  const home = step({ kind: 'move', what: kite, to: { zone: 'reserve' } });

  it.each<readonly [string, Trigger, Effect]>([
    ['the zone', { kind: 'leave', what, zone: 'expedition' }, home],
    [
      'the Expedition',
      { kind: 'leaves-expedition', what, expedition: { kind: 'of-player', which: 'hero', player: 'you' } },
      home,
    ],
    ['for Reserve', { kind: 'go', what, from: 'expedition', to: 'reserve' }, home],
    [
      'where it is heard among others',
      {
        kind: 'any',
        of: [
          { kind: 'resupply', who: 'you' },
          { kind: 'leave', what, zone: 'expedition' },
        ],
      },
      home,
    ],
    [
      'as it is sacrificed',
      { kind: 'sacrificed', what },
      step({ kind: 'sacrifice', what: { type: 'character' } }),
    ],
    ['as it is discarded', { kind: 'discarded', what }, step({ kind: 'discard', what: kite })],
  ])('6.3.k is described as it was before it left %s', (_, trigger, does) => {
    expect([heard(trigger, does, { hero: [boosted] }), heard(trigger, does, { hero: [plain] })]).toEqual([
      1, 0,
    ]);
  });

  it('6.3.k, 7.3.30.a is described as it was before it was sabotaged', () => {
    const sabotaged = (statuses: readonly 'exhausted'[]): number =>
      settled(
        afterTrick(
          step({ kind: 'sabotage', target: 0 }),
          {
            landmark: [
              watcher({
                kind: 'keyword-action',
                action: 'sabotage',
                what: { status: 'exhausted' },
                by: 'you',
              }),
            ],
          },
          { reserve: [{ card: character('Wren'), statuses }] },
          [{ kind: 'object', like: { zone: 'reserve' } }],
        ),
      ).counter('Watcher', 'seen');
    expect([sabotaged(['exhausted']), sabotaged([])]).toEqual([1, 0]);
  });

  it('6.3.k an Expedition that moves is described as it stood before', () => {
    const moved = (from: 'forest' | 'water', to: 'forest' | 'water'): number =>
      settled(
        tableOf4({
          regions: [[from], [to], ['mountain'], ['mountain'], ['mountain'], ['mountain']],
          seats: [
            {
              at: { hero: 1, companion: 6 },
              landmark: [
                watcher({ kind: 'forward', which: { kind: 'such', of: 'your-hero', in: 'forest' } }),
              ],
              heroZone: [
                permanent('Drum', {
                  abilities: [
                    quickAction(
                      {},
                      step({ kind: 'move-expedition', which: 'your-hero', direction: 'forward' }),
                    ),
                  ],
                }),
              ],
            },
            {},
          ],
        }).choose('quick Drum 0'),
      ).counter('Watcher', 'seen');
    expect([moved('forest', 'water'), moved('water', 'forest')]).toEqual([1, 0]);
  });
});

describe('what a keyword action leaves', () => {
  const kite = { all: { name: 'Kite' } } as const;

  it('6.3.f, 7.3.34.a a Character that switched Expeditions is described where it is now', () => {
    const switched = (expedition: 'your-hero' | 'your-companion'): number =>
      heard(
        { kind: 'keyword-action', action: 'switch-expeditions', what: { expedition } },
        step({ kind: 'switch-expeditions', what: kite }),
        { hero: [character('Kite')] },
      );
    expect([switched('your-hero'), switched('your-companion')]).toEqual([0, 1]);
  });

  it('6.3.f, 7.3.4.a a Character that was augmented is described as it was before', () => {
    const augmented = (than: number, readings?: number): number =>
      heard(
        {
          kind: 'keyword-action',
          action: 'augment',
          what: { bounds: [{ of: { counters: 'boost' }, is: 'exactly', than }] },
        },
        step({ kind: 'augment', what: kite }),
        { hero: [{ card: character('Kite'), counters: { boost: 1 } }] },
        readings,
      );
    expect([augmented(1), augmented(2)]).toEqual([1, 0]);
    expect([augmented(1, 10), augmented(2, 10)]).toEqual([0, 1]);
  });
});

describe.each(['1.0', '4.0'] as const)('what gains or loses something, by edition %s', (edition) => {
  const gained = (line: string, does: string, kite: Placed, readings?: number): number => {
    const table = new Table({
      edition,
      seats: [
        { mana: 1, hand: [spellSaying(does)], hero: [kite], companion: [characterSaying('Watcher', line)] },
        {},
      ],
      ...(readings !== undefined && { readings }),
    }).choose('play Trick');
    return settled(table.deciding === '0: target' ? table.choose('Kite') : table).counter('Watcher', 'Trial');
  };
  const plain: Placed = { card: character('Kite') };
  const boosted: Placed = { card: character('Kite'), counters: { boost: 1 } };

  it('6.3.f is described as it was before', () => {
    const line = 'When a non-Boosted Character you control gains 1 or more boosts — I gain 1 Trial counter.';
    const does = 'Target Character gains 1 boost.';
    expect([gained(line, does, plain), gained(line, does, boosted)]).toEqual([1, 0]);
    expect([gained(line, does, plain, 10), gained(line, does, boosted, 10)]).toEqual([0, 0]);
  });

  it('6.3.f so it is where it gains a status', () => {
    const line = 'When a Boosted Character you control gains Asleep — I gain 1 Trial counter.';
    const does = 'Target Character gains Asleep.';
    expect([gained(line, does, plain), gained(line, does, boosted)]).toEqual([0, 1]);
  });
});

describe('reactions of an object that enters', () => {
  it('6.3.c it hears that it joins, also where it listens to something else besides', () => {
    const herald = character('Herald', {
      abilities: [
        reaction({ kind: 'any', of: [{ kind: 'resupply', who: 'you' }, joins] }, gainCounters('seen')),
      ],
    });
    const table = tableOf4({ seats: [{ hand: [herald], mana: 1 }, {}] }).choose('play Herald hero');
    expect(settled(table).counter('Herald', 'seen')).toBe(1);
  });

  it('6.3.f what it does not hear of itself it has to be there for', () => {
    const late = character('Late', {
      abilities: [reaction({ kind: 'join', what: { type: 'character' } }, gainCounters('seen'))],
    });
    const table = tableOf4({ seats: [{ hand: [late], mana: 1 }, {}] }).choose('play Late hero');
    expect(settled(table).counter('Late', 'seen')).toBe(0);
  });
});

describe('symbols of triggers', () => {
  const activated = (trigger: Trigger, symbol: 'from-hand' | 'from-reserve'): number => {
    const owl = character('Owl', { abilities: [reaction(trigger, gainCounters('seen'))] });
    const activate = step({ kind: 'activate-own', symbol, which: 'all', what: { all: { name: 'Owl' } } });
    return settled(afterTrick(activate, { hero: [owl] })).counter('Owl', 'seen');
  };

  it('7.5.1.a only what is played itself has the symbol of where it is played from', () => {
    expect(activated({ kind: 'played', what: 'me', from: 'reserve' }, 'from-reserve')).toBe(1);
    expect(activated({ kind: 'go', what: 'me', from: 'reserve', to: 'hand' }, 'from-reserve')).toBe(0);
    expect(activated({ kind: 'played', what: { name: 'Kite' }, from: 'reserve' }, 'from-reserve')).toBe(0);
  });
});

describe('phases', () => {
  it('4.1.j the first day begins at Noon: no Morning of it is heard', () => {
    const seen = (phase: 'morning' | 'noon', before: number): number =>
      settled(
        tableOf4({
          from: phase,
          day: before,
          seats: [{ landmark: [watcher({ kind: 'phase', phase })] }, {}],
        }),
      ).counter('Watcher', 'seen');
    // A Morning is that of the day after.
    expect([seen('morning', 0), seen('morning', 1)]).toEqual([0, 1]);
    expect([seen('noon', 1), seen('noon', 2)]).toEqual([1, 1]);
  });
});

describe('counters that are spent', () => {
  const spent = (name: string | undefined): number => {
    const shop = permanent('Shop', {
      abilities: [quickAction({ spend: { name: 'coin', count: 1 } }, resupply)],
    });
    const hears = watcher({ kind: 'spends', who: 'you', ...(name !== undefined && { name }) });
    return settled(
      tableOf4({ seats: [{ landmark: [{ card: shop, counters: { coin: 1 } }, hears] }, {}] }).choose(
        'quick Shop 0',
      ),
    ).counter('Watcher', 'seen');
  };

  it('7.3.33.a those of a name, or any', () => {
    expect([spent(undefined), spent('coin'), spent('leaf')]).toEqual([1, 1, 0]);
  });
});

describe('a card of their own that a player sabotages', () => {
  it('7.3.30.a is discarded by that player', () => {
    const found = afterTrick(
      step({ kind: 'sabotage', target: 0 }),
      {
        reserve: [character('Wren')],
        landmark: [watcher({ kind: 'discards', who: 'you', from: ['reserve'] })],
      },
      {},
      [{ kind: 'object', like: { zone: 'reserve' } }],
    );
    expect(settled(found).counter('Watcher', 'seen')).toBe(1);
  });
});
