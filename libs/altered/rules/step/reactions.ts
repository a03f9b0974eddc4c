import { reads, same, type Trigger } from '#altered/abilities';
import type { Seat } from '#record';
import type { Action, Move } from '../state/actions.js';
import type { Listener, World } from '../world/characteristics.js';
import { editionIn, storesLaterFacts } from '../state/edition.js';
import { reactionKey } from '../state/today.js';
import { boundTo, nothingBound, type Context } from '../world/context.js';
import { holds } from '../world/matching.js';
import { isAboutPlayed } from '../world/played-cards.js';
import type { Bound, Reference } from '../state/objects.js';
import type { Proposal } from '../state/proposal.js';
import type { State } from '../state/state.js';
import { concerns, isSelfMove, looksBack, partAbout, symbolsOf } from './triggers.js';
import { naturalAbilities } from '../world/active-abilities.js';
import { initiativeOrder } from '../state/zones.js';
import { ACTIVATIONS_A_DAY, isUsedUp, preventedBy } from './activation-limits.js';
import { GiganticChanges, mayHear } from './gigantic-changes.js';
import { isAboutExpeditions, soundOf } from '../world/listeners-by-action.js';
import { MovedObjects } from './moved-objects.js';
import { doerOf, mentionsDoer } from './doers.js';
import { miss, TriggerMatching, type Matched, type Miss } from './trigger-matching.js';

/** A reaction that an event activates. */
export interface Activation {
  readonly listener: Listener;
  readonly bound: Bound;
  /** The action that activated the reaction. Null if the event as a whole did. */
  readonly action: Action | null;
}

/**
 * A reaction whose activation is decided after the event. `matched` is present if its trigger was already matched
 * before the event.
 */
interface ListenedTo {
  readonly listener: Listener;
  readonly action: Action;
  readonly matched?: Matched;
}

/** Called for every reaction that an event did not activate although it could have. */
export type Watcher = (listener: Listener, missed: Miss, context: Context) => void;

/**
 * Whether an event could activate a reaction. This quick check can return true although the event activates no
 * reaction.
 */
export function mayActivate(
  state: State,
  world: World,
  proposal: Proposal,
  actions: readonly Action[],
): boolean {
  const { listeners } = world;
  world.budget.spend(listeners.all.length * actions.length);
  if (proposal.after !== undefined)
    for (const { ability } of listeners.all)
      if (ability.trigger.kind === 'after-daily-effect' && ability.trigger.effect === proposal.after)
        return true;
  if (listeners.waitForTruth) return true;
  const { all } = listeners;
  for (const action of actions) {
    const { kind } = action;
    const sound = soundOf(kind);
    if (listeners.hear(sound))
      for (let index = 0; index < all.length; index++)
        if (listeners.hearsAt(index, sound) && concerns((all[index] as Listener).ability.trigger, action))
          return true;
    const brings = (kind === 'move' || kind === 'token') && bringsObject(action);
    if (brings && (world.grantsAbilities || greets(state, action))) return true;
  }
  return mayHear(state, world, actions);
}

/** Whether a printed ability of the action's object reacts to the object's own arrival. */
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

/** Matches reactions against an event, both before and after it is applied (6.3.b–f). */
export class Reactions {
  readonly #activations: Activation[] = [];
  /** The values of `once` with which each reaction has already been activated. Null if there are none. */
  #once: Map<string, readonly Seat[]> | null = null;
  readonly #testedAfter: ListenedTo[] = [];
  /** The reactions to conditions that were false before the event. */
  readonly #untrue: Listener[] = [];
  /** The passive abilities before the event. Stored because the derived facts change together with the state. */
  readonly #passives: World['passives'];
  readonly #listeners: World['listeners'];
  /** Detects the objects that gain or lose Gigantic. Null if no reaction can match such a change. */
  readonly #gigantic: GiganticChanges | null;
  readonly #moved: MovedObjects;
  readonly #triggers: TriggerMatching;

  constructor(
    private readonly state: State,
    private readonly before: World,
    private readonly proposal: Proposal,
    private readonly actions: readonly Action[],
    private readonly watcher: Watcher | null = null,
  ) {
    this.#passives = before.passives;
    this.#moved = new MovedObjects(state, before, actions);
    this.#gigantic = mayHear(state, before, actions) ? new GiganticChanges(state, before) : null;
    this.#listeners = before.listeners;
    this.#triggers = new TriggerMatching(state, actions, this.#moved, this.#gigantic, proposal);
    this.#listenBefore();
  }

  /**
   * Tests reactions against the state before the event. Must be called before the event is applied. Reactions that
   * depend on the state after the event are tested later.
   */
  #listenBefore(): void {
    const { actions } = this;
    const listeners = this.#listeners;
    for (let index = 0; index < listeners.all.length; index++) {
      const listener = listeners.all[index] as Listener;
      const { trigger } = listener.ability;
      if (trigger.kind === 'after-daily-effect') {
        if (this.proposal.after === trigger.effect) this.#test(listener, null, this.before, 'before');
        continue;
      }
      if (trigger.kind === 'becomes-true') {
        if (!holds(this.#contextOf(listener, this.before), trigger.condition)) this.#untrue.push(listener);
        continue;
      }
      for (const action of actions) {
        if (!listeners.hearsAt(index, soundOf(action.kind))) continue;
        if (!concerns(trigger, action) || this.#ignoresOwnMove(listener, action)) continue;
        if (this.#whenTested(listener, action) === 'before')
          this.#test(listener, action, this.before, 'before');
        else this.#testLater(listener, action);
      }
    }
  }

  /**
   * 6.3.f: matches changes to counters and statuses in the state before the event. Conditions are checked after the
   * event (6.3.l).
   */
  #testLater(listener: Listener, action: Action): void {
    const isChanged = action.kind === 'counters' || action.kind === 'status';
    if (!isChanged || !reads(this.state.started, 'described-before'))
      return void this.#testedAfter.push({ listener, action });
    const matched = this.#matchTrigger(listener, action, this.before);
    if ('miss' in matched) this.watcher?.(listener, matched.miss, this.#contextOf(listener, this.before));
    else this.#testedAfter.push({ listener, action, matched });
  }

  /**
   * 6.3.e of edition 4.0: whether to ignore an object's reaction to its own move here. Such a reaction must exist on
   * the new object after the event.
   */
  #ignoresOwnMove({ ability, source }: Listener, action: Action): boolean {
    if (editionIn(this.state).reactions === 'in-the-event' || action.kind !== 'move') return false;
    const moved = action.item === source.item && action.left === source.object;
    const came = action.becomes !== null && action.becomes !== action.left;
    return moved && came && isSelfMove(partAbout(ability.trigger, action));
  }

  #whenTested({ ability }: Listener, action: Action): 'before' | 'after' {
    const trigger = partAbout(ability.trigger, action);
    // A card that leaves Limbo before it has resolved is matched as it was in Limbo.
    if (trigger.kind === 'played' && action.kind === 'move' && action.as !== 'play') return 'before';
    // A new token did not exist before the event, so it is matched as it is after the event.
    const isBack = looksBack(trigger) && action.kind !== 'token';
    return ability.when ?? (isBack || trigger.kind === 'phase' ? 'before' : 'after');
  }

  /**
   * Returns the activations in the initiative order of their controllers. Must be called after the event is applied.
   */
  activated(after: World): Activation[] {
    for (const { listener, action, matched } of this.#testedAfter)
      this.#test(listener, action, after, 'after', matched);
    for (const listener of this.#untrue) {
      const { trigger } = listener.ability;
      if (trigger.kind === 'becomes-true' && holds(this.#contextOf(listener, after), trigger.condition))
        this.#test(listener, null, after, 'after');
    }
    for (const action of this.actions) {
      if (!bringsObject(action)) continue;
      for (const listener of newcomer(this.state, after, action))
        this.#test(listener, action, after, 'after');
    }
    if (this.#gigantic !== null)
      for (const move of this.#gigantic.moves(after))
        for (const listener of this.#listeners.all)
          if (isAboutExpeditions(listener.ability.trigger) && concerns(listener.ability.trigger, move))
            this.#test(listener, move, after, 'after');
    return this.#activations.length < 2
      ? this.#activations
      : inInitiativeOrder(this.state, this.#activations);
  }

  #test(
    listener: Listener,
    action: Action | null,
    world: World,
    when: 'before' | 'after',
    described?: Matched,
  ): void {
    const matched = this.match(listener, action, world, when, described);
    if ('miss' in matched) return this.watcher?.(listener, matched.miss, this.#contextOf(listener, world));
    if (this.#isReactionAlready(listener)) return;
    if (this.#isDuplicate(listener, matched.it)) return;
    const { once } = matched;
    if (once !== undefined) {
      const key = reactionKey(listener.source);
      this.#once ??= new Map();
      const already = this.#once.get(key) ?? [];
      if (already.includes(once)) return;
      this.#once.set(key, [...already, once]);
    }
    this.#activations.push({
      listener,
      action,
      bound: this.#boundByEmblem(listener, matched.it) ?? this.#boundBy(listener, action, matched),
    });
  }

  /** Returns a reaction's bindings, given the action that activated it. */
  #boundBy(listener: Listener, action: Action | null, matched: Extract<Matched, { it: unknown }>): Bound {
    const { me, it } = this.#bind(listener, action, matched.it);
    const bound = boundTo(me, it);
    const { gift, expedition, failed, rolled } = matched;
    const besides = gift ?? expedition ?? failed ?? rolled;
    if (besides === undefined && !mentionsDoer(listener.ability)) return bound;
    return {
      ...bound,
      ...this.#remembered(matched),
      ...this.#whoDid(listener, action),
      ...(rolled !== undefined && { rolled }),
    };
  }

  /** Whether an emblem has already become a reaction in this event. This can happen only once. */
  #isReactionAlready({ emblem }: Listener): boolean {
    return (
      emblem !== undefined && this.#activations.some(({ listener }) => listener.emblem?.item === emblem.item)
    );
  }

  /**
   * Whether a reaction with the same text already applies to a card. If two abilities say "The next Character you play
   * activates its {R} abilities", only one of them applies.
   */
  #isDuplicate({ says }: Listener, it: readonly Reference[]): boolean {
    const then = says?.passive.then;
    const isActivating =
      then?.kind === 'step' && (then.step.kind === 'activate' || then.step.kind === 'activate-own');
    if (!isActivating || !storesLaterFacts(this.state)) return false;
    return this.#activations.some(
      (activation) => same(activation.listener.says?.passive.then, then) && same(activation.bound.it, it),
    );
  }

  /**
   * Returns an emblem's bindings. "It" is bound to the object for which the emblem waited. Null if there is no emblem.
   */
  #boundByEmblem({ emblem }: Listener, it: readonly Reference[]): Bound | null {
    if (emblem === undefined) return null;
    return it.length === 0 ? emblem.bound : { ...emblem.bound, it };
  }

  /**
   * Returns the facts about the trigger, other than objects, that a reaction stores. Early games of edition 1.0 store
   * only some of these facts.
   */
  #remembered({ gift, expedition, failed }: Extract<Matched, { it: unknown }>): Partial<Bound> {
    const storesExpedition = expedition !== undefined && storesLaterFacts(this.state);
    return {
      ...(gift && { gift }),
      ...(storesExpedition && { expeditions: [expedition] }),
      ...(storesExpedition && failed !== undefined && { failed }),
    };
  }

  /** Returns the player that "they" refers to: the player who performed the action. */
  #whoDid({ ability }: Listener, action: Action | null): Pick<Bound, 'player'> {
    if (action === null || !mentionsDoer(ability)) return {};
    const player = doerOf(action, this.proposal.by, this.state.started);
    return player === null ? {} : { player };
  }

  /**
   * Binds "me" and "it". If the trigger is the object's own move, "me" follows the object (2.1.f of edition 4.0). If
   * the object moved for another reason, it no longer exists, and "me" describes it as it was before (2.1.d, 6.3.k).
   */
  #bind(
    { source, ability }: Listener,
    action: Action | null,
    it: readonly Reference[],
  ): Pick<Bound, 'me' | 'it'> {
    const meant = { item: source.item, object: source.object };
    const moved = this.actions.find(
      (action): action is Move =>
        action.kind === 'move' && action.item === source.item && action.left === source.object,
    );
    if (moved === undefined) return { me: meant, it };
    const followed = this.#moved.followed(moved, source.item);
    const isFound =
      (action === moved && isAboutMe(partAbout(ability.trigger, moved))) || moved.becomes === moved.left;
    return {
      me: isFound || !reads(this.state.started, 'own-object-gone') ? followed : { ...followed, ...meant },
      it,
    };
  }

  #matchTrigger(listener: Listener, action: Action, world: World): Matched {
    const { ability, source } = listener;
    return this.#triggers.match(this.#contextOf(listener, world), ability.trigger, action, source.object);
  }

  /**
   * Returns the matched values if an action activates a reaction. Otherwise, returns the reason why it does not.
   * `action` is null for the event as a whole.
   */
  match(
    listener: Listener,
    action: Action | null,
    world: World,
    when: 'before' | 'after',
    described?: Matched,
  ): Matched {
    const { ability } = listener;
    const context = this.#contextOf(listener, world);
    const matched: Matched =
      described ?? (action === null ? { it: [] } : this.#matchTrigger(listener, action, world));
    if ('miss' in matched) return matched;
    if (ability.condition !== undefined) {
      const bound = {
        ...context.bound,
        ...(when === 'after' ? this.#bind(listener, action, matched.it) : { it: matched.it }),
      };
      if (!holds({ ...context, bound }, ability.condition)) return miss({ why: 'condition' });
    }
    const { says } = listener;
    if (says !== undefined && !this.#says(context, says, action)) return miss({ why: 'condition' });
    const forbidding = this.#forbidding(listener, world);
    if (forbidding !== null) return miss({ why: 'forbidden', by: forbidding });
    return this.#isUsedUp(listener) ? miss({ why: 'limit' }) : matched;
  }

  /** Whether a reaction has reached its limit. Activations by this event count too (6.3.f). */
  #isUsedUp({ source, ability: { limit } }: Listener): boolean {
    const nameOf = (): string => reactionKey(source);
    return isUsedUp(this.state, nameOf, limit, ACTIVATIONS_A_DAY, this.#activations);
  }

  /**
   * Whether a passive ability about played cards applies to an action. Never true for spells, which the ability already
   * affected in Limbo.
   */
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

  /** 7.3.1.e: returns the item whose ability prevents a reaction from activating. Null if there is none. */
  #forbidding({ ability, source }: Listener, world: World): number | null {
    for (const symbol of symbolsOf(ability.trigger)) {
      const by = preventedBy(this.state, world, this.#passives, source.item, symbol);
      if (by !== null) return by;
    }
    return null;
  }
}

const isAboutMe = (trigger: Trigger): boolean => 'what' in trigger && trigger.what === 'me';

/** Sorts activations in place by the initiative order of their controllers. */
function inInitiativeOrder(state: State, activations: Activation[]): Activation[] {
  const order = initiativeOrder(state);
  return activations.sort(
    (a, b) => order.indexOf(a.listener.controller) - order.indexOf(b.listener.controller),
  );
}

/** Whether an action creates an object that could react to its own arrival. */
function bringsObject(action: Action): boolean {
  if (action.kind !== 'move') return action.kind === 'token';
  if (action.becomes === null) return false;
  const { zone } = action.to;
  return zone !== 'mana' && zone !== 'limbo';
}

const noNewcomers: readonly Listener[] = [];

/** Returns a new object's reactions to its own arrival (6.3.d). */
function newcomer(state: State, after: World, action: Action): readonly Listener[] {
  const item = action.kind === 'move' || action.kind === 'token' ? action.item : null;
  if (item === null) return noNewcomers;
  const object = action.kind === 'move' ? action.becomes : action.kind === 'token' ? action.object : null;
  const same = action.kind === 'move' && action.left === action.becomes;
  const stay = state.stays[item];
  if (same || stay?.object !== object || stay.faceDown) return noNewcomers;
  const { abilities } = after.of(item);
  let found: Listener[] | null = null;
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index];
    if (ability?.kind === 'reaction' && isSelfMove(ability.trigger))
      (found ??= []).push({ source: { item, object, ability: index }, controller: stay.seat, ability });
  }
  return found ?? noNewcomers;
}
