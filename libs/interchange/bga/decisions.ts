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

/** What takes back what was done, shows the table anew, or ends the game: nobody answers what was asked before. */
const rewinding: ReadonlySet<string> = new Set(['clearTurn', 'playerConcedeGame', 'refreshUI']);

const WHAT_WAS_CHOSEN = 'what was chosen';

/**
 * Joins what players were asked with what they answered. A decision is recorded where the log shows its answer: nothing of the
 * game lies between, and what a log does not answer is not claimed.
 */
export class Decisions {
  #open: readonly Question[] = [];
  #offer: Offer | null = null;

  constructor(
    private readonly board: Board,
    private readonly seats: ReadonlyMap<string, Seat>,
    private readonly times: ThinkingTimes,
  ) {}

  /** A move begins: what it does tells which of several modes was chosen. */
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

  /** The decision that a notification follows from; null: from none that is known. */
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
    // What is answered at once was not put to the player: there was one way to go on.
    for (const question of answered.filter(({ move }) => move < this.board.move)) {
      const choice = choiceOf(question, heard);
      if (choice === null) this.#leaveOpen();
      else decision = this.#answered(question, choice);
    }
    return decision;
  }

  /** The source goes to a state: what could be passed over and was not answered in the next move was passed over. */
  #changed(args: Arguments, own: OwnCopies): void {
    const state = args.number('id') ?? 0;
    for (const question of this.#open)
      if (question.isOptional && question.state !== state && question.move + 1 === this.board.move)
        this.#answered(question, []);
    this.#open = this.#open.filter((question) => this.#isStillOpen(question, state));
    const players =
      state === states.startingMana ? [...this.seats.keys()] : [args.text('active_player') ?? ''];
    for (const player of players) this.#ask(state, player, args.of('args'), own);
    // What is answered at once was not put to the player.
    if (this.#offer?.move === this.board.move) this.board.closes(WHAT_WAS_CHOSEN);
    this.#offer = null;
    if (state !== states.choice || args.of('args').raw('automaticAction') === true) return;
    const seat = this.seats.get(args.text('active_player') ?? '');
    if (seat !== undefined) this.#offer = offerOf(args.of('args'), seat, this.board.move);
    if (this.#offer !== null) this.#leaveOpen();
  }

  /** A card to play may first need another choice; everything else is answered before the next state. */
  #isStillOpen(question: Question, state: number): boolean {
    if (question.state === state) return true;
    return question.state === states.turn && !question.isOptional && question.move < this.board.move;
  }

  #ask(state: number, player: string, args: Arguments, own: OwnCopies): void {
    const seat = this.seats.get(player);
    if (seat === undefined) return;
    const copy = own.question(state, player);
    const asked = { board: this.board, state, seat, seats: this.seats, args, own: copy };
    const questions = questionsOf(asked);
    if (questions === null) return;
    const others = this.#open.filter((one) => state === states.startingMana && one.seat !== seat);
    this.#open = [...others, ...questions];
  }

  #answered({ state: _, move, isOptional: __, cards: ___, ...asked }: Question, choice: Choice): number {
    return this.#record(asked, choice, move);
  }

  #record(asked: Omit<Decision, 'id'>, choice: Choice, move: number): number {
    const id = this.board.state.decisions + 1;
    const resume = { agenda: [], drawn: 0 };
    const decision = { id, ...asked, rules: asked.rules.map(ruleNow) };
    this.board.record({ kind: 'DecisionRequested', decision, resume });
    const { seat } = asked;
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
