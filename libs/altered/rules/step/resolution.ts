import type { Action } from '../state/actions.js';
import type { Bound, Reference, Target } from '../state/objects.js';
import type { Run } from './run.js';
import type { State } from '../state/state.js';
import type { AlteredTask, Frame, TaskOf } from '../state/tasks.js';

/**
 * An effect that waits for a step of its own learns what happened: the objects that the step moved are found where
 * they went (2.1.e), what the effect notes is noted, and whether anything was done at all (6.5.d).
 */
export function continued(run: Run, actions: readonly Action[], begun: boolean): void {
  const { agenda } = run.state;
  const index = agenda.findLastIndex((task) => !isFreePlay(task));
  const waiting = agenda[index];
  if (waiting?.task !== 'resolve' || waiting.awaiting === null) return;
  const done = after(run, waiting, actions, begun);
  // 2.1.f: a card played for free moves twice, and the effect that played it finds it both times.
  const playing = index < agenda.length - 1;
  agenda[index] = playing ? { ...done, awaiting: waiting.awaiting } : done;
}

/** Work that an effect does by playing cards for free (7.3.14.a). */
const isFreePlay = (task: AlteredTask): boolean =>
  task.task === 'play-for-free' ||
  (task.task === 'pay' && task.declaration.playing.kind === 'card' && task.declaration.playing.free);

function after(
  { state }: Run,
  task: TaskOf<'resolve'>,
  actions: readonly Action[],
  begun: boolean,
): TaskOf<'resolve'> {
  const bound = followed(task.frame.bound, actions);
  const note = task.awaiting?.note;
  const frame: Frame = {
    ...task.frame,
    // 6.5.d: even when something else happened instead.
    did: begun || actions.length > 0 || task.frame.did,
    bound:
      note === undefined ? bound : { ...bound, noted: { ...bound.noted, [note]: noteOf(state, actions) } },
  };
  return { ...task, frame, awaiting: null };
}

/** The objects a step acted on, as they are now; of a roll, the number. */
function noteOf(state: State, actions: readonly Action[]): number | readonly Reference[] {
  const roll = actions.find((action) => action.kind === 'roll');
  if (roll?.kind === 'roll') return roll.dice[0] ?? 0;
  return actions.flatMap((action): Reference[] => {
    if (action.kind === 'move' && action.item !== null)
      return [{ item: action.item, object: action.becomes }];
    if (action.kind === 'reveal')
      return (action.items ?? []).map((item) => ({ item, object: state.stays[item]?.object ?? null }));
    if (action.kind === 'token') return [{ item: action.item, object: action.object }];
    if ((action.kind === 'status' || action.kind === 'counters') && action.item !== null)
      return [{ item: action.item, object: action.object }];
    return [];
  });
}

/** 2.1.e: references follow what the effect itself moves to a visible zone, and cards it moves between hidden ones. */
export function followed(bound: Bound, actions: readonly Action[]): Bound {
  const moves = actions.filter((action) => action.kind === 'move');
  if (moves.length === 0) return bound;
  const follow = <T extends Reference>(reference: T): T => {
    const move = moves.find(({ item, left }) => item === reference.item && left === reference.object);
    return move === undefined ? reference : { ...reference, object: move.becomes };
  };
  const noted = Object.entries(bound.noted).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : value.map(follow),
  ]);
  return {
    ...bound,
    me: follow(bound.me),
    it: bound.it.map(follow),
    targets: bound.targets.map((list) =>
      list.map((target): Target => (target.kind === 'object' ? follow(target) : target)),
    ),
    noted: Object.fromEntries(noted) as Bound['noted'],
  };
}
