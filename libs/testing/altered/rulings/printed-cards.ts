import { existsSync, readFileSync } from 'node:fs';
import { unsupported, type Ability, type CardDefinition } from '#altered/abilities';
import { definitionOf, readCards, type PublicCard } from '#altered/cards';
import { compileText, explainLine, lineCompiler, type CompiledLine } from '#altered/text';

const file = new URL('../../../../../shared/cards/altered-cards-en.json', import.meta.url);

/** Whether the published cards are here; scenarios with them are skipped where they are not. */
export const cardsAreHere = existsSync(file);

/** A question about a card, and what was officially answered. */
export interface Answered {
  readonly q: string;
  readonly a: string;
}

interface Published {
  readonly cards: ReadonlyMap<string, PublicCard>;
  /** By reference; only cards of which something was asked. */
  readonly rulings: ReadonlyMap<string, readonly Answered[]>;
}

let known: Published | null = null;

/** All published cards, read once; none where their file is not. */
export function published(): Published {
  known ??= read();
  return known;
}

function read(): Published {
  if (!cardsAreHere) return { cards: new Map(), rulings: new Map() };
  const text = readFileSync(file, 'utf8');
  const cards = readCards(text, 'published cards');
  if (!cards.ok) throw new Error(cards.error.map(({ message }) => message).join('\n'));
  const asked = JSON.parse(text) as readonly { reference: string; rulings?: readonly Answered[] | null }[];
  return {
    cards: cards.value.printed,
    rulings: new Map(
      asked.flatMap(({ reference, rulings }) => (rulings?.length ? [[reference, rulings] as const] : [])),
    ),
  };
}

const compile = lineCompiler();

/** The abilities of one line, or why it cannot be played with. */
function abilitiesOf(line: CompiledLine): readonly Ability[] | string {
  if (line.kind === 'declined') return `is not read:\n${explainLine(line)}`;
  if (line.kind === 'ambiguous') return `has ${line.readings.length} readings: ${line.text}`;
  const missing = line.abilities.flatMap((ability) => unsupported(ability));
  return missing.length === 0
    ? line.abilities
    : `has what no rule executes, ${missing.map(({ path, kind }) => `${kind} at ${path}`).join(', ')}: ${line.text}`;
}

/** A published card with its executable abilities; throws when a line of it cannot be executed. */
export function printed(reference: string): CardDefinition {
  const card = published().cards.get(reference);
  if (card === undefined) throw new Error(`${reference} is no published card.`);
  const definition = definitionOf(card);
  if (definition === null) throw new Error(`${reference} is a token: let a card create it.`);
  const { mainEffect = null, echoEffect = null, completedEffect = null } = card;
  const text = { type: definition.type, mainEffect, echoEffect, completedEffect };
  const { main, support, feat } = compileText(text, compile).lines;
  const abilities = [...main, ...support, ...feat].flatMap((line) => {
    const read = abilitiesOf(line);
    if (typeof read === 'string') throw new Error(`${reference}: a line ${read}`);
    return read;
  });
  return { ...definition, abilities, executed: true };
}
