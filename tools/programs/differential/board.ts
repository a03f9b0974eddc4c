import type { Terrain } from '#altered/abilities';
import type { Seat } from '#record';

/** An object in a zone: either a card, by its number in the other program, or a token, by its name. */
export interface Lying {
  readonly card: number | null;
  readonly name: string;
  readonly zone: string;
  readonly seat: Seat;
  readonly statuses: readonly string[];
  readonly boosts: number;
  /**
   * The total number of counters except boosts. The programs name these counters differently, so only the total is
   * compared.
   */
  readonly counters: number;
}

/**
 * A position in terms that both programs share. Mana Orbs are only counted, because it does not matter which of them
 * are exhausted.
 */
export interface Board {
  readonly day: number;
  /** The regions of each player's Hero Expedition and Companion Expedition, by seat. */
  readonly expeditions: readonly (readonly [number, number])[];
  readonly lying: readonly Lying[];
  /** The Terrain Markers on regions. */
  readonly markers: readonly { readonly terrain: Terrain; readonly region: number }[];
  readonly readyMana: readonly number[];
  /** The cards of each deck from top to bottom, by seat. */
  readonly decks: readonly (readonly number[])[];
}

/**
 * Returns a name by which objects are compared. The name contains the card's number, because some card names have two
 * spellings.
 */
const nameOf = ({ card, name }: Lying): string => (card === null ? `token ${name}` : `card ${card}`);

const placed = (lying: Lying): string => {
  const { zone, seat, statuses, boosts, counters } = lying;
  const on = [
    ...[...statuses].sort(),
    ...(boosts > 0 ? [`${boosts} boosts`] : []),
    ...(counters > 0 ? [`${counters} counters`] : []),
  ];
  return `${zone} of seat ${seat}${on.length > 0 ? ` (${on.join(', ')})` : ''}`;
};

function counted(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

function linesOf({ day, expeditions, lying, markers, readyMana, decks }: Board): Map<string, number> {
  return counted([
    `day: ${day}`,
    ...expeditions.map(([hero, companion], seat) => `expeditions of seat ${seat}: ${hero} and ${companion}`),
    ...readyMana.map((ready, seat) => `ready mana of seat ${seat}: ${ready}`),
    ...decks.map((deck, seat) => `deck of seat ${seat}: ${[...deck].sort((a, b) => a - b).join(' ')}`),
    ...markers.map(({ terrain, region }) => `${terrain} marker: region ${region}`),
    ...lying.map((object) => `${nameOf(object)}: ${placed(object)}`),
  ]);
}

/** The differences between two positions, one line per object. */
export interface Differences {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

const beyond = (lines: Map<string, number>, others: Map<string, number>): string[] =>
  [...lines].flatMap(([line, count]) =>
    Array.from({ length: Math.max(0, count - (others.get(line) ?? 0)) }, () => line),
  );

/** Returns the objects that only one of the positions contains. Ignores the order of decks. */
export function differencesOf(our: Board, their: Board): Differences {
  const [a, b] = [linesOf(our), linesOf(their)];
  return { ours: beyond(a, b), theirs: beyond(b, a) };
}

export const countOf = ({ ours, theirs }: Differences): number => ours.length + theirs.length;
