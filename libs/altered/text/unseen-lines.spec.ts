import { describe, expect, it } from '@jest/globals';
import { abilityProblems } from '#altered/abilities';
import { contradictions, mistakes, unseenLines } from '#testing';
import { compileLine, printAbility, printLine, type CompiledLine } from './index.js';

/** A line as it is read on a card that can have it. */
function read(line: string): CompiledLine {
  const box = line.startsWith('{D}') ? 'support' : 'main';
  const onCharacter = compileLine(line, box, { type: 'character' });
  return onCharacter.kind === 'parsed' ? onCharacter : compileLine(line, box, { type: 'spell' });
}

describe('lines that no card has', () => {
  const lines = unseenLines.map(read);
  const parsed = lines.flatMap((line) => (line.kind === 'parsed' ? [line] : []));

  it('are mostly read', () => {
    expect(lines.length).toBeGreaterThan(200);
    expect(parsed.length / lines.length).toBeGreaterThanOrEqual(0.9);
  });

  it('are never ambiguous', () => {
    expect(lines.filter(({ kind }) => kind === 'ambiguous').map(({ text }) => text)).toEqual([]);
  });

  it('mean what they say', () => {
    const wrong = parsed.flatMap(({ text, abilities }) =>
      contradictions(text, abilities).map((one) => `${text}: ${one}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are read into well-formed abilities, whose text is read into the same', () => {
    const wrong = parsed.flatMap(({ text, abilities }) => {
      const printed = printLine(abilities) ?? '';
      const again = read(printed);
      return abilityProblems(abilities).length === 0 &&
        again.kind === 'parsed' &&
        printLine(again.abilities) === printed
        ? []
        : [`${text} ⇒ ${printed}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(['it', 'fr'] as const)('have words in "%s"', (locale) => {
    const wrong = parsed.flatMap(({ abilities }) =>
      abilities.flatMap((ability) =>
        (printAbility(ability, locale) ?? 'null').split('\n').flatMap((line) => mistakes(line, locale)),
      ),
    );
    expect(wrong).toEqual([]);
  });
});
