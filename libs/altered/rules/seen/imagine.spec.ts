import { knows } from '#kernel';
import { describe, expect, it } from '@jest/globals';
import { seatViewer } from '#record';
import { abilityDecks, playedTo } from '#altered/testing';
import { imagine } from './imagine.js';
import { altered } from '../module.js';
import type { State } from '../state/state.js';

const setups = abilityDecks('imagine').slice(0, 6);
const positions = setups.flatMap((setup) => [1, 25, 60].map((decisions) => playedTo(setup, decisions)));
const seats = [0, 1];

const referenceOf = (state: State, item: number): string => {
  const found = state.items[item];
  return found?.kind === 'card' ? found.reference : '';
};

describe('an imagined state', () => {
  it('looks like the true state to the seat', () => {
    for (const state of positions)
      for (const seat of seats)
        expect(altered.see.view(imagine(state, seat, 'a'), seatViewer(seat))).toEqual(
          altered.see.view(state, seatViewer(seat)),
        );
  });

  it('leaves the true state unchanged', () => {
    for (const state of positions) {
      const before = JSON.stringify(state);
      imagine(state, 0, 'a');
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  it("has blank cards in place of other players' unknown cards", () => {
    for (const state of positions)
      for (const seat of seats) {
        const imagined = imagine(state, seat, 'a');
        const others = imagined.seats[1 - seat];
        for (const item of [...(others?.deck ?? []), ...(others?.hand ?? []), ...(others?.mana ?? [])])
          if (!knows(state, seatViewer(seat), item)) expect(referenceOf(imagined, item)).toBe('?');
      }
  });

  it('has the seat’s own deck in another order, and other future regions and dice', () => {
    for (const state of positions)
      for (const seat of seats) {
        const cards = (of: State) => of.seats[seat]?.deck.map((item) => referenceOf(of, item)) ?? [];
        const imagined = imagine(state, seat, 'a');
        expect([...cards(imagined)].sort()).toEqual([...cards(state)].sort());
        if (cards(state).length > 10) expect(cards(imagined)).not.toEqual(cards(state));
        expect(imagined.random.seed).not.toContain(state.random.seed);
      }
    const [state] = positions;
    const drawn = new Set(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
        JSON.stringify(imagine(state!, 0, seed).adventure.map(({ terrains }) => terrains)),
      ),
    );
    expect(drawn.size).toBeGreaterThan(3);
  });

  it('does not depend on anything that the seat cannot see', () => {
    for (const state of positions)
      for (const seat of seats)
        expect(imagine(imagine(state, seat, 'other'), seat, 'a')).toEqual(imagine(state, seat, 'a'));
  });
});
