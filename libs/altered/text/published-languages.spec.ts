import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Ability } from '#altered/abilities';
import { mistakes, sharedPaths } from '#testing';
import { compileText, lineCompiler, printAbility, type LineContext } from './index.js';

const files = sharedPaths('cards/altered-cards-en.json', 'cards/altered-cards-en-2.json');
const isThere = files.length > 0;

interface PublicCard {
  readonly type: string;
  readonly mainEffect: string | null;
  readonly echoEffect: string | null;
  readonly completedEffect?: string | null;
}

const typeOf = (type: string): LineContext['type'] => {
  if (type.startsWith('TOKEN')) return 'token';
  return type.endsWith('PERMANENT') ? 'permanent' : (type.toLowerCase() as LineContext['type']);
};

/** Every line that is read, with what it says. */
function readLines(): ReadonlyMap<string, readonly Ability[]> {
  const read = new Map<string, readonly Ability[]>();
  if (!isThere) return read;
  const compile = lineCompiler();
  const cards = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as readonly PublicCard[]);
  for (const card of cards) {
    const { lines } = compileText({ ...card, type: typeOf(card.type) }, compile);
    for (const line of Object.values(lines).flat())
      if (line.kind === 'parsed') read.set(line.text, line.abilities);
  }
  return read;
}

(isThere ? describe : describe.skip)('the text of published cards in other languages', () => {
  const lines = readLines();

  it.each(['it', 'fr'] as const)('is grammatical in "%s"', (locale) => {
    const wrong = [...lines].flatMap(([english, abilities]) => {
      const text = abilities.map((ability) => printAbility(ability, locale)).join('\n');
      const wrong = text.split('\n').flatMap((line) => mistakes(line, locale));
      return wrong.length === 0 && /[.»]$/.test(text) ? [] : [`${english} ⇒ ${text}\n${wrong.join('\n')}`];
    });
    if (process.env['SHOW'] !== undefined)
      process.stdout.write(
        [...lines]
          .map(([e, a]) => `${e}\n   ${a.map((x) => printAbility(x, locale)).join('\n   ')}\n`)
          .join(''),
      );
    expect(wrong).toEqual([]);
  });
});
