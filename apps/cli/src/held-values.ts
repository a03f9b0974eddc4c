import Table from 'cli-table3';
import {
  answerChance,
  bestChoice,
  expectedHand,
  facedHand,
  heldCardValue,
  isAnswer,
  signsOf,
  type Estimate,
  type FacedHand,
  type HeldCard,
  type HeldCardValue,
  type RangeRequest,
} from '#analysis';
import type { Replay } from '#projections';
import { isSameChoice, seatViewer, type Choice } from '#record';
import { choiceWords, percent, plusMinus } from '#reviews';
import type { Output } from './output.js';
import { progressOf } from './progress.js';
import { rounded } from './reviewed.js';

/** The value of a choice, depending on whether the opponent's hand contains each of its likeliest cards. */
interface HeldValues {
  readonly faced: FacedHand;
  readonly choice: Choice;
  readonly text: string;
  readonly playouts: number;
  readonly cards: readonly (HeldCard & HeldCardValue)[];
  /** The probability that the opponent's hand contains an answer to the choice. */
  readonly answerChance: number;
}

/**
 * Evaluates the choice that was made at the last decision up to a revision. On request, also evaluates the best choice
 * if it is a different one. Null if `facedHand` returns null.
 */
export function heldValues(
  output: Output,
  replay: Replay,
  request: RangeRequest,
  at: number,
  { isBest, ...budget }: { readonly seed: string; readonly playouts: number; readonly isBest: boolean },
): readonly HeldValues[] | null {
  const { module, events } = replay;
  const faced = facedHand(replay, request, at);
  if (faced === null) return null;
  const { revision, decision, choice: played, question } = faced;
  const { seat } = decision;
  const { knowledge } = question;
  const { hand, likeliest } = expectedHand(module, faced, signsOf(module, events, question));
  const best = isBest ? bestChoice(replay, { revision, choice: played, knowledge }, budget) : played;
  const choices = [played, ...(isSameChoice(best, played) ? [] : [best])];
  const progress = progressOf(output, 'Evaluating', likeliest.length * choices.length);
  const { seed, playouts } = budget;
  const state = replay.before(revision + 1);
  let done = 0;
  const values = choices.map((choice) => {
    const cards = likeliest.map((card) => {
      const of = { seed: `${seed}/${revision}/held`, playouts };
      const value = heldCardValue(module, state, { seat, choice, knowledge }, hand, card.reference, of);
      progress.to(++done);
      return { ...card, ...value };
    });
    const text = choiceWords(replay, revision, choice, seatViewer(seat), 'en');
    return { faced, choice, text, playouts, cards, answerChance: answerChance(hand, cards) };
  });
  progress.end();
  return values;
}

type NameOf = (reference: string) => string;

const valueIn = ({ mean, error }: Estimate) => ({ value: rounded(mean), error: rounded(error) });

/** Converts the values of a choice to their entry in the JSON document. */
export const heldValuesDocument = (
  { faced, choice, text, playouts, cards, answerChance: answered }: HeldValues,
  nameOf: NameOf,
) => ({
  position: `${faced.revision}`,
  seat: faced.decision.seat,
  choice,
  text,
  playouts,
  answerChance: rounded(answered),
  cards: cards.map(({ reference, chance, held, without, difference }) => ({
    reference,
    name: nameOf(reference),
    chance: rounded(chance),
    held: valueIn(held),
    without: without && valueIn(without),
    difference: difference && valueIn(difference),
    isAnswer: isAnswer({ difference }),
  })),
});

/** Formats the values of a choice as a table. */
export function heldValuesTable(
  { theme: { paint } }: Output,
  worth: HeldValues,
  names: readonly string[],
  nameOf: NameOf,
): readonly string[] {
  const { faced, choice, text, playouts, cards, answerChance: answered } = worth;
  const { seat } = faced.decision;
  const of = (value: Estimate | null): string =>
    value === null ? '–' : `${percent(value.mean)} ${plusMinus(value.error)}`;
  const table = new Table({
    style: { head: [], border: [] },
    head: ['card', 'chance', 'if held', 'if not', 'difference'],
  });
  for (const { reference, chance, held, without, difference } of cards)
    table.push([nameOf(reference), percent(chance), of(held), of(without), of(difference)]);
  const answers = cards.filter(isAnswer).map(({ reference }) => nameOf(reference));
  const which = isSameChoice(choice, faced.choice) ? 'the choice' : 'the best choice';
  return [
    '',
    `${names[seat] ?? seat}'s win probability after ${which} at position ${faced.revision} (${text}), ` +
      'with each card in the hand and without it:',
    ...(cards.length === 0 ? ['The hand has no unknown cards.'] : [table.toString()]),
    answers.length === 0
      ? 'None of these cards is an answer to the choice.'
      : `They hold an answer with a probability of ${percent(answered)}: ${answers.join(', ')}.`,
    paint.dim(`± is a standard error, from ${playouts} pairs of playouts for each card.`),
  ];
}
