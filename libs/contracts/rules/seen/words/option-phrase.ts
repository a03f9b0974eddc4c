import { optionFields, type Option, type OptionNames, type Phrase } from '#record';

/** Phrases for the options of Contracts in one language. Each begins with a verb. */
export interface OptionPhrases {
  readonly quick: Phrase;
  readonly attack: (target: string, card: string) => string;
  readonly attackOneself: Phrase;
  readonly globe: (target: string, card: string) => string;
  readonly magnetise: Phrase;
  readonly rune: Phrase;
  readonly endWith: Phrase;
  readonly place: (number: number, card: string) => string;
  readonly look: (look: number, keep: number) => string;
  readonly turnInto: (from: string, to: string) => string;
  readonly payWith: Phrase;
}

const paying = ['fire', 'water', 'light'] as const;

/**
 * Describes an option of Contracts, such as `attack Kite with Fen`. Null if the option is a single card, plays a card,
 * or answers yes or no.
 */
export const optionPhrase =
  (phrases: OptionPhrases, names: Readonly<Record<string, string>>) =>
  (option: Option, { card, player, source, list }: OptionNames): string | null => {
    const { number, word } = optionFields(option);
    const [item, aim, index, look] = [number('item'), number('target'), number('index'), number('look')];
    const name = item === null ? source : card(item);
    const target = (): string => (aim === null ? player(number('seat') ?? 0) : card(aim));
    const element = (of: string): string => (names[of] ?? of).toLocaleLowerCase();
    const [verb, by] = option.key.split(':');
    switch (verb) {
      case 'quick':
      case 'magnetise':
      case 'rune':
        return phrases[verb](name);
      case 'attack':
        return by === 'player' ? phrases.attackOneself(target()) : phrases.attack(target(), name);
      case 'globe':
        return phrases.globe(target(), name);
      case 'end':
        return by === undefined ? null : phrases.endWith(name);
      default:
        break;
    }
    if (index !== null) return phrases.place(index + 1, source);
    if (look !== null) return phrases.look(look, number('keep') ?? 0);
    if (word('to') !== '') return phrases.turnInto(element(word('from')), element(word('to')));
    const paid = paying.filter((of) => (number(of) ?? 0) > 0);
    if (paid.length === 0) return null;
    return phrases.payWith(list(paid.map((of) => `${number(of)} ${element(of)}`)));
  };
