import {
  fingerprintOf,
  fingerprintsOf,
  formatPosition,
  parsePosition,
  type CardFace as Face,
  type Decision,
  type EmblemView,
  type Locale,
  type Position,
  type PublicState,
  type StatisticSource,
} from '#record';
import type { CardLine } from '../../cards/card.types.js';
import { rulesOf } from '../../game-modules.js';
import { valueOf } from '../../problem-error.js';
import { named, playerOf, resultOf } from '../player-names.js';
import type { OpenedGame } from '../opened-game.js';
import { optionViews } from './option-view.js';
import { PartsOfCard, statisticParts } from './statistic-parts.js';
import type { DiceRoll, GameState, PendingDecision, RefusedPlay } from './state.types.js';

/** Functions that return the texts of cards in the reader's language. */
export interface CardSayings {
  readonly locale: Locale;
  /** Returns a card's name in the reader's language. If there is none, returns the recorded name. */
  readonly name: (face: Face) => string;
  /** Returns the address of a card's picture. Null if there is none. */
  readonly image: (reference: string) => string | null;
  /** Returns the lines of a card, or of the emblem that the card created. */
  readonly lines: (face: Face, emblem: EmblemView | null) => readonly CardLine[];
  /** Returns the card line that contains an ability. Null if no line contains it. */
  readonly abilityLine: (source: StatisticSource) => string | null;
  /** Returns the texts of a card's modes. Null if they are unknown. */
  readonly modes: (reference: string) => readonly string[] | null;
}

/**
 * Returns the part of the game that a viewer is allowed to see at a position. Fails with `POSITION_INVALID`,
 * `POSITION_OUT_OF_RANGE` or `VIEWER_INVALID`.
 */
export function publicState(
  game: OpenedGame,
  at: string | null,
  as: string,
  sayings: CardSayings,
): GameState {
  const { module, replay } = game;
  const viewer = valueOf(game.viewer(as));
  const position = at === null ? { revision: game.length - 1 } : valueOf(parsePosition(at));
  const state = valueOf(replay.at(position));
  const view = module.see.view(state, viewer);
  const known = viewer.kind === 'omniscient' && position.action === undefined;
  const partsOf = statisticParts(module, state, viewer, sayings);
  return {
    ...view,
    seats: view.seats.map((seat) => ({ ...seat, left: seat.left === true })),
    clock: named(game, view.clock),
    tracks: view.tracks.map((track) => ({
      ...track,
      spaces: track.spaces.map((space) => ({ ...space, seats: space.seats ?? null })),
      markers: track.markers.map((marker) => ({ ...named(game, marker), facing: marker.facing ?? null })),
    })),
    result: view.result && resultOf(game, view.result),
    zones: view.zones.map((zone) => ({
      ...named(game, zone),
      cards: zone.cards.map((card) =>
        Object.assign(new PartsOfCard(() => partsOf(card.item)), card, {
          emblem: card.emblem && {
            ...card.emblem,
            seat: card.controller,
            name: card.face && sayings.name(card.face),
          },
          face: card.face && {
            ...card.face,
            name: sayings.name(card.face),
            image: sayings.image(card.face.reference),
            lines: sayings.lines(card.face, card.emblem),
          },
        }),
      ),
    })),
    position: formatPosition(position),
    rolls: rollsAt(game, position),
    decision: view.decision && pendingDecision(game, state, view.decision, view, sayings),
    fingerprint: known ? fingerprintOf(module.fold, state, fingerprintsOf(game.started)) : null,
  };
}

/** Returns the dice that an event rolled, up to a position inside the event. */
function rollsAt(
  { module, started, events }: OpenedGame,
  { revision, action }: Position,
): readonly DiceRoll[] {
  const event = events[revision]?.event;
  if (event?.kind !== 'StepResolved') return [];
  const rolls = module.see.rolls?.(event.actions.slice(0, action)) ?? [];
  return rolls.map(({ seat, dice }) => ({ seat, name: playerOf({ started }, seat), dice }));
}

/**
 * The cards that a player cannot play at the moment. A getter computes them on demand, because the computation is slow
 * and few queries need it.
 */
class RefusedPlays {
  readonly #refused: () => readonly RefusedPlay[];

  constructor(refused: () => readonly RefusedPlay[]) {
    this.#refused = refused;
  }

  get refused(): readonly RefusedPlay[] {
    return this.#refused();
  }
}

/** Returns a state's pending decision and its table, both from the viewer's perspective. */
export function pendingDecision(
  game: Pick<OpenedGame, 'module' | 'started'>,
  state: unknown,
  decision: Decision,
  table: Pick<PublicState, 'zones'>,
  sayings: Pick<CardSayings, 'locale' | 'modes'>,
): PendingDecision {
  const { id, seat, kind, min, max, options, rules, ordered = false, about = null } = decision;
  const refused = (): readonly RefusedPlay[] =>
    (options.length === 0 ? [] : (game.module.see.refused?.(state) ?? [])).flatMap(({ item, rule, price }) =>
      rulesOf(game.module, [rule], sayings.locale).map((described) => ({
        item,
        cost: price?.cost ?? null,
        mana: price?.mana ?? null,
        rule: described,
      })),
    );
  return Object.assign(new RefusedPlays(refused), {
    id,
    seat,
    name: playerOf(game, seat),
    kind,
    min,
    max,
    ordered,
    about: options.length === 0 ? null : about,
    optionCount: options.length,
    options: options.length === 0 ? null : optionViews(game, decision, () => table, sayings),
    rules: rulesOf(game.module, rules, 'en'),
  });
}
