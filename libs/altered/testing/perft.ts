import { choicesOf, randomBot } from '#analysis';
import { altered, type State } from '#altered/rules';
import type { Setup } from '#record';

/**
 * Returns the number of sequences of `depth` legal choices. A comparison of this number checks many rules at once,
 * because every rule can change it.
 */
export function perft(state: State, depth: number): number {
  const decision = altered.play.legal(state);
  if (decision === null || depth === 0) return 1;
  const choices = choicesOf(decision);
  if (depth === 1) return choices.length;
  let lines = 0;
  for (const choice of choices) {
    const decided = altered.play.decide(altered.fold.clone(state), decision.seat, choice);
    if (!decided.ok) throw new Error(`a legal choice is refused: ${decided.error.message}`);
    lines += perft(decided.value.state, depth - 1);
  }
  return lines;
}

/** Returns a game's state after the given number of random decisions, or at the end of the game if it ends earlier. */
export function playedTo(setup: Setup, decisions: number): State {
  const started = altered.play.start(setup);
  if (!started.ok) throw new Error(started.error[0]?.message);
  let { state } = started.value;
  const bot = randomBot(`perft/${setup.seed}`);
  for (let made = 0; made < decisions; made++) {
    const decision = altered.play.legal(state);
    if (decision === null) break;
    const decided = altered.play.decide(state, decision.seat, bot(decision));
    if (!decided.ok) throw new Error(decided.error.message);
    state = decided.value.state;
  }
  return state;
}
