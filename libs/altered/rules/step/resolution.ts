import { gather } from '#kernel';
import { reads } from '#altered/abilities';
import type { Action, Move } from '../state/actions.js';
import { COUNTERS_TAKEN, type Bound, type Reference, type Target } from '../state/objects.js';
import type { Edition } from '../state/edition.js';
import type { MovedObjects } from './moved-objects.js';
import type { Run } from './run.js';
import type { State } from '../state/state.js';
import { staysInZone } from '../state/zones.js';
import type { AlteredTask, Frame, Playing, TaskOf, Todo } from '../state/tasks.js';

/**
 * Updates the effect that waits for a step. Follows moved objects (2.1.e), notes results, and stores whether the step
 * did anything (6.5.d).
 */
export function continued(
  run: Run,
  actions: readonly Action[],
  begun: boolean,
  moved: MovedObjects | null = null,
): void {
  const { agenda } = run.state;
  const index = waitingIn(agenda);
  if (index < 0) return;
  const waiting = agenda[index];
  if (waiting?.task === 'step' && waiting.asking !== undefined) return cast(agenda, index, waiting, actions);
  if (waiting?.task !== 'resolve' || waiting.awaiting === null) return;
  const done = after(run, waiting, actions, begun, moved);
  // 2.1.f: a card that is played for free moves twice. The effect that plays it follows both moves, but does not follow
  // a later move by Scout.
  const playing = agenda.slice(index + 1).some(({ task }) => task !== 'scout');
  agenda[index] = playing ? { ...done, awaiting: waiting.awaiting } : done;
}

/** Continues a step that waited for a die roll. */
function cast(
  agenda: AlteredTask[],
  index: number,
  { asking, ...step }: TaskOf<'step'>,
  actions: readonly Action[],
): void {
  const roll = actions.find((action) => action.kind === 'roll');
  if (roll?.kind !== 'roll' || asking === undefined) return;
  agenda[index] = { ...step, answers: { ...step.answers, [asking]: roll.dice[0] ?? 0 } };
}

/**
 * Whether a task belongs to the play of a card by an effect (7.3.14.a). Includes the separate step after the play
 * (5.2.1.c of edition 4.0).
 */
const isFreePlay = (task: AlteredTask): boolean =>
  task.task === 'become-fleeting' ||
  task.task === 'scout' ||
  task.task === 'play-for-free' ||
  task.task === 'play-now' ||
  (task.task === 'pay' && isWithin(task.declaration.playing));

/** Returns the index of the task that waits for the step. Skips tasks that play cards. Negative if there is none. */
function waitingIn(agenda: readonly AlteredTask[]): number {
  let index = agenda.length - 1;
  while (index >= 0 && isFreePlay(agenda[index] as AlteredTask)) index--;
  return index;
}

const isWithin = (playing: Playing): boolean =>
  playing.kind === 'card' && (playing.free || playing.within === true);

function after(
  { state, edition }: Run,
  task: TaskOf<'resolve'>,
  actions: readonly Action[],
  begun: boolean,
  moved: MovedObjects | null,
): TaskOf<'resolve'> {
  const last = (move: Move) => lastOf(move, edition, moved);
  const bound = followed(task.frame.bound, actions, last);
  const note = task.awaiting?.note;
  const notedValue = (): number | readonly Reference[] =>
    note === COUNTERS_TAKEN ? countersTaken(bound, actions) : noteOf(state, actions, last);
  const frame: Frame = {
    ...task.frame,
    // 6.5.d: also true if something replaced the action.
    did: begun || actions.length > 0 || task.frame.did,
    bound: note === undefined ? bound : { ...bound, noted: { ...bound.noted, [note]: notedValue() } },
  };
  return { ...task, frame, awaiting: null };
}

/** Returns how many counters an effect has removed so far, including those removed in its latest step. */
function countersTaken({ noted }: Bound, actions: readonly Action[]): number {
  const before = noted[COUNTERS_TAKEN];
  return actions.reduce(
    (sum, action) => (action.kind === 'counters' ? sum - action.delta : sum),
    typeof before === 'number' ? before : 0,
  );
}

/** Returns the result that an effect notes for a step: the number rolled, or references to the step's objects. */
function noteOf(state: State, actions: readonly Action[], last: LastOf): number | readonly Reference[] {
  const roll = actions.find((action) => action.kind === 'roll');
  if (roll?.kind === 'roll') return roll.dice[0] ?? 0;
  return gather(actions, (action): Reference[] => {
    if (action.kind === 'move' && action.item !== null)
      return [{ item: action.item, object: action.becomes, ...last(action) }];
    if (action.kind === 'reveal')
      return (action.items ?? []).map((item) => ({ item, object: state.stays[item]?.object ?? null }));
    if (action.kind === 'token') return [{ item: action.item, object: action.object }];
    if ((action.kind === 'status' || action.kind === 'counters') && action.item !== null)
      return [{ item: action.item, object: action.object }];
    return [];
  });
}

/** Returns facts about an object before its move. */
type LastOf = (move: Move) => Pick<Reference, 'last' | 'expedition' | 'was'>;

/** Whether the waiting effect refers to facts about an object before a step moved it. */
export const refersToPast = ({ agenda, started }: Pick<State, 'agenda' | 'started'>): boolean => {
  const index = waitingIn(agenda);
  const waiting = index < 0 ? undefined : agenda[index];
  if (waiting?.task !== 'resolve' || waiting.awaiting === null) return false;
  return (
    anyRefers(waiting.rest, mentionsPast) ||
    (reads(started, 'base-cost-before') && anyRefers(waiting.rest, mentionsBaseCost))
  );
};

type Test = (part: unknown) => boolean;

const anyRefers = (rest: readonly Todo[], asks: Test): boolean => rest.some((todo) => isAsking(todo, asks));

/** Whether an agenda entry contains, at any depth, an effect that passes a test. */
function isAsking(todo: Todo, asks: Test): boolean {
  switch (todo.kind) {
    case 'did':
      return asks(todo.then) || asks(todo.otherwise);
    case 'targets':
      return asks(todo.wanted?.definitions);
    case 'participants':
    case 'anew':
    case 'it':
    case 'me':
    case 'as':
      return false;
    default:
      return asks(todo);
  }
}

/**
 * Returns a function that tests whether an effect contains a part for which `isMatch` is true. The results are cached,
 * because effects never change.
 */
function someOf(isMatch: (part: object) => boolean): Test {
  const known = new WeakMap<object, boolean>();
  const asks = (part: unknown): boolean => {
    if (typeof part !== 'object' || part === null) return false;
    let found = known.get(part);
    if (found === undefined) {
      found = isMatch(part) || Object.values(part).some(asks);
      known.set(part, found);
    }
    return found;
  };
  return asks;
}

const mentionsPast = someOf((part) => 'kind' in part && part.kind === 'is' && 'was' in part);
const mentionsBaseCost = someOf(
  (part) => 'kind' in part && part.kind === 'cost-was' && 'cost' in part && part.cost === 'base',
);

/**
 * Returns an object's previous controller and expedition, if it moved to another player's zone or left an expedition.
 */
const lastOf = (
  move: Move,
  { expeditionsRemembered }: Edition,
  moved: MovedObjects | null,
): ReturnType<LastOf> => {
  const { from, to, item } = move;
  const was = moved === null || item === null ? undefined : moved.followed(move, item).was;
  const hasLeft = !staysInZone(move) && (from.zone === 'expedition' || from.zone === 'landmark');
  const { seat, expedition } = from;
  return {
    ...(hasLeft && seat !== to.seat && { last: seat }),
    ...(hasLeft && expeditionsRemembered && expedition && { expedition: { seat, expedition } }),
    ...(was && { was }),
  };
};

/** Updates references to objects that the effect moved to a visible zone or between hidden zones (2.1.e). */
function followed(bound: Bound, actions: readonly Action[], last: LastOf): Bound {
  const moves = actions.filter((action) => action.kind === 'move');
  if (moves.length === 0) return bound;
  const follow = <T extends Reference>(reference: T): T => {
    const move = moves.find(({ item, left }) => item === reference.item && left === reference.object);
    return move === undefined ? reference : { ...reference, object: move.becomes, ...last(move) };
  };
  return {
    ...bound,
    me: follow(bound.me),
    it: bound.it.length === 0 ? bound.it : bound.it.map(follow),
    targets:
      bound.targets.length === 0
        ? bound.targets
        : bound.targets.map((list) =>
            list.map((target): Target => (target.kind === 'object' ? follow(target) : target)),
          ),
    noted: notedAs(bound.noted, follow),
  };
}

/** Updates each noted reference to the current object. */
function notedAs(noted: Bound['noted'], now: (reference: Reference) => Reference): Bound['noted'] {
  const names = Object.keys(noted);
  if (names.length === 0) return noted;
  const found: Record<string, Bound['noted'][string]> = {};
  for (const name of names) {
    const value = noted[name];
    if (value !== undefined) found[name] = typeof value === 'number' ? value : value.map(now);
  }
  return found;
}
