import { advance, afterSetUp, altered, firstNoons, Run, type Action, type State } from '#altered/rules';
import { bringing } from '#kernel';
import { invariant, type GameEvent, type Seat } from '#record';
import { Board } from '../board.js';
import { referenceOf, type PrintedCards } from '../definitions.js';
import type { Notification } from '../log.js';
import type { DeckLists } from '../known-decks.js';
import { recordOrigin, setUp, type PlayerSetUp } from '../set-up.js';
import type { LoggedCard } from '../shapes.js';
import { withThoughtOf } from '../thinking-times.js';
import { strangeIs, type Follower, type Translation } from '../translation.js';
import { LikelyChoices } from './likely-choices.js';
import { linesOf } from './positions.js';
import { ReconstructionSearch, type Found } from './search.js';
import { requestsTurn, isActing, segmentOf, type Drawn, type Segment } from './segment.js';
import { identify, record, tell, type Tops } from './writing.js';

/** The maximum number of choices that are tried for a segment. `MOST_TRIED_IN_ALL` is the maximum for a whole game. */
const MOST_TRIED = 1000;
const MOST_TRIED_IN_ALL = 4000;

/** The point at which a log first contradicts the rules. */
export interface Parting {
  /** The number of the move in the log. */
  readonly move: number;
  readonly day: number;
  readonly differences: readonly string[];
}

/** A position at which a decision is pending, with the events that led to it. */
interface FirstQuestion {
  readonly state: State;
  readonly events: readonly GameEvent<Action>[];
}

/** Returns the seats whose decks were shuffled. */
const shuffledIn = (events: readonly GameEvent<Action>[]): ReadonlySet<Seat> =>
  new Set(
    events.flatMap((event) =>
      event.kind === 'StepResolved'
        ? event.actions.flatMap((action) => (action.kind === 'shuffle' ? [action.seat] : []))
        : [],
    ),
  );

/**
 * Reproduces a game with the rules, turn by turn, while the game's log is being read. Stops when the rules cannot reach
 * the position in the log.
 */
export class Reconstruction implements Follower {
  readonly board: Board;
  parting: Parting | null = null;
  /** The number of segments that the rules reproduced. */
  segments = 0;
  #read = 0;
  #notifications: Notification[] = [];
  #steps = MOST_TRIED_IN_ALL;
  /** The rules' agenda at the end of the record. */
  #agenda: readonly State['agenda'][number][] = [];

  constructor(
    private readonly translation: Translation,
    private readonly table: string,
    private readonly seats: ReadonlyMap<string, Seat>,
    private readonly printed: PrintedCards,
    private readonly lists: DeckLists = new Map(),
  ) {
    this.board = new Board(printed, true);
  }

  /** Whether both hero cards are known. If not, the rules cannot play the game. */
  isPossible = false;

  begins(players: readonly PlayerSetUp[]): void {
    this.isPossible = players.every(
      ({ hero }) => this.printed(referenceOf(hero.properties.uid)) !== undefined,
    );
    this.board.time = this.#observed.time;
    const listed = players.map((player) => ({ ...player, list: this.lists.get(player.id)?.cards ?? [] }));
    setUp(this.board, this.table, listed, 'RECONSTRUCTED');
    this.#agenda = afterSetUp;
    this.#read = this.#observed.events.length;
  }

  hears(notification: Notification): void {
    const isTurn =
      requestsTurn(notification) && (this.segments > 0 || this.#observed.state.phase === 'afternoon');
    if (isTurn && (this.segments === 0 || this.#notifications.some(isActing)))
      this.#settle(this.seats.get(notification.args.text('active_player') ?? '') ?? null);
    this.#notifications.push(notification);
  }

  ends(): void {
    this.#settle('over');
  }

  get #observed(): Board {
    return this.translation.board;
  }

  #settle(next: Seat | 'over' | null): void {
    if (this.parting !== null || !this.isPossible) return;
    const events = this.#observed.events.slice(this.#read).map(({ event }) => event as GameEvent<Action>);
    const segment = segmentOf(this.#observed, events, this.#notifications);
    this.#read = this.#observed.events.length;
    this.#notifications = [];
    const differences = this.#decide(segment, next, events);
    if (differences.length === 0) {
      this.segments++;
      this.#tellStrange(events);
    } else this.parting = { move: this.#observed.move, day: this.#observed.state.day, differences };
  }

  /** Records and counts the log lines of notifications with unknown types. */
  #tellStrange(logged: readonly GameEvent<Action>[]): void {
    for (const event of logged) {
      const [line] = event.kind === 'StepResolved' ? event.actions : [];
      if (event.kind !== 'StepResolved' || line?.kind !== 'told' || !this.translation.strange.has(line.what))
        continue;
      tell(this.board, event.by, line);
      this.board.leaveOpen(strangeIs(line.what));
    }
  }

  /**
   * Reproduces a segment with the rules and records it. Returns the differences from the log, or an empty list on
   * success.
   */
  #decide(
    segment: Segment,
    next: Seat | 'over' | null,
    logged: readonly GameEvent<Action>[],
  ): readonly string[] {
    const { board } = this;
    const before = board.copy();
    board.time = this.#observed.time;
    const named = this.#prepare(segment);
    const tops = this.#tops(segment, named);
    const ways = this.segments === 0 ? firstNoons : firstNoons.slice(0, 1);
    let differences: readonly string[] = [];
    for (const played of ways) {
      const found = this.#search(segment, next, tops, this.#firstQuestion(segment, tops, played));
      if (found.kind === 'same') {
        this.#record(withThoughtOf(found.events, logged), tops);
        return [];
      }
      if (differences.length === 0) differences = found.differences;
    }
    board.becomes(before);
    return differences;
  }

  #search(segment: Segment, next: Seat | 'over' | null, tops: Tops, begun: FirstQuestion): Found {
    const { board } = this;
    const theirs = this.#observed;
    const card = (item: number): string | null => tops.get(item)?.id ?? board.cards.cardOf(item)?.id ?? null;
    const items = new Map([...tops].map(([item, { id }]) => [id, item]));
    const itemOf = (id: string): number | undefined => items.get(id) ?? board.presentItemOf(id);
    const likely = new LikelyChoices(
      segment,
      { card, itemOf },
      (player) => this.seats.get(player ?? '') ?? null,
    );
    const goal = {
      position: { state: theirs.state, card: (item: number) => theirs.cards.cardOf(item)?.id ?? null },
      isOver: next === 'over',
      turnOf: next === 'over' ? null : next,
      concedes: this.seats.get(segment.conceding?.args.text('player_id') ?? '') ?? null,
      card,
      isKnown: (id: string) =>
        (items.has(id) || board.cards.itemOf(id) !== undefined) && theirs.cards.itemOf(id) !== undefined,
      shuffled: segment.shuffled.map((cards) =>
        cards.flatMap(({ card }) => (card === null ? [] : (itemOf(card.id) ?? []))),
      ),
    };
    const most = Math.min(MOST_TRIED, this.#steps);
    const search = new ReconstructionSearch(segment, likely, goal, most);
    const found = search.from(begun.state, begun.events);
    this.#steps -= most - search.steps;
    return found;
  }

  #record(events: readonly GameEvent<Action>[], tops: Tops): void {
    const last = events.at(-1);
    const hasRequest = last?.kind === 'DecisionRequested';
    // The request for the next turn is recorded later, because it is not known yet which cards the player can play.
    record(this.board, hasRequest ? events.slice(0, -1) : events, tops);
    if (hasRequest) this.#agenda = (last.resume as unknown as { agenda: State['agenda'] }).agenda.slice();
    for (const seat of shuffledIn(events)) identify(this.board, () => this.board.forgetDeck(seat));
    this.#nameTokens();
  }

  /**
   * Applies facts from the log that no choice determines: the first player, and the cards that leave a hand or a Mana
   * zone. Returns cards that were drawn in the segment and that the log names only later.
   */
  #prepare({ firstPlayer, moved }: Segment): ReadonlyMap<Drawn, LoggedCard> {
    const { board } = this;
    const named = new Map<Drawn, LoggedCard>();
    if (board.state.day === 0 && firstPlayer !== null)
      board.step(
        { verb: 'choose-first-player', by: null, cause: { kind: 'rule', rule: '4.1.g' }, rules: ['4.1.g'] },
        () => board.do({ kind: 'first-player', seat: firstPlayer, previous: null }),
      );
    if (board.state.day === 0) return named;
    const unnamed: Drawn[][] = this.board.state.seats.map(() => []);
    const left = new Set<string>();
    for (const { card, drawn, seat, from, to } of moved) {
      if (drawn !== null && to === 'hand' && card === null) unnamed[seat]?.push(drawn);
      if (from !== 'hand' && from !== 'mana') continue;
      const items = board.zone(from, seat);
      const stays = (item: number): boolean => !left.has(board.cards.cardOf(item)?.id ?? '');
      const isKnown = items.some((item) => !board.cards.isUnnamed(item) && stays(item));
      const hasUnknown = items.some((item) => board.cards.isUnnamed(item));
      const drawnBefore = from === 'hand' ? (unnamed[seat] ?? []) : [];
      if (card === null) {
        if (isKnown && (hasUnknown || drawnBefore.length > 0))
          identify(board, () => board.mix({ zone: from, seat }, stays));
        continue;
      }
      left.add(card.id);
      if (board.presentItemOf(card.id) !== undefined) continue;
      const first = hasUnknown ? undefined : drawnBefore.shift();
      if (first !== undefined) named.set(first, card);
      else if (hasUnknown)
        identify(
          board,
          () =>
            void board.place({ ...card, location: `reveal-${card.pId}` }, seat, {
              from: { zone: from, seat },
              to: seat,
            }),
        );
    }
    return named;
  }

  /** Returns the decks' top cards that become known in the segment, by item. */
  #tops({ tops, shuffled }: Segment, named: ReadonlyMap<Drawn, LoggedCard>): Tops {
    const found = new Map<number, LoggedCard>();
    for (const [seat, cards] of tops.entries()) {
      const slots = this.board.zone('deck', seat).filter((item) => this.board.cards.isUnnamed(item));
      // A card that is drawn after a shuffle could have been anywhere in the deck before the shuffle, so it can be any
      // of the remaining unnamed items.
      const all = [...cards, ...(shuffled[seat] ?? [])].map((drawn) => named.get(drawn) ?? drawn.card);
      const news = all.filter((card) => card === null || this.board.presentItemOf(card.id) === undefined);
      for (const [index, card] of news.entries()) {
        const slot = slots[index];
        if (card !== null && slot !== undefined) found.set(slot, card);
      }
    }
    return found;
  }

  /**
   * Returns the position at the first decision of a segment, with the random results from the log. `played` adapts the
   * events of the first Noon, because the platform begins the first day in the Afternoon and omits some Heroes' effects
   * at Noon (4.1.j).
   */
  #firstQuestion({ regions }: Segment, tops: Tops, played: (typeof firstNoons)[number]): FirstQuestion {
    const state = altered.fold.clone(this.board.state);
    for (const [item, card] of tops) {
      const owner = state.items[item]?.owner;
      invariant(typeof owner === 'number', 'a card has an owner');
      const definition = this.board.define(card);
      state.items[item] = { kind: 'card', owner, reference: definition.reference, definition };
    }
    for (const { index, terrains } of regions) {
      const region = state.adventure[index];
      if (region?.faceDown === true) state.adventure[index] = { ...region, terrains };
    }
    state.agenda = this.#agenda.slice();
    state.pending = null;
    state.random = bringing([]);
    const run = new Run(state);
    advance(run);
    if (played === firstNoons[0]) return { state, events: run.events };
    const events = run.events.map(played);
    for (const event of events) if (event.kind === 'DecisionRequested') altered.fold.evolve(state, event);
    return { state, events };
  }

  /** Maps tokens in the log to the rules' tokens with the same description. */
  #nameTokens(): void {
    const theirs = this.#observed;
    const nobody = (): null => null;
    const alike = (board: Board, item: number): string => {
      const stay = board.state.stays[item];
      const only = {
        ...board.state,
        stays: board.state.stays.map((other, index) => (index === item ? other : null)),
      };
      return stay === null ? '' : (linesOf({ state: only, card: nobody }, () => false)[0] ?? '');
    };
    const ours = new Map<string, number[]>();
    for (const [item, what] of this.board.state.items.entries())
      if (
        what.kind === 'token' &&
        this.board.state.stays[item] !== null &&
        this.board.cards.cardOf(item) === null
      ) {
        const key = alike(this.board, item);
        ours.set(key, [...(ours.get(key) ?? []), item]);
      }
    for (const [item, what] of theirs.state.items.entries()) {
      const card = theirs.cards.cardOf(item);
      if (what.kind !== 'token' || card === null || this.board.cards.itemOf(card.id) !== undefined) continue;
      if (theirs.state.stays[item] === null) continue;
      const same = ours.get(alike(theirs, item))?.shift();
      if (same !== undefined) this.board.cards.name(same, card);
    }
  }
}

/**
 * Continues the translation on the board of a reconstruction, starting at the first segment that the rules cannot
 * reproduce.
 */
export class Continuation implements Follower {
  #segments = 0;
  #acted = false;
  #hasChanged = false;

  constructor(
    private readonly translation: Translation,
    private readonly table: string,
    private readonly reconstruction: Reconstruction,
  ) {}

  begins(): void {
    if (this.reconstruction.segments === 0) this.#change();
  }

  hears(notification: Notification): void {
    if (this.#hasChanged) return;
    const { state } = this.translation.board;
    const isTurn = requestsTurn(notification) && (this.#segments > 0 || state.phase === 'afternoon');
    if (isTurn && (this.#segments === 0 || this.#acted)) {
      this.#acted = false;
      if (++this.#segments === this.reconstruction.segments) this.#change();
    }
    this.#acted ||= isActing(notification);
  }

  ends(): void {
    // Does nothing, because the translation of a finished game does not continue on another board.
  }

  #change(): void {
    this.#hasChanged = true;
    this.translation.continueOn(this.reconstruction.board);
    recordOrigin(this.translation.board, this.table, 'OBSERVED');
  }
}
