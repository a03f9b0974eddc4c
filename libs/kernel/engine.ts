import {
  chanceOf,
  chances,
  concession,
  fail,
  invariant,
  isConcession,
  fingerprintKinds,
  supportsChance,
  supportsFingerprints,
  ok,
  startedWith,
  type AtomicAction,
  type Choice,
  type Decided,
  type Decision,
  type FoldsGame,
  type Illegal,
  type PlaysGame,
  type Problem,
  type Result,
  type Seat,
  type Setup,
  type SetupErrorCode,
} from '#record';
import { next, type Task } from './agenda.js';
import { tooMuchWork, unplayable, withinBudget } from './budget.js';
import { checkChoice } from './choice.js';
import type { Course } from './course.js';
import { randomSource, shuffled } from './random.js';
import type { GameRun } from './run.js';
import { recording, silent, type Sink } from './sink.js';

type TaskOf<T extends Task, Kind extends T['task']> = Extract<T, { readonly task: Kind }>;

/** For each kind of task, the function that runs it. */
export type Runners<Run, T extends Task> = {
  readonly [Kind in T['task']]: (run: Run, task: TaskOf<T, Kind>) => void;
};

/** For each kind of task that requests decisions, the function that handles the player's choice. */
export type Answerers<Run, T extends Task, Asking extends T['task']> = {
  readonly [Kind in Asking]: (run: Run, task: TaskOf<T, Kind>, choice: Choice) => void;
};

/** A game's rules, as applied by an engine. */
export interface EngineRules<
  State extends Course<T>,
  A extends AtomicAction,
  T extends Task,
  Run extends GameRun<State, A, T>,
  Asking extends T['task'],
> {
  readonly fold: Pick<FoldsGame<State, A>, 'initial' | 'evolve'>;
  readonly run: (state: State, sink: Sink<A>) => Run;
  /** Returns the problems that prevent a game from starting. */
  readonly problemsOf: (setup: Setup) => readonly Problem<SetupErrorCode>[];
  /** The tasks at the start of a game. */
  readonly setUp: readonly T[];
  readonly runners: Runners<Run, T>;
  readonly answerers: Answerers<Run, T, Asking>;
  /** Returns how many units of work to charge for each task. Tasks can charge further units themselves. */
  readonly effort: (state: State) => number;
  /** The rule to cite when a choice is refused because the game is over. */
  readonly over: string;
  /**
   * The rules for conceding. `rule` is the rule to cite, `hasLeft` returns whether a player has already left the game,
   * and `concede` applies the concession. Afterwards, the tasks on the agenda request their decisions again.
   */
  readonly conceding: {
    readonly rule: string;
    readonly hasLeft?: (state: State, player: Seat) => boolean;
    readonly concede: (run: Run, player: Seat) => void;
  };
  /** Returns a refusal that contains the text of the rule that forbids the choice. */
  readonly refusal: (state: State, player: Seat, choice: Choice, illegal: Illegal) => Illegal;
}

/** Creates a game's engine. The engine runs tasks from the agenda until a player must decide or the game is over. */
export function engine<
  State extends Course<T>,
  A extends AtomicAction,
  T extends Task,
  Run extends GameRun<State, A, T>,
  Asking extends T['task'],
>(rules: EngineRules<State, A, T, Run, Asking>) {
  // The casts are needed because TypeScript cannot express that each kind of task has a function for exactly this kind.
  const runners = rules.runners as unknown as Readonly<Record<string, (run: Run, task: T) => void>>;
  const answerers = rules.answerers as unknown as Readonly<
    Record<string, (run: Run, task: T, choice: Choice) => void>
  >;

  /** Runs tasks from the agenda until a player must decide or the game is over. */
  function advance(run: Run): void {
    const { state, budget } = run;
    while (state.pending === null && state.result === null) {
      budget.spend(rules.effort(state));
      const task = next(state.agenda);
      const runner = runners[task.task];
      if (runner === undefined) invariant(false, `there is no task "${task.task}"`);
      runner(run, task);
    }
    run.end();
  }

  /** Passes a choice to the task that requested it. */
  function answer(run: Run, choice: Choice): void {
    const task = next(run.state.agenda);
    const answerer = answerers[task.task];
    if (answerer === undefined) invariant(false, `task "${task.task}" asks nothing`);
    answerer(run, task, choice);
  }

  function start(setup: Setup): Result<Decided<State, A>, readonly Problem<SetupErrorCode>[]> {
    const problems = [...chanceProblems(setup), ...fingerprintProblems(setup), ...rules.problemsOf(setup)];
    if (problems.length > 0) return fail(problems);
    const started = startedWith({ ...setup, seats: mixed(setup) });
    const run = rules.run(rules.fold.evolve(rules.fold.initial(), started), recording());
    run.keep(() => started);
    run.schedule(...rules.setUp);
    const played = withinBudget(() => advance(run));
    if (!played.ok) return fail([unplayable(played.error)]);
    return ok({ events: run.events, state: run.state });
  }

  /**
   * Applies a choice and plays to the next decision. Refuses an illegal choice and cites the rule that forbids it. A
   * refusal leaves the state unchanged, except that the state is unusable after `WORK_TOO_LARGE`.
   */
  function decide(state: State, player: Seat, choice: Choice): Result<Decided<State, A>, Illegal> {
    const sink = recording<A>();
    const refusal = decided(state, player, choice, sink);
    return refusal === null ? ok({ events: sink.events, state }) : fail(refusal);
  }

  /** Like `decide`, but records no events and returns only the state. */
  function reach(state: State, player: Seat, choice: Choice): Result<State, Illegal> {
    const refusal = decided(state, player, choice, silent);
    return refusal === null ? ok(state) : fail(refusal);
  }

  /**
   * Applies a choice for `decide` or `reach` and writes its events to `sink`. Returns the refusal. Null if the choice
   * was legal.
   */
  function decided(state: State, player: Seat, choice: Choice, sink: Sink<A>): Illegal | null {
    const { pending } = state;
    if (pending !== null && isConcession(choice)) return concede(state, pending, player, sink);
    const checked = checkChoice(pending, player, choice, rules.over);
    if (!checked.ok) return rules.refusal(state, player, choice, checked.error);
    const { id, rules: cited } = checked.value;
    return taken(state, { id, cited, player, choice }, sink, (run) => answer(run, choice));
  }

  /** Lets any player concede while a decision is pending, even if another player must make that decision. */
  function concede(state: State, { id, seat, kind }: Decision, player: Seat, sink: Sink<A>): Illegal | null {
    const { rule, hasLeft, concede: leave } = rules.conceding;
    const plays = state.started?.seats[player] !== undefined && hasLeft?.(state, player) !== true;
    if (!plays) {
      const message = `Seat ${player} has left the game. Seat ${seat} has the pending decision "${kind}".`;
      return { code: 'SEAT_NOT_ASKED', message, rule };
    }
    return taken(state, { id, cited: [rule], player, choice: concession }, sink, (run) => leave(run, player));
  }

  /** Applies a legal choice and plays to the next decision. */
  function taken(
    state: State,
    made: {
      readonly id: number;
      readonly cited: readonly string[];
      readonly player: Seat;
      readonly choice: Choice;
    },
    sink: Sink<A>,
    act: (run: Run) => void,
  ): Illegal | null {
    const run = rules.run(state, sink);
    run.choose(made.id, made.player, made.choice);
    const played = withinBudget(() => {
      act(run);
      advance(run);
    });
    return played.ok ? null : tooMuchWork(played.error, made.cited);
  }

  const legal: PlaysGame<State, A>['legal'] = ({ pending }) => pending;
  return { advance, play: { start, decide, reach, legal } satisfies PlaysGame<State, A> };
}

/**
 * Shuffles each deck, so that item numbers reveal nothing about deck lists. Both players see these numbers. Sorts the
 * cards first, because a record can list a setup's cards in another order.
 */
function mixed(setup: Setup): Setup['seats'] {
  const random = randomSource(`${setup.seed}/items`, chanceOf(setup));
  return setup.seats.map((seat) => ({ ...seat, deck: shuffled(random, [...seat.deck].sort()) }));
}

const chanceProblems = (setup: Setup): readonly Problem<SetupErrorCode>[] =>
  supportsChance(setup)
    ? []
    : [
        {
          code: 'CHANCE_UNKNOWN',
          message: "This version of Retrace does not support the game's random source.",
          advice: `Use one of: ${chances.join(', ')}. For the default, leave the option out.`,
          where: 'options.chance',
        },
      ];

const fingerprintProblems = (setup: Setup): readonly Problem<SetupErrorCode>[] =>
  supportsFingerprints(setup)
    ? []
    : [
        {
          code: 'FINGERPRINTS_UNKNOWN',
          message: "This version of Retrace does not support the game's kind of fingerprints.",
          advice: `Use one of: ${fingerprintKinds.join(', ')}. To record none, leave the option out.`,
          where: 'options.fingerprints',
        },
      ];
