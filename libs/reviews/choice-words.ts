import type { Replay } from '#projections';
import {
  optionFields,
  startedIn,
  type CardFace,
  type Choice,
  type Decision,
  type GameStarted,
  type GameWords,
  type Locale,
  type Option,
  type OptionNames,
  type PublicState,
  type TellsGame,
  type Viewer,
} from '#record';
import { choicePhrases } from './choice-phrases.js';
import { cardNameIn } from './printed-cards.js';

/** A decision, the table as the viewer sees it, and the names of cards and players. */
export interface DecisionInView {
  readonly decision: Pick<Decision, 'kind' | 'options' | 'about'>;
  /** The table at the decision, as the viewer sees it. */
  readonly table: Pick<PublicState, 'zones'>;
  readonly started: Pick<GameStarted, 'cards' | 'seats'>;
  readonly tell: Pick<TellsGame, 'modes' | 'words'>;
}

/**
 * Describes a choice of the decision at a revision. The description begins with a verb, such as `play Kite for 2`. It
 * names only cards that the viewer knows.
 */
export function choiceWords(
  replay: Replay,
  revision: number,
  choice: Choice,
  viewer: Viewer,
  locale: Locale,
): string {
  const event = replay.events[revision]?.event;
  const started = startedIn(replay.events);
  if (event?.kind !== 'DecisionRequested' || started === undefined) return choicePhrases[locale].nothing;
  const { see, tell } = replay.module;
  const table = see.view(replay.before(revision + 1), viewer);
  return choiceSayer({ decision: event.decision, table, started, tell }, locale)(choice);
}

/** Like `choiceWords`, but returns a function for all choices of a decision. */
export function choiceSayer(question: DecisionInView, locale: Locale): (choice: Choice) => string {
  const phrases = choicePhrases[locale];
  const own = question.tell.words?.[locale];
  const { kind, options } = question.decision;
  const names = namesIn(question, locale);
  const withCards = own?.cards[kind] ?? phrases.cards[kind] ?? phrases.chooses;
  return (choice) => {
    if (choice.length === 0) return own?.none[kind] ?? phrases.none[kind] ?? phrases.nothing;
    const chosen = choice.map((key) => options.find((option) => option.key === key) ?? { key });
    const described = chosen.map(
      (option) => own?.option(option, names) ?? optionPhrase(option, locale, names),
    );
    const nouns = chosen.flatMap((option, index) =>
      described[index] === null ? [optionNoun(option, own?.names ?? {}, names)] : [],
    );
    return names.list([
      ...described.filter((phrase) => phrase !== null),
      ...(nouns.length === 0 ? [] : [withCards(names.list(nouns))]),
    ]);
  };
}

/**
 * Describes an option that exists in every game. The description begins with a verb. Null if the option is just a card.
 */
function optionPhrase(option: Option, locale: Locale, { card, source, mode }: OptionNames): string | null {
  const phrases = choicePhrases[locale];
  const { number } = optionFields(option);
  const [item, cost] = [number('item'), number('cost')];
  const place = /^mode[:-](\d+)$/.exec(option.key)?.[1];
  if (place !== undefined) {
    const text = mode(Number(place));
    return text === null ? phrases.numbered(`${Number(place) + 1}`) : phrases.mode(text);
  }
  if (option.key.split(':')[0] === 'play') {
    const play = phrases.play(item === null ? source : card(item));
    return cost === null ? play : `${play} ${phrases.cost(`${cost}`)}`;
  }
  return phrases.answers[option.key]?.(source) ?? null;
}

/** Returns a noun for an option without a phrase, such as a card, a player or a colour. */
function optionNoun(option: Option, words: GameWords['names'], { card, player }: OptionNames): string {
  const { number, word } = optionFields(option);
  const [item, seat] = [number('item'), number('seat')];
  if (item !== null) return card(item);
  if (seat !== null) return player(seat);
  const colour = word('element') || word('terrain');
  return colour === '' ? option.key.replaceAll(/[-:]/g, ' ') : (words[colour] ?? colour).toLocaleLowerCase();
}

/**
 * Returns functions that name the cards and players in a decision's options. The names come from the table at the
 * decision.
 */
function namesIn({ decision: { about }, table, started, tell }: DecisionInView, locale: Locale): OptionNames {
  const faces = new Map(
    table.zones.flatMap(({ cards }) => cards.map(({ item, face }) => [item, face] as const)),
  );
  const { someCard } = choicePhrases[locale];
  const item = (about as { readonly item?: unknown } | null | undefined)?.item;
  const source = typeof item === 'number' ? (faces.get(item) ?? null) : null;
  const printed = source === null ? undefined : started.cards[source.reference];
  const modes = printed === undefined ? null : (tell.modes?.(printed, locale) ?? null);
  const nameOf = (face: CardFace | null | undefined): string =>
    face == null ? someCard : cardNameIn(started.cards, face, locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    card: (of) => nameOf(faces.get(of)),
    player: (seat) => started.seats[seat]?.name ?? `${seat}`,
    source: nameOf(source),
    mode: (number) => modes?.[number] ?? null,
    list: (parts) => list.format(parts),
  };
}
