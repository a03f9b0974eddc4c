import {
  nodeNow,
  type Expeditions,
  type Selector,
  type Trigger,
  type TriggerSymbol,
} from '#altered/abilities';
import type { Seat } from '#record';
import type { Action, Move } from '../state/actions.js';
import type { Listener, World } from '../world/characteristics.js';
import { reactionKey } from '../state/evolve.js';
import { expeditionsOf, nothingBound, seatsOf, type Context } from '../world/context.js';
import { fits, holds } from '../world/matching.js';
import { isAbout, isActive, contextOfPassive } from '../world/passive-context.js';
import { isAboutPlayed } from '../world/played-cards.js';
import type { Bound, Gift, LastKnown, Reference, Stay } from '../state/objects.js';
import type { Proposal } from '../state/proposal.js';
import { neverExecuted } from '../world/never-executed.js';
import type { State } from '../state/state.js';
import { nothing } from '../world/totals.js';
import { concerns, giftOf, isSelfMove, looksBack, partAbout, symbolsOf } from './triggers.js';
import { naturalAbilities } from '../world/active-abilities.js';
import { initiativeOrder } from '../state/zones.js';

/** The limit of 1.4.6.c and 6.3.f. */
export const ACTIVATIONS_A_DAY = 100;

/** A reaction that an event activates: the emblem it makes. */
export interface Activation {
  readonly listener: Listener;
  readonly bound: Bound;
  /** What activated it; null: the event as a whole. */
  readonly action: Action | null;
}

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

/** Is told of every reaction that looked at the event and was not activated by it. */
export type Watcher = (listener: Listener, missed: Miss, context: Context) => void;

type Matched =
  /** `once`: one event activates it no more than once for each. */
  { readonly it: readonly Reference[]; readonly once?: Seat; readonly gift?: Gift } | { readonly miss: Miss };

const miss = (why: Miss): { miss: Miss } => ({ miss: why });
const unlike = (part: Extract<Miss, { why: 'trigger' }>['part']): { miss: Miss } =>
  miss({ why: 'trigger', part });

/** Whether an event can activate anything at all: most cannot, and need not be looked at closely. */
export function mayActivate(
  state: State,
  world: World,
  proposal: Proposal,
  actions: readonly Action[],
): boolean {
  const { listeners } = world;
  world.budget.spend(listeners.length * actions.length);
  if (proposal.after !== undefined)
    for (const { ability } of listeners)
      if (ability.trigger.kind === 'after-daily-effect' && ability.trigger.effect === proposal.after)
        return true;
  for (const action of actions) {
    for (const { ability } of listeners) if (concerns(ability.trigger, action)) return true;
    if (bringsObject(action) && (world.grantsAbilities || greets(state, action))) return true;
  }
  return false;
}

/** Whether what an action brings has, by nature, a reaction to its own coming. */
function greets(state: State, action: Action): boolean {
  const abilities =
    action.kind === 'token'
      ? action.definition.abilities
      : action.kind === 'move' && action.item !== null
        ? naturalAbilities(state, action.item)
        : undefined;
  if (abilities === undefined) return false;
  for (const ability of abilities)
    if (ability.kind === 'reaction' && isSelfMove(ability.trigger)) return true;
  return false;
}

/** One event, seen by what listens to it: before it happens and after (6.3.b–f). */
export class Reactions {
  readonly #activations: Activation[] = [];
  /** Whom each reaction to "one or more" has been activated for. */
  readonly #once = new Map<string, readonly Seat[]>();
  readonly #testedAfter: { readonly listener: Listener; readonly action: Action }[] = [];
  /** What existed before the event: worlds change with their states. */
  readonly #passives: World['passives'];
  readonly #was = new Map<number, Stay>();
  readonly #characteristics = new Map<number, Pick<LastKnown, 'statistics' | 'gigantic'>>();

  constructor(
    private readonly state: State,
    private readonly before: World,
    private readonly proposal: Proposal,
    private readonly actions: readonly Action[],
    private readonly watcher: Watcher | null = null,
  ) {
    this.#passives = before.passives;
    for (const action of actions)
      if (action.kind === 'move' && action.item !== null) {
        const stay = state.stays[action.item];
        if (stay === null || stay === undefined) continue;
        this.#was.set(action.item, stay);
        if (stay.zone !== 'expedition') continue;
        const is = before.of(action.item);
        this.#characteristics.set(action.item, {
          statistics: is.statistics ?? nothing,
          ...(is.keywords.includes('gigantic') && { gigantic: true }),
        });
      }
    this.#listenBefore();
  }

  /** To be asked before the event is folded: what existed before it and looks back. */
  #listenBefore(): void {
    for (const listener of this.before.listeners) {
      const { trigger } = listener.ability;
      if (trigger.kind === 'after-daily-effect') {
        if (this.proposal.after === trigger.effect) this.#test(listener, null, this.before, 'before');
        continue;
      }
      for (const action of this.actions) {
        if (!concerns(trigger, action)) continue;
        if (this.#whenTested(listener, action) === 'before')
          this.#test(listener, action, this.before, 'before');
        else this.#testedAfter.push({ listener, action });
      }
    }
  }

  #whenTested({ ability }: Listener, action: Action): 'before' | 'after' {
    const trigger = partAbout(ability.trigger, action);
    return ability.when ?? (looksBack(trigger) || trigger.kind === 'phase' ? 'before' : 'after');
  }

  /** To be asked after the event is folded: the activations, in initiative order of their controllers. */
  activated(after: World): Activation[] {
    for (const { listener, action } of this.#testedAfter) this.#test(listener, action, after, 'after');
    for (const action of this.actions) {
      if (!bringsObject(action)) continue;
      for (const listener of newcomer(this.state, after, action))
        this.#test(listener, action, after, 'after');
    }
    const order = initiativeOrder(this.state);
    return this.#activations.sort(
      (a, b) => order.indexOf(a.listener.controller) - order.indexOf(b.listener.controller),
    );
  }

  #test(listener: Listener, action: Action | null, world: World, when: 'before' | 'after'): void {
    const matched = this.match(listener, action, world, when);
    if ('miss' in matched) return this.watcher?.(listener, matched.miss, this.#contextOf(listener, world));
    const { once } = matched;
    if (once !== undefined) {
      const key = reactionKey(listener.source);
      const already = this.#once.get(key) ?? [];
      if (already.includes(once)) return;
      this.#once.set(key, [...already, once]);
    }
    this.#activations.push({
      listener,
      action,
      bound: listener.emblem?.bound ?? {
        ...nothingBound(listener.source.item, null),
        ...this.#bind(listener, matched.it),
        ...(matched.gift && { gift: matched.gift }),
      },
    });
  }

  #bind({ source }: Listener, it: readonly Reference[]): Pick<Bound, 'me' | 'it'> {
    const meant = { item: source.item, object: source.object };
    const moved = this.actions.find(
      (action): action is Move =>
        action.kind === 'move' && action.item === source.item && action.left === source.object,
    );
    return { me: moved === undefined ? meant : this.#followed(moved, source.item), it };
  }

  /** 2.1.e: what the trigger moved to a visible zone can be found there; what it was is remembered. */
  #followed(move: Move, item: number): Reference {
    const stay = this.#was.get(item);
    const was: LastKnown | undefined =
      stay === undefined || stay.object === null
        ? undefined
        : {
            zone: stay.zone,
            seat: stay.seat,
            expedition: stay.expedition,
            statuses: stay.statuses,
            counters: stay.counters,
            ...(this.#characteristics.get(item) ?? { statistics: nothing }),
          };
    return { item, object: move.becomes ?? move.left, ...(was && { was }) };
  }

  /** Whether a reaction is activated by an action of the event, or what kept it from being. */
  match(listener: Listener, action: Action | null, world: World, when: 'before' | 'after'): Matched {
    const { ability, source } = listener;
    const context = this.#contextOf(listener, world);
    const matched: Matched =
      action === null ? { it: [] } : this.#matchAction(context, ability.trigger, action, source.object);
    if ('miss' in matched) return matched;
    if (ability.condition !== undefined) {
      const bound = {
        ...context.bound,
        ...(when === 'after' ? this.#bind(listener, matched.it) : { it: matched.it }),
      };
      if (!holds({ ...context, bound }, ability.condition)) return miss({ why: 'condition' });
    }
    const { says } = listener;
    if (says !== undefined && !this.#says(context, says, action)) return miss({ why: 'condition' });
    const forbidding = this.#forbidding(listener, world);
    if (forbidding !== null) return miss({ why: 'forbidden', by: forbidding });
    return this.#activationsToday(source) >= ACTIVATIONS_A_DAY ? miss({ why: 'limit' }) : matched;
  }

  /** How often a reaction was activated today, by this event too (6.3.f). */
  #activationsToday(source: Listener['source']): number {
    const key = reactionKey(source);
    const earlier = this.state.today[key] ?? 0;
    if (earlier + this.#activations.length < ACTIVATIONS_A_DAY) return earlier;
    return earlier + this.#activations.filter(({ listener }) => reactionKey(listener.source) === key).length;
  }

  /** A statement about cards that are played: not about spells, which have it on their way; perhaps about the first only. */
  #says(context: Context, says: NonNullable<Listener['says']>, action: Action | null): boolean {
    if (action?.kind !== 'move' || action.item === null) return false;
    return (
      context.world.of(action.item).type !== 'spell' &&
      isAboutPlayed(context, says, action.item, action.to.seat)
    );
  }

  #contextOf({ controller, source }: Listener, world: World): Context {
    return { state: this.state, world, controller, bound: nothingBound(source.item, source.object) };
  }

  /** 7.3.1.e: abilities by which triggers do not activate. */
  #forbidding({ ability, source }: Listener, world: World): number | null {
    for (const symbol of symbolsOf(ability.trigger)) {
      const by = keptFromActivating(this.state, world, this.#passives, source.item, symbol);
      if (by !== null) return by;
    }
    return null;
  }

  #matchAction(context: Context, said: Trigger, action: Action, own: number | null): Matched {
    const trigger = nodeNow(said);
    if (!concerns(trigger, action)) return unlike('kind');
    const players = (who: Parameters<typeof seatsOf>[1], seat: Seat): Matched =>
      seatsOf(context, who).includes(seat) ? { it: [] } : unlike('player');
    switch (trigger.kind) {
      case 'join':
        return this.#joins(context, trigger, action, own);
      case 'played': {
        if (action.kind !== 'move' || action.item === null) return unlike('kind');
        const from = this.#was.get(action.item)?.from ?? null;
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
          nearest = this.#matchAction(context, one, action, own);
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
    return { it: [action.kind === 'move' ? this.#followed(action, item) : { item, object }] };
  }
}

/** 7.3.1.e: the item whose ability keeps this trigger of an object from activating; null when none does. */
export function keptFromActivating(
  state: State,
  world: World,
  passives: World['passives'],
  item: number,
  symbol: TriggerSymbol,
): number | null {
  for (const active of passives) {
    const { passive } = active;
    if (passive.kind !== 'cannot-activate' || !passive.triggers.includes(symbol)) continue;
    const context = contextOfPassive(state, world, active);
    if (isActive(context, active) && isAbout(context, passive.of, item)) return active.source.item;
  }
  return null;
}

/** An event may bring objects that listen to their own arrival. */
const bringsObject = (action: Action): boolean =>
  action.kind === 'token' ||
  (action.kind === 'move' &&
    action.becomes !== null &&
    action.to.zone !== 'mana' &&
    action.to.zone !== 'limbo');

/** The reactions of an object that has just come, to its coming (6.3.d). */
function newcomer(state: State, after: World, action: Action): Listener[] {
  const item = action.kind === 'move' || action.kind === 'token' ? action.item : null;
  if (item === null) return [];
  const object = action.kind === 'move' ? action.becomes : action.kind === 'token' ? action.object : null;
  const same = action.kind === 'move' && action.left === action.becomes;
  const stay = state.stays[item];
  if (same || stay?.object !== object || stay.faceDown) return [];
  return after
    .of(item)
    .abilities.flatMap((ability, index): Listener[] =>
      ability.kind === 'reaction' && isSelfMove(ability.trigger)
        ? [{ source: { item, object, ability: index }, controller: stay.seat, ability }]
        : [],
    );
}
