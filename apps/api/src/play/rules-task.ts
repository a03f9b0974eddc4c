import { botNamed } from '#analysis';
import { TooMuchWorkError } from '#kernel';
import {
  fail,
  ok,
  type BotKind,
  type Choice,
  type GameEvent,
  type GameModule,
  type Json,
  type ModuleId,
  type Result,
  type Seat,
  type Setup,
} from '#record';
import type { Problem } from '../errors/problem.js';

/** A task for a game's rules, as plain data that can be sent to another thread. */
export type RulesTask =
  /** Requests the events that result from a choice in a state. The rules can modify the state. */
  | { readonly ask: 'decide'; readonly state: unknown; readonly seat: Seat; readonly choice: Choice }
  /** Requests the events that result from a bot's choice. */
  | { readonly ask: 'bot'; readonly state: unknown; readonly bot: BotKind; readonly seed: string }
  /** Asks whether a game could begin with this setup. */
  | { readonly ask: 'begin'; readonly setup: Setup };

/** A task and the game whose rules perform it. */
export interface RulesRequest {
  readonly module: ModuleId;
  readonly task: RulesTask;
}

/** The resulting events, or the reason why the rules refuse the task. */
export type RulesAnswer = Result<readonly GameEvent[], Problem>;

/** Returned if the rules throw on an untrusted game (see `RulesService`). */
export const rulesFailed: Problem = {
  code: 'RULES_FAILED',
  message: "Play can't continue from here, because the record contradicts the rules.",
  advice: 'Branch from an earlier position, or play another game.',
};

/** Performs a task. Throws if the rules encounter a state that they cannot have produced. */
export function answerTo(module: GameModule, task: RulesTask): RulesAnswer {
  try {
    return answered(module, task);
  } catch (error) {
    if (!(error instanceof TooMuchWorkError)) throw error;
    return fail({ code: error.code, message: error.message });
  }
}

function answered(module: GameModule, task: RulesTask): RulesAnswer {
  switch (task.ask) {
    case 'begin': {
      const begun = module.play.start(task.setup);
      return begun.ok ? ok([]) : fail(begun.error[0] ?? rulesFailed);
    }
    case 'decide':
      return decided(module, task.state, task.seat, task.choice);
    case 'bot': {
      const pending = module.play.legal(task.state);
      if (pending === null) return fail(rulesFailed);
      const bot = botNamed(module, task.bot, task.seed);
      return decided(module, task.state, pending.seat, bot(pending, task.state));
    }
  }
}

function decided(module: Pick<GameModule, 'play'>, state: unknown, seat: Seat, choice: Choice): RulesAnswer {
  const outcome = module.play.decide(state, seat, choice);
  if (outcome.ok) return ok(outcome.value.events);
  const { code, message, rule, data } = outcome.error;
  const refused: Json = data ?? null;
  return fail({ code, message, data: { refused, rule } });
}
