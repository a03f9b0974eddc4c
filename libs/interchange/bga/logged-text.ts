import { boxesOf, executionOf, TextReader, type PublicCard } from '#altered/cards';
import type { CardDefinition } from '#altered/abilities';
import { onlyShown } from '#record';
import { asPublished } from './composed-text.js';
import { EDITION } from './definitions.js';

const MOST = 4000;

/** Matches a keyword of the rules, such as `<MANA_MOTH>` or `$<AFTER_YOU>`. */
const named = /\$?<([A-Z0-9_-]+)>/g;

/**
 * Matches suffixes of keywords that stand for inflected forms in other languages, as in `FLEETING_CHAR` or
 * `TOUGH_CHA_P_5`.
 */
const forms = /_(?:CHAR?|FS|IMP|INF|LOW|ME|P|T|TKN)(?=_|$)/g;

/**
 * Matches icon codes, as in `boost$<BB>`, and the number in codes such as `<SCOUT_2> {2}`, because the text repeats
 * this number.
 */
const pictured = /\$?<BB>|(?<=<SCOUT)_\d(?=>)/g;

const asPrinted = (word: string): string =>
  word
    .replaceAll(forms, '')
    .toLowerCase()
    .replaceAll('_', ' ')
    .replaceAll(/(^|[ -])[a-z]/g, (letter) => letter.toUpperCase());

/**
 * Returns the parts of one of the platform's texts. The text is either a string or a list of strings, in which `<BR>`
 * ends a line.
 */
function partsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : [];
}

type Texts = Pick<CardDefinition, 'text' | 'supportText' | 'executed'> &
  Partial<Pick<CardDefinition, 'abilities' | 'notExecuted'>>;

/** Reads card texts from the log. For unique cards, the log can be the only source of their texts. */
export class LoggedTexts {
  readonly #reader: TextReader;
  /** The results of reading card texts, by printed card. */
  readonly #executed = new Map<string, ReturnType<typeof executionOf>>();
  /** The statistics of tokens by the token's name, as published cards print them after the name. */
  readonly #statistics: ReadonlyMap<string, string>;

  /** `tokens` are the tokens that card texts can name. */
  constructor(tokens: readonly PublicCard[]) {
    this.#reader = new TextReader(tokens, EDITION, false);
    this.#statistics = new Map(
      tokens
        .filter(({ type }) => type === 'TOKEN')
        .map(({ name, forest, mountain, ocean }): [string, string] => [
          name.toLowerCase(),
          ` ${forest ?? 0}/${mountain ?? 0}/${ocean ?? 0}`,
        ]),
    );
  }

  /** Returns the texts of a card and, if `isPlayable`, its executable abilities. */
  of(
    card: Omit<PublicCard, 'mainEffect' | 'echoEffect'>,
    texts: readonly unknown[],
    isPlayable: boolean,
  ): Texts {
    const [main, echo] = texts.map((text) => this.#printed(text));
    const printed: PublicCard = { ...card, mainEffect: main, echoEffect: echo };
    const boxes = boxesOf(printed);
    if (isPlayable) return { ...boxes, ...this.#execution(printed) };
    return { ...boxes, executed: boxes.text.length + boxes.supportText.length === 0 };
  }

  /** Reads the text of a card definition only once, even if several cards share the definition. */
  #execution(printed: PublicCard): ReturnType<typeof executionOf> {
    const key = JSON.stringify(printed);
    const known = this.#executed.get(key) ?? executionOf(this.#reader.read(printed));
    this.#executed.set(key, known);
    return known;
  }

  /** Converts one of the log's texts to the form of published cards, in which two spaces separate lines. */
  #printed(value: unknown): string | null {
    const text = partsOf(value)
      .join(' ')
      .replaceAll(pictured, '')
      .replaceAll(/\s*(?:<BR>|\n)\s*/g, '  ')
      .replaceAll(named, (_, word: string) => this.#named(asPrinted(word)))
      .replaceAll(/[<>$]/g, '');
    const plain = onlyShown(text.slice(0, MOST), MOST);
    return plain === '' ? null : asPublished(plain);
  }

  #named(word: string): string {
    return `[${word}${this.#statistics.get(word.toLowerCase()) ?? ''}]`;
  }
}
