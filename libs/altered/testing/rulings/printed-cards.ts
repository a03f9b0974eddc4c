import { readFileSync } from 'node:fs';
import { unsupported, type Ability, type CardDefinition, type EditionId } from '#altered/abilities';
import { definitionOf, readCards, type PublicCard } from '#altered/cards';
import { compileText, explainLine, lineCompiler, type CompiledLine } from '#altered/text';
import { sharedPaths } from '#record/testing';
import { editionPlayed } from '../table.js';

const files = sharedPaths('cards/altered-cards-en.json', 'cards/altered-cards-en-2.json');

/** Whether the published cards are available. If not, scenarios that need them are skipped. */
export const cardsAreHere = files.length > 0;

/** A question about a card, and the official answer. */
export interface Answered {
  readonly q: string;
  readonly a: string;
}

interface Published {
  readonly cards: ReadonlyMap<string, PublicCard>;
  /** The rulings by card reference. Contains only cards with questions. */
  readonly rulings: ReadonlyMap<string, readonly Answered[]>;
}

let known: Published | null = null;

/** Returns all published cards and their rulings. Reads the files only once. Empty if the files are missing. */
export function published(): Published {
  known ??= read();
  return known;
}

function read(): Published {
  if (!cardsAreHere) return { cards: new Map(), rulings: new Map() };
  const cards = new Map<string, PublicCard>();
  const rulings = new Map<string, readonly Answered[]>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const read = readCards(text, 'published cards');
    if (!read.ok) throw new Error(read.error.map(({ message }) => message).join('\n'));
    for (const [reference, card] of read.value.printed) cards.set(reference, card);
    const answered = JSON.parse(text) as readonly {
      reference: string;
      rulings?: readonly Answered[] | null;
    }[];
    for (const card of answered) if (card.rulings?.length) rulings.set(card.reference, card.rulings);
  }
  return { cards, rulings };
}

const compile = lineCompiler();

/** Returns the abilities of a compiled line, or the reason why the line is not executed. */
function abilitiesOf(line: CompiledLine, edition: EditionId): readonly Ability[] | string {
  if (line.kind === 'declined') return `is not read:\n${explainLine(line)}`;
  if (line.kind === 'ambiguous') return `has ${line.readings.length} readings: ${line.text}`;
  const missing = line.abilities.flatMap((ability) => unsupported(ability, edition));
  return missing.length === 0
    ? line.abilities
    : `has what no rule executes, ${missing.map(({ path, kind }) => `${kind} at ${path}`).join(', ')}: ${line.text}`;
}

/**
 * Returns a published card with its abilities in an edition. Throws if the edition does not execute all lines of the
 * card.
 */
export function printed(reference: string, edition: EditionId = editionPlayed()): CardDefinition {
  const card = published().cards.get(reference);
  if (card === undefined) throw new Error(`${reference} is no published card.`);
  const definition = definitionOf(card);
  if (definition === null) throw new Error(`${reference} is a token: let a card create it.`);
  const { mainEffect = null, echoEffect = null, completedEffect = null } = card;
  const text = { type: definition.type, mainEffect, echoEffect, completedEffect };
  const { main, support, feat } = compileText(text, compile).lines;
  const abilities = [...main, ...support, ...feat].flatMap((line) => {
    const read = abilitiesOf(line, edition);
    if (typeof read === 'string') throw new Error(`${reference}: a line ${read}`);
    return read;
  });
  return { ...definition, abilities, executed: true };
}
