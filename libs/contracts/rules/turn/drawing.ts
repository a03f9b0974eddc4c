import { itemOption, numberIn } from '#kernel';
import type { Cause, Choice, Decision, Option, Seat } from '#record';
import type { Action, Move } from '../state/actions.js';
import type { Run } from '../step/run.js';
import { HAND, seatOf } from '../state/state.js';
import type { Task, TaskOf } from '../state/tasks.js';

/** Moves a contract to a hand, or discards it if the hand is full (2.5.b). */
export function extracting(seat: Seat, item: number, from: 'deck' | 'aside' | 'looked', room: boolean): Move {
  return room
    ? { kind: 'move', item, seat, from, object: null, to: 'hand' }
    : { kind: 'move', item, seat, from, object: null, to: 'discard', drawn: true };
}

/** Starts a draw. The player looks at some contracts (2.1.a), or at more of them in a special draw (2.3.a). */
export function draw(run: Run, task: TaskOf<'draw'>): void {
  const { seat, special } = task;
  const may = special && seatOf(run.state, seat).special;
  run.schedule(task);
  run.ask({
    seat,
    kind: 'draw',
    options: may ? drawsWithSpecial : plainDraws,
    min: 1,
    max: 1,
    rules: may ? ['2.1.a', '2.3.a'] : ['2.1.a'],
  });
}

const option = (key: string, look: number, keep: number): Option => ({ key, about: { look, keep } });
const plainDraws = [1, 2, 3].map((look) => option(`look-${look}`, look, 1));
const drawsWithSpecial = [...plainDraws, ...[2, 3, 4].map((look) => option(`special-${look}`, look, 2))];

export function answerDraw(run: Run, { seat, cause }: TaskOf<'draw'>, choice: Choice): void {
  const [key = ''] = choice;
  const special = key.startsWith('special-');
  const count = numberIn(key.slice(key.indexOf('-') + 1));
  const { deck } = seatOf(run.state, seat);
  const looked = Math.min(count, deck.length);
  const actions: Action[] = special ? [{ kind: 'special-draw', seat }] : [];
  for (let place = 0; place < looked; place++)
    actions.push({
      kind: 'move',
      item: deck[place] as number,
      seat,
      from: 'deck',
      to: 'looked',
      object: null,
    });
  run.schedule({ task: 'pick', seat, keep: special ? 2 : 1, cause });
  // If contracts are missing, exhaustion happens before the player picks a contract.
  if (looked < count) run.schedule(...exhausting(seat, count - looked, cause));
  run.perform({
    verb: 'look',
    by: seat,
    cause,
    actions,
    rules: special ? ['2.3.a', '2.1.b'] : ['2.1.b'],
  });
}

/** Returns one exhaustion task for each missing contract (2.4.a). */
export const exhausting = (seat: Seat, count: number, cause: Cause): readonly Task[] =>
  count <= 0 ? [] : Array.from({ length: count }, () => ({ task: 'exhaust', seat, cause }));

/**
 * Deals exhaustion damage because no contract is left to look at or extract. Each time, the damage increases by one
 * (2.4).
 */
export function exhaust(run: Run, { seat, cause }: TaskOf<'exhaust'>): void {
  const { health, exhaustion } = seatOf(run.state, seat);
  run.perform({
    verb: 'exhaustion',
    by: seat,
    cause,
    actions: [{ kind: 'health', seat, delta: -exhaustion, value: health - exhaustion, how: 'exhaustion' }],
    rules: ['2.4.a', '2.4.b', '2.4.c'],
  });
}

/** Requests a choice of the contracts to keep among those looked at, unless all are kept (2.1.c, 2.3.b). */
export function pick(run: Run, task: TaskOf<'pick'>): void {
  const { seat, keep } = task;
  const { looked, hand } = seatOf(run.state, seat);
  if (looked.length === 0) return;
  // If only one of two contracts fits into the hand, the first chosen contract goes there. The player therefore chooses
  // an order (9.6.a).
  const ordered = keep === 2 && hand.length === HAND - 1;
  if (looked.length <= keep && !(ordered && looked.length > 1)) return take(run, task, looked);
  run.schedule(task);
  const count = Math.min(keep, looked.length);
  const decision: Omit<Decision, 'id'> = {
    seat,
    kind: 'pick',
    options: looked.map(itemOption),
    min: count,
    max: count,
    hidden: true,
    rules: [keep === 1 ? '2.1.c' : ordered ? '9.6.a' : '2.3.b'],
    about: { keep },
  };
  run.ask(ordered ? { ...decision, ordered: true } : decision);
}

export function answerPick(run: Run, task: TaskOf<'pick'>, choice: Choice): void {
  take(run, task, choice.map(numberIn));
}

function take(run: Run, { seat, keep, cause }: TaskOf<'pick'>, picked: readonly number[]): void {
  const { looked, hand } = seatOf(run.state, seat);
  const room = Math.max(0, HAND - hand.length);
  const actions: Action[] = [];
  for (const item of picked) actions.push(extracting(seat, item, 'looked', actions.length < room));
  for (const item of looked)
    if (!picked.includes(item))
      actions.push({ kind: 'move', item, seat, from: 'looked', to: 'discard', object: null });
  const others = actions.length - picked.length;
  if (keep === 2 && others > 0) run.schedule({ task: 'hurt', seat, amount: others, cause });
  const rules = [keep === 1 ? '2.1.c' : '2.3.b'];
  if (others > 0 && keep === 1) rules.push('2.1.d');
  if (picked.length > room) rules.push(...(keep === 2 ? ['2.5.b', '9.6.b'] : ['2.5.b']));
  run.perform({ verb: 'draw', by: seat, cause, actions, rules });
}

/** Deals the damage that a special draw costs (2.3.c). */
export function hurt(run: Run, { seat, amount, cause }: TaskOf<'hurt'>): void {
  const { health } = seatOf(run.state, seat);
  run.perform({
    verb: 'special-draw',
    by: seat,
    cause,
    actions: [{ kind: 'health', seat, delta: -amount, value: health - amount, how: 'damage' }],
    rules: ['2.3.c'],
  });
}

/**
 * Moves contracts from the top of the deck to the hand. Each extraction finishes before the next begins (2.2.a,
 * 8.13.a).
 */
export function extract(run: Run, { seat, count, cause }: TaskOf<'extract'>): void {
  if (count <= 0) return;
  const { deck, hand } = seatOf(run.state, seat);
  const [item] = deck;
  run.schedule({ task: 'extract', seat, count: count - 1, cause });
  if (item === undefined) return exhaust(run, { task: 'exhaust', seat, cause });
  const room = hand.length < HAND;
  const actions = [extracting(seat, item, 'deck', room)];
  run.perform({ verb: 'extract', by: seat, cause, actions, rules: room ? ['2.2.a'] : ['2.2.a', '2.5.b'] });
}
