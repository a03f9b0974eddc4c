import { altered, elsewhere, type Action, type State } from '#altered/rules';
import { concession, type Decision, type GameEvent, type Choice, type Seat } from '#record';
import { bringing } from '#kernel';
import type { LikelyChoices } from './likely-choices.js';
import { differencesIn, linesOf, type Position } from './positions.js';
import type { Segment } from './segment.js';
import { showing } from './shown.js';

/**
 * The result of a search. It contains the events of the segment or, if the search failed, the differences between the
 * closest position and the log.
 */
export type Found =
  | { readonly kind: 'same'; readonly events: readonly GameEvent<Action>[] }
  | { readonly kind: 'different'; readonly differences: readonly string[] };

/** The goal that the rules must reach at the end of a segment. */
export interface Goal {
  readonly position: Position;
  readonly isOver: boolean;
  /**
   * The seat whose player takes the next turn. Null if there is no next turn, or if the log does not say which player
   * takes it.
   */
  readonly turnOf: Seat | null;
  /** The seat whose player concedes in the segment. Null if there is none. */
  readonly concedes: Seat | null;
  readonly card: (item: number) => string | null;
  readonly isKnown: (card: string) => boolean;
  /** The items that are drawn from each deck after its shuffle, from top to bottom. */
  readonly shuffled: readonly (readonly number[])[];
}

interface Path {
  readonly state: State;
  readonly events: readonly GameEvent<Action>[];
  /** The number of die rolls so far. */
  readonly rolled: number;
  /** The number of shuffles so far. */
  readonly shuffles: number;
  /** Whether the segment's first turn has been taken. */
  readonly begun: boolean;
}

type Shuffle = Extract<Action, { kind: 'shuffle' }>;

const shufflesIn = (events: readonly GameEvent<Action>[]): readonly Shuffle[] =>
  events.flatMap((event) =>
    event.kind === 'StepResolved' ? event.actions.filter((action) => action.kind === 'shuffle') : [],
  );

/**
 * Searches for choices with which the rules reach the position that the log gives for the end of a segment. Tries at
 * most `steps` choices.
 */
export class ReconstructionSearch {
  steps: number;
  #closest: readonly string[] | null = null;
  readonly #wanted: readonly string[];
  /** Whether the log must show every event on a path. */
  #strictly = true;

  constructor(
    private readonly segment: Segment,
    private readonly likely: LikelyChoices,
    private readonly goal: Goal,
    steps: number,
  ) {
    this.steps = steps;
    this.#wanted = linesOf(goal.position, goal.isKnown);
  }

  from(state: State, opening: readonly GameEvent<Action>[]): Found {
    const begun = this.segment.acting === undefined || state.pending?.kind !== 'turn';
    const path: Path = { state, events: opening, rolled: 0, shuffles: 0, begun };
    // First tries only paths whose events are all in the log. Then tries the other paths, because the log omits some
    // events.
    for (const strictly of [true, false]) {
      this.#strictly = strictly;
      const events = this.#explore(path);
      if (events !== null) return { kind: 'same', events };
    }
    return { kind: 'different', differences: this.#closest ?? ['rules: no such choice'] };
  }

  #explore(path: Path): readonly GameEvent<Action>[] | null {
    const decision = altered.play.legal(path.state);
    const conceded = decision !== null && path.begun ? this.#conceded(path) : null;
    if (conceded !== null) return conceded;
    if (decision === null || (decision.kind === 'turn' && path.begun)) return this.#arrived(path);
    for (const choice of this.likely.of(decision, path.state)) {
      if (this.steps <= 0) return null;
      const found = this.#after(path, decision, choice);
      if (found !== null) return found;
    }
    return null;
  }

  #after(path: Path, { seat, kind }: Decision, choice: Choice): readonly GameEvent<Action>[] | null {
    this.steps--;
    const state = altered.fold.clone(path.state);
    // When a decision about dice is pending, the dice have already been rolled, so their results are skipped.
    const left = this.segment.rolls.slice(path.rolled + (kind === 'roll' ? 1 : 0)).flat();
    state.random = bringing(left.map((die) => die - 1));
    let decided = altered.play.decide(state, seat, choice);
    if (!decided.ok) return null;
    const shuffles = shufflesIn(decided.value.events);
    if (shuffles.length > 0) {
      if (path.shuffles + shuffles.length > this.segment.shuffles) return null;
      const ordered = decided.value.events.map((event) => this.#inOrder(event, path.state));
      decided = altered.play.decide(elsewhere.withChance(path.state, ordered), seat, choice);
      if (!decided.ok) return null;
    }
    const { events } = decided.value;
    const rolled = this.#rolledBy(events, path.rolled);
    if (rolled === null || (this.#strictly && !events.every((event) => this.#isShown(event)))) return null;
    return this.#explore({
      state: decided.value.state,
      events: [...path.events, ...events],
      rolled,
      shuffles: path.shuffles + shuffles.length,
      begun: path.begun || kind === 'turn',
    });
  }

  /** Reorders a shuffled deck so that the next cards to be drawn are on top. */
  #inOrder(event: GameEvent<Action>, { stays }: State): GameEvent<Action> {
    if (event.kind !== 'StepResolved') return event;
    const actions = event.actions.map((action) => {
      if (action.kind !== 'shuffle' || action.order === null) return action;
      // When a discard pile is shuffled under a deck, the deck's remaining cards stay on top, so their order must not
      // change.
      const isFixed = (item: number): boolean => action.discard && stays[item]?.zone === 'deck';
      const fixed = action.order.filter(isFixed);
      const others = action.order.filter((item) => !isFixed(item));
      const first = (this.goal.shuffled[action.seat] ?? []).filter((item) => others.includes(item));
      return { ...action, order: [...fixed, ...first, ...others.filter((item) => !first.includes(item))] };
    });
    return { ...event, actions };
  }

  #isShown(event: GameEvent<Action>): boolean {
    const { card, isKnown } = this.goal;
    const known = (item: number): string | null => {
      const id = card(item);
      return id !== null && isKnown(id) ? id : null;
    };
    return (
      event.kind !== 'StepResolved' ||
      event.actions.every((action) => {
        const what = showing(action, known);
        return what === null || this.segment.shown.has(what);
      })
    );
  }

  /**
   * Returns the number of die rolls in the segment up to the end of `events`. `before` is the number of rolls before
   * `events`. Null if a result differs from the log.
   */
  #rolledBy(events: readonly GameEvent<Action>[], before: number): number | null {
    let rolled = before;
    for (const event of events)
      for (const action of event.kind === 'StepResolved' ? event.actions : []) {
        if (action.kind !== 'roll') continue;
        const fell = this.segment.rolls[rolled++];
        if (fell === undefined || !this.#isLike(fell, action.dice)) return null;
      }
    return rolled;
  }

  /**
   * Whether a roll in the log fits the die result that was used. The log shows all dice that were rolled, and mentions
   * additions to the results only in text.
   */
  #isLike(fell: readonly number[], [used = 0]: readonly number[]): boolean {
    if (fell.includes(used)) return true;
    return (
      this.segment.notifications.some(({ type }) => type === 'mediumMessage') && used > Math.min(...fell)
    );
  }

  #arrived(path: Path): readonly GameEvent<Action>[] | null {
    return this.#isReached(path, this.#differences(path.state)) ? path.events : null;
  }

  /**
   * Returns the events of a path that ends with a concession (M4.1). Null if no player concedes, or if the path lacks
   * something that the log shows before the concession.
   */
  #conceded(path: Path): readonly GameEvent<Action>[] | null {
    const { concedes, card, isKnown } = this.goal;
    if (concedes === null) return null;
    const left = differencesIn(linesOf({ state: path.state, card }, isKnown), this.#wanted);
    if (!this.#isReached(path, left)) return null;
    const decided = altered.play.decide(altered.fold.clone(path.state), concedes, concession);
    if (!decided.ok) return null;
    const { events, state } = decided.value;
    return this.#arrived({ ...path, state, events: [...path.events, ...events] });
  }

  #isReached({ rolled, shuffles }: Path, left: readonly string[]): boolean {
    const differences = [
      ...(rolled < this.segment.rolls.length ? ['log: another roll'] : []),
      ...(shuffles < this.segment.shuffles ? ['log: another deck is shuffled'] : []),
      ...left,
    ];
    const isReached = differences.length === 0;
    if (!isReached && (this.#closest === null || differences.length < this.#closest.length))
      this.#closest = differences;
    return isReached;
  }

  #differences(state: State): readonly string[] {
    const { position, isOver, card, isKnown, turnOf } = this.goal;
    const theirs = position.state.result;
    if (!isOver && state.result === null) {
      const turn = altered.play.legal(state)?.seat ?? null;
      return [
        ...(turnOf === null || turn === turnOf ? [] : [`log: seat ${turnOf} is asked for a turn`]),
        ...differencesIn(linesOf({ state, card }, isKnown), this.#wanted),
      ];
    }
    if (state.result === null) return ['log: the game is over'];
    if (!isOver || theirs === null) return ['rules: the game is over'];
    const outcome = ({ winners }: { readonly winners: readonly Seat[] }): string => winners.join(' and ');
    return outcome(state.result) === outcome(theirs)
      ? []
      : [`rules: won by seat ${outcome(state.result)}`, `log: won by seat ${outcome(theirs)}`];
  }
}
