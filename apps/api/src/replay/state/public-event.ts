import { citedRules, reactionsIn, type ReactionTrigger } from '#projections';
import {
  invariant,
  type ActivatedBecause,
  type GameEvent as Recorded,
  type Locale,
  type Viewer,
} from '#record';
import { rulesOf } from '../../game-modules.js';
import { valueOf } from '../../problem-error.js';
import type { CardWords } from '../../cards/card-words.js';
import { named } from '../player-names.js';
import { abilityLine } from '../reactions/ability-line.js';
import type { OpenedGame } from '../opened-game.js';
import type { Rule } from '../../graphql/shared.types.js';
import type { ActivatedReaction, Explanation, GameEvent } from './event.types.js';

/** A reaction whose line is looked for when it is asked for: that takes all reactions of the game. */
class ActivatedInWords implements ActivatedReaction {
  readonly item: number;
  readonly object: number | null;
  readonly ability: number;
  readonly name: string;
  readonly seat: number;
  readonly rule: Rule;
  readonly #text: () => string | null;

  constructor(
    { item, object, ability, name, seat, rule, standIn }: Omit<ActivatedBecause, 'rule'> & { rule: Rule },
    lineOf: (standIn: number) => string | null,
  ) {
    this.item = item;
    this.object = object;
    this.ability = ability;
    this.name = name;
    this.seat = seat;
    this.rule = rule;
    this.#text = () => lineOf(standIn);
  }

  get text(): string | null {
    return this.#text();
  }
}

/** Finds the lines of cards that say the reactions of a game, as far as somebody may know them. */
function linesOf(game: OpenedGame, as: string, locale: Locale, words: CardWords) {
  let found: ReadonlyMap<number, ReactionTrigger> | null = null;
  return (standIn: number): string | null => {
    found ??= new Map(
      reactionsIn(valueOf(game.seenWithReactionsAs(as))).map((reaction) => [reaction.standIn, reaction]),
    );
    const reaction = found.get(standIn);
    return reaction === undefined ? null : abilityLine(words, game, reaction, locale);
  };
}

/** One event as somebody may know it; problems `POSITION_OUT_OF_RANGE`, `VIEWER_INVALID`. */
export function publicEvent(
  game: OpenedGame,
  revision: number,
  as: string,
  locale: Locale,
  words: CardWords,
): GameEvent {
  const { module, replay } = game;
  const viewer = valueOf(game.viewer(as));
  const after = valueOf(replay.at({ revision }));
  const before = revision === 0 ? module.fold.initial() : valueOf(replay.at({ revision: revision - 1 }));
  const recorded = replay.events[revision];
  invariant(recorded, 'a position has its event');
  const masked = module.see.mask(recorded.event, before, viewer);
  const lineOf = linesOf(game, as, locale, words);
  const { text } = module.tell.event(masked, before, viewer, locale);
  return {
    revision,
    id: recorded.id,
    kind: recorded.event.kind,
    recordedAt: new Date(recorded.metadata.recordedAt),
    text,
    rules: rulesOf(module, citedRules(recorded.event), locale),
    clock: named(game, module.see.clock(after)),
    data: withoutParent(game.isOver ? masked : withoutSecrets(masked)),
    explanation: explanationOf(game, recorded.event, before, viewer, locale, lineOf),
    previous: revision === 0 ? null : `${revision - 1}`,
    next: revision + 1 < game.length ? `${revision + 1}` : null,
  };
}

/** Why the event activated what it did, and why not what it did not. */
function explanationOf(
  { module }: OpenedGame,
  event: Recorded,
  before: unknown,
  viewer: Viewer,
  locale: Locale,
  lineOf: (standIn: number) => string | null,
): Explanation {
  const { activated, notActivated } = module.tell.explain(before, event, viewer, locale);
  const ruleOf = (number: string): Rule[] => [...rulesOf(module, [number], locale)];
  return {
    activated: activated.flatMap(({ rule, ...one }) =>
      ruleOf(rule).map((cited) => new ActivatedInWords({ ...one, rule: cited }, lineOf)),
    ),
    notActivated: notActivated.flatMap(({ rule, part = null, by = null, compared = null, ...one }) =>
      ruleOf(rule).map((cited) => ({ ...one, part, by, compared, rule: cited })),
    ),
  };
}

/** Of which game it is a branch is told by `parent` of the game, to who can know of that one. */
const withoutParent = (event: Recorded): Recorded =>
  event.kind === 'GameBranched' ? { ...event, parent: '' } : event;

/** While a game is played nobody learns the seed, nor what play continues with (the random source is in it). */
function withoutSecrets(event: Recorded): Recorded {
  if (event.kind === 'GameStarted') {
    // With the digest a guess at the seed could be tested.
    const { digest: _, ...started } = event;
    return { ...started, seed: '' };
  }
  return event.kind === 'DecisionRequested' ? { ...event, resume: null } : event;
}
