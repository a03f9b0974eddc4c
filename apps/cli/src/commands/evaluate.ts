import { Command } from 'commander';
import { nextDecision, standingAt } from '#analysis';
import { percent, playoutsOf, plusMinus, usualForOne } from '#reviews';
import { examples, seedText } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, must, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import { deckListsOption, gameToReview, rounded, type DeckLists } from '../reviewed.js';
import { defaultViewer, positionIn } from '../viewing.js';

interface Options {
  readonly at?: string;
  readonly as: string;
  readonly seed: string;
  readonly playouts: string;
  readonly deckLists?: DeckLists;
}

export const evaluatePosition = (add: Add): void =>
  add<Options>(
    new Command('evaluate')
      .argument('<game>', 'the id of a game')
      .option(
        '-t, --at <position>',
        'the position, such as 142; if no decision is pending there, the next decision is used (default: the ' +
          'last position)',
      )
      .option(
        '-a, --as <viewer>',
        'the perspective whose knowledge is used: a seat (0, 1), spectator, or all cards visible (all)',
        defaultViewer,
      )
      .option('-s, --seed <text>', 'the seed; the same seed gives the same numbers', seedText, '1')
      .option('-p, --playouts <number>', 'the number of playouts', `${usualForOne}`)
      .addOption(deckListsOption())
      .addHelpText(
        'after',
        examples('retrace evaluate sample-1 --at 142', 'retrace evaluate sample-1 --at 142 --as 0'),
      ),
    printEvaluation,
  );

async function printEvaluation(
  output: Output,
  [id = '']: readonly string[],
  { at, as, seed, playouts, deckLists }: Options,
): Promise<ExitCode> {
  const playoutCount = must(playoutsOf(Number(playouts)), exitCodes.usage);
  const { replay, viewer, names, lists } = await gameToReview(output.around, id, as, deckLists);
  const asking = positionIn(replay, at).revision;
  const position = nextDecision(replay, asking);
  const from = performance.now();
  const found = standingAt(replay, position, { viewer, lists, seed, playouts: playoutCount });
  const seconds = (performance.now() - from) / 1000;
  output.document({
    game: id,
    position: `${position}`,
    as,
    deckLists: lists ? 'known' : 'unknown',
    winProbability: found.winProbability.map(rounded),
    error: found.error === null ? null : rounded(found.error),
    playouts: found.playouts,
    seconds: Number(seconds.toFixed(3)),
  });
  const error = found.error === null ? ', by the value model alone' : ` ${plusMinus(found.error)}`;
  output.lines(
    ...(position === asking
      ? []
      : [`Position ${asking} has no decision. The next decision is at ${position}.`]),
    ...found.winProbability.map((share, seat) => `${names[seat] ?? seat}  ${percent(share)}${error}`),
    output.theme.paint.dim(`position ${position}, ${found.playouts} playouts in ${seconds.toFixed(2)} s`),
  );
  return exitCodes.ok;
}
