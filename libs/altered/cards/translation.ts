import type { Locale } from '#record';
import type { Catalogue } from './catalogue.js';
import { boxesOf, type PublicCard } from './public-format.js';
import { linesOf, type CardLine, type CardText } from './card-lines.js';
import { openLine } from './open-set/translations.js';

/** A line of a card in the user's language. */
export interface TranslatedLine extends CardLine {
  /** The language of the text. English if there is no text in the user's language. */
  readonly locale: Locale;
}

/**
 * Translates a card's lines with the card's printed translation. If there is none, uses the open set's translation of
 * each line. Lines without a translation remain in English, the language of the rules (1.1.7.a).
 */
export function linesIn(
  card: Omit<CardText, 'type'>,
  locale: Locale,
  printed: PublicCard | null = null,
): readonly TranslatedLine[] {
  const lines = linesOf(card);
  if (locale === 'en') return lines.map((line) => ({ ...line, locale }));
  const official = printed === null ? null : printedLines(lines, printed);
  return lines.map((line, index) => {
    const text = official?.[index] ?? openLine(line.text, locale);
    return text === null ? { ...line, locale: 'en' } : { ...line, text, locale };
  });
}

/**
 * Returns a card's printed name in a language. Null if no card file in that language contains the card, or if `name` is
 * no longer the card's English name.
 */
export function nameIn(
  { printed, translations }: Pick<Catalogue, 'printed' | 'translations'>,
  { reference, name }: Pick<PublicCard, 'reference' | 'name'>,
  locale: Locale,
): string | null {
  if (locale === 'en' || printed.get(reference)?.name !== name) return null;
  return translations.of(reference, locale)?.name ?? null;
}

/**
 * Returns the printed text of each line. Null if the printed text has a different number of lines, for example because
 * the lines are from an earlier version of the card.
 */
function printedLines(lines: readonly CardLine[], printed: PublicCard): readonly string[] | null {
  const { text, supportText } = boxesOf(printed);
  const supports = lines.filter(({ support }) => support).length;
  const isSame = supports === supportText.length && lines.length - supports === text.length;
  return isSame ? [...text, ...supportText] : null;
}
