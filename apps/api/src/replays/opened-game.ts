import { seenIn, type Replay, type SeenEvent } from '#projections';
import type { GameId, GameModule, GameStarted, Problem, RecordedEvent, Viewer } from '#record';
import type { Admitted } from '../access/sight.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { viewerOf } from '../viewers.js';
import type { ReplayedGame } from './replayed-game.js';

/** A recorded game as one reader may look at it: the only place where an `as` becomes a viewer. */
export class OpenedGame {
  /** The record goes no further than the reader may see. */
  constructor(
    private readonly game: ReplayedGame,
    private readonly sight: Admitted,
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

  /** Nothing comes that the reader may see. */
  get isClosed(): boolean {
    return this.game.isOver || this.sight.kind === 'shared';
  }

  /** True when nothing of the whole game is kept from the reader. */
  get tellsEverything(): boolean {
    return this.sight.kind === 'everything';
  }

  /** As whom the reader may look: what `viewer` takes. */
  get perspectives(): readonly string[] {
    const seats = this.started.seats.map((_, seat) => `${seat}`);
    return ['spectator', ...seats, 'all'].filter((as) => mayLookAs(this.#viewerOf(as), as, this.sight));
  }

  /** The same game as somebody may look at it who sees otherwise. */
  seenBy(sight: Admitted): OpenedGame {
    return new OpenedGame(this.game, sight);
  }

  /** As whom the reader looks; problems `BAD_VIEWER`, `FORBIDDEN_VIEW`. */
  viewer(as: string): Viewer {
    const viewer = this.#viewerOf(as);
    if (!mayLookAs(viewer, as, this.sight)) throw new ProblemError(this.#forbidden(as));
    return viewer;
  }

  /** The events as that viewer may know them, read for folds; problems of `viewer`. */
  seenAs(as: string): readonly SeenEvent[] {
    return seenIn(this.game.replay, this.viewer(as));
  }

  #viewerOf(as: string): Viewer {
    return valueOf(viewerOf(as, this.game.seats));
  }

  #forbidden(as: string): Problem {
    return {
      code: 'FORBIDDEN_VIEW',
      message: `You may not look at this game as "${as}".`,
      advice: this.#advice(),
      data: { as },
    };
  }

  #advice(): string {
    const { sight } = this;
    if (sight.kind === 'shared') return `The link shows the game as "${sight.as}".`;
    if (!this.isOver)
      return 'While it is played, a seat is shown to whoever has its token alone. Look as "spectator".';
    return 'It is shown to its players alone. Send the token of a seat, or sign in as coach or admin; or look as "spectator".';
  }
}

function mayLookAs(viewer: Viewer, as: string, sight: Admitted): boolean {
  switch (sight.kind) {
    case 'everything':
      return true;
    case 'seats':
      return viewer.kind === 'spectator' || (viewer.kind === 'seat' && sight.seats.includes(viewer.seat));
    case 'shared':
      return viewer.kind === 'spectator' || sight.as === 'all' || sight.as === as;
  }
}
