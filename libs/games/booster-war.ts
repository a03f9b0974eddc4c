import { openSet, setOf, setupFor, type Catalogue } from '#altered/cards';
import {
  cardsOfSet,
  openBooster,
  playableDeck,
  poolOf,
  poolProblem,
  setsIn,
  sumProblem,
  usualDistribution,
  type Distribution,
  type DraftCards,
} from '#altered/drafts';
import { boosterModes, type BoosterModeId } from '#altered/rules';
import { fail, ok, type Problem, type Result, type Setup } from '#record';
import type { GamesErrorCode } from './error-codes.js';
import type { Opening, PlayableMode } from './playable-game.js';

export interface BoosterWar {
  readonly mode: BoosterModeId;
  readonly set: string;
  readonly cards: DraftCards;
  readonly distribution: Distribution;
  readonly catalogue: Catalogue;
}

/** Returns the reason why boosters for a Booster War cannot be generated. Null if they can. */
export const warProblem = ({
  set,
  cards,
  distribution,
}: Pick<BoosterWar, 'set' | 'cards' | 'distribution'>): Problem<GamesErrorCode> | null =>
  sumProblem(distribution) ?? poolProblem(set, cards, distribution);

/**
 * Sets up a Booster War (M2.1, M2.2). Each player opens a booster and plays with its Hero and other cards. Tokens are
 * set aside.
 */
export function boosterWarSetup(
  { mode, set, cards, distribution, catalogue }: BoosterWar,
  { names, seed, edition }: Omit<Opening, 'set'>,
): Result<Setup, readonly Problem<GamesErrorCode>[]> {
  const pool = poolOf(cards);
  const decks = [];
  for (const [seat, name] of names.entries()) {
    const { cards: opened } = openBooster(pool, distribution, `${seed}/booster ${seat + 1}`);
    const isHero = (reference: string): boolean => cards[reference]?.type === 'hero';
    const hero = opened.find(isHero) ?? null;
    const deck = playableDeck(name, { hero, cards: opened.filter((card) => !isHero(card)) }, catalogue);
    if (!deck.ok) return deck;
    decks.push(deck.value);
  }
  return ok(setupFor({ decks, names, seed, edition, format: mode, options: { mode, set } }));
}

/** Returns the sets with boosters, starting with the shipped set. */
export function boosterSets(catalogue: Catalogue): readonly string[] {
  const [shipped] = openSet().printed.values();
  const own = shipped === undefined ? null : setOf(shipped);
  return setsIn(catalogue)
    .filter((set) => {
      const found = cardsOfSet(set, catalogue);
      return found.ok && warProblem({ ...found.value, distribution: usualDistribution }) === null;
    })
    .sort((a, b) => Number(b === own) - Number(a === own));
}

/** Returns the Booster War modes, with boosters of cards from a catalogue. */
export const boosterWars = (catalogue: () => Catalogue): Readonly<Record<string, PlayableMode>> =>
  Object.fromEntries(
    Object.entries(boosterModes).map(([mode, { players }]) => [
      mode,
      {
        players,
        format: mode,
        options: { mode },
        open: ({ set, ...fighters }: Opening) => {
          const cards = catalogue();
          const found = cardsOfSet(set ?? boosterSets(cards)[0] ?? '', cards);
          if (!found.ok) return fail([found.error]);
          const war = { mode: mode as BoosterModeId, ...found.value, distribution: usualDistribution };
          const problem = warProblem(war);
          return problem === null ? boosterWarSetup({ ...war, catalogue: cards }, fighters) : fail([problem]);
        },
      },
    ]),
  );
