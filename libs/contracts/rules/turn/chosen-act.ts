import { numberIn } from '#kernel';
import type { Choice } from '#record';
import { attack, magnetise, targetOf, useGlobe } from '../playing/fighting.js';
import { play, useRune } from '../playing/playing.js';
import { wordsOf } from '../playing/turn-keys.js';
import type { Run } from '../step/run.js';
import { bodyOf, seatOf } from '../state/state.js';
import type { TaskOf } from '../state/tasks.js';
import { endTurn } from './turn.js';

/** Executes the option that a player chose in their turn. */
export function answerAct(run: Run, task: TaskOf<'act'>, choice: Choice): void {
  const { seat } = task;
  const { state } = run;
  const { verb, first, second } = wordsOf(choice[0] ?? '');
  if (verb === 'end') return endTurn(run, seat, first === 'active');
  run.schedule(task);
  switch (verb) {
    case 'play':
      return play(run, seat, numberIn(first));
    case 'attack': {
      const attacker =
        first === 'player'
          ? { seat }
          : { item: numberIn(first), object: bodyOf(state, numberIn(first)).object };
      return attack(run, seat, attacker, targetOf(state, seat, second));
    }
    case 'magnetise':
      return magnetise(run, seat, numberIn(first));
    case 'globe':
      return useGlobe(run, seat, seatOf(state, seat).globe[0] ?? -1, targetOf(state, seat, first));
    default:
      return useRune(run, seat, seatOf(state, seat).rune[0] ?? -1);
  }
}
