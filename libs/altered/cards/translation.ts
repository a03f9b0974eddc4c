import type { Locale } from '#record';
import type { Catalogue } from './catalogue.js';
import { boxesOf, type PublicCard } from './public-format.js';
import { linesOf, type CardLine, type CardText } from './card-lines.js';
import { openLine } from './open-set/translations.js';

/** A line of a card in the language of its reader. */
export interface TranslatedLine extends CardLine {
  /** English where there is no text in the language of the reader. */
  readonly locale: Locale;
}

/**
 * The lines of a card in a language: as the card is printed in it, where a file has that; else the lines that cards of the open set have,
 * and the others in English, which is the text of the rules (1.1.7.a).
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
 * The name of a card as it is printed in a language. Null if no card file of that language has it, or if its English name is another
 * than that with which it was played.
 */
export function nameIn(
  { printed, translations }: Pick<Catalogue, 'printed' | 'translations'>,
  { reference, name }: Pick<PublicCard, 'reference' | 'name'>,
  locale: Locale,
): string | null {
  if (locale === 'en' || printed.get(reference)?.name !== name) return null;
  return translations.of(reference, locale)?.name ?? null;
}

/** What each line says in print; null where the print has other lines, as that of an earlier text. */
function printedLines(lines: readonly CardLine[], printed: PublicCard): readonly string[] | null {
  const { text, supportText } = boxesOf(printed);
  const supports = lines.filter(({ support }) => support).length;
  const isSame = supports === supportText.length && lines.length - supports === text.length;
  return isSame ? [...text, ...supportText] : null;
}
