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
 * If the choice made seems to lose at least `SUSPECT` in win probability, this choice and the best one are measured
 * again in whole games. The number of these games is `WHOLE` times the number of playouts.
 */
const SUSPECT = 0.1;
const WHOLE = 0.3;
/**
 * The number of equal batches of whole games. After a batch, measuring stops if the loss is unlikely to become certain.
 */
const PARTS = 6;
/**
 * The minimum standard deviation assumed for the difference between two choices in one whole game. It is also used
 * before the first game.
 */
const SPREAD = 0.5;
/** The number of dealt states in which a competent player's choice is sampled. */
const PICKS = 24;
/** The minimum number of whole games after each choice to conclude that a game was already decided. */
const ENOUGH = 20;
/** A game counts as already decided if the player wins or loses less than this share of the whole games. */
const DECIDED = 0.03;

/** A choice and its value: the player's win probability after the choice. */
export interface ValuedChoice {
  readonly choice: Choice;
  readonly value: number;
  /**
   * The standard error of the difference from the best choice. For the best choice itself, the standard error of its
   * value.
   */
  readonly error: number;
  readonly playouts: number;
}

export interface ValuedDecision {
  /** The choices, by value, the best first. The choice made comes first unless another choice is certainly better. */
  readonly choices: readonly ValuedChoice[];
  readonly best: Choice;
  /**
   * The difference in win probability between the best choice and the choice made. 0 if the choice made counts as the
   * best.
   */
  readonly loss: number;
  /** The standard error of the loss, due to playouts and the value model. */
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
   * Whether the given choice was still possible later in the turn, after the choice made. If this function is absent,
   * no choice counts as still possible.
   */
  readonly isStillOpen?: (choice: Choice) => boolean;
}

/**
 * Evaluates the choices of a decision by playouts in states that are consistent with the player's knowledge.
 *
 * Most playouts go to the choices that could still be the best (sequential halving). All choices are tried in the same
 * states with the same random results. After a choice, the player can still make the best other choice later in the
 * turn. Choices with the same effect count as one.
 *
 * The best choice and the choice made are then compared in separate playouts, because the search favours lucky results.
 * An apparent loss is also measured in whole games, unless it is unlikely to become certain. If the game was already
 * decided, nothing is lost. Among equally good choices, the best is one that was no longer possible after the choice
 * made.
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
  // Missing a choice that is still possible later in the turn is not a loss. Missing an equally good choice that is no
  // longer possible is a loss.
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
  // Choices with fewer trials are compared with the best choice only in the states in which both were tried. For the
  // choice made, the difference is the loss.
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
 * Whether the game was already decided before a choice. This is so if the player wins almost all or almost none of the
 * whole games after either choice.
 */
function isDecided(pair: readonly Candidate[]): boolean {
  if (pair.some(({ estimate }) => estimate.count < ENOUGH)) return false;
  const means = pair.map(({ estimate }) => estimate.mean);
  return means.every((mean) => mean < DECIDED) || means.every((mean) => mean > 1 - DECIDED);
}

/**
 * Returns the standard deviation of the difference between two choices in one whole game, estimated from their lead so
 * far.
 */
const spreadOf = ({ error, count }: Estimate): number =>
  count === 0 ? SPREAD : Math.max(SPREAD, error * Math.sqrt(count));

/**
 * Returns a lead measured in whole games. If fewer than `games` were played, raises the error to a minimum, because the
 * variance of a small sample can be too low.
 */
const measuredIn = (lead: Estimate, games: number): Estimate =>
  lead.count < games ? { ...lead, error: spreadOf(lead) / Math.sqrt(lead.count) } : lead;

/**
 * Whether an apparent loss is unlikely to become certain even if all whole games are played. `short` is the loss in
 * short playouts, and `lead` the loss in the whole games so far.
 */
function isHopelessAfter(short: Pick<Estimate, 'mean' | 'error'>, lead: Estimate, games: number): boolean {
  const last = together(short, { mean: lead.mean, error: spreadOf(lead) / Math.sqrt(games) });
  return isHopeless(together(short, measuredIn(lead, games)), last.error);
}

/**
 * Plays up to `games` whole games after each of two choices, from the same dealt states. Stops early if `isOver`
 * returns true. `isOver` receives the lead of the first choice over the second.
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
