import { ok, type GameModule, type Json, type Setup } from '#record';
import { highCardFacts } from './facts.js';
import { decideHighCard, startHighCard } from './play.js';
import { applyHighCardAction, cloneHighCard, evolveHighCard, initialHighCard } from './state.js';
import type { HighCardAction, HighCardState } from './state.js';
import { canonicalHighCard, malformedHighCard, maskHighCard } from './view.js';
import { dealHighCard, imagineHighCard, measureHighCard, tellHighCard, viewHighCard } from './view.js';

/**
 * A complete game for two players that is small enough for tests. Each day, both players play a number face down, and
 * the first player of the day chooses whether the higher or the lower number scores. The fold modifies the given state,
 * so tests detect a missing clone.
 */
export const highCard: GameModule<HighCardState, HighCardAction> = {
  id: 'high-card',
  name: 'High card',
  seats: 2,
  play: {
    start: startHighCard,
    decide: decideHighCard,
    reach: (state, player, choice) => {
      const decided = decideHighCard(state, player, choice);
      return decided.ok ? ok(decided.value.state) : decided;
    },
    legal: (state) => state.decision,
  },
  fold: {
    initial: initialHighCard,
    evolve: evolveHighCard,
    evolvePartly: (state, event, count) => {
      if (event.kind === 'StepResolved')
        for (const action of event.actions.slice(0, count)) applyHighCardAction(state, action);
      return state;
    },
    clone: cloneHighCard,
    canonical: canonicalHighCard,
  },
  see: {
    mask: maskHighCard,
    view: viewHighCard,
    result: ({ result }) => result,
    clock: ({ day, phase, turn, turnOf }) => ({ day, phase, turn, seat: turnOf }),
    measures: measureHighCard,
    ownMeasures: [],
    spending: { all: 'deck', unspent: 'hand' },
    measureDefinitions: {
      score: { unit: 'points', definition: 'Days won.' },
      hand: { unit: 'cards', definition: 'Cards in hand.' },
      deck: { unit: 'cards', definition: 'Cards in the deck.' },
    },
  },
  tell: {
    event: tellHighCard,
    explain: () => ({ activated: [], notActivated: [] }),
    facts: highCardFacts,
  },
  records: { malformed: malformedHighCard },
  bots: { imagine: imagineHighCard, deal: dealHighCard, unitValues: { score: 1 } },
};

export interface HighCardSetupOptions {
  readonly seed?: string;
  /** The number of days in the game. Each day produces about 13 events. */
  readonly days?: number;
  readonly names?: readonly string[];
  /** If false, the card definitions state that the rules did not execute their abilities. */
  readonly executed?: boolean;
}

/** Creates a setup with nine numbers and a hero for each seat. */
export function highCardSetup(options: HighCardSetupOptions = {}): Setup {
  const { seed = 'seed', days = 3, names = ['Ada', 'Ben'], executed = true } = options;
  const numbers = Array.from({ length: 9 }, (_, index) => index + 1);
  const cards: Record<string, Json> = {};
  for (const value of numbers) cards[`n${value}`] = { name: `Number ${value}`, value, executed };
  for (const seat of names.keys()) cards[`hero-${seat}`] = { name: `Hero ${seat}`, executed };
  return {
    module: 'high-card',
    edition: '1.0',
    format: 'toy',
    seats: names.map((name, seat) => ({
      name,
      deck: [`hero-${seat}`, ...numbers.map((value) => `n${value}`)],
    })),
    seed,
    cards,
    options: { days },
  };
}
