import { parentPort } from 'node:worker_threads';
import { gameModules } from '#games';
import { fail } from '#record';
import { answerTo, rulesFailed, type AskedRules, type RulesAnswer } from './rules-task.js';

/** The thread in which the rules of games nobody vouches for are applied: a task comes, its answer goes back. */
function answer({ module, task }: AskedRules): RulesAnswer {
  try {
    const rules = gameModules.get(module);
    return rules === undefined ? fail(rulesFailed) : answerTo(rules, task);
  } catch {
    return fail(rulesFailed);
  }
}

parentPort?.on('message', (asked: AskedRules) => parentPort?.postMessage(answer(asked)));
