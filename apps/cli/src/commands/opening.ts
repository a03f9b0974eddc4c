import { Command } from 'commander';
import { trainingsOf, type Openings, type Training } from '#coaching';
import { Archive } from '../archive.js';
import { examples } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, type ExitCode } from '../failure.js';
import { openingsOf } from '../openings.js';
import type { Output } from '../output.js';
import { drawTable } from '../terminal/table.js';
import { cut } from '../terminal/text.js';
import { columns } from '../stats-table.js';
import { answerHand } from './opening-answer.js';
import { showHand } from './opening-hand.js';
import { openingTable } from './opening-table.js';

export const opening = (add: Add): void =>
  add(
    new Command('opening')
      .addHelpText(
        'after',
        examples(
          'retrace opening',
          'retrace opening hand "White Water"',
          'retrace opening answer "White Water" 1 2,4,5',
          'retrace opening table my-deck.txt --against "Toll House" --out values.csv',
        ),
      )
      .addHelpText('after', '\nHands with wrong answers are due again in minutes, others in days.'),
    listTrained,
    showHand,
    answerHand,
    openingTable,
  );

async function listTrained(output: Output): Promise<ExitCode> {
  const openings = await Archive.reading(output.around, openingsOf);
  const trainings = trainingsOf(openings, new Date());
  output.document({ trainings: trainings.map((training) => documentOf(openings, training)) });
  if (trainings.length === 0)
    output.lines('You have not answered any opening hands. Deal one with `retrace opening hand <deck>`.');
  else
    output.lines(
      ...drawTable(
        output.theme,
        columns('Deck', 'Against', 'Seed', '#Hands', '#Best', '#Due'),
        trainings.map(({ deck, against, seed, hands, best, due }) => [
          cut(openings.decks.get(deck)?.name ?? deck, 28),
          against === null ? 'shipped decks' : cut(openings.decks.get(against)?.name ?? against, 28),
          cut(seed, 12),
          `${hands}`,
          `${best}`,
          `${due}`,
        ]),
      ),
    );
  return exitCodes.ok;
}

/** Converts the training with a deck to its entry in the JSON document. */
function documentOf({ decks }: Openings, { deck, against, ...training }: Training) {
  const shown = (id: string) => {
    const { name = id, list = '' } = decks.get(id) ?? {};
    return { name, list };
  };
  return {
    module: decks.get(deck)?.module ?? null,
    deck: shown(deck),
    against: against === null ? null : shown(against),
    ...training,
  };
}
