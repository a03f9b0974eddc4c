import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  deckNamed,
  defaultGame,
  setupOf,
  type Opening,
  type PlayableDeck,
  type PlayableGame,
  type PlayableGames,
  type PlayableMode,
} from '#games';
import { randomSource, shuffled } from '#kernel';
import {
  assertNever,
  fail,
  isShown,
  ok,
  recordBounds,
  type BotKind,
  type Result,
  type Seat,
  type Setup,
} from '#record';
import type { AnswerCode } from '../errors/answer-codes.js';
import type { Problem } from '../errors/problem.js';
import { longestList } from '../cards/cards.service.js';
import { PLAYABLE_GAMES } from '../api.tokens.js';
import type { BotPlayer, PlayerInput, StartGameInput } from './play.types.js';

const LONGEST_NAME = recordBounds.playerName;
const LONGEST_SEED = 100;
/** The maximum number of players in any game. Each game refuses player counts that it does not support. */
const MOST_PLAYERS = 8;

/** The bot in each seat. Null for a seat that a person plays. */
export type Seating = readonly (BotKind | null)[];

/** The setup of a game that is ready to begin. */
export interface Table {
  readonly game: PlayableGame;
  readonly setup: Setup;
  readonly bots: Seating;
}

export function botOf(player: BotPlayer | null | undefined): BotKind | null {
  switch (player) {
    case undefined:
    case null:
      return null;
    case 'SEARCH':
      return 'search';
    case 'GREEDY':
      return 'greedy';
    case 'RANDOM':
      return 'random';
    default:
      return assertNever(player);
  }
}

export const botPlayerOf = (bot: BotKind): BotPlayer => bot.toUpperCase() as Uppercase<BotKind>;

/** Returns the first of several problems, with the others attached. */
export function oneOf([first, ...others]: readonly Problem[]): Problem {
  const problem = first ?? { code: 'SETUP_REFUSED', message: "The game can't begin with this setup." };
  return others.length === 0 ? problem : { ...problem, data: { ...problem.data, others } };
}

/** Prepares the setups of requested games. */
@Injectable()
export class TablesService {
  constructor(@Inject(PLAYABLE_GAMES) private readonly games: PlayableGames) {}

  /**
   * Returns the setup of a requested game. Fails with `MODULE_UNKNOWN`, `EDITION_UNKNOWN`, `MODE_UNKNOWN`,
   * `FORMAT_UNKNOWN`, `PLAYERS_TOO_MANY`, `NAME_INVALID`, `SEED_INVALID`, `DECK_NOT_FOUND`, `DECK_LIST_TOO_LARGE`,
   * `DECK_NOT_TAKEN` or `SET_NOT_TAKEN`. Also fails if a deck list or a booster is invalid.
   */
  of(requested: StartGameInput): Result<Table, Problem> {
    const { module, format, edition, mode, players, seed } = requested;
    const known = playableIn(this.games, module);
    if (!known.ok) return known;
    const game = known.value;
    if (edition != null && !game.editions.includes(edition))
      return unknown(
        'EDITION_UNKNOWN',
        `${game.module.name} has no edition "${short(edition)}".`,
        game.editions,
      );
    const modes = Object.keys(game.modes ?? {});
    if (mode != null && !modes.includes(mode))
      return unknown('MODE_UNKNOWN', `${game.module.name} has no mode "${short(mode)}".`, modes);
    const way = game.modes?.[mode ?? ''];
    const usual = way?.format ?? game.format;
    if (format != null && format !== usual)
      return unknown('FORMAT_UNKNOWN', `${game.module.name} has no format "${short(format)}".`, [usual]);
    if (players.length > MOST_PLAYERS)
      return fail({
        code: 'PLAYERS_TOO_MANY',
        message: `The setup names more than ${MOST_PLAYERS} players.`,
      });
    const badSeed = seed == null ? null : seedProblem(seed);
    if (badSeed !== null) return fail(badSeed);
    // The seed must be unguessable, so it has as many bits as the random source accepts.
    const drawn = seed ?? randomBytes(32).toString('base64url');
    const names: string[] = [];
    for (const [seat, player] of players.entries()) {
      const name = nameOf(player, seat);
      if (!name.ok) return name;
      const alike = player.name == null ? names.filter((other) => other.startsWith(name.value)).length : 0;
      names.push(alike === 0 ? name.value : `${name.value} ${alike + 1}`);
    }
    const setup = way?.open
      ? opened(way.open, requested, { names, seed: drawn, edition: edition ?? game.editions[0] })
      : brought(game, requested, { names, seed: drawn });
    return setup.ok ? ok({ game, setup: setup.value, bots: players.map(({ bot }) => botOf(bot)) }) : setup;
  }
}

/**
 * Returns the game with the given id. If the id is null, returns the default game. Fails with `MODULE_UNKNOWN` if there
 * is no such game.
 */
export function playableIn(
  games: PlayableGames,
  module: string | null | undefined,
): Result<PlayableGame, Problem> {
  const game = games.get(module ?? defaultGame);
  return game === undefined
    ? unknown('MODULE_UNKNOWN', `There is no game "${short(module)}".`, [...games.keys()])
    : ok(game);
}

/** Returns the problem `SEED_INVALID` if the seed is invalid, otherwise null. */
export const seedProblem = (seed: string): Problem | null =>
  seed !== '' && seed.length <= LONGEST_SEED
    ? null
    : {
        code: 'SEED_INVALID',
        message: `The seed does not have 1 to ${LONGEST_SEED} characters.`,
        advice: 'Leave the seed out to let the server choose one.',
      };

/** Returns the setup of a game whose players open boosters. */
function opened(
  open: NonNullable<PlayableMode['open']>,
  { players, set }: StartGameInput,
  table: Omit<Opening, 'set'>,
): Result<Setup, Problem> {
  const seat = players.findIndex(({ deck }) => deck != null);
  if (seat >= 0)
    return fail({
      code: 'DECK_NOT_TAKEN',
      message: 'This mode is played with boosters, not decks.',
      advice: 'Leave `deck` out.',
      where: `players.${seat}.deck`,
    });
  const setup = open({ ...table, set: set ?? null });
  return setup.ok ? setup : fail(oneOf(setup.error));
}

/** Returns the setup of a game whose players bring decks. */
function brought(
  game: PlayableGame,
  { players, set, edition, mode }: StartGameInput,
  { names, seed }: Pick<Opening, 'names' | 'seed'>,
): Result<Setup, Problem> {
  if (set != null)
    return fail({
      code: 'SET_NOT_TAKEN',
      message: 'This game is played with decks, not boosters.',
      advice: 'Leave `set` out, or choose a mode that is played with boosters.',
    });
  const shipped = shuffled(randomSource(`${seed}/decks`), game.decks());
  const decks: PlayableDeck[] = [];
  for (const [seat, player] of players.entries()) {
    const usual = shipped[seat % shipped.length];
    const deck =
      player.deck == null && usual !== undefined
        ? ok(usual)
        : deckIn(game, player.deck ?? '', `players.${seat}.deck`);
    if (!deck.ok) return deck;
    decks.push(deck.value);
  }
  const table = { decks, names, seed, ...(edition != null && { edition }), ...(mode != null && { mode }) };
  return ok(setupOf(game, table));
}

const short = (text: string | null | undefined): string => (text ?? '').slice(0, LONGEST_NAME);

const unknown = (code: AnswerCode, message: string, known: readonly string[]) =>
  fail<Problem>({
    code,
    message,
    advice: known.length === 0 ? 'Leave it out.' : `Use ${known.map((name) => `"${name}"`).join(' or ')}.`,
    data: { known },
  });

const nameOf = ({ name, bot }: PlayerInput, seat: number): Result<string, Problem> =>
  playerNameOf(
    name ?? (bot == null ? '' : `${bot.charAt(0)}${bot.slice(1).toLowerCase()} bot`),
    seat,
    `players.${seat}.name`,
  );

/**
 * Returns the name of a player as it is recorded, without leading or trailing white space. Fails with `NAME_INVALID` if
 * the name is empty or too long, or contains unprintable characters.
 */
export function playerNameOf(text: string, seat: Seat, where: string): Result<string, Problem> {
  const name = text.trim();
  if (name !== '' && name.length <= LONGEST_NAME && isShown(name)) return ok(name);
  return fail({
    code: 'NAME_INVALID',
    message: `The name of player ${seat} is empty, is too long, or contains invisible characters.`,
    advice: `Use a name of 1 to ${LONGEST_NAME} printable characters, without line breaks.`,
    where,
  });
}

/** The error codes of a text that is not a deck list at all. Such a text could be the name of a deck. */
const unread: readonly string[] = ['DECK_CARD_UNKNOWN', 'DECK_LINE_INVALID'];

/**
 * Returns a deck by its list, or by the name of a shipped deck. Fails with `DECK_LIST_TOO_LARGE` or `DECK_NOT_FOUND`,
 * or if the list is invalid.
 */
export function deckIn(game: PlayableGame, given: string, where: string): Result<PlayableDeck, Problem> {
  if (given.length > longestList)
    return fail({
      code: 'DECK_LIST_TOO_LARGE',
      message: `The deck list is longer than ${longestList} characters.`,
      where,
    });
  const named = deckNamed(game.decks(), given);
  if (named !== undefined) return ok(named);
  const read = game.readDeck(given, where);
  if (read.ok) return read;
  const isName =
    !given.includes('\n') && !/^\s*\d/.test(given) && read.error.every(({ code }) => unread.includes(code));
  if (isName)
    return fail({
      code: 'DECK_NOT_FOUND',
      message: `There is no deck "${short(given)}".`,
      advice: `Send a deck list, or the name of a deck that comes with the game: ${game
        .decks()
        .map(({ name }) => `"${name}"`)
        .join(', ')}.`,
      where,
    });
  return fail(oneOf(read.error));
}
