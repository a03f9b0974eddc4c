import type { Decision, Json, Option, PublicState } from '#record';
import { choiceSayer } from '#reviews';
import type { OpenedGame } from '../opened-game.js';
import type { CardSayings } from './public-state.js';
import type { DecisionOption } from './state.types.js';

type OptionsDecision = Pick<Decision, 'kind' | 'options' | 'about'>;
type Table = Pick<PublicState, 'zones'>;

/** An option whose text is computed on demand, because computing the text requires the whole table. */
class OptionInWords implements DecisionOption {
  readonly key: string;
  readonly about: unknown;
  readonly #words: () => string;

  constructor({ key, about }: Option, words: () => string) {
    this.key = key;
    this.about = about ?? null;
    this.#words = words;
  }

  get text(): string {
    return this.#words();
  }
}

/** Converts options for the schema. Shows cards as far as the viewer knows them. */
export function optionViews(
  { module, started }: Pick<OpenedGame, 'module' | 'started'>,
  decision: OptionsDecision,
  tableThen: () => Table,
  { locale, modes }: Pick<CardSayings, 'locale' | 'modes'>,
): readonly DecisionOption[] {
  let words: ((option: Option) => string) | null = null;
  const wordsOf = (): ((option: Option) => string) => {
    const table = tableThen();
    const reference = decision.kind === 'mode' ? referenceOf(itemIn(decision.about), table) : null;
    const ofCard = reference === null ? null : modes(reference);
    const say = choiceSayer({ decision, table, started, tell: module.tell }, locale);
    return (option) => ofCard?.[modeOf(option) ?? -1] ?? capital(say([option.key]));
  };
  return decision.options.map(
    (option) =>
      new OptionInWords(option, () => {
        words ??= wordsOf();
        return words(option);
      }),
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the index of the mode that an option selects. In all games, an option's key ends with this index. */
function modeOf({ key }: Option): number | null {
  const [, mode] = /^mode[:-](\d+)$/.exec(key) ?? [];
  return mode === undefined ? null : Number(mode);
}

const itemIn = (about: Json | undefined): number | null => {
  const item = (about as { readonly item?: unknown } | null | undefined)?.item;
  return typeof item === 'number' ? item : null;
};

/** Returns the reference of the card that caused the decision. Null if the card is hidden from the viewer. */
function referenceOf(item: number | null, { zones }: Table): string | null {
  if (item === null) return null;
  const card = zones.flatMap(({ cards }) => cards).find((other) => other.item === item);
  return card?.face?.reference ?? null;
}
