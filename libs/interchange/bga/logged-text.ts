import { boxesOf, executionOf, TextReader, type PublicCard } from '#altered/cards';
import type { CardDefinition } from '#altered/abilities';
import { onlyShown } from '#record';
import { asPublished } from './composed-text.js';
import { EDITION } from './definitions.js';

const MOST = 4000;

/** `<MANA_MOTH>`, `$<AFTER_YOU>`: a word that the rules define, as published cards print it. */
const named = /\$?<([A-Z0-9_-]+)>/g;

/** Suffixes for forms of a word that differ in other languages: `FLEETING_CHAR`, `TOUGH_CHA_P_5`. */
const forms = /_(?:CHAR?|FS|IMP|INF|LOW|ME|P|T|TKN)(?=_|$)/g;

/** Codes for pictures, or for a number that the text repeats: `boost$<BB>`, `<SCOUT_2> {2}`. */
const pictured = /\$?<BB>|(?<=<SCOUT)_\d(?=>)/g;

const asPrinted = (word: string): string =>
  word
    .replaceAll(forms, '')
    .toLowerCase()
    .replaceAll('_', ' ')
    .replaceAll(/(^|[ -])[a-z]/g, (letter) => letter.toUpperCase());

/** The parts of a text of the source: a single text, or a list in which `<BR>` ends a line. */
function partsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : [];
}

type Texts = Pick<CardDefinition, 'text' | 'supportText' | 'executed'> &
  Partial<Pick<CardDefinition, 'abilities' | 'notExecuted'>>;

/** Reads card texts from the log. For unique cards, the log may be the only place that has them. */
export class LoggedTexts {
  readonly #reader: TextReader;
  /** Texts that were read, by printed card. */
  readonly #executed = new Map<string, ReturnType<typeof executionOf>>();
  /** The statistics of tokens by their names, as published cards print them behind the name. */
  readonly #statistics: ReadonlyMap<string, string>;

  /** The tokens that texts may name. */
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

  /** The texts of a card, and with `isPlayable` their executable abilities. */
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

  /** Reads the text of a card once, even if the card is defined several times. */
  #execution(printed: PublicCard): ReturnType<typeof executionOf> {
    const key = JSON.stringify(printed);
    const known = this.#executed.get(key) ?? executionOf(this.#reader.read(printed));
    this.#executed.set(key, known);
    return known;
  }

  /** Writes a text of the log like published cards: two spaces end a line. */
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
