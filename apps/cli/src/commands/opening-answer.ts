import { openingChoices, valueOpening, type OpeningHand } from '#analysis';
import { answerOpening } from '#archive';
import { rateOpening, trainingKey } from '#coaching';
import { checkChoice } from '#kernel';
import { coachingBounds, isSameChoice, type Choice } from '#record';
import { openingPlayouts, openingSeat, percent, seedOfOpening } from '#reviews';
import { Archive } from '../archive.js';
import { examples, wholeNumber } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, failure, must, mustChange, type ExitCode } from '../failure.js';
import {
  cardOf,
  dealtHand,
  namedOpening,
  openingCommand,
  openingsOf,
  type NamedOpening,
  type OpeningOptions,
} from '../openings.js';
import type { Output } from '../output.js';
import { ratingWords } from '../rating-words.js';
import { rounded } from '../reviewed.js';
import { valueText } from '../value-text.js';

export const answerHand = (add: Add): void =>
  add<OpeningOptions>(
    openingCommand('answer', 'answer an opening hand, and see the values of its choices')
      .argument('<number>', 'the number of the hand', wholeNumber(1, coachingBounds.openingNumber))
      .argument('[cards]', 'the numbers of the cards to give up, as in 1,3 (default: none)')
      .addHelpText('after', examples('retrace opening answer "White Water" 1 2,4,5')),
    answer,
  );

async function answer(
  output: Output,
  [list = '', given = '', cards = '']: readonly string[],
  options: OpeningOptions,
): Promise<ExitCode> {
  const named = namedOpening(output.around, list, options);
  const number = Number(given);
  const hand = dealtHand(named, number);
  const choice = choiceIn(hand, cards);
  const { module } = named.game;
  const { alike } = openingChoices(module, hand);
  const seed = seedOfOpening(named.plan.seed, number);
  const archive = await Archive.open(output.around);
  try {
    const values = valueOpening(module, hand, { seed, playouts: openingPlayouts });
    const { rating, loss, error, choice: own } = rateOpening(values, alike(choice));
    const at = new Date().toISOString();
    const stored = { ...named.training, number, choice, rating, loss, at };
    mustChange(await answerOpening(archive, archive.authorship, named.decks, stored));
    const due = (await openingsOf(archive)).hands.get(trainingKey(named.training))?.get(number)?.due ?? at;
    output.document({
      number,
      rating,
      choice: own,
      loss: rounded(loss),
      error: rounded(error),
      worth: values.map((valued) => ({
        choice: valued.choice,
        keeps: remainingHand(named, hand, valued.choice),
        value: rounded(valued.value),
        error: rounded(valued.error),
      })),
      due,
    });
    const { paint } = output.theme;
    output.lines(
      paint.bold(ratingWords[rating]) +
        (rating === 'worse' ? ` Your choice loses ${percent(loss)} of win probability.` : ''),
      '',
      ...values.map((valued) => {
        const mark = isSameChoice(valued.choice, own) ? paint.dim(' (yours)') : '';
        return `  ${valueText(valued)}  keep ${remainingHand(named, hand, valued.choice).join(', ') || 'nothing'}${mark}`;
      }),
      '',
      paint.dim(
        '± is the standard error of the difference to the best choice, from playouts and the value model.',
      ),
      paint.dim(`The hand is due again on ${due.slice(0, 16).replace('T', ' ')} UTC.`),
    );
    return exitCodes.ok;
  } finally {
    await archive.close();
  }
}

/** Returns the names of the cards that remain in the hand after a choice. */
const remainingHand = (named: NamedOpening, hand: OpeningHand, choice: Choice): readonly string[] =>
  hand.decision.options.flatMap((option) =>
    choice.includes(option.key) ? [] : [cardOf(named, hand, option)],
  );

/**
 * Parses a choice, which consists of card numbers that `retrace opening hand` shows. Throws a `Failure` if the choice
 * is illegal.
 */
function choiceIn({ decision }: OpeningHand, cards: string): Choice {
  const words = cards.split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));
  const choice = words.map((word) => {
    const option = /^\d{1,3}$/.test(word) ? decision.options[Number(word) - 1] : undefined;
    if (option !== undefined) return option.key;
    throw failure(exitCodes.usage, 'OPTION_UNKNOWN', `The hand has no card "${word}".`, {
      advice: `Use numbers from 1 to ${decision.options.length}, as in 1,3.`,
    });
  });
  const legal = checkChoice(decision, openingSeat, choice, '');
  if (legal.ok) return choice;
  const { code, message } = legal.error;
  const advice = 'Use `retrace opening hand` to see how many cards you must give up.';
  return must({ ok: false, error: { code, message, advice } }, exitCodes.usage);
}
