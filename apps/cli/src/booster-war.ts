import { setupFor, type Catalogue } from '#altered/cards';
import {
  openBooster,
  playableDeck,
  poolOf,
  poolProblem,
  sumProblem,
  type Distribution,
  type DraftCards,
} from '#altered/drafts';
import type { BoosterModeId } from '#altered/rules';
import type { Setup } from '#record';
import { exitCodes, failureOf, must } from './failure.js';

/** What Booster Wars are fought with: a mode, and the boosters of a set. */
export interface BoosterWar {
  readonly mode: BoosterModeId;
  readonly set: string;
  readonly cards: DraftCards;
  readonly distribution: Distribution;
  readonly catalogue: Catalogue;
}

/** The same, where boosters can be made of the set. Errors `BOOSTER_SUM_INVALID`, `BOOSTER_SET_TOO_SMALL`. */
export function checkedWar(war: BoosterWar): BoosterWar {
  const { set, cards, distribution } = war;
  const problem = sumProblem(distribution) ?? poolProblem(set, cards, distribution);
  if (problem !== null) throw failureOf(exitCodes.badInput, [problem]);
  return war;
}

/** Who fights. */
interface Fighters {
  readonly names: readonly string[];
  readonly seed: string;
  readonly edition: string;
}

/** The setup of a Booster War (M2.1, M2.2): each player opens a booster; its Hero and its other cards are the deck, tokens are put aside. */
export function boosterWarSetup(
  { mode, set, cards, distribution, catalogue }: BoosterWar,
  { names, seed, edition }: Fighters,
): Setup {
  const pool = poolOf(cards);
  const decks = names.map((name, seat) => {
    const { cards: opened } = openBooster(pool, distribution, `${seed}/booster ${seat + 1}`);
    const isHero = (reference: string): boolean => cards[reference]?.type === 'hero';
    const deck = { hero: opened.find(isHero) ?? null, cards: opened.filter((one) => !isHero(one)) };
    return must(playableDeck(name, deck, catalogue), exitCodes.badInput);
  });
  return setupFor({ decks, names, seed, edition, format: mode, options: { mode, set } });
}
