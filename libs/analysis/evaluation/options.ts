import { randomSource } from '#kernel';
import { isSameChoice, type AtomicAction, type Choice, type Decision, type Knowledge } from '#record';
import { someChoices } from '../choices.js';
import { usualHorizon, wholeGame } from '../playouts/playout.js';
import type { PlayedModule } from '../playouts/quick-play.js';
import { differenceError } from '../playouts/value-model.js';
import { certainPart } from './grades.js';
import type { Budget } from './evaluate.js';
import { reasonsFor, type Reason } from './reasons.js';
import { together } from './samples.js';
import { byValue, Candidate, Trials, type TrialPlan } from './trials.js';

/** Choices of one decision that are valued at most; of more, a fair sample. */
const CHOICES = 16;
/** The part of the playouts that finds the best choice; the rest measures how far it is from the one taken. */
const SEARCH = 0.6;
/** From so much win probability on, what seems lost is measured again in whole games: after either choice, in so many for each playout. */
const SUSPECT = 0.1;
const WHOLE = 0.3;
/** Fewer whole games do not tell that a game was decided. */
const ENOUGH = 20;
/** A game is decided for a seat that wins less than this part of what follows, or all but this part. */
const DECIDED = 0.03;

/** What a choice is worth to its seat: how likely the seat is to win after it. */
export interface ValuedChoice {
  readonly choice: Choice;
  readonly value: number;
  /** Standard error of how far it is from the best, of playouts and the value model together; of the best one, of what it is compared by. */
  readonly error: number;
  readonly playouts: number;
}

/** The choices of a decision by what they are worth, the best first. */
export interface ValuedDecision {
  /** None is worth more than the first: what is not certainly better than the choice taken counts as no better. */
  readonly choices: readonly ValuedChoice[];
  readonly best: Choice;
  /** Win probability that the choice taken gave away; 0 where it is the best, or the difference does not exceed its error. */
  readonly loss: number;
  /** Standard error of the difference between the best choice and the one taken, of playouts and the value model together. */
  readonly lossError: number;
  /** In what the best choice is better; empty where nothing was given away. */
  readonly reasons: readonly Reason[];
}

/**
 * Values the choices of a decision by playouts in states that could as well be by what its seat knows. Playouts go to the choices that may
 * still be best (sequential halving); every choice is tried in the same states with the same chance, and with the best that the seat can
 * still do in its turn. How far the best is from the one taken is measured with playouts of its own, so that what was found by luck is not
 * counted. What seems bad is measured in whole games too: where the game was decided before, nothing is lost.
 */
export function valueChoices<State, A extends AtomicAction>(
  module: PlayedModule<State, A>,
  state: State,
  decision: Decision,
  taken: Choice,
  knowledge: Knowledge,
  { seed, playouts, horizon = usualHorizon }: Budget,
): ValuedDecision {
  const { seat } = decision;
  const { model } = module.bots;
  const trials = new Trials(module, state, { seat, knowledge, seed, horizon });
  const drawn = someChoices(randomSource(`${seed}/choices`), decision, CHOICES);
  const others = drawn.filter((choice) => !isSameChoice(choice, taken));
  const own = new Candidate(taken);
  const all = [own, ...others.map((choice) => new Candidate(choice))];
  const [found = own] = trials.halve(all, playouts * SEARCH);
  const from = trials.worlds;
  const rivals = [found, own];
  // Where the best was taken, nothing is lost, and there is no distance to measure.
  if (found !== own)
    trials.try(rivals, Math.max(2, Math.floor((playouts * (1 - SEARCH)) / 2)), { measured: true, rivals });
  const lead = found.lead(own, from);
  const short = { mean: lead.mean, error: differenceError(model, lead) };
  const isSuspect = found !== own && lead.mean >= SUSPECT && certainPart(lead.mean, lead.error) > 0;
  const whole = isSuspect
    ? playedToTheEnd(
        module,
        state,
        [found.choice, taken],
        { seat, knowledge, seed: `${seed}/whole` },
        Math.floor(playouts * WHOLE),
      )
    : null;
  const difference = whole === null ? short : together(short, whole[0].lead(whole[1]));
  const isWorse =
    found !== own &&
    certainPart(difference.mean, difference.error) > 0 &&
    (whole === null || !isDecided(whole));
  const best = isWorse ? found : own;
  const top = best.estimate.mean;
  // Those that were tried less were tried in some of the same states: they are held against the best in these.
  const leads = new Map(all.map((one) => [one, one === best ? null : best.lead(one)]));
  const behind = (one: Candidate): number => Math.max(0, leads.get(one)?.mean ?? 0);
  return {
    choices: byValue([best, ...all.filter((one) => one !== best)], (one) => -behind(one)).map((one) => ({
      choice: one.choice,
      value: Math.max(0, top - behind(one)),
      error: differenceError(model, leads.get(one) ?? { mean: 0, error: one.estimate.error }),
      playouts: one.estimate.count,
    })),
    best: best.choice,
    loss: isWorse ? difference.mean : 0,
    lossError: found === own ? 0 : difference.error,
    reasons: isWorse ? reasonsFor(module, state, seat, found.ends(own)) : [],
  };
}

/** Whether the game was decided whichever of two choices is made: played to its end, the seat wins nearly always, or hardly ever. */
function isDecided(pair: readonly Candidate[]): boolean {
  if (pair.some(({ estimate }) => estimate.count < ENOUGH)) return false;
  const means = pair.map(({ estimate }) => estimate.mean);
  return means.every((mean) => mean < DECIDED) || means.every((mean) => mean > 1 - DECIDED);
}

/** Two choices with what games came to that were played to their end after them, in the same dealt states, so many after each. */
export function playedToTheEnd<State, A extends AtomicAction>(
  module: PlayedModule<State, A>,
  state: State,
  choices: readonly [Choice, Choice],
  plan: Omit<TrialPlan, 'horizon'>,
  games: number,
): readonly [Candidate, Candidate] {
  const pair = [new Candidate(choices[0]), new Candidate(choices[1])] as const;
  new Trials(module, state, { ...plan, horizon: wholeGame }).try(pair, games, { rivals: pair });
  return pair;
}
