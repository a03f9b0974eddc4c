import { describe, expect, it } from '@jest/globals';
import { greedyBot } from '#analysis';
import { contracts } from '#contracts';
import { contractsDecks } from '#testing';

type ContractsSetup = ReturnType<typeof contractsDecks>[number];
type Costs = Readonly<Record<string, { readonly cost: Readonly<Record<string, number>> }>>;

/** The cost of each contract of both opening hands, and whether the bot of its seat puts it back. */
function openingHands(setup: ContractsSetup): { readonly cost: number; readonly putBack: boolean }[] {
  const started = contracts.play.start(setup);
  if (!started.ok) throw new Error(started.error.map(({ message }) => message).join('\n'));
  const cards = setup.cards as Costs;
  let { state } = started.value;
  const found: { cost: number; putBack: boolean }[] = [];
  for (let decision = contracts.play.legal(state); decision?.kind === 'mulligan';) {
    const choice = greedyBot(contracts, setup.seed)(decision, state);
    for (const { key } of decision.options) {
      const item = state.items[Number(key)];
      const cost = item?.kind === 'card' ? Object.values(cards[item.reference]?.cost ?? {}) : [];
      found.push({ cost: cost.reduce((sum, one) => sum + one, 0), putBack: choice.includes(key) });
    }
    const decided = contracts.play.decide(state, decision.seat, choice);
    if (!decided.ok) throw new Error(decided.error.message);
    ({ state } = decided.value);
    decision = contracts.play.legal(state);
  }
  return found;
}

describe('what greedy bots put back of an opening hand', () => {
  it('is what they cannot pay for long, and nothing else', () => {
    const hands = contractsDecks('a').flatMap(openingHands);
    const putBack = (from: number, to: number): number => {
      const those = hands.filter(({ cost }) => cost >= from && cost <= to);
      return those.filter((one) => one.putBack).length / those.length;
    };
    expect(hands.length).toBe(80);
    expect(putBack(0, 2)).toBeLessThan(0.1);
    expect(putBack(4, 99)).toBeGreaterThan(0.9);
  });
});
