import type { Choice, Decision } from '#record';
import { numbersIn } from './hints.js';
import type { TheirDecision } from './recorded-game.js';

/**
 * The other program's number for the state in which a player chooses mana during set-up. `EXPAND` is its number for
 * choosing mana in the Morning, and `CLEAN_UP` its number for discarding at Night.
 */
const STARTING_MANA = 11;
const EXPAND = 21;
const CLEAN_UP = 88;

type Says = (decision: Decision, theirs: readonly TheirDecision[], cards: Cards) => Choice | null;
type Cards = ReadonlyMap<number, number>;

const numberOf = ({ about }: Decision['options'][number], cards: Cards): number =>
  cards.get((about as { readonly item?: number } | undefined)?.item ?? -1) ?? -1;

const keysOf = (decision: Decision, cards: Cards, chosen: (card: number) => boolean): Choice =>
  decision.options.filter((option) => chosen(numberOf(option, cards))).map(({ key }) => key);

/** For each kind of decision, derives the choice from the other program's answer to the same question. */
const answers: Readonly<Record<string, Says>> = {
  'starting-mana': (decision, theirs, cards) => {
    const named = new Set(
      theirs.filter(({ state }) => state === STARTING_MANA).flatMap(({ args }) => numbersIn(args)),
    );
    return keysOf(decision, cards, (card) => named.has(card));
  },
  expand: (decision, theirs, cards) => {
    // If the top card of the deck is an option, the other program's request does not contain the card's number, so the
    // choice cannot be derived.
    if (decision.options.some(({ key }) => key === 'top')) return null;
    const named = new Set(
      theirs.filter(({ state }) => state === EXPAND).flatMap(({ args }) => numbersIn(args)),
    );
    return keysOf(decision, cards, (card) => named.has(card)).slice(0, 1);
  },
  'clean-up-reserve': (decision, theirs, cards) => remaining(decision, theirs, cards),
  'clean-up-landmark': (decision, theirs, cards) => remaining(decision, theirs, cards),
};

/** Returns the objects to keep. The other program names the discarded objects, so these are all other objects. */
function remaining(decision: Decision, theirs: readonly TheirDecision[], cards: Cards): Choice | null {
  const discarded = new Set(
    theirs.filter(({ state }) => state === CLEAN_UP).flatMap(({ args }) => numbersIn(args)),
  );
  return keysOf(decision, cards, (card) => !discarded.has(card));
}

/** Returns the choice that the other program's decisions imply. Null if they imply no choice or an invalid choice. */
export function knownAnswer(
  decision: Decision,
  theirs: readonly TheirDecision[],
  cards: Cards,
): Choice | null {
  const choice = answers[decision.kind]?.(decision, theirs, cards) ?? null;
  return choice !== null && choice.length >= decision.min && choice.length <= decision.max ? choice : null;
}
