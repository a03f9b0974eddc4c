import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import type { Review, ReviewedDecision } from '#analysis';
import { reviewBounds, type Choice } from '#record';
import { lacksOf, playoutsOf, reviewInThreads, turningWords, usualPlayouts, type Lack } from '#reviews';
import { examples, seedText, wholeNumber } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, must, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import { progressOf } from '../progress.js';
import { judgedGame, percent, rounded, type JudgedGame } from '../reviewed.js';
import { counted } from '../terminal/text.js';
import { defaultViewer } from '../viewing.js';

interface Options {
  readonly as: string;
  readonly seed: string;
  readonly playouts: string;
  readonly threads: number;
}

/** Bad choices that are printed. */
const MISTAKES = 8;

const lackWords: Readonly<Record<Lack, string>> = {
  decisions: 'The record has no decisions to judge.',
  end: 'The game is not over. Luck and skill come to how it stands.',
  cards: 'Some cards are not known. The value model alone judged those moments.',
  abilities: 'Some cards have abilities that the rules do not execute.',
  model: 'The game has no value model. Every playout went to the end.',
};

export const reviewGame = (add: Add): void =>
  add<Options>(
    new Command('review')
      .description('review a game: win probability, what each decision was worth, luck and skill')
      .argument('<game>', 'id of a game')
      .option('-a, --as <viewer>', 'the perspective: a seat (0, 1), spectator or all', defaultViewer)
      .option('-s, --seed <text>', 'the same seed gives the same numbers', seedText, '1')
      .option('-p, --playouts <number>', 'playouts for each moment', `${usualPlayouts}`)
      .option(
        '--threads <number>',
        'how many threads work on it; the numbers are the same',
        wholeNumber(1, reviewBounds.threads),
        Math.min(reviewBounds.threads, availableParallelism()),
      )
      .addHelpText(
        'after',
        examples('retrace review sample-1', 'retrace review sample-1 --playouts 60 --json'),
      ),
    review,
  );

async function review(
  output: Output,
  [id = '']: readonly string[],
  { as, seed, playouts, threads }: Options,
): Promise<ExitCode> {
  const asked = must(playoutsOf(Number(playouts)), exitCodes.usage);
  const game = await judgedGame(output.around, id, as);
  const { replay, viewer, lists } = game;
  const from = performance.now();
  const progress = progressOf(output, 'Reviewing', replay.events.length);
  const found = await reviewInThreads(
    replay,
    { seed, playouts: asked, viewer, lists },
    { threads, judged: (done, all) => progress.to(Math.round((done / all) * replay.events.length)) },
  ).finally(() => progress.end());
  const seconds = (performance.now() - from) / 1000;
  output.document(documentOf(id, game, found, seconds));
  for (const lack of lacksOf(replay, found)) output.remark(lackWords[lack]);
  output.lines(...drawReview(output, game, found, seconds));
  return exitCodes.ok;
}

/** A review as `--json` shows it. */
const documentOf = (id: string, { replay, viewer }: JudgedGame, found: Review, seconds: number) => ({
  game: id,
  points: found.points.map(({ revision, winProbability, error }) => ({
    position: `${revision}`,
    winProbability: winProbability.map(rounded),
    error: error === null ? null : rounded(error),
  })),
  decisions: found.decisions.map(
    ({ revision, made, seat, kind, taken, best, loss, lossError, grade, choices }) => ({
      position: `${revision}`,
      made: `${made}`,
      seat,
      kind,
      taken,
      best,
      loss: rounded(loss),
      error: rounded(lossError),
      grade,
      options: choices.map(({ choice, value, error, playouts }) => ({
        choice,
        value: rounded(value),
        error: rounded(error),
        playouts,
      })),
    }),
  ),
  // Not rounded: luck and skill come to the result.
  seats: found.seats,
  turningPoints: found.turningPoints.map((turning) => ({
    position: `${turning.revision}`,
    until: `${turning.until}`,
    seat: turning.seat,
    before: rounded(turning.before),
    after: rounded(turning.after),
    given: rounded(turning.given),
    text: turningWords(turning, replay, found.decisions, viewer, 'en'),
  })),
  seconds: Number(seconds.toFixed(3)),
});

function drawReview(output: Output, game: JudgedGame, found: Review, seconds: number): readonly string[] {
  const { paint } = output.theme;
  const { replay, names, viewer } = game;
  const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;
  const worst = found.decisions
    .filter(({ grade }) => grade !== null)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MISTAKES);
  return [
    ...found.seats.map(({ seat, accuracy, luck, skill }) => {
      const told = accuracy === null ? '' : `accuracy ${percent(accuracy)}, `;
      return `${paint.bold(names[seat] ?? `${seat}`)}  ${told}luck ${signed(luck)}, skill ${signed(skill)}`;
    }),
    '',
    ...(found.turningPoints.length === 0 ? [] : [paint.bold('Turning points')]),
    ...found.turningPoints.map(
      (turning) =>
        `  ${paint.dim(`${turning.revision}`)}  ${turningWords(turning, replay, found.decisions, viewer, 'en')}`,
    ),
    ...(worst.length === 0 ? [] : ['', paint.bold('Mistakes')]),
    ...worst.map((decision) => `  ${paint.dim(`${decision.revision}`)}  ${mistakeWords(game, decision)}`),
    '',
    paint.dim(
      `${counted(found.decisions.length, 'decision')} judged at ${counted(found.points.length, 'moment')} in ${seconds.toFixed(1)} s`,
    ),
  ];
}

function mistakeWords(
  { replay, names, viewer }: JudgedGame,
  { revision, seat, kind, taken, best, loss, lossError, grade }: ReviewedDecision,
): string {
  const { module } = replay;
  const { zones } = module.see.view(replay.before(revision + 1), viewer);
  const cards = new Map(
    zones.flatMap(({ cards }) => cards.map(({ item, face }) => [item, face?.name] as const)),
  );
  const event = replay.events[revision]?.event;
  const options = event?.kind === 'DecisionRequested' ? event.decision.options : [];
  const named = (choice: Choice): string =>
    choice.length === 0
      ? 'nothing'
      : choice
          .map((key) => {
            const about = options.find((option) => option.key === key)?.about as
              { item?: number } | undefined;
            const card = about?.item === undefined ? undefined : cards.get(about.item);
            return card === undefined ? key : /^\d+$/.test(key) ? card : `${card} (${key})`;
          })
          .join(', ');
  return (
    `${grade ?? ''} of ${names[seat] ?? seat}, ${kind}: ${named(taken)}. ` +
    `Better by ${percent(loss)} ± ${percent(lossError)}: ${named(best)}.`
  );
}
