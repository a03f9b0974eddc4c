import { invariant } from '#record';
import type { Ability } from '#altered/abilities';
import { compileLine, type LineContext } from '#altered/text';
import { character, spell } from './table.js';

/** The abilities that a line is read into; throws where it is not read. */
export function abilitiesSaying(line: string, type: LineContext['type']): readonly Ability[] {
  const read = compileLine(line, line.startsWith('{D}') ? 'support' : 'main', { type });
  invariant(read.kind === 'parsed', `a line that is read: ${line}`);
  return read.abilities;
}

/** A spell with this text. */
export const spellSaying = (line: string, name = 'Trick') =>
  spell(name, { abilities: abilitiesSaying(line, 'spell') });

/** A Character with these lines of text. */
export const characterSaying = (name: string, ...lines: readonly string[]) =>
  character(name, { abilities: lines.flatMap((line) => abilitiesSaying(line, 'character')) });
