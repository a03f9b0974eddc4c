import { recordWithChosenNames, Replay, Showing, type GameAuthority } from '#projections';
import { fail, formatViewer, invariant, ok, omniscient, startedIn } from '#record';
import type { AtomicAction, GameId, GameModule, GameStarted, RecordedEvent, Result, Viewer } from '#record';
import type { Problem } from '../errors/problem.js';
import type { GameModules } from '../game-modules.js';
import { excusedRules } from './excused-rules.js';

/** Caches, for one viewer, whether each event changes the table, as far as this has been computed. */
interface Shown {
  /** The state of the computation. Null if the game is over and all events have been computed. */
  showing: Showing<unknown, AtomicAction> | null;
  readonly shows: boolean[];
}

/** Returns a copy of the module that cites the rules of an edition. */
const tellingIn = ({ tell, ...rest }: GameModule, edition: string): GameModule => ({
  ...rest,
  tell: {
    ...tell,
    ...(tell.rule && { rule: (rule, locale) => tell.rule?.(rule, locale, edition) ?? null }),
  },
});

export class ReplayedGame {
  readonly #shown = new Map<string, Shown>();

  private constructor(
    readonly id: GameId,
    readonly module: GameModule,
    readonly started: GameStarted,
    readonly replay: Replay,
  ) {}

  /**
   * Opens a record. Fails with `MODULE_UNKNOWN` if `modules` does not contain the record's game. Throws
   * `EVENT_MALFORMED` for the same reasons as `excusedRules`.
   */
  static of(
    id: GameId,
    events: readonly RecordedEvent[],
    modules: GameModules,
  ): Result<ReplayedGame, Problem> {
    const started = startedIn(events);
    invariant(started, `the record of game ${id} says how it started`);
    const known = modules.get(started.module);
    if (known !== undefined) {
      let read = (): readonly RecordedEvent[] => events;
      const module = excusedRules(tellingIn(known, started.edition), () => read());
      const replay = new Replay(module, events);
      read = () => replay.events;
      // Throws early if card names or texts are missing, because the record cannot be shown without them.
      module.see.view(replay.before(events.length), omniscient);
      return ok(new ReplayedGame(id, module, started, replay));
    }
    return fail({
      code: 'MODULE_UNKNOWN',
      message: `The server does not support the game "${started.module}".`,
      advice: 'Use a newer version of Retrace.',
    });
  }

  get events(): readonly RecordedEvent[] {
    return this.replay.events;
  }

  get length(): number {
    return this.events.length;
  }

  get seats(): number {
    return this.started.seats.length;
  }

  /**
   * Whether the game is over. If it is, no event can follow, and hidden information no longer needs to be kept from the
   * players.
   */
  get isOver(): boolean {
    return this.events.at(-1)?.event.kind === 'GameEnded';
  }

  /**
   * Whether an event changes the table from a viewer's perspective. Caches the result, because computing it requires
   * folding the game up to the event.
   */
  shows(viewer: Viewer, revision: number): boolean {
    const key = formatViewer(viewer);
    let shown = this.#shown.get(key);
    if (shown === undefined)
      this.#shown.set(
        key,
        (shown = { showing: new Showing(this.module, viewer, this.replay.before(0)), shows: [] }),
      );
    const { showing, shows } = shown;
    if (showing !== null)
      for (const { event } of this.events.slice(shows.length, revision + 1)) shows.push(showing.next(event));
    if (this.isOver && shows.length === this.length) shown.showing = null;
    return shows[revision] ?? false;
  }

  extend(events: readonly RecordedEvent[]): void {
    this.replay.extend(events);
  }

  /**
   * Returns the game with the names that players chose after it began. Returns the same object if there are no such
   * names.
   */
  withNamesOf(authority: Pick<GameAuthority, 'invited'>): ReplayedGame {
    const events = recordWithChosenNames(this.events, authority);
    if (events === this.events) return this;
    const started = startedIn(events) ?? this.started;
    return new ReplayedGame(this.id, this.module, started, new Replay(this.module, events));
  }
}
