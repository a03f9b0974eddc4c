import type { Ability } from '#altered/abilities';
import { compileLine, printAbility, withoutReminders } from '#altered/text';
import type { Locale } from '#record';
import { boxesOf, type PublicCard } from './public-format.js';
import { linesOf, type CardLine, type CardText } from './card-lines.js';

/** A line of a card in the language of its reader. */
export interface TranslatedLine extends CardLine {
  /** English where the line is not understood. */
  readonly locale: Locale;
}

/**
 * The lines of a card in a language: as the card is printed in it, where a file has that; else what is understood is put into the
 * language, and the rest is left as the card says it.
 */
export function linesIn(
  card: CardText,
  locale: Locale,
  printed: PublicCard | null = null,
): readonly TranslatedLine[] {
  const lines = linesOf(card);
  if (locale === 'en') return lines.map((line) => ({ ...line, locale }));
  const official = printed === null ? null : printedLines(lines, printed);
  if (official !== null)
    return lines.map((line, index) => ({ ...line, text: official[index] ?? line.text, locale }));
  const own = abilitiesOf(card, lines);
  return lines.map((line, index) => {
    const abilities = own?.[index] ?? understood(line, card.type);
    const texts = abilities?.map((ability) => printAbility(ability, locale)) ?? [null];
    return texts.includes(null) ? { ...line, locale: 'en' } : { ...line, text: texts.join(' '), locale };
  });
}

/** What each line says in print; null where the print has other lines, as that of an earlier text. */
function printedLines(lines: readonly CardLine[], printed: PublicCard): readonly string[] | null {
  const { text, supportText } = boxesOf(printed);
  const supports = lines.filter(({ support }) => support).length;
  const isSame = supports === supportText.length && lines.length - supports === text.length;
  return isSame ? [...text, ...supportText] : null;
}

/** What a line says, read anew; null when it is not understood, or says nothing to the rules. */
function understood({ text, support }: CardLine, type: CardText['type']): readonly Ability[] | null {
  const read = compileLine(text, support ? 'support' : 'main', { type });
  return read.kind === 'parsed' ? read.abilities : null;
}

const isSupport = (ability: Ability): boolean => 'where' in ability && ability.where === 'support';

/**
 * The abilities of a card by its lines; null for lines that have none, and for all when it cannot be told which is
 * whose. Executed lines have one ability each, in their order, those of the support box among themselves.
 */
function abilitiesOf(
  { abilities }: CardText,
  lines: readonly CardLine[],
): readonly (readonly [Ability] | null)[] | null {
  if (abilities === undefined) return null;
  const left = {
    main: abilities.filter((ability) => !isSupport(ability)),
    support: abilities.filter(isSupport),
  };
  const found = lines.map(({ text, support, executed }) => {
    if (!executed || withoutReminders(text) === '') return null;
    return left[support ? 'support' : 'main'].shift();
  });
  const isCertain = !found.includes(undefined) && left.main.length === 0 && left.support.length === 0;
  return isCertain ? found.map((ability) => (ability == null ? null : [ability])) : null;
}
