import { shortened, type GameEvent, type GameStarted } from '#record';
import type { KnownGames } from './game-file.js';

/** The course of a game as a file tells it: what may come next, and who plays. */
export class Course {
  #started: GameStarted | null = null;
  #isOver = false;

  constructor(private readonly games: KnownGames) {}

  get hasStarted(): boolean {
    return this.#started !== null;
  }

  /** What is wrong with an atomic action; null when the game that is played has such ones. */
  readonly actionProblem = (action: unknown): string | null =>
    this.#started === null ? null : (this.games.get(this.#started.module)?.records.malformed(action) ?? null);

  /** What is wrong with the next event where it stands; null: it may come. */
  problemOf(event: GameEvent, index: number): string | null {
    const problem = this.#placeProblem(event, index) ?? this.#seatProblem(event);
    if (problem !== null) return problem;
    if (event.kind === 'GameStarted') this.#started = event;
    if (event.kind === 'GameEnded') this.#isOver = true;
    return null;
  }

  /**
   * A file has a whole game: it starts once, and before that it tells at most where it comes from. A branch without what
   * came before would continue from whatever game has that name here.
   */
  #placeProblem(event: GameEvent, index: number): string | null {
    if (this.#isOver) return `${event.kind} comes after the end.`;
    if (event.kind === 'GameStarted')
      return this.#started === null ? this.#startProblem(event) : 'the game starts a second time.';
    const isOrigin = event.kind === 'GameImported' && index < 2;
    return this.#started !== null || isOrigin ? null : `${event.kind} stands before the start.`;
  }

  #startProblem({ module, seats, cards, options }: GameStarted): string | null {
    const game = this.games.get(module);
    if (game === undefined) return `this program does not know the game "${shortened(module)}".`;
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
    return stray === undefined ? null : `there is no seat ${stray}.`;
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
