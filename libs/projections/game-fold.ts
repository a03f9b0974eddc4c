import { spectator } from '#record';
import type { Fact, GameModule, RecordedEvent, Seat } from '#record';
import { cardEventIn, type CardEventKind } from './card-events.js';
import { PlayFold, type SidePlay } from './side-play.js';
import { SummaryFold, type GameSummary } from './summary.js';

/**
 * The number of times that a kind of event happened, and the day on which it first happened. The day is null if it
 * never happened.
 */
export interface Times {
  readonly firstDay: number | null;
  readonly times: number;
}

/** Counts one kind of event for all of a player's cards with the same name. */
export interface CardCount {
  readonly seat: Seat;
  /** The card's reference, or the name that all printings of the card share. */
  readonly reference: string;
  readonly name: string;
  readonly kind: CardEventKind;
  /** The count that includes hidden cards. */
  readonly known: Times;
  /** The count for spectators, who cannot identify every card. */
  readonly seen: Times;
}

class Counted implements Times {
  firstDay: number | null = null;
  times = 0;

  once(day: number): void {
    this.firstDay ??= day;
    this.times++;
  }
}

export type FoldedModule = Pick<GameModule, 'fold' | 'see' | 'tell'>;

interface Count extends CardCount {
  readonly known: Counted;
  readonly seen: Counted;
}

/**
 * Folds a game into the data that game lists use: its summary, turns and card events. Call `take` for every event in
 * order.
 */
export class GameFold {
  readonly #summary = new SummaryFold();
  #parent: { readonly id: string; readonly revision: number } | null = null;
  #state: { readonly module: FoldedModule; state: unknown } | null = null;
  readonly #counts = new Map<string, Count>();
  #play: PlayFold | null = null;
  #changed = new Set<Count>();

  /** For unknown modules, only the summary is available. */
  constructor(private readonly modules: ReadonlyMap<string, FoldedModule>) {}

  static of(modules: ReadonlyMap<string, FoldedModule>, events: readonly RecordedEvent[]): GameFold {
    const fold = new GameFold(modules);
    for (const event of events) fold.take(event);
    return fold;
  }

  /** Null before the first event. */
  get summary(): GameSummary | null {
    return this.#summary.summary;
  }

  get turns(): number {
    return this.#state === null ? 0 : this.#state.module.see.clock(this.#state.state).turn;
  }

  /** The game and the revision from which this game branches. Null if this game is not a branch. */
  get parent(): { readonly id: string; readonly revision: number } | null {
    return this.#parent;
  }

  /**
   * Statistics about each seat's play in a finished game. Null while the game is in progress, or if its rules are
   * unknown.
   */
  get sides(): readonly SidePlay[] | null {
    return this.summary?.result == null || this.#play === null ? null : this.#play.sides;
  }

  /** Folds one event. Throws the module's error if the event cannot be folded. */
  take(recorded: RecordedEvent): void {
    const { event } = recorded;
    this.#summary.take(recorded);
    if (event.kind === 'GameBranched') this.#parent = { id: event.parent, revision: event.revision };
    if (event.kind === 'GameStarted') {
      const module = this.modules.get(event.module);
      this.#state = module === undefined ? null : { module, state: module.fold.initial() };
      this.#play = module === undefined ? null : new PlayFold(module, event);
    }
    if (this.#state === null) return;
    const { module, state } = this.#state;
    const facts = module.tell.facts(event, state);
    const isOfCards = facts.some((fact) => cardEventIn(fact) !== null);
    const { habits } = module.see;
    const showsHabit = habits !== undefined && habits.of(event, state).length > 0;
    // Facts and acts are derived from the masked event, so they reveal nothing hidden.
    const masked = isOfCards || showsHabit ? module.see.mask(event, state, spectator) : null;
    const seen = isOfCards && masked !== null ? module.tell.facts(masked, state) : none;
    const acts = showsHabit && masked !== null ? habits.of(masked, state) : [];
    this.#play?.meet(event, state);
    this.#state.state = module.fold.evolve(state, event);
    this.#play?.take(facts, acts, this.#state.state);
    if (!isOfCards) return;
    const { day } = module.see.clock(this.#state.state);
    for (const fact of facts) this.#countOf(fact)?.known.once(day);
    for (const fact of seen) this.#countOf(fact)?.seen.once(day);
  }

  /** Returns the count to which a fact must be added. Null if the fact is not about an identified card. */
  #countOf(fact: Fact): Count | null {
    const found = cardEventIn(fact);
    if (found === null) return null;
    const { kind, seat, card } = found;
    const { name } = card;
    if (card.reference === null || name === null) return null;
    const reference = this.#state?.module.see.printed?.(card.reference) ?? card.reference;
    const key = `${seat}/${kind}/${reference}/${name}`;
    let count = this.#counts.get(key);
    if (count === undefined) {
      count = { seat, reference, name, kind, known: new Counted(), seen: new Counted() };
      this.#counts.set(key, count);
    }
    this.#changed.add(count);
    return count;
  }

  /** Returns the counts that have changed since the last call. */
  takeChanged(): readonly CardCount[] {
    const changed = [...this.#changed];
    this.#changed = new Set();
    return changed;
  }
}

const none: readonly Fact[] = [];
