import { Budget, fewItems, GameRun, recording, type Sink, type StepProposal } from '#kernel';
import type { ActivatedReaction, Cause } from '#record';
import type { Action, Activate } from '../state/actions.js';
import { outcomesOf, type Activation } from './activating.js';
import { canonical } from '../state/canonical.js';
import { destroyed } from './destroying.js';
import { effectOf } from './effect-of.js';
import { apply } from '../state/evolve.js';
import type { State } from '../state/state.js';
import type { Task } from '../state/tasks.js';
import { completeAction } from '../state/complete-action.js';
import { writeCanonical } from '../state/write-canonical.js';

/** A step that is about to happen. */
export type Proposal = StepProposal<Action>;

/** The game between two decisions: the state, changed in place, and the new events. */
export class Run extends GameRun<State, Action, Task> {
  override readonly budget = new Budget();

  constructor(state: State, sink: Sink<Action> = recording()) {
    super(state, { canonical, words: writeCanonical }, sink);
  }

  /** The player's latest decision, as the cause of a step. */
  get decided(): Cause {
    return { kind: 'decision', decision: this.state.decisions };
  }

  /**
   * Performs a step, destroys objects without health, and then schedules the activated effects (9.3.a). Records nothing
   * if the step contains no atomic action. Callers must schedule later tasks first.
   */
  perform(proposal: Proposal): void {
    const { actions: own } = proposal;
    if (own.length === 0) return;
    this.budget.propose(own.length);
    const { state } = this;
    const { activations, mayDestroy } = outcomesOf(state, proposal.verb, own);
    if (activations.length > 0) this.budget.propose(activations.length);
    fewItems(state.items.length);
    if (this.keeps) this.#record(proposal, activations);
    else {
      // Like `#record`, but does not call `completeAction`. `apply` derives the fields that are missing without it.
      for (const action of own) apply(state, action);
      for (const { actions } of activations) for (const action of actions) apply(state, action);
    }
    if (mayDestroy) this.#destroy();
    if (activations.length > 0)
      this.schedule(...activations.map(({ activate }) => effectOf(state, activate)));
  }

  /** Applies a step and records it. Each recorded action contains all its changes. */
  #record({ verb, by, cause, actions: own, rules }: Proposal, activations: readonly Activation[]): void {
    const { state } = this;
    const actions: Action[] = [];
    const happen = (action: Action): void => {
      const complete = completeAction(state, action);
      apply(state, complete);
      actions.push(complete);
    };
    for (const action of own) happen(action);
    for (const activation of activations) for (const action of activation.actions) happen(action);
    if (activations.length === 0 && !marksTime(own))
      return this.add({ kind: 'StepResolved', verb, by, cause, actions, rules });
    const step = { kind: 'StepResolved', verb, by, cause, actions } as const;
    const mark = marksTime(own) ? { fingerprint: this.fingerprint() } : {};
    if (activations.length === 0) return this.add({ ...step, rules, ...mark });
    const reactions = activations.map(({ activate, rule }) => asReaction(activate, rule));
    this.add({ ...step, reactions, rules, ...mark });
  }

  #destroy(): void {
    const proposal = destroyed(this.state);
    if (proposal !== null) this.perform(proposal);
  }
}

const asReaction = ({ item, object, ability, emblem }: Activate, rule: string): ActivatedReaction => ({
  item,
  object,
  ability,
  emblem,
  rule,
});

/** Whether a step begins a round in which a fingerprint is recorded (every second round). */
const marksTime = ([first]: readonly Action[]): boolean => first?.kind === 'turn' && first.turn % 4 === 1;
