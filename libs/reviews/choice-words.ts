import type { Replay } from '#projections';
import {
  startedIn,
  type CardFace,
  type Choice,
  type Decision,
  type GameStarted,
  type Locale,
  type PublicState,
  type TellsGame,
  type Viewer,
} from '#record';
import { cardNameIn } from './printed-cards.js';
import type { ChoicePhrases } from './words/choice-phrases.js';
import { english } from './words/english-choices.js';
import { french } from './words/french-choices.js';
import { italian } from './words/italian-choices.js';
import { optionNoun, optionPhrase, type Named } from './words/option-phrase.js';

const languages: Readonly<Record<Locale, ChoicePhrases>> = { en: english, it: italian, fr: french };

/** A decision with what its viewer can see of it, and what the game says of cards and players. */
export interface AskedDecision {
  readonly decision: Pick<Decision, 'kind' | 'options' | 'about'>;
  /** The table at that moment, as the viewer sees it. */
  readonly table: Pick<PublicState, 'zones'>;
  readonly started: Pick<GameStarted, 'cards' | 'seats'>;
  readonly tell: Pick<TellsGame, 'modes'>;
}

/**
 * A choice of the decision that an event asks for, as a player would say it, beginning with a verb: `play Kite in the Hero expedition
 * for 2`. Cards have names as far as the viewer knows them.
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
  if (event?.kind !== 'DecisionRequested' || started === undefined) return languages[locale].nothing;
  const { see, tell } = replay.module;
  const table = see.view(replay.before(revision + 1), viewer);
  return choiceSayer({ decision: event.decision, table, started, tell }, locale)(choice);
}

/** What choices of a decision are called, each as `choiceWords` has it. */
export function choiceSayer(asked: AskedDecision, locale: Locale): (choice: Choice) => string {
  const phrases = languages[locale];
  const { decision } = asked;
  const named = namesIn(asked, locale);
  const withCards = phrases.cards[decision.kind] ?? phrases.chooses;
  return (choice) => {
    if (choice.length === 0) return phrases.none[decision.kind] ?? phrases.nothing;
    const chosen = choice.map((key) => decision.options.find((option) => option.key === key) ?? { key });
    const said = chosen.map((option) => optionPhrase(option, phrases, named));
    const nouns = chosen.flatMap((option, index) =>
      said[index] === null ? [optionNoun(option, phrases, named)] : [],
    );
    return named.list([
      ...said.filter((one) => one !== null),
      ...(nouns.length === 0 ? [] : [withCards(named.list(nouns))]),
    ]);
  };
}

/** What the options of a decision are called at its moment. */
function namesIn({ decision: { about }, table, started, tell }: AskedDecision, locale: Locale): Named {
  const faces = new Map(
    table.zones.flatMap(({ cards }) => cards.map(({ item, face }) => [item, face] as const)),
  );
  const { someCard } = languages[locale];
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
