import { randomSource } from '#kernel';
import {
  seatViewer,
  type AtomicAction,
  type Choice,
  type Decision,
  type GameModule,
  type Knowledge,
} from '#record';
import type { PossibleDeck } from './possible-deck.js';
import { isHopeless, triedChoices, type TriedChoice } from '../greedy-bot.js';

type ByName = Readonly<Record<string, number>>;

/** The choices that a careful player makes in a decision, for each card that the player could hold. */
export interface Policy {
  /** The lead of each card's best use over the best choice without a card from the hand, by card reference. */
  readonly gains: ByName;
  /**
   * Like `gains`, but for public choices without cards from the hand, by option key. Omits secret choices, because they
   * name hidden cards.
   */
  readonly others: ByName;
  /** The share of trials in which a card is chosen, by reference. */
  readonly rates: ByName;
}

export type PolicyModule<State, A extends AtomicAction> = Pick<
  GameModule<State, A>,
  'play' | 'fold' | 'see' | 'bots' | 'hands'
>;

/** The number of times that each card is tried. The other cards in the hand differ each time. */
const TIMES = 2;
/**
 * The bounds of a gain, in the units of the game's values. Without bounds, a won game would outweigh every other gain.
 */
const LEAST = -9;
const MOST = 30;

/** Computes the mean of the values that are added for each name. */
class Means {
  readonly #notes = new Map<string, { sum: number; count: number }>();

  note(name: string, value: number): void {
    const { sum, count } = this.#notes.get(name) ?? { sum: 0, count: 0 };
    this.#notes.set(name, { sum: sum + value, count: count + 1 });
  }

  get means(): ByName {
    return Object.fromEntries([...this.#notes].map(([name, { sum, count }]) => [name, sum / count]));
  }
}

/**
 * Tries a decision repeatedly, each time with one of the cards that the player could hold. Deals hands only from the
 * given knowledge, so equal knowledge gives equal policies. Null if the hand contains no unknown card or if no hand can
 * be dealt.
 */
export function policyAt<State, A extends AtomicAction>(
  module: PolicyModule<State, A>,
  state: State,
  decision: Decision,
  knowledge: Knowledge,
  deck: Pick<PossibleDeck, 'copies' | 'cards'>,
): Policy | null {
  const { hands, bots, play } = module;
  const { seat, id } = decision;
  const size = hands?.seen(state, knowledge.viewer, seat).unknown['hand'] ?? 0;
  if (hands === undefined || size === 0 || bots.canDeal?.(state, knowledge) === false) return null;
  // Uses `bots.deal` instead of the game's own `imagine`, because the result of `imagine` could depend on the number of
  // items in the state, which the viewer does not know.
  const imagine: typeof bots.imagine = (of, by, random) =>
    bots.deal(of, { viewer: seatViewer(by), lists: true }, random);
  const careful = { ...module, bots: { ...bots, imagine } };
  const references = Object.keys(deck.copies).sort();
  const definitions = knowledge.lists ? {} : { definitions: deck.cards };
  const [gains, others, rates] = [new Means(), new Means(), new Means()];
  for (let time = 0; time < TIMES; time++) {
    const order = references.map((_, at) => references[(at * (4 * time + 1)) % references.length] ?? '');
    for (let from = 0; from < order.length; from += size) {
      const seed = `${seat}/${id}/${time}/${from}`;
      const held = { seat, cards: order.slice(from, from + size), ...definitions };
      const dealt = bots.deal(state, { ...knowledge, held }, seed);
      const pending = play.legal(dealt);
      if (pending?.seat !== seat || pending.kind !== decision.kind) continue;
      const cards = new Map(pending.options.map((option) => [option.key, hands.about(dealt, option)]));
      const tried = triedChoices(careful, randomSource(seed), pending, dealt);
      noteRates(rates, tried, cards);
      if (pending.max === 1) noteGains(gains, others, tried, cards);
    }
  }
  return { gains: gains.means, others: decision.hidden === true ? {} : others.means, rates: rates.means };
}

/** The reference of the card that each option concerns, by option key. Null if an option concerns no card. */
type Cards = ReadonlyMap<string, string | null>;

const cardsIn = (choice: Choice, cards: Cards): readonly string[] =>
  choice.flatMap((key) => cards.get(key) ?? []);

function noteRates(rates: Means, [best]: readonly TriedChoice[], cards: Cards): void {
  const chosen = cardsIn(best?.choice ?? [], cards);
  for (const reference of new Set(cards.values()))
    if (reference !== null) rates.note(reference, chosen.includes(reference) ? 1 : 0);
}

function noteGains(gains: Means, others: Means, tried: readonly TriedChoice[], cards: Cards): void {
  const without = tried.filter(({ choice }) => cardsIn(choice, cards).length === 0);
  const still = without.reduce((most, { value }) => Math.max(most, value), -Infinity);
  if (still === -Infinity) return;
  const gainOf = (choice: TriedChoice): number =>
    isHopeless(choice) ? LEAST : Math.max(LEAST, Math.min(MOST, choice.value - still));
  for (const other of without) others.note(other.choice.join(), gainOf(other));
  // The choices are sorted by value, so the first use of a card is its best use. Only that use counts.
  const met = new Set<string>();
  for (const use of tried) {
    const [reference] = cardsIn(use.choice, cards);
    if (reference === undefined || met.has(reference)) continue;
    met.add(reference);
    gains.note(reference, gainOf(use));
  }
}
