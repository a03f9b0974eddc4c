import { readAs } from '#record';
import { z } from 'zod';
import { outsize } from '#kernel';
import type { AbilityProblem } from './check.js';
import { terrains } from './card.js';

const text = z.string();
const texts = z.array(text);
const cost = z.int().nonnegative();
const statistics = z.object(Object.fromEntries(terrains.map((terrain) => [terrain, z.int()])));

/** The fields of a card that the rules read, except its abilities. All other fields are ignored. */
const shape = z.looseObject({
  reference: text,
  name: text,
  type: z.enum(['character', 'spell', 'permanent', 'hero', 'mana']),
  subtypes: texts,
  faction: text.nullable(),
  rarity: text.nullable(),
  handCost: cost,
  reserveCost: cost,
  statistics: statistics.nullable(),
  text: texts,
  supportText: texts,
  reserveLimit: cost.optional(),
  landmarkLimit: cost.optional(),
  startsWith: z.record(text, z.unknown()).optional(),
  executed: z.boolean(),
  notExecuted: texts.optional(),
});

/** Returns the reasons why a value is not a well-formed card. Does not check its abilities. */
export function cardProblems(value: unknown): readonly AbilityProblem[] {
  if (typeof value !== 'object' || value === null) return [{ path: '', reason: 'does not define a card' }];
  const { abilities: _, ...plain } = value as Readonly<Record<string, unknown>>;
  const tooLarge = outsize(plain);
  if (tooLarge !== null) return [tooLarge];
  const read = readAs(shape, plain);
  if (read.success) return [];
  return read.error.issues.map(({ path, message }) => ({
    path: path.map(String).join('.'),
    reason: message,
  }));
}
