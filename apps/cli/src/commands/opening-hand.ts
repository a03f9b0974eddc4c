import { nextOpening, trainingKey } from '#coaching';
import { coachingBounds, seatViewer } from '#record';
import { openingSeat } from '#reviews';
import { Archive } from '../archive.js';
import { examples, wholeNumber } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, type ExitCode } from '../failure.js';
import {
  cardOf,
  dealtHand,
  namedOpening,
  openingCommand,
  openingsOf,
  type OpeningOptions,
} from '../openings.js';
import type { Output } from '../output.js';
import { dayNameOf, drawBoard } from '../terminal/board.js';

export const showHand = (add: Add): void =>
  add<OpeningOptions>(
    openingCommand('hand', 'show an opening hand of a deck, either the next to answer or the given one')
      .argument('[number]', 'the number of the hand', wholeNumber(1, coachingBounds.openingNumber))
      .addHelpText(
        'after',
        examples('retrace opening hand "White Water"', 'retrace opening hand my-deck.txt 7'),
      ),
    show,
  );

async function show(
  output: Output,
  [list = '', given]: readonly string[],
  options: OpeningOptions,
): Promise<ExitCode> {
  const named = namedOpening(output.around, list, options);
  const openings = await Archive.reading(output.around, openingsOf);
  const number = given === undefined ? nextOpening(openings, named.training, new Date()) : Number(given);
  const hand = dealtHand(named, number);
  const { decision, isFirst, state } = hand;
  const { module } = named.game;
  const view = module.see.view(state, seatViewer(openingSeat));
  const cards = decision.options.map((option) => cardOf(named, hand, option));
  const progress = openings.hands.get(trainingKey(named.training))?.get(number);
  output.document({
    number,
    goesFirst: isFirst,
    kind: decision.kind,
    min: decision.min,
    max: decision.max,
    cards: decision.options.map(({ key }, index) => ({ key, name: cards[index] })),
    answers: progress?.answers ?? 0,
    due: progress?.due ?? null,
    state: view,
  });
  const { theme } = output;
  const { paint } = theme;
  const count = decision.min === decision.max ? `${decision.max}` : `${decision.min} to ${decision.max}`;
  output.lines(
    '',
    ` ${paint.bold(`Hand ${number}`)} ${paint.dim(`· ${module.name} · ${named.plan.deck.name}`)}`,
    '',
    ...drawBoard(theme, view, dayNameOf(module)),
    '',
    `You go ${isFirst ? 'first' : 'second'}. Choose ${count} of these cards to give up:`,
    ...cards.map((name, index) => `  ${paint.bold(`${index + 1}`.padStart(2))}  ${name}`),
    '',
    paint.dim(`Answer with \`retrace opening answer <deck> ${number} <numbers>\`, such as 1,3`),
  );
  return exitCodes.ok;
}
