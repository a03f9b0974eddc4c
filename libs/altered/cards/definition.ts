import type { CardDefinition, EditionId } from '#altered/abilities';
import { invariant } from '#record';
import { definitionOf, type PublicCard } from './public-format.js';
import type { ReadLine, TextReader } from './reading.js';

/**
 * Returns a card's definition for the rules. Lines that are executed become abilities. Other lines are listed in
 * `notExecuted` and have no effect.
 */
export function compiledDefinition(card: PublicCard, readers: Readers): CardDefinition {
  const definition = definitionOf(card);
  invariant(definition !== null, `${card.reference} is a card, not a token`);
  const made = new Map<EditionId, CardDefinition>();
  const inEdition = (edition: EditionId): CardDefinition => {
    const found = made.get(edition) ?? { ...definition, ...executionOf(readers[edition].read(card)) };
    made.set(edition, found);
    return found;
  };
  const newest = inEdition('4.0');
  editionsOf.set(newest, inEdition);
  return newest;
}

/** A compiler of card text for each edition. */
export type Readers = Readonly<Record<EditionId, TextReader>>;

/** For each printed card, a function that returns its definition for an edition. */
const editionsOf = new WeakMap<CardDefinition, (edition: EditionId) => CardDefinition>();

/**
 * Returns a catalogue card in the form that an edition executes. Cards that were not compiled from text have the same
 * form in every edition.
 */
export const definitionIn = (card: CardDefinition, edition: string): CardDefinition =>
  edition === '1.0' || edition === '4.0' ? (editionsOf.get(card)?.(edition) ?? card) : card;

/** Returns the abilities of a card's executed lines, and the lines that are not executed. */
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
