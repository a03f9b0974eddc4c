import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { numberedRules } from '#altered/testing';
import { sharedPaths } from '#record/testing';
import { allRules, rule, rulesOf, summaryOf } from './index.js';
import { chapterOf, compareNumbers, ruleClasses, sectionOf } from '#kernel';

const locales = ['en', 'it', 'fr'] as const;
const [seeds = '', english = ''] = sharedPaths('rules/seeds', 'rules/altered-complete-rules-4.0-en.txt');
const withDocuments = seeds !== '' ? it : it.skip;

const documents = (pattern: RegExp): readonly string[] =>
  readdirSync(seeds)
    .filter((name) => pattern.test(name))
    .map((name) => readFileSync(`${seeds}/${name}`, 'utf8'));

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Removes the plural endings that the Italian rulebook's text appends to words (`oggettoi`). Comparisons accept both
 * forms.
 */
const unglued = (words: readonly string[]): readonly string[] =>
  words.map((word) => (word.length > 4 ? word.replace(/(?<=[aeiou])i$/, '') : word));

const runsOf = (words: readonly string[], length: number): readonly string[] =>
  words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '));

describe('the rulebook index', () => {
  it('is in reading order, with each number once', () => {
    const numbers = allRules.map((entry) => entry.number);
    expect(numbers).toEqual([...new Set(numbers)].sort(compareNumbers));
    expect(compareNumbers('2.1', '2.1.a')).toBeLessThan(0);
    expect(compareNumbers('2.5.j', '2.5.1.a')).toBeLessThan(0);
    expect(compareNumbers('2.2.9.e', '2.2.10.a')).toBeLessThan(0);
    expect(compareNumbers('7.3.22.b', '7.4.1.a')).toBeLessThan(0);
  });

  it("has the rulebook's number and chapter for every rule", () => {
    for (const { number, chapter } of allRules) {
      expect(number).toMatch(/^[1-7]\.\d+(\.\d+)?(\.[a-z])?$/);
      expect(chapter).toBe(chapterOf(number));
    }
  });

  it('has a class for every rule', () => {
    expect(allRules.filter((entry) => !ruleClasses.includes(entry.class))).toEqual([]);
  });

  it.each(locales)('has a unique short summary for every rule in %s', (locale) => {
    const summaries = allRules.map((entry) => entry.summary[locale]);
    expect(summaries.filter((text) => text.length > 120 || !/^\S.*\S\.$/.test(text))).toEqual([]);
    expect(summaries.filter((text, index) => summaries.indexOf(text) !== index)).toEqual([]);
  });

  it('has different summaries in the three languages', () => {
    expect(allRules.filter(({ summary }) => new Set(Object.values(summary)).size < 3)).toEqual([]);
  });

  it('finds a rule by its number', () => {
    expect(rule('4.2.1.d')).toEqual({
      number: '4.2.1.d',
      chapter: 4,
      class: 'behaviour',
      summary: {
        en: 'Draw: each player draws two cards.',
        it: 'Pesca: ogni giocatore pesca due carte.',
        fr: 'Pioche : chaque joueur pioche deux cartes.',
      },
    });
    expect(rule('2.4.2')?.class).toBe('behaviour');
    expect(rule('4.2.1.z')).toBeNull();
    expect(rule('')).toBeNull();
  });

  it('finds the rules of a chapter', () => {
    expect(rulesOf(6).map((entry) => sectionOf(entry.number))).toContain('6.2');
    expect(rulesOf(6).every((entry) => entry.number.startsWith('6.'))).toBe(true);
    expect([1, 2, 3, 4, 5, 6, 7].flatMap((chapter) => rulesOf(chapter))).toEqual(allRules);
    expect(rulesOf(8)).toEqual([]);
  });

  it('finds a summary in the requested language', () => {
    expect(summaryOf('4.2.4.c', 'en', '1.0')).toBe('An Expedition does not move forward on a tie.');
    expect(summaryOf('4.2.4.c', 'it', '1.0')).toBe('Una spedizione non avanza in caso di pareggio.');
    expect(summaryOf('4.2.4.c', 'fr', '1.0')).toBe("Une Expédition n'avance pas en cas d'égalité.");
    expect(summaryOf('4.2.4.e', 'en')).toBe(
      'An Expedition moves forward on a tie only while it is Ascended.',
    );
    expect(summaryOf('9.9.9', 'en')).toBeNull();
  });

  withDocuments('holds every numbered rule of the documents', () => {
    const numbers = numberedRules(documents(/^altered-.*\.txt$/).join('\n'));
    expect(numbers.length).toBeGreaterThan(500);
    expect(numbers.filter((number) => rule(number) === null)).toEqual([]);
  });

  withDocuments('is written in its own words', () => {
    const sources = {
      en: [readFileSync(english, 'utf8')],
      it: documents(/^altered-.*-it\.txt$/),
      fr: documents(/^altered-.*-fr\.txt$/),
    };
    const shared = locales.flatMap((locale) => {
      const words = sources[locale].map(wordsOf);
      const runs = new Set([...words, ...words.map(unglued)].flatMap((each) => runsOf(each, 9)));
      return allRules.flatMap(({ number, summary }) =>
        runsOf(wordsOf(summary[locale]), 9)
          .filter((run) => runs.has(run))
          .map((run) => `${number}: ${run}`),
      );
    });
    expect(shared).toEqual([]);
  });
});
