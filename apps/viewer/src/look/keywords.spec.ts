import { describe, expect, it } from '@jest/globals';
import { contractsKeywords } from '../contracts/contracts-keywords.js';
import { explanationOf, keywordsApart } from './keywords.js';

const list = { Fog: 'No spells.', Magnetizzat: 'Attack this.', 'Start of turn': 'As it starts.' };
const found = (text: string) =>
  keywordsApart(text, list).map(({ text: part, explained }) => (explained === null ? part : [part]));

describe('keywords in a text', () => {
  it('are found as whole words, in any of their forms', () => {
    expect(found('Fog. Two words')).toEqual([['Fog'], '. Two words']);
    expect(found('Una Creatura Magnetizzata.')).toEqual(['Una Creatura ', ['Magnetizzata'], '.']);
    expect(found('Start of turn: draw 1.')).toEqual([['Start of turn'], ': draw 1.']);
  });

  it('are not found inside other words', () => {
    expect(found('Foghorns of foggy BigFog')).toEqual(['Foghorns of foggy BigFog']);
    expect(found('Nothing here')).toEqual(['Nothing here']);
  });

  it('do not exist in a game without keywords', () => {
    expect(keywordsApart('Fog.', {})).toEqual([{ text: 'Fog.', explained: null }]);
  });

  it('have an explanation', () => {
    expect(explanationOf('Magnetizzate', list)).toBe('Attack this.');
    expect(explanationOf('Fogged in', list)).toBeNull();
  });

  it('have the same number in each language', () => {
    const counts = Object.values(contractsKeywords).map((words) => Object.keys(words).length);
    expect(new Set(counts).size).toBe(1);
  });
});
