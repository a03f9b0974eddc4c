import { boxesOf, executionOf, TextReader, type PublicCard } from '#altered/cards';
import type { CardDefinition } from '#altered/abilities';
import { isPlain } from '#record';
import { asPublished } from './composed-text.js';
import { EDITION } from './definitions.js';

const MOST = 4000;

/** `<MANA_MOTH>`, `$<AFTER_YOU>`: a word that the rules define, as published cards print it. */
const named = /\$?<([A-Z0-9_-]+)>/g;

/** Forms of a word that other languages tell apart: `FLEETING_CHAR`, `TOUGH_CHA_P_5`. */
const forms = /_(?:CHAR?|FS|IMP|INF|LOW|ME|P|T|TKN)(?=_|$)/g;

/** What stands for a picture, or comes with the number that follows it: `boost$<BB>`, `<SCOUT_2> {2}`. */
const pictured = /\$?<BB>|(?<=<SCOUT)_\d(?=>)/g;

const asPrinted = (word: string): string =>
  word
    .replaceAll(forms, '')
    .toLowerCase()
    .replaceAll('_', ' ')
    .replaceAll(/(^|[ -])[a-z]/g, (letter) => letter.toUpperCase());

/** The parts of a text as the source has it: one, or several of which `<BR>` ends a line. */
function partsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : [];
}

type Texts = Pick<CardDefinition, 'text' | 'supportText' | 'executed'> &
  Partial<Pick<CardDefinition, 'abilities' | 'notExecuted'>>;

/** Reads the texts of cards that only the log has: of those of unique rarity nobody else may have them. */
export class LoggedTexts {
  readonly #reader: TextReader;
  /** What was read, by the card as it is printed. */
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

  /** What a card says; with `isPlayable`, also what the rules can execute of it. */
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

  /** A card is defined more than once: its text is read once. */
  #execution(printed: PublicCard): ReturnType<typeof executionOf> {
    const key = JSON.stringify(printed);
    const known = this.#executed.get(key) ?? executionOf(this.#reader.read(printed));
    this.#executed.set(key, known);
    return known;
  }

  /** A text of the log as published cards print theirs: two spaces end a line. */
  #printed(value: unknown): string | null {
    const text = partsOf(value)
      .join(' ')
      .replaceAll(pictured, '')
      .replaceAll(/\s*(?:<BR>|\n)\s*/g, '  ')
      .replaceAll(named, (_, word: string) => this.#named(asPrinted(word)))
      .replaceAll(/[<>$]/g, '');
    const plain = [...text.slice(0, MOST)]
      .filter((one) => isPlain(one))
      .join('')
      .trim();
    return plain === '' ? null : asPublished(plain);
  }

  #named(word: string): string {
    return `[${word}${this.#statistics.get(word.toLowerCase()) ?? ''}]`;
  }
}
