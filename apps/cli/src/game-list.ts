import type { AtomicAction, GameEvent, GameId, GameModule, RecordedEvent, Seat } from '#record';
import { moduleOf, type Archive } from './archive.js';
import { exitCodes, failure } from './failure.js';

/** A recorded game as a list shows it. */
export interface Listed {
  readonly id: GameId;
  readonly module: string;
  readonly edition: string;
  readonly players: readonly { readonly seat: Seat; readonly name: string; readonly hero: string | null }[];
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly events: number;
  readonly actions: number;
  readonly decisions: number;
  readonly days: number;
  readonly result: {
    readonly winners: readonly Seat[];
    readonly reason: string;
    readonly rule: string;
  } | null;
}

export interface GamePage {
  /** Newest first. */
  readonly page: readonly Listed[];
  readonly total: number;
  /** Cursor of the next page; null after the last. */
  readonly next: string | null;
}

/** A page of the recorded games, newest first. Error `BAD_CURSOR`. */
export async function listGames(archive: Archive, limit: number, after: string | null): Promise<GamePage> {
  const ids = [...(await archive.ids())].reverse();
  const start = after === null ? 0 : ids.findIndex((id) => id === after) + 1;
  if (after !== null && start === 0)
    throw failure(exitCodes.badInput, 'BAD_CURSOR', `"${after}" is not the cursor of a page.`, {
      advice: 'Take the cursor from the page before, or start without --after.',
    });
  const shown = ids.slice(start, start + limit);
  const page: Listed[] = [];
  for (const id of shown) {
    const events = await archive.read(id);
    page.push(listed(id, moduleOf(events), events));
  }
  return { page, total: ids.length, next: start + limit < ids.length ? (shown.at(-1) ?? null) : null };
}

function listed<State, A extends AtomicAction>(
  id: GameId,
  module: GameModule<State, A>,
  events: readonly RecordedEvent[],
): Listed {
  let state = module.initial();
  let [actions, decisions] = [0, 0];
  for (const { event } of events) {
    if (event.kind === 'StepResolved') actions += event.actions.length;
    if (event.kind === 'DecisionMade') decisions++;
    state = module.evolve(state, event as GameEvent<A>);
  }
  const started = events.map(({ event }) => event).find((event) => event.kind === 'GameStarted');
  const last = events.at(-1);
  const end = last?.event.kind === 'GameEnded' ? last.event : null;
  return {
    id,
    module: module.id,
    edition: started?.edition ?? '',
    players: (started?.seats ?? []).map(({ name, deck }, seat) => ({
      seat,
      name,
      hero: heroIn(deck.map((reference) => started?.cards[reference])),
    })),
    startedAt: events[0]?.metadata.recordedAt ?? '',
    endedAt: end === null ? null : (last?.metadata.recordedAt ?? null),
    events: events.length,
    actions,
    decisions,
    days: module.clock(state).day,
    result: end && { winners: end.winners, reason: end.reason, rule: end.rule },
  };
}

/** The name of the hero among card definitions, in games that have heroes. */
function heroIn(cards: readonly unknown[]): string | null {
  for (const card of cards)
    if (typeof card === 'object' && card !== null && 'type' in card && 'name' in card && card.type === 'hero')
      return String(card.name);
  return null;
}
