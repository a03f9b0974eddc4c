import { findNodeAtLocation, parseTree, type ParseError } from 'jsonc-parser';
import { z } from 'zod';
import type { CardDefinition } from '#altered/abilities';
import { fail, ok, type Problem, type Result } from '#record';
import type { Catalogue } from './catalogue.js';
import { definitionOf, publicCard } from './public-format.js';

type Path = readonly (string | number)[];
interface Fault {
  readonly path: Path;
  readonly problem: Problem;
}

const shown = 50;
const formatAdvice =
  'A card file is a JSON list of card objects with reference, name, type, faction, costs, statistics and text.';

function nameOf(card: unknown): string {
  if (typeof card !== 'object' || card === null) return '';
  const { reference, name } = card as { reference?: unknown; name?: unknown };
  if (typeof reference === 'string') return reference;
  return typeof name === 'string' ? name : '';
}

function fieldFault(issue: z.core.$ZodIssue, cards: readonly unknown[]): Fault {
  const path = issue.path.filter((part): part is string | number => typeof part !== 'symbol');
  const [index = 0, ...field] = path;
  const reference = nameOf(cards[Number(index)]);
  const card = reference === '' ? `Card ${Number(index) + 1} of the list` : reference;
  const message =
    field.length === 0
      ? `${card} is not a card: ${issue.message}.`
      : `${card}: ${field.join('.')} is wrong: ${issue.message}.`;
  return {
    path,
    problem: {
      code: 'CARD_FIELD',
      message,
      advice: 'Correct the field, or leave the card out of the file.',
      data: { reference, field: field.join('.') },
    },
  };
}

const list = z.array(publicCard);

function read(value: unknown): Result<Catalogue, readonly Fault[]> {
  if (!Array.isArray(value))
    return fail([
      {
        path: [],
        problem: {
          code: 'CARDS_NOT_A_LIST',
          message: 'The file holds no list of cards.',
          advice: formatAdvice,
        },
      },
    ]);
  const parsed = list.safeParse(value);
  if (!parsed.success) return fail(parsed.error.issues.map((issue) => fieldFault(issue, value)));

  const cards = new Map<string, CardDefinition>();
  const tokens = new Map<string, string>();
  const faults: Fault[] = [];
  for (const [index, card] of parsed.data.entries()) {
    const { reference } = card;
    const definition = definitionOf(card);
    if (cards.has(reference) || tokens.has(reference))
      faults.push({
        path: [index, 'reference'],
        problem: {
          code: 'CARD_DUPLICATE',
          message: `${reference} is in the file more than once.`,
          advice: 'Keep one of the two cards.',
          data: { reference },
        },
      });
    else if (definition === null) tokens.set(reference, card.name);
    else cards.set(reference, definition);
  }
  return faults.length > 0 ? fail(faults) : ok({ cards, tokens });
}

function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

function notJson(text: string, file: string): Problem {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  const offset = errors[0]?.offset ?? 0;
  const { line, column } = placeOf(text, offset);
  const isCutOff = text.slice(offset).trim() === '';
  return {
    code: 'CARDS_NOT_JSON',
    message: isCutOff
      ? 'The card file is not JSON: it ends before the list of cards does.'
      : `The card file is not JSON: it cannot be read from line ${line}, column ${column} on.`,
    advice: isCutOff ? 'The file is empty or was cut off: fetch it again.' : formatAdvice,
    where: `${file}:${line}:${column}`,
    data: { line, column },
  };
}

/** Positions are looked up only when something is wrong: `JSON.parse` is much faster but tells none. */
function place(faults: readonly Fault[], text: string, file: string): readonly Problem[] {
  const tree = parseTree(text);
  const problems = faults.slice(0, shown).map(({ path, problem }): Problem => {
    let node = tree;
    for (let length = path.length; tree !== undefined && length >= 0; length -= 1) {
      node = findNodeAtLocation(tree, path.slice(0, length));
      if (node !== undefined) break;
    }
    const { line } = placeOf(text, node?.offset ?? 0);
    return { ...problem, where: `${file}:${line}`, data: { ...problem.data, line } };
  });
  const rest = faults.length - problems.length;
  return rest === 0
    ? problems
    : [...problems, { code: 'MORE_PROBLEMS', message: `${rest} more problems in this file.`, where: file }];
}

/**
 * Reads a card file in the public format. Errors, each with file and line: `CARDS_NOT_JSON`, `CARDS_NOT_A_LIST`,
 * `CARD_FIELD`, `CARD_DUPLICATE`.
 */
export function readCards(text: string, file: string): Result<Catalogue, readonly Problem[]> {
  const json = text.replace(/^\ufeff/, '');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return fail([notJson(json, file)]);
  }
  const catalogue = read(value);
  return catalogue.ok ? catalogue : fail(place(catalogue.error, json, file));
}

/** As `readCards`, of a list that is already in memory; problems have no place. */
export function cardsFrom(value: unknown): Result<Catalogue, readonly Problem[]> {
  const catalogue = read(value);
  return catalogue.ok ? catalogue : fail(catalogue.error.map(({ problem }) => problem));
}
