import Table from 'cli-table3';
import { Command } from 'commander';
import {
  rangeAt,
  rangeQuestion,
  signsOf,
  type HeldCard,
  type PossibleDeck,
  type RangeRequest,
} from '#analysis';
import { playableGames, shippedDecks } from '#games';
import { startedIn } from '#record';
import { percent, playoutsOf, usualForOne, wordFor } from '#reviews';
import { examples, seedText } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, failure, must, type ExitCode } from '../failure.js';
import { heldValues, heldValuesDocument, heldValuesTable } from '../held-values.js';
import type { Output } from '../output.js';
import { deckListsOption, gameToReview, rounded, type DeckLists } from '../reviewed.js';
import { counted } from '../terminal/text.js';
import { defaultViewer, positionIn, viewerOf } from '../viewing.js';

interface Options {
  readonly at?: string;
  readonly seat: string;
  readonly as: string;
  readonly deckLists?: DeckLists;
  readonly worth?: true;
  readonly best?: true;
  readonly playouts: string;
  readonly seed: string;
}

/** The maximum number of cards shown. */
const MOST_CARDS = 12;

export const range = (add: Add): void =>
  add<Options>(
    new Command('range')
      .argument('<game>', 'the id of a game')
      .requiredOption('--seat <seat>', 'the seat of the player who holds the hand')
      .option('-t, --at <position>', 'the position, such as 142 (default: the last)')
      .option(
        '-a, --as <viewer>',
        'the perspective whose knowledge is used: a seat (0, 1), spectator, or all for the knowledge of the ' +
          'next player',
        defaultViewer,
      )
      .addOption(deckListsOption())
      .option(
        '-w, --worth',
        "also evaluate the last decision's choice, with and without each of the six most likely cards",
      )
      .option('-b, --best', 'like --worth, and also evaluate the best choice')
      .option(
        '-p, --playouts <number>',
        'the number of playouts with each card, and without it',
        `${usualForOne}`,
      )
      .option('-s, --seed <text>', 'the seed; the same seed gives the same numbers', seedText, '1')
      .addHelpText(
        'after',
        examples(
          'retrace range sample-1 --at 142 --seat 1',
          'retrace range sample-1 --at 142 --seat 1 --as 0',
          'retrace range sample-1 --at 142 --seat 1 --as 0 --best',
        ),
      ),
    printRange,
  );

async function printRange(
  output: Output,
  [id = '']: readonly string[],
  { at, seat: text, as, deckLists, worth, best, playouts, seed }: Options,
): Promise<ExitCode> {
  const budget = { seed, playouts: must(playoutsOf(Number(playouts)), exitCodes.usage) };
  const { replay, viewer, names, lists } = await gameToReview(output.around, id, as, deckLists);
  const holder = viewerOf(text, names.length);
  if (holder.kind !== 'seat')
    throw failure(exitCodes.usage, 'VIEWER_INVALID', `"${text}" is not a seat of this game.`, {
      advice: `Use a seat from 0 to ${names.length - 1}.`,
    });
  const { seat } = holder;
  const { revision } = positionIn(replay, at);
  const { module, events } = replay;
  const game = playableGames().get(module.id);
  const usual = game === undefined ? [] : shippedDecks(game, startedIn(events)?.edition ?? '');
  const request: RangeRequest = { seat, viewer, lists, usual };
  const question = rangeQuestion(replay, request);
  const found =
    question !== null && module.hands !== undefined
      ? rangeAt(module.hands, signsOf(module, events, question), revision, question.deck)
      : null;
  const nameOf = (reference: string): string =>
    (question?.deck.cards[reference] as { readonly name?: string } | undefined)?.name ?? reference;
  const likely = (cards: readonly HeldCard[]): readonly HeldCard[] =>
    cards.filter(({ chance }) => chance > 0).slice(0, MOST_CARDS);
  const listed = (cards: readonly HeldCard[]) =>
    likely(cards).map(({ reference, chance, byCopies }) => ({
      reference,
      name: nameOf(reference),
      chance: rounded(chance),
      byCopies: rounded(byCopies),
    }));
  const isWeighed = worth === true || best === true;
  const weighed =
    !isWeighed || found === null
      ? null
      : heldValues(output, replay, request, revision, { ...budget, isBest: best === true });
  const [played, other] = weighed ?? [];
  output.document({
    game: id,
    position: at ?? `${revision}`,
    as,
    seat,
    unknown: found?.unknown ?? null,
    known: found?.known ?? [],
    source: question?.deck.source ?? null,
    cards: listed(found?.cards ?? []),
    hidden: (found?.hidden ?? []).map(({ zone, unknown, cards }) => ({
      zone,
      unknown,
      cards: listed(cards),
    })),
    ...(isWeighed && { worth: played ? heldValuesDocument(played, nameOf) : null }),
    ...(best === true && { best: other ? heldValuesDocument(other, nameOf) : null }),
  });
  if (found === null || question === null) {
    output.lines(
      'Nothing is estimated, because this perspective sees the hand or nothing is known about the deck.',
    );
    return exitCodes.ok;
  }
  const known = found.known.length === 0 ? '' : `, and ${found.known.map(nameOf).join(', ')}`;
  output.lines(
    `${names[seat] ?? seat} has ${counted(found.unknown, 'unknown card')}${known}.`,
    ...tableOf(likely(found.cards), nameOf),
    ...found.hidden.flatMap(({ zone, unknown, cards }) => [
      '',
      `${wordFor(module.tell, zone, 'en') ?? zone}: ${counted(unknown, 'unknown card')}.`,
      ...tableOf(likely(cards), nameOf),
    ]),
    output.theme.paint.dim(sources[question.deck.source]),
    ...(weighed ?? []).flatMap((choice) => heldValuesTable(output, choice, names, nameOf)),
    ...(isWeighed && weighed === null
      ? ['No choice was evaluated, because a review from this perspective does not evaluate the decision.']
      : []),
    ...(best === true && played && !other ? ['No other choice is certainly better.'] : []),
  );
  return exitCodes.ok;
}

function tableOf(cards: readonly HeldCard[], nameOf: (reference: string) => string): readonly string[] {
  if (cards.length === 0) return [];
  const table = new Table({ style: { head: [], border: [] }, head: ['card', 'chance', 'by copies only'] });
  for (const { reference, chance, byCopies } of cards)
    table.push([nameOf(reference), percent(chance), percent(byCopies)]);
  return [table.toString()];
}

const sources: Readonly<Record<PossibleDeck['source'], string>> = {
  listed: 'The deck list is known.',
  shown: "The deck's cards are known from the record.",
  shipped: 'The deck is assumed to be one of the shipped decks that contain every card seen so far.',
};
