import { describe, expect, it } from '@jest/globals';
import { requestBounds } from '#record';
import { MOST_WORK, Work } from './work.js';

const codeOf = (act: () => unknown): unknown => {
  try {
    act();
    return 'done';
  } catch (error) {
    return (error as { readonly problem: { readonly code: string } }).problem.code;
  }
};

describe('the work of an operation', () => {
  it('is limited, and stops after the limit is exceeded', () => {
    const work = new Work();
    expect(codeOf(() => work.spend(MOST_WORK - 1))).toBe('done');
    expect(codeOf(() => work.spend(2))).toBe('QUERY_TOO_COMPLEX');
    expect(codeOf(() => work.spend(1))).toBe('QUERY_TOO_COMPLEX');
    expect(codeOf(() => work.write(1))).toBe('QUERY_TOO_COMPLEX');
    expect(work.stopped?.code).toBe('QUERY_TOO_COMPLEX');
  });

  it('ends if its answer reaches the size limit', () => {
    const work = new Work();
    expect(codeOf(() => work.write(requestBounds.answer))).toBe('done');
    expect(work.stopped).toBeNull();
    expect(codeOf(() => work.write(1))).toBe('ANSWER_TOO_LARGE');
    expect(codeOf(() => work.spend(1))).toBe('ANSWER_TOO_LARGE');
  });

  it('opens a limited number of games; opening a game again costs little unless the game is long', () => {
    const work = new Work();
    for (let time = 0; time < 50; time++) expect(codeOf(() => work.open('a')(500))).toBe('done');
    expect(codeOf(() => new Work().open('long')(requestBounds.answer))).toBe('done');
    const many = new Work();
    const opened = Array.from({ length: 100 }, (_, at) => codeOf(() => many.open(`g${at}`)(500)));
    expect(opened.indexOf('QUERY_TOO_COMPLEX')).toBeGreaterThan(10);
    expect(opened.indexOf('QUERY_TOO_COMPLEX')).toBeLessThan(30);
  });
});
