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

/** The largest number of choices to value in one decision; a larger set is sampled fairly. */
const CHOICES = 16;
/**
 * The share of the playouts that searches for the best choice. The rest measures the distance of it, and of a
 * competent player's choice, from the one taken.
 */
const SEARCH = 0.6;
/**
 * A loss in win probability from which both choices are measured again in whole games, and the number of
 * those games as a share of the playouts.
 */
const SUSPECT = 0.1;
const WHOLE = 0.3;
/** The number of equal parts of the whole games. Before each they end if the loss will hardly become certain. */
const PARTS = 6;
/** The least standard deviation that is assumed for the difference of two choices in a whole game. It is usual too. */
const SPREAD = 0.5;
/** The number of dealt states in which a competent player's choice is determined. */
const PICKS = 24;
/** The least number of whole games that can show that a game was decided. */
const ENOUGH = 20;
/** A game counts as decided if the seat wins less than this share of whole games, or loses less than it. */
const DECIDED = 0.03;

/** A choice and its value: the seat's chance to win after it. */
export interface ValuedChoice {
  readonly choice: Choice;
  readonly value: number;
  /**
   * Standard error of the distance to the best choice, from playouts and the value model. For the best
   * choice, the standard error of its own value.
   */
  readonly error: number;
  readonly playouts: number;
}

/** The choices of a decision with their values. */
export interface ValuedDecision {
  /**
   * Sorted by value, the best first. A choice that is not certainly better than the one taken does not count
   * as better.
   */
  readonly choices: readonly ValuedChoice[];
  readonly best: Choice;
  /**
   * The win probability that the choice taken lost. 0 if it is the best, or if the difference does not exceed
   * its error.
   */
  readonly loss: number;
  /** Standard error of the difference between the best choice and the one taken, of playouts and the value model together. */
  readonly lossError: number;
  /** The ways in which the best choice is better. Empty if nothing was lost. */
  readonly reasons: readonly Reason[];
  /** The value of the choice taken, compared with that of a competent player. */
  readonly skill: Skill;
  /** The seats that win together with the one that chose, including itself. */
  readonly team: readonly Seat[];
}

/** A decision and the choice taken. */
export interface DecidedThere {
  readonly decision: Decision;
  readonly taken: Choice;
  /**
   * Whether the seat could still make a choice later in its turn, after the one it took. If absent, it could
   * not.
   */
  readonly isStillOpen?: (choice: Choice) => boolean;
}

/**
 * Values the choices of a decision by playouts in states that are consistent with what its seat knows.
 * Playouts go to the choices that may still be best (sequential halving). All choices are tried in the same
 * states with the same chance, and continue with the best later choice of the turn. Separate playouts measure
 * the distance of the best from the one taken, so that lucky results of the search do not count. An apparent
 * loss is also measured in whole games as long as it may become certain, and is no loss if the game was
 * already decided. Choices that are alike count as one. Of equally good choices, the best is one that was no
 * longer possible after the choice taken.
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
  // A choice that is still possible is not lost, but an equally good one that is no longer possible is.
  const isSought = first !== own && isOpen(first);
  const gone = isSought
    ? byValue(all.filter((candidate) => candidate !== own && !isOpen(candidate)))[0]
    : undefined;
  const picks = trials.picks(drawn, PICKS).flatMap((choice) => byKind.get(alike(choice)) ?? []);
  const from = trials.worlds;
  const measured = [...new Set([first, gone ?? first, own, mostPicked(picks) ?? own])];
  // If the best choice was taken, and a competent player takes it too, there is no distance to measure.
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
  // A chance to win is at least what was lost of it: whole games may show more than short playouts do.
  const top = Math.max(best.estimate.mean, loss);
  // Choices with fewer trials were tried in some of the same states, in which they are compared with the
  // best. The choice taken is as far behind as its loss says.
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
 * Whether the game was decided before two choices: in whole games after either, the seat wins nearly always,
 * or hardly ever.
 */
function isDecided(pair: readonly Candidate[]): boolean {
  if (pair.some(({ estimate }) => estimate.count < ENOUGH)) return false;
  const means = pair.map(({ estimate }) => estimate.mean);
  return means.every((mean) => mean < DECIDED) || means.every((mean) => mean > 1 - DECIDED);
}

/** The standard deviation of the difference of two choices in one whole game, given the lead in some. */
const spreadOf = ({ error, count }: Estimate): number =>
  count === 0 ? SPREAD : Math.max(SPREAD, error * Math.sqrt(count));

/** The lead in whole games. If fewer than `games` were played, their variance may be underestimated. */
const measuredIn = (lead: Estimate, games: number): Estimate =>
  lead.count < games ? { ...lead, error: spreadOf(lead) / Math.sqrt(lead.count) } : lead;

/** Whether a loss by short playouts will hardly be certain after all whole games, given the lead in those played so far. */
function isHopelessAfter(short: Pick<Estimate, 'mean' | 'error'>, lead: Estimate, games: number): boolean {
  const last = together(short, { mean: lead.mean, error: spreadOf(lead) / Math.sqrt(games) });
  return isHopeless(together(short, measuredIn(lead, games)), last.error);
}

/**
 * Plays `games` whole games after each of two choices, in the same dealt states. Plays fewer if `isOver`, given
 * the lead of the first choice.
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
