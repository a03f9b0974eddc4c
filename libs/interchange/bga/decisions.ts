import type { Choice, Decision, Seat } from '#record';
import { answers, choiceOf, type Heard } from './answers.js';
import type { Board } from './board.js';
import type { Move, Notification } from './log.js';
import { choiceIn, offerOf, optionsOf, type Offer } from './modes.js';
import type { OwnCopies } from './own-copies.js';
import { questionsOf, states, type Question } from './questions.js';
import { ruleNow } from './rule-numbers.js';
import type { Arguments } from './shapes.js';
import type { ThinkingTimes } from './thinking-times.js';

/**
 * The types of notifications that undo moves, show the whole table again, or end the game. Pending questions are
 * discarded when such a notification arrives.
 */
const rewinding: ReadonlySet<string> = new Set(['clearTurn', 'playerConcedeGame', 'refreshUI']);

const WHAT_WAS_CHOSEN = 'what was chosen';

/**
 * Matches the questions in a log with the players' answers. Records each decision at the position of its answer, so
 * that the request directly precedes the choice. Does not record questions without an answer.
 */
export class DecisionJoiner {
  #open: readonly Question[] = [];
  #offer: Offer | null = null;

  constructor(
    private readonly board: Board,
    private readonly seats: ReadonlyMap<string, Seat>,
    private readonly times: ThinkingTimes,
  ) {}

  /** Starts the next move. The notifications of this move show which mode a player chose in the previous move. */
  begin(move: Move): void {
    const offer = this.#offer;
    this.#offer = null;
    if (offer === null || move.table.some(({ type }) => rewinding.has(type))) return;
    const choice = offer.move + 1 === move.id ? choiceIn(offer, move) : null;
    if (choice === null) return;
    const options = optionsOf(offer, this.board);
    this.board.closes(WHAT_WAS_CHOSEN);
    this.#record(
      { seat: offer.seat, kind: 'mode', options, min: offer.mayPass ? 0 : 1, max: 1, rules: ['6.5.e'] },
      choice,
      offer.move,
    );
  }

  /** Processes a notification. Returns the id of the decision that caused it, or null if that is unknown. */
  hear(notification: Notification, own: OwnCopies): number | null {
    const { type, args } = notification;
    if (rewinding.has(type)) this.#open = [];
    if (type === 'gameStateChange') this.#changed(args, own);
    if (type === 'gameStateChange' || this.#open.length === 0) return null;
    const heard: Heard = { board: this.board, seats: this.seats, notification, own };
    const answered = this.#open.filter((question) => answers(question, heard));
    if (answered.length === 0) return null;
    this.#open = this.#open.filter((question) => !answered.includes(question));
    let decision: number | null = null;
    // If the question and the answer are in the same move, the platform itself answered because there was only one
    // option. Such questions are not decisions.
    for (const question of answered.filter(({ move }) => move < this.board.move)) {
      const choice = choiceOf(question, heard);
      if (choice === null) this.#leaveOpen();
      else decision = this.#answered(question, choice);
    }
    return decision;
  }

  /**
   * Processes a change of state. If an optional question is still unanswered in the next move, the player counts as
   * having passed.
   */
  #changed(args: Arguments, own: OwnCopies): void {
    const state = args.number('id') ?? 0;
    for (const question of this.#open)
      if (question.isOptional && question.state !== state && question.move + 1 === this.board.move)
        this.#answered(question, []);
    this.#open = this.#open.filter((question) => this.#isStillOpen(question, state));
    const players =
      state === states.startingMana ? [...this.seats.keys()] : [args.text('active_player') ?? ''];
    for (const player of players) this.#ask(state, player, args.of('args'), own);
    // If the offer and the choice are in the same move, the platform made the choice, so no choice of a player is
    // missing from the log.
    if (this.#offer?.move === this.board.move) this.board.closes(WHAT_WAS_CHOSEN);
    this.#offer = null;
    if (state !== states.choice || args.of('args').raw('automaticAction') === true) return;
    const seat = this.seats.get(args.text('active_player') ?? '');
    if (seat !== undefined) this.#offer = offerOf(args.of('args'), seat, this.board.move);
    if (this.#offer !== null) this.#leaveOpen();
  }

  /**
   * Whether a question remains pending in a state. Every question is pending in the state that requested it. A turn can
   * also remain pending in other states, because playing a card can require another choice first.
   */
  #isStillOpen(question: Question, state: number): boolean {
    if (question.state === state) return true;
    return question.state === states.turn && !question.isOptional && question.move < this.board.move;
  }

  #ask(state: number, player: string, args: Arguments, own: OwnCopies): void {
    const seat = this.seats.get(player);
    if (seat === undefined) return;
    const copy = own.question(state, player);
    const request = { board: this.board, state, seat, seats: this.seats, args, own: copy };
    const questions = questionsOf(request);
    if (questions === null) return;
    const others = this.#open.filter((question) => state === states.startingMana && question.seat !== seat);
    this.#open = [...others, ...questions];
  }

  #answered({ state: _, move, isOptional: __, cards: ___, ...decision }: Question, choice: Choice): number {
    return this.#record(decision, choice, move);
  }

  #record(question: Omit<Decision, 'id'>, choice: Choice, move: number): number {
    const id = this.board.state.decisions + 1;
    const resume = { agenda: [], drawn: 0 };
    const decision = { id, ...question, rules: question.rules.map(ruleNow) };
    this.board.record({ kind: 'DecisionRequested', decision, resume });
    const { seat } = question;
    const thinkingTime = this.times.between(move, this.board.move, seat);
    this.board.record({
      kind: 'DecisionMade',
      decision: id,
      seat,
      choice,
      ...(thinkingTime !== null && { thinkingTime }),
    });
    return id;
  }

  #leaveOpen(): void {
    this.board.leaveOpen(WHAT_WAS_CHOSEN);
  }
}
