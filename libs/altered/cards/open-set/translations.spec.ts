import { describe, expect, it } from '@jest/globals';
import { mistakes } from '#house';
import { linesIn } from '../translation.js';
import { openSet } from '../open-set.js';
import { withTokens } from '../token-text.js';
import { openLines } from './translations.js';

/** The lines of all cards, and of the tokens that they create. */
const lines = new Set(
  [...openSet().texts.values()].flatMap(({ text, supportText }) => [...text, ...supportText]),
);
for (const { abilities = [] } of openSet().cards.values())
  withTokens(abilities, (token) => {
    if ('text' in token) for (const line of token.text ?? []) lines.add(line);
    return token;
  });

/** The numbers that translations write as words. `both` and `twice` count as two. */
const two = { en: /\b(?:two|both|twice)\b/gi, it: /\b(?:due|entrambe)\b/gi, fr: /\bdeux\b/gi };
const three = { en: /\bthree\b/gi, it: /\btre\b/gi, fr: /\btrois\b/gi };

/** Returns the parts of a text that a translation must preserve: symbols, numbers, bullets and the number of lines. */
function invariantsOf(text: string, locale: 'en' | 'it' | 'fr'): unknown {
  return {
    symbols: (text.match(/\{\w\}/g) ?? []).sort(),
    numbers: (text.replace(/\{\w\}/g, '').match(/\d+/g) ?? []).sort(),
    two: (text.match(two[locale]) ?? []).length,
    three: (text.match(three[locale]) ?? []).length,
    points: (text.match(/^•/gm) ?? []).length,
    lines: text.split('\n').length,
    reminders: (text.match(/\(/g) ?? []).length,
    hasTrigger: text.includes(' — '),
    variables: (text.match(/\bX\b/g) ?? []).length,
  };
}

/** Words for game concepts that official cards do not use. */
const unofficial = {
  it: /increment|gettone|gettoni|esaur|prepara(?!z)|addormentat|resistent|gigant|punt[oi] di riferimento|rifornimento|sabotaggio|guadagn|orb[ei] di mana|lanci|mazzo degli scarti|zona|\b(?:Personaggi[o]?|Permanent[ei]|Incantesim[oi]|Spedizion[ei]|Mano|Mazzo|Mezzogiorno|Crepuscolo)\b/,
  fr: /prépar|\bprêts?\b|pour chaque|(?<!Coût de )\bMain\b|\bDéfausse\b|échoue|ce tour(?!-ci)/,
};

describe('the lines of the open set in other languages', () => {
  it("are exactly the lines of the set's cards and tokens", () => {
    expect([...openLines.keys()].sort()).toEqual([...lines].sort());
  });

  it.each(['it', 'fr'] as const)(
    'have the same symbols, numbers and lines as in English, in %s',
    (locale) => {
      for (const [english, line] of openLines)
        expect([line[locale], invariantsOf(line[locale], locale)]).toEqual([
          line[locale],
          invariantsOf(english, 'en'),
        ]);
    },
  );

  it.each(['it', 'fr'] as const)('are grammatical in %s', (locale) => {
    for (const line of openLines.values())
      expect(line[locale].split('\n').flatMap((part) => mistakes(part, locale))).toEqual([]);
  });

  it.each(['it', 'fr'] as const)('use the words of official cards in %s', (locale) => {
    const words = [...openLines.values()].map((line) => line[locale]);
    expect(words.filter((text) => unofficial[locale].test(text))).toEqual([]);
  });

  it('use the right word wherever English uses its counterpart', () => {
    const words = [
      { en: /boost/i, it: /rinforz/, fr: /boost/ },
      { en: /token/i, it: /pedin[ae]/i, fr: /jetons?/i },
      { en: /exhaust/i, it: /consum/, fr: /épuis/ },
      { en: /landmark/i, it: /fulcr[oi]/, fr: /Repère/ },
      { en: /asleep/i, it: /Dormiente/, fr: /Endormi/ },
      { en: /\bgigantic/i, it: /Colossale/, fr: /Gigantesque/ },
      { en: /\btough/i, it: /Tenace/, fr: /Coriace/ },
      { en: /resupply/i, it: /Riforni/, fr: /Ravitaill/ },
      { en: /sabotage/i, it: /Sabota/, fr: /Sabote/ },
      { en: /\bready each|ready target|readied/i, it: /ripristin/i, fr: /redress/i },
      { en: /discard pile/, it: /pila degli scarti/, fr: /défausse/ },
      { en: /roll a die/, it: /[Tt]ira un dado/, fr: /[Ll]ancez un dé/ },
    ];
    for (const [english, line] of openLines)
      for (const word of words)
        if (word.en.test(english)) {
          expect(line.it).toMatch(word.it);
          expect(line.fr).toMatch(word.fr);
        }
  });

  it.each(['it', 'fr'] as const)('are shown to a reader of %s for every card', (locale) => {
    for (const text of openSet().texts.values())
      expect(linesIn(text, locale).filter((line) => line.locale !== locale)).toEqual([]);
  });

  it('contain no English words except names of tokens', () => {
    const english = /\b(?:the|you|your|with|gain|gains|card|when|target|each|from|Character)\b/i;
    const all = [...openLines.values()].flatMap(({ it: italian, fr }) => [italian, fr]);
    expect(all.filter((text) => english.test(text))).toEqual([]);
  });
});
