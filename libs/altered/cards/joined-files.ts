import { fail, ok, type Problem, type Result } from '#record';
import { differing, type CardFile } from './card-file.js';
import type { CardErrorCode } from './error-codes.js';
import type { PublicCard } from './public-format.js';

/** What a card file holds, and its name. */
export interface NamedCardFile extends CardFile {
  readonly file: string;
}

/**
 * Several card files as one: the same card, word for word, is taken once. Error `CARD_DUPLICATE` when two of them say different
 * things of one reference.
 */
export function joinCardFiles(
  files: readonly NamedCardFile[],
): Result<CardFile, readonly Problem<CardErrorCode>[]> {
  const found = new Map<string, { readonly card: PublicCard; readonly file: string }>();
  const problems: Problem<CardErrorCode>[] = [];
  let repeated = 0;
  for (const { file, cards, repeated: own } of files) {
    repeated += own;
    for (const card of cards) {
      const before = found.get(card.reference);
      if (before === undefined) {
        found.set(card.reference, { card, file });
        continue;
      }
      const fields = differing(before.card, card);
      if (fields.length === 0) repeated += 1;
      else problems.push(contradicted(card.reference, fields, before.file, file));
    }
  }
  if (problems.length > 0) return fail(problems);
  return ok({
    cards: [...found.values()].map(({ card }) => card),
    repeated,
    foreign: files.flatMap(({ foreign }) => foreign),
  });
}

const contradicted = (
  reference: string,
  fields: readonly string[],
  before: string,
  where: string,
): Problem<CardErrorCode> => ({
  code: 'CARD_DUPLICATE',
  message: `${reference} is also in ${before}, with another ${fields.join(', ')}.`,
  advice: 'Keep the card in one of the files.',
  where,
  data: { reference, fields },
});
