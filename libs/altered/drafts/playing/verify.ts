import { canonicalJson } from '#record';
import type { DraftEvent, DraftSetup } from '../draft/event.js';
import { initialDraft, type DraftState } from '../draft/state.js';
import { beginGame, buildDeck, endGame, pickCard, startDraft } from './decide.js';

/**
 * The result of comparing a draft's recorded events with the events that the rules derive from its seed, picks and
 * decks.
 */
export type DraftVerdict =
  | { readonly status: 'EXACT'; readonly events: number }
  | {
      readonly status: 'DIVERGED';
      readonly events: number;
      /** The revision of the first recorded event that differs from the derived event. */
      readonly revision: number;
      readonly recorded: unknown;
      readonly decided: unknown;
    }
  | { readonly status: 'UNVERIFIED'; readonly events: number; readonly reason: string };

/** The result of repeating a decision: its events and the state after them, or the reason why it is refused. */
type Again = { readonly events: readonly DraftEvent[]; readonly state: DraftState } | string;

/** Replays a draft from its first event and its decisions, and compares all events byte for byte. */
export function verifiedDraft(record: readonly DraftEvent[]): DraftVerdict {
  const events = record.length;
  const [first] = record;
  if (first?.kind !== 'DraftStarted')
    return { status: 'UNVERIFIED', events, reason: 'The record does not contain the start of the draft.' };
  const { kind: _, digest: __, ...setup } = first;
  let state: DraftState = initialDraft;
  let due: readonly DraftEvent[] = [];
  for (const [revision, recorded] of record.entries()) {
    if (due.length === 0) {
      const again = revision === 0 ? startedAgain(setup) : decidedAgain(state, recorded);
      if (typeof again === 'string')
        return { status: 'DIVERGED', events, revision, recorded, decided: `refused: ${again}` };
      state = again.state;
      due = again.events;
    }
    const [decided, ...others] = due;
    // The repeated decision uses the recorded thinking time. A different time would make the events differ.
    if (canonicalJson(recorded) !== canonicalJson(decided))
      return { status: 'DIVERGED', events, revision, recorded, decided };
    due = others;
  }
  const [missing] = due;
  return missing === undefined
    ? { status: 'EXACT', events }
    : { status: 'DIVERGED', events, revision: events, recorded: null, decided: missing };
}

function startedAgain(setup: DraftSetup): Again {
  const started = startDraft(setup);
  return started.ok ? started.value : (started.error[0]?.message ?? 'it cannot begin');
}

function decidedAgain(state: DraftState, event: DraftEvent): Again {
  switch (event.kind) {
    case 'CardPicked': {
      const { seat, card, by, thinkingTime } = event;
      if (card === null) return 'the event is masked';
      const picked = pickCard(state, { seat, card, by, thinkingTime });
      return picked.ok ? picked.value : picked.error.message;
    }
    case 'DeckBuilt': {
      if (event.deck === null) return 'the event is masked';
      const built = buildDeck(state, event.seat, event.deck, event.by);
      return built.ok ? built.value : (built.error[0]?.message ?? 'the deck is refused');
    }
    case 'MatchGameBegan': {
      const { kind: _, seats: __, ...of } = event;
      const begun = beginGame(state, of);
      return begun.ok ? begun.value : begun.error.message;
    }
    case 'MatchGameEnded': {
      const seats = state.begun.find(({ game }) => game === event.game)?.seats ?? [];
      const winners = seats.flatMap((seat, place) => (event.winners.includes(seat) ? [place] : []));
      const ended = endGame(state, event.game, { winners, digest: event.digest });
      return ended.ok ? ended.value : ended.error.message;
    }
    case 'DraftStarted':
    case 'BoostersOpened':
    case 'BoostersPassed':
    case 'PoolsCompleted':
    case 'RoundPaired':
    case 'DraftEnded':
      return 'nothing happens by itself here';
  }
}

/**
 * Returns the references of cards that were lost or duplicated, so that their number in pools and hands differs from
 * that in the opened boosters. Empty in every valid state (M3.4).
 */
export function strayCards({ opened, seats }: DraftState): readonly string[] {
  const balance = new Map<string, number>();
  const add = (cards: readonly string[], by: number): void => {
    for (const card of cards) balance.set(card, (balance.get(card) ?? 0) + by);
  };
  for (const { cards } of opened) add(cards, 1);
  for (const { pool, held } of seats) {
    add(pool, -1);
    add(held?.cards ?? [], -1);
  }
  return [...balance].flatMap(([card, count]) => (count === 0 ? [] : [card]));
}
