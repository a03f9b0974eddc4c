import {
  assertNever,
  isConcession,
  type AtomicAction,
  type GameEnded,
  type GameEvent,
  type Seat,
  type StepResolved,
  type Telling,
} from '#record';
import type { Task } from './agenda.js';
import type { Course } from './course.js';

/** The phrases used in logs, in one language. Player names are inserted unchanged. */
export interface LogPhrases {
  /** Formats the last entry of a list with the word for "and", as in "and Bea". */
  readonly and: (last: string) => string;
  readonly started: (names: string) => string;
  readonly decides: (who: string, what: string) => string;
  readonly decided: (who: string, what: string) => string;
  readonly concedes: (who: string) => string;
  /** Descriptions of decisions, by kind of decision. */
  readonly decisions: Readonly<Record<string, string>>;
  /**
   * Formats the log line about a branch's start. Does not name the original game, because it is hidden from some
   * viewers.
   */
  readonly branched: (revision: number) => string;
  readonly imported: (source: string) => string;
}

/** Writes log lines for masked events. Each game provides the texts for its steps and its end. */
export abstract class Teller<
  State extends Pick<Course<Task>, 'started' | 'pending'>,
  A extends AtomicAction,
  Phrases extends LogPhrases,
> {
  constructor(
    protected readonly before: State,
    protected readonly say: Phrases,
  ) {}

  tell(event: GameEvent<A>): Telling {
    const { say } = this;
    switch (event.kind) {
      case 'GameStarted':
        return line(say.started(this.list(event.seats.map(({ name }) => name))));
      case 'DecisionRequested': {
        const { seat, kind } = event.decision;
        return line(say.decides(this.who(seat), say.decisions[kind] ?? kind));
      }
      case 'DecisionMade': {
        if (isConcession(event.choice)) return line(say.concedes(this.who(event.seat)));
        const kind = this.before.pending?.kind ?? '';
        return line(say.decided(this.who(event.seat), say.decisions[kind] ?? kind));
      }
      case 'StepResolved':
        return this.step(event);
      case 'GameEnded':
        return line(this.ending(event));
      case 'GameBranched':
        return line(say.branched(event.revision));
      case 'GameImported':
        return line(say.imported(event.source));
      default:
        return assertNever(event);
    }
  }

  protected abstract step(event: StepResolved<A>): Telling;

  protected abstract ending(end: Pick<GameEnded, 'winners' | 'reason'>): string;

  protected who(seat: Seat): string {
    return this.before.started?.seats[seat]?.name ?? `${seat}`;
  }

  protected list(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join('');
    return `${parts.slice(0, -1).join(', ')} ${this.say.and(parts.at(-1) ?? '')}`;
  }
}

const line = (text: string): Telling => ({ text, actions: [] });

/** Capitalises the first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
