import type { Clock, FactSubject, Position, ReactionActivated, ReactionOver, Seat } from '#record';
import type { SeenEvent } from './viewer-mask.js';

/** How a reaction ended. `game-ended` means that it was still waiting or being played when the game ended. */
export type ReactionEnd = ReactionOver['how'] | 'game-ended';

export interface ReactionTrigger {
  /** The item that represents the reaction until it ends. */
  readonly standIn: number;
  readonly seat: Seat;
  /** The object that has the ability. */
  readonly source: FactSubject;
  readonly ability: number;
  /**
   * The index of the line of card text that contains the ability. The lines of `supportText` follow those of `text`.
   * Null if no line contains the ability.
   */
  readonly line: number | null;
  /** The printed text of the line at index `line`. */
  readonly says: string | null;
  /**
   * The position of the atomic action that activated the reaction. If an event as a whole activated the reaction, this
   * is the position of that event.
   */
  readonly activated: Position;
  readonly rule: string | null;
  /** The clock after the event that activated the reaction. */
  readonly clock: Clock;
  /** The number of this activation among all activations of the object's ability on that day, counting from 1. */
  readonly ordinal: number;
  /** The number of times that this ability of the object was activated on the same day, up to the end of the record. */
  readonly thatDay: number;
  /**
   * The revision at which a player chose to play the reaction. If no player chose the reaction, this is the revision of
   * the first event that the reaction caused. If the reaction caused no event, this is the revision at which it ended.
   */
  readonly played: number | null;
  readonly over: number | null;
  readonly how: ReactionEnd | null;
  /** The revisions of the events that the reaction caused. */
  readonly caused: readonly number[];
  /**
   * The stand-in of the parent, which is the reaction that caused the event that activated this reaction. Null if there
   * is no parent.
   */
  readonly parent: number | null;
  /** 1 for a reaction without a parent. Otherwise, the parent's depth plus 1. */
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

/** The cause of a reaction, which is either an atomic action or a whole event. */
interface Because {
  readonly revision: number;
  readonly action: number | null;
  readonly rule: string;
}

/** Tracks reactions from their activation to their end, together with the events that they cause. */
export class ReactionFold {
  readonly #known: Known[] = [];
  readonly #byStandIn = new Map<number, Known>();
  /** The revisions of events whose causing ability is known but whose causing reaction is not yet known, by ability. */
  readonly #unclear = new Map<string, number[]>();
  /** For each revision, the stand-in of the reaction that caused the event. */
  readonly #causes = new Map<number, number>();
  readonly #today = new Map<string, number>();
  /** For each stand-in that a later event will create, the event that activated the reaction. */
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
    // If an effect activates a reaction, the cause is the action that creates the reaction's stand-in.
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

  /**
   * Ends a reaction. Reactions are played one at a time, so this reaction caused all events in `#unclear` for its
   * ability.
   */
  #over({ standIn, how }: ReactionOver, revision: number): void {
    const known = this.#byStandIn.get(standIn);
    if (known === undefined) return;
    known.over = revision;
    known.how = how;
    for (const caused of this.#unclear.get(known.ability) ?? []) this.#causes.set(caused, standIn);
    this.#unclear.delete(known.ability);
  }

  #gameEnded(revision: number): void {
    for (const [caused, standIn] of this.#stillUnclear()) this.#causes.set(caused, standIn);
    this.#unclear.clear();
    for (const known of this.#known)
      if (known.over === null) {
        known.over = revision;
        known.how = 'game-ended';
      }
  }

  /**
   * Yields each event whose reaction is unknown, together with the stand-in of the most likely reaction. This is the
   * reaction that a player chose to play. If no player chose a reaction, it is the ability's oldest reaction.
   */
  *#stillUnclear(): Generator<readonly [number, number]> {
    for (const [ability, revisions] of this.#unclear) {
      const open = this.#known.filter((known) => known.ability === ability && known.over === null);
      const played = open.find(({ chosen }) => chosen !== null) ?? open[0];
      if (played !== undefined) for (const revision of revisions) yield [revision, played.fact.standIn];
    }
  }

  /** Returns the reactions in the order of their activation. */
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

/** A query for reactions. All given fields must match. */
export interface ReactionQuery {
  /** The card's name or reference. */
  readonly card?: string;
  readonly item?: number;
  readonly object?: number;
  readonly seat?: Seat;
  readonly day?: number;
  /** The revision of the event that activated the reactions or could have activated them. */
  readonly by?: number;
}

export function reactionsIn(
  seen: Iterable<SeenEvent>,
  query: ReactionQuery = {},
): readonly ReactionTrigger[] {
  const fold = new ReactionFold();
  for (const event of seen) fold.take(event);
  return fold.reactions().filter((reaction) => isMeant(reaction, reaction.activated.revision, query));
}

/** Whether a reaction to event `revision` matches a query. */
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
