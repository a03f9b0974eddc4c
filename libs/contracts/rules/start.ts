import { randomSource, shuffled, unplayable, withinBudget } from '#kernel';
import { fail, ok, startedWith, type Decided, type Problem, type Result, type Setup } from '#record';
import { contractProblems } from '../abilities/check.js';
import type { Contract } from '../abilities/definition.js';
import type { Action } from './actions.js';
import { advance } from './engine.js';
import { evolve } from './evolve.js';
import { Run } from './run.js';
import { DECK, initialState, type State } from './state.js';

export const EDITION = '1.0';

/** Checks a setup and plays to the first decision. */
export function start(setup: Setup): Result<Decided<State, Action>, readonly Problem[]> {
  const problems = problemsOf(setup);
  if (problems.length > 0) return fail(problems);
  const started = startedWith({ ...setup, seats: mixed(setup) });
  const run = new Run(evolve(initialState(), started));
  run.events.push(started);
  run.schedule({ task: 'set-up' });
  const played = withinBudget(() => advance(run));
  if (!played.ok) return fail([unplayable(played.error)]);
  return ok({ events: run.events, state: run.state });
}

/**
 * Decks in an order that says nothing about their lists: items are numbered by it, and those numbers are seen by both
 * players. Sorted first, so that a setup read from a record gives the same order again.
 */
function mixed(setup: Setup): Setup['seats'] {
  const random = randomSource(`${setup.seed}/items`);
  return setup.seats.map((seat) => ({ ...seat, deck: shuffled(random, [...seat.deck].sort()) }));
}

/** Definitions that were found playable. They are never changed: looking again would find the same. */
const playable = new WeakSet<object>();

function problemsOf(setup: Setup): Problem[] {
  const problems: Problem[] = [];
  if (setup.module !== 'contracts')
    problems.push({ code: 'WRONG_GAME', message: `This is a setup of "${setup.module}", not of Contracts.` });
  if (setup.edition !== EDITION)
    problems.push({
      code: 'UNKNOWN_EDITION',
      message: `Edition "${setup.edition}" of the rules cannot be played.`,
      advice: `Use ${EDITION}.`,
    });
  if (setup.seats.length !== 2)
    problems.push({ code: 'WRONG_SEATS', message: `A game has two players, not ${setup.seats.length}.` });
  for (const [seat, { deck, name }] of setup.seats.entries()) {
    const where = `seats.${seat}.deck`;
    if (deck.length !== DECK)
      problems.push({
        code: 'WRONG_DECK_SIZE',
        message: `The deck of seat ${seat} (${name}) has ${deck.length} contracts; a deck has ${DECK} (1.1.a).`,
        where,
      });
    for (const reference of new Set(deck))
      if (!Object.hasOwn(setup.cards, reference))
        problems.push({
          code: 'UNKNOWN_CARD',
          message: `The deck of seat ${seat} (${name}) has "${reference}", which the setup does not define.`,
          where,
        });
      else problems.push(...definitionProblems(setup, reference));
  }
  return problems;
}

function definitionProblems(setup: Setup, reference: string): Problem[] {
  const contract = setup.cards[reference] as unknown as Contract;
  if (typeof contract === 'object' && (contract as unknown) !== null && playable.has(contract)) return [];
  const found = contractProblems(contract, reference);
  if (found.length === 0) playable.add(contract);
  return found.map(({ path, reason }) => ({
    code: 'BAD_CONTRACT',
    message: `Contract "${reference}" is not playable at ${path}: ${reason}.`,
    where: `cards.${reference}.${path}`,
  }));
}
