import { citedRules, reactionsIn, type ReactionTrigger } from '#projections';
import {
  invariant,
  type ActivatedBecause,
  type GameEvent as Recorded,
  type GameModule,
  type Locale,
  type NotActivatedBecause,
  type Viewer,
} from '#record';
import { rulesOf } from '../../game-modules.js';
import { valueOf } from '../../problem-error.js';
import type { CardTextsService } from '../../cards/card-texts.service.js';
import { named } from '../player-names.js';
import { abilityLine } from './ability-line.js';
import type { OpenedGame } from '../opened-game.js';
import type { Rule } from '../../graphql/shared.types.js';
import type { ActivatedReaction, Explanation, GameEvent, NotActivatedReaction } from './event.types.js';

/** A reaction whose card line is only found on demand, because finding it requires all reactions of the game. */
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

/**
 * Returns a function that finds the card lines of a game's reactions. It finds only reactions that the viewer is
 * allowed to see.
 */
function linesOf(game: OpenedGame, as: string, locale: Locale, words: CardTextsService) {
  let found: ReadonlyMap<number, ReactionTrigger> | null = null;
  return (standIn: number): string | null => {
    found ??= new Map(
      reactionsIn(valueOf(game.seenWithReactionsAs(as))).map((reaction) => [reaction.standIn, reaction]),
    );
    const reaction = found.get(standIn);
    return reaction === undefined ? null : abilityLine(words, game, reaction, locale);
  };
}

/**
 * Returns an event, as far as a viewer is allowed to see it. Fails with `POSITION_OUT_OF_RANGE` or `VIEWER_INVALID`.
 */
export function publicEvent(
  game: OpenedGame,
  revision: number,
  as: string,
  locale: Locale,
  words: CardTextsService,
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

/** Explains why the event activated some reactions and not others. */
function explanationOf(
  { module }: OpenedGame,
  event: Recorded,
  before: unknown,
  viewer: Viewer,
  locale: Locale,
  lineOf: (standIn: number) => string | null,
): Explanation {
  const { activated, notActivated } = module.tell.explain(before, event, viewer, locale);
  return {
    activated: activated.flatMap(({ rule, ...reaction }) =>
      rulesOf(module, [rule], locale).map(
        (cited) => new ActivatedInWords({ ...reaction, rule: cited }, lineOf),
      ),
    ),
    notActivated: notActivated.map((because) => notActivatedIn(module, because, locale)),
  };
}

/** Returns a reaction that was not activated, with the summary of the rule that explains why. */
export function notActivatedIn(
  module: GameModule,
  { rule, part, by, compared, ...rest }: NotActivatedBecause,
  locale: Locale,
): NotActivatedReaction {
  const [cited = { number: rule, summary: null }] = rulesOf(module, [rule], locale);
  return { ...rest, part: part ?? null, by: by ?? null, compared: compared ?? null, rule: cited };
}

/**
 * Removes the parent of a branch from the event. The game's field `parent` shows the parent unless it is hidden from
 * the reader.
 */
const withoutParent = (event: Recorded): Recorded =>
  event.kind === 'GameBranched' ? { ...event, parent: '' } : event;

/** Removes the seed, and `resume`, which contains the random source. Used for games in progress. */
function withoutSecrets(event: Recorded): Recorded {
  if (event.kind === 'GameStarted') {
    // The digest would let readers verify a guess at the seed.
    const { digest: _, ...started } = event;
    return { ...started, seed: '' };
  }
  return event.kind === 'DecisionRequested' ? { ...event, resume: null } : event;
}
