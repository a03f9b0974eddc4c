import { greedyBot, play, randomBot, type Bot } from '#analysis';
import { openDecks, setupFor } from '#altered/cards';
import { altered } from '#altered/rules';
import { contracts, contractsSetup, openDecks as contractDecks } from '#contracts';
import { invariant, type AtomicAction, type GameModule, type Seat, type Setup } from '#record';

interface Named {
  readonly name: string;
}

/** A game whose shipped decks are compared. */
export interface DeckGame {
  readonly module: GameModule;
  readonly decks: readonly Named[];
  /** Returns the setup of a game between the decks at the given indices. */
  readonly setup: (decks: readonly number[], seed: string) => Setup;
  /** The minimum and maximum proportion of games that a deck should win when greedy bots play. */
  readonly bounds: { readonly least: number; readonly most: number };
}

function deckGame<State, A extends AtomicAction, D extends Named>(
  module: GameModule<State, A>,
  decks: readonly D[],
  setup: (decks: readonly D[], seed: string) => Setup,
  bounds: DeckGame['bounds'],
): DeckGame {
  const at = (place: number): D => {
    const deck = decks[place];
    invariant(deck !== undefined, `there is no deck ${place}`);
    return deck;
  };
  return {
    module,
    decks,
    setup: (places, seed) => setup(places.map(at), seed),
    bounds,
  };
}

export const deckGames = {
  altered: deckGame(altered, openDecks(), (decks, seed) => setupFor({ decks, seed }), {
    least: 0.35,
    most: 0.65,
  }),
  contracts: deckGame(contracts, contractDecks(), (decks, seed) => contractsSetup({ decks, seed }), {
    least: 0.45,
    most: 0.55,
  }),
} as const;

/** A game between two decks, given by their indices. */
export interface Match {
  readonly decks: readonly [number, number];
  readonly setup: Setup;
}

/** A played match. `winner` is null for a draw. */
export interface Played extends Match {
  readonly winner: Seat | null;
  /** The seat with the first turn. */
  readonly first: Seat;
}

/** The results of one deck. */
export interface Share {
  readonly deck: string;
  readonly games: number;
  readonly won: number;
  /** The proportion of games won, from 0 to 1. A draw counts as half a win. */
  readonly share: number;
  /** The proportion of games won against each deck, by index. Null for the deck itself. */
  readonly against: readonly (number | null)[];
}

/**
 * Pairs every deck with every other deck in both seat orders, repeatedly. The nth game of a seed does not depend on the
 * total number of games.
 */
export function matchesOf(game: DeckGame, games: number, seed: string): Match[] {
  const places = [...game.decks.keys()];
  const pairs = places.flatMap((first) =>
    places.flatMap((second): [number, number][] => (first === second ? [] : [[first, second]])),
  );
  return Array.from({ length: games }, (_, number) => {
    const pair = pairs[number % pairs.length];
    invariant(pair !== undefined, 'there are two decks to play');
    return { decks: pair, setup: game.setup(pair, `${seed}/${number + 1}`) };
  });
}

/** Plays a match between greedy bots. If `random` is given, the bot in that seat plays at random. */
export function playMatch({ module }: DeckGame, match: Match, random?: Seat): Played {
  const { setup } = match;
  const bots = setup.seats.map((_, seat): Bot => {
    const seed = `${setup.seed}/bot ${seat}`;
    return seat === random ? randomBot(seed) : greedyBot(module, seed);
  });
  const played = play(module, setup, bots);
  invariant(played.ok, `the setup of ${setup.seed} is refused`);
  let first: Seat | null = null;
  for (const { events, state } of played.value) {
    first ??= module.see.clock(state).seat;
    const last = events.at(-1);
    if (last?.kind === 'GameEnded')
      return {
        ...match,
        first: first ?? 0,
        winner: last.winners.length === 1 ? (last.winners[0] ?? null) : null,
      };
  }
  invariant(false, `game ${setup.seed} ends`);
}

export function sharesOf(decks: readonly Named[], played: readonly Played[]): Share[] {
  const points = (of: readonly Played[], deck: number): number =>
    of.reduce(
      (sum, { decks: own, winner }) => sum + (winner === null ? 0.5 : own[winner] === deck ? 1 : 0),
      0,
    );
  const share = (of: readonly Played[], deck: number): number | null =>
    of.length === 0 ? null : points(of, deck) / of.length;
  return decks.map(({ name }, place) => {
    const own = played.filter(({ decks: pair }) => pair.includes(place));
    return {
      deck: name,
      games: own.length,
      won: own.filter(({ decks: pair, winner }) => winner !== null && pair[winner] === place).length,
      share: share(own, place) ?? 0,
      against: decks.map((_, other) =>
        other === place
          ? null
          : share(
              own.filter(({ decks: pair }) => pair.includes(other)),
              place,
            ),
      ),
    };
  });
}

/**
 * Returns the proportion of games that the player in the first seat wins, ignoring draws. Zero if there is no game with
 * a winner.
 */
export function firstSeatShare(played: readonly Played[]): number {
  const decided = played.filter(({ winner }) => winner !== null);
  return decided.length === 0 ? 0 : decided.filter(({ winner }) => winner === 0).length / decided.length;
}

/**
 * Returns the proportion of games that the player with the first turn wins, ignoring draws. Zero if there is no game
 * with a winner.
 */
export function firstTurnShare(played: readonly Played[]): number {
  const decided = played.filter(({ winner }) => winner !== null);
  return decided.length === 0
    ? 0
    : decided.filter(({ winner, first }) => winner === first).length / decided.length;
}
