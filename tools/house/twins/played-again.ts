import type { AtomicAction, GameEvent, GameModule, Viewer } from '#record';

/** The changes that turn a record into its twin. */
export interface Otherwise<A extends AtomicAction> {
  /** The first event of the twin. */
  readonly start: GameEvent<A>;
  /** Returns a copy of plain data in which items are exchanged. */
  readonly renamed: <T>(data: T) => T;
  /** The first revision at which items are exchanged. */
  readonly revision: number;
  readonly action: number;
}

export interface PlayedAgain<A extends AtomicAction> {
  readonly events: readonly GameEvent<A>[];
  /** The reason why the twin ends early. Null if it ends where the original record ends. */
  readonly parted: string | null;
}

/**
 * Creates the twin of a record. Copies the record's events up to the first decision request after `revision`, and
 * exchanges items in the copies from `revision` on. Then repeats the record's choices until the rules produce an event
 * that is not the twin of the record's event.
 */
export function playedAgain<State, A extends AtomicAction>(
  module: Pick<GameModule<State, A>, 'play' | 'fold'>,
  record: readonly GameEvent<A>[],
  { start, renamed, revision, action }: Otherwise<A>,
  viewer: Viewer,
): PlayedAgain<A> {
  const question = record.findIndex(({ kind }, at) => at > revision && kind === 'DecisionRequested');
  const given = record.slice(0, question < 0 ? record.length : question + 1);
  const events = given.map((event, at) => {
    if (at === 0) return start;
    return at < revision ? event : renamedFrom(event, at === revision ? action : 0, renamed);
  });
  let state = events.reduce((folded, event) => module.fold.evolve(folded, event), module.fold.initial());
  for (;;) {
    const [asking, made] = record.slice(events.length - 1, events.length + 1);
    if (asking?.kind !== 'DecisionRequested' || made?.kind !== 'DecisionMade')
      return { events, parted: null };
    const keys = new Map(asking.decision.options.map((option) => [option.key, renamed(option).key]));
    const choice = made.choice.map((key) => keys.get(key) ?? key);
    const decided = module.play.decide(state, made.seat, choice);
    if (!decided.ok) return { events, parted: `refused: ${decided.error.message}` };
    state = decided.value.state;
    for (const event of decided.value.events) {
      const model = record[events.length];
      if (model === undefined) return { events, parted: null };
      const again = model.kind === 'DecisionMade' ? { ...model, choice } : renamed(model);
      const [expected, found] = [happened(again, viewer), happened(event, viewer)];
      if (expected !== found) return { events, parted: `${expected} became ${found}` };
      events.push(event);
    }
  }
}

function renamedFrom<A extends AtomicAction>(
  event: GameEvent<A>,
  first: number,
  renamed: <T>(data: T) => T,
): GameEvent<A> {
  if (event.kind !== 'StepResolved' || first === 0) return renamed(event);
  const actions = event.actions.map((action, index) => (index < first ? action : renamed(action)));
  return { ...event, actions };
}

/** Returns the parts of an event that must be equal in both twins. */
function happened(event: GameEvent, viewer: Viewer): string {
  if (event.kind !== 'DecisionRequested') return JSON.stringify({ ...event, fingerprint: null });
  const { decision } = event;
  const own = viewer.kind === 'seat' && viewer.seat === decision.seat;
  return JSON.stringify(own ? decision : { ...decision, options: [] });
}
