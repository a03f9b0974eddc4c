import { leastChoice, likelyChoices } from '#analysis';
import { cardOf, type State } from '#altered/rules';
import type { Choice, Decision, Option, Seat } from '#record';
import { wayTo } from '../options.js';
import type { Arguments } from '../shapes.js';
import type { Segment } from './segment.js';

/** A decision may have no more choices than this; of more, those of few options are tried. */
const MOST_CHOICES = 120;

/** Decisions that exhaust or ready what they are about. */
const ofOrbs: ReadonlySet<string> = new Set(['exchange', 'status']);

/** What is known of the items of a position. */
export interface Items {
  /** The id of the source; null: it has none. */
  readonly card: (item: number) => string | null;
  readonly itemOf: (card: string) => number | undefined;
}

const itemIn = ({ about }: Option): number => {
  const { item, target } = (about ?? {}) as { item?: number; target?: { item?: number } };
  return item ?? target?.item ?? -1;
};

/** What a segment of the log says of the choices that were made in it. */
export class LikelyChoices {
  readonly #named: ReadonlySet<string>;
  /** Expeditions that something went to, or that moved: `0 hero`. */
  readonly #expeditions: ReadonlySet<string>;
  /** Players that an effect is about. */
  readonly #players: ReadonlySet<Seat | null>;
  /** What dice were used for. */
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

  /** Choices of ours that the log allows, the likely ones first. */
  of(decision: Decision, state: State): readonly Choice[] {
    if (decision.kind === 'turn') return this.#turn(decision);
    if (this.#isOfOrbs(decision, state)) return [leastChoice(decision)];
    const proven = this.#proven(decision, state);
    return proven ?? likelyChoices(decision, (option) => this.#isNamed(option), MOST_CHOICES);
  }

  /** Which Mana orbs are exhausted or readied has no meaning: one way is as good as another. */
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
    // Tokens have ids of their own.
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

  /** The choices that the log proves; null: it leaves it open. */
  #proven(decision: Decision, state: State): readonly Choice[] | null {
    switch (decision.kind) {
      case 'starting-mana':
        return [this.#gone(decision, state, 'make-mana-orbs')];
      case 'expand':
        // The top card of a deck is no card of the hand.
        if (decision.options.some(({ key }) => key === 'top')) return null;
        return [this.#gone(decision, state, 'expand')];
      case 'clean-up-reserve':
      case 'clean-up-landmark': {
        const kept = this.#kept(decision, state);
        return kept.length > decision.max || kept.length < decision.min ? null : [kept];
      }
      default:
        return null;
    }
  }

  /** What was not discarded. Tokens that came in the same segment go by their names. */
  #kept({ options }: Decision, state: State): Choice {
    const gone = this.segment.moved.filter(({ verb }) => verb === 'clean-up');
    const ids = new Set(gone.flatMap(({ card }) => (card === null ? [] : [card.id])));
    const left = options.filter((option) => !ids.delete(this.#card(option) ?? ''));
    const names = gone.flatMap(({ name, card }) => (card !== null && ids.has(card.id) ? [name] : []));
    const kept = left.filter((option) => {
      const isToken = state.items[itemIn(option)]?.kind === 'token' && this.#card(option) === null;
      const index = isToken ? names.indexOf(cardOf(state, itemIn(option)).name) : -1;
      if (index >= 0) names.splice(index, 1);
      return index < 0;
    });
    return kept.map(({ key }) => key);
  }

  /** The cards of the hand that a step moved; of unseen ones so many that nobody knows. */
  #gone({ options, seat }: Decision, state: State, verb: string): Choice {
    const moved = this.segment.moved.filter(
      (one) => one.verb === verb && one.seat === seat && one.from === 'hand',
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
