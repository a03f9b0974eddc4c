import type { BotPlayer, PlayableGamesQuery, StartGameInput, Visibility } from '../generated/graphql.js';

export type PlayableGame = PlayableGamesQuery['playableGames'][number];
export type PlayableMode = PlayableGame['modes'][number];

/** The kind of another player: a bot or a friend. */
export type OtherKind = BotPlayer | 'FRIEND';

/**
 * A deck chosen in the form. `shipped` is a deck that comes with the game, `lot` is a random deck, and `list` is a deck
 * list.
 */
export interface ChosenDeck {
  readonly kind: 'shipped' | 'lot' | 'list';
  /** The name of the deck, if it comes with the game. */
  readonly name: string;
  readonly list: string;
}

export interface OtherPlayer {
  readonly kind: OtherKind;
  /** The name of a friend. Bots are named after their kind. */
  readonly name: string;
  readonly deck: ChosenDeck;
}

export interface NewGame {
  readonly module: string;
  readonly edition: string;
  /** The mode. Null for the default mode. */
  readonly mode: string | null;
  /** The set of the boosters if the mode uses boosters. Null for the default set. */
  readonly set: string | null;
  readonly name: string;
  readonly deck: ChosenDeck;
  /** The other players in turn order, starting after the user. */
  readonly others: readonly OtherPlayer[];
  readonly visibility: Visibility;
}

export const byLot: ChosenDeck = { kind: 'lot', name: '', list: '' };

/** The user's seat. The rules decide which player goes first. */
export const OWN_SEAT = 0;

const aBot: OtherPlayer = { kind: 'GREEDY', name: '', deck: byLot };

/** The default settings: two players with random decks. */
export const usualWay: Pick<NewGame, 'mode' | 'set' | 'deck' | 'others'> = {
  mode: null,
  set: null,
  deck: byLot,
  others: [aBot],
};

/** Returns the mode of a new game. Null for the default mode. */
export const modeIn = ({ modes }: PlayableGame, { mode }: NewGame): PlayableMode | null =>
  modes.find(({ id }) => id === mode) ?? null;

/** Returns as many other players as needed: the chosen players, followed by bots. */
export const othersOf = (players: number, chosen: readonly OtherPlayer[]): readonly OtherPlayer[] =>
  Array.from({ length: players - 1 }, (_, index) => chosen[index] ?? aBot);

/** Returns the other seats in the user's team. */
export const partnersIn = (mode: PlayableMode | null): readonly number[] =>
  (mode?.teams?.find((team) => team.includes(OWN_SEAT)) ?? []).filter((seat) => seat !== OWN_SEAT);

/** Returns a deck in the format that the server accepts. Null for a random deck. */
export const deckOf = ({ kind, name, list }: ChosenDeck): string | null =>
  kind === 'lot' ? null : kind === 'list' ? `${list.trim()}\n` : name;

/** Returns the input of the mutation that starts a game. `unnamed` contains the names for players without a name. */
export function inputOf(
  game: NewGame,
  playable: PlayableGame,
  unnamed: Readonly<Record<OtherKind, string>>,
): StartGameInput {
  const { module, edition, mode, set, visibility } = game;
  const opensBoosters = modeIn(playable, game)?.opensBoosters === true;
  const brought = (deck: ChosenDeck) => (opensBoosters ? {} : { deck: deckOf(deck) });
  const isUnnamed = ({ kind, name }: OtherPlayer): boolean => kind !== 'FRIEND' || name.trim() === '';
  const others = game.others.map((player, index) => {
    const alike = game.others
      .slice(0, index)
      .filter((other) => isUnnamed(other) && other.kind === player.kind);
    const usual = unnamed[player.kind];
    const name = !isUnnamed(player)
      ? player.name.trim()
      : alike.length === 0
        ? usual
        : `${usual} ${alike.length + 1}`;
    return { name, ...(player.kind !== 'FRIEND' && { bot: player.kind }), ...brought(player.deck) };
  });
  return {
    ...{ module, edition, visibility, seat: OWN_SEAT },
    ...(mode !== null && { mode }),
    ...(opensBoosters && set !== null && { set }),
    players: [{ name: game.name.trim(), ...brought(game.deck) }, ...others],
  };
}

/** The location of a problem: a line of a seat's deck, a seat's name, or the whole form. */
export interface PlacedProblem {
  /** The field. Null for the whole form. */
  readonly at: { readonly seat: number; readonly field: 'deck' | 'name' } | null;
  readonly line: number | null;
}

/** Parses the location of a problem that the API reported. For example, `players.0.deck:3:7` is line 3, column 7. */
export function placeOf(where: string | null): PlacedProblem {
  const [, seat, field, line] = /^players\.(\d+)\.(deck|name)(?::(\d+)(?::\d+)?)?$/.exec(where ?? '') ?? [];
  if (seat === undefined) return { at: null, line: null };
  return {
    at: { seat: Number(seat), field: field === 'deck' ? 'deck' : 'name' },
    line: line === undefined ? null : Number(line),
  };
}
