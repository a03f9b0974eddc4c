import { describe, expect, it } from '@jest/globals';
import { chainsOf, reactionUpTo, standingAt, type ChainEvent, type Reaction } from './reaction-chains.js';

/** Creates a reaction, with defaults for the fields that a test omits. */
const reaction = (emblem: number, revision: number, sketch: Partial<Reaction> = {}): Reaction => ({
  emblem,
  revision,
  clock: { day: 1 },
  seat: 0,
  source: { item: 1, name: 'First' },
  text: null,
  ordinal: 1,
  dailyLimit: 100,
  played: `${revision + 1}`,
  over: `${revision + 2}`,
  outcome: 'RESOLVED',
  caused: [`${revision + 1}`],
  parent: null,
  depth: 1,
  ...sketch,
});

/** Converts a tree to nested lists. Each list contains an event, followed by its reactions with their events. */
const sketched = ({ revision, reactions }: ChainEvent): unknown => [
  revision,
  ...reactions.map((link) => [link.reaction.emblem, link.order, ...link.events.map(sketched)]),
];

describe('the chains of a game', () => {
  it('begin with the event that activated reactions, which no reaction caused', () => {
    const chains = chainsOf([reaction(50, 4), reaction(51, 4, { played: '8', over: '9', caused: ['8'] })]);
    expect(chains.map(sketched)).toEqual([[4, [50, 1, [5]], [51, 2, [8]]]]);
    expect(chains[0]).toMatchObject({ count: 2, depth: 1, day: 1, last: 9 });
  });

  it('continue with the reactions that their events activated', () => {
    const chains = chainsOf([
      reaction(50, 4),
      reaction(51, 5, { parent: 50, depth: 2 }),
      reaction(52, 6, { parent: 51, depth: 3 }),
      reaction(60, 40),
    ]);
    expect(chains.map(sketched)).toEqual([
      [4, [50, 1, [5, [51, 2, [6, [52, 3, [7]]]]]]],
      [40, [60, 1, [41]]],
    ]);
    expect(chains[0]).toMatchObject({ count: 3, depth: 3, last: 8 });
  });

  it('number reactions in the order in which they were played, not activated', () => {
    const [chain] = chainsOf([
      reaction(50, 4, { played: '20', over: '22', caused: ['21'] }),
      reaction(51, 4, { played: '10', over: '12', caused: ['11'] }),
      reaction(52, 4, { played: null, over: '30', outcome: 'GAME_ENDED', caused: [] }),
    ]);
    expect(chain && sketched(chain)).toEqual([4, [50, 2, [21]], [51, 1, [11]], [52, null]]);
  });

  it('begin with a reaction if its own cause is unknown', () => {
    expect(chainsOf([reaction(51, 5, { parent: 50, depth: 2 })]).map(sketched)).toEqual([[5, [51, 1, [6]]]]);
    expect(chainsOf([reaction(51, 5, { parent: 50, depth: 2 })])[0]?.depth).toBe(1);
  });
});

describe('the state of a reaction', () => {
  it.each([
    [3, 'to-come'],
    [4, 'waiting'],
    [9, 'waiting'],
    [10, 'playing'],
    [11, 'playing'],
    [12, 'resolved'],
  ])('at %i is %s', (at, standing) => {
    expect(standingAt(reaction(50, 4, { played: '10', over: '12' }), at)).toBe(standing);
  });

  it('includes what was declined, and what the end of the game left', () => {
    expect(standingAt(reaction(50, 4, { outcome: 'DECLINED' }), 6)).toBe('declined');
    expect(standingAt(reaction(50, 4, { outcome: 'GAME_ENDED', played: null }), 5)).toBe('waiting');
    expect(standingAt(reaction(50, 4, { outcome: 'GAME_ENDED', played: null }), 6)).toBe('unresolved');
    expect(standingAt(reaction(50, 4, { over: null, outcome: null, played: null }), 90)).toBe('waiting');
  });
});

describe('a reaction up to the last viewed position', () => {
  const whole = reaction(50, 4, { played: '10', over: '12', caused: ['10', '11'] });

  it.each([
    [3, null],
    [4, { played: null, over: null, outcome: null, caused: [] }],
    [10, { played: '10', over: null, outcome: null, caused: ['10'] }],
    [12, whole],
  ])('up to %i', (reached, expected) => {
    const found = reactionUpTo(whole, reached);
    expect(found).toEqual(expected === null ? null : { ...whole, ...expected });
  });
});
