import { isConcession, type Choice, type Clock, type Decision, type Option, type Seat } from '#record';
import type { SeenEvent } from './viewer-mask.js';

/** A player's decision and choice, limited to the information that a viewer is allowed to see. */
export interface TakenDecision extends Omit<Decision, 'options'> {
  /** Null if the options are hidden from the viewer. */
  readonly options: readonly Option[] | null;
  /** Null until the choice is made, or if it is hidden from the viewer. */
  readonly choice: Choice | null;
  readonly requested: number;
  readonly made: number | null;
  /** Thinking time in milliseconds. Null if unknown. */
  readonly thinkingTime: number | null;
  readonly clock: Clock;
}

/** Combines the events that request decisions with the events that contain the choices. */
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
      // Skips a concession during another player's decision, because conceding does not make that decision.
      if (decision === undefined || (isConcession(event.choice) && event.seat !== decision.seat)) return;
      // Masking replaces a hidden choice with an empty one, so an empty choice is real only if the viewer can see the
      // options.
      const hidden = event.choice.length === 0 && decision.options === null;
      this.#decisions[index] = {
        ...decision,
        choice: hidden ? null : event.choice,
        made: revision,
        thinkingTime: event.thinkingTime ?? null,
      };
    }
  }

  /** Returns the decisions in the order of their requests. */
  decisions(): readonly TakenDecision[] {
    return [...this.#decisions];
  }
}

/** Returns the decisions in a record, either of one seat or of all seats. */
export function decisionsIn(seen: Iterable<SeenEvent>, seat: Seat | null = null): readonly TakenDecision[] {
  const fold = new DecisionFold();
  for (const event of seen) fold.take(event);
  return fold.decisions().filter((decision) => seat === null || decision.seat === seat);
}
