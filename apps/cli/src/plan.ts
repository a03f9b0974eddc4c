import { createHash } from 'node:crypto';
import { openDecks, setupFor, type Deck } from '#altered/cards';
import { randomSource, shuffled } from '#kernel';
import type { BotName } from './bots.js';
import { parseGameId, type GameId, type Setup } from '#record';
import { exitCodes, must } from './failure.js';

/** A game to be played: everything about it follows from the seed and its number. */
export interface Plan {
  readonly id: GameId;
  readonly setup: Setup;
  readonly bot: BotName;
  readonly botSeed: string;
}

export interface PlanOptions {
  /** Two decks; without them each game takes two different shipped ones. */
  readonly decks: readonly Deck[] | null;
  readonly names: readonly string[] | null;
  readonly seed: string;
  readonly edition: string;
  readonly bot: BotName;
}

const longest = 40;

/** `s<seed>-<number>`; seeds that do not fit an id are shortened and told apart by a hash. */
export function gameIdOf(seed: string, number: number): GameId {
  const plain = seed.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, longest);
  const hash = createHash('sha256').update(seed).digest('hex').slice(0, 8);
  return must(parseGameId(`s${plain === seed ? plain : `${plain}-${hash}`}-${number}`), exitCodes.bug);
}

/** People to sit at tables where nobody was named. */
const guests = [
  'Amara',
  'Bruno',
  'Celia',
  'Daniel',
  'Elif',
  'Farid',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Keiko',
  'Luca',
];

/** Game `number` (counted from 1) of a seed. */
export function planOf({ decks, names, seed, edition, bot }: PlanOptions, number: number): Plan {
  const own = `${seed}/${number}`;
  const table = decks ?? shuffled(randomSource(`${own}/decks`), openDecks()).slice(0, 2);
  return {
    id: gameIdOf(seed, number),
    setup: setupFor({
      decks: table,
      names: names ?? shuffled(randomSource(`${own}/names`), guests).slice(0, 2),
      seed: own,
      edition,
    }),
    bot,
    botSeed: `${own}/bots`,
  };
}
