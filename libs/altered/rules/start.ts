import { shuffled, randomSource, unplayable, withinBudget } from '#kernel';
import { fail, ok, startedWith, type Decided, type Problem, type Result, type Setup } from '#record';
import {
  cardAbilityProblems,
  cardNow,
  unsupported,
  type AbilityProblem,
  type CardDefinition,
} from '#altered/abilities';
import type { Action } from './state/actions.js';
import { editionIds, editionOf } from './state/edition.js';
import { advance } from './engine.js';
import { evolve } from './state/evolve.js';
import { Run } from './step/run.js';
import { initialState, type State } from './state/state.js';
import type { SetUpStage } from './state/tasks.js';

const stages: readonly SetUpStage[] = ['adventure', 'counters', 'first-player', 'heroes', 'shuffle', 'draw'];

/** Checks a setup and plays to the first decision. */
export function start(setup: Setup): Result<Decided<State, Action>, readonly Problem[]> {
  const problems = problemsOf(setup);
  if (problems.length > 0) return fail(problems);
  const started = startedWith({ ...setup, seats: mixed(setup) });
  const state = evolve(initialState(), started);
  const run = new Run(state);
  run.events.push(started);
  run.schedule(...stages.map((stage) => ({ task: 'set-up', stage }) as const));
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

/** Definitions that were found playable, by edition. They are never changed: looking again would find the same. */
const playable = new WeakMap<CardDefinition, string>();

/** Why the abilities of a card cannot be played with: they are not well formed, or the edition does not resolve them. */
function checked(card: CardDefinition, edition: string): readonly AbilityProblem[] {
  if (playable.get(card) === edition) return [];
  const now = cardNow(card);
  const problems = cardAbilityProblems(now);
  if (problems.length > 0) return problems;
  const unresolved = (now.abilities ?? []).flatMap((ability, index) =>
    unsupported(ability, edition, `abilities.${index}`).map(({ path, kind, why }) => ({
      path,
      reason: `${why} ("${kind}")`,
    })),
  );
  if (unresolved.length === 0) playable.set(card, edition);
  return unresolved;
}

function definitionProblems({ cards, edition }: Setup, reference: string): Problem[] {
  const card = cards[reference] as unknown as CardDefinition | null;
  const called = `${card?.name ?? 'a card'} (${reference})`;
  return checked(card as CardDefinition, edition).map(({ path, reason }) => ({
    code: 'BAD_ABILITY',
    message: `An ability of ${called} is not playable at ${path}: ${reason}.`,
    where: `cards.${reference}.${path}`,
  }));
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
    const missing = [...new Set(deck.filter((reference) => !Object.hasOwn(setup.cards, reference)))];
    for (const reference of missing)
      problems.push({
        code: 'UNKNOWN_CARD',
        message: `The deck of seat ${seat} (${name}) has "${reference}", which the setup does not define.`,
        where: `seats.${seat}.deck`,
      });
    const there = [...new Set(deck)].filter((reference) => Object.hasOwn(setup.cards, reference));
    const bad = there.flatMap((reference) => definitionProblems(setup, reference));
    if (bad.length > 0) {
      problems.push(...bad);
      continue;
    }
    const definitions = deck.flatMap(
      (reference) => (setup.cards[reference] as unknown as CardDefinition | undefined) ?? [],
    );
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
