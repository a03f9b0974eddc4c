import { altered, type Action, type State } from '#altered/rules';
import { randomSource } from '#kernel';
import type { Choice, Decision, GameEvent } from '#record';
import { countOf, differencesOf, type Differences } from './board.js';
import { Hints } from './hints.js';
import { knownAnswer } from './known-answers.js';
import { boardOf, inOrderOf } from './seated-game.js';
import { isOfEffect, TURN, type Segment } from './segments.js';
import { turnChoices } from './turn-choice.js';

/** The maximum number of positions that are tried for a segment. */
const MOST_TRIED = 4000;
/**
 * The maximum number of attempts to match a die roll. `SHUFFLES` is the maximum number of attempts to match a shuffle.
 */
const ROLLS = 40;
const SHUFFLES = 300;

/**
 * The result of a search. Either the other program's position was reached, or the result describes how the closest
 * position differs.
 */
export type Found =
  | { readonly kind: 'same'; readonly state: State }
  | {
      readonly kind: 'different';
      readonly differences: Differences;
      /** The steps to the closest position. */
      readonly steps: readonly string[];
      /** The closest position. Null if the search reached none. */
      readonly state: State | null;
    };

interface Path {
  /** The choices and steps on the path as readable text. */
  readonly steps: readonly string[];
  readonly state: State;
  /** Whether a deck was shuffled on the path. If so, the order of decks is not compared. */
  readonly shuffled: boolean;
  /** Whether the segment's first turn has been taken. */
  readonly begun: boolean;
  /** The number of the segment's turns that have been taken. */
  readonly turns: number;
}

/**
 * Searches for choices and random outcomes that lead from our position to the position at the end of the other
 * program's segment.
 */
export class Search {
  #tried = 0;
  #closest: { readonly differences: Differences; readonly distance: number; readonly path: Path } | null =
    null;
  #refused: readonly string[] = ['The search ended before it reached the end of the segment.'];
  readonly #hints: Hints;

  constructor(
    private readonly segment: Segment,
    private readonly cards: ReadonlyMap<number, number>,
    /** The other program's player numbers, by seat. */
    private readonly players: readonly number[],
  ) {
    this.#hints = new Hints(segment.decisions, cards, players);
  }

  from(state: State): Found {
    const begun = this.segment.decisions[0]?.state !== TURN;
    const found = this.#explore({ state, shuffled: false, begun, turns: 0, steps: [] });
    if (found !== null) return { kind: 'same', state: found };
    if (this.#closest === null)
      return { kind: 'different', differences: { ours: this.#refused, theirs: [] }, steps: [], state: null };
    const { differences, path } = this.#closest;
    return { kind: 'different', differences, steps: path.steps, state: path.state };
  }

  #explore(path: Path): State | null {
    const decision = altered.play.legal(path.state);
    const isTurn = decision?.kind === 'turn';
    if (decision === null || (isTurn && path.begun)) {
      const found = this.#arrived(path);
      if (found !== null || decision === null) return found;
      return this.#further(path, decision);
    }
    for (const choice of this.#choices(decision)) {
      const found = this.#after(path, decision, choice);
      if (found !== null) return found;
      if (this.#tried >= MOST_TRIED) return null;
    }
    return null;
  }

  /** Takes the next turn of a segment. A segment contains several turns if the player confirmed them together. */
  #further(path: Path, decision: Decision): State | null {
    const turns = this.segment.decisions.filter(({ state }) => state === TURN);
    const next = turns[path.turns];
    if (next === undefined) return null;
    for (const choice of turnChoices(decision, next, this.cards)) {
      const found = this.#after(path, decision, choice);
      if (found !== null || this.#tried >= MOST_TRIED) return found;
    }
    return null;
  }

  #choices(decision: Decision): readonly Choice[] {
    const [first] = this.segment.decisions;
    if (decision.kind !== 'turn' || first === undefined) {
      const known = knownAnswer(decision, this.segment.decisions, this.cards);
      return known === null ? this.#likely(decision) : [known];
    }
    const choices = turnChoices(decision, first, this.cards);
    if (choices.length === 0)
      this.#refused = [
        `${first.action} ${JSON.stringify(first.args)} is not among the options ${decision.options.map(({ key }) => key).join(', ')}`,
      ];
    return choices;
  }

  /** Returns the choices of a decision within a turn. The choices that the players' requests mention come first. */
  #likely(decision: Decision): readonly Choice[] {
    const likely = this.#hints.likely(decision);
    const own = this.segment.decisions.filter(({ player }) => player === this.players[decision.seat]);
    if (decision.kind === 'may' && own.some(isOfEffect)) return likely.toReversed();
    if (decision.kind !== 'play') return likely;
    const plays = own.filter(({ args }) => args[0] === 'actPlay');
    return [...plays.flatMap((play) => turnChoices(decision, play, this.cards)), ...likely];
  }

  /**
   * Makes a choice with different random outcomes, one after another. Returns the first state that matches the end of
   * the segment. Null if there is no such state.
   */
  #after(path: Path, { seat, kind }: Decision, choice: Choice): State | null {
    let most = 1;
    for (let chance = 0; chance < most && this.#tried < MOST_TRIED; chance++) {
      this.#tried++;
      const state = altered.fold.clone(path.state);
      state.random = randomSource(`chance ${chance}`);
      const decided = altered.play.decide(state, seat, choice);
      if (!decided.ok) return null;
      const { events } = decided.value;
      const actions = events.flatMap((event) => (event.kind === 'StepResolved' ? event.actions : []));
      const shuffles = actions.some((action) => action.kind === 'shuffle');
      if (chance === 0 && decided.value.state.random.drawn > 0) most = shuffles ? SHUFFLES : ROLLS;
      const found = this.#explore({
        state: decided.value.state,
        shuffled: path.shuffled || shuffles,
        begun: path.begun || kind === 'turn',
        turns: path.turns + (kind === 'turn' ? 1 : 0),
        steps: [...path.steps, `${kind}: ${choice.join(', ')}`, ...events.flatMap(stepOf)],
      });
      if (found !== null) return found;
    }
    return null;
  }

  /**
   * If a path leads to the other program's position, returns the path's state, with decks in the other program's order.
   * Otherwise returns null.
   */
  #arrived(path: Path): State | null {
    const { state, shuffled } = path;
    const ours = boardOf(state, this.cards);
    const differences = differencesOf(ours, this.segment.after);
    const same = countOf(differences) === 0;
    const ordered = JSON.stringify(ours.decks) === JSON.stringify(this.segment.after.decks);
    if (same && (ordered || shuffled))
      return ordered ? state : inOrderOf(state, this.segment.after, this.cards);
    const shown = same
      ? {
          ours: ours.decks.map((deck) => deck.join(' ')),
          theirs: this.segment.after.decks.map((deck) => deck.join(' ')),
        }
      : differences;
    // The distance is 0 if only the order of decks differs, so that such a position is closer than any other differing
    // position.
    const distance = same ? 0 : countOf(shown);
    if (this.#closest === null || distance < this.#closest.distance)
      this.#closest = { differences: shown, distance, path };
    return null;
  }
}

/** Describes a step in one line: its verb, and its actions with their items. */
function stepOf(event: GameEvent<Action>): string[] {
  if (event.kind !== 'StepResolved' || event.actions.length === 0) return [];
  const done = event.actions.map((action) =>
    'item' in action ? `${action.kind} ${action.item ?? '?'}` : action.kind,
  );
  return [`  ${event.verb} (${done.join(', ')})`];
}
