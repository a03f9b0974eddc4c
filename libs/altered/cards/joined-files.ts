import { fail, ok, type Problem, type Result } from '#record';
import { differing, type CardFile } from './card-file.js';
import type { CardErrorCode } from './error-codes.js';
import type { Translation } from './translations.js';

export interface NamedCardFile extends CardFile {
  readonly file: string;
}

/**
 * Merges card files and drops exact duplicates. Fails with `CARD_DUPLICATE` if two files contain different versions of
 * a card in the same language and `laterWins` is not set.
 */
export function joinCardFiles(
  files: readonly NamedCardFile[],
  { laterWins = false }: { readonly laterWins?: boolean } = {},
): Result<CardFile, readonly Problem<CardErrorCode>[]> {
  const found = new Map<string, Translation & { readonly file: string }>();
  const problems: Problem<CardErrorCode>[] = [];
  let repeated = 0;
  for (const { file, cards, translations, repeated: own } of files) {
    repeated += own;
    const english = cards.map((card): Translation => ({ language: 'en', card }));
    for (const { card, language } of [...english, ...translations]) {
      const key = `${language} ${card.reference}`;
      const before = found.get(key);
      const fields = before === undefined ? [] : differing(before.card, card);
      if (before !== undefined && fields.length === 0) repeated += 1;
      else if (before === undefined || laterWins) found.set(key, { card, language, file });
      else problems.push(contradicted(card.reference, fields, before.file, file));
    }
  }
  if (problems.length > 0) return fail(problems);
  const all = [...found.values()];
  return ok({
    cards: all.filter(({ language }) => language === 'en').map(({ card }) => card),
    translations: all
      .filter(({ language }) => language !== 'en')
      .map(({ language, card }) => ({ language, card })),
    facts: files.flatMap(({ facts }) => facts),
    repeated,
    notes: files.flatMap(({ notes }) => notes),
  });
}

const contradicted = (
  reference: string,
  fields: readonly string[],
  before: string,
  where: string,
): Problem<CardErrorCode> => ({
  code: 'CARD_DUPLICATE',
  message: `${reference} also occurs in ${before}, with a different ${fields.join(', ')}.`,
  advice:
    'Keep the card in only one of the files, or import the files with --replace and the newer file last.',
  where,
  data: { reference, fields },
});
