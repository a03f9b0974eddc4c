import { isConcession, type Choice, type Clock, type Decision, type Option, type Seat } from '#record';
import type { SeenEvent } from './sight.js';

/** A decision of a player and its choice, as a viewer knows them. */
export interface TakenDecision extends Omit<Decision, 'options'> {
  /** Null if they are hidden from the viewer. */
  readonly options: readonly Option[] | null;
  /** Null until it is made, or if it is hidden from the viewer. */
  readonly choice: Choice | null;
  readonly requested: number;
  readonly made: number | null;
  /** Milliseconds, if known. */
  readonly thinkingTime: number | null;
  readonly clock: Clock;
}

/** Folds decisions: requests, then choices. */
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
      // Who gives up answers nothing that others are asked.
      if (decision === undefined || (isConcession(event.choice) && event.seat !== decision.seat)) return;
      // A mask removes a hidden choice. Viewers who see the options see that nothing was chosen.
      const hidden = event.choice.length === 0 && decision.options === null;
      this.#decisions[index] = {
        ...decision,
        choice: hidden ? null : event.choice,
        made: revision,
        thinkingTime: event.thinkingTime ?? null,
      };
    }
  }

  /** The decisions in order of request. */
  decisions(): readonly TakenDecision[] {
    return [...this.#decisions];
  }
}

/** The decisions of a whole record, of one seat or all. */
export function decisionsIn(seen: Iterable<SeenEvent>, seat: Seat | null = null): readonly TakenDecision[] {
  const fold = new DecisionFold();
  for (const event of seen) fold.take(event);
  return fold.decisions().filter((decision) => seat === null || decision.seat === seat);
}
