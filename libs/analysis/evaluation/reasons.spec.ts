import { describe, expect, it } from '@jest/globals';
import { invariant } from '#record';
import { highCard } from '#record/testing';
import { reasonsFor, WON } from './reasons.js';

const module = { bots: { ...highCard.bots, unitValues: { hand: 1, health: 2, debt: -1, luck: 0 } } };
const state = highCard.fold.initial();
/** Ten states, each with measurements after a better choice and after a worse one. */
const ends = Array.from({ length: 10 }, (_, world) => {
  const noise = world % 2;
  const other = { 'hand.0': 3, 'health.1': 9 + noise, 'debt.0': 1, 'luck.0': 0, 'hand.1': noise };
  const better = { 'hand.0': 4, 'health.1': 7 + noise, 'debt.0': 2, 'luck.0': 9, 'hand.1': 1 - noise };
  return [
    { measures: better, winners: null },
    { measures: other, winners: null },
  ] as const;
});

describe('reasons', () => {
  it('are the significantly different measures, the most important first, and the costs last', () => {
    expect(reasonsFor(module, state, 0, ends)).toEqual([
      { name: 'health', seat: 1, difference: -2, error: expect.any(Number), helps: true },
      { name: 'hand', seat: 0, difference: 1, error: expect.any(Number), helps: true },
      { name: 'debt', seat: 0, difference: 1, error: expect.any(Number), helps: false },
    ]);
  });

  it("are judged for the deciding player's team", () => {
    const [first] = reasonsFor(module, state, 1, ends);
    expect(first).toMatchObject({ name: 'debt', seat: 0, helps: true });
    const team = { bots: { ...module.bots, team: () => [0, 1] } };
    expect(reasonsFor(team, state, 0, ends)).toContainEqual(
      expect.objectContaining({ name: 'health', seat: 1, helps: false }),
    );
  });

  it('begin with the won games, and compare measures only of games in progress', () => {
    const won = (winner: number) => ({ measures: { 'hand.0': 99 }, winners: [winner] });
    const [inProgress] = ends[0] ?? [];
    invariant(inProgress !== undefined, 'something was measured');
    const lost = Array.from({ length: 10 }, () => [inProgress, won(1)] as const);
    expect(reasonsFor(module, state, 0, lost)).toEqual([
      { name: WON, seat: 1, difference: -1, error: expect.any(Number), helps: true },
    ]);
    const found = reasonsFor(module, state, 0, [...ends, ...lost]);
    expect(found.map(({ name, seat, difference }) => [name, seat, difference])).toEqual([
      [WON, 1, -0.5],
      ['health', 1, -2],
      ['hand', 0, 1],
      ['debt', 0, 1],
    ]);
    const price = reasonsFor(module, state, 0, [...lost.map(([left, right]) => [right, left] as const)]);
    expect(price).toMatchObject([{ name: WON, seat: 1, helps: false }]);
    const gained = Array.from({ length: 10 }, () => [won(0), inProgress] as const);
    expect(reasonsFor(module, state, 0, gained)).toMatchObject([{ name: WON, seat: 0, helps: true }]);
    // If one player of a team wins, the whole team wins, so there is only one reason.
    const team = { bots: { ...module.bots, team: () => [0, 1] } };
    expect(reasonsFor(team, state, 0, gained)).toMatchObject([{ name: WON, seat: 0, difference: 1 }]);
  });

  it('are empty if nothing was measured', () => {
    expect(reasonsFor(module, state, 0, [])).toEqual([]);
  });
});
