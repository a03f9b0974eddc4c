import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { linesIn, nameIn, type CardText, type PublicCard, type CardLibrary } from '#altered/cards';
import { withoutReminders } from '#altered/text';
import type { CardFace, GameModule, Json, Locale } from '#record';
import { CARD_LIBRARY, CARD_PICTURES } from '../api.tokens.js';
import type { CardPictures } from './card-pictures.js';
import type { CardLine } from './card.types.js';

type Lines = readonly CardLine[];
type PrintedText = Pick<CardFace, 'text' | 'supportText' | 'executed' | 'notExecuted'>;

/** Returns the pictures and text lines of cards. Callers must only pass cards that the viewer can see. */
@Injectable()
export class CardTextsService {
  readonly #ofDefinitions = new WeakMap<object, Map<Locale, Lines>>();

  constructor(
    @Inject(CARD_PICTURES) private readonly pictures: CardPictures,
    @Inject(CARD_LIBRARY) private readonly library: Pick<CardLibrary, 'catalogue'>,
  ) {}

  /** Returns the address of a card's picture. Null if there is none. */
  imageOf(reference: string): string | null {
    return this.pictures.addressOf(reference);
  }

  /**
   * Returns the printed name of a card in a language. Null if no card file in that language was imported. Also null if
   * the catalogue's English name differs from the recorded name.
   */
  nameOf(card: Pick<CardFace, 'reference' | 'name'>, locale: Locale): string | null {
    return nameIn(this.library.catalogue(), card, locale);
  }

  /** Returns the text lines of a catalogue card. */
  of(card: CardText, locale: Locale, printed: PublicCard | null): Lines {
    return linesIn(card, locale, printed);
  }

  /**
   * Returns the text lines of a recorded card. Skips malformed parts of the definition, because an imported record can
   * contain any definition.
   */
  ofGame(
    module: Pick<GameModule, 'tell'>,
    face: PrintedText,
    definition: Json | undefined,
    locale: Locale,
  ): Lines {
    if (module.tell.card !== undefined)
      return typeof definition === 'object' && definition !== null
        ? this.#cached(definition, locale, () => generatedLines(module, face, definition, locale))
        : asPrinted(face);
    const { text, supportText, executed, notExecuted } = face;
    if (text.length === 0 && supportText.length === 0) return [];
    const card = { text, supportText, executed, notExecuted };
    const printed = locale === 'en' ? null : this.#printedAs(definition, card, locale);
    return linesIn(card, locale, printed);
  }

  /**
   * Returns one text line of a recorded card. The index counts the lines of the text first, then the lines of the
   * support text. Null if there is no such line.
   */
  lineOf(
    module: Pick<GameModule, 'tell'>,
    definition: Json | undefined,
    line: number,
    locale: Locale,
  ): string | null {
    const text = textOf(definition);
    return text === null ? null : (this.ofGame(module, text, definition, locale)[line]?.text ?? null);
  }

  /**
   * Returns the texts of a card's modes, in order. Uses the game's own mode texts if it provides any. Otherwise, the
   * card must have one effect with modes, and one text line with a bullet point for each mode. Null if the modes cannot
   * be matched with the text.
   */
  modesOf(
    module: Pick<GameModule, 'tell'>,
    definition: Json | undefined,
    locale: Locale,
  ): readonly string[] | null {
    if (definition === undefined) return null;
    if (module.tell.modes !== undefined) return module.tell.modes(definition, locale);
    const text = textOf(definition);
    const [modes, ...others] = modesIn(definition);
    if (text === null || modes === undefined || others.length > 0) return null;
    const lists = this.ofGame(module, text, definition, locale)
      .map((line) => pointsIn(line.text))
      .filter((points) => points.length > 0);
    const [points, ...more] = lists;
    return points?.length === modes && more.length === 0 ? points : null;
  }

  /**
   * Returns the card line that created an emblem. If the definition contains no such line, returns the printed texts.
   */
  ofEmblem(
    module: Pick<GameModule, 'tell'>,
    face: PrintedText,
    line: number | null,
    definition: Json | undefined,
    locale: Locale,
  ): Lines {
    const text = textOf(definition);
    const printed =
      text === null || line === null ? undefined : this.ofGame(module, text, definition, locale)[line];
    return printed === undefined ? asPrinted(face) : [printed];
  }

  /**
   * Returns the printed texts of a recorded card in a language. Null if there are none. Also null if the recorded
   * English text differs from the catalogue's.
   */
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

  #cached(definition: object, locale: Locale, make: () => Lines): Lines {
    const known = this.#ofDefinitions.get(definition) ?? new Map<Locale, Lines>();
    this.#ofDefinitions.set(definition, known);
    const lines = known.get(locale) ?? make();
    known.set(locale, lines);
    return lines;
  }
}

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** Returns the printed text in a card definition. Null if the text is malformed. */
function textOf(definition: Json | undefined): PrintedText | null {
  if (typeof definition !== 'object' || definition === null || !('text' in definition)) return null;
  const { text, supportText = [], executed, notExecuted } = definition as Record<string, Json>;
  if (!isWords(text) || !isWords(supportText)) return null;
  return {
    text,
    supportText,
    executed: executed === true,
    notExecuted: isWords(notExecuted) ? notExecuted : [],
  };
}

/** Returns the lines that the game generates in a language, or the printed lines if it generates none. */
function generatedLines(
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
    (text: string): CardLine => ({ text, support, executed: !notExecuted.includes(text), locale: 'en' });
  return [...text.map(line(false)), ...supportText.map(line(true))];
}

/** Returns the number of modes for each modal choice in a definition. */
function modesIn(tree: Json): readonly number[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const inner = Object.values(tree).flatMap((part) => modesIn(part as Json));
  return 'modes' in tree && Array.isArray(tree.modes) ? [tree.modes.length, ...inner] : inner;
}

/** Returns the bullet points in a text (`• Draw a card.`), without reminder text. */
const pointsIn = (text: string): readonly string[] =>
  text
    .split('•')
    .slice(1)
    .map((point) => withoutReminders(point).trim());
