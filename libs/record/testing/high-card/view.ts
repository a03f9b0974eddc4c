import type { AtomicAction, CardView, Decision, GameEvent, Json, Knowledge, Locale } from '#record';
import type { NamedNumber, PublicState, Seat, Telling, Viewer, ZoneView } from '#record';
import { cloneHighCard, itemOf, seatOf } from './state.js';
import type { HighCardAction, HighCardState, HighCardZone } from './state.js';
import { shuffled } from '../seeded-random.js';

type Event = GameEvent<HighCardAction>;

/** Returns the canonical form, without the agenda or the random source. */
export function canonicalHighCard(state: HighCardState): Json {
  const { agenda: _agenda, random: _random, ...rest } = state;
  return rest as unknown as Json;
}

const sees = (viewer: Viewer, seat: Seat): boolean =>
  viewer.kind === 'omniscient' || (viewer.kind === 'seat' && viewer.seat === seat);

const maskDecision = (decision: Decision, viewer: Viewer): Decision =>
  decision.hidden && !sees(viewer, decision.seat) ? { ...decision, options: [] } : decision;

function maskAction(action: HighCardAction, viewer: Viewer): HighCardAction {
  if (viewer.kind === 'omniscient') return action;
  if (action.kind === 'shuffle') return { ...action, order: [] };
  if (action.kind === 'create' && action.zone === 'deck') return { ...action, card: null };
  if (action.kind !== 'move' || action.from === 'discard' || action.to === 'discard') return action;
  return sees(viewer, action.seat) ? action : { ...action, item: null, card: null };
}

/** Returns the event without the hidden choices, hands, decks and seed that the viewer must not see. */
export function maskHighCard(event: Event, before: HighCardState, viewer: Viewer): Event {
  if (viewer.kind === 'omniscient') return event;
  switch (event.kind) {
    case 'GameStarted': {
      const seats = event.seats.map((seat, index) => (sees(viewer, index) ? seat : { ...seat, deck: [] }));
      const { digest: _, ...started } = event;
      return { ...started, seed: '', seats, cards: {} };
    }
    case 'DecisionRequested':
      // Omits the fingerprint, because viewers could use it to check guesses.
      return { kind: event.kind, decision: maskDecision(event.decision, viewer), resume: null };
    case 'DecisionMade':
      return before.decision?.hidden && !sees(viewer, event.seat) ? { ...event, choice: [] } : event;
    case 'StepResolved': {
      const { fingerprint: _, ...step } = event;
      return { ...step, actions: event.actions.map((action) => maskAction(action, viewer)) };
    }
    case 'GameEnded': {
      const { fingerprint: _, ...ended } = event;
      return ended;
    }
    default:
      return event;
  }
}

function cardView(state: HighCardState, item: number, zone: HighCardZone, known: boolean): CardView {
  const { card, owner, faceUp, object } = itemOf(state, item);
  const definition = state.cards[card] as { name: string; value?: number; executed?: boolean };
  const statistics: NamedNumber[] =
    definition.value === undefined ? [] : [{ name: 'value', value: definition.value }];
  return {
    key: known ? `i${item}` : null,
    item: known ? item : null,
    object,
    owner,
    controller: owner,
    faceDown: !faceUp && zone === 'table',
    token: false,
    emblem: null,
    face: known
      ? {
          reference: card,
          name: definition.name,
          type: definition.value === undefined ? 'hero' : 'number',
          subtypes: [],
          faction: null,
          rarity: null,
          costs: [],
          statistics,
          text: [],
          supportText: [],
          executed: definition.executed !== false,
          notExecuted: [],
        }
      : null,
    statistics: known ? statistics : [],
    keywords: [],
    statuses: [],
    counters: [],
  };
}

const zoneKinds: readonly HighCardZone[] = ['deck', 'hand', 'table', 'discard', 'hero'];

export function viewHighCard(state: HighCardState, viewer: Viewer): PublicState {
  const zones = state.seats.flatMap((owner, seat) =>
    zoneKinds.map((kind): ZoneView => {
      const items = owner.zones[kind];
      const open = viewer.kind === 'omniscient' || (kind !== 'deck' && sees(viewer, seat));
      const shown = kind === 'deck' && viewer.kind !== 'omniscient' ? [] : items;
      const cards = shown.map((item) => cardView(state, item, kind, open || itemOf(state, item).faceUp));
      return { key: `${kind}-${seat}`, kind, seat, part: null, count: items.length, cards };
    }),
  );
  const spaces = Array.from({ length: state.days + 1 }, (_, space) => ({
    key: `${space}`,
    name: `${space}`,
    terrains: [],
    faceDown: false,
  }));
  const markers = state.seats.map(({ score }, seat) => ({
    seat,
    kind: 'score',
    space: `${score}`,
    moved: score,
  }));
  return {
    clock: { day: state.day, phase: state.phase, turn: state.turn, seat: state.turnOf },
    seats: state.seats.map(({ name, score }, seat) => ({
      seat,
      name,
      firstPlayer: seat === state.firstPlayer,
      passed: false,
      resources: [{ name: 'score', value: score }],
    })),
    zones,
    tracks: [{ key: 'score', spaces, markers }],
    decision: state.decision === null ? null : maskDecision(state.decision, viewer),
    result: state.result,
  };
}

const words = {
  en: { card: 'a card', ended: 'The game is over', decides: 'decides', decided: 'decided', start: 'Start' },
  it: {
    card: 'una carta',
    ended: 'La partita è finita',
    decides: 'decide',
    decided: 'ha deciso',
    start: 'Inizio',
  },
  fr: {
    card: 'une carte',
    ended: 'La partie est finie',
    decides: 'décide',
    decided: 'a décidé',
    start: 'Début',
  },
} satisfies Record<Locale, Record<string, string>>;

function tellAction(action: HighCardAction, state: HighCardState, locale: Locale): string {
  const { card } = words[locale];
  const name = (seat: Seat): string => state.seats[seat]?.name ?? `${seat}`;
  switch (action.kind) {
    case 'create':
      return `${name(action.seat)}: ${action.card ?? card} → ${action.zone}`;
    case 'move':
      return `${name(action.seat)}: ${action.card ?? card}, ${action.from} → ${action.to}`;
    case 'shuffle':
      return `${name(action.seat)}: ↻`;
    case 'turn-up':
      return action.card;
    case 'score':
      return `${name(action.seat)}: ${action.from} → ${action.to}`;
    case 'phase':
      return `${action.day}, ${action.phase}`;
    case 'turn':
      return action.seat === null ? '—' : `${action.turn}, ${name(action.seat)}`;
    case 'aim':
      return action.aim;
    case 'first-player':
      return `1. ${name(action.seat)}`;
  }
}

/** Describes an event in a log line. The line reveals everything in the event, so mask the event first. */
export function tellHighCard(event: Event, before: HighCardState, _viewer: Viewer, locale: Locale): Telling {
  const word = words[locale];
  const name = (seat: Seat): string => before.seats[seat]?.name ?? `${seat}`;
  const only = (text: string): Telling => ({ text, actions: [] });
  switch (event.kind) {
    case 'GameStarted':
      return only(`${word.start}: ${event.seats.map((seat) => seat.name).join(' – ')}`);
    case 'DecisionRequested':
      return only(`${name(event.decision.seat)} ${word.decides}: ${event.decision.kind}`);
    case 'DecisionMade':
      return only(`${name(event.seat)} ${word.decided}: ${event.choice.join(', ') || '?'}`);
    case 'StepResolved':
      return {
        text: event.by === null ? event.verb : `${name(event.by)}: ${event.verb}`,
        actions: event.actions.map((action) => tellAction(action, before, locale)),
      };
    case 'GameEnded':
      return only(`${word.ended}: ${event.winners.map(name).join(', ') || '='}`);
    case 'GameBranched':
    case 'GameImported':
      return only(event.kind);
  }
}

export function measureHighCard(state: HighCardState): Record<string, number> {
  const measures: Record<string, number> = {};
  for (const seat of state.seats.keys()) {
    const { score, zones } = seatOf(state, seat);
    measures[`score.${seat}`] = score;
    measures[`hand.${seat}`] = zones.hand.length;
    measures[`deck.${seat}`] = zones.deck.length;
  }
  return measures;
}

/**
 * Samples a state that is possible from the seat's perspective. Shuffles the numbers in the seat's own deck, and those
 * in the other seat's deck, hand and face-down cards, because the seat cannot see them.
 */
export const imagineHighCard = (state: HighCardState, seat: Seat, seed: string): HighCardState =>
  dealHighCard(state, { viewer: { kind: 'seat', seat }, lists: true }, seed);

/**
 * Like `imagineHighCard`, but for any viewer. Ignores all other knowledge, because both seats have the same numbers and
 * decision requests do not depend on the numbers in a hand.
 */
export function dealHighCard(state: HighCardState, { viewer }: Knowledge, seed: string): HighCardState {
  const dealt = cloneHighCard(state);
  const random = { seed, count: 0 };
  dealt.random = { seed: `${seed}/to come`, count: 0 };
  for (const [owner, { zones }] of dealt.seats.entries()) {
    const places = sees(viewer, owner) ? zones.deck : [...zones.deck, ...zones.hand, ...zones.table];
    const unseen = places.filter((item) => !itemOf(dealt, item).faceUp);
    const cards = shuffled(random, unseen.map((item) => itemOf(dealt, item).card).sort());
    for (const [index, item] of unseen.entries()) itemOf(dealt, item).card = cards[index] ?? '';
  }
  return dealt;
}

const numberOf: Record<HighCardAction['kind'], readonly string[]> = {
  create: ['item', 'seat'],
  move: ['item', 'seat'],
  shuffle: ['seat'],
  'turn-up': ['item'],
  score: ['seat', 'from', 'to'],
  phase: ['day'],
  turn: ['turn'],
  aim: [],
  'first-player': ['seat'],
};

/** Returns the problem with a stored atomic action. Null if the action is valid. */
export function malformedHighCard(action: unknown): string | null {
  if (typeof action !== 'object' || action === null || !('kind' in action)) return 'an action has a kind';
  const { kind } = action as AtomicAction;
  if (!Object.hasOwn(numberOf, kind)) return `there is no action "${kind}"`;
  const wrong = numberOf[kind as HighCardAction['kind']].find(
    (field) => typeof (action as Record<string, unknown>)[field] !== 'number',
  );
  return wrong === undefined ? null : `"${wrong}" is not a number`;
}
