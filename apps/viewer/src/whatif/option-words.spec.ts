import { describe, expect, it } from '@jest/globals';
import { inWords } from '../design/word-labels.js';
import { sayEnglish } from '../words/fixtures.js';
import { optionWords } from './option-words.js';

const vocabulary = {
  cardNames: new Map([
    [7, 'Kite'],
    [9, 'Drum'],
  ]),
  players: ['Ada', 'Ben'],
  words: inWords,
  say: sayEnglish,
};

describe('optionWords', () => {
  it.each([
    ['play:7:hero', { item: 7, from: 'hand', cost: 2, expedition: 'hero' }, 'Play Kite: Hero, for 2'],
    ['play:7', { item: 7, from: 'reserve', cost: 1 }, 'Play Kite, from Reserve, for 1'],
    ['play:7', { item: 7 }, 'Play Kite'],
    [
      'play:7:hero:scout',
      { item: 7, cost: 0, expedition: 'hero', scout: true },
      'Play Kite: Hero, for 0, with Scout',
    ],
    ['quick:9:0', { item: 9, ability: 0 }, 'Quick action of Drum'],
    ['attack:7:9', { item: 7, target: 9 }, 'Attack Drum with Kite'],
    ['attack:7:player', { item: 7, seat: 1 }, 'Attack Ben with Kite'],
    ['attack:player:9', { target: 9 }, 'Attack Drum in person'],
    ['expedition:1:hero', { kind: 'expedition', seat: 1, expedition: 'hero' }, 'Ben: Hero'],
    ['look-2', { look: 2, keep: 1 }, 'Look at 2, keep 1'],
    ['fire>water', { from: 'fire', to: 'water' }, 'Fire → Water'],
    ['fire', { element: 'fire' }, 'Fire'],
    ['player:1', { seat: 1 }, 'Ben'],
    ['mode:0', null, 'Choice 1'],
    ['mode-1', { mode: 1 }, 'Choice 2'],
    ['pass', null, 'Pass'],
    ['9', { item: 9 }, 'Drum'],
    ['9', { item: 30 }, 'A card'],
    ['some-thing', null, 'Some thing'],
  ])('returns %s for %o', (key, about, expected) => {
    expect(optionWords({ key, about, text: null }, vocabulary)).toBe(expected);
  });

  it("returns the card's text for a mode", () => {
    const mode = { key: 'mode:1', about: null, text: 'Draw a card.' };
    expect(optionWords(mode, vocabulary)).toBe('Draw a card.');
  });
});
