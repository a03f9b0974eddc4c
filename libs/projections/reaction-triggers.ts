import type { Clock, FactSubject, Position, ReactionActivated, ReactionOver, Seat } from '#record';
import type { SeenEvent } from './sight.js';

/** `game-ended`: it still waited, or was being played, when the game ended. */
export type ReactionEnd = ReactionOver['how'] | 'game-ended';

/** A reaction: what activated it, when it was played, and its results. */
export interface ReactionTrigger {
  /** The item that represents it while it waits. */
  readonly standIn: number;
  readonly seat: Seat;
  /** Whose ability it is. */
  readonly source: FactSubject;
  readonly ability: number;
  /** The line of the card with the ability: an index into its text, then its support text. Null if none of its own has it. */
  readonly line: number | null;
  /** That line, as it is printed. */
  readonly says: string | null;
  /** The atomic action that activated it; without an action: the event as a whole. */
  readonly activated: Position;
  readonly rule: string | null;
  /** When it is after the event that activated it. */
  readonly clock: Clock;
  /** How many-th activation of this ability of this object it is that day, from 1. */
  readonly ordinal: number;
  /** How often this ability of this object was activated that day, as far as is recorded. */
  readonly thatDay: number;
  /** The choice to play it before others; else the first event it caused; else its end. */
  readonly played: number | null;
  readonly over: number | null;
  readonly how: ReactionEnd | null;
  /** The events it caused. */
  readonly caused: readonly number[];
  /** The reaction that caused the event that activated it. */
  readonly parent: number | null;
  /** 1 where no reaction is its parent, else one more than the parent's. */
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

/** Folds reactions: from their activation to their end, with what they caused. */
export class ReactionFold {
  readonly #known: Known[] = [];
  readonly #byStandIn = new Map<number, Known>();
  /** Events by the ability that caused them, for which it is not yet clear which of its reactions it was. */
  readonly #unclear = new Map<string, number[]>();
  /** By event, the reaction that caused it. */
  readonly #causes = new Map<number, number>();
  readonly #today = new Map<string, number>();
  /** By stand-in, the event that activated it, where the stand-in is made by an event after that one. */
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

  /** Reactions are played one after the other: what an ability caused since is of the one that ends first. */
  #over({ standIn, how }: ReactionOver, revision: number): void {
    const known = this.#byStandIn.get(standIn);
    if (known === undefined) return;
    known.over = revision;
    known.how = how;
    for (const caused of this.#unclear.get(known.ability) ?? []) this.#causes.set(caused, standIn);
    this.#unclear.delete(known.ability);
  }

  /** Nothing is played any more. */
  #gameEnded(revision: number): void {
    for (const [caused, standIn] of this.#stillUnclear()) this.#causes.set(caused, standIn);
    this.#unclear.clear();
    for (const known of this.#known)
      if (known.over === null) {
        known.over = revision;
        known.how = 'game-ended';
      }
  }

  /** Reactions that are not over are played now: the chosen one, else the oldest. */
  *#stillUnclear(): Generator<readonly [number, number]> {
    for (const [ability, revisions] of this.#unclear) {
      const open = this.#known.filter((known) => known.ability === ability && known.over === null);
      const played = open.find(({ chosen }) => chosen !== null) ?? open[0];
      if (played !== undefined) for (const revision of revisions) yield [revision, played.fact.standIn];
    }
  }

  /** The reactions in the order in which they were activated. */
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

/** Which reactions are meant: all that is given must hold. */
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
