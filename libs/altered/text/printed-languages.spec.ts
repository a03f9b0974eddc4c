import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { abilityProblems, type Ability, type Comparison } from '#altered/abilities';
import { openSet } from '#altered/cards';
import { mistakes, phrasedAbilities } from '#testing';
import { printEnglish } from './compile.js';
import { printAbility } from './print-ability.js';

/** To change a golden file on purpose: `UPDATE_GOLDEN=1 npm test -- libs/altered/text`. */
const isWriting = process.env['UPDATE_GOLDEN'] === '1';

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

  it('are whole sentences', () => {
    const wrong = everything.flatMap(([phrase, ability]) => {
      const text = printAbility(ability, locale) ?? 'no words';
      const found = text.split('\n').flatMap((line) => mistakes(line, locale));
      return found.length === 0 && /[.»]$/.test(text) ? [] : [{ phrase, text, found }];
    });
    expect(wrong).toEqual([]);
  });
});

describe('printAbility', () => {
  it('has English from the grammar that reads it', () => {
    for (const [, ability] of openAbilities) expect(printAbility(ability, 'en')).toBe(printEnglish(ability));
  });
});

describe('counts and joints', () => {
  const boosts = (is: Comparison, right: number): Ability => ({
    kind: 'effect',
    effect: {
      kind: 'if',
      condition: { kind: 'compare', left: { counters: 'boost', on: 'me' }, is, right },
      then: { kind: 'step', step: { kind: 'resupply' } },
    },
  });

  it.each([
    ['exactly', 1, 'Se ho 1 incremento', 'Si j’ai exactement 1 boost'],
    ['at-most', 1, 'Se ho al massimo 1 incremento', 'Si j’ai au plus 1 boost'],
    ['at-least', 1, 'Se ho 1 o più incrementi', 'Si j’ai au moins 1 boost'],
    ['at-least', 2, 'Se ho 2 o più incrementi', 'Si j’ai au moins 2 boosts'],
    ['exactly', 0, 'Se non ho incrementi', 'Si je n’ai aucun boost'],
  ] as const)('%s %i is said in its number', (is, than, italian, french) => {
    expect(printAbility(boosts(is, than), 'it')).toBe(`${italian}, fai Rifornimento.`);
    expect(printAbility(boosts(is, than), 'fr')).toBe(`${french}, ravitaillez.`);
  });

  it('elides before capitals, and says a preposition once', () => {
    const like = {
      subtype: 'scholar',
      keyword: 'tough',
      bounds: [
        { of: 'forest', is: 'at-least', than: 2 },
        { of: 'water', is: 'exactly', than: 1 },
      ],
    } as const;
    const count: Ability = {
      kind: 'effect',
      effect: {
        kind: 'if',
        condition: {
          kind: 'compare',
          left: { count: like },
          is: 'more-than',
          right: { cardsIn: 'hand', of: 'you' },
        },
        then: { kind: 'step', step: { kind: 'resupply' } },
      },
    };
    expect(printAbility(count, 'fr')).toBe(
      'Si le nombre d’Érudits avec Coriace, {V} de 2 ou plus et {O} de 1 est supérieur au nombre de cartes dans votre Main, ravitaillez.',
    );
  });
});

describe('the golden files', () => {
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
