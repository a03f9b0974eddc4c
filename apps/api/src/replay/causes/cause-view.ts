import { causesOf, entriesAt, type CauseLink, type TakenDecision, type TimelineEntry } from '#projections';
import { formatPosition, invariant, type Locale, type PublicState, type Viewer } from '#record';
import type { CardTextsService } from '../../cards/card-texts.service.js';
import { rulesOf } from '../../game-modules.js';
import type { CardReference, Rule } from '../../graphql/shared.types.js';
import { valueOf } from '../../problem-error.js';
import type { OpenedGame } from '../opened-game.js';
import { named } from '../player-names.js';
import { abilityLine } from '../state/ability-line.js';
import { cardSayings } from '../state/card-sayings.js';
import { optionViews } from '../state/option-view.js';
import type { Cause, EventModifier, Why } from './cause.types.js';

/**
 * Returns the causes of an event that a viewer is allowed to see. Fails for the same reasons as `OpenedGame.viewer`.
 */
export function causeView(
  game: OpenedGame,
  revision: number,
  as: string,
  locale: Locale,
  words: CardTextsService,
): Why {
  const viewer = valueOf(game.viewer(as));
  const links = causesOf(valueOf(game.seenWithReactionsAs(as)), revision);
  const entries = entriesFor(game, [revision, ...links.map((link) => link.revision)], viewer, locale);
  return {
    causes: links.map((link) => named(game, linkView(game, link, entries, viewer, locale, words))),
    modifiers: modifiersOf(game, entries(revision), viewer, locale),
  };
}

type EntryOf = (revision: number) => TimelineEntry;

/** Returns a function that returns the timeline entry of each event in a chain of causes. */
function entriesFor(
  { replay }: OpenedGame,
  revisions: readonly number[],
  viewer: Viewer,
  locale: Locale,
): EntryOf {
  const inOrder = [...new Set(revisions)].sort((left, right) => left - right);
  const entries = new Map(
    Array.from(entriesAt(replay, inOrder, viewer, locale), (entry) => [entry.revision, entry]),
  );
  return (revision) => {
    const entry = entries.get(revision);
    invariant(entry, 'a link stands at an event of the record');
    return entry;
  };
}

function linkView(
  game: OpenedGame,
  link: CauseLink,
  entries: EntryOf,
  viewer: Viewer,
  locale: Locale,
  words: CardTextsService,
): Omit<Cause, 'name'> {
  const { clock, seat, telling, rules } = entries(link.revision);
  const cited = (numbers: readonly string[]): readonly Rule[] => rulesOf(game.module, numbers, locale);
  const plain = {
    position: `${link.revision}`,
    revision: link.revision,
    clock: named(game, clock),
    seat,
    source: null,
    decision: null,
  };
  switch (link.kind) {
    case 'event':
      return { ...plain, kind: 'EVENT', text: telling.text, rules: cited(rules) };
    case 'start':
      return { ...plain, kind: 'START', text: telling.text, rules: [] };
    case 'rule':
      return { ...plain, kind: 'RULE', text: null, rules: cited(link.rules) };
    case 'ability':
      return {
        ...plain,
        kind: 'ABILITY',
        text: null,
        rules: [],
        source: cardBefore(game, link.revision, link.item, viewer),
      };
    case 'reaction': {
      const { activated, rule, source } = link.reaction;
      return {
        ...plain,
        kind: 'REACTION',
        position: formatPosition(activated),
        seat: link.reaction.seat,
        text: abilityLine(words, game, link.reaction, locale),
        rules: cited(rule === null ? [] : [rule]),
        source: { ...source, seat: link.reaction.seat },
      };
    }
    case 'decision': {
      const { id, kind, requested, options, rules: numbers } = link.decision;
      return {
        ...plain,
        kind: link.follows ? 'FOLLOWED' : 'DECISION',
        seat: link.decision.seat,
        text: telling.text,
        rules: cited(numbers),
        decision: {
          id,
          kind,
          asked: `${requested}`,
          optionCount: options?.length ?? null,
          chosen: chosenIn(game, link.decision, viewer, locale, words),
        },
      };
    }
  }
}

/** Returns the text of a choice. Null if the choice is hidden from the viewer or has not been made yet. */
function chosenIn(
  game: OpenedGame,
  { choice, options, requested, ...decision }: TakenDecision,
  viewer: Viewer,
  locale: Locale,
  words: CardTextsService,
): readonly string[] | null {
  if (choice === null || options === null) return null;
  const tableThen = (): PublicState => game.module.see.view(game.replay.before(requested + 1), viewer);
  const formatted = optionViews(game, { ...decision, options }, tableThen, cardSayings(words, game, locale));
  return choice.flatMap((key) => formatted.find((option) => option.key === key)?.text ?? []);
}

/** Returns the effects of modifiers on an event. */
function modifiersOf(
  game: OpenedGame,
  { revision, event, telling }: TimelineEntry,
  viewer: Viewer,
  locale: Locale,
): readonly EventModifier[] {
  if (event.kind !== 'StepResolved') return [];
  return (event.modifiers ?? []).flatMap(({ mode, rule, source, actions }) =>
    rulesOf(game.module, [rule], locale).map((cited) => ({
      replaces: mode === 'replaces',
      rule: cited,
      source: source === undefined ? null : cardBefore(game, revision, source.item, viewer),
      actions: actions.flatMap((action) => telling.actions[action] ?? []),
    })),
  );
}

/** Returns a card as the viewer sees it just before an event. */
function cardBefore(
  { module, replay }: OpenedGame,
  revision: number,
  item: number,
  viewer: Viewer,
): CardReference {
  const { zones } = module.see.view(replay.before(revision), viewer);
  const card = zones.flatMap(({ cards }) => cards).find((entry) => entry.item === item);
  return {
    item: card?.item ?? null,
    object: card?.object ?? null,
    reference: card?.face?.reference ?? null,
    name: card?.face?.name ?? null,
    seat: card?.controller ?? null,
  };
}
