import { shortened, type GameEvent, type GameStarted } from '#record';
import type { KnownGames } from './game-file.js';

/** Checks the order of events in a game file, and the seats that they name. */
export class Course {
  #started: GameStarted | null = null;
  #isOver = false;

  constructor(private readonly games: KnownGames) {}

  get hasStarted(): boolean {
    return this.#started !== null;
  }

  /** Returns the problem with an atomic action. Null if the action is valid or no game has started. */
  readonly actionProblem = (action: unknown): string | null =>
    this.#started === null ? null : (this.games.get(this.#started.module)?.records.malformed(action) ?? null);

  /** Returns the problem with the next event, at the given index. Null if there is none. */
  problemOf(event: GameEvent, index: number): string | null {
    const problem = this.#placeProblem(event, index) ?? this.#seatProblem(event);
    if (problem !== null) return problem;
    if (event.kind === 'GameStarted') this.#started = event;
    if (event.kind === 'GameEnded') this.#isOver = true;
    return null;
  }

  /**
   * Checks that the game starts exactly once, and that only its origin precedes the start. Refuses a branch without the
   * start of the game, because such a branch would continue any game in this store that has the parent's id.
   */
  #placeProblem(event: GameEvent, index: number): string | null {
    if (this.#isOver) return `${event.kind} comes after the end of the game.`;
    if (event.kind === 'GameStarted')
      return this.#started === null ? this.#startProblem(event) : 'the game starts a second time.';
    const isOrigin = event.kind === 'GameImported' && index < 2;
    return this.#started !== null || isOrigin ? null : `${event.kind} comes before the start of the game.`;
  }

  #startProblem({ module, seats, cards, options }: GameStarted): string | null {
    const game = this.games.get(module);
    if (game === undefined)
      return `this version of Retrace does not support the game "${shortened(module)}".`;
    const count = game.seatsIn?.(options) ?? game.seats;
    if (seats.length !== count) return `the game has ${count} seats, not ${seats.length}.`;
    for (const { deck } of seats)
      for (const reference of deck)
        if (!Object.hasOwn(cards, reference)) return `no card has the reference "${shortened(reference)}".`;
    return null;
  }

  #seatProblem(event: GameEvent): string | null {
    const seats = this.#started?.seats.length ?? Infinity;
    const stray = seatsIn(event).find((seat) => seat >= seats);
    return stray === undefined ? null : `the game has no seat ${stray}.`;
  }
}

function seatsIn(event: GameEvent): readonly number[] {
  switch (event.kind) {
    case 'DecisionRequested':
      return [event.decision.seat];
    case 'DecisionMade':
      return [event.seat];
    case 'StepResolved':
      return event.by === null ? [] : [event.by];
    case 'GameEnded':
      return event.winners;
    default:
      return [];
  }
}
