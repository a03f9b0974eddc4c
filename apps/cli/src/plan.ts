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

export interface Seating {
  readonly id: GameId;
  readonly setup: Pick<Setup, 'seats'>;
  readonly bot: BotName;
  readonly botSeed: string;
}

/** The plan for a game. The seed and the game's number fully determine the plan. */
export interface Plan extends Seating {
  readonly setup: Setup;
}

export interface PlanOptions {
  readonly game: PlayableGame;
  /**
   * One deck per player. If null, each game uses different shipped decks. If there are too few of them, some are used
   * more than once.
   */
  readonly decks: readonly PlayableDeck[] | null;
  readonly names: readonly string[] | null;
  readonly seed: string;
  /** The edition of the rules. Null for the default edition. */
  readonly edition: string | null;
  readonly bot: BotName;
  /** The mode of a game with decks. Null or absent means the default mode. */
  readonly mode?: string | null;
  /** The boosters of a Booster War. Null or absent means a game with decks. */
  readonly war?: BoosterWar | null;
}

const longest = 40;

/**
 * Returns the id `s<seed>-<number>`, preceded by the module id unless the game is the default game. If the seed is too
 * long, shortens it and adds a hash.
 */
export function gameIdOf(game: ModuleId, seed: string, number: number): GameId {
  const own = `s${wordOfSeed(seed, longest)}-${number}`;
  return must(parseGameId(game === defaultGame ? own : `${game}-${own}`), exitCodes.bug);
}

/**
 * Converts a seed to a part of an id. If the seed contains characters that ids do not allow, or more than `most`
 * characters, changes it and adds a hash.
 */
export function wordOfSeed(seed: string, most: number): string {
  const plain = seed.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, most);
  const hash = createHash('sha256').update(seed).digest('hex').slice(0, 8);
  return plain === seed ? plain : `${plain}-${hash}`;
}

/** The default names of players. */
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

export const playersOf = ({ module, modes }: PlayableGame, mode: string | null): number =>
  modes?.[mode ?? '']?.players ?? module.seats;

/** Returns the first `count` entries of an endless repetition of the list. */
export const repeated = <Entry>(list: readonly Entry[], count: number): readonly Entry[] =>
  Array.from({ length: count }, (_, index) => list[index % list.length]).flatMap((entry) => entry ?? []);

/** Returns the plan for the game with the given number, counting from 1. */
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
