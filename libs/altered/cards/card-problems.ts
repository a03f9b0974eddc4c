import type { CardErrorCode } from './error-codes.js';
import type { z } from 'zod';
import { shortened, type Problem } from '#record';
import { factionCodes, rarityCodes, typeCodes } from './public-format.js';

type Path = readonly (string | number)[];

/** A problem with its path in the document. Callers look up the line of the path. */
export interface Fault {
  readonly path: Path;
  readonly problem: Problem<CardErrorCode>;
}

export const formatAdvice =
  'Use a JSON file with a list of cards (reference, name, type, faction, costs, statistics and text), ' +
  'the response of a card API, an object with cards by reference, or a single card. Retrace also ' +
  "imports lists of collector numbers (CSV), unique cards' factions and legality (JSON).";

/**
 * Returns a card's reference and its label for messages, which is its reference, its name or its position in the list.
 */
function calling(card: unknown, index: number): { readonly reference: string; readonly called: string } {
  const { reference, name } = (typeof card === 'object' && card !== null ? card : {}) as Record<
    string,
    unknown
  >;
  const place = `Card ${index + 1} of the list`;
  if (typeof reference === 'string' && reference !== '')
    return { reference: short(reference), called: short(reference) };
  const named = typeof name === 'string' && name !== '';
  return { reference: '', called: named ? `${place} (${short(name)})` : place };
}

/** Shortens a value for messages. */
const shownValue = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? 'nothing' : short(text);
};

const short = (text: string): string => shortened(text, 60);

const known: Readonly<Record<string, { readonly code: CardErrorCode; readonly values: readonly string[] }>> =
  {
    faction: { code: 'CARD_FACTION_INVALID', values: factionCodes },
    type: { code: 'CARD_TYPE_INVALID', values: typeCodes },
    rarity: { code: 'CARD_RARITY_INVALID', values: rarityCodes },
  };

/** Describes the problem of a card's field, using the field names of card files. */
export function fieldFault(issue: z.core.$ZodIssue, cards: readonly unknown[]): Fault {
  const path = issue.path.filter((part): part is string | number => typeof part !== 'symbol');
  const [index = 0, ...rest] = path;
  const card = cards[Number(index)];
  const { reference, called } = calling(card, Number(index));
  const field = rest.join('.');
  const data = { reference, field };
  const value =
    typeof card === 'object' && card !== null ? (card as Record<string, unknown>)[field] : undefined;
  if (field === '')
    return {
      path,
      problem: {
        code: 'CARD_FIELD_INVALID',
        message: `${called} is not a valid card: ${issue.message}.`,
        advice: formatAdvice,
        data,
      },
    };
  if (field === 'reference' && (value === undefined || value === null || value === ''))
    return {
      path,
      problem: {
        code: 'CARD_REFERENCE_MISSING',
        message: `${called} has no reference.`,
        advice: 'Add a reference such as SET_B_AX_01_C, or leave the card out of the file.',
        data,
      },
    };
  const vocabulary = known[field];
  if (vocabulary !== undefined)
    return {
      path,
      problem: {
        code: vocabulary.code,
        message: `${called} has an unknown ${field}: ${shownValue(value)}.`,
        advice: `Use one of ${vocabulary.values.join(', ')}, or leave the card out of the file.`,
        data,
      },
    };
  return {
    path,
    problem: {
      code: 'CARD_FIELD_INVALID',
      message: `${called} has an invalid ${field}: ${issue.message}.`,
      advice: 'Correct the field, or leave the card out of the file.',
      data,
    },
  };
}

/** Returns the problem for different cards that have the same reference. */
export const contradiction = (path: Path, reference: string, fields: readonly string[]): Fault => ({
  path,
  problem: {
    code: 'CARD_DUPLICATE',
    message: `${reference} occurs more than once in the file, with a different ${fields.join(', ')}.`,
    advice: 'Keep only one of the two cards.',
    data: { reference, fields },
  },
});
