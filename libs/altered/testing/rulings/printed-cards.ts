import { readFileSync } from 'node:fs';
import { unsupported, type Ability, type CardDefinition, type EditionId } from '#altered/abilities';
import { definitionOf, readCards, type PublicCard } from '#altered/cards';
import { compileText, explainLine, lineCompiler, type CompiledLine } from '#altered/text';
import { sharedPaths } from '#record/testing';
import { editionPlayed } from '../table.js';

const files = sharedPaths('cards/altered-cards-en.json', 'cards/altered-cards-en-2.json');

/** Whether the published cards are here; scenarios with them are skipped where they are not. */
export const cardsAreHere = files.length > 0;

/** A question about a card, and what was officially answered. */
export interface Answered {
  readonly q: string;
  readonly a: string;
}

interface Published {
  readonly cards: ReadonlyMap<string, PublicCard>;
  /** Rulings by reference, only of cards with questions. */
  readonly rulings: ReadonlyMap<string, readonly Answered[]>;
}

let known: Published | null = null;

/** All published cards, read once. Empty if the file is missing. */
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

/** The abilities of one line, or why it cannot be played with. */
function abilitiesOf(line: CompiledLine, edition: EditionId): readonly Ability[] | string {
  if (line.kind === 'declined') return `is not read:\n${explainLine(line)}`;
  if (line.kind === 'ambiguous') return `has ${line.readings.length} readings: ${line.text}`;
  const missing = line.abilities.flatMap((ability) => unsupported(ability, edition));
  return missing.length === 0
    ? line.abilities
    : `has what no rule executes, ${missing.map(({ path, kind }) => `${kind} at ${path}`).join(', ')}: ${line.text}`;
}

/** A published card with its abilities as an edition executes them; throws when a line of it cannot be executed. */
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
