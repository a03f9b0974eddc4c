import { byRule } from '#kernel';
import { invariant, type Choice, type Option } from '#record';
import { playCard } from '../playing/cards.js';
import { playQuickAction } from '../playing/quick-actions.js';
import type { Run } from '../step/run.js';
import { reactionsCheck, turnOf, type TaskOf } from '../state/tasks.js';
import { seatOf, seatsFrom, stayOf } from '../state/zones.js';
import { endDurations } from './durations.js';
import { playOf } from './plays.js';
import { cardOptions, quickActionOf, quickActionOptions } from './turn-options.js';

/** 4.2.3.b–c: begins the next player's turn, or ends the Afternoon if all players have passed. */
export function beginTurn(run: Run, { seat }: TaskOf<'begin-turn'>): void {
  const next = seatsFrom(run.state, seat).find((player) => !seatOf(run.state, player).passed);
  if (next === undefined) return run.schedule({ task: 'end-afternoon' });
  run.schedule(turnOf(next));
  run.perform({
    verb: 'begin-turn',
    by: null,
    cause: byRule('4.2.3.c'),
    actions: [{ kind: 'turn', turn: run.state.turn + 1, seat: next }],
    rules: ['4.2.3.c', ...(run.state.turnSeat === null ? ['4.2.3.b'] : [])],
  });
}

/** 4.2.3.c: asks the player to play a card, play a quick action, or pass. */
export function takeTurn(run: Run, task: TaskOf<'take-turn'>): void {
  const { state, world } = run;
  const options = cardOptions(state, world, task.seat);
  for (const option of quickActionOptions(state, world, task.seat)) options.push(option);
  options.push(pass);
  run.schedule(task);
  run.ask({
    seat: task.seat,
    kind: 'turn',
    options: options.slice(),
    min: 1,
    max: 1,
    rules: ['4.2.3.c|4.2.3.d', '5.1.1.b'],
  });
}

const pass: Option = { key: 'pass' };

const ending = ({ seat, next }: TaskOf<'take-turn'>): TaskOf<'end-turn'> =>
  next === undefined ? { task: 'end-turn', seat } : { task: 'end-turn', seat, next };

export function answerTurn(run: Run, task: TaskOf<'take-turn'>, choice: Choice): void {
  const { seat } = task;
  const key = choice[0] ?? '';
  const decision = run.state.decisions;
  const quick = key.startsWith('quick:') ? quickActionOf(key) : null;
  if (quick !== null) {
    run.schedule(reactionsCheck, task);
    const object = stayOf(run.state, quick.item).object;
    return playQuickAction(run, seat, { ...quick, object }, decision);
  }
  run.schedule(reactionsCheck, ending(task));
  if (key === 'pass')
    return run.perform({
      verb: 'pass',
      by: seat,
      cause: { kind: 'decision', decision },
      actions: [{ kind: 'pass', seat }],
      rules: ['4.2.3.c'],
    });
  const play = playOf(key);
  invariant(play !== null, `an option of a turn is not "${key}"`);
  playCard(run, seat, { kind: 'card', ...play, free: false }, { kind: 'decision', decision });
}

/** 4.2.3.c point 4: ends the turn and the effects that last until its end (2.2.13), then begins the next turn. */
export function endTurn(run: Run, { seat, next }: TaskOf<'end-turn'>): void {
  run.schedule({ task: 'begin-turn', seat: next ?? (seat + 1) % run.state.seats.length });
  endDurations(run, 'turn');
}

/** 2.2.13.a: ends effects that last "this afternoon". */
export function endAfternoon(run: Run): void {
  endDurations(run, 'afternoon');
}
