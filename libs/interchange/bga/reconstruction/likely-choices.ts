import { leastChoice, likelyChoices } from '#analysis';
import { cardOf, type State } from '#altered/rules';
import type { Choice, Decision, Option, Seat } from '#record';
import { wayTo } from '../options.js';
import type { Arguments } from '../shapes.js';
import type { Segment } from './segment.js';

/** The maximum number of choices that are tried for a decision. */
const MOST_CHOICES = 120;

/** The kinds of decisions that can exhaust or ready objects. */
const ofOrbs: ReadonlySet<string> = new Set(['exchange', 'status']);

/** Maps items of a position to card ids on the platform, and back. */
export interface Items {
  /** Returns the card's id on the platform. Null if the card has none. */
  readonly card: (item: number) => string | null;
  readonly itemOf: (card: string) => number | undefined;
}

const itemIn = ({ about }: Option): number => {
  const { item, target } = (about ?? {}) as { item?: number; target?: { item?: number } };
  return item ?? target?.item ?? -1;
};

/** Finds the choices that are consistent with a segment of the log. */
export class LikelyChoices {
  readonly #named: ReadonlySet<string>;
  /** The expeditions that moved or were joined by cards, such as `0 hero`. */
  readonly #expeditions: ReadonlySet<string>;
  /** The players that an effect in the segment names. */
  readonly #players: ReadonlySet<Seat | null>;
  /** The die results in the segment. */
  readonly #results: ReadonlySet<number | null>;

  constructor(
    private readonly segment: Segment,
    private readonly items: Items,
    private readonly seatOf: (player: string | null) => Seat | null,
  ) {
    this.#named = new Set(segment.notifications.flatMap(({ args }) => namedIn(args)));
    this.#players = new Set(
      segment.notifications
        .map(({ args }) => this.seatOf(args.text('player_id2')))
        .filter((seat) => seat !== null),
    );
    this.#results = new Set(segment.notifications.map(({ args }) => args.number('dieValue')));
    this.#expeditions = new Set(segment.notifications.flatMap(({ args }) => this.#expeditionsIn(args)));
  }

  /** Returns the choices that are consistent with the log, the most likely ones first. */
  of(decision: Decision, state: State): readonly Choice[] {
    if (decision.kind === 'turn') return this.#turn(decision);
    if (this.#isOfOrbs(decision, state)) return [leastChoice(decision)];
    const proven = this.#proven(decision, state);
    return proven ?? likelyChoices(decision, (option) => this.#isNamed(option), MOST_CHOICES);
  }

  /** Whether a decision concerns only Mana Orbs, so that all its choices are equivalent. */
  #isOfOrbs({ kind, options, min, max }: Decision, { stays }: State): boolean {
    const isOrb = (option: Option): boolean => stays[itemIn(option)]?.zone === 'mana';
    return ofOrbs.has(kind) && min === max && options.every(isOrb);
  }

  #isNamed(option: Option): boolean {
    const { seat, expedition, result } = (option.about ?? {}) as {
      readonly seat?: Seat;
      readonly expedition?: string;
      readonly result?: number;
    };
    if (itemIn(option) >= 0) return this.#named.has(this.#card(option) ?? '');
    if (result !== undefined) return this.#results.has(result);
    if (seat === undefined) return false;
    return expedition === undefined
      ? this.#players.has(seat)
      : this.#expeditions.has(`${seat} ${expedition}`);
  }

  #expeditionsIn(args: Arguments): readonly string[] {
    const moved = args.text('expedition');
    const cards = [...args.cards('cards'), ...[args.card('card') ?? []].flat()];
    return [
      ...(moved === null ? [] : [`${this.seatOf(args.text('player_id'))} ${moved}`]),
      ...cards.map(({ location, pId }) => `${this.seatOf(pId)} ${wayTo(location).expedition}`),
    ];
  }

  #card(option: Option): string | null {
    return this.items.card(itemIn(option));
  }

  #turn({ seat, options }: Decision): readonly Choice[] {
    const { acting } = this.segment;
    if (acting === undefined || this.seatOf(acting.args.text('player_id')) !== seat) return [];
    if (acting.type === 'passTurn') return [['pass']];
    const card = acting.args.card('card');
    const item = card === null ? undefined : this.items.itemOf(card.id);
    const plays = acting.type === 'playCard';
    // Tokens' ids on the platform differ from those in the rules, so the log could mean any token.
    if (item === undefined && !plays)
      return options
        .filter((option) => option.key.startsWith('quick:') && this.#card(option) === null)
        .map(({ key }) => [key]);
    if (item === undefined) return [];
    const about = options.filter(({ key }) => key.startsWith(`${plays ? 'play' : 'quick'}:${item}`));
    const own = about.filter(({ key }) => key.split(':')[1] === `${item}`);
    if (!plays) return own.map(({ key }) => [key]);
    const { expedition } = wayTo(acting.args.text('location') ?? '');
    const there = own.filter(({ key }) => expedition === undefined || key.split(':')[2] === expedition);
    return (there.length > 0 ? there : own).map(({ key }) => [key]);
  }

  /** Returns the choices that the log proves. Null if it proves none. */
  #proven(decision: Decision, state: State): readonly Choice[] | null {
    switch (decision.kind) {
      case 'starting-mana':
        return [this.#gone(decision, state, 'make-mana-orbs')];
      case 'expand':
        // The top card of a deck is not in the hand. If this card is an option, the cards that left the hand do not
        // prove the choice.
        if (decision.options.some(({ key }) => key === 'top')) return null;
        return [this.#gone(decision, state, 'expand')];
      case 'clean-up-reserve':
      case 'clean-up-landmark': {
        const remaining = this.#remaining(decision, state);
        return remaining.length > decision.max || remaining.length < decision.min ? null : [remaining];
      }
      default:
        return null;
    }
  }

  /** Returns the options that were not discarded. Tokens that were created in the same segment are compared by name. */
  #remaining({ options }: Decision, state: State): Choice {
    const gone = this.segment.moved.filter(({ verb }) => verb === 'clean-up');
    const ids = new Set(gone.flatMap(({ card }) => (card === null ? [] : [card.id])));
    const left = options.filter((option) => !ids.delete(this.#card(option) ?? ''));
    const names = gone.flatMap(({ name, card }) => (card !== null && ids.has(card.id) ? [name] : []));
    const remaining = left.filter((option) => {
      const isToken = state.items[itemIn(option)]?.kind === 'token' && this.#card(option) === null;
      const index = isToken ? names.indexOf(cardOf(state, itemIn(option)).name) : -1;
      if (index >= 0) names.splice(index, 1);
      return index < 0;
    });
    return remaining.map(({ key }) => key);
  }

  /**
   * Returns the cards that steps with the given verb moved out of the hand. For each card that the log does not name,
   * returns any unnamed card in the hand.
   */
  #gone({ options, seat }: Decision, state: State, verb: string): Choice {
    const moved = this.segment.moved.filter(
      (move) => move.verb === verb && move.seat === seat && move.from === 'hand',
    );
    const ids = new Set(moved.flatMap(({ card }) => (card === null ? [] : [card.id])));
    const known = options.filter((option) => ids.has(this.#card(option) ?? ''));
    const others = options.filter((option) => this.#card(option) === null && state.items[itemIn(option)]);
    return [...known, ...others.slice(0, moved.length - known.length)].map(({ key }) => key);
  }
}

const namedIn = (args: Arguments): readonly string[] => [
  ...args.cards('cards').map(({ id }) => id),
  ...['card'].flatMap((name) => args.card(name)?.id ?? []),
];
