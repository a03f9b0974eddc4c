import { warProblem, type BoosterWar } from '#games';
import { exitCodes, failureOf } from './failure.js';

/**
 * Returns the settings of a Booster War unchanged. Throws a `Failure` with code `BOOSTER_SUM_INVALID` or
 * `BOOSTER_SET_TOO_SMALL` if its boosters cannot be generated.
 */
export function checkedWar(war: BoosterWar): BoosterWar {
  const problem = warProblem(war);
  if (problem !== null) throw failureOf(exitCodes.badInput, [problem]);
  return war;
}
