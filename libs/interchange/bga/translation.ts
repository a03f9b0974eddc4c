import type { Seat } from '#record';
import { AdventureSteps } from './adventure-steps.js';
import { Board } from './board.js';
import { CardSteps } from './card-steps.js';
import { DecisionJoiner } from './decisions.js';
import type { PrintedCards } from './definitions.js';
import { Ending } from './ending.js';
import type { GameLog, Notification } from './log.js';
import { ObjectSteps } from './object-steps.js';
import { ownEntry } from './own-entry.js';
import { OwnCopies } from './own-copies.js';
import { states } from './questions.js';
import { setUp, type PlayerSetUp } from './set-up.js';
import type { Arguments } from './shapes.js';
import { Steps } from './steps.js';
import { ThinkingTimes } from './thinking-times.js';
import { Totals } from './totals.js';

/** Translates a notification. `own` contains the private notifications of the same move. */
type Handler = (args: Arguments, notification: Notification, own: OwnCopies) => void;

const phaseRules: Readonly<Record<string, string>> = {
  morning: '4.2.1.a',
  noon: '4.2.2.a',
  afternoon: '4.2.3.a',
  dusk: '4.2.4.a',
  night: '4.2.5.a',
};
type Phase = 'morning' | 'noon' | 'afternoon' | 'dusk' | 'night';

/** Receives callbacks while a log is read. */
export interface Follower {
  /** Called when both players have their decks and the board has been set up. */
  begins(players: readonly PlayerSetUp[]): void;
  /** Called before each notification is translated. The board contains the effects of all earlier notifications. */
  hears(notification: Notification): void;
  /** Called once the board contains the end of the game. */
  ends(): void;
}

/** The types of notifications that have nothing to do with the game itself. */
const asides: ReadonlySet<string> = new Set([
  'gameStateMultipleActiveUpdate',
  'newUndoableStep',
  'simpleNote',
  'startDusk',
  'endDusk',
  'tableInfosChanged',
  'tableWindow',
  'updateReflexionTime',
  'vsScreen',
]);

/** Returns the kind of missing fact that an unknown type of notification counts as. */
export const strangeIs = (type: string): string => `notification ${type}`;

/** Translates a game's log into events, one notification at a time. */
export class Translation {
  readonly board: Board;
  readonly ending: Ending;
  readonly totals: Totals;
  /** The unknown types of notifications, truncated to 60 characters each. */
  readonly strange = new Set<string>();
  readonly #steps: Steps;
  readonly #cards: CardSteps;
  readonly #objects: ObjectSteps;
  readonly #adventure: AdventureSteps;
  readonly #decisions: DecisionJoiner;
  readonly #seats: ReadonlyMap<string, Seat>;
  readonly #setUps: PlayerSetUp[] = [];
  readonly #handlers: Readonly<Record<string, Handler>>;
  #hasBegun = false;
  #follower: Follower | null = null;

  constructor(
    private readonly log: GameLog,
    printed: PrintedCards,
  ) {
    this.board = new Board(printed);
    this.#seats = new Map(log.players.map(({ id }, seat) => [id, seat]));
    this.#steps = new Steps(this.board, this.#seats);
    this.#cards = new CardSteps(this.#steps);
    this.#objects = new ObjectSteps(this.#steps);
    this.#adventure = new AdventureSteps(this.#steps);
    this.#decisions = new DecisionJoiner(this.board, this.#seats, new ThinkingTimes(log.moves, this.#seats));
    this.ending = new Ending(this.board, this.#seats);
    this.totals = new Totals(this.board, this.#seats);
    this.#handlers = this.#table();
  }

  /** Continues on another board that contains the same game up to now. The markers remain on the same cards. */
  continueOn(board: Board): void {
    const marked = this.#steps.markers.byCard();
    this.board.becomes(board);
    this.#steps.markers.become(marked);
  }

  /** Translates all moves. Returns whether the game started. */
  run(follower: Follower | null = null): boolean {
    this.#follower = follower;
    for (const move of this.log.moves) {
      this.board.move = move.id;
      this.board.time = move.time;
      const own = new OwnCopies(move);
      if (this.#hasBegun && !this.ending.isOver) this.#decisions.begin(move);
      for (const notification of move.table) this.#take(notification, own);
      if (this.#hasBegun && !this.ending.isOver) this.totals.checkMove();
    }
    return this.#hasBegun;
  }

  #take(notification: Notification, own: OwnCopies): void {
    const { type, args } = notification;
    if (asides.has(type) || this.ending.isOver) return;
    if (!this.#hasBegun && type !== 'setupPlayer') return;
    if (this.#hasBegun) this.#follower?.hears(notification);
    if (type === 'gameStateChange') this.#missed(args, own);
    this.#steps.decision = this.#decisions.hear(notification, own);
    const handler = ownEntry(this.#handlers, type);
    if (handler === undefined) {
      this.strange.add(type.slice(0, 60));
      this.board.leaveOpen(strangeIs(type));
      this.#steps.tell(notification);
    } else handler(args, notification, own);
    this.totals.check(type, args);
    this.#tellEnd();
  }

  #tellEnd(): void {
    if (this.ending.isOver) this.#follower?.ends();
  }

  #table(): Readonly<Record<string, Handler>> {
    const narration: Handler = (_, notification) => this.#steps.tell(notification);
    const markersOff: Handler = (args) => {
      this.#steps.rule('lose', null, '2.5.f', this.#steps.because(args, '2.5.f'), () => {
        for (const id of args.ids('meeples')) this.#steps.markers.remove(id);
      });
    };
    return {
      gameStateChange: (args) => this.#state(args),
      setupPlayer: (args) => this.#setUp(args),
      newPhase: (args) => this.#phase(args),
      newFirstPlayer: (args) => this.#firstPlayer(args),
      switchPlayer: (args) => this.#firstPlayer(args),
      drawCards: (args, _, own) => this.#cards.draw(args, own),
      publicDrawCards: (args, notification) => this.#cards.showCards(args, notification),
      discardCards: (args, _, own) => this.#cards.discardUnseen(args, own),
      publicDiscard: (args) => this.#cards.discard(args),
      moveToHand: (args) => this.#cards.moveCards('return', args, '7.3.15.a'),
      putOnDeck: (args) => this.#cards.moveCards('put', args, '7.3.15.a'),
      playCard: (args) => this.#cards.play(args),
      spellCleanup: (args) => {
        this.#steps.rule('finish', null, '5.2.3.h', null, () => {
          this.#steps.put(args.card('card'));
          for (const id of args.ids('deleted')) this.#steps.markers.remove(id);
        });
      },
      targetCards: (args, notification) => {
        this.#steps.tell(notification);
        this.#steps.pay(args);
      },
      addMeeples: (args, notification) => this.#objects.gain(args, notification),
      looseMeeples: markersOff,
      silentKill: (args) => {
        this.#steps.rule('cease', null, '7.3.3.a', null, () => {
          for (const id of args.ids('tokens')) this.#steps.markers.remove(id);
          for (const id of args.ids('cardsDeleted')) this.board.vanish(id);
        });
      },
      gainCounter: (args) => this.#objects.counter(args),
      useCounter: (args) => {
        this.#objects.counter(args);
        this.#steps.pay(args);
      },
      deleteCounter: (args) => this.#objects.withoutCounters(args),
      supportEffect: (args) => {
        this.#steps.acted = true;
        this.#steps.rule(
          'discard',
          this.#steps.by(args),
          '5.1.2.b',
          null,
          () => void this.#steps.put(args.card('card'), 'discard'),
        );
      },
      tap: (args) => {
        this.#objects.exhaust(args.card('card'), true, args);
        this.#steps.pay(args);
      },
      ready: (args) => this.#objects.exhaust(args.card('card'), false, args),
      publicReadyMana: (args) => this.#steps.pay(args),
      untap: (args) => this.#objects.prepare(args),
      updateTotalMana: (args) => {
        this.#steps.rule('prepare', null, '4.2.1.c', null, () => {
          for (const [player, seat] of this.#seats) {
            const ready = args.of('manas').number(player);
            if (ready !== null) this.#steps.markers.ready(seat, ready);
          }
        });
      },
      pay: (args) => this.#steps.pay(args),
      afterYou: (args) => {
        this.#steps.pay(args);
        const seat = this.#steps.by(args);
        if (seat === null) return;
        this.#steps.acted = true;
        this.#steps.rule('after-you', seat, '7.3.2.a', this.#steps.because(args, '7.3.2.a', 'card'), () =>
          this.board.do({ kind: 'after-you', seat }),
        );
      },
      passTurn: (args) => {
        const seat = this.#steps.by(args);
        if (seat === null) return;
        this.#steps.acted = true;
        this.#steps.rule('pass', seat, '4.2.3.c', null, () => this.board.do({ kind: 'pass', seat }));
      },
      roll: (args) => {
        const seat = this.#steps.by(args) ?? 0;
        const dice = Object.values(args.raw('rolls') ?? [])
          .map(Number)
          .filter(Number.isInteger);
        this.#steps.rule('roll', seat, '7.3.13.a', this.#steps.because(args, '7.3.13.a'), () =>
          this.board.do({ kind: 'roll', seat, dice }),
        );
      },
      invokeToken: (args) => {
        this.#steps.rule(
          'create',
          this.#steps.by(args),
          '7.3.3.a',
          this.#steps.because(args, '7.3.3.a'),
          () => {
            this.#steps.put(args.card('card'));
          },
        );
      },
      moveCard: (args) => this.#cards.moveCards('switch', args, '3.2.4.d', 'switch'),
      slideMeeples: (args, notification) => {
        if (!this.#adventure.markers(args)) this.#steps.tell(notification);
      },
      mediumMessage: narration,
      moveStormToken: (args) => this.#adventure.expedition(args),
      nightCleanup: (args) => this.#cards.rest(args),
      cleanupCards: (args) => {
        this.#steps.rule('clean-up', null, '4.2.5.c', null, () => {
          for (const id of args.ids('cardIds')) {
            const item = this.board.cards.itemOf(id);
            if (item === undefined) continue;
            this.#steps.markers.status(item, 'anchored', false);
            this.#steps.markers.status(item, 'asleep', false);
          }
        });
      },
      startTiebreak: (args) => {
        this.ending.tiebreakers(args);
        this.#steps.rule('begin-arena', null, '4.3.c', null, () =>
          this.board.do({ kind: 'arena', item: this.board.newItem(), object: this.board.nextObject() }),
        );
      },
      winTieBreaker: (args) => this.ending.wonTiebreaker(args),
      playerConcedeGame: (args) => this.ending.conceded(args),
      simpleNode: () => undefined,
      shuffleDeck: (args) => {
        const seat = this.#steps.by(args);
        if (seat === null) return;
        this.#steps.rule('shuffle', seat, '3.2.2.d', null, () => this.board.shuffleDiscard(seat));
      },
      revealHand: (args) => {
        this.#steps.rule(
          'look',
          this.#steps.by(args),
          '7.3.12.a',
          this.#steps.because(args, '7.3.12.a'),
          () => this.#cards.reveal([args.card('card')]),
        );
      },
      endReveal: () => undefined,
      refreshCard: (args) => this.#objects.withoutCounters(args),
      refreshUI: (args) => this.totals.snapshot(args),
      clearTurn: () => undefined,
      updateInformations: () => undefined,
    };
  }

  #setUp(args: Arguments): void {
    const hero = args.card('card');
    const id = args.text('player_id');
    if (this.#hasBegun || hero === null || id === null || !this.#seats.has(id)) return;
    if (this.#setUps.some((known) => known.id === id)) return;
    const name = this.log.players.find((player) => player.id === id)?.name ?? id;
    this.#setUps.push({
      id,
      name,
      hero,
      cards: Math.min(args.number('deckCount') ?? 0, 400),
    });
    if (this.#setUps.length < this.#seats.size) return;
    const inOrder = [...this.#setUps].sort(
      (left, right) => (this.#steps.seat(left.id) ?? 0) - (this.#steps.seat(right.id) ?? 0),
    );
    setUp(this.board, this.log.table, inOrder);
    this.#hasBegun = true;
    this.#follower?.begins(inOrder);
  }

  #state(args: Arguments): void {
    const state = args.number('id');
    const seat = this.#steps.seat(args.text('active_player'));
    if (state === 10 && this.board.state.day === 0) this.#beginPhase('morning', 1);
    if (state === 10 && seat !== null)
      this.#steps.rule('choose-first-player', null, '4.1.g', null, () =>
        this.board.do({ kind: 'first-player', seat, previous: null }),
      );
    if (state === 19 && seat !== null) this.#turn(seat);
    if (state === 99 || state === 98) this.ending.result(args.of('args'));
  }

  /**
   * Restores a Morning and its draws if an undo removed them from the log. The next question reveals that the Morning
   * took place, and how many cards are in the hand.
   */
  #missed(args: Arguments, own: OwnCopies): void {
    const request = args.of('args');
    const player = args.text('active_player') ?? '';
    const seat = this.#steps.seat(player);
    const expands = request.text('source') === 'hand' && request.text('destination') === 'mana';
    if (args.number('id') !== states.discard || !expands || seat === null) return;
    const { day, phase } = this.board.state;
    if (phase === 'night') {
      this.#beginPhase('morning', day + 1);
      this.#objects.prepareAll();
    }
    const hand = own.question(states.discard, player)?.ids('cards') ?? [];
    const missing = hand.length - this.board.zone('hand', seat).length;
    if (this.board.state.phase !== 'morning' || missing <= 0) return;
    this.#steps.rule('draw', seat, '7.3.5.a', null, () =>
      this.board.moveUnknown(missing, { zone: 'deck', seat }, { zone: 'hand', seat }, 'draw'),
    );
  }

  /** Starts a turn. Does nothing if the platform announces the same turn again. */
  #turn(seat: Seat): void {
    const { state } = this.board;
    if (state.phase !== 'afternoon' || state.seats[seat]?.passed === true) return;
    if (state.turnSeat === seat && !this.#steps.acted) return;
    this.#steps.acted = false;
    this.#steps.rule('begin-turn', seat, '4.2.3.b', null, () =>
      this.board.do({ kind: 'turn', turn: state.turn + 1, seat }),
    );
  }

  #phase(args: Arguments): void {
    const phase = args.text('phase');
    const day = args.number('day');
    if (phase === null || day === null || day < 1 || ownEntry(phaseRules, phase) === undefined) return;
    const { state } = this.board;
    if (state.day === day && state.phase === phase) return;
    this.#beginPhase(phase as Phase, day);
  }

  #beginPhase(phase: Phase, day: number): void {
    this.#steps.acted = true;
    const verb = phase === 'morning' ? 'begin-day' : 'begin-phase';
    this.#steps.rule(verb, null, phaseRules[phase] ?? '', null, () =>
      this.board.do({ kind: 'phase', day, phase }),
    );
    if (phase === 'afternoon') this.ending.note(day);
  }

  #firstPlayer(args: Arguments): void {
    const seat = this.#steps.by(args);
    if (seat === null) return;
    const previous = this.board.state.firstPlayer;
    this.#steps.rule('change-first-player', null, '4.2.1.b', null, () =>
      this.board.do({ kind: 'first-player', seat, previous }),
    );
  }
}
