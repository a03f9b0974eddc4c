import type { Clock, FactSubject, Position, ReactionActivated, ReactionOver, Seat } from '#record';
import type { SeenEvent } from './sight.js';

/** `game-ended`: it still waited, or was being played, when the game ended. */
export type ReactionEnd = ReactionOver['how'] | 'game-ended';

/** A reaction: its cause, when it was played, and its results. */
export interface ReactionTrigger {
  /** The item that represents it while it waits. */
  readonly standIn: number;
  readonly seat: Seat;
  /** The object with the ability. */
  readonly source: FactSubject;
  readonly ability: number;
  /**
   * The line of the card with the ability: an index into its text, then its support text. Null if neither has
   * it.
   */
  readonly line: number | null;
  /** The printed text of that line. */
  readonly says: string | null;
  /** The atomic action that activated it, or the event as a whole. */
  readonly activated: Position;
  readonly rule: string | null;
  /** When it is after the event that activated it. */
  readonly clock: Clock;
  /** The ordinal of this activation of the object's ability that day, from 1. */
  readonly ordinal: number;
  /** How often the object's ability was activated that day, as far as recorded. */
  readonly thatDay: number;
  /** The choice to play it before others, otherwise the first event it caused, otherwise its end. */
  readonly played: number | null;
  readonly over: number | null;
  readonly how: ReactionEnd | null;
  /** The events it caused. */
  readonly caused: readonly number[];
  /** The reaction that caused the event that activated it. */
  readonly parent: number | null;
  /** 1 for a reaction without a parent, otherwise the parent's depth plus 1. */
  readonly depth: number;
}

interface Known {
  readonly fact: ReactionActivated;
  readonly ability: string;
  readonly activated: Position;
  readonly rule: string | null;
  readonly clock: Clock;
  readonly ordinal: number;
  chosen: number | null;
  over: number | null;
  how: ReactionEnd | null;
}

interface Source {
  readonly item: number | null;
  readonly object: number | null;
  readonly ability: number;
}
const keyOf = ({ item, object, ability }: Source): string => `${item ?? ''}:${object ?? ''}:${ability}`;

/** The cause of a reaction: an action of an event, or the whole event. */
interface Because {
  readonly revision: number;
  readonly action: number | null;
  readonly rule: string;
}

/** Folds reactions from activation to end, with the events they caused. */
export class ReactionFold {
  readonly #known: Known[] = [];
  readonly #byStandIn = new Map<number, Known>();
  /** Events by the ability that caused them, for which it is not yet clear which of its reactions it was. */
  readonly #unclear = new Map<string, number[]>();
  /** By event, the reaction that caused it. */
  readonly #causes = new Map<number, number>();
  readonly #today = new Map<string, number>();
  /** The activating event of each stand-in that a later event created. */
  readonly #announced = new Map<number, Because>();

  take(seen: SeenEvent): void {
    const { event, facts, revision } = seen;
    for (const { standIn, action, rule } of seen.activated)
      this.#announced.set(standIn, { revision, action, rule });
    if (event.kind === 'StepResolved' && event.cause.kind === 'reaction') {
      const key = keyOf(event.cause);
      this.#unclear.set(key, [...(this.#unclear.get(key) ?? []), revision]);
    }
    for (const fact of facts) {
      if (fact.kind === 'reaction-activated') this.#activated(fact, seen);
      else if (fact.kind === 'reaction-played') {
        const known = this.#byStandIn.get(fact.standIn);
        if (known !== undefined) known.chosen = revision;
      } else if (fact.kind === 'reaction-over') this.#over(fact, revision);
    }
    if (event.kind === 'GameEnded') this.#gameEnded(revision);
  }

  #activated(fact: ReactionActivated, { revision: made, clock }: SeenEvent): void {
    const because = this.#announced.get(fact.standIn);
    this.#announced.delete(fact.standIn);
    // Reactions activated by an effect are activated by the action that makes their stand-in.
    const action = because === undefined ? fact.action : because.action;
    const revision = because?.revision ?? made;
    const ability = keyOf({ ...fact.source, ability: fact.ability });
    const day = `${clock.day}/${ability}`;
    const ordinal = (this.#today.get(day) ?? 0) + 1;
    this.#today.set(day, ordinal);
    const known: Known = {
      fact,
      ability,
      activated: action === null ? { revision } : { revision, action: action + 1 },
      rule: because?.rule ?? null,
      clock,
      ordinal,
      chosen: null,
      over: null,
      how: null,
    };
    this.#known.push(known);
    this.#byStandIn.set(fact.standIn, known);
  }

  /** Ends a reaction. Reactions are played one at a time, so recent effects belong to the one that ends. */
  #over({ standIn, how }: ReactionOver, revision: number): void {
    const known = this.#byStandIn.get(standIn);
    if (known === undefined) return;
    known.over = revision;
    known.how = how;
    for (const caused of this.#unclear.get(known.ability) ?? []) this.#causes.set(caused, standIn);
    this.#unclear.delete(known.ability);
  }

  /** Ends reactions at the end of the game. */
  #gameEnded(revision: number): void {
    for (const [caused, standIn] of this.#stillUnclear()) this.#causes.set(caused, standIn);
    this.#unclear.clear();
    for (const known of this.#known)
      if (known.over === null) {
        known.over = revision;
        known.how = 'game-ended';
      }
  }

  /** Active reactions when the next is played: the chosen one, otherwise the oldest. */
  *#stillUnclear(): Generator<readonly [number, number]> {
    for (const [ability, revisions] of this.#unclear) {
      const open = this.#known.filter((known) => known.ability === ability && known.over === null);
      const played = open.find(({ chosen }) => chosen !== null) ?? open[0];
      if (played !== undefined) for (const revision of revisions) yield [revision, played.fact.standIn];
    }
  }

  /** The reactions in order of activation. */
  reactions(): readonly ReactionTrigger[] {
    const causes = new Map([...this.#causes, ...this.#stillUnclear()]);
    const caused = new Map<number, number[]>();
    for (const [revision, standIn] of causes) caused.set(standIn, [...(caused.get(standIn) ?? []), revision]);
    const depths = new Map<number, number>();
    return this.#known.map((known): ReactionTrigger => {
      const { fact, activated, rule, clock, ordinal, chosen, over, how } = known;
      const parent = causes.get(activated.revision) ?? null;
      const depth = 1 + (parent === null ? 0 : (depths.get(parent) ?? 0));
      depths.set(fact.standIn, depth);
      const events = (caused.get(fact.standIn) ?? []).sort((a, b) => a - b);
      return {
        standIn: fact.standIn,
        seat: fact.seat,
        source: fact.source,
        ability: fact.ability,
        line: fact.line,
        says: fact.says,
        activated,
        rule,
        clock,
        ordinal,
        thatDay: this.#today.get(`${clock.day}/${known.ability}`) ?? ordinal,
        played: chosen ?? events[0] ?? (how === 'game-ended' ? null : over),
        over,
        how,
        caused: events,
        parent,
        depth,
      };
    });
  }
}

/** Selects reactions that match all given fields. */
export interface ReactionQuery {
  /** Name or reference. */
  readonly card?: string;
  readonly item?: number;
  readonly object?: number;
  readonly seat?: Seat;
  readonly day?: number;
  /** The event that activated them, or did not. */
  readonly by?: number;
}

/** The reactions of a whole record that a query means. */
export function reactionsIn(
  seen: Iterable<SeenEvent>,
  query: ReactionQuery = {},
): readonly ReactionTrigger[] {
  const fold = new ReactionFold();
  for (const event of seen) fold.take(event);
  return fold.reactions().filter((reaction) => isMeant(reaction, reaction.activated.revision, query));
}

/** Whether a query means a reaction to an event. */
export const isMeant = (
  { source, seat, clock }: Pick<ReactionTrigger, 'source' | 'seat' | 'clock'>,
  revision: number,
  query: ReactionQuery,
): boolean =>
  (query.card === undefined || source.name === query.card || source.reference === query.card) &&
  (query.item === undefined || source.item === query.item) &&
  (query.object === undefined || source.object === query.object) &&
  (query.seat === undefined || seat === query.seat) &&
  (query.day === undefined || clock.day === query.day) &&
  (query.by === undefined || revision === query.by);
