import type { Say } from '../words/language.js';

/** An option from the API. The structure of `about` depends on the game. */
export interface Choosable {
  readonly key: string;
  readonly about: unknown;
  /** The API's text for the option. For a mode, this is the text on the card. */
  readonly text: string | null;
}

/**
 * The data for describing options. Contains the cards and players that the viewer can see, and functions that return
 * texts.
 */
export interface OptionVocabulary {
  readonly cardNames: ReadonlyMap<number, string>;
  /** The costs of cards, for options that do not include a cost. */
  readonly cardCosts?: ReadonlyMap<number, string>;
  readonly players: readonly string[];
  readonly words: (word: string) => string;
  readonly say: Say;
}

/**
 * Describes an option, such as `Play Kite to the Hero expedition, for 2`. The description of a mode is the text on its
 * card, including symbols.
 */
export function optionWords({ key, about, text }: Choosable, vocabulary: OptionVocabulary): string {
  if (text !== null && /^mode[:-]\d+$/.test(key)) return text;
  const { say, words } = vocabulary;
  const subject = reading(about, vocabulary);
  const card = subject.card('item');
  const [verb = '', ...rest] = key.split(':');
  switch (verb) {
    case 'play':
      return [
        subject.word('expedition') === null
          ? say('decisions.play', { card })
          : say('decisions.play-to', { card, place: subject.word('expedition') }),
        ...(subject.isFrom('reserve') ? [say('decisions.from', { place: words('reserve') })] : []),
        ...(subject.cost() === null ? [] : [say('decisions.for', { cost: subject.cost() })]),
        ...(subject.is('scout') ? [say('decisions.with-scout')] : []),
        ...(subject.is('temple') ? [say('decisions.with-temple')] : []),
      ].join(', ');
    case 'quick':
      return say('decisions.quick', { card });
    case 'reaction':
      return say('decisions.reaction', { card });
    case 'attack':
      return rest[0] === 'player'
        ? say('decisions.attack-oneself', { target: subject.target() })
        : say('decisions.attack', { card, target: subject.target() });
    case 'globe':
      return say('decisions.globe', { card, target: subject.target() });
    case 'magnetise':
      return say('decisions.magnetise', { card });
    case 'rune':
      return say('decisions.rune', { card });
    case 'end':
      return rest.length > 0 ? say('decisions.end-with', { card }) : say('decisions.end');
    case 'pass':
    case 'yes':
    case 'no':
    case 'keep':
    case 'take-back':
      return say(`decisions.${verb}`);
    case 'mode':
      return say('decisions.mode', { number: Number(rest[0]) + 1 });
    case 'expedition':
      return say('decisions.expedition', { player: subject.player(), place: subject.word('expedition') });
    default:
      return subject.otherwise() ?? words(key);
  }
}

/** Returns functions that read the fields of `about`. */
function reading(about: unknown, { cardNames, cardCosts, players, words, say }: OptionVocabulary) {
  const fields =
    typeof about === 'object' && about !== null ? (about as Readonly<Record<string, unknown>>) : {};
  const number = (name: string): number | null => {
    const value = fields[name];
    return typeof value === 'number' ? value : null;
  };
  const word = (name: string): string | null => {
    const value = fields[name];
    return typeof value === 'string' ? words(value) : null;
  };
  const card = (name: string): string => cardNames.get(number(name) ?? -1) ?? say('decisions.some-card');
  const cost = (): string | null =>
    number('cost')?.toString() ?? cardCosts?.get(number('item') ?? -1) ?? null;
  const player = (): string => players[number('seat') ?? -1] ?? '';
  const target = (): string => (number('target') === null ? player() : card('target'));
  const isFrom = (zone: string): boolean => fields['from'] === zone;
  const is = (name: 'scout' | 'temple'): boolean => fields[name] === true;
  /** Describes options that have only a subject and no action. */
  const otherwise = (): string | null => {
    const [look, keep, index] = [number('look'), number('keep'), number('index')];
    const mode = number('mode');
    const [from, to] = [word('from'), word('to')];
    if (number('item') !== null) return card('item');
    if (look !== null && keep !== null) return say('decisions.look', { look, keep });
    if (index !== null) return say('decisions.place', { number: index + 1 });
    if (mode !== null) return say('decisions.mode', { number: mode + 1 });
    if (from !== null && to !== null) return `${from} → ${to}`;
    return word('element') ?? (number('seat') === null ? null : player());
  };
  return { word, card, cost, player, target, isFrom, is, otherwise };
}
