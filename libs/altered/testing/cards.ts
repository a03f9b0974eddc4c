import type { Ability, CardDefinition, CardType } from '#altered/abilities';
import { explainLine, lineCompiler } from '#altered/text';

/** A line of card text, or the tree of an ability that cannot be written as card text. */
export type Line = string | Ability;

/** A part of a card: a line of its text, or some of its characteristics. */
export type CardPart = Line | Partial<CardDefinition>;

const compile = lineCompiler();

/**
 * Returns the abilities in a line of card text, for a card of the given type. If the line does not compile, throws an
 * error with carets below the part that was not parsed.
 */
export function abilitiesSaying(line: Line, type: CardType): readonly Ability[] {
  if (typeof line !== 'string') return [line];
  const compiled = compile(line, line.startsWith('{D}') ? 'support' : 'main', { type });
  if (compiled.kind !== 'parsed')
    throw new Error(`A scenario has a line that is not read:\n${explainLine(compiled)}`);
  return compiled.abilities;
}

const isLine = (part: CardPart): part is Line => typeof part === 'string' || 'kind' in part;

function card(
  name: string,
  usual: Partial<CardDefinition> & Pick<CardDefinition, 'type'>,
  parts: readonly CardPart[],
): CardDefinition {
  const lines = parts.filter(isLine);
  const plain: CardDefinition = {
    reference: name,
    name,
    subtypes: [],
    faction: null,
    rarity: 'common',
    handCost: 1,
    reserveCost: 1,
    statistics: null,
    text: [],
    supportText: [],
    executed: true,
    ...usual,
    ...(lines.length > 0 && { abilities: lines.flatMap((line) => abilitiesSaying(line, usual.type)) }),
  };
  return parts.reduce<CardDefinition>((made, part) => (isLine(part) ? made : { ...made, ...part }), plain);
}

/**
 * Returns a Character with statistics 1, 1, 1 and cost 1. `parts` can add lines of text and override characteristics.
 */
export const character = (name: string, ...parts: readonly CardPart[]): CardDefinition =>
  card(name, { type: 'character', ...statistics(1, 1, 1) }, parts);

export const spell = (name: string, ...parts: readonly CardPart[]): CardDefinition =>
  card(name, { type: 'spell' }, parts);

export const permanent = (name: string, ...parts: readonly CardPart[]): CardDefinition =>
  card(name, { type: 'permanent', subtypes: ['landmark'] }, parts);

export const hero = (name: string, ...parts: readonly CardPart[]): CardDefinition =>
  card(name, { type: 'hero', handCost: 0, reserveCost: 0, rarity: null }, parts);

export function statistics(forest: number, mountain: number, water: number): Partial<CardDefinition> {
  return { statistics: { forest, mountain, water } };
}
