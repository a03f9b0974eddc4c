import { nodeNow, type Expeditions, type Selector, type Trigger } from '#altered/abilities';
import type { Seat } from '#record';
import type { Action } from '../state/actions.js';
import { expeditionsOf, seatsOf, type Context } from '../world/context.js';
import { fits } from '../world/matching.js';
import type { Gift, Reference } from '../state/objects.js';
import { neverExecuted } from '../world/never-executed.js';
import type { State } from '../state/state.js';
import { concerns, giftOf } from './triggers.js';
import type { MovedObjects } from './moved-objects.js';

/** What kept a reaction that listens to an event from being activated by it. */
export type Miss =
  /** The event is of the kind the trigger is about, but not in this respect. */
  | {
      readonly why: 'trigger';
      readonly part:
        'kind' | 'player' | 'expedition' | 'from' | 'direction' | 'statistic' | 'object' | 'moved';
    }
  | { readonly why: 'subject'; readonly item: number }
  | { readonly why: 'condition' }
  | { readonly why: 'forbidden'; readonly by: number }
  | { readonly why: 'limit' };

/** What a trigger speaks of as "it", or what kept an action from activating it. */
export type Matched =
  /** `once`: one event activates it no more than once for each. */
  { readonly it: readonly Reference[]; readonly once?: Seat; readonly gift?: Gift } | { readonly miss: Miss };

export const miss = (why: Miss): { miss: Miss } => ({ miss: why });
const unlike = (part: Extract<Miss, { why: 'trigger' }>['part']): { miss: Miss } =>
  miss({ why: 'trigger', part });

/** The triggers of reactions, held against the actions of one event. */
export class TriggerMatching {
  constructor(
    private readonly state: State,
    private readonly actions: readonly Action[],
    private readonly moved: MovedObjects,
  ) {}

  /** Whether an action is what a trigger describes. `own` is the object that has the trigger. */
  match(context: Context, said: Trigger, action: Action, own: number | null): Matched {
    const trigger = nodeNow(said);
    if (!concerns(trigger, action)) return unlike('kind');
    const players = (who: Parameters<typeof seatsOf>[1], seat: Seat): Matched =>
      seatsOf(context, who).includes(seat) ? { it: [] } : unlike('player');
    switch (trigger.kind) {
      case 'join':
        return this.#joins(context, trigger, action, own);
      case 'played': {
        if (action.kind !== 'move' || action.item === null) return unlike('kind');
        const from = this.moved.stayOf(action.item)?.from ?? null;
        if (trigger.from !== undefined && from !== trigger.from) return unlike('from');
        if (trigger.by !== undefined && !seatsOf(context, trigger.by).includes(action.to.seat))
          return unlike('player');
        return this.#subject(context, trigger.what, action, own);
      }
      case 'phase':
      case 'after-daily-effect':
        return { it: [] };
      case 'leave':
        return trigger.expedition === undefined
          ? this.#subject(context, trigger.what, action, own)
          : this.#leaves(context, trigger, trigger.expedition, action, own);
      case 'go':
      case 'discarded':
        return this.#subject(context, trigger.what, action, own);
      case 'created': {
        if (action.kind !== 'token') return unlike('kind');
        const by = action.by ?? action.to.seat;
        return seatsOf(context, trigger.by).includes(by)
          ? this.#subject(context, trigger.what, action, own)
          : unlike('player');
      }
      case 'any': {
        let nearest: Matched = unlike('kind');
        for (const one of trigger.of) {
          if (!concerns(one, action)) continue;
          nearest = this.match(context, one, action, own);
          if (!('miss' in nearest)) return nearest;
        }
        return nearest;
      }
      case 'gift':
        return this.#gift(context, trigger, action);
      case 'sacrificed':
        if (
          action.kind !== 'move' ||
          (trigger.by !== undefined && !seatsOf(context, trigger.by).includes(action.from.seat))
        )
          return unlike('kind');
        return this.#subject(context, trigger.what, action, own);
      case 'counters':
      case 'status':
        return this.#subject(context, trigger.what, action, own);
      case 'draw':
      case 'resupply': {
        if (action.kind !== 'move' || action.item === null) return unlike('kind');
        if (!seatsOf(context, trigger.who).includes(action.to.seat)) return unlike('player');
        return {
          it: [{ item: action.item, object: action.becomes }],
          ...(trigger.oneOrMore === true && { once: action.to.seat }),
        };
      }
      case 'expedition':
        return this.#expedition(context, trigger, action);
      case 'pass':
        return action.kind === 'pass' ? players(trigger.who, action.seat) : unlike('kind');
      case 'roll':
        return action.kind === 'roll' ? players(trigger.who, action.seat) : unlike('kind');
      default:
        return neverExecuted(trigger);
    }
  }

  /** A Gift is made by the player whose turn it is, and received by another one. */
  #gift(context: Context, { who, gives }: Extract<Trigger, { kind: 'gift' }>, action: Action): Matched {
    const giver = this.state.turnSeat;
    const gift = giftOf(action);
    if (gift === null || (action.kind !== 'token' && action.kind !== 'move')) return unlike('kind');
    const receiver = action.to.seat;
    if (giver === null || giver === receiver) return unlike('player');
    return seatsOf(context, who).includes(gives ? giver : receiver) ? { it: [], gift } : unlike('player');
  }

  /** 7.5.4: it was not in that zone or expedition before, and is there now. */
  #joins(
    context: Context,
    trigger: Extract<Trigger, { kind: 'join' }>,
    action: Action,
    own: number | null,
  ): Matched {
    if (action.kind !== 'move' && action.kind !== 'token') return unlike('kind');
    const switching = action.kind === 'move' && action.from.zone === action.to.zone;
    if (trigger.expedition === undefined)
      return switching ? unlike('kind') : this.#subject(context, trigger.what, action, own);
    if (action.to.zone !== 'expedition' || action.item === null) return unlike('kind');
    const gigantic = context.world.of(action.item).keywords.includes('gigantic');
    // 7.4.3.j: a Gigantic character is in both expeditions already.
    if (switching && gigantic) return unlike('kind');
    const { seat, expedition } = action.to;
    const meant = expeditionsOf(context, trigger.expedition);
    const there = meant.some((one) => one.seat === seat && (gigantic || one.expedition === expedition));
    // Switching within "your Expeditions" is not joining them: it was in them before. "Each" is any one of them.
    const before =
      action.kind === 'move' &&
      switching &&
      trigger.expedition !== 'each' &&
      meant.some((one) => one.seat === seat && one.expedition === action.from.expedition);
    if (before) return unlike('moved');
    return there ? this.#subject(context, trigger.what, action, own) : unlike('expedition');
  }

  /** 7.5.5: it was in that expedition before, and is elsewhere now. */
  #leaves(
    context: Context,
    trigger: Extract<Trigger, { kind: 'leave' }>,
    word: Expeditions,
    action: Action,
    own: number | null,
  ): Matched {
    if (action.kind !== 'move' || action.item === null) return unlike('kind');
    const { from, to, item } = action;
    const switching = to.zone === 'expedition';
    const gigantic = context.world.of(item).keywords.includes('gigantic');
    // 7.4.3.j: a Gigantic character that switches stays in both.
    if (switching && gigantic) return unlike('moved');
    const meant = expeditionsOf(context, word);
    const was = meant.some(
      (one) => one.seat === from.seat && (gigantic || one.expedition === from.expedition),
    );
    const stays =
      switching &&
      word !== 'each' &&
      meant.some((one) => one.seat === to.seat && one.expedition === to.expedition);
    if (!was) return unlike('expedition');
    return stays ? unlike('moved') : this.#subject(context, trigger.what, action, own);
  }

  #expedition(context: Context, trigger: Extract<Trigger, { kind: 'expedition' }>, action: Action): Matched {
    if (action.kind !== 'expedition' && action.kind !== 'compare') return unlike('kind');
    const { seat, expedition } = action;
    if (expedition === null) return unlike('kind');
    const meant = expeditionsOf(context, trigger.which).some(
      (one) => one.seat === seat && one.expedition === expedition,
    );
    if (!meant) return unlike('expedition');
    if (action.kind === 'compare') {
      const moved = this.actions.some(
        (other) => other.kind === 'expedition' && other.seat === seat && other.expedition === expedition,
      );
      return moved ? unlike('moved') : { it: [] };
    }
    const forward = expedition === 'hero' ? action.to > (action.from ?? 0) : action.to < (action.from ?? 0);
    if (forward !== (trigger.does === 'forward')) return unlike('direction');
    return trigger.due === undefined || action.due?.includes(trigger.due) === true
      ? { it: [] }
      : unlike('kind');
  }

  /** The object an action is about, as the trigger describes it. */
  #subject(context: Context, what: 'me' | Selector, action: Action, own: number | null): Matched {
    if (!('item' in action) || action.item === null) return unlike('kind');
    const item = action.item;
    const object =
      action.kind === 'move' ? (action.becomes ?? action.left) : 'object' in action ? action.object : null;
    const left = action.kind === 'move' ? action.left : object;
    if (what === 'me') {
      if (item !== context.bound.me.item || (own !== left && own !== object)) return unlike('object');
    } else if (!fits(context, item, what)) return miss({ why: 'subject', item });
    return { it: [action.kind === 'move' ? this.moved.followed(action, item) : { item, object }] };
  }
}
