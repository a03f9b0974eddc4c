import type { CardDefinition } from '#altered/abilities';
import { invariant } from '#record';
import { definitionOf, type PublicCard } from './public-format.js';
import type { ReadLine, TextReader } from './reading.js';

/**
 * The definition of a card for the rules: the lines that are understood and resolved are its abilities, the others are
 * named and only shown.
 */
export function compiledDefinition(card: PublicCard, reader: TextReader): CardDefinition {
  const definition = definitionOf(card);
  invariant(definition !== null, `${card.reference} is a card, not a token`);
  return { ...definition, ...executionOf(reader.read(card)) };
}

/** What of the lines of a card is executed. */
export function executionOf(
  lines: readonly ReadLine[],
): Pick<CardDefinition, 'abilities' | 'executed' | 'notExecuted'> {
  const abilities = lines.flatMap(({ reading }) => (reading.kind === 'executable' ? reading.abilities : []));
  const notExecuted = lines.flatMap(({ text, reading: { kind } }) =>
    kind === 'executable' || kind === 'reminder' ? [] : [text],
  );
  return {
    ...(abilities.length > 0 && { abilities }),
    executed: notExecuted.length === 0,
    ...(notExecuted.length > 0 && { notExecuted }),
  };
}
