import { createHash } from 'node:crypto';
import {
  boosterWarSetup,
  defaultGame,
  setupOf,
  type BoosterWar,
  type PlayableDeck,
  type PlayableGame,
} from '#games';
import { randomSource, shuffled } from '#kernel';
import type { BotName } from './bots.js';
import { parseGameId, type GameId, type ModuleId, type Setup } from '#record';
import { exitCodes, must } from './failure.js';

/** The seats and bots of a game. */
export interface Seating {
  readonly id: GameId;
  readonly setup: Pick<Setup, 'seats'>;
  readonly bot: BotName;
  readonly botSeed: string;
}

/** A game to play, which the seed and its number determine. */
export interface Plan extends Seating {
  readonly setup: Setup;
}

export interface PlanOptions {
  readonly game: PlayableGame;
  /**
   * One deck for each player. Without them, each game takes different shipped decks, some of them twice if
   * there are too few.
   */
  readonly decks: readonly PlayableDeck[] | null;
  readonly names: readonly string[] | null;
  readonly seed: string;
  /** The edition of the rules. Null for the default one. */
  readonly edition: string | null;
  readonly bot: BotName;
  /** A mode of play with decks. Null or absent for the usual one. */
  readonly mode?: string | null;
  /** Boosters instead of decks. Null or absent if it is not a Booster War. */
  readonly war?: BoosterWar | null;
}

const longest = 40;

/**
 * `s<seed>-<number>`, after the name of the game unless it is the default one. Seeds that do not fit an id
 * are shortened and distinguished by a hash.
 */
export function gameIdOf(game: ModuleId, seed: string, number: number): GameId {
  const own = `s${wordOfSeed(seed, longest)}-${number}`;
  return must(parseGameId(game === defaultGame ? own : `${game}-${own}`), exitCodes.bug);
}

/** A seed as a part of an id, of up to `most` characters and a hash. */
export function wordOfSeed(seed: string, most: number): string {
  const plain = seed.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, most);
  const hash = createHash('sha256').update(seed).digest('hex').slice(0, 8);
  return plain === seed ? plain : `${plain}-${hash}`;
}

/** Default names of players. */
export const guests: readonly string[] = [
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

/** The number of players of a game in a mode. */
export const playersOf = ({ module, modes }: PlayableGame, mode: string | null): number =>
  modes?.[mode ?? '']?.players ?? module.seats;

/** `count` entries of a list, repeated from the start as needed. */
export const repeated = <Entry>(list: readonly Entry[], count: number): readonly Entry[] =>
  Array.from({ length: count }, (_, index) => list[index % list.length]).flatMap((entry) => entry ?? []);

/** Game `number` (counted from 1) of a seed. */
export function planOf(options: PlanOptions, number: number): Plan {
  const { game, decks, seed, edition, bot, mode = null, war = null } = options;
  const own = `${seed}/${number}`;
  const players = playersOf(game, mode);
  const names = options.names ?? shuffled(randomSource(`${own}/names`), guests).slice(0, players);
  const id = gameIdOf(game.module.id, seed, number);
  const named = war?.mode ?? mode;
  return {
    id: named === null ? id : must(parseGameId(`${named}-${id}`), exitCodes.bug),
    setup:
      war === null
        ? setupOf(game, {
            decks: decks ?? repeated(shuffled(randomSource(`${own}/decks`), game.decks()), players),
            names,
            seed: own,
            ...(edition !== null && { edition }),
            ...(mode !== null && { mode }),
          })
        : must(
            boosterWarSetup(war, { names, seed: own, edition: edition ?? game.editions[0] }),
            exitCodes.badInput,
          ),
    bot,
    botSeed: `${own}/bots`,
  };
}
