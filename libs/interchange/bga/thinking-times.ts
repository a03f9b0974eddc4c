import type { GameEvent, Seat } from '#record';
import type { Move, Notification } from './log.js';

/** The maximum thinking time in seconds. A longer time counts as a pause. */
const LONGEST = 15 * 60;

/** Computes the players' thinking times from the times of moves. */
export class ThinkingTimes {
  readonly #places: ReadonlyMap<number, number>;

  constructor(
    private readonly moves: readonly Move[],
    private readonly seats: ReadonlyMap<string, Seat>,
  ) {
    this.#places = new Map(moves.map(({ id }, place) => [id, place]));
  }

  /**
   * Returns the time from a question to its answer in milliseconds, with a resolution of one second. Null if the time
   * counts as a pause, or if another player acted between the question and the answer.
   */
  between(question: number, answer: number, seat: Seat): number | null {
    const [from, to] = [this.#places.get(question), this.#places.get(answer)];
    if (from === undefined || to === undefined || from >= to) return null;
    const between = this.moves.slice(from + 1, to).flatMap(({ table }) => table);
    if (between.some((notification) => this.#isOfAnother(notification, seat))) return null;
    const seconds = (this.moves[to]?.time ?? NaN) - (this.moves[from]?.time ?? NaN);
    return seconds >= 0 && seconds <= LONGEST ? seconds * 1000 : null;
  }

  #isOfAnother({ type, args }: Notification, seat: Seat): boolean {
    const player = args.text(type === 'gameStateChange' ? 'active_player' : 'player_id') ?? '';
    return (this.seats.get(player) ?? seat) !== seat;
  }
}

/**
 * Returns a key that contains a decision's kind and seat. Decisions in the log are matched with those in the rules by
 * this key.
 */
const keyOf = (request: GameEvent | undefined, seat: Seat): string =>
  `${request?.kind === 'DecisionRequested' ? request.decision.kind : ''} of ${seat}`;

/** Returns the thinking times of the decisions in a list of events, in order, by kind and seat. */
function thoughtIn(events: readonly GameEvent[]): ReadonlyMap<string, readonly (number | undefined)[]> {
  const thought = new Map<string, (number | undefined)[]>();
  for (const [index, event] of events.entries()) {
    if (event.kind !== 'DecisionMade') continue;
    const key = keyOf(events[index - 1], event.seat);
    thought.set(key, [...(thought.get(key) ?? []), event.thinkingTime]);
  }
  return thought;
}

/**
 * Adds the thinking times from the log to the events from the rules. Omits them for a player's decisions of one kind if
 * the log and the rules contain different numbers of such decisions.
 */
export function withThoughtOf<Event extends GameEvent>(
  events: readonly Event[],
  logged: readonly GameEvent[],
): readonly Event[] {
  const thought = thoughtIn(logged);
  const counts = thoughtIn(events);
  const taken = new Map<string, number>();
  return events.map((event, index) => {
    if (event.kind !== 'DecisionMade') return event;
    const key = keyOf(events[index - 1], event.seat);
    const at = taken.get(key) ?? 0;
    taken.set(key, at + 1);
    const times = thought.get(key) ?? [];
    const thinkingTime = times.length === counts.get(key)?.length ? times[at] : undefined;
    return thinkingTime === undefined ? event : { ...event, thinkingTime };
  });
}
