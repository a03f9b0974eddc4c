import { describe, expect, it } from '@jest/globals';
import type { ReviewedDecision } from '#analysis';
import { invariant, type GameId } from '#record';
import { answerFormat } from './stored-answer.js';
import { rated, type Rating } from './answer.js';
import type { LessonAnswered } from './answered.js';
import { choicesOf, lessonsOf, lessonStream, parseLessonId } from './lesson.js';
import { mergeAlikeChoices } from './merge-alike-choices.js';
import { standingsOf } from './lessons-due.js';
import { noProgress, takeAnswer, type Progress } from './progress.js';

const game = 'g-1' as GameId;
const decision = (revision: number, grade: ReviewedDecision['grade'] = 'mistake'): ReviewedDecision => ({
  revision,
  made: revision + 1,
  clock: { day: 1, phase: 'x', turn: 1, seat: 0 },
  seat: 0,
  kind: 'turn',
  taken: ['pass'],
  best: ['play:9'],
  loss: 0.12,
  lossError: 0.02,
  grade,
  reasons: [],
  skill: null,
  choices: [
    { choice: ['play:9'], value: 0.6, error: 0.02, playouts: 50 },
    { choice: ['play:7'], value: 0.57, error: 0.03, playouts: 20 },
    { choice: ['attack'], value: 0.3, error: 0.03, playouts: 20 },
    { choice: ['pass'], value: 0.45, error: 0.02, playouts: 50 },
  ],
});
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
const reviewWith = (review: string, ...decisions: readonly ReviewedDecision[]) => ({
  review,
  origin,
  found: { points: [], decisions, seats: [], turningPoints: [] },
});
const answer = (rating: Rating, at: string): LessonAnswered => ({
  kind: 'LessonAnswered',
  game,
  asked: 5,
  review: 'r',
  choice: ['pass'],
  rating,
  loss: 0,
  at,
  by: 'owner',
});
const after = (...answers: readonly LessonAnswered[]): Progress => answers.reduce(takeAnswer, noProgress);
const dueAfter = (...answers: readonly LessonAnswered[]): string | undefined =>
  after(...answers).get('g-1:5')?.due;

describe('lessons', () => {
  it('are the mistakes and blunders that the newest review found in a game', () => {
    const older = reviewWith(
      'older',
      decision(5),
      decision(8),
      decision(20, 'inaccuracy'),
      decision(30, null),
    );
    const newer = reviewWith('newer', decision(5, 'blunder'), decision(8, null));
    expect(lessonsOf(game, [older, newer]).map(({ id, review }) => [id, review])).toEqual([
      ['g-1:5', 'newer'],
    ]);
    expect(lessonsOf(game, [older]).map(({ asked: revision }) => revision)).toEqual([5, 8]);
  });

  it('list their choices in an order that does not reveal their values', () => {
    expect(choicesOf({ decision: decision(5) })).toEqual([['attack'], ['pass'], ['play:7'], ['play:9']]);
  });

  it('list equivalent choices once, with the mean of their playouts', () => {
    const [lesson] = lessonsOf(game, [reviewWith('r', decision(5))]);
    invariant(lesson !== undefined, 'it is a lesson');
    const once = mergeAlikeChoices(lesson, ([key = '']) => key.replace(/\d/, ''));
    expect(choicesOf(once)).toEqual([['attack'], ['pass'], ['play:7']]);
    const [first] = once.decision.choices;
    expect(first).toMatchObject({ choice: ['play:7'], playouts: 70 });
    expect(first?.value).toBeCloseTo((0.6 * 50 + 0.57 * 20) / 70, 10);
    expect(first?.error).toBeCloseTo(Math.hypot(0.02 * 50, 0.03 * 20) / 70, 10);
    // Whichever copy the review considers best, the copy that represents the group counts as the best.
    const answered = rated(once, ['play:7']);
    expect(answered).toMatchObject({ ok: true, value: { rating: 'best', loss: 0 } });
    expect(rated(once, ['play:9'])).toMatchObject({ ok: false, error: { code: 'LESSON_CHOICE_INVALID' } });
    expect(mergeAlikeChoices(lesson, ([key = '']) => key)).toBe(lesson);
  });

  it.each(['', 'g-1', 'g-1:', ':5', 'g-1:05', 'g-1:5:x', 'g 1:5', '../x:5', `g-1:${'9'.repeat(30)}`])(
    'refuse the id "%s"',
    (text) => {
      expect(parseLessonId(text)).toMatchObject({ ok: false, error: { code: 'LESSON_ID_INVALID' } });
    },
  );

  it("are stored for each person in a stream whose name does not contain the person's name", () => {
    const streams = [
      lessonStream({ kind: 'owner' }),
      lessonStream({ kind: 'signed-in', issuer: 'a', subject: 'Ada' }),
      lessonStream({ kind: 'signed-in', issuer: 'b', subject: 'Ada' }),
    ];
    expect(new Set(streams).size).toBe(3);
    for (const stream of streams) expect(stream).toMatch(/^lessons-[0-9a-f]{24}$/);
  });
});

describe('an answer', () => {
  it.each([
    [['play:9'], 'best', 0],
    [['play:7'], 'close', 0.03],
    [['attack'], 'worse', 0.3],
    [['pass'], 'worse', 0.12],
  ] as const)('with the choice %s is rated %s', (choice, rating, loss) => {
    const found = rated({ decision: decision(5) }, choice);
    invariant(found.ok, 'the lesson offers it');
    expect(found.value.rating).toBe(rating);
    expect(found.value.loss).toBeCloseTo(loss, 9);
  });

  it.each([
    [0.04, 'close'],
    [0.06, 'worse'],
    [0.15, 'worse'],
  ] as const)('with the loss %d is rated %s by the limits of reviews, whatever the error', (loss, rating) => {
    const base = decision(5);
    const choices = base.choices.map((choice, place) =>
      place === 1 ? { ...choice, value: 0.6 - loss, error: 0.1 } : choice,
    );
    const found = rated({ decision: { ...base, choices } }, ['play:7']);
    expect(found).toMatchObject({ ok: true, value: { rating, error: 0.1 } });
  });

  it('is refused if it is not one of the offered choices', () => {
    for (const choice of [[], ['concede'], ['play:9', 'play:7'], ['play:9', 'play:9']])
      expect(rated({ decision: decision(5) }, choice)).toMatchObject({
        ok: false,
        error: { code: 'LESSON_CHOICE_INVALID' },
      });
  });

  it('is read as it was stored, and skipped if it is unreadable', () => {
    const stored = {
      stream: 'lessons-x',
      id: 'x',
      revision: 0,
      type: 'LessonAnswered',
      data: answer('best', '2026-01-01T00:00:00.000Z'),
      metadata: { schema: 1, recordedAt: '2026-01-01T00:00:00.000Z' },
    };
    expect(answerFormat.read(stored)).toEqual(stored.data);
    for (const bad of [
      { ...stored, metadata: { schema: 2 } },
      { ...stored, data: { ...stored.data, rating: 'good' } },
      { ...stored, data: { ...stored.data, game: '../x' } },
      { ...stored, data: { ...stored.data, at: 'today' } },
    ])
      expect(answerFormat.read(bad)).toBeNull();
  });
});

describe('a repeated lesson', () => {
  const start = '2026-01-01T10:00:00.000Z';

  it('is due minutes after a bad answer, and after more days for each good answer', () => {
    expect(dueAfter(answer('worse', start))).toBe('2026-01-01T10:10:00.000Z');
    const days: number[] = [];
    let answers = [answer('best', start)];
    for (let round = 0; round < 5; round++) {
      const [last, due] = [answers.at(-1)?.at ?? '', dueAfter(...answers) ?? ''];
      days.push((Date.parse(due) - Date.parse(last)) / 86_400_000);
      answers = [...answers, answer('best', due)];
    }
    expect(days[0]).toBeGreaterThanOrEqual(1);
    expect([...days].sort((a, b) => a - b)).toEqual(days);
    expect(days.at(-1)).toBeGreaterThan(30);
    expect(days.at(-1)).toBeLessThanOrEqual(365);
  });

  it('is due at a time that depends only on the answers, even if the clock went back', () => {
    const answers = [
      answer('best', start),
      answer('worse', '2025-12-31T00:00:00.000Z'),
      answer('close', start),
    ];
    expect(after(...answers)).toEqual(after(...answers));
    expect(dueAfter(...answers)?.slice(0, 4)).toBe('2026');
  });

  it('comes before new lessons if it is due, and after them if it is not', () => {
    const at = (revision: number, due: string): LessonAnswered => ({
      ...answer('worse', due),
      asked: revision,
    });
    const progress = after(
      at(5, '2026-01-02T00:00:00.000Z'),
      at(8, start),
      at(20, '2026-03-01T00:00:00.000Z'),
    );
    const lessons = lessonsOf(game, [
      reviewWith('r', ...[5, 8, 20, 30].map((revision) => decision(revision))),
    ]);
    const standings = standingsOf(lessons, progress, new Date('2026-01-03T00:00:00.000Z'));
    expect(standings.map(({ lesson, isDue }) => [lesson.asked, isDue])).toEqual([
      [8, true],
      [5, true],
      [30, true],
      [20, false],
    ]);
  });
});
