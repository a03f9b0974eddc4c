import { seenIn, type Replay, type SeenEvent } from '#projections';
import { fail, ok, type GameId, type GameModule, type GameStarted } from '#record';
import type { RecordedEvent, Result, Viewer } from '#record';
import type { Problem } from '../errors/problem.js';
import type { VisiblePart } from '../access/visible-part.js';
import { viewerOf } from '../viewers.js';
import type { ReplayedGame } from './replayed-game.js';

/** The part of a recorded game that one reader can view. Only this class converts a perspective `as` to a viewer. */
export class OpenedGame {
  /** The record of `game` must end where the reader's view ends. */
  constructor(
    private readonly game: ReplayedGame,
    private readonly part: VisiblePart,
  ) {}

  get id(): GameId {
    return this.game.id;
  }

  get module(): GameModule {
    return this.game.module;
  }

  get started(): GameStarted {
    return this.game.started;
  }

  get replay(): Replay {
    return this.game.replay;
  }

  get events(): readonly RecordedEvent[] {
    return this.game.events;
  }

  get length(): number {
    return this.game.length;
  }

  get isOver(): boolean {
    return this.game.isOver;
  }

  /** Whether the reader will see no further events. */
  get isClosed(): boolean {
    return this.game.isOver || this.part.kind === 'shared';
  }

  /** Whether the reader sees the whole game. */
  get tellsEverything(): boolean {
    return this.part.kind === 'everything';
  }

  /** The perspectives that the reader can take, in the format that `viewer` accepts. */
  get perspectives(): readonly string[] {
    const seats = this.started.seats.map((_, seat) => `${seat}`);
    return ['spectator', ...seats, 'all'].filter((as) => this.viewer(as).ok);
  }

  /** Whether an event changes the table from a viewer's perspective. */
  shows(viewer: Viewer, revision: number): boolean {
    return this.game.shows(viewer, revision);
  }

  /** Returns the same game for a reader who can view `part`. */
  seenBy(part: VisiblePart): OpenedGame {
    return new OpenedGame(this.game, part);
  }

  /**
   * Returns the viewer for a perspective, if the reader can take it. Fails with `VIEWER_INVALID` or `VIEW_FORBIDDEN`.
   */
  viewer(as: string): Result<Viewer, Problem> {
    const viewer = viewerOf(as, this.game.seats);
    if (!viewer.ok || mayLookAs(viewer.value, as, this.part)) return viewer;
    return fail(this.#forbidden(as));
  }

  /**
   * Returns the events as they are seen from a perspective, without the reactions that they activated. Fails for the
   * same reasons as `viewer`.
   */
  seenAs(as: string): Result<readonly SeenEvent[], Problem> {
    return this.#seen(as, false);
  }

  /** Like `seenAs`, with the reactions that each event activated. Finding these reactions takes most of the time. */
  seenWithReactionsAs(as: string): Result<readonly SeenEvent[], Problem> {
    return this.#seen(as, true);
  }

  #seen(as: string, reasons: boolean): Result<readonly SeenEvent[], Problem> {
    const viewer = this.viewer(as);
    return viewer.ok ? ok(seenIn(this.game.replay, viewer.value, reasons)) : viewer;
  }

  #forbidden(as: string): Problem {
    return {
      code: 'VIEW_FORBIDDEN',
      message: `You can't view this game as "${as}".`,
      advice: this.#advice(),
      data: { as },
    };
  }

  #advice(): string {
    const { part } = this;
    if (part.kind === 'shared') return `Use "${part.as}", which is the perspective that the link shows.`;
    if (!this.isOver)
      return (
        'Use "spectator", or send the seat token. While the game is in progress, viewing it from a seat ' +
        'requires the token of that seat.'
      );
    return (
      'Send a seat token, sign in as a coach or admin, or use "spectator". Only players in the game can ' +
      'view it from a seat.'
    );
  }
}

/** Whether a reader who can view `part` can take a perspective. */
export function mayLookAs(viewer: Viewer, as: string, part: VisiblePart): boolean {
  switch (part.kind) {
    case 'everything':
      return true;
    case 'seats':
      return viewer.kind === 'spectator' || (viewer.kind === 'seat' && part.seats.includes(viewer.seat));
    case 'shared':
      return viewer.kind === 'spectator' || part.as === 'all' || part.as === as;
  }
}
