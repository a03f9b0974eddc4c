import { describe, expect, it } from '@jest/globals';
import { omniscient, seatViewer, type Decision } from '#record';
import { highCard, highCardSetup, type HighCardState } from '#record/testing';
import type { PlayedModule } from '../playouts/quick-play.js';
import { evaluate } from './evaluate.js';
import { valueChoices } from './options.js';
import { estimateOf } from './samples.js';

/** A game in which only the first option of a decision wins, so the value of each choice is known. */
const decided: PlayedModule<{ won: boolean | null }, never> = {
  play: {
    start: () => ({ ok: false, error: [] }),
    legal: ({ won }) => (won === null ? decision : null),
    decide: () => {
      throw new Error('nothing is recorded here');
    },
    reach: (_, __, [key]) => ({ ok: true, value: { won: key === 'o3' } }),
  },
  fold: { ...highCard.fold, clone: (state: object) => ({ ...state }) } as never,
  see: {
    ...highCard.see,
    measures: ({ won }: { won: boolean | null }) => ({ 'score.0': won === true ? 1 : 0 }),
    view: () => ({ seats: [{}, {}], zones: [] }),
    result: ({ won }: { won: boolean | null }) =>
      won === null ? null : { winners: [won ? 0 : 1], reason: 'x', rule: '1' },
  } as never,
  bots: { ...highCard.bots, unitValues: { score: 1 }, deal: (state: object) => ({ ...state }) } as never,
};
const decision: Decision = {
  id: 1,
  seat: 0,
  kind: 'turn',
  options: Array.from({ length: 6 }, (_, index) => ({ key: `o${index}` })),
  min: 1,
  max: 1,
  rules: ['1'],
};
const known = { viewer: seatViewer(0), lists: true };
const budget = { seed: 's', playouts: 60 };

describe('choices', () => {
  it('have the value of their outcomes, and the loss is the value that the taken choice gave away', () => {
    const valued = valueChoices(decided, { won: null }, { decision, taken: ['o1'] }, known, budget);
    expect(valued.best).toEqual(['o3']);
    expect(valued.loss).toBe(1);
    expect(valued.reasons).toMatchObject([{ name: 'won', seat: 0, difference: 1, helps: true }]);
    expect(valued.choices[0]).toMatchObject({ choice: ['o3'], value: 1 });
    expect(valued.choices.slice(1).every(({ value }) => value === 0)).toBe(true);
  });

  it('are sorted by value, the best first', () => {
    const some: typeof decided = {
      ...decided,
      play: {
        ...decided.play,
        // The fifth option always wins. The third wins two thirds of the time, and the first wins a third of the time.
        reach: (state, seat, [key = '']) => {
          const tried = (counts.get(key) ?? 0) + 1;
          counts.set(key, tried);
          const wins = { o4: 3, o2: 2, o0: 1 }[key] ?? 0;
          return decided.play.reach(state, seat, [tried % 3 < wins ? 'o3' : 'o1']);
        },
      },
    };
    const counts = new Map<string, number>();
    const { best, choices } = valueChoices(some, { won: null }, { decision, taken: ['o5'] }, known, {
      seed: 's',
      playouts: 600,
    });
    expect(best).toEqual(['o4']);
    expect(choices.slice(0, 3).map(({ choice }) => choice.join())).toEqual(['o4', 'o2', 'o0']);
    const values = choices.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });

  it('receive more playouts while they may still be the best', () => {
    const { choices } = valueChoices(decided, { won: null }, { decision, taken: ['o3'] }, known, budget);
    expect(choices[0]?.playouts).toBeGreaterThan(choices.at(-1)?.playouts ?? Infinity);
    expect(choices).toHaveLength(6);
  });

  it('lose nothing if the best is taken, and spend no playouts on the loss if it is the favourite', () => {
    const spare = { ...budget, seed: 'picked' };
    const valued = valueChoices(decided, { won: null }, { decision, taken: ['o3'] }, known, spare);
    expect(valued).toMatchObject({ best: ['o3'], loss: 0, lossError: 0, reasons: [] });
    const spent = valued.choices.reduce((sum, { playouts }) => sum + playouts, 0);
    expect(spent).toBeLessThanOrEqual(0.6 * budget.playouts);
  });

  it("count as skill if they are better than a competent player's average choice", () => {
    const skillOf = (taken: string) =>
      valueChoices(decided, { won: null }, { decision, taken: [taken] }, known, budget).skill.mean;
    // If there is no value model, the player makes the better of two random choices. This player wins only some games.
    expect(skillOf('o3')).toBeGreaterThan(0.3);
    expect(skillOf('o3')).toBeLessThan(1);
    expect(skillOf('o1')).toBeLessThan(-0.1);
    expect(skillOf('o3') - skillOf('o1')).toBeCloseTo(1, 10);
    expect(skillOf('o2')).toBeCloseTo(skillOf('o1'), 10);
  });

  it('are merged if they are equivalent', () => {
    const copies = new Set([1, 2, 4]);
    const hand = { kind: 'hand', seat: 0, cards: [0, 1, 2, 3, 4, 5].map(cardOf) };
    function cardOf(item: number) {
      return { item, face: { reference: copies.has(item) ? 'copy' : `other ${item}` } };
    }
    const view = decided.see.view.bind(decided.see);
    const held: typeof decided = {
      ...decided,
      see: {
        ...decided.see,
        view: (...parameters: Parameters<typeof view>) => ({ ...view(...parameters), zones: [hand] }),
      } as never,
    };
    const about = {
      ...decision,
      options: decision.options.map(({ key }, item) => ({ key: key.replace('o', 'o:'), about: { item } })),
    };
    const { choices } = valueChoices(held, { won: null }, { decision: about, taken: ['o:2'] }, known, budget);
    expect(choices.map(({ choice }) => choice.join()).sort()).toEqual(['o:0', 'o:2', 'o:3', 'o:5']);
  });

  it('lose nothing if they are equally good, whichever seems best by chance', () => {
    const chance = new Map<string, number>();
    const even: typeof decided = {
      ...decided,
      play: {
        ...decided.play,
        reach: (state, seat, choice) => {
          const count =
            (chance.get(choice.join()) ?? choice.join().length + Number(choice[0]?.slice(1)) * 7) + 1;
          chance.set(choice.join(), count);
          return decided.play.reach(state, seat, [(count * 2654435761) % 97 < 48 ? 'o3' : 'o0']);
        },
      },
    };
    const losses = Array.from(
      { length: 30 },
      (_, index) =>
        valueChoices(even, { won: null }, { decision, taken: ['o0'] }, known, { ...budget, seed: `${index}` })
          .loss,
    );
    expect(losses.filter((loss) => loss > 0).length).toBeLessThan(5);
  });
});

/**
 * A turn with three choices: `good`, `idle` and ending the turn. The player can make `good` and `idle` once each, in
 * any order. Only `good` wins, and only during the turn.
 */
interface Turn {
  readonly done: readonly string[];
  readonly day: number;
}
const once = ['good', 'idle'];
const decisionOf = ({ done }: Turn): Decision => ({
  id: done.length + 1,
  seat: 0,
  kind: 'turn',
  options: [...once.filter((key) => !done.includes(key)), 'end'].map((key) => ({ key })),
  min: 1,
  max: 1,
  rules: ['1'],
});
/**
 * Careful play ends the turn immediately, because the game's only measure is how early the turn ends. Therefore,
 * careful play assigns no value to `good`.
 */
const turns: PlayedModule<Turn, never> = {
  play: {
    ...highCard.play,
    legal: (state: Turn) => (state.day > 1 ? null : decisionOf(state)),
    reach: ({ done, day }: Turn, _: number, [key = '']: readonly string[]) => ({
      ok: true,
      value: { done: [...done, key], day: key === 'end' ? day + 1 : day },
    }),
  } as never,
  fold: { ...highCard.fold, clone: (state: Turn) => state } as never,
  see: {
    ...highCard.see,
    clock: ({ day }: Turn) => ({ day, phase: 'x', turn: day, seat: 0 }),
    measures: ({ done, day }: Turn) => ({ 'early.0': day > 1 ? 9 - done.length : 0 }),
    view: () => ({ seats: [{}, {}], zones: [] }),
    result: ({ done, day }: Turn) =>
      day > 1 ? { winners: [done.includes('good') ? 0 : 1], reason: 'x', rule: '1' } : null,
  } as never,
  bots: {
    ...highCard.bots,
    unitValues: { early: 1 },
    deal: (state: object) => state,
    model: { late: 1, weights: {}, origin: {} },
  } as never,
};

describe('an action that remains possible in the turn', () => {
  const begun: Turn = { done: [], day: 1 };
  const valued = (state: Turn, taken: string) =>
    valueChoices(turns, state, { decision: decisionOf(state), taken: [taken] }, known, budget);

  it('is not lost by another choice', () => {
    expect(valued(begun, 'idle')).toMatchObject({ loss: 0, best: ['idle'] });
  });

  it('is not counted as lost if an equally good choice is gone too', () => {
    const both = { ...decisionOf(begun), options: ['end', 'good', 'same'].map((key) => ({ key })) };
    const wins = ({ done }: Turn): boolean => done.includes('good') || done.includes('same');
    const twice: typeof turns = {
      ...turns,
      see: {
        ...turns.see,
        result: ({ done, day }: Turn) =>
          day > 1 ? { winners: [wins({ done, day }) ? 0 : 1], reason: 'x', rule: '1' } : null,
      },
    };
    const valuesIfOpen = (open: string) =>
      valueChoices(
        twice,
        begun,
        { decision: both, taken: ['end'], isStillOpen: ([key]) => key === open },
        known,
        budget,
      );
    expect(valuesIfOpen('good')).toMatchObject({ best: ['same'], loss: 1 });
    expect(valuesIfOpen('same')).toMatchObject({ best: ['good'], loss: 1 });
  });

  it('is lost once, by the choice that makes it impossible', () => {
    expect(valued(begun, 'end')).toMatchObject({ loss: 1, best: ['good'] });
    expect(valued({ done: ['idle'], day: 1 }, 'end')).toMatchObject({ loss: 1, best: ['good'] });
    expect(valued({ done: ['good'], day: 1 }, 'end').loss).toBe(0);
  });
});

/** Choices for which the value model and the results of whole games disagree: only the model prefers `o3`. */
describe('an apparent loss', () => {
  interface Judged {
    readonly made: string | null;
    readonly over: boolean;
  }
  const misled = (wins: (made: string, chance: number) => boolean, misses?: object) =>
    ({
      ...decided,
      play: {
        ...decided.play,
        legal: ({ made, over }: Judged) =>
          over ? null : made === null ? decision : { ...decision, id: 2, kind: 'on' },
        reach: ({ made }: Judged, _: number, [key = '']: readonly string[]) => ({
          ok: true,
          value: made === null ? { made: key, over: false } : { made, over: true },
        }),
      },
      see: {
        ...decided.see,
        clock: ({ made }: Judged) => ({ day: made === null ? 1 : 2, phase: 'x', turn: 1, seat: 0 }),
        measures: ({ made }: Judged) => ({ 'score.0': made === 'o3' ? 1 : 0, 'score.1': 0 }),
        seatMeasures: ({ made }: Judged) => [{ score: made === 'o3' ? 1 : 0 }, { score: 0 }],
        result: ({ made, over }: Judged) =>
          over ? { winners: [wins(made ?? '', chance++) ? 0 : 1], reason: 'x', rule: '1' } : null,
      },
      bots: {
        ...decided.bots,
        model: { late: 1, weights: { score: [1, 0] }, ...(misses && { misses }), origin: {} },
      },
    }) as never as PlayedModule<object, never>;
  let chance = 0;
  const valued = (module: PlayedModule<object, never>, isOpen = false) =>
    valueChoices(
      module,
      { made: null, over: false },
      { decision, taken: ['o1'], isStillOpen: () => isOpen },
      known,
      {
        ...budget,
        playouts: 200,
      },
    );

  it('is zero in a decided game, whatever the choice', () => {
    expect(valued(misled(() => true))).toMatchObject({ loss: 0, best: ['o1'] });
    expect(valued(misled(() => false))).toMatchObject({ loss: 0, best: ['o1'] });
    expect(valued(misled((made, at) => made === 'o3' || at % 2 === 0)).loss).toBeGreaterThan(0);
  });

  it('of a choice that remains possible counts only if whole games confirm it', () => {
    const even = misled((_, at) => at % 4 < 2);
    expect(valued(even).loss).toBeGreaterThan(0);
    expect(valued(even, true)).toMatchObject({ loss: 0, best: ['o1'] });
    const lost = misled((made, at) => made === 'o3' || at % 4 < 2);
    expect(valued(lost, true)).toMatchObject({ best: ['o3'] });
    expect(valued(lost, true).loss).toBeGreaterThan(0.2);
  });

  it('is checked in whole games until it is refuted', () => {
    const games = (wins: (made: string, at: number) => boolean): number => {
      chance = 0;
      valued(misled(wins, { choice: 0.3, share: 0 }));
      return chance;
    };
    const refuted = games((made) => made !== 'o3');
    expect(refuted).toBeGreaterThan(0);
    expect(refuted).toBeLessThan(games((made) => made === 'o3') / 2);
  });

  it('is less certain if the model is inaccurate, and then whole games count for more', () => {
    const turned = (made: string, at: number): boolean => (made === 'o3' ? at % 4 > 0 : at % 2 === 0);
    const [sure, unsure] = [valued(misled(turned)), valued(misled(turned, { choice: 0.5, share: 0 }))];
    expect(unsure.lossError).toBeGreaterThan(sure.lossError);
    expect(valued(misled((made) => made !== 'o3', { choice: 0.5, share: 0 })).loss).toBe(0);
  });
});

describe('an evaluation', () => {
  const started = highCard.play.start(highCardSetup({ seed: 'evaluate', days: 4 }));
  const state = (): HighCardState => {
    if (!started.ok) throw new Error('refused');
    return highCard.fold.clone(started.value.state);
  };

  it('has probabilities that add up to 1, and an error that falls with the number of playouts', () => {
    const few = evaluate(highCard, state(), { viewer: omniscient, lists: true }, { seed: 'a', playouts: 20 });
    const many = evaluate(
      highCard,
      state(),
      { viewer: omniscient, lists: true },
      { seed: 'a', playouts: 180 },
    );
    expect(few.winProbability.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
    expect(many.error).toBeLessThan(few.error / 2);
    expect(Math.abs(many.winProbability[0]! - 0.5)).toBeLessThan(0.5);
  });

  it('plays more games if its error is larger than allowed, up to a limit', () => {
    const open = { viewer: omniscient, lists: true };
    const spent = (error: number) =>
      evaluate(highCard, state(), open, { seed: 'a', playouts: 20, error }).playouts;
    expect(spent(0.5)).toBe(20);
    expect(spent(0.06)).toBeGreaterThan(20);
    expect(spent(0)).toBe(120);
    const more = evaluate(highCard, state(), open, { seed: 'a', playouts: 20, error: 0 });
    expect(more).toEqual(evaluate(highCard, state(), open, { seed: 'a', playouts: 120 }));
  });

  it('leaves the state unchanged', () => {
    const own = state();
    const before = JSON.stringify(own);
    evaluate(highCard, own, known, { seed: 'a', playouts: 5 });
    expect(JSON.stringify(own)).toBe(before);
  });
});

describe('an estimate', () => {
  it('has the mean of its samples and the error of that mean', () => {
    expect(estimateOf([0, 1, 0, 1])).toEqual({
      mean: 0.5,
      error: expect.closeTo(Math.sqrt(1 / 3) / 2),
      count: 4,
    });
  });

  it('has an infinite error without samples, and an error even after two equal samples', () => {
    expect(estimateOf([]).error).toBe(Infinity);
    expect(estimateOf([1, 1]).error).toBeGreaterThan(0);
  });
});
