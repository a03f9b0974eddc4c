import { assertNever, fail, fingerprint, invariant, ok, startedWith, type SetupErrorCode } from '#record';
import type { Cause, Choice, Decided, Decision, GameEvent, Illegal, Json } from '#record';
import type { Option, Problem, Result, Seat, Setup } from '#record';
import { canonicalHighCard } from './view.js';
import { evolveHighCard, initialHighCard, itemOf, seatOf } from './state.js';
import type { HighCardAction, HighCardState } from './state.js';
import { below, shuffled } from '../seeded-random.js';

type Event = GameEvent<HighCardAction>;
type Played = Decided<HighCardState, HighCardAction>;

const FINGERPRINT_EVERY = 4;

/** Returns the number on a card. NaN for a hero. */
export function valueOf(state: Pick<HighCardState, 'cards'>, card: string): number {
  const face = state.cards[card];
  return typeof face === 'object' && face !== null && 'value' in face ? Number(face['value']) : NaN;
}

class Table {
  readonly events: Event[] = [];
  constructor(readonly state: HighCardState) {}

  emit(event: Event): void {
    evolveHighCard(this.state, event);
    this.events.push(event);
  }

  step(verb: string, rule: string, actions: HighCardAction[], by: Seat | null = null, marked = false): void {
    const cause: Cause =
      by === null ? { kind: 'rule', rule } : { kind: 'decision', decision: this.state.decisions };
    const event: Event = { kind: 'StepResolved', verb, by, cause, actions, rules: [rule] };
    evolveHighCard(this.state, event);
    this.events.push(marked ? { ...event, fingerprint: this.print() } : event);
  }

  ask(seat: Seat, kind: string, options: Option[], rest: Partial<Decision>, rule: string): void {
    const decision: Decision = {
      id: this.state.decisions + 1,
      seat,
      kind,
      options,
      min: 1,
      max: 1,
      rules: [rule],
      ...rest,
    };
    const { agenda, random } = this.state;
    const resume = { agenda: [...agenda], random: { ...random } } as unknown as Json;
    const event: Event = { kind: 'DecisionRequested', decision, resume };
    evolveHighCard(this.state, event);
    this.events.push(decision.id % FINGERPRINT_EVERY === 1 ? { ...event, fingerprint: this.print() } : event);
  }

  print = (): string => fingerprint(canonicalHighCard(this.state));

  draw(seat: Seat, count: number, rule: string): void {
    const { zones } = seatOf(this.state, seat);
    if (zones.deck.length < count) {
      const back = zones.discard.map((item) => this.move(seat, item, 'discard', 'deck'));
      const order = shuffled(this.state.random, [...zones.deck, ...zones.discard]);
      this.step('reshuffle', '1.4', [...back, { kind: 'shuffle', seat, order }]);
    }
    const drawn = seatOf(this.state, seat).zones.deck.slice(0, count);
    if (drawn.length > 0)
      this.step(
        'draw',
        rule,
        drawn.map((item) => this.move(seat, item, 'deck', 'hand')),
      );
  }

  move(
    seat: Seat,
    item: number,
    from: 'deck' | 'hand' | 'table' | 'discard',
    to: 'deck' | 'hand' | 'table' | 'discard',
    minted = 0,
  ): HighCardAction {
    const object = to === 'table' || to === 'discard' ? this.state.objects + 1 + minted : null;
    return { kind: 'move', item, card: itemOf(this.state, item).card, seat, from, to, object };
  }

  hand = (seat: Seat): Option[] =>
    seatOf(this.state, seat).zones.hand.map((item) => ({
      key: `i${item}`,
      about: { item, card: itemOf(this.state, item).card },
    }));

  /** Plays until a player must decide or the game is over. */
  advance(): Played {
    while (this.state.decision === null && this.state.result === null) {
      const next = this.state.agenda.shift();
      invariant(next, 'a game that is not over has something to do');
      switch (next.task) {
        case 'set-up':
          this.setUp();
          break;
        case 'draw':
          this.draw(next.seat, 1, '2.1');
          break;
        case 'exchange':
          this.ask(next.seat, 'exchange', this.hand(next.seat), exchange, '1.3');
          break;
        case 'day':
          this.beginDay();
          break;
        case 'aim':
          this.ask(this.state.firstPlayer, 'aim', [{ key: 'high' }, { key: 'low' }], {}, '2.2');
          break;
        case 'turn': {
          const turn = this.state.turn + 1;
          const noon: HighCardAction = { kind: 'phase', day: this.state.day, phase: 'noon' };
          const begun: HighCardAction = { kind: 'turn', turn, seat: next.seat };
          this.step('turn', '2.3', this.state.phase === 'noon' ? [begun] : [noon, begun]);
          this.ask(next.seat, 'play', this.hand(next.seat), { hidden: true }, '2.3');
          break;
        }
        case 'reveal':
          this.reveal();
          break;
        case 'night':
          this.night();
          break;
        default:
          assertNever(next);
      }
    }
    return { events: this.events, state: this.state };
  }

  setUp(): void {
    const { state } = this;
    const created = state.decks.flatMap((deck, seat) => deck.map((card) => ({ card, seat })));
    this.step(
      'create',
      '1.1',
      created.map(({ card, seat }, item) => ({
        kind: 'create',
        item,
        card,
        seat,
        zone: Number.isNaN(valueOf(state, card)) ? 'hero' : 'deck',
      })),
    );
    for (const [seat, { zones }] of state.seats.entries())
      this.step('shuffle', '1.2', [{ kind: 'shuffle', seat, order: shuffled(state.random, zones.deck) }]);
    const firstPlayer = below(state.random, state.seats.length);
    this.step('first-player', '1.2', [{ kind: 'first-player', seat: firstPlayer }]);
    for (const seat of state.seats.keys()) this.draw(seat, 3, '1.3');
    state.agenda = [...state.seats.keys()].map((seat) => ({ task: 'exchange', seat }));
    state.agenda.push({ task: 'day' });
  }

  beginDay(): void {
    const { state } = this;
    const phase: HighCardAction = { kind: 'phase', day: state.day + 1, phase: 'morning' };
    this.step('begin-day', '2.1', [phase], null, true);
    const order = state.seats.map((_, index) => (state.firstPlayer + index) % state.seats.length);
    state.agenda = [
      ...order.map((seat) => ({ task: 'draw' as const, seat })),
      { task: 'aim' },
      ...order.map((seat) => ({ task: 'turn' as const, seat })),
      { task: 'reveal' },
      { task: 'night' },
    ];
  }

  reveal(): void {
    const { state } = this;
    const played = state.seats.flatMap(({ zones }) => zones.table);
    const actions: HighCardAction[] = [
      { kind: 'phase', day: state.day, phase: 'dusk' },
      { kind: 'turn', turn: state.turn, seat: null },
      ...played.map((item) => ({ kind: 'turn-up' as const, item, card: itemOf(state, item).card })),
    ];
    this.step('reveal', '2.4', actions);
    const values = state.seats.map(({ zones }) => {
      const value = valueOf(state, itemOf(state, zones.table[0] ?? null).card);
      return state.aim === 'high' ? value : -value;
    });
    const best = values.flatMap((value, seat) => (value === Math.max(...values) ? [seat] : []));
    for (const seat of best.length === 1 ? best : []) {
      const { score } = seatOf(state, seat);
      this.step('score', '2.5', [{ kind: 'score', seat, from: score, to: score + 1 }]);
    }
  }

  night(): void {
    const { state } = this;
    const table = state.seats.flatMap(({ zones }, seat) => zones.table.map((item) => ({ seat, item })));
    const next = (state.firstPlayer + 1) % state.seats.length;
    this.step('clean-up', '2.6', [
      { kind: 'phase', day: state.day, phase: 'night' },
      ...table.map(({ seat, item }, index) => this.move(seat, item, 'table', 'discard', index)),
      { kind: 'first-player', seat: next },
    ]);
    if (state.day < state.days) {
      state.agenda = [{ task: 'day' }];
      return;
    }
    const scores = state.seats.map(({ score }) => score);
    const winners = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
    const event: Event = {
      kind: 'GameEnded',
      winners: winners.length === 1 ? winners : [],
      reason: winners.length === 1 ? 'highest-score' : 'tied',
      rule: '3.1',
    };
    evolveHighCard(state, event);
    this.events.push({ ...event, fingerprint: this.print() });
  }
}

const exchange = { min: 0, max: 2, ordered: true, hidden: true } as const;

function setupProblems(setup: Setup): Problem<SetupErrorCode>[] {
  const problems: Problem<SetupErrorCode>[] = [];
  const problem = (code: SetupErrorCode, message: string): number => problems.push({ code, message });
  if (setup.seats.length !== 2)
    problem('PLAYER_COUNT_INVALID', `High card is for two, not for ${setup.seats.length}.`);
  for (const { name, deck } of setup.seats) {
    for (const card of deck.filter((reference) => !Object.hasOwn(setup.cards, reference)))
      problem('CARD_UNKNOWN', `The deck of ${name} has an unknown card "${card}".`);
    const numbers = deck.filter((card) => !Number.isNaN(valueOf(setup, card)));
    if (numbers.length !== deck.length - 1)
      problem('DECK_HEROES_INVALID', `The deck of ${name} needs exactly one hero.`);
    if (numbers.length < 6) problem('DECK_SIZE_INVALID', `The deck of ${name} needs six numbers.`);
  }
  return problems;
}

export function startHighCard(setup: Setup): Result<Played, readonly Problem<SetupErrorCode>[]> {
  const problems = setupProblems(setup);
  if (problems.length > 0) return fail(problems);
  const table = new Table(initialHighCard());
  table.emit(startedWith(setup));
  return ok(table.advance());
}

function refusal(decision: Decision | null, player: Seat, choice: Choice): Illegal | null {
  if (decision === null) return { code: 'GAME_OVER', message: 'The game is over.', rule: '3.1' };
  const rule = decision.rules[0] ?? '1.1';
  const illegal = (code: Illegal['code'], message: string): Illegal => ({ code, message, rule });
  if (player !== decision.seat) return illegal('SEAT_NOT_ASKED', `Seat ${decision.seat} decides.`);
  if (choice.length < decision.min) return illegal('OPTIONS_TOO_FEW', `Choose at least ${decision.min}.`);
  if (choice.length > decision.max) return illegal('OPTIONS_TOO_MANY', `Choose at most ${decision.max}.`);
  if (new Set(choice).size < choice.length)
    return illegal('OPTION_REPEATED', 'Choose each option at most once.');
  const stranger = choice.find((key) => !decision.options.some((option) => option.key === key));
  return stranger === undefined ? null : illegal('OPTION_UNKNOWN', `There is no option "${stranger}".`);
}

/** Applies a choice and plays to the next decision. An illegal choice changes nothing. */
export function decideHighCard(state: HighCardState, player: Seat, choice: Choice): Result<Played, Illegal> {
  const { decision } = state;
  const illegal = refusal(decision, player, choice);
  if (illegal !== null || decision === null) return fail(illegal as Illegal);
  const table = new Table(state);
  table.emit({ kind: 'DecisionMade', decision: decision.id, seat: player, choice });
  const items = decision.kind === 'aim' ? [] : choice.map((key) => Number(key.slice(1)));
  if (decision.kind === 'aim') {
    const aim = choice[0] === 'low' ? 'low' : 'high';
    table.step('aim', '2.2', [{ kind: 'aim', aim }], player);
  } else if (decision.kind === 'play') {
    const played = items.map((item) => table.move(player, item, 'hand', 'table'));
    table.step('play', '2.3', played, player);
  } else if (items.length > 0) {
    const returned = items.map((item) => table.move(player, item, 'hand', 'deck'));
    table.step('exchange', '1.3', returned, player);
    table.draw(player, items.length, '1.3');
  }
  return ok(table.advance());
}
