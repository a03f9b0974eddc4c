import { describe, expect, it } from '@jest/globals';
import { seatViewer, type Decision } from '#record';
import { highCard } from '#record/testing';
import { usualHorizon } from '../playouts/playout.js';
import type { PlayedModule } from '../playouts/quick-play.js';
import { Candidate, Trials } from './trials.js';

/** A game in which a player's choice ends the day. */
interface Days {
  readonly day: number;
  readonly made: number;
}
const decision: Decision = {
  id: 1,
  seat: 0,
  kind: 'turn',
  options: [{ key: 'stay' }, { key: 'end' }],
  min: 1,
  max: 1,
  rules: ['1'],
};
const days: PlayedModule<Days, never> = {
  play: {
    ...highCard.play,
    legal: () => decision,
    reach: ({ day, made }: Days, _: number, [key]: readonly string[]) => ({
      ok: true,
      value: { day: key === 'end' ? day + 1 : day, made: made + 1 },
    }),
  } as never,
  fold: { ...highCard.fold, clone: (state: Days) => state } as never,
  see: {
    ...highCard.see,
    clock: ({ day }: Days) => ({ day, phase: 'x', turn: day, seat: null }),
    view: () => ({ seats: [{}, {}] }),
    result: () => null,
    measures: ({ day, made }: Days) => ({ day, made }),
  } as never,
  bots: {
    ...highCard.bots,
    deal: (state: Days) => state,
    model: { late: 1, weights: {}, origin: {} },
  } as never,
};

describe('trials', () => {
  it('end on the same day whether or not the choice ends a day', () => {
    const knowledge = { viewer: seatViewer(0), lists: true };
    const plan = { seat: 0, knowledge, seed: 's', horizon: usualHorizon };
    const trials = new Trials(days, { day: 3, made: 0 }, plan);
    const [stays, ends] = [new Candidate(['stay']), new Candidate(['end'])];
    trials.try([stays, ends], 5, { measured: true });
    const met = stays.ends(ends);
    expect(met).toHaveLength(5);
    for (const [own, other] of met) {
      expect(own).toMatchObject({ measures: { day: 4 }, winners: null });
      expect(other).toEqual({ measures: { day: 4, made: 1 }, winners: null });
    }
  });
});
