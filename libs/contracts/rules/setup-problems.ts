import { supportsReadings, type Problem, type Setup, type SetupErrorCode } from '#record';
import { contractProblems } from '../abilities/check.js';
import type { Contract } from '../abilities/definition.js';
import { READINGS } from '../abilities/readings.js';
import { DECK } from './state/state.js';

export const EDITION = '1.0';

/**
 * Caches the definitions in which `contractProblems` found no problems. Definitions never change, so they need no
 * second check.
 */
const playable = new WeakSet<object>();

/** Lists the problems that prevent a game of Contracts from starting. Empty if there are none. */
export function problemsOf(setup: Setup): Problem<SetupErrorCode>[] {
  const problems: Problem<SetupErrorCode>[] = [];
  if (setup.module !== 'contracts')
    problems.push({
      code: 'SETUP_FOREIGN',
      message: `The setup belongs to "${setup.module}", not to Contracts.`,
    });
  if (setup.edition !== EDITION)
    problems.push({
      code: 'EDITION_UNKNOWN',
      message: `Edition "${setup.edition}" of the rules is not supported.`,
      advice: `Use ${EDITION}.`,
    });
  if (!supportsReadings(setup, READINGS))
    problems.push({
      code: 'READINGS_UNKNOWN',
      message: 'This interpretation of the rules is not supported.',
      advice: `Use a number from 1 to ${READINGS}.`,
      where: 'options.readings',
    });
  if (setup.seats.length !== 2)
    problems.push({
      code: 'PLAYER_COUNT_INVALID',
      message: `A game has two players, but the setup has ${setup.seats.length}.`,
    });
  for (const [seat, { deck, name }] of setup.seats.entries()) {
    const where = `seats.${seat}.deck`;
    if (deck.length !== DECK)
      problems.push({
        code: 'DECK_SIZE_INVALID',
        message:
          `The deck of seat ${seat} (${name}) has ${deck.length} ` +
          `${deck.length === 1 ? 'contract' : 'contracts'}, but a deck needs exactly ${DECK} ` +
          '(1.1.a).',
        where,
      });
    for (const reference of new Set(deck))
      if (!Object.hasOwn(setup.cards, reference))
        problems.push({
          code: 'CARD_UNKNOWN',
          message: `The deck of seat ${seat} (${name}) contains "${reference}", which the setup does not define.`,
          where,
        });
      else problems.push(...definitionProblems(setup, reference));
  }
  return problems;
}

function definitionProblems(setup: Setup, reference: string): Problem<SetupErrorCode>[] {
  const contract = setup.cards[reference] as unknown as Contract;
  if (typeof contract === 'object' && (contract as unknown) !== null && playable.has(contract)) return [];
  const found = contractProblems(contract, reference);
  if (found.length === 0) playable.add(contract);
  return found.map(({ path, reason }) => ({
    code: 'CONTRACT_INVALID',
    message: `Contract "${reference}" is not valid at ${path}: ${reason}.`,
    where: `cards.${reference}.${path}`,
  }));
}
