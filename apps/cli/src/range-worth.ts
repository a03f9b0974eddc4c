import Table from 'cli-table3';
import {
  expectedHand,
  facedHand,
  heldWorth,
  signsOf,
  type Estimate,
  type FacedHand,
  type HeldCard,
  type HeldWorth,
  type RangeRequest,
} from '#analysis';
import type { Replay } from '#projections';
import { percent, plusMinus } from '#reviews';
import type { Output } from './output.js';
import { progressOf } from './progress.js';
import { rounded } from './reviewed.js';

/** The values of a choice, depending on whether the hand holds each of its likeliest cards. */
interface WorthAgainst {
  readonly faced: FacedHand;
  readonly playouts: number;
  readonly cards: readonly (HeldCard & HeldWorth)[];
}

/** Evaluates the choice of the last decision up to a revision. Null if `facedHand` returns null. */
export function worthAgainst(
  output: Output,
  replay: Replay,
  request: RangeRequest,
  at: number,
  { seed, playouts }: { readonly seed: string; readonly playouts: number },
): WorthAgainst | null {
  const { module, events } = replay;
  const faced = facedHand(replay, request, at);
  if (faced === null) return null;
  const { revision, decision, choice, question } = faced;
  const { hand, likeliest } = expectedHand(module, faced, signsOf(module, events, question));
  const decided = { seat: decision.seat, choice, knowledge: question.knowledge };
  const state = replay.before(revision + 1);
  const budget = { seed: `${seed}/${revision}/held`, playouts };
  const progress = progressOf(output, 'Valuing', likeliest.length);
  const cards = likeliest.map((card, index) => {
    const worth = heldWorth(module, state, decided, hand, card.reference, budget);
    progress.to(index + 1);
    return { ...card, ...worth };
  });
  progress.end();
  return { faced, playouts, cards };
}

type NameOf = (reference: string) => string;

const valueIn = ({ mean, error }: Estimate) => ({ value: rounded(mean), error: rounded(error) });

/** Converts the values of a choice to JSON. */
export const worthDocument = ({ faced, playouts, cards }: WorthAgainst, nameOf: NameOf) => ({
  position: `${faced.revision}`,
  seat: faced.decision.seat,
  choice: faced.choice,
  playouts,
  cards: cards.map(({ reference, chance, held, without, difference }) => ({
    reference,
    name: nameOf(reference),
    chance: rounded(chance),
    held: valueIn(held),
    without: without && valueIn(without),
    difference: difference && valueIn(difference),
  })),
});

/** Formats the values of a choice as lines of text. */
export function worthTable(
  { theme: { paint } }: Output,
  worth: WorthAgainst | null,
  names: readonly string[],
  nameOf: NameOf,
): readonly string[] {
  if (worth === null)
    return ['No choice is valued: a review from this perspective does not judge the decision.'];
  const { faced, playouts, cards } = worth;
  const { seat } = faced.decision;
  const of = (value: Estimate | null): string =>
    value === null ? '–' : `${percent(value.mean)} ${plusMinus(value.error)}`;
  const table = new Table({
    style: { head: [], border: [] },
    head: ['card', 'chance', 'if held', 'if not', 'difference'],
  });
  for (const { reference, chance, held, without, difference } of cards)
    table.push([nameOf(reference), percent(chance), of(held), of(without), of(difference)]);
  return [
    '',
    `How likely ${names[seat] ?? seat} wins after the choice at position ${faced.revision}, with each card in the hand and without it:`,
    ...(cards.length === 0 ? ['The hand has no unknown card.'] : [table.toString()]),
    paint.dim(`± is a standard error, from ${playouts} pairs of playouts for each card.`),
  ];
}
