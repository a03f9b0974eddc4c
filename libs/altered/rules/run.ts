import { schedule } from '#kernel';
import { fingerprint, invariant, type Choice, type Decision, type GameEvent, type Json } from '#record';
import type { Action } from './actions.js';
import { canonical } from './canonical.js';
import type { World } from './characteristics.js';
import { apply, evolve, type Resume } from './evolve.js';
import { mayActivate, Reactions, type Activation } from './reactions.js';
import type { Proposal } from './proposal.js';
import { continued } from './resolution.js';
import type { State } from './state.js';
import { happening } from './step.js';
import type { Unordered } from './timestamps.js';
import type { AlteredTask, TaskOf } from './tasks.js';
import { worldOf, type DerivedWorld } from './world.js';
import { initiativeOrder } from './zones.js';

/** How often decisions carry a fingerprint. */
const DECISIONS_PER_FINGERPRINT = 16;

/** The game being played on from one decision to the next: the state, changed in place, and what has happened. */
export class Run {
  readonly events: GameEvent<Action>[] = [];
  readonly #world: DerivedWorld;

  constructor(readonly state: State) {
    this.#world = worldOf(state);
  }

  /** What follows from the state as it is now (2.3.1.k). */
  get world(): World {
    return this.#world;
  }

  /** Puts work on the agenda, to be done in this order, before everything that is there. */
  schedule(...tasks: readonly AlteredTask[]): void {
    schedule(this.state.agenda, ...tasks);
  }

  /**
   * Lets a step happen: its actions with all modifiers, and the reactions it activates. Nothing is recorded when no
   * atomic action is left of it. Whatever comes next has to be on the agenda already.
   */
  perform(proposal: Proposal, picks: readonly string[] = []): void {
    const before = this.world;
    const result = happening(this.state, before, proposal, picks);
    if (result.kind === 'undecided') return this.#order(proposal, picks, result.modifiers);
    if (result.kind === 'unordered') return this.#orderNew(proposal, picks, result);
    const activated = this.#happen(before, proposal, result.actions);
    const emblems = activated.map((activation) => this.#activate(activation));
    const actions = emblems.length === 0 ? result.actions : [...result.actions, ...emblems];
    continued(this, result.actions);
    if (actions.length === 0) return;
    const dawn = proposal.verb === 'begin-day';
    const { verb, by, cause } = proposal;
    if (activated.length === 0 && result.modifiers.length === 0 && !dawn) {
      this.events.push({ kind: 'StepResolved', verb, by, cause, actions, rules: result.rules });
      return this.#end();
    }
    this.events.push({
      kind: 'StepResolved',
      verb,
      by,
      cause,
      actions,
      ...(result.modifiers.length > 0 && { modifiers: result.modifiers }),
      ...(activated.length > 0 && {
        reactions: activated.map(({ listener }, index) => ({
          ...listener.source,
          emblem: emblems[index]?.item ?? 0,
          rule: '6.3.b',
        })),
      }),
      rules: activated.length > 0 ? [...result.rules, '6.3.b'] : result.rules,
      ...(dawn && { fingerprint: fingerprint(canonical(this.state)) }),
    });
    this.#end();
  }

  /** Folds what happens; what listens is asked before and after. */
  #happen(before: World, proposal: Proposal, actions: readonly Action[]): readonly Activation[] {
    const reactions = mayActivate(this.state, before, proposal, actions)
      ? new Reactions(this.state, before, proposal, actions)
      : null;
    for (const action of actions) this.#apply(action);
    return reactions?.activated(this.world) ?? noActivations;
  }

  #apply(action: Action): void {
    apply(this.state, action);
    this.#world.heed(action);
  }

  /** 6.3.b: an emblem-reaction is created in Limbo, as part of the event. */
  #activate({ listener, bound }: Activation): Extract<Action, { kind: 'emblem' }> {
    const { targets, effect } = listener.ability;
    const action = {
      kind: 'emblem',
      item: this.state.items.length,
      object: this.state.timestamp + 1,
      seat: listener.controller,
      emblem: {
        kind: 'reaction',
        source: listener.source,
        instructions: { ...(targets && { targets }), effect },
        bound,
      },
    } as const;
    this.#apply(action);
    return action;
  }

  #end(): void {
    const outcome = this.state.result;
    if (outcome === null) return;
    this.record({
      kind: 'GameEnded',
      winners: outcome.winners,
      reason: outcome.reason,
      rule: outcome.rule,
      fingerprint: fingerprint(canonical(this.state)),
    });
  }

  /** 6.2.f: who controls the step, or else the first player in initiative order, says which modifier comes first. */
  #order(proposal: Proposal, picks: readonly string[], modifiers: readonly string[]): void {
    const seat = proposal.by ?? initiativeOrder(this.state)[0];
    invariant(seat !== undefined, 'somebody has initiative');
    this.schedule({ task: 'step', proposal, picks });
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

  /** 2.2.14.d: whose objects get timestamps at once says which comes first. */
  #orderNew(proposal: Proposal, picks: readonly string[], { seat, keys }: Unordered): void {
    this.schedule({ task: 'step', proposal, picks });
    this.ask({
      seat,
      kind: 'timestamps',
      options: keys.map((key) => (/^\d+$/.test(key) ? { key, about: { item: Number(key) } } : { key })),
      min: keys.length,
      max: keys.length,
      rules: ['2.2.14.d'],
      about: { verb: proposal.verb },
    });
  }

  /** Asks a player to decide. The task that asks has to be on top of the agenda: it gets the answer. */
  ask(decision: Omit<Decision, 'id'>): void {
    const id = this.state.decisions + 1;
    const resume: Resume = { agenda: [...this.state.agenda], drawn: this.state.random.drawn };
    const event: GameEvent<Action> = {
      kind: 'DecisionRequested',
      decision: { id, ...decision },
      resume: resume as unknown as Json,
      ...(id % DECISIONS_PER_FINGERPRINT === 0 && { fingerprint: fingerprint(canonical(this.state)) }),
    };
    evolve(this.state, event);
    this.events.push(event);
  }

  /** Records an event and folds it. */
  record(event: GameEvent<Action>): void {
    evolve(this.state, event);
    this.events.push(event);
  }
}

const noActivations: readonly Activation[] = [];

/** A step whose modifiers have been ordered goes on. */
export function answerStep(run: Run, { proposal, picks }: TaskOf<'step'>, choice: Choice): void {
  run.perform(proposal, [...picks, ...choice]);
}
