import { createHash } from 'node:crypto';
import { openDecks, setupFor, type Deck } from '#altered/cards';
import { randomSource, shuffled } from '#kernel';
import { parseGameId, type GameId, type Setup } from '#record';
import { exitCodes, must } from './failure.js';

/** A game to be played: everything about it follows from the seed and its number. */
export interface Plan {
  readonly id: GameId;
  readonly setup: Setup;
  readonly botSeed: string;
}

export interface PlanOptions {
  /** Two decks; without them each game takes two different shipped ones. */
  readonly decks: readonly Deck[] | null;
  readonly names: readonly string[] | null;
  readonly seed: string;
  readonly edition: string;
}

const longest = 40;

/** `s<seed>-<number>`; seeds that do not fit an id are shortened and told apart by a hash. */
export function gameIdOf(seed: string, number: number): GameId {
  const plain = seed.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, longest);
  const hash = createHash('sha256').update(seed).digest('hex').slice(0, 8);
  return must(parseGameId(`s${plain === seed ? plain : `${plain}-${hash}`}-${number}`), exitCodes.bug);
}

/** Names as given, or those of the decks; equal ones are told apart. */
function namesOf(given: readonly string[] | null, decks: readonly Deck[]): readonly string[] {
  const names = given ?? decks.map(({ name }) => name);
  return names.map((name, seat) => (names.indexOf(name) < seat ? `${name} (${seat + 1})` : name));
}

/** Game `number` (counted from 1) of a seed. */
export function planOf({ decks, names, seed, edition }: PlanOptions, number: number): Plan {
  const own = `${seed}/${number}`;
  const table = decks ?? shuffled(randomSource(`${own}/decks`), openDecks()).slice(0, 2);
  return {
    id: gameIdOf(seed, number),
    setup: setupFor({ decks: table, names: namesOf(names, table), seed: own, edition }),
    botSeed: `${own}/bots`,
  };
}
