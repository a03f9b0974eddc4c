import { describe, expect, it } from '@jest/globals';
import { character, statistics, Table, type Position } from '#altered/testing';

const strong = character('Strong', statistics(3, 3, 3));
const weak = character('Weak', statistics(1, 1, 1));
const forests = character('Forests', statistics(4, 0, 0));
const forest = character('Forest', statistics(1, 0, 0));
const peaks = character('Peaks', statistics(0, 4, 0));
const giant = character('Giant', 'Gigantic.', statistics(2, 0, 0));

const near = { hero: 3, companion: 4 };
type Seats = Position['seats'];

describe.each(['1.0', '4.0'] as const)('two against two by edition %s', (edition) => {
  const table = (seats: Seats, says: Partial<Position> = {}) =>
    new Table({ seats, mode: 'two-vs-two', edition, from: 'dusk', ...says });
  const ended = (game: Table): string | undefined => game.happened().find((line) => line.startsWith('ended'));

  it('M5.1 the player opposite is a team-mate, and both neighbours are opponents', () => {
    const game = table([{ hero: [strong], at: near }, {}, {}, {}]);
    expect(game.state.result?.winners).toEqual([0, 2]);
    const other = table([{}, {}, {}, { hero: [strong], at: near }]);
    expect(other.state.result?.winners).toEqual([1, 3]);
  });

  it('M5.2 the first team with a player whose expeditions meet wins', () => {
    expect(ended(table([{}, { companion: [strong], at: near }, {}, {}]))).toBe(
      'ended | 1 and 3 by expeditions-met',
    );
  });

  it("M5.2 a Hero expedition that meets a team-mate's Companion expedition does not win", () => {
    const game = table([
      { at: { hero: 3, companion: 7 } },
      {},
      { companion: [strong], at: { hero: 0, companion: 4 } },
      {},
    ]);
    expect(game.state.seats[0]?.expeditions.hero).toBe(6);
    expect(game.state.seats[2]?.expeditions.companion).toBe(6);
    expect(game.state.result).toBeNull();
  });

  it('M5.3 if both teams win simultaneously, the team whose player has moved farther wins', () => {
    const game = table([
      { hero: [strong], at: near },
      { hero: [strong], companion: [strong], at: near },
      {},
      {},
    ]);
    expect(ended(game)).toBe('ended | 1 and 3 by expeditions-crossed');
  });

  it('M5.3 if both teams have moved equally far, tiebreakers begin with all players', () => {
    const game = table([{ hero: [strong], at: near }, { hero: [strong], at: near }, {}, {}]);
    expect(game.state.result).toBeNull();
    expect(game.state.adventure).toHaveLength(1);
    expect(game.state.left).toEqual([]);
    expect(game.state.seats.map(({ way }) => way)).toEqual([[0], [0], [0], [0]]);
  });

  it('M5.3 two players of one team who have moved equally far win for their team', () => {
    const game = table([{ hero: [strong], at: near }, {}, { hero: [strong], at: near }, {}]);
    expect(ended(game)).toBe('ended | 0 and 2 by expeditions-met');
  });

  it('M5.4 in the Arena the statistics of team-mates are added together', () => {
    const game = table([{ hero: [weak] }, { hero: [weak] }, { companion: [weak] }, {}], { arena: true });
    expect(ended(game)).toBe('ended | 0 and 2 by tiebreaker');
    const compared = game.step('progress').actions.filter(({ kind }) => kind === 'compare');
    expect(compared).toHaveLength(4);
    expect(compared[0]).toMatchObject({
      own: { forest: 2, mountain: 2, water: 2 },
      facing: { forest: 1, mountain: 1, water: 1 },
    });
  });

  it('M5.4 a team must win more terrains than the other', () => {
    const game = table([{ hero: [forests] }, { hero: [peaks] }, {}, {}], { arena: true });
    expect(game.state.result).toBeNull();
    expect(game.state.day).toBe(3);
    expect(game.state.left).toEqual([]);
  });

  it('M5.5 an expedition next to a team-mate faces none', () => {
    const game = table(
      [{ companion: [weak] }, {}, { hero: [strong], companion: [weak] }, { companion: [strong] }],
      { left: [1] },
    );
    expect(game.did('progress').filter((line) => line.includes('compare') || line.includes('wins'))).toEqual(
      expect.arrayContaining([expect.stringContaining('companion.0: wins forest')]),
    );
    expect(game.step('progress').actions).toContainEqual(
      expect.objectContaining({
        seat: 0,
        expedition: 'companion',
        facing: { forest: 0, mountain: 0, water: 0 },
      }),
    );
    expect(game.step('progress').actions).toContainEqual(
      expect.objectContaining({ seat: 2, expedition: 'companion', wins: [] }),
    );
  });
});

describe.each(['1.0', '4.0'] as const)('free for all by edition %s', (edition) => {
  const table = (seats: Seats, says: Partial<Position> = {}) =>
    new Table({ seats, mode: 'free-for-all', edition, from: 'dusk', ...says });
  const ended = (game: Table): string | undefined => game.happened().find((line) => line.startsWith('ended'));

  it('M6.1 the first player whose expeditions meet wins', () => {
    expect(ended(table([{}, {}, { hero: [strong], at: near }, {}]))).toBe('ended | 2 by expeditions-met');
  });

  it("M6.1 if several players' expeditions meet simultaneously, the player who has moved farther wins", () => {
    const game = table([
      { hero: [strong], at: near },
      {},
      { hero: [strong], companion: [strong], at: near },
      {},
    ]);
    expect(ended(game)).toBe('ended | 2 by expeditions-crossed');
  });

  it('M6.2 players who have moved equally far play the tiebreaker, and the others leave the game', () => {
    const game = table([
      { hero: [strong], at: near, reserve: [weak] },
      { companion: [strong], at: { hero: 1, companion: 6 }, reserve: [weak] },
      { hero: [strong], at: near, reserve: [weak] },
      { reserve: [weak] },
    ]);
    expect(game.state.adventure).toHaveLength(1);
    expect(game.state.left).toEqual([1, 3]);
    expect(game.did('leave')).toEqual([
      'leave | leave {"seat":1,"reason":"tiebreaker"}',
      'leave | leave {"seat":3,"reason":"tiebreaker"}',
    ]);
    expect(game.state.seats.map(({ reserve }) => reserve.length > 0)).toEqual([true, false, true, false]);
    expect(game.deciding).not.toMatch(/^[13]/);
  });

  it('M6.3 a player wins a terrain only if ahead of all others in it', () => {
    // Two of the players beat the third in Forest and Mountain. In these terrains, they tie with each other.
    const pair = character('Pair', statistics(3, 3, 0));
    const lake = character('Lake', statistics(1, 1, 2));
    const game = table([{ hero: [pair] }, { hero: [pair] }, { hero: [lake] }, {}], {
      arena: true,
      left: [3],
    });
    expect(ended(game)).toBe('ended | 2 by tiebreaker');
  });

  it('M6.3 the player who wins the most terrains wins', () => {
    const both = character('Both', statistics(0, 5, 5));
    const game = table([{ hero: [forests] }, { companion: [both] }, {}, {}], { arena: true });
    expect(ended(game)).toBe('ended | 1 by tiebreaker');
  });

  it('M6.3 a Gigantic character counts twice', () => {
    const three = character('Three', statistics(3, 0, 0));
    const game = table([{ hero: [giant] }, { hero: [three] }, {}, {}], { arena: true });
    expect(ended(game)).toBe('ended | 0 by tiebreaker');
  });

  it('M6.4 if the best players are level again, only they play another day', () => {
    const game = table([{ hero: [forests] }, { hero: [peaks] }, { companion: [forest] }, {}], {
      arena: true,
    });
    expect(game.state.result).toBeNull();
    expect(game.state.left).toEqual([2, 3]);
    expect(game.state.day).toBe(3);
  });

  it('M6.4 no player leaves if all are level', () => {
    const game = table([{}, {}, {}, {}], { arena: true });
    expect(game.state.left).toEqual([]);
    expect(game.state.day).toBe(3);
  });
});
