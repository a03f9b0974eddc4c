import { describe, expect, it } from '@jest/globals';
import { openSet } from '#altered/cards';
import { below, randomSource } from '#kernel';
import {
  botPick,
  buildDeck,
  cardsOfSet,
  draftAfter,
  draftSetup,
  pickCard,
  startDraft,
  strayCards,
  suggestedDeck,
  verifiedDraft,
  type DraftEvent,
  type DraftSetup,
  type DraftState,
  type DraftWishes,
} from '../index.js';

const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus', 'Hana'];
const found = cardsOfSet('RIVER', openSet());
if (!found.ok) throw new Error(found.error.message);
const { cards } = found.value;

const setupWith = (seats: number, seed: string, wishes: Partial<DraftWishes> = {}): DraftSetup =>
  draftSetup({
    set: 'RIVER',
    cards,
    seats: names.slice(0, seats).map((name) => ({ name, player: 'bot' })),
    seed,
    ...wishes,
  });

function begun(setup: DraftSetup): { readonly events: DraftEvent[]; readonly state: DraftState } {
  const started = startDraft(setup);
  if (!started.ok) throw new Error(started.error[0]?.message);
  return { events: [...started.value.events], state: started.value.state };
}

/** Drafts to the end. Seats pick in random order. Each pick is a bot's choice or a random card. */
function drafted(setup: DraftSetup, by: 'bot' | 'chance' = 'bot') {
  let { state } = begun(setup);
  const { events } = begun(setup);
  const random = randomSource(`${setup.seed}/test`);
  while (state.phase === 'drafting') {
    const remaining = state.seats.flatMap(({ hasPicked }, seat) => (hasPicked ? [] : [seat]));
    const seat = remaining[below(random, remaining.length)] ?? 0;
    const { held, pool } = state.seats[seat] ?? {};
    const offered = held?.cards ?? [];
    const card =
      by === 'bot' ? botPick(cards, pool ?? [], offered) : (offered[below(random, offered.length)] ?? '');
    const picked = pickCard(state, { seat, card, by: 'bot', thinkingTime: 10 });
    if (!picked.ok) throw new Error(picked.error.message);
    events.push(...picked.value.events);
    state = picked.value.state;
    expect(strayCards(state)).toEqual([]);
  }
  for (const [seat, { pool }] of state.seats.entries()) {
    const built = buildDeck(state, seat, suggestedDeck(cards, pool), 'bot');
    if (!built.ok) throw new Error(built.error[0]?.message);
    events.push(...built.value.events);
    state = built.value.state;
  }
  return { events, state };
}

describe('a draft', () => {
  it('M3.4 puts every card of every booster in a pool, and is verified byte for byte', () => {
    for (let seats = 2; seats <= 8; seats++)
      for (const by of ['bot', 'chance'] as const) {
        const { events, state } = drafted(setupWith(seats, `law ${seats}`), by);
        const pools = state.seats.flatMap(({ pool }) => pool).sort();
        const boosters = events.flatMap((event) =>
          event.kind === 'BoostersOpened' ? event.boosters.flatMap((booster) => booster.cards) : [],
        );
        expect(pools).toEqual(boosters.sort());
        expect(pools).toHaveLength(seats * 48);
        expect(state.phase).toBe('over');
        expect(draftAfter(events)).toEqual(state);
        expect(verifiedDraft(JSON.parse(JSON.stringify(events)) as DraftEvent[])).toEqual({
          status: 'EXACT',
          events: events.length,
        });
      }
  });

  it('M3.1 M3.2 opens four boosters for each seat, one at a time, without their tokens', () => {
    const { events } = drafted(setupWith(3, 'boosters'));
    const rounds = events.filter((event) => event.kind === 'BoostersOpened');
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
    expect(rounds.flatMap(({ boosters }) => boosters.map(({ booster }) => booster))).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    const picks = events.filter((event) => event.kind === 'CardPicked');
    expect(picks.filter(({ card }) => cards[card ?? '']?.type === 'token')).toEqual([]);
  });

  it('M3.3 M3.5 passes the remaining cards to the left, then to the right, in turn', () => {
    const { events } = drafted(setupWith(3, 'passing'));
    const holder = (round: number, pick: number) =>
      events.flatMap((event) =>
        event.kind === 'CardPicked' && event.round === round && event.pick === pick
          ? [[event.seat, event.booster] as const]
          : [],
      );
    for (const round of [1, 2, 3, 4]) {
      const first = new Map(holder(round, 1).map(([seat, booster]) => [booster, seat]));
      for (const [seat, booster] of holder(round, 2)) {
        const step = round % 2 === 1 ? 1 : 2;
        expect(seat).toBe(((first.get(booster) ?? 0) + step) % 3);
      }
    }
  });

  it('records the offered cards, the picked card and the thinking time for every pick', () => {
    const { events } = drafted(setupWith(2, 'picks'));
    const picks = events.filter((event) => event.kind === 'CardPicked');
    expect(picks).toHaveLength(2 * 48);
    for (const { from, card, thinkingTime } of picks) {
      expect(from).toContain(card);
      expect(thinkingTime).toBe(10);
    }
    expect(picks.map(({ pick }) => pick).slice(-2)).toEqual([12, 12]);
  });

  it('is the same with the same seed, and differs with another seed', () => {
    const events = drafted(setupWith(4, 'one')).events;
    expect(drafted(setupWith(4, 'one')).events).toEqual(events);
    expect(drafted(setupWith(4, 'other')).events.slice(1)).not.toEqual(events.slice(1));
  });
});

describe('a sealed event', () => {
  it('M3.8 gives each seat the cards of seven boosters at once', () => {
    const { events, state } = drafted(setupWith(3, 'sealed', { form: 'sealed' }));
    expect(events.map(({ kind }) => kind)).toEqual([
      'DraftStarted',
      'BoostersOpened',
      'PoolsCompleted',
      'DeckBuilt',
      'DeckBuilt',
      'DeckBuilt',
      'DraftEnded',
    ]);
    for (const { pool, aside } of state.seats) expect([pool.length, aside.length]).toEqual([84, 7]);
    expect(verifiedDraft(events).status).toBe('EXACT');
  });
});

describe('a draft that cannot begin', () => {
  it.each([
    ['with one seat', setupWith(1, 'x'), 'PLAYER_COUNT_INVALID'],
    [
      'with nine seats',
      { ...setupWith(8, 'x'), seats: [...setupWith(8, 'x').seats, { name: 'Ivy', player: 'bot' as const }] },
      'PLAYER_COUNT_INVALID',
    ],
    ['without a seed', setupWith(2, ''), 'SEED_INVALID'],
    ['with no boosters', setupWith(2, 'x', { boosters: 0 }), 'DRAFT_SETUP_INVALID'],
    ['with too little time for each pick', setupWith(2, 'x', { timeLimit: 1 }), 'DRAFT_SETUP_INVALID'],
    [
      'with too many rounds',
      setupWith(2, 'x', { matches: { rounds: 99, bestOf: 1 } }),
      'DRAFT_SETUP_INVALID',
    ],
    [
      'with nameless players',
      {
        ...setupWith(2, 'x'),
        seats: [
          { name: '', player: 'bot' as const },
          { name: 'Ben', player: 'bot' as const },
        ],
      },
      'NAME_INVALID',
    ],
    ['without cards', setupWith(2, 'x', { cards: {} }), 'BOOSTER_SET_TOO_SMALL'],
  ])('%s is refused', (_, setup, code) => {
    expect(startDraft(setup)).toMatchObject({ ok: false, error: [{ code }] });
  });
});

describe('an invalid pick', () => {
  const { state } = begun(setupWith(2, 'refused'));
  const [card = ''] = state.seats[0]?.held?.cards ?? [];
  const after = pickCard(state, { seat: 0, card, by: 'person' });
  if (!after.ok) throw new Error(after.error.message);
  const [other = ''] = after.value.state.seats[0]?.held?.cards ?? [];

  it.each([
    ['of a card that was not offered', state, { seat: 0, card: 'NO_SUCH_CARD' }, 'PICK_NOT_OFFERED'],
    [
      'of a card that another seat holds',
      state,
      {
        seat: 0,
        card:
          state.seats[1]?.held?.cards.find((reference) => !state.seats[0]?.held?.cards.includes(reference)) ??
          '',
      },
      'PICK_NOT_OFFERED',
    ],
    ['that repeats an earlier pick', after.value.state, { seat: 0, card: other }, 'PICK_REPEATED'],
    ['for a seat that does not exist', state, { seat: 2, card }, 'SEAT_INVALID'],
    ['with a negative thinking time', state, { seat: 0, card, thinkingTime: -1 }, 'THINKING_TIME_INVALID'],
    ['after the last booster', drafted(setupWith(2, 'gone')).state, { seat: 0, card }, 'PICK_NOT_ALLOWED'],
  ])('%s is refused and changes nothing', (_, from, pick, code) => {
    const before = JSON.stringify(from);
    expect(pickCard(from, { ...pick, by: 'person' })).toMatchObject({ ok: false, error: { code } });
    expect(JSON.stringify(from)).toBe(before);
  });
});

describe('a changed record of a draft', () => {
  const { events } = drafted(setupWith(2, 'changed', { boosters: 3 }));
  const changed = (change: (event: DraftEvent) => DraftEvent) => verifiedDraft(events.map(change));

  it('diverges if a booster was changed', () => {
    const verdict = changed((event) =>
      event.kind === 'BoostersOpened' && event.round === 2
        ? {
            ...event,
            boosters: event.boosters.map((booster) => ({ ...booster, cards: booster.cards.toReversed() })),
          }
        : event,
    );
    const at = events.findIndex((event) => event.kind === 'BoostersOpened' && event.round === 2);
    expect(verdict).toMatchObject({ status: 'DIVERGED', revision: at });
  });

  it('diverges if a pick was changed', () => {
    const at = events.findIndex(({ kind }) => kind === 'CardPicked');
    const swapped = (change: Partial<Extract<DraftEvent, { kind: 'CardPicked' }>>) =>
      verifiedDraft(
        events.map((event, index) =>
          index === at && event.kind === 'CardPicked' ? { ...event, ...change } : event,
        ),
      );
    expect(swapped({ card: 'NO_SUCH_CARD' })).toMatchObject({ status: 'DIVERGED', revision: at });
    expect(swapped({ from: [] })).toMatchObject({ status: 'DIVERGED', revision: at });
  });

  it('diverges if the seed was changed or the end was removed', () => {
    expect(
      changed((event) => (event.kind === 'DraftStarted' ? { ...event, seed: 'x' } : event)),
    ).toMatchObject({
      status: 'DIVERGED',
      revision: 0,
    });
    expect(verifiedDraft(events.slice(0, -1))).toMatchObject({
      status: 'DIVERGED',
      revision: events.length - 1,
    });
    expect(verifiedDraft([])).toMatchObject({ status: 'UNVERIFIED' });
  });
});
