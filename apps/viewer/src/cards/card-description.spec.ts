import { describe, expect, it } from '@jest/globals';
import type { Card } from '../api/shapes.js';
import { inWords } from '../design/word-labels.js';
import { sayEnglish } from '../words/fixtures.js';
import { describeCard, shownStatistics } from './card-description.js';

const card: Card = {
  key: 'i1',
  item: 1,
  object: 4,
  owner: 0,
  controller: 0,
  faceDown: false,
  token: false,
  emblem: null,
  face: {
    reference: 'R',
    name: 'Mosskeeper',
    image: null,
    type: 'character',
    subtypes: ['druid'],
    faction: 'muna',
    rarity: 'common',
    costs: [{ name: 'hand', value: 1 }],
    statistics: [
      { name: 'forest', value: 2 },
      { name: 'water', value: 1 },
    ],
    lines: [],
  },
  statistics: [
    { name: 'forest', value: 3 },
    { name: 'water', value: 0 },
  ],
  keywords: ['gigantic'],
  statuses: ['fleeting'],
  counters: [{ name: 'boost', value: 1 }],
};

describe('shownStatistics', () => {
  it('shows what is more and less than printed', () => {
    expect(
      shownStatistics(card).map(({ name, value, printed, change }) => [name, value, printed, change]),
    ).toEqual([
      ['forest', 3, 2, 'up'],
      ['water', 0, 1, 'down'],
    ]);
  });

  it('shows the printed values if the card currently has none', () => {
    expect(shownStatistics({ ...card, statistics: [] }).map(({ value, change }) => [value, change])).toEqual([
      [2, 'none'],
      [1, 'none'],
    ]);
  });
});

describe('describeCard', () => {
  it('describes everything visible', () => {
    expect(describeCard(card, inWords, sayEnglish)).toBe(
      'Mosskeeper, Character · Druid, hand cost 1, forest 3 (printed 2), water 0 (printed 1), gigantic, fleeting, 1 boost',
    );
  });

  it('describes what lies on an unknown card', () => {
    expect(describeCard({ ...card, face: null }, inWords, sayEnglish)).toBe(
      'Unknown card, face down, fleeting, 1 boost',
    );
  });
});
