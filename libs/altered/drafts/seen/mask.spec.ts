import { describe, expect, it } from '@jest/globals';
import { openSet } from '#altered/cards';
import { below, randomSource } from '#kernel';
import { omniscient, seatViewer, spectator, type Viewer } from '#record';
import { tries } from '#record/testing';
import {
  botPick,
  buildDeck,
  cardsOfSet,
  draftAfter,
  draftSetup,
  evolveDraft,
  initialDraft,
  maskDraft,
  pickCard,
  startDraft,
  suggestedDeck,
  viewDraft,
  type DraftEvent,
} from '../index.js';

const SEATS = 4;
const found = cardsOfSet('RIVER', openSet());
if (!found.ok) throw new Error(found.error.message);
const { cards } = found.value;

/** Returns the events of a draft between bots only, up to its matches, when nothing is public yet. */
function drafted(seed: string, seats = SEATS): DraftEvent[] {
  const started = startDraft(
    draftSetup({
      set: 'RIVER',
      cards,
      seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, player: 'bot' })),
      seed,
      boosters: 2,
      matches: true,
    }),
  );
  if (!started.ok) throw new Error(started.error[0]?.message);
  let { state } = started.value;
  const events = [...started.value.events];
  while (state.phase === 'drafting')
    for (const [seat, { held, pool }] of state.seats.entries()) {
      const card = botPick(cards, pool, held?.cards ?? []);
      const picked = pickCard(state, { seat, card, by: 'bot', thinkingTime: 7 });
      if (!picked.ok) throw new Error(picked.error.message);
      events.push(...picked.value.events);
      ({ state } = picked.value);
    }
  for (const [seat, { pool }] of state.seats.entries()) {
    const built = buildDeck(state, seat, suggestedDeck(cards, pool), 'bot');
    if (!built.ok) throw new Error(built.error[0]?.message);
    events.push(...built.value.events);
    ({ state } = built.value);
  }
  return events;
}

const seen = (events: readonly DraftEvent[], viewer: Viewer): readonly DraftEvent[] =>
  events.map((event) => maskDraft(event, viewer, false));

/** Returns what a viewer can see after each event. */
function views(events: readonly DraftEvent[], viewer: Viewer): unknown {
  let state = initialDraft;
  return events.map((event) => {
    state = evolveDraft(state, event);
    return viewDraft(state, viewer);
  });
}

/**
 * Returns a draft in which two neighbours swapped their picks from the same booster. The other players see no
 * difference. Null if there is no such draft.
 */
function swapped(events: readonly DraftEvent[], seed: string, viewer: Viewer): DraftEvent[] | null {
  const random = randomSource(seed);
  const picks = events.filter((event) => event.kind === 'CardPicked');
  const earlier = picks[below(random, picks.length)];
  const later = picks.find(
    ({ round, pick, booster }) =>
      earlier?.round === round && earlier.pick + 1 === pick && earlier.booster === booster,
  );
  if (earlier === undefined || later === undefined || earlier.card === null || later.card === null)
    return null;
  if (earlier.seat === later.seat || earlier.card === later.card) return null;
  if (viewer.kind === 'seat' && [earlier.seat, later.seat].includes(viewer.seat)) return null;
  const [taken, left] = [earlier.card, later.card];
  const twin = events.map((event): DraftEvent => {
    if (event === earlier) return { ...event, card: left, thinkingTime: below(random, 1000) };
    if (event === later)
      return { ...event, card: taken, from: event.from.map((card) => (card === left ? taken : card)) };
    return event;
  });
  const { seats } = draftAfter(twin.filter(({ kind }) => kind !== 'DeckBuilt' && kind !== 'RoundPaired'));
  return twin.map((event): DraftEvent => {
    if (event.kind === 'DraftStarted') return { ...event, seed: `${seed}/other`, digest: 'other' };
    if (event.kind === 'DeckBuilt')
      return { ...event, deck: suggestedDeck(cards, seats[event.seat]?.pool ?? []) };
    return event;
  });
}

describe("a seat's view of a draft", () => {
  it('is the same in drafts that differ only in the cards and picks of other seats', () => {
    const records = Array.from({ length: 10 }, (_, index) => drafted(`twins ${index}`));
    const viewers = [spectator, ...Array.from({ length: SEATS }, (_, seat) => seatViewer(seat))];
    let pairs = 0;
    for (let trial = 0; pairs < tries(500); trial++) {
      const events = records[trial % records.length] ?? [];
      const viewer = viewers[trial % viewers.length] ?? spectator;
      const twin = swapped(events, `pair ${trial}`, viewer);
      if (twin === null) continue;
      pairs++;
      expect(JSON.stringify(twin)).not.toBe(JSON.stringify(events));
      expect(JSON.stringify(seen(twin, viewer))).toBe(JSON.stringify(seen(events, viewer)));
      if (pairs % 25 === 0)
        expect(JSON.stringify(views(twin, viewer))).toBe(JSON.stringify(views(events, viewer)));
    }
  });

  it("does not contain another seat's cards, seed or times", () => {
    const events = drafted('raw', 2);
    const setup = events[0];
    for (const viewer of [seatViewer(0), spectator]) {
      const others = events.flatMap((event) =>
        (event.kind === 'CardPicked' || event.kind === 'DeckBuilt') && event.seat === 1 ? [event] : [],
      );
      const raw = JSON.stringify(seen(others, viewer));
      expect(raw).not.toContain('OPEN_RIVER');
      expect(raw).not.toContain('thinkingTime');
      expect(JSON.stringify(maskDraft(setup as DraftEvent, viewer, false))).not.toContain('"raw"');
    }
  });

  it('is everything of its own, and the whole draft after the end', () => {
    const events = drafted('own');
    const own = events.filter(
      (event) => (event.kind === 'CardPicked' || event.kind === 'DeckBuilt') && event.seat === 2,
    );
    expect(seen(own, seatViewer(2))).toEqual(own);
    expect(seen(events, omniscient)).toEqual(events);
    expect(events.map((event) => maskDraft(event, spectator, true))).toEqual(events);
    const state = draftAfter(events);
    expect(viewDraft(state, seatViewer(2)).seats.map(({ pool }) => pool !== null)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const over = viewDraft({ ...state, phase: 'over' }, spectator);
    expect(over.seats.every(({ pool, deck }) => pool !== null && deck !== null)).toBe(true);
  });

  it('includes the offered cards until the seat has picked', () => {
    const events = drafted('hand').slice(0, 3);
    const state = draftAfter(events);
    expect(viewDraft(state, seatViewer(0)).seats[0]).toMatchObject({
      isAsked: false,
      hand: null,
      poolSize: 1,
    });
    expect(viewDraft(state, seatViewer(1)).seats[1]).toMatchObject({ isAsked: true, poolSize: 0 });
    expect(viewDraft(state, seatViewer(1)).seats[1]?.hand).toHaveLength(12);
    expect(viewDraft(state, seatViewer(1)).seats[2]?.hand).toBeNull();
  });
});
