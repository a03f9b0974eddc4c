import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { printAbility } from '#altered/text';
import { openSet } from '../open-set.js';

/** After a change to the cards: `UPDATE_GOLDEN=1 npm test -- libs/altered/cards/open-set`. */
const isWriting = process.env['UPDATE_GOLDEN'] === '1';

function printed(locale: 'it' | 'fr'): string {
  const lines: string[] = [];
  for (const { reference, abilities = [] } of openSet().cards.values())
    for (const [index, ability] of abilities.entries())
      lines.push(
        `${reference} ${index + 1} ⇒ ${(printAbility(ability, locale) ?? 'no words').replace(/\n/g, '\n    ')}\n`,
      );
  return lines.join('');
}

describe('the open set in other languages (UPDATE_GOLDEN=1 writes its files anew)', () => {
  it.each(['it', 'fr'] as const)('reads in "%s" as its file has it', (locale) => {
    const file = new URL(`./printed/${locale}.txt`, import.meta.url);
    const text = printed(locale);
    if (isWriting) writeFileSync(file, text);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(text);
  });
});
