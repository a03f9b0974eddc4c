import type { CardDefinition } from '#altered/abilities';
import { setupFor } from '#altered/cards';
import { checkedAltered } from '#altered/testing';
import { playAndCheck } from '#analysis/testing';
import type { SeededRandom } from '#record/testing';
import { decksToTry } from './card-decks.js';
import { CardUsage, type AbilityUse, type CardUse } from './card-usage.js';

/** A game that violated an invariant. */
export interface BrokenGame {
  readonly seed: string;
  readonly decks: readonly string[];
  readonly broken: readonly string[];
}

export interface Trial {
  readonly games: number;
  readonly decisions: number;
  readonly broken: readonly BrokenGame[];
  readonly uses: readonly CardUse[];
}

export interface TrialOptions {
  readonly seed: string;
  /** The minimum number of games per card. The trial ends when every card has been seen in this many games. */
  readonly least: number;
  /**
   * The maximum number of games. The trial ends after this number, even if some cards have been seen in fewer than
   * `least` games.
   */
  readonly games: number;
  readonly played?: (games: number) => void;
}

/** Returns the cards whose abilities can all be executed. */
export const executable = (cards: Iterable<CardDefinition>): CardDefinition[] =>
  [...cards].filter(({ executed }) => executed);

/**
 * Plays random games with decks of the least-seen cards, and checks invariants, until every card has been seen often
 * enough. The nth game depends only on the seed and the cards.
 */
export function tryCards(cards: readonly CardDefinition[], options: TrialOptions): Trial {
  const { seed, least, games, played } = options;
  const usage = new CardUsage(cards);
  const random: SeededRandom = { seed, count: 0 };
  const broken: BrokenGame[] = [];
  let [game, decisions] = [0, 0];
  while (game < games && cards.some((card) => usage.gamesOf(card) < least)) {
    game++;
    const decks = decksToTry({ cards, seen: usage.gamesOf }, random);
    const setup = setupFor({ decks, seed: `${seed}/${game}` });
    const found = (problems: readonly string[]): void => {
      broken.push({ seed: setup.seed, decks: decks.map(({ name }) => name), broken: problems });
    };
    try {
      const findings = playAndCheck(checkedAltered, setup, setup.seed, {
        watch: (position) => usage.watch(position),
      });
      decisions += findings.decisions;
      if (findings.broken.length > 0) found(findings.broken);
    } catch (error) {
      found([error instanceof Error ? (error.stack ?? error.message) : String(error)]);
    }
    played?.(game);
  }
  return { games: game, decisions, broken, uses: usage.all };
}

/**
 * Returns the reason why an ability is suspicious. Either the ability was never used, or its uses caused no step. Null
 * if the ability is not suspicious.
 */
export function doubtOf({ seenBy, fired, steps }: AbilityUse): 'never fired' | 'no effect' | null {
  if (fired === 0) return 'never fired';
  return seenBy === 'record' && steps.size === 0 ? 'no effect' : null;
}
