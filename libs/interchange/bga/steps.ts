import type { MoveVerb, Place } from '#altered/rules';
import type { Cause, Seat } from '#record';
import type { Board } from './board.js';
import type { Notification } from './log.js';
import { Markers } from './markers.js';
import type { Arguments, LoggedCard } from './shapes.js';
import { lineOf } from './wording.js';

/** Functions that all converters of notifications share. */
export class Steps {
  readonly markers: Markers;
  /** Whether the player whose turn it is has already acted. */
  acted = true;
  /** The id of the decision that caused the current step, if the log shows it. */
  decision: number | null = null;

  constructor(
    readonly board: Board,
    readonly seats: ReadonlyMap<string, Seat>,
  ) {
    this.markers = new Markers(board);
  }

  seat(player: string | null): Seat | null {
    return player === null ? null : (this.seats.get(player) ?? null);
  }

  by(args: Arguments): Seat | null {
    return this.seat(args.text('player_id'));
  }

  rule(verb: string, by: Seat | null, rule: string, cause: Cause | null, does: () => void): void {
    const follows: Cause =
      this.decision === null ? { kind: 'rule', rule } : { kind: 'decision', decision: this.decision };
    const isRule = cause === null || cause.kind === 'rule';
    this.board.step({ verb, by, cause: isRule ? follows : cause, rules: [rule] }, does);
  }

  /**
   * Returns the cause of an effect. This is the card that the log names as the source or, if the log names none, the
   * rule.
   */
  because(args: Arguments, rule: string, field = 'card2'): Cause {
    const source = args.card(field);
    const item = source === null ? undefined : this.board.cards.itemOf(source.id);
    if (item === undefined) return { kind: 'rule', rule };
    return { kind: 'ability', item, object: this.board.state.stays[item]?.object ?? null, ability: 0 };
  }

  put(card: LoggedCard | null, as?: MoveVerb, from?: Place | null): number | null {
    const seat = card === null ? null : this.seat(card.pId);
    if (card === null || seat === null) return null;
    return this.board.place(card, seat, {
      ...(as !== undefined && { as }),
      ...(from !== undefined && { from }),
    });
  }

  tell({ type, log, args }: Notification): void {
    const text = lineOf(log, args);
    this.rule('tell', this.by(args), '6.2.b', this.because(args, '6.2.b', 'card'), () =>
      this.board.do({ kind: 'told', what: type.slice(0, 60), text }),
    );
  }

  /** Sets how many of a player's Mana Orbs are still ready. */
  pay(args: Arguments): void {
    const seat = this.by(args);
    const ready = args.number('mana');
    if (seat === null || ready === null) return;
    this.rule('pay', seat, '5.2.1.a', this.because(args, '5.2.1.a', 'card'), () =>
      this.markers.ready(seat, ready),
    );
  }
}
