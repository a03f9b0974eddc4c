import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Ability } from '#altered/abilities';
import { compileText, lineCompiler, printAbility, type LineContext } from './index.js';

const file = new URL('../../../../shared/cards/altered-cards-en.json', import.meta.url);
const isThere = existsSync(file);
if (!isThere) console.warn('skipped: published cards are read from ../shared/cards, which is not here');

interface PublicCard {
  readonly type: string;
  readonly mainEffect: string | null;
  readonly echoEffect: string | null;
}

const typeOf = (type: string): LineContext['type'] => {
  if (type.startsWith('TOKEN')) return 'token';
  return type.endsWith('PERMANENT') ? 'permanent' : (type.toLowerCase() as LineContext['type']);
};

/** Every line that can be read, with what it says. */
function readLines(): ReadonlyMap<string, readonly Ability[]> {
  const read = new Map<string, readonly Ability[]>();
  if (!isThere) return read;
  const compile = lineCompiler();
  for (const card of JSON.parse(readFileSync(file, 'utf8')) as readonly PublicCard[]) {
    const { lines } = compileText({ ...card, type: typeOf(card.type) }, compile);
    for (const line of Object.values(lines).flat())
      if (line.kind === 'parsed' && line.abilities.every((ability) => printAbility(ability, 'fr') !== null))
        read.set(line.text, line.abilities);
  }
  return read;
}

/** What no text of the language has, with what surrounds it. */
const never = {
  it: /undefined|\[object|NaN| {2}| [,.;:]|\.\.|\b(di|a|da|in) (il|lo|la|i|gli|le|l’)\b|\b(il|lo|la|i|gli|le) (il|lo|la|i|gli|le)\b|\b(il|la|una|del|della|al|alla|nel|nella) (?![oe]\b)[aeiouAEIOU]/g,
  fr: /undefined|\[object|NaN| {2}| [,.]|\.\.|(?<![-\p{L}])(de|à) (le|les) (?=\p{Lu})|(?<![-\p{L}])(de|que|je|ne|se|me|le|la) (?=[aeiouàâéèêîôûœ])|\bsi ils?\b/gu,
};

(isThere ? describe : describe.skip)('the text of published cards in other languages', () => {
  const lines = readLines();

  it.each(['it', 'fr'] as const)('is grammatical in "%s"', (locale) => {
    const wrong = [...lines].flatMap(([english, abilities]) => {
      const text = abilities.map((ability) => printAbility(ability, locale)).join('\n');
      return text.search(never[locale]) < 0 && /[.»]$/.test(text) ? [] : [`${english} ⇒ ${text}`];
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
