import { describe, expect, it } from '@jest/globals';
import type { Ability, Passive, PlayDestination, Step } from '#altered/abilities';
import {
  afterTrick,
  character,
  gainCounters,
  passive,
  permanent,
  reaction,
  step,
  tableOf4,
} from '#altered/testing';
const states = (...says: readonly Passive[]): readonly Ability[] => says.map(passive);

describe('objects that cannot become exhausted', () => {
  it('1.4.1.a cards in Reserve that cannot be exhausted stay ready', () => {
    const keeper = permanent(
      'Keeper',
      ...states({ kind: 'cannot-gain', of: { zone: 'reserve', owner: 'you' }, status: 'exhausted' }),
    );
    const found = afterTrick(
      'Exhaust cards in Reserve.',
      { landmark: [keeper], reserve: [character('Kite')] },
      { reserve: [character('Owl')] },
    );
    expect([found.stay('Kite').statuses, found.stay('Owl').statuses]).toEqual([[], ['exhausted']]);
  });
});

describe('restrictions on where a card can be played', () => {
  const ways = (where: PlayDestination, only?: true): readonly string[] => {
    const late = character('Late', ...states({ kind: 'cannot-be-played', in: where, ...(only && { only }) }));
    return tableOf4(
      { mana: 1, hand: [late], hero: [character('Kite')], at: { hero: 1, companion: 6 } },
      { at: { hero: 3, companion: 6 } },
      { regions: [['forest'], ['mountain'], ['water'], ['forest'], ['mountain'], ['water']] },
    ).options();
  };

  it('1.4.1.a a card cannot be played in some Expeditions, or only in those', () => {
    expect(ways('empty-expedition')).toEqual(['play Late hero', 'pass']);
    expect(ways('empty-expedition', true)).toEqual(['play Late companion', 'pass']);
    expect(ways({ is: 'behind' }, true)).toEqual(['play Late hero', 'pass']);
    expect(ways({ is: 'ascended' }, true)).toEqual(['pass']);
    expect(ways({ terrain: 'forest' }, true)).toEqual(['play Late hero', 'pass']);
    expect(ways({ terrain: 'forest' })).toEqual(['play Late companion', 'pass']);
  });
});

describe('replaced actions', () => {
  const instead = (would: Extract<Passive, { kind: 'instead' }>['would']): Passive => ({
    kind: 'instead',
    would,
    effect: gainCounters('boost', 1, 'it'),
  });

  it('6.2.b an object that would be sacrificed stays, and another effect happens instead', () => {
    const kite = character(
      'Kite',
      ...states(instead({ kind: 'go', what: 'me', from: 'expedition', to: 'discard' })),
    );
    const found = afterTrick(step({ kind: 'sacrifice-objects', what: { all: { name: 'Kite' } } }), {
      hero: [kite],
    });
    expect([found.stay('Kite').zone, found.counter('Kite', 'boost')]).toEqual(['expedition', 1]);
  });

  it('6.2.e each card that would be drawn is replaced, but not a card from Resupply', () => {
    const school = permanent(
      'School',
      ...states({ kind: 'does-instead', who: 'you', would: 'draw', effect: gainCounters('book') }),
    );
    const after = (does: Step) => afterTrick(step(does), { landmark: [school] });
    const drawn = after({ kind: 'draw', count: 2 });
    expect([drawn.counter('School', 'book'), drawn.names('hand', 0)]).toEqual([2, []]);
    const supplied = after({ kind: 'resupply' });
    expect([supplied.counter('School', 'book'), supplied.names('reserve', 0).length]).toEqual([0, 2]);
  });
});

describe('counting by the Day', () => {
  it('4.1.a “second each Day” counts across turns and triggers once', () => {
    const counting = permanent(
      'Counting',
      reaction(
        { kind: 'played', what: { type: 'character' }, by: 'you', nth: { number: 2, each: 'day' } },
        'I gain 1 second counter.',
      ),
      reaction(
        { kind: 'played', what: { type: 'character' }, by: 'you', nth: { number: 2, each: 'turn' } },
        'I gain 1 turn counter.',
      ),
    );
    const found = tableOf4(
      { mana: 5, hand: [character('Kite'), character('Finch'), character('Rook')], landmark: [counting] },
      { mana: 1 },
    )
      .play('Kite', 'hero')
      .pass()
      .play('Finch', 'hero')
      .play('Rook', 'hero');
    expect([found.counter('Counting', 'second'), found.counter('Counting', 'turn')]).toEqual([1, 0]);
  });
});
