import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { abilityProblems, writtenNow, type Ability } from '#altered/abilities';
import { linesIn, type CardText, type PublicCard } from '#altered/cards';
import { altered } from '#altered/rules';
import { withoutReminders } from '#altered/text';
import type { CardFace, GameModule, Json, Locale } from '#record';
import type { CardLibrary } from '#card-library';
import { CARD_LIBRARY, CARD_PICTURES } from '../parts.js';
import type { CardPictures } from './card-pictures.js';
import type { CardLine } from './card.types.js';

/** Texts of tokens, which have no definition of their own, whose lines are kept ready. */
const KEPT = 2000;

type Lines = readonly CardLine[];
type PrintedText = Pick<CardFace, 'type' | 'text' | 'supportText' | 'executed' | 'notExecuted'>;

/**
 * The pictures of cards, and their text, line by line, in the language of the reader; kept, because a board is asked for at every step. It
 * is told of cards that the viewer sees, and of no others.
 */
@Injectable()
export class CardWords {
  readonly #ofDefinitions = new WeakMap<object, Map<Locale, Lines>>();
  readonly #ofTexts = new LRUCache<string, Lines>({ max: KEPT });

  constructor(
    @Inject(CARD_PICTURES) private readonly pictures: CardPictures,
    @Inject(CARD_LIBRARY) private readonly library: Pick<CardLibrary, 'catalogue'>,
  ) {}

  /** The address of the picture of a card; null: there is none. */
  imageOf(reference: string): string | null {
    return this.pictures.addressOf(reference);
  }

  /** The lines of a card of the catalogue. */
  of(card: CardText, locale: Locale, printed: PublicCard | null): Lines {
    if (printed !== null) return linesIn(card, locale, printed);
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
    const printed = this.#printedAs(definition, card, locale);
    if (printed !== null) return linesIn(card, locale, printed);
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

  /**
   * What the modes say that a card of a record lets a player choose from, in their order; null where it cannot be told which words
   * are whose. Of Altered: where one effect of the card has modes, and one line has as many points.
   */
  modesOf(
    module: Pick<GameModule, 'id' | 'tell'>,
    definition: Json | undefined,
    locale: Locale,
  ): readonly string[] | null {
    if (definition === undefined) return null;
    if (module.id !== altered.id) return module.tell.modes?.(definition, locale) ?? null;
    const text = textOf(definition);
    const [modes, ...others] = modesIn(definition);
    if (text === null || modes === undefined || others.length > 0) return null;
    const lists = this.ofGame(module, text, definition, locale)
      .map((line) => pointsIn(line.text))
      .filter((points) => points.length > 0);
    const [points, ...more] = lists;
    return points?.length === modes && more.length === 0 ? points : null;
  }

  /** The line that made an emblem, by its place on the card of the definition; as printed where that has no such line. */
  ofEmblem(
    module: Pick<GameModule, 'id' | 'tell'>,
    face: PrintedText,
    line: number | null,
    definition: Json | undefined,
    locale: Locale,
  ): Lines {
    const text = textOf(definition);
    const said =
      text === null || line === null ? undefined : this.ofGame(module, text, definition, locale)[line];
    return said === undefined ? asPrinted(face) : [said];
  }

  /** What the card of a record is printed as in a language, where its English text is still what it was played with. */
  #printedAs(
    definition: Json | undefined,
    { text, supportText }: Pick<CardText, 'text' | 'supportText'>,
    locale: Locale,
  ): PublicCard | null {
    if (typeof definition !== 'object' || definition === null || !('reference' in definition)) return null;
    const { reference } = definition;
    if (typeof reference !== 'string') return null;
    const { texts, translations } = this.library.catalogue();
    const printed = translations.of(reference, locale);
    if (printed === null) return null;
    const now = texts.get(reference);
    const isSame = now !== undefined && isDeepStrictEqual([now.text, now.supportText], [text, supportText]);
    return isSame ? printed : null;
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
const types = ['character', 'spell', 'permanent', 'hero', 'mana'] as const;
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

/** How many modes each choice has that stands in a definition. */
function modesIn(tree: Json): readonly number[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const inner = Object.values(tree).flatMap((part) => modesIn(part as Json));
  return 'modes' in tree && Array.isArray(tree.modes) ? [tree.modes.length, ...inner] : inner;
}

/** The points of a list in a text: `• Draw a card.`; what they only remind of is left out. */
const pointsIn = (text: string): readonly string[] =>
  text
    .split('•')
    .slice(1)
    .map((point) => withoutReminders(point).trim());
