import { describe, expect, it } from '@jest/globals';
import type { ReviewedDecision } from '#analysis';
import { invariant, type Choice, type Decision, type GameId } from '#record';
import { evaluatedDecisions } from '../lessons/lesson.js';
import type { BlindEntry } from './blind-entry.js';
import {
  blindOptions,
  blindProgress,
  blindReviewId,
  blindReviewOf,
  checkBlindAnswer,
  type BlindQuestion,
} from './blind-review.js';
import { blindScore, blindVerdict } from './blind-score.js';
import { blindFormat } from './stored-blind-review.js';

const game = 'g-1' as GameId;
const at = '2026-01-01T10:00:00.000Z';
const begun: BlindEntry = { kind: 'BlindReviewStarted', game, seat: 0, at, by: 'Ada' };
const invited: BlindEntry = { kind: 'BlindReaderInvited', reader: 1, name: 'Cleo', link: 'l', at, by: 'Ada' };
const chosen = (reader: number, requested: number, choice: Choice | null): BlindEntry => ({
  kind: 'BlindChoiceMade',
  reader,
  requested,
  choice,
  at,
});
const decision: Decision = {
  id: 1,
  seat: 0,
  kind: 'turn',
  min: 1,
  max: 1,
  options: ['a', 'b1', 'b2'].map((key) => ({ key })),
  rules: [],
};
const question = (requested: number): BlindQuestion => ({ requested, decision, taken: ['a'] });
const questions = [question(5), question(20), question(31)];

describe('a blind review', () => {
  it("does not exist before it begins, and uses each reader's first answer", () => {
    expect(blindReviewOf([])).toBeNull();
    expect(blindReviewOf([chosen(0, 5, null)])).toBeNull();
    const review = blindReviewOf([
      begun,
      chosen(0, 5, ['a']),
      chosen(0, 5, ['b1']),
      chosen(1, 5, ['a']),
      invited,
      chosen(1, 5, null),
    ]);
    invariant(review !== null, 'it has begun');
    expect(review).toMatchObject({ game, seat: 0 });
    expect(
      [...review.readers].map(([reader, { name, link, choices }]) => [reader, name, link, [...choices]]),
    ).toEqual([
      [0, 'Ada', null, [[5, ['a']]]],
      [1, 'Cleo', 'l', [[5, null]]],
    ]);
  });

  it('shows the game up to the next decision, and the whole game after the last decision', () => {
    const after = (...answered: readonly number[]) =>
      blindProgress(questions, { choices: new Map(answered.map((requested) => [requested, null])) }, 50);
    expect(after()).toEqual({ from: 0, reached: 5, question: questions[0] });
    expect(after(5)).toEqual({ from: 6, reached: 20, question: questions[1] });
    expect(after(5, 20)).toEqual({ from: 21, reached: 31, question: questions[2] });
    expect(after(5, 20, 31)).toEqual({ from: 32, reached: 49, question: null });
  });

  it.each([
    [6, ['a'], 'BLIND_POSITION_NOT_REACHED'],
    [4, ['a'], 'BLIND_DECISION_CLOSED'],
    [5, ['c'], 'OPTION_UNKNOWN'],
    [5, [], 'OPTIONS_TOO_FEW'],
    [5, ['a', 'b1'], 'OPTIONS_TOO_MANY'],
  ])('refuses an answer at revision %d with the choice %j', (requested, choice, code) => {
    const progress = blindProgress(questions, { choices: new Map() }, 50);
    expect(checkBlindAnswer(progress, requested, choice)).toMatchObject({ ok: false, error: { code } });
    expect(checkBlindAnswer(progress, 5, ['a']).ok).toBe(true);
    expect(checkBlindAnswer(progress, 5, null).ok).toBe(true);
  });

  it('offers equivalent options once, unless several options are to be chosen', () => {
    const alike = ([key = '']: Choice): string => key.charAt(0);
    expect(blindOptions(question(5), alike)).toEqual([['a'], ['b1']]);
    const several = { ...question(5), decision: { ...decision, max: 2 } };
    expect(blindOptions(several, alike)).toEqual([['a'], ['b1'], ['b2']]);
  });

  it('has a different id for each person, game and seat', () => {
    const ids = [
      blindReviewId({ kind: 'owner' }, game, 0),
      blindReviewId({ kind: 'owner' }, game, 1),
      blindReviewId({ kind: 'owner' }, 'g-2' as GameId, 0),
      blindReviewId({ kind: 'seat', seat: 0 }, game, 0),
    ];
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
  });

  it('reads its stored entries, and skips unreadable ones', () => {
    for (const data of [begun, invited, chosen(0, 5, ['a']), chosen(0, 5, null)]) {
      const stored = {
        stream: 'blind-x',
        id: 'x',
        revision: 0,
        type: data.kind,
        data,
        metadata: { schema: 1 },
      };
      expect(blindFormat.read(stored)).toEqual(data);
      expect(blindFormat.read({ ...stored, metadata: { schema: 2 } })).toBeNull();
      expect(blindFormat.read({ ...stored, data: { ...data, kind: 'SomethingNew' } })).toBeNull();
      expect(blindFormat.read({ ...stored, data: { ...data, at: 'today' } })).toBeNull();
    }
  });
});

describe('an answer of a blind review', () => {
  const judged: ReviewedDecision = {
    revision: 5,
    made: 6,
    clock: { day: 1, phase: 'x', turn: 1, seat: 0 },
    seat: 0,
    kind: 'turn',
    taken: ['c'],
    best: ['a'],
    loss: 0.2,
    lossError: 0.02,
    grade: 'blunder',
    reasons: [],
    skill: null,
    choices: [
      { choice: ['a'], value: 0.6, error: 0.02, playouts: 50 },
      { choice: ['b1'], value: 0.55, error: 0.03, playouts: 20 },
      { choice: ['d'], value: 0.45, error: 0.02, playouts: 20 },
      { choice: ['c'], value: 0.38, error: 0.02, playouts: 50 },
    ],
  };
  const origin = {
    as: 'all',
    seed: '1',
    playouts: 9,
    lists: true,
    last: 90,
    edition: '1',
    program: 'p',
    model: null,
  };
  const found = { points: [], decisions: [judged], seats: [], turningPoints: [] };
  const lesson = evaluatedDecisions(game, [{ review: 'r', origin, found }]).get(5);
  invariant(lesson !== undefined, 'the review judges it');
  const alike = ([key = '']: Choice): string => key.charAt(0);
  const verdict = (choice: Choice | null) => blindVerdict(lesson, choice, alike);

  it.each([
    [['a'], 0, null],
    // This choice is not certainly worse than the best choice, so it loses nothing.
    [['b1'], 0, null],
    // This is another copy of the same card, so it counts as the same choice.
    [['b2'], 0, null],
    [['d'], 0.15, 'mistake'],
    // This choice was made in the game, so separate playouts measured its loss.
    [['c'], 0.2, 'blunder'],
  ] as const)('%j loses %d', (choice, loss, grade) => {
    const { answer } = verdict(choice);
    expect(answer?.loss).toBeCloseTo(loss, 9);
    expect(answer?.grade).toBe(grade);
  });

  it.each([[['other']], [null]])('%j is not graded', (choice) => {
    expect(verdict(choice)).toMatchObject({ answer: null, decision: { best: ['a'] } });
  });

  it("counts together with the player's answer if both are graded", () => {
    const score = blindScore([verdict(['a']), verdict(['d']), verdict(['other']), verdict(null)]);
    expect(score.judged).toBe(2);
    expect(score.reader).toMatchObject({ best: 1, grades: { inaccuracy: 0, mistake: 1, blunder: 0 } });
    expect(score.reader.lost).toBeCloseTo(0.15, 9);
    expect(score.player).toMatchObject({ best: 0, grades: { inaccuracy: 0, mistake: 0, blunder: 2 } });
    expect(score.player.lost).toBeCloseTo(0.4, 9);
    expect(score.player.accuracy).toBeLessThan(score.reader.accuracy ?? 0);
    expect(blindScore([])).toMatchObject({ judged: 0, reader: { lost: 0, accuracy: null } });
  });
});
