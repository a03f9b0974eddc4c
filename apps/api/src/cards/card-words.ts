import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { abilityProblems, writtenNow, type Ability } from '#altered/abilities';
import { linesIn, type CardText } from '#altered/cards';
import { altered } from '#altered/rules';
import type { CardFace, GameModule, Json, Locale } from '#record';
import type { CardLine } from './card.types.js';

/** Texts of tokens, which have no definition of their own, whose lines are kept ready. */
const KEPT = 2000;

type Lines = readonly CardLine[];
type PrintedText = Pick<CardFace, 'type' | 'text' | 'supportText' | 'executed' | 'notExecuted'>;

/**
 * The text of cards, line by line, in the language of the reader; kept, because a board is asked for at every step. It
 * is told of cards that the viewer sees, and of no others.
 */
@Injectable()
export class CardWords {
  readonly #ofDefinitions = new WeakMap<object, Map<Locale, Lines>>();
  readonly #ofTexts = new LRUCache<string, Lines>({ max: KEPT });

  /** The lines of a card of the catalogue. */
  of(card: CardText, locale: Locale): Lines {
    return this.#kept(card, locale, () => linesIn(card, locale));
  }

  /**
   * The lines of a card that was played with, whatever game it was. Of its definition, which the record has, only what
   * is well formed is used: records come from elsewhere, too.
   */
  ofGame(
    module: Pick<GameModule, 'id' | 'tell'>,
    face: PrintedText,
    definition: Json | undefined,
    locale: Locale,
  ): Lines {
    if (module.id !== altered.id)
      return typeof definition === 'object' && definition !== null
        ? this.#kept(definition, locale, () => toldBy(module, face, definition, locale))
        : asPrinted(face);
    const { text, supportText, executed, notExecuted } = face;
    if (text.length === 0 && supportText.length === 0) return [];
    const card = { type: typeOf(face.type), text, supportText, executed, notExecuted };
    if (locale === 'en') return linesIn(card, locale);
    if (typeof definition === 'object' && definition !== null)
      return this.#kept(definition, locale, () => linesIn({ ...card, ...abilitiesOf(definition) }, locale));
    const key = JSON.stringify([locale, card]);
    const lines = this.#ofTexts.get(key) ?? linesIn(card, locale);
    this.#ofTexts.set(key, lines);
    return lines;
  }

  /**
   * One line of a definition of a record, by its place among text and support text; null where the definition has no
   * such line.
   */
  lineOf(
    module: Pick<GameModule, 'id' | 'tell'>,
    definition: Json | undefined,
    line: number,
    locale: Locale,
  ): string | null {
    const text = textOf(definition);
    return text === null ? null : (this.ofGame(module, text, definition, locale)[line]?.text ?? null);
  }

  #kept(definition: object, locale: Locale, make: () => Lines): Lines {
    const known = this.#ofDefinitions.get(definition) ?? new Map<Locale, Lines>();
    this.#ofDefinitions.set(definition, known);
    const lines = known.get(locale) ?? make();
    known.set(locale, lines);
    return lines;
  }
}

function abilitiesOf(definition: object): Pick<CardText, 'abilities'> {
  if (!('abilities' in definition)) return {};
  const abilities = writtenNow(definition.abilities as readonly Ability[]);
  return abilityProblems(abilities).length > 0 ? {} : { abilities };
}

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The text of a definition, where it is well formed. */
function textOf(definition: Json | undefined): PrintedText | null {
  if (typeof definition !== 'object' || definition === null || !('text' in definition)) return null;
  const { type, text, supportText = [], executed, notExecuted } = definition as Record<string, Json>;
  if (!isWords(text) || !isWords(supportText)) return null;
  return {
    type: typeof type === 'string' ? type : '',
    text,
    supportText,
    executed: executed === true,
    notExecuted: isWords(notExecuted) ? notExecuted : [],
  };
}

/** Boxes are read by the type of their card; a token is what is of no other. */
const types = ['character', 'spell', 'permanent', 'hero'] as const;
const typeOf = (word: string): CardText['type'] => types.find((type) => type === word) ?? 'token';

/** The lines as the game tells them in a language, or as they are printed. */
function toldBy(
  module: Pick<GameModule, 'tell'>,
  face: PrintedText,
  definition: Json,
  locale: Locale,
): Lines {
  const printed = asPrinted(face);
  if (locale === 'en') return printed;
  const texts = module.tell.card?.(definition, locale);
  if (texts?.length !== printed.length) return printed;
  return printed.map(({ text, support, executed }, index) => ({
    text: texts[index] ?? text,
    support,
    executed,
    locale,
  }));
}

function asPrinted({ text, supportText, notExecuted }: PrintedText): Lines {
  const line =
    (support: boolean) =>
    (one: string): CardLine => ({ text: one, support, executed: !notExecuted.includes(one), locale: 'en' });
  return [...text.map(line(false)), ...supportText.map(line(true))];
}
