import { castFirst, reads } from '#altered/abilities';
import { byRule, fewItems, GameRun, itemOption, numberIn, recording, type Budget, type Sink } from '#kernel';
import {
  invariant,
  type ActivatedReaction,
  type AppliedModifier,
  type Cause,
  type Choice,
  type Decision,
  type Seat,
} from '#record';
import type { Action } from '../state/actions.js';
import { canonical } from '../state/canonical.js';
import { cited, citedAll, editionIn, type Edition } from '../state/edition.js';
import type { World } from '../world/characteristics.js';
import { apply } from '../state/evolve.js';
import { insteadOf, type Instead } from './instead.js';
import { leavingActions, stillWaiting, type LeaveReason } from './leaving.js';
import { nothingBound } from '../world/context.js';
import { mayActivate, Reactions, type Activation } from './reactions.js';
import type { Proposal } from '../state/proposal.js';
import { MovedObjects } from './moved-objects.js';
import { asReactions, recordedStep } from './recorded-step.js';
import { refersToPast, continued } from './resolution.js';
import type { State } from '../state/state.js';
import type { Happening } from './settle.js';
import {
  happening,
  noAnswers,
  noPicks,
  type Answers,
  type Optional,
  type ToBeCast,
} from './apply-modifiers.js';
import type { Undecided } from './modifiers.js';
import type { Unordered } from './timestamps.js';
import type { AlteredTask, Frame, TaskOf } from '../state/tasks.js';
import { worldOf, type DerivedWorld } from '../world/world.js';
import { writeCanonical } from '../state/write-canonical.js';
import { initiativeOrder } from '../state/zones.js';

/** The rule by which emblem-reactions are created. */
const ACTIVATING = '6.3.b';

const DECISIONS_PER_FINGERPRINT = 16;

/** The functions that produce the canonical form for fingerprints. */
const forms = { canonical, words: writeCanonical };

/** A part of a game between two decisions: the state, which changes in place, and the new events. */
export class Run extends GameRun<State, Action, AlteredTask> {
  readonly #world: DerivedWorld;
  readonly edition: Edition;

  constructor(state: State, sink: Sink<Action> = recording()) {
    super(state, forms, sink);
    this.#world = worldOf(state);
    this.edition = editionIn(state);
  }

  /** Stores the derived facts while a player decides. */
  override end(): void {
    super.end();
    this.#world.keep();
  }

  get budget(): Budget {
    return this.#world.budget;
  }

  /** The facts derived from the current state (2.3.1.k). */
  get world(): World {
    return this.#world;
  }

  /** Requests a decision. Converts its rules to the edition's numbers. */
  override ask(decision: Omit<Decision, 'id'>): void {
    super.ask(decision, citedAll(decision.rules, this.edition));
  }

  /**
   * Performs a step: applies modifiers and activates reactions. Records nothing if no atomic action remains. Callers
   * must schedule later tasks first.
   */
  perform(proposal: Proposal, picks = noPicks, answers = noAnswers): void {
    const before = this.#world;
    // Fast path for an empty step that triggers nothing. Most turns end with such a step.
    if (proposal.actions.length === 0 && !mayActivate(this.state, before, proposal, noActions))
      return continued(this, noActions, this.#isPaid(proposal));
    before.budget.propose(proposal.actions.length);
    const remaining = insteadOf(this.state, before, proposal, picks);
    if (remaining?.kind === 'undecided') return this.#order(proposal, picks, answers, remaining);
    const { proposal: proposed, picks: left } = remaining ?? { proposal, picks };
    const result = happening(this.state, before, proposed, left, answers);
    if (result.kind === 'undecided') return this.#order(proposal, picks, answers, result);
    if (result.kind === 'optional') return this.#mayModify(proposal, picks, answers, result);
    if (result.kind === 'to-be-cast') return this.#cast(proposal, picks, answers, result);
    if (result.kind === 'unordered') return this.#orderNew(proposal, picks, answers, result);
    const moved = refersToPast(this.state) ? new MovedObjects(this.state, before, result.actions) : null;
    const activated = this.#happen(before, proposal, result.actions);
    before.budget.propose(activated.length);
    const activations = activated.length === 0 ? noActions : this.#activateAll(activated);
    const instead = together(remaining?.instead, result.instead);
    continued(this, result.actions, instead.length > 0 || this.#isPaid(proposal), moved);
    if (this.keeps) this.#record(proposal, result, activated, activations);
    if (result.otherwise !== undefined) for (const next of result.otherwise) this.#instead(next);
    for (let index = instead.length - 1; index >= 0; index--) this.#instead(instead[index] as Instead);
    this.#leaveArena(result.actions);
  }

  /**
   * Creates the emblems of activated reactions in the given order. Then removes the waiting emblems that have become
   * reactions.
   */
  #activateAll(activated: readonly Activation[]): readonly Action[] {
    const actions: Action[] = [];
    for (const activation of activated) actions.push(this.#activate(activation));
    for (const { listener } of activated) for (const action of this.#over(listener)) actions.push(action);
    return actions;
  }

  /** M2.4: if mana is unlimited, a payment counts as done although it exhausts no orbs. */
  #isPaid({ verb }: Proposal): boolean {
    return verb === 'pay' && this.edition.mana === 'unlimited';
  }

  /**
   * M4.11: removes players from the game and drops their pending tasks. No ability triggers. Records nothing if `seats`
   * is empty.
   */
  leave(
    seats: readonly Seat[],
    reason: LeaveReason,
    { verb, by, cause, rules }: Omit<Proposal, 'actions'>,
  ): void {
    const actions = seats.flatMap((seat) => {
      const own = leavingActions(this.state, seat, reason);
      for (const action of own) this.#apply(action);
      return own;
    });
    if (actions.length === 0) return;
    this.keep(() => ({ kind: 'StepResolved', verb, by, cause, actions, rules }));
    this.state.agenda = stillWaiting(this.state, this.state.agenda);
  }

  /** M6.2: when tiebreakers begin, removes the players who do not take part. */
  #leaveArena(actions: readonly Action[]): void {
    if (this.state.adventure.length > 1) return;
    this.#leaveAs(actions);
  }

  #leaveAs(actions: readonly Action[]): void {
    const arena = actions.find((action) => action.kind === 'arena');
    if (arena?.players === undefined) return;
    const { players } = arena;
    const others = [...this.state.seats.keys()].filter(
      (seat) => !players.includes(seat) && !this.state.left.includes(seat),
    );
    const rule = 'M6.2';
    this.leave(others, 'tiebreaker', {
      verb: 'leave',
      by: null,
      cause: byRule(rule),
      rules: [rule],
    });
  }

  /**
   * Records the step and its activations. Emblems are created in the same event (6.3.b) or in a separate event right
   * after it (6.3.h of edition 4.0). In both cases, the step's event refers to them.
   */
  #record(
    proposal: Proposal,
    { actions: own, modifiers: applied, rules: named }: Happening,
    activated: readonly Activation[],
    activations: readonly Action[],
  ): void {
    const apart = own.length > 0 && this.edition.reactions === 'in-their-own-step';
    const actions = apart || activations.length === 0 ? own : [...own, ...activations].slice();
    if (actions.length === 0) return;
    const { verb, by } = proposal;
    const dawn = verb === 'begin-day';
    const isWhole = !apart || activations.length === 0;
    const cause = this.#cited(proposal.cause);
    const rules = citedAll(activated.length === 0 || apart ? named : [...named, ACTIVATING], this.edition);
    // Fast path for most steps.
    if (activated.length === 0 && applied.length === 0 && !dawn)
      return this.add({ kind: 'StepResolved', verb, by, cause, actions, rules });
    const activating = activated.length === 0 ? '' : (cited(ACTIVATING, this.edition) ?? '');
    this.add(
      recordedStep({
        verb,
        by,
        cause,
        actions,
        modifiers: applied.length === 0 ? applied : this.#applied(applied),
        reactions: activated.length === 0 ? noneActivated : asReactions(activated, activations, activating),
        rules,
        fingerprint: dawn && isWhole ? this.fingerprint() : undefined,
      }),
    );
    if (isWhole) return;
    this.add(
      recordedStep({
        verb: 'activate-reactions',
        by: null,
        cause,
        actions: activations,
        modifiers: noneApplied,
        reactions: noneActivated,
        rules: [activating],
        fingerprint: dawn ? this.fingerprint() : undefined,
      }),
    );
  }

  /** Converts the modifiers' rules to the edition's numbers. */
  #applied(modifiers: Happening['modifiers']): Happening['modifiers'] {
    return modifiers.map((modifier) => {
      const rule = cited(modifier.rule, this.edition) ?? '';
      return rule === modifier.rule ? modifier : { ...modifier, rule };
    });
  }

  #cited(cause: Cause): Cause {
    if (cause.kind !== 'rule') return cause;
    const rule = cited(cause.rule, this.edition) ?? cause.rule;
    return rule === cause.rule ? cause : byRule(rule);
  }

  /** Schedules an effect that replaces or follows a step. */
  #instead({ by, effect, it, expeditions, noted, rolled }: Instead): void {
    const frame = this.#frameOf(by);
    const { bound } = frame;
    const known = {
      ...bound,
      ...(it !== undefined && { it }),
      ...(expeditions !== undefined && { expeditions }),
      ...(rolled !== undefined && { rolled }),
      ...(noted !== undefined && { noted: { ...bound.noted, ...noted } }),
    };
    this.schedule({ task: 'resolve', frame: { ...frame, bound: known }, rest: [effect], awaiting: null });
  }

  #frameOf({ source, controller, me, bound: known }: Instead['by']): Frame {
    const { item, object, ability } = source;
    return {
      controller,
      source,
      cause: { kind: 'ability', item, object, ability },
      bound: known ?? nothingBound(me, object),
      did: false,
      participants: null,
    };
  }

  /**
   * Removes the waiting emblem that has become a reaction, and returns the action that removes it. Empty if there is no
   * such emblem.
   */
  #over({ emblem }: Activation['listener']): readonly Action[] {
    if (emblem === undefined) return noActions;
    const object = this.state.stays[emblem.item]?.object ?? null;
    const action: Action = { kind: 'vanish', item: emblem.item, object };
    this.#apply(action);
    return [action];
  }

  /** Applies the actions, and returns the reactions that they activate. */
  #happen(before: World, proposal: Proposal, actions: readonly Action[]): readonly Activation[] {
    const reactions = mayActivate(this.state, before, proposal, actions)
      ? new Reactions(this.state, before, proposal, actions)
      : null;
    for (const action of actions) this.#apply(action);
    const activated = reactions?.activated(this.world) ?? noActivations;
    return proposal.silent === undefined || proposal.silent.length === 0
      ? activated
      : this.#heard(activated, proposal.silent);
  }

  /** Drops the reactions of silent players' Heroes. */
  #heard(activated: readonly Activation[], silent: readonly Seat[]): readonly Activation[] {
    const isSilent = ({ listener }: Activation): boolean =>
      silent.includes(listener.controller) && this.state.stays[listener.source.item]?.zone === 'hero';
    return activated.filter((activation) => !isSilent(activation));
  }

  #apply(action: Action): void {
    apply(this.state, action);
    this.#world.heed(action);
  }

  /** 6.3.b: creates an emblem-reaction in Limbo. */
  #activate({ listener, bound }: Activation): Extract<Action, { kind: 'emblem' }> {
    const { targets, effect } = listener.ability;
    const action = {
      kind: 'emblem',
      item: fewItems(this.state.items.length),
      object: this.state.timestamp + 1,
      seat: listener.controller,
      emblem: {
        kind: 'reaction',
        source: listener.source,
        instructions: targets === undefined ? { effect } : { targets, effect },
        bound,
      },
    } as const;
    this.#apply(action);
    return action;
  }

  /**
   * 6.2.f: asks a player for the order of modifiers. This is the step's player or, if the step has none, the first
   * player in initiative order. Under earlier versions of the rules interpretation, edition 1.0 asks the modified
   * object's controller.
   */
  #order(proposal: Proposal, picks: readonly string[], answers: Answers, undecided: Undecided): void {
    const { modifiers } = undecided;
    const isOfObject = this.edition.id === '1.0' && !reads(this.state.started, 'ordered-by-initiative');
    const owner = isOfObject ? undecided.seat : undefined;
    const seat = proposal.by ?? owner ?? initiativeOrder(this.state)[0];
    invariant(seat !== undefined, 'a player has initiative');
    this.schedule({ task: 'step', proposal, picks, answers });
    this.ask({
      seat,
      kind: 'modifier-order',
      options: modifiers.map((key) => ({ key })),
      min: 1,
      max: 1,
      rules: ['6.2.f'],
      about: { verb: proposal.verb },
    });
  }

  /** Asks an ability's controller whether the ability modifies a step. */
  #mayModify(
    proposal: Proposal,
    picks: readonly string[],
    answers: Answers,
    { seat, key, item }: Optional,
  ): void {
    this.schedule({ task: 'step', proposal, picks, answers, asking: key });
    this.ask({
      seat,
      kind: 'instead',
      options: [{ key: 'yes' }, { key: 'no' }],
      min: 1,
      max: 1,
      rules: ['6.2.b'],
      about: { item },
    });
  }

  /** 7.3.13.a: rolls a modifier's die in a separate step before the modified step. */
  #cast(proposal: Proposal, picks: readonly string[], answers: Answers, { by, key }: ToBeCast): void {
    const cast = by.passive.kind === 'instead' ? castFirst(by.passive.effect) : null;
    invariant(cast !== null, 'a die decides');
    this.schedule({ task: 'step', proposal, picks, answers, asking: key });
    this.schedule({
      task: 'resolve-steps',
      frame: this.#frameOf(by),
      steps: [cast.roll],
      answers: [],
      rolled: [],
    });
  }

  /** 2.2.14.d: asks a player for the timestamp order of new objects that appear simultaneously. */
  #orderNew(proposal: Proposal, picks: readonly string[], answers: Answers, { seat, keys }: Unordered): void {
    this.schedule({ task: 'step', proposal, picks, answers });
    this.ask({
      seat,
      kind: 'timestamps',
      options: keys.map((key) => (/^\d+$/.test(key) ? itemOption(numberIn(key)) : { key })),
      min: keys.length,
      max: keys.length,
      rules: ['2.2.14.d'],
      about: { verb: proposal.verb },
    });
  }

  protected override marks(decision: number): boolean {
    return decision % DECISIONS_PER_FINGERPRINT === 0;
  }
}

const noActions: readonly Action[] = [];
const noActivations: readonly Activation[] = [];
const noneApplied: readonly AppliedModifier[] = [];
const noneActivated: readonly ActivatedReaction[] = [];

const nothingInstead: readonly Instead[] = [];

const together = (
  first: readonly Instead[] = nothingInstead,
  second: readonly Instead[] = nothingInstead,
): readonly Instead[] => (second.length === 0 ? first : [...first, ...second]);

/** Continues a step. If another effect has replaced the die roll for which a modifier waits, drops the modifier. */
export function runStep(run: Run, { proposal, picks, answers, asking }: TaskOf<'step'>): void {
  run.perform(proposal, picks, asking === undefined ? answers : { ...answers, [asking]: false });
}

/** Continues a step after a player has ordered its modifiers or made a decision about one of them. */
export function answerStep(run: Run, task: TaskOf<'step'>, choice: Choice): void {
  const { proposal, picks, answers, asking } = task;
  if (asking === undefined) return run.perform(proposal, [...picks, ...choice], answers);
  run.perform(proposal, picks, { ...answers, [asking]: choice[0] === 'yes' });
}
