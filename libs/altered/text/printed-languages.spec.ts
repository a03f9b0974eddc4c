import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { abilityKinds, abilityProblems, walkAbilities, type Ability } from '#altered/abilities';
import { openSet } from '#altered/cards';
import { phrasedAbilities } from '#testing';
import { printEnglish } from './compile.js';
import { printAbility } from './print-ability.js';

/** To change a golden file on purpose: `GOLDEN=write npm run test:unit -- libs/altered/text`. */
const isWriting = process.env['GOLDEN'] === 'write';

const folders = { it: 'italian', fr: 'french' } as const;
type Locale = keyof typeof folders;
const locales = Object.keys(folders) as Locale[];

const openAbilities = [...openSet().cards.values()].flatMap(({ reference, abilities = [] }) =>
  abilities.map((ability, index) => [`${reference} ${index + 1}`, ability] as const),
);
const families = phrasedAbilities;
const everything = [...Object.values(families).flatMap((family) => Object.entries(family)), ...openAbilities];

const printed = (family: Readonly<Record<string, Ability>>, locale: Locale): string =>
  Object.entries(family)
    .map(
      ([phrase, ability]) =>
        `${phrase} ⇒ ${(printAbility(ability, locale) ?? 'no words').replace(/\n/g, '\n    ')}\n`,
    )
    .join('');

describe.each(locales)('abilities printed in "%s"', (locale) => {
  it.each(Object.keys(families))('read as the golden file of %s has them', (family) => {
    const file = new URL(`./${folders[locale]}/golden/${family}.txt`, import.meta.url);
    const text = printed(families[family] ?? {}, locale);
    if (isWriting) writeFileSync(file, text);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(text);
  });

  it.each(everything)('are whole sentences: %s', (_, ability) => {
    const text = printAbility(ability, locale);
    expect(text).not.toMatch(/undefined|\[object|null|NaN/);
    expect(text).not.toMatch(/ {2}| [,.;]|\.\.|^\s|\s$/);
    expect(text).toMatch(/[.»]$/);
  });
});

describe('printAbility', () => {
  it('has English from the grammar that reads it', () => {
    for (const [, ability] of openAbilities) expect(printAbility(ability, 'en')).toBe(printEnglish(ability));
  });
});

/** The places where a text has what it must not have. */
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([all]) => all);
const inAll = (locale: Locale): string =>
  everything.map(([, ability]) => printAbility(ability, locale)).join('\n');

describe('Italian', () => {
  const text = inAll('it');

  it('contracts prepositions with articles', () => {
    expect(found(text, /\b(di|a|da|in|su) (il|lo|la|i|gli|le|l’)\b.{9}/g)).toEqual([]);
    expect(found(text, /\b(il|lo|la|i|gli|le) (il|lo|la|i|gli|le)\b/g)).toEqual([]);
  });

  it('chooses articles by the sound that follows', () => {
    const open = /\b(il|la|lo|un’|una|del|della|al|alla|nel|nella|quel|quella) (?![oe]\b)[aeiouAEIOU]\w+/g;
    expect(found(text, open)).toEqual([]);
    expect(found(text, /\b(il|un|i|del|al|nel|quel) ([sS][^aeiou\s]|[zZ])\w+/g)).toEqual([]);
    expect(found(text, /\bi [aeiouAEIOU]\w+/g)).toEqual([]);
    expect(found(text, /\bun’(?![aeiouAEIOU])/g)).toEqual([]);
  });
});

describe('French', () => {
  const text = inAll('fr');

  it('contracts prepositions with articles', () => {
    expect(found(text, /(?<![-\p{L}])(de|à) (le|les) (?=\p{L})/gu)).toEqual([]);
  });

  it('elides before a vowel', () => {
    const unelided = /(?<![-\p{L}])(de|que|je|ne|se|me|le|la|lorsque) [aeiouàâéèêîôûœ]\p{L}*/giu;
    expect(found(text, unelided)).toEqual([]);
    expect(found(text, /\bsi ils?\b/gi)).toEqual([]);
    expect(found(text, /\b[dlj]’(?![aeiouyàâéèêîôûœ])/giu)).toEqual([]);
  });
});

describe('the golden files', () => {
  const kindsOf = (value: unknown): readonly string[] => {
    if (typeof value === 'number') return ['number'];
    if (typeof value === 'string') return [value];
    if (typeof value !== 'object' || value === null) return [];
    return 'kind' in value ? [String(value.kind)] : Object.keys(value);
  };
  const kinds = new Set<string>();
  walkAbilities(
    everything.map(([, ability]) => ability),
    ({ family, value }) => {
      for (const kind of kindsOf(value)) kinds.add(`${family} ${kind}`);
    },
  );
  /** No edition says anything of these kinds yet. */
  const unsaid = new Set(['effect later', 'passive later']);
  const vocabulary = Object.entries(abilityKinds).flatMap(([family, kinds]) =>
    kinds.map((kind) => `${family} ${kind}`),
  );

  it.each(vocabulary.filter((kind) => !unsaid.has(kind)))('have the %s', (kind) => {
    expect(kinds).toContain(kind);
  });

  it('are printed from well formed trees', () => {
    for (const [phrase, ability] of Object.values(phrasedAbilities).flatMap((family) =>
      Object.entries(family),
    ))
      expect([
        phrase,
        abilityProblems([ability]).filter(({ reason }) => !/nothing here is|"it"/.test(reason)),
      ]).toEqual([phrase, []]);
  });
});
