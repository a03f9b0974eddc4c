import type { BotPlayer, StartGameInput, Visibility } from '../generated/graphql.js';

/** Who plays against the reader. */
export type Opponent = BotPlayer | 'FRIEND';

/** A deck as the form has it: one that comes with the game, by lot, or a list. */
export interface ChosenDeck {
  readonly kind: 'shipped' | 'lot' | 'list';
  /** Of a shipped deck. */
  readonly name: string;
  readonly list: string;
}

/** What is chosen for a new game. */
export interface NewGame {
  readonly module: string;
  readonly edition: string;
  readonly name: string;
  readonly deck: ChosenDeck;
  readonly opponent: Opponent;
  /** Of a friend; a bot is named after its kind. */
  readonly opponentName: string;
  readonly opponentDeck: ChosenDeck;
  readonly visibility: Visibility;
}

export const byLot: ChosenDeck = { kind: 'lot', name: '', list: '' };

/** The seat that the reader gets. Who begins is decided by the rules. */
export const OWN_SEAT = 0;

const deckOf = ({ kind, name, list }: ChosenDeck): string | null =>
  kind === 'lot' ? null : kind === 'list' ? `${list.trim()}\n` : name;

/** What the API is asked for. `friend` is what a friend without a name is called. */
export function inputOf(game: NewGame, friend: string): StartGameInput {
  const { module, edition, name, opponent, opponentName, visibility } = game;
  const own = { name: name.trim(), deck: deckOf(game.deck) };
  const other =
    opponent === 'FRIEND'
      ? { name: opponentName.trim() === '' ? friend : opponentName.trim(), deck: deckOf(game.opponentDeck) }
      : { bot: opponent, deck: deckOf(game.opponentDeck) };
  return { module, edition, visibility, seat: OWN_SEAT, players: [own, other] };
}

/** Where a problem belongs: to the deck of the reader or of the opponent with its line, to a name, or to all of it. */
export interface PlacedProblem {
  readonly at: 'deck' | 'opponentDeck' | 'name' | 'opponentName' | 'game';
  readonly line: number | null;
}

/** Reads where the API says a problem is: `players.0.deck:3:7`, with line and column. */
export function placeOf(where: string | null): PlacedProblem {
  const [, player, field, line] = /^players\.(\d+)\.(deck|name)(?::(\d+)(?::\d+)?)?$/.exec(where ?? '') ?? [];
  if (player === undefined) return { at: 'game', line: null };
  const isOwn = Number(player) === OWN_SEAT;
  const at = field === 'deck' ? (isOwn ? 'deck' : 'opponentDeck') : isOwn ? 'name' : 'opponentName';
  return { at, line: line === undefined ? null : Number(line) };
}
