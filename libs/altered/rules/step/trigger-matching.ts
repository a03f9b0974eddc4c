import {
  eachOf,
  nodeNow,
  reads,
  type DescribedExpedition,
  type Expeditions,
  type Players,
  type Selector,
  type Trigger,
} from '#altered/abilities';
import type { Seat } from '#record';
import type { Action } from '../state/actions.js';
import { expeditionsOf, seatsOf, type Context, type OneExpedition, neverExecuted } from '../world/context.js';
import { staysInZone, seatOf, seatsFrom } from '../state/zones.js';
import { expeditionsMeant } from '../world/described-expeditions.js';
import { isNthDrawn, isNthGift } from '../world/happenings.js';
import { isNthPlayed, wasLast } from '../world/played-cards.js';
import { playedCostOf, compare } from '../world/numbers.js';
import { activatedThisTurn, hasSymbol } from '../world/kinds.js';
import { isInZones } from '../world/described-zones.js';
import { fits, valueOf } from '../world/matching.js';
import { editionIn, storesLaterFacts } from '../state/edition.js';
import { expeditionNames, type Gift, type Reference } from '../state/objects.js';
import type { Proposal } from '../state/proposal.js';
import { tokenLasts } from '../world/token-definition.js';
import type { State } from '../state/state.js';
import { allMove } from './moving-expeditions.js';
import { concerns, giftOf } from './triggers.js';
import { failedExpeditions } from './failed-expeditions.js';
import type { GiganticChanges } from './gigantic-changes.js';
import type { MovedObjects } from './moved-objects.js';
import { isFromOwn, isInDescribedZone } from './described-zone.js';

/** The reason why an event did not activate a reaction although it could have. */
export type Miss =
  /** The event is of the trigger's kind, but differs in the given part. */
  | {
      readonly why: 'trigger';
      readonly part:
        'kind' | 'player' | 'expedition' | 'from' | 'direction' | 'statistic' | 'object' | 'moved';
    }
  | { readonly why: 'subject'; readonly item: number }
  | { readonly why: 'condition' }
  | { readonly why: 'forbidden'; readonly by: number }
  | { readonly why: 'limit' };

/**
 * The result of matching an action: the values that it provides, such as the objects to which "it" refers, or the
 * reason why it does not match.
 */
export type Matched =
  /** An event activates the reaction at most once for the player in `once`. */
  | {
      readonly it: readonly Reference[];
      readonly once?: Seat;
      readonly gift?: Gift;
      readonly expedition?: OneExpedition;
      readonly rolled?: number;
      readonly failed?: number;
    }
  | { readonly miss: Miss };

export const miss = (why: Miss): { miss: Miss } => ({ miss: why });
const unlike = (part: Extract<Miss, { why: 'trigger' }>['part']): { miss: Miss } =>
  miss({ why: 'trigger', part });

/** Matches the actions of an event against the triggers of reactions. */
export class TriggerMatching {
  constructor(
    private readonly state: State,
    private readonly actions: readonly Action[],
    private readonly moved: MovedObjects,
    /** Identifies the moves that represent a gain or loss of Gigantic (7.4.3.k). */
    private readonly gigantic: GiganticChanges | null,
    private readonly proposal: Pick<Proposal, 'by' | 'cause' | 'doers' | 'how' | 'rolled' | 'verb'>,
  ) {}

  /** The player who performs the step. Null if there is none. */
  private get by(): Seat | null {
    return this.proposal.by;
  }

  /** Matches an action against a trigger. `own` is the object that has the trigger. */
  match(context: Context, node: Trigger, action: Action, own: number | null): Matched {
    const trigger = nodeNow(node);
    if (!concerns(trigger, action)) return unlike('kind');
    if (!('atOnce' in trigger)) return this.#matchOne(context, trigger, action, own);
    // 6.3.f: a trigger that requires several simultaneous actions matches at most once per event.
    const { atOnce, ...each } = trigger;
    const found = this.#matchOne(context, each, action, own);
    if ('miss' in found) return found;
    const all = this.actions.filter((other) => !('miss' in this.match(context, each, other, own)));
    return all.length < atOnce ? unlike('kind') : { it: [], once: context.controller };
  }

  #matchOne(context: Context, trigger: Trigger, action: Action, own: number | null): Matched {
    const players = (who: Parameters<typeof seatsOf>[1], seat: Seat): Matched =>
      seatsOf(context, who).includes(seat) ? { it: [] } : unlike('player');
    switch (trigger.kind) {
      case 'join':
        return this.#joins(context, trigger, action, own);
      case 'played': {
        if (action.kind !== 'move' || action.item === null) return unlike('kind');
        // A card also counts as played if it leaves Limbo before its resolution ends.
        if (action.as !== 'play' && !reads(this.state.started, 'played-on-leaving')) return unlike('kind');
        const from = this.moved.stayOf(action.item)?.from ?? null;
        if (trigger.from !== undefined && from !== trigger.from) return unlike('from');
        if (trigger.by !== undefined && !seatsOf(context, trigger.by).includes(action.to.seat))
          return unlike('player');
        if (trigger.last === true && !wasLast(this.state, action.item)) return unlike('from');
        if (trigger.how !== undefined && this.proposal.how?.includes(trigger.how) !== true)
          return unlike('kind');
        if (trigger.nth !== undefined && trigger.what !== 'me') {
          const counted = { nth: trigger.nth, cards: trigger.what };
          if (!isNthPlayed(context, counted, action.to.seat, action.item)) return unlike('kind');
        }
        if (trigger.what === 'me' || trigger.what.baseCost === undefined)
          return this.#subject(context, trigger.what, action, own);
        // 2.2.9.b of edition 4.0: compares the cost for which the card was played. The cost in the card's current zone
        // can be different.
        const { baseCost, ...what } = trigger.what;
        if (!compare(playedCostOf(context, action.item), baseCost.is, valueOf(context, baseCost.than)))
          return miss({ why: 'subject', item: action.item });
        return this.#subject(context, what, action, own);
      }
      case 'phase':
      case 'after-daily-effect':
        return { it: [] };
      case 'leave':
        if (action.kind === 'move' && !this.#isOf(context, trigger.whose, action.from.seat))
          return unlike('player');
        return trigger.expedition === undefined
          ? this.#subject(context, trigger.what, action, own)
          : this.#leaves(context, trigger, trigger.expedition, action, own);
      case 'go':
      case 'discarded':
        if (this.#neverArrives(action)) return unlike('moved');
        if (action.kind === 'token' && !reads(this.state.started, 'tokens-join-landmarks'))
          return unlike('kind');
        if (trigger.kind === 'go' && (action.kind === 'move' || action.kind === 'token'))
          if (!this.#isOf(context, trigger.whose, action.to.seat)) return unlike('player');
        if (trigger.by !== undefined && !this.#isDoer(context, trigger.by, action)) return unlike('player');
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
        for (const part of trigger.of) {
          if (!concerns(part, action)) continue;
          nearest = this.match(context, part, action, own);
          if (!('miss' in nearest)) return nearest;
        }
        return nearest;
      }
      case 'gift':
        return this.#gift(context, trigger, action);
      case 'goes-from':
        if (this.#neverArrives(action)) return unlike('moved');
        if (!isFromOwn(context, trigger.what, action)) return unlike('player');
        return this.#subject(context, trigger.what, action, own);
      case 'exhausts': {
        if (action.kind !== 'status' || action.item === null) return unlike('kind');
        const stay = this.state.stays[action.item] ?? null;
        const by = this.by ?? stay?.seat;
        if (by === undefined || !seatsOf(context, trigger.who).includes(by)) return unlike('player');
        return trigger.what === 'me' || isInZones(context, stay, trigger.what)
          ? this.#subject(context, trigger.what, action, own)
          : miss({ why: 'subject', item: action.item });
      }
      case 'puts': {
        if (action.kind !== 'move' || action.item === null) return unlike('kind');
        const who = seatsOf(context, trigger.who);
        if (!who.includes(action.from.seat) || this.by === null || !who.includes(this.by))
          return unlike('player');
        return { it: [this.moved.followed(action, action.item)] };
      }
      case 'discards': {
        if (action.kind !== 'move' || action.item === null) return unlike('kind');
        const who = seatsOf(context, trigger.who);
        // In "your hand or your Reserve", "your" is the discarding player.
        if (!who.includes(action.from.seat) || !who.includes(action.by ?? action.from.seat))
          return unlike('player');
        return { it: [this.moved.followed(action, action.item)] };
      }
      case 'sacrificed':
        if (
          action.kind !== 'move' ||
          (trigger.by !== undefined && !seatsOf(context, trigger.by).includes(action.from.seat))
        )
          return unlike('kind');
        return this.#subject(context, trigger.what, action, own);
      case 'abilities-activated': {
        if (action.kind !== 'quick-action') return unlike('kind');
        if (trigger.who !== undefined) {
          // 5.3.c: the player who plays a quick action is the one who activates it.
          const by = this.by ?? this.state.stays[action.item]?.seat;
          if (by === undefined || !seatsOf(context, trigger.who).includes(by)) return unlike('player');
          return this.#isActivation(context, trigger, action) ? { it: [] } : unlike('kind');
        }
        if (this.state.turnSeat !== context.controller) return unlike('player');
        return activatedThisTurn(context, trigger.symbol) === trigger.times &&
          this.#isActivation(context, trigger, action)
          ? { it: [] }
          : unlike('kind');
      }
      case 'nth-counter':
        return this.#subject(context, trigger.what, action, own);
      case 'counters':
      case 'status':
        if (!isInDescribedZone(this.state, trigger.what, action)) return unlike('kind');
        return this.#subject(context, trigger.what, action, own);
      case 'draw':
      case 'resupply': {
        if (action.kind !== 'move' || action.item === null) return unlike('kind');
        if (!seatsOf(context, trigger.who).includes(action.to.seat)) return unlike('player');
        if (
          trigger.kind === 'draw' &&
          trigger.nth &&
          !isNthDrawn(this.state, trigger.nth, action.to.seat, action.item)
        )
          return unlike('kind');
        if (trigger.kind === 'resupply' && trigger.what && !fits(context, action.item, trigger.what))
          return miss({ why: 'subject', item: action.item });
        return {
          it: [{ item: action.item, object: action.becomes }],
          ...(trigger.oneOrMore === true && { once: action.to.seat }),
        };
      }
      case 'expedition':
        return this.#expedition(context, trigger, action);
      case 'pass':
        return action.kind === 'pass' ? players(trigger.who, action.seat) : unlike('kind');
      case 'passes-first':
      case 'passes-last': {
        if (action.kind !== 'pass') return unlike('kind');
        // 4.2.3.d–e: whether all other players have already passed (last) or none of them has (first).
        const others = seatsFrom(this.state, action.seat)
          .filter((seat) => seat !== action.seat)
          .map((seat) => seatOf(this.state, seat));
        const last = trigger.kind === 'passes-last';
        return others.every(({ passed }) => passed === last)
          ? players(trigger.who, action.seat)
          : unlike('kind');
      }
      case 'forward': {
        if (action.kind !== 'expedition' || action.from === null) return unlike('kind');
        const { seat, expedition, from, to } = action;
        if (to > from !== (expedition === 'hero')) return unlike('direction');
        // The trigger matches only once if several expeditions of a player move in one event.
        return this.#isMeant(context, trigger.which, { seat, expedition })
          ? { it: [], once: seat, expedition: { seat, expedition } }
          : unlike('expedition');
      }
      case 'leaves-expedition': {
        if (action.kind !== 'move' || action.from.expedition === undefined) return unlike('kind');
        const { seat, expedition } = action.from;
        const isAlike = action.to.expedition === expedition;
        if (isAlike && !reads(this.state.started, 'left-for-another-player')) return unlike('moved');
        if (!this.#isMeant(context, trigger.expedition, { seat, expedition })) return unlike('expedition');
        const left = this.#subject(context, trigger.what, action, own);
        return 'miss' in left ? left : { ...left, expedition: { seat, expedition } };
      }
      case 'rolls-number': {
        if (action.kind !== 'roll') return unlike('kind');
        const { from, to = Infinity } = trigger;
        return action.dice.some((die) => from <= die && die <= to)
          ? players(trigger.who, action.seat)
          : unlike('kind');
      }
      case 'roll': {
        if (action.kind !== 'roll') return unlike('kind');
        const matched = players(trigger.who, action.seat);
        const rolled = action.dice[0];
        if ('miss' in matched || rolled === undefined || !storesLaterFacts(this.state)) return matched;
        return { ...matched, rolled };
      }
      case 'forward-by-ascension': {
        if (action.kind !== 'expedition') return unlike('kind');
        const { seat, expedition } = action;
        const meant = expeditionsOf(context, trigger.which).some(
          (place) => place.seat === seat && place.expedition === expedition,
        );
        if (!meant) return unlike('expedition');
        // 4.2.4.k of edition 4.0: an Ascended expedition can also move because of a tied statistic.
        const isTied = (name: OneExpedition['expedition']): boolean =>
          this.actions.some(
            (other) =>
              other.kind === 'compare' &&
              other.seat === seat &&
              other.expedition === name &&
              other.wins.some((terrain) => other.own[terrain] === other.facing[terrain]),
          );
        if (trigger.both === true)
          return expeditionNames.every(isTied) ? { it: [], once: seat } : unlike('kind');
        return isTied(expedition) ? { it: [], expedition: { seat, expedition } } : unlike('kind');
      }
      case 'reveals': {
        if (action.kind !== 'reveal' || action.items === null) return unlike('kind');
        const { cause, rolled } = this.proposal;
        // "This way" means by an ability of the same object.
        const isThisWay = cause.kind === 'ability' && cause.item === context.bound.me.item;
        if (!isThisWay || (cause.object ?? null) !== own) return unlike('object');
        if (this.by === null || !seatsOf(context, trigger.who).includes(this.by)) return unlike('player');
        const it = action.items.map((item) => ({ item, object: this.state.stays[item]?.object ?? null }));
        return { it, ...(rolled !== undefined && { rolled }) };
      }
      default:
        return neverExecuted(trigger);
    }
  }

  #isMeant(context: Context, which: DescribedExpedition, place: OneExpedition): boolean {
    return expeditionsMeant(context, which).some(
      ({ seat, expedition }) => seat === place.seat && expedition === place.expedition,
    );
  }

  /** Whether the player of a zone is among the players that a trigger names. Always true if it names none. */
  #isOf(context: Context, whose: Parameters<typeof seatsOf>[1] | undefined, seat: Seat): boolean {
    return whose === undefined || seatsOf(context, whose).includes(seat);
  }

  /**
   * Whether one of the players performs an action. If several players perform a step, each acts only on their own
   * objects.
   */
  #isDoer(context: Context, who: Players, action: Action): boolean {
    if (action.kind !== 'move') return false;
    const { doers = this.by === null ? [] : [this.by] } = this.proposal;
    const { seat, zone } = action.from;
    const isPrivate = action.as === 'discard' && (zone === 'hand' || zone === 'reserve');
    const by = isPrivate ? (action.by ?? seat) : doers.includes(seat) ? seat : doers[0];
    return by !== undefined && seatsOf(context, who).includes(by);
  }

  /** 2.1.e of edition 4.0: a token that leaves its zone ceases to exist without arriving in another zone. */
  #neverArrives(action: Action): boolean {
    return (
      action.kind === 'move' &&
      action.item !== null &&
      this.state.items[action.item]?.kind === 'token' &&
      !tokenLasts(action.from.zone, action.to.zone) &&
      !editionIn(this.state).tokensArrive
    );
  }

  #isActivation(
    { world }: Context,
    { symbol }: Extract<Trigger, { kind: 'abilities-activated' }>,
    { item, ability }: Extract<Action, { kind: 'quick-action' }>,
  ): boolean {
    const found = world.of(item).abilities[ability];
    return found !== undefined && hasSymbol(found, symbol);
  }

  /** Matches a Gift that another player receives from the player whose turn it is. */
  #gift(context: Context, trigger: Extract<Trigger, { kind: 'gift' }>, action: Action): Matched {
    const { who, gives, times } = trigger;
    const giver = this.state.turnSeat;
    const gift = giftOf(action);
    if (gift === null || (action.kind !== 'token' && action.kind !== 'move')) return unlike('kind');
    const receiver = action.to.seat;
    if (giver === null || giver === receiver) return unlike('player');
    if (times !== undefined && !isNthGift(this.state, times, action.item)) return unlike('kind');
    return seatsOf(context, who).includes(gives ? giver : receiver) ? { it: [], gift } : unlike('player');
  }

  /** 7.5.4: matches an object that is now in the trigger's zone or expedition and was not there before. */
  #joins(
    context: Context,
    trigger: Extract<Trigger, { kind: 'join' }>,
    action: Action,
    own: number | null,
  ): Matched {
    if (action.kind !== 'move' && action.kind !== 'token') return unlike('kind');
    const switching = action.kind === 'move' && staysInZone(action);
    if (trigger.expedition === undefined)
      return switching ? unlike('kind') : this.#subject(context, trigger.what, action, own);
    if (action.to.zone !== 'expedition' || action.item === null) return unlike('kind');
    const change = this.gigantic?.meant(action);
    if (change === 'leaves') return unlike('kind');
    const gigantic = change === undefined && context.world.of(action.item).keywords.includes('gigantic');
    // 7.4.3.j: a Gigantic character is already in both expeditions, so it joins neither.
    if (switching && gigantic) return unlike('kind');
    const { seat, expedition } = action.to;
    const meant = expeditionsOf(context, trigger.expedition);
    const there = meant.some((place) => place.seat === seat && (gigantic || place.expedition === expedition));
    // For "your Expeditions", an object that switches between them does not join, because it was already in one of
    // them. For "each", it joins the other expedition.
    const before =
      action.kind === 'move' &&
      switching &&
      trigger.expedition !== 'each' &&
      meant.some((place) => place.seat === action.from.seat && place.expedition === action.from.expedition);
    if (before) return unlike('moved');
    return there ? this.#subject(context, trigger.what, action, own) : unlike('expedition');
  }

  /** 7.5.5: matches an object that was in the trigger's expedition before and is now elsewhere. */
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
    // 7.4.3.j: a Gigantic Character that switches expeditions remains in both, so it leaves neither.
    if (switching && gigantic) return unlike('moved');
    const meant = expeditionsOf(context, word);
    const was = meant.some(
      (place) => place.seat === from.seat && (gigantic || place.expedition === from.expedition),
    );
    const stays =
      switching &&
      word !== 'each' &&
      meant.some((place) => place.seat === to.seat && place.expedition === to.expedition);
    if (!was) return unlike('expedition');
    return stays ? unlike('moved') : this.#subject(context, trigger.what, action, own);
  }

  #expedition(context: Context, trigger: Extract<Trigger, { kind: 'expedition' }>, action: Action): Matched {
    if (action.kind !== 'expedition' && action.kind !== 'compare') return unlike('kind');
    const { seat, expedition } = action;
    if (expedition === null) return unlike('kind');
    const meant = expeditionsOf(context, trigger.which).some(
      (place) => place.seat === seat && place.expedition === expedition,
    );
    if (!meant) return unlike('expedition');
    if (action.kind === 'compare') {
      const moved = this.actions.some(
        (other) => other.kind === 'expedition' && other.seat === seat && other.expedition === expedition,
      );
      if (moved) return unlike('moved');
      if (trigger.oneOrMore === true) return { it: [], once: context.controller };
      const failed = failedExpeditions(this.actions, seat);
      if (trigger.both === true) return failed > 1 ? { it: [], once: seat } : unlike('expedition');
      return { it: [], expedition: { seat, expedition }, failed };
    }
    const forward = expedition === 'hero' ? action.to > (action.from ?? 0) : action.to < (action.from ?? 0);
    if (forward !== (trigger.does === 'forward')) return unlike('direction');
    if (trigger.both === true)
      return allMove(context, this.actions, trigger) ? { it: [], once: seat } : unlike('expedition');
    if (trigger.due !== undefined && !eachOf(trigger.due).some((due) => action.due?.includes(due)))
      return unlike('kind');
    return {
      it: [],
      ...(trigger.oneOrMore === true ? { once: context.controller } : { expedition: { seat, expedition } }),
    };
  }

  /** Matches an action's object against the trigger's description. */
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
