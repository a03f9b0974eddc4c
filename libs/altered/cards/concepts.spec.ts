import { describe, expect, it } from '@jest/globals';
import { compileReport } from './compile-report.js';
import { conceptsOf } from './concepts.js';
import type { PublicCard } from './public-format.js';

const card = (reference: string, mainEffect: string): PublicCard =>
  ({ reference, set: 'ONE', name: reference, type: 'CHARACTER', mainEffect, echoEffect: null }) as never;

describe('conceptsOf', () => {
  const { obstacles } = compileReport([
    card('ALT_ONE_B_AX_01_C', '{J} Draw a card.'),
    card('ALT_ONE_B_AX_02_C', '{J} I win the moon.'),
    card('ALT_ONE_B_AX_03_C', '{J} You lose the moon.'),
    card('ALT_ONE_B_AX_04_C', '{J} Draw the moon.'),
  ]);
  const concepts = conceptsOf(obstacles);

  it('groups unread lines by the expected words', () => {
    expect(concepts.every(({ kind }) => kind === 'declined')).toBe(true);
    expect(concepts.length).toBeLessThanOrEqual(3);
    expect(concepts.every(({ about, example }) => about !== '' && example !== '')).toBe(true);
  });

  it('counts every line and card once for each concept', () => {
    expect(concepts.reduce((sum, { lines }) => sum + lines, 0)).toBe(3);
    expect(concepts.reduce((sum, { cards }) => sum + cards, 0)).toBe(3);
  });

  it('counts a line for each concept that it lacks', () => {
    const [first] = compileReport([card('ALT_ONE_B_AX_05_C', '{J} I win the moon.')]).obstacles;
    if (first === undefined) throw new Error('nothing is declined');
    const unsupported = ['no Feats', 'no Gifts'].map((why) => ({ path: 'ability', kind: why, why }));
    const lacking = conceptsOf([
      { ...first, kind: 'unsupported', example: { kind: 'unsupported', abilities: [], unsupported } },
    ]);
    expect(lacking.map(({ about, lines }) => [about, lines])).toEqual([
      ['no Feats', 1],
      ['no Gifts', 1],
    ]);
  });
});
