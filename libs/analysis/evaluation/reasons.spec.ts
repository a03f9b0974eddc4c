import { describe, expect, it } from '@jest/globals';
import { highCard } from '#testing';
import { reasonsFor } from './reasons.js';

const module = { bots: { ...highCard.bots, worth: { hand: 1, health: 2, debt: -1, luck: 0 } } };
const state = highCard.fold.initial();
/** Ten states, in each of which a better choice and another were measured. */
const ends = Array.from({ length: 10 }, (_, world) => {
  const noise = world % 2;
  const other = { 'hand.0': 3, 'health.1': 9 + noise, 'debt.0': 1, 'luck.0': 0, 'hand.1': noise };
  const better = { 'hand.0': 4, 'health.1': 7 + noise, 'debt.0': 2, 'luck.0': 9, 'hand.1': 1 - noise };
  return [better, other] as const;
});

describe('reasons', () => {
  it('are the measures that differ for certain, what is worth most first, and last the price', () => {
    expect(reasonsFor(module, state, 0, ends)).toEqual([
      { name: 'health', seat: 1, difference: -2, error: expect.any(Number), helps: true },
      { name: 'hand', seat: 0, difference: 1, error: expect.any(Number), helps: true },
      { name: 'debt', seat: 0, difference: 1, error: expect.any(Number), helps: false },
    ]);
  });

  it('speak for the seat that chooses, and its team', () => {
    const [first] = reasonsFor(module, state, 1, ends);
    expect(first).toMatchObject({ name: 'debt', seat: 0, helps: true });
    const team = { bots: { ...module.bots, team: () => [0, 1] } };
    expect(reasonsFor(team, state, 0, ends)).toContainEqual(
      expect.objectContaining({ name: 'health', seat: 1, helps: false }),
    );
  });

  it('are none where nothing was measured', () => {
    expect(reasonsFor(module, state, 0, [])).toEqual([]);
  });
});
