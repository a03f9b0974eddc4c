import { z } from 'zod';
import type { Rarity } from '#altered/abilities';
import { draftBounds, fail, jsonIn, ok, shortened, type Problem, type Result } from '#record';
import type { DraftErrorCode } from '../error-codes.js';

/** The number of cards of one rarity in a booster. */
export interface BoosterSlot {
  readonly rarity: Rarity;
  readonly count: number;
  /** In about one of every `oneIn` boosters, a card of this rarity replaces one of the slot's cards. */
  readonly instead?: { readonly rarity: Rarity; readonly oneIn: number } | undefined;
}

/** The composition of a booster. */
export interface Distribution {
  /** The number of playable cards: Heroes plus the cards of all slots. */
  readonly cards: number;
  readonly heroes: number;
  readonly slots: readonly BoosterSlot[];
  /** The number of tokens, which are set aside (M1.1). */
  readonly tokens: number;
}

/** The official composition of boosters (M1.1, M1.2). */
export const usualDistribution: Distribution = {
  cards: 12,
  heroes: 1,
  slots: [
    { rarity: 'common', count: 8 },
    { rarity: 'rare', count: 3, instead: { rarity: 'unique', oneIn: 8 } },
  ],
  tokens: 1,
};

const count = z.int().min(0).max(draftBounds.cards);
const rarity = z.enum(['common', 'rare', 'unique', 'exalted']);

/** The schema of a distribution, in files and records. */
export const distributionShape = z.strictObject({
  cards: count.min(1),
  heroes: count,
  slots: z
    .array(
      z.strictObject({
        rarity,
        count: count.min(1),
        instead: z.strictObject({ rarity, oneIn: z.int().min(1).max(1000) }).optional(),
      }),
    )
    .min(1)
    .max(10),
  tokens: count,
}) satisfies z.ZodType<Distribution>;

const advice =
  'Write the distribution as {"cards": 12, "heroes": 1, "slots": [{"rarity": "common", "count": 8}, ' +
  '{"rarity": "rare", "count": 3}], "tokens": 1}.';

/** Reports a distribution whose numbers do not add up. Null if they do. */
export function sumProblem({ cards, heroes, slots }: Distribution): Problem<DraftErrorCode> | null {
  const sum = slots.reduce((all, slot) => all + slot.count, heroes);
  if (sum === cards) return null;
  return {
    code: 'BOOSTER_SUM_INVALID',
    message: `A booster has ${cards} cards, but its Heroes and slots add up to ${sum}.`,
    advice: 'Set "cards" to the sum of "heroes" and the counts of all slots.',
    data: { cards, sum },
  };
}

/**
 * Parses a booster distribution from the text of a JSON file. Errors: `BOOSTER_FILE_TOO_LARGE`, `BOOSTER_FILE_INVALID`,
 * `BOOSTER_SUM_INVALID`.
 */
export function readDistribution(text: string, file: string): Result<Distribution, Problem<DraftErrorCode>> {
  if (text.length > draftBounds.file)
    return fail({
      code: 'BOOSTER_FILE_TOO_LARGE',
      message: `The file has ${text.length} characters. The limit is ${draftBounds.file}.`,
      advice,
      where: file,
    });
  const value = parsed(text);
  if (value === undefined)
    return fail({ code: 'BOOSTER_FILE_INVALID', message: 'The file is not JSON.', advice, where: file });
  const read = distributionShape.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    const path = (issue?.path ?? []).join('.');
    return fail({
      code: 'BOOSTER_FILE_INVALID',
      message: `${path === '' ? 'The distribution' : `"${shortened(path)}"`} is malformed: ${shortened(issue?.message ?? 'unknown')}.`,
      advice,
      where: file,
    });
  }
  const wrong = sumProblem(read.data);
  return wrong === null ? ok(read.data) : fail({ ...wrong, where: file });
}

/** Returns undefined if the text is not JSON. */
function parsed(text: string): unknown {
  try {
    return jsonIn(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
