import type { Replay } from '#projections';
import type { CardFace, Choice, Decision, Locale, Viewer } from '#record';
import { cardNamer, printedIn } from './printed-cards.js';
import type { ChoicePhrases } from './words/choice-phrases.js';
import { english } from './words/english-choices.js';
import { french } from './words/french-choices.js';
import { italian } from './words/italian-choices.js';
import { optionNoun, optionPhrase, type Named } from './words/option-phrase.js';

const languages: Readonly<Record<Locale, ChoicePhrases>> = { en: english, it: italian, fr: french };

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
  const phrases = languages[locale];
  const event = replay.events[revision]?.event;
  if (event?.kind !== 'DecisionRequested') return phrases.nothing;
  const { decision } = event;
  if (choice.length === 0) return phrases.none[decision.kind] ?? phrases.nothing;
  const named = namesAt(replay, revision, decision, viewer, locale);
  const chosen = choice.map((key) => decision.options.find((option) => option.key === key) ?? { key });
  const said = chosen.map((option) => optionPhrase(option, phrases, named));
  const nouns = chosen.flatMap((option, index) =>
    said[index] === null ? [optionNoun(option, phrases, named)] : [],
  );
  const withCards = phrases.cards[decision.kind] ?? phrases.chooses;
  return named.list([
    ...said.filter((one) => one !== null),
    ...(nouns.length === 0 ? [] : [withCards(named.list(nouns))]),
  ]);
}

/** What the options of a decision are called at its moment. */
function namesAt(
  replay: Replay,
  revision: number,
  { about }: Decision,
  viewer: Viewer,
  locale: Locale,
): Named {
  const { module } = replay;
  const { zones, seats } = module.see.view(replay.before(revision + 1), viewer);
  const faces = new Map(zones.flatMap(({ cards }) => cards.map(({ item, face }) => [item, face] as const)));
  const { someCard } = languages[locale];
  const item = (about as { readonly item?: unknown } | null | undefined)?.item;
  const source = typeof item === 'number' ? (faces.get(item) ?? null) : null;
  const printed = source === null ? undefined : printedIn(replay, source.reference);
  const modes = printed === undefined ? null : (module.tell.modes?.(printed, locale) ?? null);
  const named = cardNamer(replay, locale);
  const nameOf = (face: CardFace | null | undefined): string => (face == null ? someCard : named(face));
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    card: (of) => nameOf(faces.get(of)),
    player: (seat) => seats[seat]?.name ?? `${seat}`,
    source: nameOf(source),
    mode: (number) => modes?.[number] ?? null,
    list: (parts) => list.format(parts),
  };
}
