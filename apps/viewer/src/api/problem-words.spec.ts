import { describe, expect, it } from '@jest/globals';
import { sayEnglish } from '../words/fixtures.js';
import { problemWords } from './problem-words.js';

const problem = {
  code: 'DECK_CARD_UNKNOWN',
  message: 'No card has the reference or name Ember.',
  advice: 'Did you mean Ember Imp?',
  where: 'players.0.deck:1',
  suggestions: ['Ember Imp'],
};

describe('the problems of a deck list', () => {
  it("are the API's texts in English, which have the most detail", () => {
    expect(problemWords(problem, '3 Ember', 'en', sayEnglish)).toBe(
      'No card has the reference or name Ember. Did you mean Ember Imp?',
    );
    expect(problemWords({ ...problem, advice: null }, null, 'en', sayEnglish)).toBe(problem.message);
  });

  it('are translated into other languages, with the wrong text and similar names', () => {
    expect(problemWords(problem, ' 3 Ember ', 'it', sayEnglish)).toBe(
      '“3 Ember”: No card has this name or reference. Check how it is written. Did you mean Ember Imp?',
    );
    expect(problemWords({ ...problem, suggestions: [] }, null, 'fr', sayEnglish)).toBe(
      'No card has this name or reference. Check how it is written.',
    );
  });

  it("have the API's text if the viewer does not know them", () => {
    expect(problemWords({ ...problem, code: 'OTHER' }, '3 Ember', 'fr', sayEnglish)).toContain(
      problem.message,
    );
  });
});
