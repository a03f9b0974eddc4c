import { shuffled, randomSource } from '#kernel';
import { fail, ok, type Decided, type GameStarted, type Problem, type Result, type Setup } from '#record';
import {
  cardAbilityProblems,
  unsupported,
  type AbilityProblem,
  type CardDefinition,
} from '#altered/abilities';
import type { Action } from './actions.js';
import { editionIds, editionOf } from './edition.js';
import { advance } from './engine.js';
import { evolve } from './evolve.js';
import { Run } from './run.js';
import { initialState, type State } from './state.js';
import type { SetUpStage } from './tasks.js';

const stages: readonly SetUpStage[] = ['adventure', 'counters', 'first-player', 'heroes', 'shuffle', 'draw'];

/** Checks a setup and plays to the first decision. */
export function start(setup: Setup): Result<Decided<State, Action>, readonly Problem[]> {
  const problems = problemsOf(setup);
  if (problems.length > 0) return fail(problems);
  const started: GameStarted = { kind: 'GameStarted', ...setup, seats: mixed(setup) };
  const state = evolve(initialState(), started);
  const run = new Run(state);
  run.events.push(started);
  run.schedule(...stages.map((stage) => ({ task: 'set-up', stage }) as const));
  advance(run);
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

/** Definitions that were found playable, by edition. They are never changed: looking again would find the same. */
const playable = new WeakMap<CardDefinition, string>();

/** Why the abilities of a card cannot be played with: they are not well formed, or the edition does not resolve them. */
function checked(card: CardDefinition, edition: string): readonly AbilityProblem[] {
  if (playable.get(card) === edition) return [];
  const problems = cardAbilityProblems(card);
  if (problems.length > 0) return problems;
  const unresolved = (card.abilities ?? []).flatMap((ability, index) =>
    unsupported(ability, edition, `abilities.${index}`).map(({ path, kind }) => ({
      path,
      reason: `edition ${edition} does not resolve "${kind}"`,
    })),
  );
  if (unresolved.length === 0) playable.set(card, edition);
  return unresolved;
}

function problemsOf(setup: Setup): Problem[] {
  const problems: Problem[] = [];
  if (setup.module !== 'altered')
    problems.push({ code: 'WRONG_GAME', message: `This is a setup of "${setup.module}", not of Altered.` });
  if (editionOf(setup.edition) === undefined)
    problems.push({
      code: 'UNKNOWN_EDITION',
      message: `Edition "${setup.edition}" of the rules cannot be played.`,
      advice: `Use one of: ${editionIds.join(', ')}.`,
    });
  if (setup.seats.length !== 2)
    problems.push({
      code: 'WRONG_SEATS',
      message: `A game has two players, not ${setup.seats.length} (1.1.2.a).`,
    });
  for (const [seat, { deck, name }] of setup.seats.entries()) {
    const missing = [...new Set(deck.filter((reference) => !(reference in setup.cards)))];
    for (const reference of missing)
      problems.push({
        code: 'UNKNOWN_CARD',
        message: `The deck of seat ${seat} (${name}) has "${reference}", which the setup does not define.`,
        where: `seats.${seat}.deck`,
      });
    const definitions = deck.flatMap(
      (reference) => (setup.cards[reference] as unknown as CardDefinition | undefined) ?? [],
    );
    for (const card of new Set(definitions))
      for (const { path, reason } of checked(card, setup.edition))
        problems.push({
          code: 'BAD_ABILITY',
          message: `An ability of ${card.name} (${card.reference}) is not playable at ${path}: ${reason}.`,
          where: `cards.${card.reference}.${path}`,
        });
    const heroes = definitions.filter((card) => card.type === 'hero');
    if (heroes.length > 1)
      problems.push({
        code: 'TWO_HEROES',
        message: `The deck of seat ${seat} (${name}) has ${heroes.length} heroes; a deck has at most one (3.2.6.b).`,
        where: `seats.${seat}.deck`,
      });
    if (deck.length - heroes.length < 1)
      problems.push({
        code: 'EMPTY_DECK',
        message: `The deck of seat ${seat} (${name}) has no cards to play.`,
      });
  }
  return problems;
}
