import { isConcession, type Choice, type Clock, type Decision, type Option, type Seat } from '#record';
import type { SeenEvent } from './sight.js';

/** A decision of a player and its choice, limited to information that a viewer may see. */
export interface TakenDecision extends Omit<Decision, 'options'> {
  /** The options. Null if they are hidden from the viewer. */
  readonly options: readonly Option[] | null;
  /** The choice. Null until it is made, or if it is hidden from the viewer. */
  readonly choice: Choice | null;
  readonly requested: number;
  readonly made: number | null;
  /** The thinking time in milliseconds. Null if unknown. */
  readonly thinkingTime: number | null;
  readonly clock: Clock;
}

/** Folds decisions from the events that request and make them. */
export class DecisionFold {
  readonly #decisions: TakenDecision[] = [];

  take({ event, revision, clock }: SeenEvent): void {
    if (event.kind === 'DecisionRequested') {
      const { options, ...decision } = event.decision;
      this.#decisions.push({
        ...decision,
        options: options.length === 0 ? null : options,
        choice: null,
        requested: revision,
        made: null,
        thinkingTime: null,
        clock,
      });
    } else if (event.kind === 'DecisionMade') {
      const index = this.#decisions.findLastIndex(({ id }) => id === event.decision);
      const decision = this.#decisions[index];
      // A player who concedes during another player's decision does not answer that decision.
      if (decision === undefined || (isConcession(event.choice) && event.seat !== decision.seat)) return;
      // Masking replaces a hidden choice by an empty one. An empty choice is only real if the viewer sees the options.
      const hidden = event.choice.length === 0 && decision.options === null;
      this.#decisions[index] = {
        ...decision,
        choice: hidden ? null : event.choice,
        made: revision,
        thinkingTime: event.thinkingTime ?? null,
      };
    }
  }

  /** Returns the decisions in the order in which they were requested. */
  decisions(): readonly TakenDecision[] {
    return [...this.#decisions];
  }
}

/** Returns the decisions of a whole record, of one seat or all. */
export function decisionsIn(seen: Iterable<SeenEvent>, seat: Seat | null = null): readonly TakenDecision[] {
  const fold = new DecisionFold();
  for (const event of seen) fold.take(event);
  return fold.decisions().filter((decision) => seat === null || decision.seat === seat);
}
