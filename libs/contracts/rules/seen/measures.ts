import { measuresOfSeats } from '#kernel';
import { elements, type Cost } from '../../abilities/definition.js';
import { attackOf, durabilityOf, healthOf, playerAttackOf } from '../world/characteristics.js';
import { totalCost, countOf } from '../world/mana.js';
import { contractOf, type SeatState, type State } from '../state/state.js';

/** The value of one unit of each measure to a bot, in health points. */
export const unitValues: Readonly<Record<string, number>> = {
  health: 1,
  hand: 1.6,
  deck: 0.05,
  extractors: 2,
  'out-of-reach': -0.3,
  mana: 0.05,
  creatures: 0.8,
  'line-attack': 1.3,
  'line-health': 0.9,
  attack: 1.2,
  globe: 1.2,
  rune: 2,
  exhaustion: -1.5,
  'special-draw': 1,
};

/** The measures that opponents cannot see. The amount of missing mana would give information about the hand. */
export const ownMeasures: readonly string[] = ['out-of-reach'];

/** Returns the measures for charts: the health, cards, mana and objects in play of each player. */
export const measures = (state: State): Record<string, number> => measuresOfSeats(seatMeasures(state));

/** Like `measures`, but returns one map per seat. */
export const seatMeasures = (state: State): readonly Readonly<Record<string, number>>[] =>
  state.seats.map((own, seat) => ({
    health: own.health,
    hand: own.hand.length,
    deck: own.deck.length,
    discard: own.discard.length,
    extractors: countOf(own.extractors),
    reservoirs: own.reservoirs,
    mana: countOf(own.full) + own.reservoirs,
    'out-of-reach': outOfReach(state, own),
    creatures: own.line.length,
    'line-attack': sum(own.line, (item) => attackOf(state, item)),
    'line-health': sum(own.line, (item) => healthOf(state, item)),
    attack: playerAttackOf(state, seat) ?? 0,
    globe: sum(own.globe, (item) => Math.min(6, attackOf(state, item) * durabilityOf(state, item))),
    rune: own.rune.length,
    exhaustion: own.exhaustion - 1,
    'special-draw': own.special ? 1 : 0,
  }));

const sum = (items: readonly number[], of: (item: number) => number): number =>
  items.reduce((all, item) => all + of(item), 0);

/** Returns the number of extractors of the right colours that are missing for the contracts in hand. */
const outOfReach = (state: State, { hand, extractors }: SeatState): number =>
  sum(hand, (item) => wanting(contractOf(state, item).cost, extractors));

/**
 * Returns the number of extractors that are missing to pay a cost. Counts the missing colours or the missing total,
 * whichever is higher.
 */
export function wanting(cost: Cost, extractors: SeatState['extractors']): number {
  const coloured = elements.reduce(
    (all, element) => all + Math.max(0, (cost[element] ?? 0) - extractors[element]),
    0,
  );
  return Math.max(coloured, totalCost(cost) - countOf(extractors));
}
