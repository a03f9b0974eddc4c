import { describe, expect, it } from '@jest/globals';
import type { Effect, Passive, Step } from '#altered/abilities';
import {
  afterTrick,
  character,
  gainCounters,
  passive,
  permanent,
  sequence,
  step,
  type SeatPosition,
  type Does,
} from '#altered/testing';

const all = { all: { type: 'character' } } as const;
const bug = { name: 'Bug', subtypes: ['robot'], statistics: { forest: 1, mountain: 1, water: 1 } } as const;
const boosted = (name: string, boost: number) => ({
  card: character(name),
  counters: boost > 0 ? { boost } : {},
});
const says = (ability: Passive) => permanent('Law', passive(ability));

describe('additional cards, tokens and counters', () => {
  const more = (
    verb: 'draw' | 'create' | 'counters',
    count: number,
    does: Does,
    besides: SeatPosition = {},
  ) =>
    afterTrick(
      does,
      {
        deck: ['A', 'B', 'C', 'D', 'E'].map((name) => character(name)),
        ...besides,
        landmark: [says({ kind: 'one-more', verb, who: 'you', more: count })],
      },
      { deck: ['F', 'G', 'H'].map((name) => character(name)) },
    );

  it('6.2.c two additional cards are the next two cards of the deck', () => {
    const found = more('draw', 2, 'Draw a card.');
    expect(found.names('hand', 0)).toEqual(['A', 'B', 'C']);
  });

  it("6.2.c Resupplied cards and an opponent's draws do not count as the player's draws", () => {
    const supplied = more('draw', 1, 'Resupply.');
    expect([supplied.names('hand', 0), supplied.names('reserve', 0)]).toEqual([[], ['A', 'Trick']]);
    const theirs = more('draw', 1, step({ kind: 'draw', count: 1, who: 'opponent' }));
    expect([theirs.names('hand', 0), theirs.names('hand', 1)]).toEqual([[], ['F']]);
  });

  it("6.2.j a step that creates tokens creates one more, but an opponent's step does not", () => {
    const create = (who: 'you' | 'opponent'): Effect =>
      step({ kind: 'create', token: bug, in: 'your-hero', count: 2, who });
    expect(more('create', 1, create('you')).names('hero', 0)).toEqual(['Bug', 'Bug', 'Bug']);
    const theirs = more('create', 1, create('opponent'));
    expect([...theirs.names('hero', 0), ...theirs.names('hero', 1)]).toEqual(['Bug', 'Bug']);
  });

  it('6.2.c an addition to gained counters does not apply to lost counters', () => {
    const change = (change: 'gain' | 'remove') =>
      more('counters', 1, step({ kind: 'counters', change, name: 'boost', count: 1, what: all }), {
        hero: [boosted('Kite', 3)],
      }).counter('Kite', 'boost');
    expect([change('gain'), change('remove')]).toEqual([5, 2]);
  });

  it('6.2.c an additional draw applies only while its condition is true', () => {
    const drawn = (passed: boolean): number => {
      const law = says({
        kind: 'one-more',
        verb: 'draw',
        who: 'you',
        more: 1,
        if: { kind: 'exists', like: { name: 'Kite' } },
      });
      const mine = { landmark: [law], ...(passed && { hero: [character('Kite')] }) };
      return afterTrick('Draw a card.', mine).names('hand', 0).length;
    };
    expect([drawn(true), drawn(false)]).toEqual([2, 1]);
  });
});

describe('modifiers of entering objects', () => {
  it('6.2.l an ability about Reserve does not affect a token in an Expedition', () => {
    const law = (zone: 'expedition' | 'reserve') =>
      says({ kind: 'enters-with', of: { type: 'character' }, zone, counters: { name: 'boost', count: 1 } });
    const boosts = (zone: 'expedition' | 'reserve') =>
      afterTrick('Create a Bug 1/1/1 Robot token in your Hero Expedition.', {
        landmark: [law(zone)],
      }).counter('Bug', 'boost');
    expect([boosts('expedition'), boosts('reserve')]).toEqual([1, 0]);
  });

  it("6.2.l, 6.2.k an object's ability about its own entering applies once, even if the object is already in play", () => {
    const saver = character(
      'Saver',
      passive({ kind: 'enters-with', of: 'me', zone: 'reserve', counters: { name: 'coin', count: 1 } }),
    );
    const coins = (from: 'hero' | 'hand'): number =>
      afterTrick(
        step({
          kind: 'move',
          what: { all: { name: 'Saver', zone: ['hand', 'expedition'] } },
          to: { zone: 'reserve' },
        }),
        { [from]: [saver] },
      ).counter('Saver', 'coin');
    expect([coins('hero'), coins('hand')]).toEqual([1, 1]);
  });

  it('2.2.13.c an effect for the turn affects all objects that enter, and “the next” only one', () => {
    const ongoing = (next: boolean): Effect =>
      step({
        kind: 'ongoing',
        duration: 'turn',
        passive: {
          kind: 'enters-with',
          of: { type: 'character' },
          zone: 'expedition',
          counters: { name: 'boost', count: 1 },
          ...(next && { next: true }),
        },
      });
    const put = (name: string): Effect =>
      step({
        kind: 'move',
        what: { all: { zone: 'reserve', name } },
        to: { zone: 'expedition', expedition: 'your-hero' },
      });
    const boosts = (next: boolean): number[] => {
      const found = afterTrick(sequence(ongoing(next), put('Kite'), put('Owl')), {
        reserve: [character('Kite'), character('Owl')],
      });
      return ['Kite', 'Owl'].map((name) => found.counter(name, 'boost'));
    };
    expect([boosts(false), boosts(true)]).toEqual([
      [1, 1],
      [1, 0],
    ]);
  });

  it('6.2.b a card that would become an exhausted orb but goes elsewhere is not exhausted', () => {
    const law = says({ kind: 'goes-instead', of: {}, from: 'hand', to: 'mana', instead: 'reserve' });
    const put = step({
      kind: 'move',
      what: { all: { zone: 'hand', name: 'Wren' } },
      to: { zone: 'mana', statuses: ['exhausted'] },
    });
    const found = afterTrick(put, { hand: [character('Wren')], landmark: [law] });
    expect(found.stay('Wren')).toMatchObject({ zone: 'reserve', statuses: [] });
  });
});

describe('counters', () => {
  it('2.5.f an object without boosts loses none', () => {
    const found = afterTrick('Characters lose all their boosts.', {
      hero: [boosted('Kite', 2), boosted('Owl', 0)],
    });
    expect(found.did('lose-boosts')).toEqual(['lose-boosts | Kite: -2 boost = 0']);
  });

  it('2.5.f, 7.3.14.a “up to a max” includes the counters the object already has', () => {
    const upTo = (before: number): number =>
      afterTrick('Characters gain 5 boosts, up to a max of 3.', { hero: [boosted('Kite', before)] }).counter(
        'Kite',
        'boost',
      );
    expect([0, 2, 3, 4].map(upTo)).toEqual([3, 3, 3, 4]);
  });

  it('7.3.10.a objects exchange boosts even if the difference is one', () => {
    const found = afterTrick(step({ kind: 'exchange-boosts', what: all }), {
      hero: [boosted('Kite', 1), boosted('Owl', 2)],
    });
    expect(['Kite', 'Owl'].map((name) => found.counter(name, 'boost'))).toEqual([2, 1]);
  });

  it('6.5.d an effect can refer to the objects that gained its counters or status', () => {
    const given = (does: Step) =>
      afterTrick(sequence(step(does, 'those'), gainCounters('seen', 1, { noted: 'those' })), {
        hero: [boosted('Kite', 1), { card: character('Owl'), statuses: ['anchored'] }],
      });
    const boost = given({ kind: 'counters', change: 'remove', name: 'boost', count: 1, what: all });
    const anchor = given({ kind: 'status', change: 'gain', status: 'anchored', what: all });
    const seen = (found: typeof boost) => ['Kite', 'Owl'].map((name) => found.counter(name, 'seen'));
    expect([seen(boost), seen(anchor)]).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });
});
