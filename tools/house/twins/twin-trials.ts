import { formatViewer, seatViewer, spectator, type AtomicAction, type Viewer } from '#record';
import { alteredTwins, tableTwins } from './altered-twins.js';
import { cardTwins, twinKinds, type CardGame, type TwinKind } from './card-twins.js';
import { contractsTwins } from './contracts-twins.js';
import { differing } from './differing.js';
import { highCardTwins } from './high-card-twins.js';
import type { Twins } from './twins.js';

/** The number of players in a game. */
export type TwinSeats = 2 | 4;

const viewers: Readonly<Record<TwinSeats, readonly Viewer[]>> = {
  2: [seatViewer(0), seatViewer(1), spectator],
  4: [seatViewer(0), seatViewer(1), seatViewer(2), seatViewer(3), spectator],
};

export interface TwinTrials {
  readonly pairs: number;
  readonly events: number;
  /** The total number of cards that differ within the pairs. */
  readonly hidden: number;
  /** The pairs that stopped being twins before the end, because a replaced card affected the game. */
  readonly parted: readonly string[];
  /** The answers that differ between twins, and so reveal hidden information. */
  readonly leaks: readonly string[];
}

/**
 * Creates `count` pairs of twins for all viewers in turn, and compares all answers about the two games of each pair. If
 * `kind` is given, creates only twins of this kind.
 */
export function tryTwins(
  seed: string,
  count: number,
  onPair: (pairs: number) => void = () => {},
  seats: TwinSeats = 2,
  kind?: TwinKind,
): TwinTrials {
  const found = { pairs: 0, events: 0, hidden: 0, parted: [] as string[], leaks: [] as string[] };
  for (let number = 0; found.pairs < count; number++) {
    const twins = twinsOf(seed, number, seats, kind);
    if (twins === null) continue;
    found.pairs++;
    found.events += twins.left.length;
    found.hidden += twins.hidden;
    const who = `${twins.name}, as ${formatViewer(twins.viewer)}`;
    if (twins.parted !== null) found.parted.push(`${who}: ${twins.parted}`);
    const leak = differing(twins);
    if (leak !== null) found.leaks.push(`${who}: ${leak.of}\n  ${leak.left}\n  ${leak.right}`);
    onPair(found.pairs);
  }
  return found;
}

interface TwinMaker {
  /** Null for the test game High card, which has only one kind of twins. */
  readonly kind: TwinKind | null;
  readonly make: (name: string, viewer: Viewer) => Twins | null;
}

const makersOf = <State, A extends AtomicAction>(game: CardGame<State, A>): readonly TwinMaker[] =>
  twinKinds.map((kind) => ({ kind, make: (name, viewer) => cardTwins(game, name, kind, viewer) }));

/** The functions that create twins. Each pair uses the next function, in rotation. */
const makers: Readonly<Record<TwinSeats, readonly TwinMaker[]>> = {
  2: [...makersOf(alteredTwins), { kind: null, make: highCardTwins }, ...makersOf(contractsTwins)],
  4: makersOf(tableTwins),
};

/**
 * Returns the pair of twins with the given number. The result depends only on the arguments. Null if the game has too
 * little hidden information.
 */
export function twinsOf(seed: string, number: number, seats: TwinSeats = 2, kind?: TwinKind): Twins | null {
  const kinds = makers[seats].filter((maker) => kind === undefined || maker.kind === kind);
  const eyes = viewers[seats];
  const viewer = eyes[Math.floor(number / kinds.length) % eyes.length] ?? spectator;
  return kinds[number % kinds.length]?.make(`${seed}-${number}`, viewer) ?? null;
}
