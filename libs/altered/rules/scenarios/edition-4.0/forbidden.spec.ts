import { describe, expect, it } from '@jest/globals';
import type { Ability, Passive, PlayedWhere, Step } from '#altered/abilities';
import {
  afterTrick,
  character,
  gainCounters,
  passive,
  permanent,
  reaction,
  step,
  tableOf4,
  trick,
} from '#testing';

const boostTarget: Step = { kind: 'counters', change: 'gain', name: 'boost', count: 1, what: { target: 0 } };
const anyCharacter = [{ kind: 'object', like: { type: 'character' } }] as const;
const states = (...says: readonly Passive[]): readonly Ability[] => says.map(passive);

describe('what nobody, or an opponent, can target', () => {
  /** Whom a spell of mine may target, of a Character of each player of which some cannot be. */
  const targets = (says: Passive, bearer: 0 | 1): readonly string[] => {
    const watcher = permanent('Watcher', { abilities: states(says) });
    const table = tableOf4({
      seats: [
        {
          hand: [trick(step(boostTarget), anyCharacter)],
          mana: 1,
          hero: [character('Kite')],
          ...(bearer === 0 && { landmark: [watcher] }),
        },
        {
          hero: [character('Owl')],
          companion: [character('Wren')],
          ...(bearer === 1 && { landmark: [watcher] }),
        },
      ],
    }).choose('play Trick');
    return table.options();
  };

  it('1.4.1.a, 5.2.3.b it is no suitable target of those who cannot', () => {
    const owl = { name: 'Owl' };
    expect(targets({ kind: 'cannot-be-targeted', of: owl }, 1)).toEqual(['Kite', 'Wren']);
    expect(targets({ kind: 'cannot-be-targeted', of: owl, by: 'opponent' }, 1)).toEqual(['Kite', 'Wren']);
    expect(targets({ kind: 'cannot-be-targeted', of: owl, by: 'opponent' }, 0)).toEqual([
      'Kite',
      'Owl',
      'Wren',
    ]);
  });

  it('1.4.1.a what is not chosen as a target is done to it all the same', () => {
    const hidden = character('Hidden', { abilities: states({ kind: 'cannot-be-targeted', of: 'me' }) });
    const all: Step = { ...boostTarget, what: { all: { type: 'character' } } };
    expect(afterTrick(step(all), {}, { hero: [hidden] }).counter('Hidden', 'boost')).toBe(1);
  });
});

describe('what cannot become exhausted', () => {
  it('1.4.1.a cards in Reserve that cannot be exhausted stay ready', () => {
    const exhaust: Step = {
      kind: 'status',
      change: 'gain',
      status: 'exhausted',
      what: { all: { zone: 'reserve' } },
    };
    const keeper = permanent('Keeper', {
      abilities: states({
        kind: 'cannot-gain',
        of: { zone: 'reserve', owner: 'you' },
        status: 'exhausted',
      }),
    });
    const found = afterTrick(
      step(exhaust),
      { landmark: [keeper], reserve: [character('Kite')] },
      { reserve: [character('Owl')] },
    );
    expect([found.stay('Kite').statuses, found.stay('Owl').statuses]).toEqual([[], ['exhausted']]);
  });
});

describe('where a card can be played', () => {
  const ways = (where: PlayedWhere, only?: true): readonly string[] => {
    const late = character('Late', {
      abilities: states({ kind: 'cannot-be-played', in: where, ...(only && { only }) }),
    });
    return tableOf4({
      regions: [['forest'], ['mountain'], ['water'], ['forest'], ['mountain'], ['water']],
      seats: [
        { mana: 1, hand: [late], hero: [character('Kite')], at: { hero: 1, companion: 6 } },
        { at: { hero: 3, companion: 6 } },
      ],
    }).options();
  };

  it('1.4.1.a nowhere else, or everywhere else', () => {
    expect(ways('empty-expedition')).toEqual(['play Late hero', 'pass']);
    expect(ways('empty-expedition', true)).toEqual(['play Late companion', 'pass']);
    expect(ways({ is: 'behind' }, true)).toEqual(['play Late hero', 'pass']);
    expect(ways({ is: 'ascended' }, true)).toEqual(['pass']);
    expect(ways({ terrain: 'forest' }, true)).toEqual(['play Late hero', 'pass']);
    expect(ways({ terrain: 'forest' })).toEqual(['play Late companion', 'pass']);
  });
});

describe('what would be done', () => {
  const instead = (would: Extract<Passive, { kind: 'instead' }>['would']): Passive => ({
    kind: 'instead',
    would,
    effect: gainCounters('boost', 1, 'it'),
  });

  it('6.2.b who would be sacrificed stays, and something else happens', () => {
    const kite = character('Kite', { abilities: states(instead({ kind: 'sacrificed', what: 'me' })) });
    const found = afterTrick(step({ kind: 'sacrifice-objects', what: { all: { name: 'Kite' } } }), {
      hero: [kite],
    });
    expect([found.stay('Kite').zone, found.counter('Kite', 'boost')]).toEqual(['expedition', 1]);
  });

  it('6.2.b what is sacrificed is not discarded, and the other way round', () => {
    const kite = character('Kite', { abilities: states(instead({ kind: 'discarded', what: 'me' })) });
    const gone = (what: Step) => afterTrick(step(what), { hero: [kite] }).stay('Kite').zone;
    expect(gone({ kind: 'sacrifice-objects', what: { all: { name: 'Kite' } } })).toBe('discard');
    expect(gone({ kind: 'discard', what: { all: { name: 'Kite' } } })).toBe('expedition');
  });

  it('6.2.e each card that would be drawn is done something instead for, and what is resupplied is not', () => {
    const school = permanent('School', {
      abilities: states({
        kind: 'does-instead',
        who: 'you',
        would: 'draw',
        effect: gainCounters('book'),
      }),
    });
    const after = (does: Step) => afterTrick(step(does), { landmark: [school] });
    const drawn = after({ kind: 'draw', count: 2 });
    expect([drawn.counter('School', 'book'), drawn.names('hand', 0)]).toEqual([2, []]);
    const supplied = after({ kind: 'resupply' });
    expect([supplied.counter('School', 'book'), supplied.names('reserve', 0).length]).toEqual([0, 2]);
  });
});

describe('what is counted by the Day', () => {
  it('4.1.a the second of a Day is not the second of a turn, and there is one of them', () => {
    const counting = permanent('Counting', {
      abilities: [
        reaction(
          { kind: 'played', what: { type: 'character' }, by: 'you', nth: { number: 2, each: 'day' } },
          gainCounters('second'),
        ),
        reaction(
          { kind: 'played', what: { type: 'character' }, by: 'you', nth: { number: 2, each: 'turn' } },
          gainCounters('turn'),
        ),
      ],
    });
    const found = tableOf4({
      seats: [
        {
          mana: 5,
          hand: [character('Kite'), character('Finch'), character('Rook')],
          landmark: [counting],
        },
        { mana: 1 },
      ],
    })
      .choose('play Kite hero')
      .choose('pass')
      .choose('play Finch hero')
      .choose('play Rook hero');
    expect([found.counter('Counting', 'second'), found.counter('Counting', 'turn')]).toEqual([1, 0]);
  });
});
