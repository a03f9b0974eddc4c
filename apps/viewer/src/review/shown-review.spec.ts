import { describe, expect, it } from '@jest/globals';
import { legendAt } from '../charts/chart-lines.js';
import english from '../words/en/charts.json' with { type: 'json' };
import french from '../words/fr/charts.json' with { type: 'json' };
import italian from '../words/it/charts.json' with { type: 'json' };
import {
  chanceChart,
  chanceLines,
  decisionAt,
  equalOnce,
  mistakesIn,
  reviewUpTo,
  seatPoints,
  signOf,
  type JudgedDecision,
  type ReadyReview,
} from './shown-review.js';

const decision = (position: number, made: number, grade: JudgedDecision['grade']): JudgedDecision => ({
  position: `${position}`,
  made: `${made}`,
  clock: { day: 1 },
  seat: 0,
  name: 'Ada',
  kind: 'turn',
  taken: ['pass'],
  best: ['play'],
  loss: grade === null ? 0 : 0.12,
  error: 0.03,
  grade,
  text: null,
  options: [],
});
const review: ReadyReview = {
  points: [
    { position: '3', winProbability: [0.5, 0.5], error: 0.02 },
    { position: '9', winProbability: [0.714, 0.286], error: null },
  ],
  decisions: [decision(3, 4, null), decision(6, 8, 'MISTAKE')],
  seats: [
    { seat: 0, name: 'Ada', accuracy: 0.9, luck: 0.3, skill: 0.2, error: 0.034, decisions: 2, judged: 2 },
  ],
  turningPoints: [{ position: '3', until: '9', seat: 0, text: 'Ada draws.' }],
  unjudged: null,
  missing: [],
  observedFrom: null,
  seconds: 1,
};

describe('a displayed review', () => {
  it('ends at the last viewed position, and summarises the game only at its end', () => {
    const seen = reviewUpTo(review, 7, 9);
    expect(seen.points).toHaveLength(1);
    expect(seen.decisions.map(({ position }) => position)).toEqual(['3']);
    expect(seen.turningPoints).toEqual([]);
    expect(seen.seats).toEqual([]);
    expect(reviewUpTo(review, 9, 9)).toEqual(review);
  });

  it('has a line for each seat, in percent, with its error', () => {
    expect(chanceLines(review)[1]).toEqual({
      seat: 1,
      points: [
        { revision: 3, value: 50, error: 2 },
        { revision: 9, value: 29, error: 0 },
      ],
    });
  });

  it.each([
    ['Not evaluated yet', english],
    ['Non ancora valutato', italian],
    ['Pas encore évalué', french],
  ])(
    'shows “%s” before its first evaluated position, and the win probabilities from there on',
    (words, texts) => {
      const legend = (revision: number, reached = 9) =>
        legendAt(chanceChart(reviewUpTo(review, reached, 9), texts.chance, texts['not-yet']), revision);
      expect([legend(2), legend(2, 2)]).toEqual([words, words]);
      expect([legend(3), legend(9)]).toEqual([
        [50, 50],
        [71, 29],
      ]);
    },
  );

  it('marks mistakes and numbers turning points on its chart', () => {
    const { marks, turns } = chanceChart(review, '', '');
    expect(marks).toEqual([{ revision: 6, seat: 0, name: 'mark-mistake' }]);
    expect(turns).toEqual([3]);
  });

  it('shows options with the same text once, with the value of the chosen one', () => {
    const option = (text: string, error: number, isTaken = false) => ({ text, error, isTaken });
    expect(equalOnce([option('Kite', 0.02), option('Pass', 0.02), option('Kite', 0.01)])).toEqual([
      option('Kite', 0.01),
      option('Pass', 0.02),
    ]);
    expect(equalOnce([option('Kite', 0.03, true), option('Kite', 0.01)])).toEqual([
      option('Kite', 0.03, true),
    ]);
  });

  it('finds the decision at a position, and the bad decisions', () => {
    expect(decisionAt(review, 7)?.position).toBe('6');
    expect(decisionAt(review, 5)).toBeUndefined();
    expect(mistakesIn(review).map(({ grade }) => signOf(grade))).toEqual(['?']);
    expect(signOf(null)).toBeNull();
  });

  it('shows skill and luck in points whose rounded values add up', () => {
    const [seat] = review.seats;
    if (seat === undefined) throw new Error('there is a seat');
    const parts = { skill: '+20', error: '± 4', luck: '+30', sum: '50 + 20 + 30 = 100' };
    expect(seatPoints(seat, 2)).toEqual(parts);
    expect(seatPoints({ ...seat, skill: 0.205, luck: 0.295 }, 2)?.sum).toBe('50 + 21 + 29 = 100');
    expect(seatPoints({ ...seat, skill: 0, luck: -0.5, error: null }, 2)).toEqual({
      ...{ skill: '0', error: null, luck: '−50', sum: '50 + 0 − 50 = 0' },
    });
    expect(seatPoints({ ...seat, skill: null }, 2)).toBeNull();
  });
});
