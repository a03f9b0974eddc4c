import { play as selfPlay } from '#analysis';
import { altered } from '#altered/rules';
import { GameStreams } from '#event-store';
import { invariant, parseGameId, type GameEvent, type Setup } from '#record';
import * as record from '#record';
import { actionsIn, botsFor } from './games.js';

/** The number of decisions per append, as in `retrace play`. */
const BATCH = 16;

/** The amount of play. `lines` is the number of events or, for compared programs, of log lines. */
export interface Amount {
  readonly games: number;
  readonly lines: number;
  readonly actions: number;
}

/** Opens the games in a store as the server and the command line do. */
export const gameStreams = (store: ConstructorParameters<typeof GameStreams>[0]): GameStreams =>
  new GameStreams(store, { record, actionCheck: () => (action) => altered.records.malformed(action) });

/** Plays games without storing them, so that only deciding and folding are measured. */
export function playOnly(setups: readonly Setup[]): Amount {
  let lines = 0;
  let actions = 0;
  for (const setup of setups) {
    const played = selfPlay(altered, setup, botsFor(setup));
    invariant(played.ok, 'the shipped decks can be played');
    for (const { events } of played.value) {
      lines += events.length;
      actions += actionsIn(events);
    }
  }
  return { games: setups.length, lines, actions };
}

/** Plays games and appends their events while playing. */
export async function playAndRecord(streams: GameStreams, setups: readonly Setup[]): Promise<Amount> {
  let lines = 0;
  let actions = 0;
  for (const [number, setup] of setups.entries()) {
    const id = parseGameId(`bench-${number}`);
    const played = selfPlay(altered, setup, botsFor(setup));
    invariant(id.ok && played.ok, 'the shipped decks can be played');
    let waiting: GameEvent[] = [];
    let decisions = 0;
    let last = -1;
    const write = async () => {
      await streams.append(id.value, waiting, last < 0 ? 'no-stream' : last);
      last += waiting.length;
      waiting = [];
      decisions = 0;
    };
    for (const { events } of played.value) {
      for (const event of events) waiting.push(event);
      actions += actionsIn(events);
      if (++decisions === BATCH) await write();
    }
    if (waiting.length > 0) await write();
    lines += last + 1;
  }
  return { games: setups.length, lines, actions };
}
