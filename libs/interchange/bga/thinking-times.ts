import type { GameEvent, Seat } from '#record';
import type { Move, Notification } from './log.js';

/** Seconds of the longest thought: what takes longer is a pause. */
const LONGEST = 15 * 60;

/** How long players thought, by the times of the moves of a log. */
export class ThinkingTimes {
  readonly #places: ReadonlyMap<number, number>;

  constructor(
    private readonly moves: readonly Move[],
    private readonly seats: ReadonlyMap<string, Seat>,
  ) {
    this.#places = new Map(moves.map(({ id }, place) => [id, place]));
  }

  /** Milliseconds from a question to its answer, whole seconds; null where another player acts between them, and of a pause. */
  between(asked: number, answered: number, seat: Seat): number | null {
    const [from, to] = [this.#places.get(asked), this.#places.get(answered)];
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

/** A decision in a list of events, as far as it is the same in the log and by our rules. */
const keyOf = (asked: GameEvent | undefined, seat: Seat): string =>
  `${asked?.kind === 'DecisionRequested' ? asked.decision.kind : ''} of ${seat}`;

/** The thinking times of the decisions in some events, by their kind and seat, in order. */
function thoughtIn(events: readonly GameEvent[]): ReadonlyMap<string, readonly (number | undefined)[]> {
  const thought = new Map<string, (number | undefined)[]>();
  for (const [index, event] of events.entries()) {
    if (event.kind !== 'DecisionMade') continue;
    const key = keyOf(events[index - 1], event.seat);
    thought.set(key, [...(thought.get(key) ?? []), event.thinkingTime]);
  }
  return thought;
}

/** Events that our rules decided, with the thinking times of what the log has of them; none where it has more or fewer such decisions. */
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
