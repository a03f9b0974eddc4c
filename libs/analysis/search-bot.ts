import { randomSource } from '#kernel';
import { invariant, seatViewer, type AtomicAction } from '#record';
import type { Bot } from './bot.js';
import { byValue, Candidate, Trials } from './evaluation/trials.js';
import { isHopeless, triedChoices } from './greedy-bot.js';
import { usualHorizon } from './playouts/playout.js';
import type { PlayedModule } from './playouts/quick-play.js';

/** The maximum number of choices to play out. The greedy bot's ranking decides which choices are played out. */
const CANDIDATES = 6;
/** The number of choices in the second half of the playouts: the greedy bot's choice and the best other choices. */
const FINALISTS = 3;
/** The number of standard errors by which a choice must lead the greedy bot's choice to replace it. */
const CERTAIN = 0.5;
/** The number of playouts for one decision. On average, they take less than 200 ms on one core. */
const PLAYOUTS = 80;

/**
 * Returns a bot that plays out its choices in states that are consistent with its player's knowledge. Each playout
 * plays carefully up to the next day, where the game's value model evaluates the state. The bot replaces the greedy
 * bot's choice only if playouts show a better one. The same seed and number of playouts give the same choices. Hidden
 * information has no effect on them.
 */
export function searchBot<State, A extends AtomicAction>(
  module: PlayedModule<State, A>,
  seed: string,
  playouts: number = PLAYOUTS,
): Bot<State> {
  return (decision, state) => {
    const { seat, id } = decision;
    const own = `${seed}/${seat}/${id}`;
    const [first, ...rest] = triedChoices(module, randomSource(own), decision, state);
    const [greedy, ...others] = [first, ...rest.filter((tried) => !isHopeless(tried))]
      .slice(0, CANDIDATES)
      .flatMap((tried) => (tried === undefined ? [] : [new Candidate(tried.choice)]));
    invariant(greedy !== undefined, `decision ${id} cannot be answered`);
    if (others.length === 0) return greedy.choice;
    const trials = new Trials(module, state, {
      seat,
      knowledge: { viewer: seatViewer(seat), lists: false },
      seed: `${own}/search`,
      horizon: usualHorizon,
    });
    const tryHalf = (candidates: readonly Candidate[]): void =>
      trials.try(candidates, Math.max(2, Math.floor(playouts / 2 / candidates.length)));
    tryHalf([greedy, ...others]);
    const finalists = [greedy, ...byValue(others).slice(0, FINALISTS - 1)];
    tryHalf(finalists);
    const [found = greedy] = byValue(finalists);
    const { mean, error } = found.lead(greedy);
    return found !== greedy && mean > CERTAIN * error ? found.choice : greedy.choice;
  };
}
