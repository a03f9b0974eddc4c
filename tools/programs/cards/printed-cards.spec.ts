import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { openSet } from '#altered/cards';
import { publishedCards, printedCards } from './printed-cards.js';

describe('docs/reference/cards.md', () => {
  // Slow: compiles the lines of all published cards.
  it('matches the rules (otherwise run "npm run generate")', () => {
    const cards = publishedCards();
    if (cards === null) return;
    expect(readFileSync('docs/reference/cards.md', 'utf8')).toBe(printedCards(cards));
  });

  it('contains figures by set, and no text of a card', () => {
    const [card] = openSet().printed.values();
    if (card === undefined) throw new Error('there are cards');
    const set = card.set ?? card.reference.split('_')[0] ?? '';
    const read = { ...card, mainEffect: '{J} Draw a card.', echoEffect: null };
    const strange = {
      ...card,
      reference: `${card.reference}2`,
      mainEffect: '{J} Eat the moon.',
      echoEffect: null,
    };
    const page = printedCards([read, strange]);
    expect(page).toContain(`- \`${set}\`: 2 cards, 2 lines, 1 not read\n`);
    expect(page).toContain('- all sets: 2 cards, 2 lines, 1 not read\n');
    expect(page).not.toMatch(/Draw a card|moon/);
  });
});
