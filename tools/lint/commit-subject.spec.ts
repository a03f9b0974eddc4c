import { describe, expect, it } from '@jest/globals';
import { subjectProblem } from './commit-subject.js';

describe('the subject of a commit', () => {
  it.each([
    'Refuse a deck with two heroes',
    'Read files in Italian\n\nWhy: they are common.',
    'Pass the token on',
    "Merge branch 'x'",
    'Refuse a deck\n# Please enter the commit message.',
  ])('is accepted: %j', (message) => {
    expect(subjectProblem(message)).toBeNull();
  });

  it.each([
    ['', /empty/],
    ['a'.repeat(73), /73 characters/],
    ['fix a bug', /verb/],
    ['Added a test', /imperative/],
    ['Fixes a bug', /imperative/],
    ['Renaming things', /imperative/],
    ['Refuse a deck.', /full stop/],
  ])('is refused: %j', (message, problem) => {
    expect(subjectProblem(message)).toMatch(problem);
  });
});
