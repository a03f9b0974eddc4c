import type { Action, Move } from '../state/actions.js';
import type { World } from '../world/characteristics.js';
import type { LastKnown, Reference, Stay } from '../state/objects.js';
import type { State } from '../state/state.js';
import { nothing } from '../world/expeditions.js';

/** The state of each moved object immediately before the event that moved it. */
export class MovedObjects {
  /** The previous stays by item. Null if the event moves nothing. */
  #was: Map<number, Stay> | null = null;
  #characteristics: Map<number, Pick<LastKnown, 'statistics' | 'gigantic'>> | null = null;

  /** Must be called before the event is applied. */
  constructor(state: State, before: World, actions: readonly Action[]) {
    for (const action of actions)
      if (action.kind === 'move' && action.item !== null) {
        const stay = state.stays[action.item];
        if (stay === null || stay === undefined) continue;
        (this.#was ??= new Map()).set(action.item, stay);
        if (stay.zone !== 'expedition') continue;
        const is = before.of(action.item);
        (this.#characteristics ??= new Map()).set(action.item, {
          statistics: is.statistics ?? nothing,
          ...(is.keywords.includes('gigantic') && { gigantic: true }),
        });
      }
  }

  /** Returns a moved item's stay before the event. Undefined if the item did not move. */
  stayOf(item: number): Stay | undefined {
    return this.#was?.get(item);
  }

  /**
   * 2.1.e: returns a reference to an object after its move to a visible zone. Includes facts about the object before
   * the move.
   */
  followed(move: Move, item: number): Reference {
    const stay = this.#was?.get(item);
    const was: LastKnown | undefined =
      stay?.object == null
        ? undefined
        : {
            zone: stay.zone,
            seat: stay.seat,
            expedition: stay.expedition,
            statuses: stay.statuses,
            counters: stay.counters,
            ...(this.#characteristics?.get(item) ?? { statistics: nothing }),
          };
    return { item, object: move.becomes ?? move.left, ...(was && { was }) };
  }
}
