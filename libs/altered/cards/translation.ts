import type { Locale } from '#record';
import { linesOf, type CardLine, type CardText } from './card-lines.js';

/** A line of a card in the language of its reader. */
export interface TranslatedLine extends CardLine {
  /** English where the line is not understood. */
  readonly locale: Locale;
}

/** The lines of a card in a language: what is understood is printed in it, the rest is left as the card says it. */
export function linesIn(card: CardText, _locale: Locale): readonly TranslatedLine[] {
  return linesOf(card).map((line) => ({ ...line, locale: 'en' }));
}
