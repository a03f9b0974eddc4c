import { openSet, setupFor } from '#altered/cards';
import { cardsOfSet, openBooster, playableDeck, poolOf, usualDistribution } from '#altered/drafts';
import type { BoosterModeId } from '#altered/rules';
import { invariant, type Setup } from '#record';

/**
 * Returns setups for games with boosters of the open set, in both editions. The seeds are `<seed>-1`, `<seed>-2` and so
 * on.
 */
export function boosterWars(mode: BoosterModeId, seed: string): readonly Setup[] {
  const found = cardsOfSet('RIVER', openSet());
  invariant(found.ok, 'the shipped set has boosters');
  const { cards } = found.value;
  const pool = poolOf(cards);
  const deckOf = (name: string, own: string) => {
    const { cards: opened } = openBooster(pool, usualDistribution, own);
    const isHero = (reference: string): boolean => cards[reference]?.type === 'hero';
    const deck = { hero: opened.find(isHero) ?? null, cards: opened.filter((card) => !isHero(card)) };
    const made = playableDeck(name, deck, openSet());
    invariant(made.ok, 'a booster can be played with');
    return made.value;
  };
  return Array.from({ length: 10 }, (_, index) => {
    const own = `${seed}-${index + 1}`;
    const decks = ['Ada', 'Ben'].map((name) => deckOf(name, `${own}/${name}`));
    return setupFor({
      decks,
      seed: own,
      edition: index % 2 === 0 ? '4.0' : '1.0',
      format: mode,
      options: { mode },
    });
  });
}
