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

/** The maximum number of choices to evaluate in one decision. A larger set is sampled uniformly. */
const CHOICES = 16;
/**
 * The share of the playouts for finding the best choice. The rest measures its distance, and that of a competent
 * player's choice, from the choice made.
 */
const SEARCH = 0.6;
/**
 * The minimum loss in win probability for which both choices are measured again in whole games, and the number of those
 * games as a share of the playouts.
 */
const SUSPECT = 0.1;
const WHOLE = 0.3;
/**
 * The number of equal parts of the whole games. Before each part, they end if the loss is unlikely to become certain.
 */
const PARTS = 6;
/**
 * The minimum standard deviation that is assumed for the difference of two choices in a whole game. It is also a
 * typical one.
 */
const SPREAD = 0.5;
/** The number of dealt states in which a competent player's choice is determined. */
const PICKS = 24;
/** The minimum number of whole games that can show that a game was decided. */
const ENOUGH = 20;
/** A game counts as decided if the seat wins, or does not win, less than this share of whole games. */
const DECIDED = 0.03;

/** A choice and its value, which is the seat's win probability after it. */
export interface ValuedChoice {
  readonly choice: Choice;
  readonly value: number;
  /**
   * The standard error of the distance to the best choice, from playouts and the value model. For the best choice, the
   * standard error of its value.
   */
  readonly error: number;
  readonly playouts: number;
}

export interface ValuedDecision {
  /** The choices by value, best first. A choice ranks above the choice made only if it is certainly better. */
  readonly choices: readonly ValuedChoice[];
  readonly best: Choice;
  /**
   * The win probability that the choice made lost. 0 if it is the best, or if the difference does not exceed its error.
   */
  readonly loss: number;
  /**
   * The standard error of the difference between the best choice and the choice made, from playouts and the value model
   * together.
   */
  readonly lossError: number;
  /** The respects in which the best choice is better. Empty if nothing was lost. */
  readonly reasons: readonly Reason[];
  /** The value of the choice made, compared with that of a competent player. */
  readonly skill: Skill;
  /** The seats that win together with the deciding seat, including itself. */
  readonly team: readonly Seat[];
}

export interface DecidedThere {
  readonly decision: Decision;
  readonly taken: Choice;
  /** Whether the seat could still make a choice later in its turn, after the choice made. If absent, it could not. */
  readonly isStillOpen?: (choice: Choice) => boolean;
}

/**
 * Evaluates the choices of a decision by playouts in states that agree with what its seat knows.
 *
 * Playouts are assigned to the choices that may still be best (sequential halving). All choices are tried in the same
 * states with the same random results, and continue with the best later choice of the turn. Choices with the same
 * effect count as one.
 *
 * Separate playouts measure the distance of the best choice from the choice made, so that lucky results of the search
 * do not count. An apparent loss is also measured in whole games while it may become certain, and counts as no loss if
 * the game was already decided. Among equally good choices, the best is one that was no longer possible after the
 * choice made.
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
  // A choice that is still possible is not lost. An equally good choice that is no longer possible is lost.
  const isSought = first !== own && isOpen(first);
  const gone = isSought
    ? byValue(all.filter((candidate) => candidate !== own && !isOpen(candidate)))[0]
    : undefined;
  const picks = trials.picks(drawn, PICKS).flatMap((choice) => byKind.get(alike(choice)) ?? []);
  const from = trials.worlds;
  const measured = [...new Set([first, gone ?? first, own, mostPicked(picks) ?? own])];
  // If the choice made is the best and a competent player makes it too, there is no distance to measure.
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
  // A choice that is still possible is not lost, unless whole games alone show a loss.
  const isFinal =
    !isOpen(found) || (measuredWhole !== null && certainPart(measuredWhole.mean, measuredWhole.error) > 0);
  const isWorse =
    found !== own &&
    isFinal &&
    certainPart(difference.mean, difference.error) > 0 &&
    (whole === null || !isDecided(whole));
  const best = isWorse ? found : own;
  const loss = isWorse ? difference.mean : 0;
  // A win probability cannot be less than the loss from it. Whole games may show a larger loss than short playouts.
  const top = Math.max(best.estimate.mean, loss);
  // Choices with fewer trials are compared with the best in the states in which both were tried. The distance of the
  // choice made is its loss.
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
 * Whether the game was already decided before two choices: after both, the seat wins almost all or almost no whole
 * games.
 */
function isDecided(pair: readonly Candidate[]): boolean {
  if (pair.some(({ estimate }) => estimate.count < ENOUGH)) return false;
  const means = pair.map(({ estimate }) => estimate.mean);
  return means.every((mean) => mean < DECIDED) || means.every((mean) => mean > 1 - DECIDED);
}

/** Returns the standard deviation of the difference of two choices in one whole game, given the lead in some games. */
const spreadOf = ({ error, count }: Estimate): number =>
  count === 0 ? SPREAD : Math.max(SPREAD, error * Math.sqrt(count));

/**
 * Returns the lead in whole games. If fewer than `games` were played, assumes a minimum variance, because the measured
 * one may be too low.
 */
const measuredIn = (lead: Estimate, games: number): Estimate =>
  lead.count < games ? { ...lead, error: spreadOf(lead) / Math.sqrt(lead.count) } : lead;

/**
 * Whether a loss in short playouts is unlikely to be certain after all whole games, given the lead in those played so
 * far.
 */
function isHopelessAfter(short: Pick<Estimate, 'mean' | 'error'>, lead: Estimate, games: number): boolean {
  const last = together(short, { mean: lead.mean, error: spreadOf(lead) / Math.sqrt(games) });
  return isHopeless(together(short, measuredIn(lead, games)), last.error);
}

/**
 * Plays `games` whole games after each of two choices, in the same dealt states. Stops early if `isOver` returns true,
 * given the lead of the first choice.
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
