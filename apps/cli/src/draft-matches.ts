import type { Catalogue } from '#altered/cards';
import {
  beginGame,
  endGame,
  gamesOf,
  isSettled,
  matchSetup,
  type DraftEvent,
  type DraftState,
  type MatchGame,
} from '#altered/drafts';
import { gameModules } from '#games';
import { gameDigest, invariant, parseGameId } from '#record';
import type { Archive } from './archive.js';
import type { BotName } from './bots.js';
import { exitCodes, failure, must } from './failure.js';
import { recordGame, type RecordingOptions } from './recording.js';

/** The draft whose matches are played, and the settings for playing and recording the matches. */
export interface MatchesOf {
  readonly archive: Archive;
  readonly draft: string;
  readonly catalogue: Catalogue;
  readonly bot: BotName;
  readonly signal: AbortSignal;
  readonly append: (events: readonly DraftEvent[]) => Promise<void>;
  /** Called after every game. */
  readonly played: (games: number) => void;
}

/** The number of decisions per append. */
const batch = 64;

/** Returns the next game of an undecided match. Null if there is none. */
function openMatch(state: DraftState): Omit<MatchGame, 'game'> | null {
  const round = state.rounds.length;
  const pairings = state.rounds.at(-1)?.pairings ?? [];
  const table = pairings.findIndex((_, index) => !isSettled(state, round, index));
  return table < 0 ? null : { round, table, number: gamesOf(state, round, table).length + 1 };
}

/** Lets bots play the matches of a draft to the end of the last round, one game at a time. */
export async function playMatches(from: DraftState, of: MatchesOf): Promise<DraftState> {
  const { archive, draft, catalogue, bot, signal, append, played } = of;
  const module = gameModules.get('altered');
  invariant(module !== undefined, 'drafts are of Altered');
  const options: RecordingOptions = { batch, signal, acknowledged: () => undefined };
  let state = from;
  for (let match = openMatch(state); match !== null && !signal.aborted; match = openMatch(state)) {
    const { round, table, number } = match;
    const id = must(parseGameId(`${draft}-${round}-${table + 1}-${number}`), exitCodes.bug);
    if ((await archive.progressOf(id)) !== 'absent')
      throw failure(exitCodes.conflict, 'GAME_EXISTS', `Game "${id}" already exists.`, {
        advice: 'Use another --seed.',
      });
    const begun = must(beginGame(state, { ...match, game: id }), exitCodes.bug);
    const began = begun.state.begun.at(-1);
    invariant(began !== undefined, 'the game has begun');
    const setup = must(matchSetup(state, draft, began, catalogue), exitCodes.badInput);
    await append(begun.events);
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
