import { randomSource } from '#kernel';
import type { AtomicAction, Choice, Decision, Knowledge, Seat } from '#record';
import { someChoices } from '../choices.js';
import { usualHorizon, wholeGame } from '../playouts/playout.js';
import type { PlayedModule } from '../playouts/quick-play.js';
import { differenceError } from '../playouts/value-model.js';
import { alikeIn } from './alike.js';
import { mostPicked, skillOf, type Skill } from './competent.js';
import { certainPart } from './grades.js';
import type { Budget } from './evaluate.js';
import { reasonsFor, type Reason } from './reasons.js';
import { isHopeless, together, type Estimate } from './samples.js';
import { byValue, Candidate, Trials, type TrialPlan } from './trials.js';

/** The maximum number of choices to evaluate in one decision. Larger sets are sampled uniformly. */
const CHOICES = 16;
/**
 * The share of the playouts that search for the best choice. The remaining playouts measure how far the choice made is
 * from the best choice and from a competent player's choice.
 */
const SEARCH = 0.6;
/**
 * If the loss in win probability is at least `SUSPECT`, the best choice and the choice made are measured again in whole
 * games. The number of these games is `WHOLE` times the number of playouts.
 */
const SUSPECT = 0.1;
const WHOLE = 0.3;
/**
 * The number of equal batches in which whole games are played. No further batch is played once the loss is unlikely to
 * become certain.
 */
const PARTS = 6;
/**
 * The minimum standard deviation assumed for the difference between two choices in a whole game. It is a typical value,
 * so it is also used before any game has been played.
 */
const SPREAD = 0.5;
/** The number of dealt states in which a competent player's choice is sampled. */
const PICKS = 24;
/**
 * The minimum number of playouts to the end of the game that are needed to conclude that a game was already decided.
 */
const ENOUGH = 20;
/**
 * A game counts as already decided if the player wins less than this share of the playouts to the end, or more than 1
 * minus this share.
 */
const DECIDED = 0.03;

/** A choice and its value: the player's win probability after the choice. */
export interface ValuedChoice {
  readonly choice: Choice;
  readonly value: number;
  /**
   * The standard error of the difference from the best choice, due to playouts and the value model. For the best
   * choice, the standard error of its value.
   */
  readonly error: number;
  readonly playouts: number;
}

export interface ValuedDecision {
  /** The choices by value, best first. Another choice ranks above the choice made only if it is certainly better. */
  readonly choices: readonly ValuedChoice[];
  readonly best: Choice;
  /**
   * The loss in win probability due to the choice made. 0 if the choice made is the best, or if the difference does not
   * exceed its error.
   */
  readonly loss: number;
  /**
   * The standard error of the difference between the best choice and the choice made, due to playouts and the value
   * model.
   */
  readonly lossError: number;
  /** The reasons why the best choice is better. Empty if nothing was lost. */
  readonly reasons: readonly Reason[];
  /** The value of the choice made, compared with the value of a competent player's choice. */
  readonly skill: Skill;
  /** The seats that win together with the deciding player, including the player's own seat. */
  readonly team: readonly Seat[];
}

export interface DecidedThere {
  readonly decision: Decision;
  readonly taken: Choice;
  /**
   * Whether the player could still make the given choice later in the turn, after the choice made. If this function is
   * absent, no choice counts as still possible.
   */
  readonly isStillOpen?: (choice: Choice) => boolean;
}

/**
 * Evaluates the choices of a decision by playouts in states that are consistent with the player's knowledge.
 *
 * Most playouts go to the choices that could still be the best (sequential halving). All choices are tried in the same
 * states with the same random results, and each can be followed by the best other choice later in the turn. Choices
 * with the same effect count as one.
 *
 * Separate playouts measure the difference between the best choice and the choice made, so that lucky results of the
 * search do not count. An apparent loss is also measured in whole games as long as it could become certain. It counts
 * as no loss if the game was already decided. Among equally good choices, the best is one that was no longer possible
 * after the choice made.
 */
export function valueChoices<State, A extends AtomicAction>(
  module: PlayedModule<State, A>,
  state: State,
  { decision, taken, isStillOpen = () => false }: DecidedThere,
  knowledge: Knowledge,
  { seed, playouts, horizon = usualHorizon }: Budget,
): ValuedDecision {
  const { seat } = decision;
  const { model } = module.bots;
  const trials = new Trials(module, state, { seat, knowledge, seed, horizon });
  const drawn = someChoices(randomSource(`${seed}/choices`), decision, CHOICES);
  const alike = alikeIn(module, state, decision);
  const own = new Candidate(taken);
  const byKind = new Map([[alike(taken), own]]);
  for (const choice of drawn)
    if (!byKind.has(alike(choice))) byKind.set(alike(choice), new Candidate(choice));
  const all = [...byKind.values()];
  const [first = own] = trials.halve(all, playouts * SEARCH);
  const isOpen = (candidate: Candidate): boolean => isStillOpen(candidate.choice);
  // It is not a loss to miss a choice that can still be made later in the turn, but it is a loss to miss an equally
  // good choice that can no longer be made.
  const isSought = first !== own && isOpen(first);
  const gone = isSought
    ? byValue(all.filter((candidate) => candidate !== own && !isOpen(candidate)))[0]
    : undefined;
  const picks = trials.picks(drawn, PICKS).flatMap((choice) => byKind.get(alike(choice)) ?? []);
  const from = trials.worlds;
  const measured = [...new Set([first, gone ?? first, own, mostPicked(picks) ?? own])];
  // If the choice made is the best and a competent player makes it too, there is no difference to measure.
  if (measured.length > 1)
    trials.try(measured, Math.max(2, Math.floor((playouts * (1 - SEARCH)) / 2)), {
      measured: true,
      rivals: [first, own],
    });
  const isCertain = (lead: Estimate): boolean => certainPart(lead.mean, differenceError(model, lead)) > 0;
  const isAsGood =
    gone !== undefined && isCertain(gone.lead(own, from)) && !isCertain(first.lead(gone, from));
  const found = isAsGood ? gone : first;
  const lead = found.lead(own, from);
  const short = { mean: lead.mean, error: differenceError(model, lead) };
  const isSuspect =
    found !== own && (lead.mean >= SUSPECT || isOpen(found)) && certainPart(lead.mean, lead.error) > 0;
  const games = Math.floor(playouts * WHOLE);
  const whole = isSuspect
    ? playedToTheEnd(
        module,
        state,
        [found.choice, taken],
        { seat, knowledge, seed: `${seed}/whole` },
        games,
        (measured) => isHopelessAfter(short, measured, games),
      )
    : null;
  const measuredWhole = whole === null ? null : measuredIn(whole[0].lead(whole[1]), games);
  const difference = measuredWhole === null ? short : together(short, measuredWhole);
  // Missing a choice that can still be made later in the turn is not a loss, unless the whole games alone show a loss.
  const isFinal =
    !isOpen(found) || (measuredWhole !== null && certainPart(measuredWhole.mean, measuredWhole.error) > 0);
  const isWorse =
    found !== own &&
    isFinal &&
    certainPart(difference.mean, difference.error) > 0 &&
    (whole === null || !isDecided(whole));
  const best = isWorse ? found : own;
  const loss = isWorse ? difference.mean : 0;
  // The win probability of the best choice is at least the loss. The loss can come from whole games, so it can exceed
  // the win probability measured in short playouts.
  const top = Math.max(best.estimate.mean, loss);
  // Choices with fewer trials are compared with the best choice only in the states in which both choices were tried.
  // For the choice made, the difference is its loss.
  const leads = new Map(
    all.map((candidate) => [
      candidate,
      candidate === best ? null : candidate === own ? difference : best.lead(candidate),
    ]),
  );
  const behind = (candidate: Candidate): number => Math.max(0, leads.get(candidate)?.mean ?? 0);
  return {
    choices: byValue(
      [best, ...all.filter((candidate) => candidate !== best)],
      (candidate) => -behind(candidate),
    ).map((candidate) => ({
      choice: candidate.choice,
      value: Math.max(0, top - behind(candidate)),
      error:
        candidate === own && isWorse
          ? difference.error
          : differenceError(model, leads.get(candidate) ?? { mean: 0, error: candidate.estimate.error }),
      playouts: candidate.estimate.count,
    })),
    best: best.choice,
    loss,
    lossError: found === own ? 0 : difference.error,
    reasons: isWorse ? reasonsFor(module, state, seat, found.ends(own)) : [],
    skill: skillOf(own, picks, from),
    team: module.bots.team?.(state, seat) ?? [seat],
  };
}

/**
 * Whether the game was already decided before a choice: after either of two choices, the player wins almost all or
 * almost none of the whole games.
 */
function isDecided(pair: readonly Candidate[]): boolean {
  if (pair.some(({ estimate }) => estimate.count < ENOUGH)) return false;
  const means = pair.map(({ estimate }) => estimate.mean);
  return means.every((mean) => mean < DECIDED) || means.every((mean) => mean > 1 - DECIDED);
}

/**
 * Returns the standard deviation of the difference between two choices in one whole game, given the lead in the games
 * played so far.
 */
const spreadOf = ({ error, count }: Estimate): number =>
  count === 0 ? SPREAD : Math.max(SPREAD, error * Math.sqrt(count));

/**
 * Returns the lead, as estimated from games that were played to the end. If there are fewer than `games` of them,
 * assumes a minimum variance, because the variance of a small sample could be too low.
 */
const measuredIn = (lead: Estimate, games: number): Estimate =>
  lead.count < games ? { ...lead, error: spreadOf(lead) / Math.sqrt(lead.count) } : lead;

/**
 * Whether a loss in short playouts is unlikely to become certain after all whole games, given the lead in those played
 * so far.
 */
function isHopelessAfter(short: Pick<Estimate, 'mean' | 'error'>, lead: Estimate, games: number): boolean {
  const last = together(short, { mean: lead.mean, error: spreadOf(lead) / Math.sqrt(games) });
  return isHopeless(together(short, measuredIn(lead, games)), last.error);
}

/**
 * Plays up to `games` whole games after each of two choices, from the same dealt states. Stops early if `isOver`
 * returns true for the lead of the first choice over the second.
 */
export function playedToTheEnd<State, A extends AtomicAction>(
  module: PlayedModule<State, A>,
  state: State,
  choices: readonly [Choice, Choice],
  plan: Omit<TrialPlan, 'horizon'>,
  games: number,
  isOver: (lead: Estimate) => boolean = () => false,
): readonly [Candidate, Candidate] {
  const pair = [new Candidate(choices[0]), new Candidate(choices[1])] as const;
  const trials = new Trials(module, state, { ...plan, horizon: wholeGame });
  trials.tryUntil(() => isOver(pair[0].lead(pair[1])), pair, {
    most: games,
    part: Math.ceil(games / PARTS),
    rivals: pair,
  });
  return pair;
}
