import { describe, expect, it } from '@jest/globals';
import { invariant } from '#record';
import { altered } from '#altered/rules';
import { unsupported, type Effect, type Passive } from '#altered/abilities';
import {
  afterTrick,
  character,
  effect,
  passive,
  permanent,
  resupply,
  sequence,
  spell,
  statistics,
  step,
  tableOf4,
} from '#testing';

type Instead = Extract<Passive, { kind: 'instead' }>;

const draw = (count: number): Effect => step({ kind: 'draw', count });
const deck = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => character(name));
const first = (would: Instead['would'], does: Effect, each: 'turn' | 'day' = 'turn') =>
  permanent('Rite', { abilities: [passive({ kind: 'instead', would, effect: does, first: each })] });
const drawnFirst = (each: 'turn' | 'day') => first({ kind: 'draw', who: 'you' }, resupply, each);
const read = (name: string) => spell(name, { abilities: [effect(draw(1))] });

describe('the first time that something would happen', () => {
  it('6.2.b it happens otherwise, and those after it as ever', () => {
    const found = afterTrick(sequence(draw(1), draw(1), draw(1)), { deck, landmark: [drawnFirst('turn')] });
    expect(found.names('hand', 0)).toEqual(['B', 'C']);
    expect(found.names('reserve', 0)).toEqual(['A', 'Trick']);
    const event = found.events.find(
      (one) => one.kind === 'StepResolved' && one.actions.some(({ kind }) => kind === 'first-time'),
    );
    invariant(event !== undefined, 'the first time is recorded');
    const told = (['en', 'it', 'fr'] as const).map(
      (locale) => altered.tell.event(event, found.state, { kind: 'omniscient' }, locale).text,
    );
    expect(told).toEqual([
      'The first time that Rite speaks of has happened.',
      'È avvenuta la prima volta di cui parla il testo di Rite.',
      'La première fois dont parle le texte de Rite a eu lieu.',
    ]);
  });

  it('6.2.g of two cards that are drawn at once, one is another one instead', () => {
    const found = afterTrick(draw(2), { deck, landmark: [drawnFirst('turn')] });
    expect([found.names('hand', 0).length, found.names('reserve', 0).length]).toEqual([1, 2]);
  });

  it.each([
    ['turn', []],
    ['day', ['B']],
  ] as const)('4.2.3.a each %s has a first time of its own', (each, hand) => {
    const found = tableOf4({
      seats: [{ landmark: [drawnFirst(each)], hand: [read('One'), read('Two')], mana: 2, deck }, {}],
    })
      .choose('play One')
      .choose('pass')
      .choose('play Two');
    expect(found.names('hand', 0)).toEqual(hand);
  });

  it('6.2.b it is not the first time where it has happened before the object was there', () => {
    const found = tableOf4({
      seats: [{ hand: [read('One'), drawnFirst('day'), read('Two')], mana: 3, deck }, {}],
    })
      .choose('play One')
      .choose('pass')
      .choose('play Rite')
      .choose('play Two');
    expect(found.names('hand', 0)).toEqual(['A', 'B']);
  });

  it('7.3.7 of your Characters one is saved each turn, and Robots of others are none of them', () => {
    const rite = first(
      { kind: 'discarded', what: { type: 'character', controller: 'you' } },
      step({ kind: 'move', what: 'it', to: { zone: 'reserve' } }),
    );
    const purge: Effect = step({ kind: 'discard', what: { target: 0 } });
    const found = afterTrick(
      sequence(purge, step({ kind: 'discard', what: { all: { type: 'character', controller: 'you' } } })),
      { landmark: [rite], hero: [character('Wren'), character('Kite')] },
      { hero: [character('Robot')] },
      [{ kind: 'object', like: { type: 'character' } }],
    ).choose('Robot');
    expect(found.names('discard', 1)).toEqual(['Robot']);
    expect([found.names('discard', 0).length, found.names('reserve', 0).length]).toEqual([1, 2]);
  });

  it('7.3.7 whose Character was discarded before is remembered', () => {
    const rite = first(
      { kind: 'discarded', what: { type: 'character', controller: 'you' } },
      step({ kind: 'move', what: 'it', to: { zone: 'reserve' } }),
      'day',
    );
    const purge = (name: string) =>
      spell(name, {
        abilities: [
          effect(step({ kind: 'discard', what: { target: 0 } }), [
            { kind: 'object', like: { type: 'character' } },
          ]),
        ],
      });
    const after = (victim: string): readonly string[] =>
      tableOf4({
        seats: [
          {
            hero: [character('Wren'), character('Kite')],
            hand: [purge('One'), rite, purge('Two')],
            mana: 3,
          },
          { hero: [character('Robot')] },
        ],
      })
        .choose('play One')
        .choose(victim)
        .choose('pass')
        .choose('play Rite')
        .choose('play Two')
        .choose('Kite')
        .names('discard', 0);
    expect(after('Wren')).toEqual(['Wren', 'Kite']);
    expect(after('Robot')).toEqual([]);
  });

  it.each([
    ['yes', ['A', 'Trick'], ['B']],
    ['no', ['Trick'], ['A', 'B']],
  ] as const)('6.2.b where it is up to the player, “%s” is the first time too', (answer, reserve, hand) => {
    const rite = permanent('Rite', {
      abilities: [
        passive({
          kind: 'instead',
          would: { kind: 'draw', who: 'you' },
          effect: resupply,
          first: 'turn',
          optional: true,
          pay: { exhaustMe: true },
        }),
      ],
    });
    const found = afterTrick(sequence(draw(1), draw(1)), { deck, landmark: [rite] }).choose(answer);
    expect(found.names('reserve', 0)).toEqual(reserve);
    expect(found.names('hand', 0)).toEqual(hand);
    expect(found.stay('Rite').statuses).toEqual(answer === 'yes' ? ['exhausted'] : []);
  });

  it('4.2.4.h an Expedition stays where it is, the first time each Day', () => {
    const rite = first({ kind: 'forward', which: 'your-hero' }, resupply, 'day');
    const found = afterTrick(
      sequence(
        step({ kind: 'move-expedition', which: 'your-hero', direction: 'forward' }),
        step({ kind: 'move-expedition', which: 'your-hero', direction: 'forward' }),
      ),
      { landmark: [rite], deck },
    );
    expect(found.state.seats[0]?.expeditions.hero).toBe(1);
    expect(found.did('resupply')).toHaveLength(1);
  });

  it('2.4.2 what an object itself would gain is told apart by turns', () => {
    const kite = character('Kite', {
      ...statistics(1, 1, 1),
      abilities: [
        passive({
          kind: 'instead',
          would: { kind: 'gain', what: 'me', status: 'asleep' },
          effect: step({ kind: 'status', change: 'gain', status: 'anchored', what: 'me' }),
          first: 'turn',
        }),
      ],
    });
    const lull: Effect = step({
      kind: 'status',
      change: 'gain',
      status: 'asleep',
      what: { all: { type: 'character' } },
    });
    expect(afterTrick(lull, { hero: [kite] }).stay('Kite').statuses).toEqual(['anchored']);
    expect(afterTrick(sequence(lull, lull), { hero: [kite] }).stay('Kite').statuses).toEqual([
      'anchored',
      'asleep',
    ]);
  });

  it('6.2.b is not executed where nothing tells what happened before', () => {
    const ability = passive({
      kind: 'instead',
      would: { kind: 'roll' },
      effect: draw(1),
      first: 'turn',
    });
    expect(unsupported(ability, '4.0')).toHaveLength(1);
    const known = passive({
      kind: 'instead',
      would: { kind: 'resupply', who: 'you' },
      effect: draw(1),
      first: 'day',
    });
    expect(unsupported(known, '4.0')).toEqual([]);
    expect(unsupported(known, '1.0')).not.toEqual([]);
  });
});
