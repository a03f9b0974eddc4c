import { numbersIn, type Numbers } from './numbers.js';
import { differenceOf, rateOf, type Rate } from './rate.js';
import type { CardOrder, CardStatistic } from './statistic.js';

export function cardOf(row: Numbers): CardStatistic {
  const of = numbersIn(row);
  const rate = (name: string): Rate => rateOf(of(`${name}_games`), of(`${name}_wins`));
  const [inDeck, drawn] = [rate('all'), rate('drawn')];
  const undrawn = rateOf(inDeck.games - drawn.games, inDeck.wins - drawn.wins);
  return {
    reference: String(row['reference']),
    name: String(row['name']),
    inDeck,
    copies: of('copies'),
    drawn,
    played: rate('played'),
    opening: rate('seen'),
    openingMana: rate('mana'),
    impact: differenceOf(drawn, undrawn),
  };
}

/** The value by which cards are sorted, in descending order. */
const weights: Readonly<Record<Exclude<CardOrder, 'name'>, (card: CardStatistic) => number>> = {
  games: ({ inDeck }) => inDeck.games,
  rate: ({ inDeck }) => inDeck.rate ?? -1,
  drawn: ({ drawn }) => drawn.rate ?? -1,
  played: ({ played }) => played.rate ?? -1,
  impact: ({ impact }) => impact?.value ?? -2,
};

export const comparing =
  (order: CardOrder) =>
  (left: CardStatistic, right: CardStatistic): number => {
    const byName =
      Number(left.name > right.name) - Number(left.name < right.name) ||
      (left.reference < right.reference ? -1 : 1);
    return order === 'name' ? byName : weights[order](right) - weights[order](left) || byName;
  };
