import { createHash } from 'node:crypto';
import { defaultGame, setupOf, type PlayableDeck, type PlayableGame } from '#games';
import { randomSource, shuffled } from '#kernel';
import type { BotName } from './bots.js';
import { parseGameId, type GameId, type ModuleId, type Setup } from '#record';
import { exitCodes, must } from './failure.js';

/** Who plays a game. */
export interface Seating {
  readonly id: GameId;
  readonly setup: Pick<Setup, 'seats'>;
  readonly bot: BotName;
  readonly botSeed: string;
}

/** A game to be played: everything about it follows from the seed and its number. */
export interface Plan extends Seating {
  readonly setup: Setup;
}

export interface PlanOptions {
  readonly game: PlayableGame;
  /** Two decks; without them each game takes two different shipped ones. */
  readonly decks: readonly PlayableDeck[] | null;
  readonly names: readonly string[] | null;
  readonly seed: string;
  /** Null: the one that the game is played in where nothing is said. */
  readonly edition: string | null;
  readonly bot: BotName;
}

const longest = 40;

/**
 * `s<seed>-<number>`, and what is played in front of it where that is not the default game; seeds that do not fit an id
 * are shortened and told apart by a hash.
 */
export function gameIdOf(game: ModuleId, seed: string, number: number): GameId {
  const plain = seed.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, longest);
  const hash = createHash('sha256').update(seed).digest('hex').slice(0, 8);
  const own = `s${plain === seed ? plain : `${plain}-${hash}`}-${number}`;
  return must(parseGameId(game === defaultGame ? own : `${game}-${own}`), exitCodes.bug);
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
export function planOf({ game, decks, names, seed, edition, bot }: PlanOptions, number: number): Plan {
  const own = `${seed}/${number}`;
  return {
    id: gameIdOf(game.module.id, seed, number),
    setup: setupOf(game, {
      decks: decks ?? shuffled(randomSource(`${own}/decks`), game.decks()).slice(0, 2),
      names: names ?? shuffled(randomSource(`${own}/names`), guests).slice(0, 2),
      seed: own,
      ...(edition !== null && { edition }),
    }),
    bot,
    botSeed: `${own}/bots`,
  };
}
