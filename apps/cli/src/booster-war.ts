import { warProblem, type BoosterWar } from '#games';
import { exitCodes, failureOf } from './failure.js';

/**
 * Returns the settings of a Booster War if boosters of its set can be generated. Errors `BOOSTER_SUM_INVALID`,
 * `BOOSTER_SET_TOO_SMALL`.
 */
export function checkedWar(war: BoosterWar): BoosterWar {
  const problem = warProblem(war);
  if (problem !== null) throw failureOf(exitCodes.badInput, [problem]);
  return war;
}
