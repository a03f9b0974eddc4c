import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { greedyBot } from '#analysis';
import { contracts } from '#contracts';
import { invariant, type Decision, type GameModule, type Setup } from '#record';
import { abilityDecks } from '#altered/testing';
import { contractsDecks } from '#contracts/testing';

/**
 * A decision about the cards in a hand, with the costs of all cards and, for each of several seeds, the costs of the
 * cards that the bot chooses.
 */
interface Hand {
  readonly costs: readonly number[];
  readonly choices: readonly (readonly number[])[];
}

const SEEDS = ['a', 'b', 'c'];
const inOrder = (costs: readonly number[]): readonly number[] => [...costs].sort((a, b) => a - b);
const sumOf = (costs: readonly number[]): number => costs.reduce((sum, cost) => sum + cost, 0);

/** Returns the total mana cost of a card over all colours. */
function costIn({ cards }: Setup, reference: string): number {
  const card = cards[reference] as { readonly handCost?: number; readonly cost?: Record<string, number> };
  return card.handCost ?? sumOf(Object.values(card.cost ?? {}));
}

/** Returns the choices of greedy bots at each decision of the given kind near the start of a game. */
function handsOf<State extends { readonly items: readonly unknown[] }>(
  module: GameModule<State>,
  setup: Setup,
  kind: string,
  decisions = 12,
): readonly Hand[] {
  const started = module.play.start(setup);
  invariant(started.ok, 'shipped decks begin');
  const found: Hand[] = [];
  let { state } = started.value;
  for (let count = 0; count < decisions; count++) {
    const decision = module.play.legal(state);
    if (decision === null) break;
    const choice = greedyBot(module, setup.seed)(decision, state);
    if (decision.kind === kind) found.push(handOf(module, setup, decision, state));
    const decided = module.play.decide(state, decision.seat, choice);
    invariant(decided.ok, 'a bot chooses what is legal');
    ({ state } = decided.value);
  }
  return found;
}

function handOf<State extends { readonly items: readonly unknown[] }>(
  module: GameModule<State>,
  setup: Setup,
  decision: Decision,
  state: State,
): Hand {
  const costOf = (key: string): number =>
    costIn(setup, (state.items[Number(key)] as { readonly reference: string }).reference);
  return {
    costs: decision.options.map(({ key }) => costOf(key)),
    choices: SEEDS.map((seed) => inOrder(greedyBot(module, seed)(decision, state).map(costOf))),
  };
}

/** Returns the proportion of cards chosen, among those whose cost is in a range. */
function share(hands: readonly Hand[], from: number, to: number): number {
  const within = (cost: number): boolean => cost >= from && cost <= to;
  const held = hands.flatMap(({ costs }) => costs.filter(within)).length;
  return hands.flatMap(({ choices: [chosen = []] }) => chosen.filter(within)).length / held;
}

/** Returns the proportion of decisions at which the bots choose cards of the same costs with every seed. */
const alike = (hands: readonly Hand[]): number =>
  hands.filter(({ choices }) => new Set(choices.map((choice) => choice.join())).size === 1).length /
  hands.length;

/** Returns the costs of the cards that a bot keeps. */
function costsKept({ costs, choices: [chosen = []] }: Hand): readonly number[] {
  const remaining = [...costs];
  for (const cost of chosen) remaining.splice(remaining.indexOf(cost), 1);
  return remaining;
}

/** Whether some of the costs add up to exactly this amount of mana. */
const makeUp = (costs: readonly number[], mana: number): boolean =>
  costs.some((cost, index) => cost === mana || (cost < mana && makeUp(costs.slice(index + 1), mana - cost)));

describe('cards of an opening hand of Contracts that greedy bots put back', () => {
  const hands = ['a', 'b'].flatMap((seed) =>
    contractsDecks(seed).flatMap((setup) => handsOf(contracts, setup, 'mulligan', 2)),
  );

  it('are those that they cannot pay for a long time, and no others', () => {
    expect(hands.length).toBe(40);
    expect(share(hands, 0, 2)).toBeLessThan(0.1);
    expect(share(hands, 4, 99)).toBeGreaterThan(0.9);
  });

  it('are more numerous in a more expensive hand', () => {
    const putBack = (some: readonly Hand[]): number =>
      sumOf(some.map(({ choices: [chosen = []] }) => chosen.length)) / some.length;
    const byCost = [...hands].sort((a, b) => sumOf(a.costs) - sumOf(b.costs));
    expect(putBack(byCost.slice(-13))).toBeGreaterThan(putBack(byCost.slice(0, 13)) + 1);
    const unplayable = hands.filter(({ costs }) => costs.every((cost) => cost >= 3));
    expect(unplayable.every(({ choices: [chosen = []] }) => chosen.length > 0)).toBe(true);
  });

  it('are the same for the same hand, whatever the seed', () => {
    expect(alike(hands)).toBeGreaterThan(0.95);
  });
});

describe('the contract that greedy bots choose of two', () => {
  const hands = ['a', 'b'].flatMap((seed) =>
    contractsDecks(seed).flatMap((setup) => handsOf(contracts, setup, 'pick', 30)),
  );

  it('does not depend on chance', () => {
    expect(hands.length).toBeGreaterThan(15);
    expect(alike(hands)).toBeGreaterThan(0.85);
  });
});

describe('cards of an opening hand of Altered that greedy bots turn into Mana orbs', () => {
  const hands = abilityDecks('a').flatMap((setup) => handsOf(altered, setup, 'starting-mana', 2));

  it('are those that they cannot play for a long time', () => {
    expect(hands.length).toBeGreaterThan(40);
    expect(share(hands, 6, 99)).toBeGreaterThan(share(hands, 2, 4) + 0.3);
  });

  it('leave cards that use the mana of the first day, if the hand has some', () => {
    const able = hands.filter(({ costs }) => makeUp(costs, 3));
    expect(able.length).toBeGreaterThan(20);
    expect(able.filter((hand) => makeUp(costsKept(hand), 3)).length / able.length).toBeGreaterThan(0.9);
  });

  it('are the same for the same hand, whatever the seed', () => {
    expect(alike(hands)).toBeGreaterThan(0.95);
  });
});

describe('the card that greedy bots of Altered turn into a Mana orb in the Morning', () => {
  const hands = abilityDecks('a')
    .slice(0, 10)
    .flatMap((setup) => handsOf(altered, setup, 'expand', 40));

  it('is the same for the same hand, and rather expensive', () => {
    expect(hands.length).toBeGreaterThan(20);
    expect(alike(hands)).toBeGreaterThan(0.9);
    expect(share(hands, 6, 99)).toBeGreaterThan(share(hands, 2, 4));
  });
});
