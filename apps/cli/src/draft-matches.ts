import { setupFor, type Catalogue } from '#altered/cards';
import {
  beginGame,
  endGame,
  gamesOf,
  isSettled,
  playableDeck,
  type DraftEvent,
  type DraftState,
  type MatchGame,
} from '#altered/drafts';
import { gameModules } from '#games';
import { gameDigest, invariant, parseGameId, type Setup } from '#record';
import type { Archive } from './archive.js';
import type { BotName } from './bots.js';
import { exitCodes, failure, must } from './failure.js';
import { recordGame, type RecordingOptions } from './recording.js';

/** The draft whose matches are played, and who plays them. */
export interface MatchesOf {
  readonly archive: Archive;
  readonly draft: string;
  readonly catalogue: Catalogue;
  readonly bot: BotName;
  readonly signal: AbortSignal;
  /** Appends what happens in the draft. */
  readonly append: (events: readonly DraftEvent[]) => Promise<void>;
  /** Called after every game. */
  readonly played: (games: number) => void;
}

/** Decisions that are appended at once. */
const batch = 64;

/** The next match that is not decided; null: none. */
function openMatch(state: DraftState): Omit<MatchGame, 'game'> | null {
  const round = state.rounds.length;
  const pairings = state.rounds.at(-1)?.pairings ?? [];
  const table = pairings.findIndex((_, index) => !isSettled(state, round, index));
  return table < 0 ? null : { round, table, number: gamesOf(state, round, table).length + 1 };
}

/** The setup of a game of a match: the decks of its seats, and where it belongs. */
function setupOfMatch(
  state: DraftState,
  { round, table, number }: Omit<MatchGame, 'game'>,
  seats: readonly number[],
  { draft, catalogue }: Pick<MatchesOf, 'draft' | 'catalogue'>,
): Setup {
  const { started } = state;
  invariant(started !== null, 'the draft has begun');
  const players = seats.map((seat) => {
    const deck = state.seats[seat]?.deck;
    invariant(deck != null, `seat ${seat} has a deck`);
    const name = started.seats[seat]?.name ?? '';
    return { name, deck: must(playableDeck(name, deck, catalogue), exitCodes.badInput) };
  });
  return setupFor({
    decks: players.map(({ deck }) => deck),
    names: players.map(({ name }) => name),
    seed: `${started.seed}/round ${round}/table ${table}/game ${number}`,
    edition: started.edition,
    format: started.form,
    options: { draft: { id: draft, round, table, number, seats: [...seats] } },
  });
}

/** Plays the matches of a draft with bots, game by game, to the end of the last round. */
export async function playMatches(from: DraftState, of: MatchesOf): Promise<DraftState> {
  const { archive, draft, bot, signal, append, played } = of;
  const module = gameModules.get('altered');
  invariant(module !== undefined, 'drafts are of Altered');
  const options: RecordingOptions = { batch, signal, acknowledged: () => undefined };
  let state = from;
  for (let match = openMatch(state); match !== null && !signal.aborted; match = openMatch(state)) {
    const { round, table, number } = match;
    const id = must(parseGameId(`${draft}-${round}-${table + 1}-${number}`), exitCodes.bug);
    if ((await archive.progressOf(id)) !== 'absent')
      throw failure(exitCodes.conflict, 'GAME_EXISTS', `Game "${id}" exists already.`, {
        advice: 'Choose another --seed.',
      });
    const begun = must(beginGame(state, { ...match, game: id }), exitCodes.bug);
    await append(begun.events);
    const seats = begun.state.begun.at(-1)?.seats ?? [];
    const setup = setupOfMatch(state, match, seats, of);
    const outcome = await recordGame(
      archive.stream,
      module,
      { id, setup, bot, botSeed: `${setup.seed}/bots` },
      options,
    );
    state = begun.state;
    if (outcome === 'stopped') break;
    const record = await archive.read(id);
    const last = record.at(-1)?.event;
    const winners = last?.kind === 'GameEnded' ? last.winners : [];
    const ended = must(endGame(state, id, { winners, digest: gameDigest(record) }), exitCodes.bug);
    await append(ended.events);
    state = ended.state;
    played(state.ended.length);
  }
  return state;
}
