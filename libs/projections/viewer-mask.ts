import type {
  ActivatedBecause,
  AtomicAction,
  Clock,
  Fact,
  GameEvent,
  GameModule,
  RecordedEvent,
  Viewer,
} from '#record';
import type { Replay } from './replay.js';

/**
 * An event, and the information about it that a viewer is allowed to see. This information is computed once for all
 * folds.
 */
export interface SeenEvent<A extends AtomicAction = AtomicAction> {
  readonly revision: number;
  /** The event, masked for the viewer. */
  readonly event: GameEvent<A>;
  /** The clock after the event. */
  readonly clock: Clock;
  /** The facts of the masked event, which reveal nothing hidden. */
  readonly facts: readonly Fact[];
  readonly activated: readonly ActivatedBecause[];
}

const none: readonly ActivatedBecause[] = [];

/** Masks a record for one viewer, event by event. */
export class ViewerMask<State = unknown, A extends AtomicAction = AtomicAction> {
  #state: State;

  /**
   * `from` is the state before the first event. `see` modifies this state. If `reasons` is false, `activated` is always
   * empty, which saves most of the time.
   */
  constructor(
    private readonly module: Pick<GameModule<State, A>, 'fold' | 'see' | 'tell'>,
    private readonly viewer: Viewer,
    from: State = module.fold.initial(),
    private readonly reasons = true,
  ) {
    this.#state = from;
  }

  see({ revision, event }: RecordedEvent<A>): SeenEvent<A> {
    const { module, viewer } = this;
    const masked = module.see.mask(event, this.#state, viewer);
    const facts = module.tell.facts(masked, this.#state);
    // Explains only events that activated reactions, because explaining examines all abilities that could react.
    const activated =
      this.reasons && event.kind === 'StepResolved' && event.reactions !== undefined
        ? module.tell.explain(this.#state, event, viewer, 'en').activated
        : none;
    this.#state = module.fold.evolve(this.#state, event);
    return { revision, event: masked, clock: module.see.clock(this.#state), facts, activated };
  }
}

/** Masks a whole record for one viewer. For `reasons`, see `ViewerMask`. */
export function seenIn<State, A extends AtomicAction>(
  { module, events }: Pick<Replay<State, A>, 'module' | 'events'>,
  viewer: Viewer,
  reasons = true,
): readonly SeenEvent<A>[] {
  const mask = new ViewerMask(module, viewer, undefined, reasons);
  return events.map((recorded) => mask.see(recorded));
}
