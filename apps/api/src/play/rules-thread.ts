import { parentPort } from 'node:worker_threads';
import { gameModules } from '#games';
import { fail } from '#record';
import { answerTo, rulesFailed, type RulesRequest, type RulesAnswer } from './rules-task.js';

/** Performs a task in the thread for untrusted games (see `RulesService`). */
function answer({ module, task }: RulesRequest): RulesAnswer {
  try {
    const rules = gameModules.get(module);
    return rules === undefined ? fail(rulesFailed) : answerTo(rules, task);
  } catch {
    return fail(rulesFailed);
  }
}

parentPort?.on('message', (request: RulesRequest) => parentPort?.postMessage(answer(request)));
