import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Ability } from '#altered/abilities';
import { openSet } from '#altered/cards';
import { phrasedAbilities } from '#testing';
import { compileLine, normalise, printEnglish, type Box } from './index.js';

// Slow: prints and reads every trigger with many effects.

/** To change a golden file on purpose: `UPDATE_GOLDEN=1 npm test -- libs/altered/text`. */
const isUpdating = process.env['UPDATE_GOLDEN'] === '1';

const boxOf = (ability: Ability): Box =>
  'where' in ability && ability.where === 'support' ? 'support' : 'main';

/** The tree a text is read into, on whatever card it can stand. */
function readBack(text: string, box: Box): Ability | undefined {
  for (const type of ['spell', 'character'] as const) {
    const line = compileLine(text, box, { type });
    if (line.kind === 'parsed' && line.abilities.length === 1) return line.abilities[0];
  }
  return undefined;
}

/** The same tree with its notes named in the order in which they are first met; names mean nothing. */
function renamed(ability: Ability): unknown {
  const names = new Map<string, string>();
  const nameOf = (name: string): string => {
    const known = names.get(name) ?? `note ${names.size + 1}`;
    names.set(name, known);
    return known;
  };
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    const { effects, kind, said } = value as { effects?: readonly unknown[]; kind?: string; said?: string };
    if (kind === 'sequence' && effects?.length === 1 && said === undefined) return visit(effects[0]);
    return Object.fromEntries(
      entries.map(([key, field]) => [
        key,
        (key === 'note' || key === 'noted') && typeof field === 'string'
          ? nameOf(field)
          : key === 'notes'
            ? field
            : visit(field as unknown),
      ]),
    );
  };
  return visit(ability);
}

const openAbilities = [...openSet().cards.values()].flatMap(({ reference, abilities = [] }) =>
  abilities.map((ability, index) => [`${reference} ${index + 1}`, ability] as const),
);
const everything = [
  ...Object.values(phrasedAbilities).flatMap((family) => Object.entries(family)),
  ...openAbilities,
];
const printable = everything.flatMap(([phrase, ability]) => {
  const text = printEnglish(ability);
  return text === null ? [] : [{ phrase, ability, text }];
});

/** `text ⇒ tree`, one line each. */
const golden = (family: Readonly<Record<string, Ability>>): string =>
  Object.values(family)
    .flatMap((ability) => {
      const text = printEnglish(ability);
      return text === null ? [] : [`${text.replace(/\n/g, '\n  ')}\n  ⇒ ${JSON.stringify(ability)}\n`];
    })
    .join('');

describe('English', () => {
  it.each(Object.keys(phrasedAbilities))('reads and prints %s as its golden file has it', (family) => {
    const file = new URL(`./english/golden/${family}.txt`, import.meta.url);
    const text = golden(phrasedAbilities[family] ?? {});
    if (isUpdating) writeFileSync(file, text);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(text);
  });

  it('reads back every phrase that it prints', () => {
    const read = printable.map(({ phrase, ability, text }) => {
      const again = readBack(text, boxOf(ability));
      return { phrase, tree: again === undefined ? text : renamed(again) };
    });
    expect(read).toEqual(printable.map(({ phrase, ability }) => ({ phrase, tree: renamed(ability) })));
  });

  it('prints every phrase in normal form', () => {
    expect(printable.map(({ text }) => normalise(text))).toEqual(printable.map(({ text }) => text));
  });

  it('reads back every trigger with any effect', () => {
    const triggers = printable.flatMap(({ ability }) => (ability.kind === 'reaction' ? [ability] : []));
    const effects = printable.flatMap(({ ability }) => (ability.kind === 'effect' ? [ability] : []));
    const wrong = triggers.flatMap(({ trigger }, index) =>
      effects
        .filter((_, place) => (place + index) % 29 === 0)
        .flatMap(({ effect, targets }) => {
          const ability: Ability = {
            kind: 'reaction',
            trigger,
            ...(targets !== undefined && { targets }),
            effect,
          };
          const text = printEnglish(ability);
          const read = text === null ? undefined : readBack(text, 'main');
          const isRight =
            text === null ||
            (read !== undefined && JSON.stringify(renamed(read)) === JSON.stringify(renamed(ability)));
          return isRight ? [] : [text];
        }),
    );
    expect(wrong).toEqual([]);
  });

  it('has words for most of what can be built', () => {
    expect(printable.length / everything.length).toBeGreaterThanOrEqual(0.75);
  });
});
