import { schedule } from '#kernel';
import { fingerprint, type Decision, type GameEvent, type Json } from '#record';
import type { Action } from './actions.js';
import { canonical } from './canonical.js';
import { evolve, type Resume } from './evolve.js';
import type { Proposal } from './proposal.js';
import type { State } from './state.js';
import { happening } from './step.js';
import type { AlteredTask } from './tasks.js';

/** How often decisions carry a fingerprint. */
const DECISIONS_PER_FINGERPRINT = 16;

/** The game being played on from one decision to the next: the state, changed in place, and what has happened. */
export class Run {
  readonly events: GameEvent<Action>[] = [];

  constructor(readonly state: State) {}

  /** Puts work on the agenda, to be done in this order, before everything that is there. */
  schedule(...tasks: readonly AlteredTask[]): void {
    schedule(this.state.agenda, ...tasks);
  }

  /** Lets a step happen. Nothing is recorded when no atomic action is left of it. */
  perform(proposal: Proposal, options: { readonly fingerprint?: boolean } = {}): void {
    const { actions, modifiers, rules } = happening(this.state, proposal);
    if (actions.length === 0) return;
    const event: GameEvent<Action> = {
      kind: 'StepResolved',
      verb: proposal.verb,
      by: proposal.by,
      cause: proposal.cause,
      actions,
      ...(modifiers.length > 0 && { modifiers }),
      rules,
    };
    evolve(this.state, event);
    this.events.push(
      options.fingerprint ? { ...event, fingerprint: fingerprint(canonical(this.state)) } : event,
    );
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

  /** Asks a player to decide. The task that asks has to be on top of the agenda: it gets the answer. */
  ask(decision: Omit<Decision, 'id'>): void {
    const id = this.state.decisions + 1;
    const resume: Resume = { agenda: [...this.state.agenda], drawn: this.state.random.drawn };
    const event: GameEvent<Action> = {
      kind: 'DecisionRequested',
      decision: { id, ...decision },
      resume: resume as unknown as Json,
    };
    evolve(this.state, event);
    this.events.push(
      id % DECISIONS_PER_FINGERPRINT === 0
        ? { ...event, fingerprint: fingerprint(canonical(this.state)) }
        : event,
    );
  }

  /** Records an event and folds it. */
  record(event: GameEvent<Action>): void {
    evolve(this.state, event);
    this.events.push(event);
  }
}
