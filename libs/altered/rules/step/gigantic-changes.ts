import { reads } from '#altered/abilities';
import type { Action, Move } from '../state/actions.js';
import { expeditionPlace, placeOf } from '../state/zones.js';
import type { State } from '../state/state.js';
import type { World } from '../world/characteristics.js';

/** Whether reactions of a game can hear that Gigantic comes or goes. */
export const mayHear = ({ started, expedition }: State, { listeners }: World): boolean =>
  expedition.length > 0 && listeners.hearExpeditions && reads(started, 'gigantic-joins');

const noMoves: readonly Move[] = [];

/** An object in an expedition before an event. */
interface Before {
  readonly item: number;
  readonly object: number | null;
  readonly gigantic: boolean;
}

/**
 * What joins or leaves the other expedition of its controller during an event because it gains or loses Gigantic
 * (7.4.3.b, 7.4.3.k, 7.5.4.a, 7.5.5.a): told as moves, which nothing records.
 */
export class GiganticChanges {
  /** Objects in expeditions before the event; whether they were Gigantic. */
  readonly #before: readonly Before[];
  /** Null: nothing joins or leaves. */
  #moves: Map<Action, 'joins' | 'leaves'> | null = null;

  /** To be made before the event is folded. */
  constructor(
    private readonly state: State,
    before: World,
  ) {
    const there: Before[] = [];
    for (const item of state.expedition) {
      const gigantic = before.of(item).keywords.includes('gigantic');
      there.push({ item, object: state.stays[item]?.object ?? null, gigantic });
    }
    this.#before = there;
  }

  /** Call it after the event is folded. */
  moves(after: World): readonly Move[] {
    let found: Move[] | null = null;
    for (const { item, object, gigantic } of this.#before) {
      const stay = this.state.stays[item];
      if (stay?.zone !== 'expedition' || stay.expedition === null || stay.object !== object) continue;
      const is = after.of(item).keywords.includes('gigantic');
      if (is === gigantic) continue;
      const here = placeOf(stay);
      const there = expeditionPlace(stay.seat, stay.expedition === 'hero' ? 'companion' : 'hero');
      const [from, to] = is ? [here, there] : [there, here];
      const move: Move = { kind: 'move', item, from, to, left: object, becomes: object };
      (this.#moves ??= new Map()).set(move, is ? 'joins' : 'leaves');
      (found ??= []).push(move);
    }
    return found ?? noMoves;
  }

  /** Which change a move stands for; undefined: none, it is a move. */
  meant(action: Action): 'joins' | 'leaves' | undefined {
    return this.#moves?.get(action);
  }
}
