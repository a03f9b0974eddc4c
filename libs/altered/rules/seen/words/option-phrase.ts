import { optionFields, type Option, type OptionNames, type Phrase } from '#record';

/** The phrases for Altered's options in one language. Each begins with a verb. */
export interface OptionPhrases {
  readonly play: Phrase;
  /** The words after a played card's name, by expedition. */
  readonly where: Readonly<Record<string, string>>;
  readonly fromReserve: string;
  readonly cost: Phrase;
  readonly quick: Phrase;
  readonly reaction: Phrase;
  /** The names of expeditions, such as `the Hero expedition`. */
  readonly expeditions: Readonly<Record<string, string>>;
  readonly expeditionOf: (expedition: string, player: string) => string;
  readonly look: (look: number, keep: number) => string;
  readonly die: (result: number) => string;
  readonly x: (x: string) => string;
  readonly region: (number: number) => string;
  readonly payFor: (cost: number, card: string) => string;
}

/**
 * Describes an option, such as `play Kite in the Hero expedition for 2`. Null if the option is only a card, yes or no.
 */
export const optionPhrase =
  (phrases: OptionPhrases) =>
  (option: Option, { card, player, source }: OptionNames): string | null => {
    const { number, word } = optionFields(option);
    const [item, cost] = [number('item'), number('cost')];
    const name = item === null ? source : card(item);
    const [verb, chosen = ''] = option.key.split(':');
    if (verb === 'play')
      return [
        phrases.play(name),
        phrases.where[word('expedition')],
        word('from') === 'reserve' ? phrases.fromReserve : undefined,
        cost === null ? undefined : phrases.cost(`${cost}`),
      ]
        .filter((part) => part !== undefined)
        .join(' ');
    if (verb === 'quick') return phrases.quick(name);
    if (verb === 'reaction') return phrases.reaction(name);
    if (verb === 'pay' && cost !== null) return phrases.payFor(cost, source);
    if (verb === 'x') return phrases.x(chosen);
    if (verb === 'region') return phrases.region(Number(chosen) + 1);
    const expedition = phrases.expeditions[word('expedition')];
    if (expedition !== undefined) return phrases.expeditionOf(expedition, player(number('seat') ?? 0));
    const [look, result] = [number('look'), number('result')];
    if (look !== null) return phrases.look(look, number('keep') ?? 0);
    return result === null ? null : phrases.die(result);
  };
