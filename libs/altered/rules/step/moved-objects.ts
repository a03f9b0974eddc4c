import type { Action, Move } from '../state/actions.js';
import type { World } from '../world/characteristics.js';
import type { LastKnown, Reference, Stay } from '../state/objects.js';
import type { State } from '../state/state.js';
import { nothing } from '../world/totals.js';

/** The objects that an event moves, as they were before it. */
export class MovedObjects {
  /** By item; null where the event moves none. */
  #was: Map<number, Stay> | null = null;
  #characteristics: Map<number, Pick<LastKnown, 'statistics' | 'gigantic'>> | null = null;

  /** To be made before the event is folded. */
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

  /** Where an item was that the event moves. */
  stayOf(item: number): Stay | undefined {
    return this.#was?.get(item);
  }

  /** 2.1.e: what the trigger moved to a visible zone can be found there; what it was is remembered. */
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
