import { describe, expect, it } from '@jest/globals';
import { contractsWords } from '../contracts/contracts-words.js';
import { alteredWords } from '../altered/altered-words.js';

describe.each([
  ['Altered', alteredWords],
  ['Contracts', contractsWords],
])('the words of %s', (_name, words) => {
  it('exist in Italian and French too', () => {
    expect(Object.keys(words.it).sort()).toEqual(Object.keys(words.fr).sort());
  });
});
