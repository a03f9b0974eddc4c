import {
  fail,
  ok,
  type AtomicAction,
  type GameModule,
  type Problem,
  type RecordedEvent,
  type Result,
} from '#record';
import { differenceIn, type Difference } from './difference.js';
import type { ProjectionErrorCode } from './error-codes.js';
import { illDefinedIn, foldProblem } from './fold-problem.js';
import { observedFrom } from './observed-part.js';
import type { Replay } from './replay.js';
import { rulingOf, type Ruling } from './ruling.js';
import { isReconstructed } from './verify-again.js';
import { inSchema, setupIn, verified } from './verify.js';

/** The smallest part of a record from which the rules can derive a particular event again. */
export interface RulingExcerpt {
  /** The event's revision in its game. */
  readonly revision: number;
  /** The event's index among the events since the last choice in `events`, starting at 0. */
  readonly place: number;
  /**
   * The events from which the event can be derived again, with their revisions in the game. For a game recorded here,
   * these are the first event, the choices before the event, and all events that follow from the last of these choices.
   * For a reconstructed game, these are all events up to the next choice, because they contain the game's random
   * results.
   */
  readonly events: readonly RecordedEvent[];
}

/**
 * The result of deriving an excerpt's event again. `ruling` describes the event under the rules in this version of
 * Retrace.
 */
export type RulingReplay =
  | { readonly status: 'SAME'; readonly ruling: Ruling }
  /**
   * `difference` is the first difference up to the event. `ruling` is null if the rules no longer derive such an event.
   */
  | { readonly status: 'CHANGED'; readonly difference: Difference; readonly ruling: Ruling | null }
  /** The rules no longer lead to the choice before the event, or they do not support the game. */
  | { readonly status: 'UNREACHED'; readonly reason: string };

/**
 * Returns the part of the record that is needed to derive an event again. Fails with `POSITION_OUT_OF_RANGE`, or with
 * `GAME_OBSERVED` if the rules did not derive the event.
 */
export function rulingExcerpt(
  replay: Pick<Replay, 'events' | 'at'>,
  revision: number,
): Result<RulingExcerpt, Problem<ProjectionErrorCode>> {
  const at = replay.at({ revision });
  if (!at.ok) return at;
  const { events } = replay;
  const isWhole = isReconstructed(events);
  const isImported = events.some(({ event }) => event.kind === 'GameImported');
  const observed = observedFrom(events);
  const kind = events[revision]?.event.kind;
  if (
    (isImported && !isWhole) ||
    (observed !== null && revision >= observed) ||
    kind === 'GameBranched' ||
    kind === 'GameImported'
  )
    return fail({
      code: 'GAME_OBSERVED',
      message: `Event ${revision} was not decided by the rules of Retrace.`,
      advice: 'Report an event of a game played with Retrace, or of the reconstructed part of an import.',
    });
  const from = groupStart(events.slice(0, revision + 1));
  const next = events.findIndex(
    ({ event }, index) =>
      index > revision && (event.kind === 'DecisionMade' || event.kind === 'GameBranched'),
  );
  const end = Math.min(next < 0 ? events.length : next, observed ?? events.length);
  return ok({
    revision,
    place: revision - from,
    events: events.slice(0, end).filter(({ event }, index) => {
      if (isWhole || event.kind === 'DecisionMade') return true;
      return event.kind === 'GameStarted' || (index >= from && event.kind !== 'GameBranched');
    }),
  });
}

/** Returns the index of the last choice, or 0 if there is none. All events from this index follow from that choice. */
const groupStart = (events: readonly RecordedEvent[]): number =>
  Math.max(
    0,
    events.findLastIndex(({ event }) => event.kind === 'DecisionMade'),
  );

/**
 * Derives an excerpt's event again. Compares the event and the events before it that follow from the same choice. Never
 * throws for records that the rules cannot interpret.
 */
export function replayedRuling<State, A extends AtomicAction>(
  module: GameModule<State, A>,
  excerpt: RulingExcerpt,
): RulingReplay {
  const wrong = illDefinedIn(module, excerpt.events);
  if (wrong !== null) return unreached(wrong.message);
  return isReconstructed(excerpt.events) ? decidedElsewhere(module, excerpt) : decidedHere(module, excerpt);
}

const unreached = (reason: string): RulingReplay => ({ status: 'UNREACHED', reason });

function decidedHere<State, A extends AtomicAction>(
  module: GameModule<State, A>,
  { events, place }: RulingExcerpt,
): RulingReplay {
  const setup = setupIn(events);
  if (setup === null) return unreached('The report does not contain the start of the game.');
  const started = module.play.start(setup);
  if (!started.ok) return unreached(started.error[0]?.message ?? 'The setup is refused.');
  let { state, events: decided } = started.value;
  let before = module.fold.initial();
  for (const { revision, event } of events) {
    if (event.kind !== 'DecisionMade') continue;
    for (const earlier of decided) before = module.fold.evolve(before, earlier);
    const answer = module.play.decide(state, event.seat, event.choice);
    if (!answer.ok)
      return unreached(`Choice ${revision} is refused: ${answer.error.message} (rule ${answer.error.rule})`);
    ({ state, events: decided } = answer.value);
  }
  const group = events.slice(groupStart(events));
  let difference: Difference | null = null;
  for (const [index, { revision, event, metadata }] of group.slice(0, place + 1).entries()) {
    const own = decided[index];
    const found = differenceIn(event, own === undefined ? null : inSchema(module, own, metadata.schema));
    if (found !== null) difference ??= { revision, ...found };
    if (index < place && own !== undefined) before = module.fold.evolve(before, own);
  }
  const own = decided[place];
  const ruling = own === undefined ? null : rulingOf(module, before, own);
  if (difference !== null) return { status: 'CHANGED', difference, ruling };
  return ruling === null ? unreached('The event does not occur.') : { status: 'SAME', ruling };
}

function decidedElsewhere<State, A extends AtomicAction>(
  module: GameModule<State, A>,
  { revision, place, events }: RulingExcerpt,
): RulingReplay {
  const broken = foldProblem(new Map([[module.id, module as GameModule]]), events);
  if (broken !== null) return unreached(broken.message);
  const verdict = verified(module, events);
  if (verdict.status === 'UNVERIFIED') return unreached(verdict.reason);
  if (verdict.status === 'DIVERGED' && verdict.difference.revision < revision - place)
    return unreached(
      `The game differs from event ${verdict.difference.revision} on, before the choice that led to the ` +
        'reported event.',
    );
  if (verdict.status === 'DIVERGED' && verdict.difference.revision <= revision)
    return { status: 'CHANGED', difference: verdict.difference, ruling: null };
  let before = module.fold.initial();
  for (const { event } of events.slice(0, revision))
    before = module.fold.evolve(before, event as Parameters<typeof module.fold.evolve>[1]);
  const recorded = events[revision];
  return recorded === undefined
    ? unreached('The event does not occur.')
    : {
        status: 'SAME',
        ruling: rulingOf(module, before, recorded.event as Parameters<typeof module.fold.evolve>[1]),
      };
}
