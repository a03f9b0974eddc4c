import { Command, InvalidArgumentError } from 'commander';
import { blindReviewToken } from '#archive';
import { blindOptions, blindSteps, type BlindQuestion, type BlindTally } from '#coaching';
import { entriesAt } from '#projections';
import { isSameChoice, isShown, recordBounds, seatViewer, type Choice } from '#record';
import { alikeChoices, choiceWords, percent } from '#reviews';
import { Archive } from '../archive.js';
import { examples, wholeNumber } from '../arguments.js';
import { ownAddress, tokenLink, viewerAddress } from '../assignment-link.js';
import {
  inviteFriend,
  keepBlindAnswer,
  openBlindReview,
  progressIn,
  scoreIn,
  verdictsIn,
  type OpenBlindReview,
} from '../blind.js';
import type { Add } from '../command.js';
import { exitCodes, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import { rounded } from '../reviewed.js';
import { dayNameOf, drawBoard } from '../terminal/board.js';
import { drawEntry } from '../terminal/log.js';
import { drawTable, type Column } from '../terminal/table.js';
import { capital } from '../terminal/text.js';
import { valueText } from '../value-text.js';

interface Options {
  readonly seat: number;
  readonly choose?: readonly number[];
  readonly skip?: true;
  readonly invite?: string;
  readonly viewer?: string;
}

const columns: readonly Column[] = [
  { title: '' },
  ...['given away', 'accuracy', 'best', '?!', '?', '??'].map((title) => ({ title, right: true }) as const),
];

/** The maximum number of events shown before a decision. */
const LINES = 12;

export const blind = (add: Add): void =>
  add<Options>(
    new Command('blind')
      .argument('<game>', 'the id of a finished game')
      .option(
        '-s, --seat <seat>',
        'the seat whose decisions you make',
        wholeNumber(0, recordBounds.seats - 1),
        0,
      )
      .option('-c, --choose <numbers>', 'the numbers of your choices: 2, or 1,3, or 0 for none', numbersIn)
      .option('--skip', 'skip the decision and see the choice made in the game')
      .option('--invite <name>', 'print a link for a friend to make the same decisions', friendName)
      .option('--viewer <address>', 'the address at which the friend opens the viewer', viewerAddress)
      .addHelpText(
        'after',
        examples(
          'retrace blind sample-1 --seat 0',
          'retrace blind sample-1 --seat 0 --choose 2',
          'retrace blind sample-1 --seat 0 --invite Cleo',
        ),
      )
      .addHelpText(
        'after',
        "\nShows the game as the player saw it, up to the player's next decision. After you decide, it shows " +
          'the choice made in the game,\nthe best choice, and the values of the choices according to a stored ' +
          'review (`retrace review <game> --keep`). After the last\ndecision, it shows your score.',
      ),
    decideBlind,
  );

function numbersIn(text: string): readonly number[] {
  if (!/^\d{1,4}(,\d{1,4})*$/.test(text))
    throw new InvalidArgumentError('Use the numbers of the choices, such as 2 or 1,3.');
  return text === '0' ? [] : text.split(',').map(Number);
}

function friendName(text: string): string {
  const name = text.trim();
  if (name !== '' && name.length <= recordBounds.playerName && isShown(name)) return name;
  throw new InvalidArgumentError(`Use 1 to ${recordBounds.playerName} printable characters.`);
}

async function decideBlind(
  output: Output,
  [id = '']: readonly string[],
  { seat, choose, skip, invite: friend, viewer }: Options,
): Promise<ExitCode> {
  const archive = await Archive.open(output.around);
  try {
    const open = await openBlindReview(archive, id, seat);
    if (friend !== undefined) await invite(output, archive, open, friend, viewer);
    else if (choose !== undefined || skip === true) await answer(output, archive, open, choose ?? null);
    else if (progressIn(open).question === null) await showScore(output, archive, open);
    else showQuestion(output, open);
    return exitCodes.ok;
  } finally {
    await archive.close();
  }
}

const words = ({ replay, seat }: OpenBlindReview, { requested }: BlindQuestion, choice: Choice): string =>
  capital(choiceWords(replay, requested, choice, seatViewer(seat), 'en'));

/** Returns the options of the current decision. Empty if no decisions remain. */
function optionsIn(open: OpenBlindReview): readonly Choice[] {
  const { question, reached } = progressIn(open);
  return question === null ? [] : blindOptions(question, alikeChoices(open.replay, reached));
}

/** Shows the board at the current decision, the events since the previous decision, and the options. */
function showQuestion(output: Output, open: OpenBlindReview): void {
  const { replay, seat, names, game } = open;
  const progress = progressIn(open);
  const { reached, question } = progress;
  const viewer = seatViewer(seat);
  const view = replay.module.see.view(replay.before(reached + 1), viewer);
  const shown = blindSteps(replay.events, progress).slice(-LINES);
  const log = [...entriesAt(replay, shown, viewer, 'en')];
  const decision = question?.decision;
  const choices = optionsIn(open).map((choice) => ({
    choice,
    text: question === null ? '' : words(open, question, choice),
  }));
  const [min, max] = [decision?.min ?? 0, decision?.max ?? 0];
  output.document({
    game,
    seat,
    position: `${reached}`,
    isOver: false,
    player: names[seat],
    asking: log.at(-1)?.telling.text ?? '',
    state: view,
    choices,
    min,
    max,
  });
  const { theme } = output;
  const { paint } = theme;
  const many = max > 1 ? ` ${min === max ? min : `${min} to ${max}`} of them, such as 1,2` : ' <number>';
  output.lines(
    '',
    ` ${paint.bold(game)} ${paint.dim(`· ${replay.module.name} · as ${names[seat] ?? ''} saw it`)}`,
    '',
    ...drawBoard(theme, view, dayNameOf(replay.module)),
    ...log.map((entry) => drawEntry(theme, entry, entry.revision === reached ? 'current' : 'plain')),
    '',
    ...choices.map(({ text }, index) => `  ${paint.bold(`${index + 1}`.padStart(2))}  ${text}`),
    '',
    paint.dim(`Answer with \`retrace blind ${game} --seat ${seat} --choose${many}\`, or skip with --skip`),
  );
}

/** Stores an answer, given as option numbers, or skips the decision. Then shows the value of each choice. */
async function answer(
  output: Output,
  archive: Archive,
  open: OpenBlindReview,
  numbers: readonly number[] | null,
): Promise<void> {
  const { reached } = progressIn(open);
  const options = optionsIn(open);
  const choice = numbers?.flatMap((number) => options[number - 1] ?? `${number}`) ?? null;
  const answered = await keepBlindAnswer(archive, open, reached, choice);
  const verdict = (await verdictsIn(archive, open))(answered, choice);
  const own = choice && (verdict?.answer?.choice ?? choice);
  const taken = verdict?.decision.taken ?? answered.taken;
  const inWords = (keys: Choice) => ({ choice: keys, text: words(open, answered, keys) });
  const worth = verdict?.decision.choices ?? [];
  output.document({
    position: `${reached}`,
    choice: own && inWords(own),
    taken: inWords(taken),
    best: verdict && inWords(verdict.decision.best),
    loss: verdict?.answer == null ? null : rounded(verdict.answer.loss),
    takenLoss: verdict && rounded(verdict.decision.loss),
    worth: worth.map(({ choice: keys, value, error }) => ({
      ...inWords(keys),
      value: rounded(value),
      error: rounded(error),
    })),
  });
  const { paint } = output.theme;
  output.lines(
    ...(own === null ? [] : [`You chose: ${words(open, answered, own)}`]),
    `${open.names[open.seat] ?? ''} chose: ${words(open, answered, taken)}`,
    ...(verdict === null
      ? [paint.dim('No review has evaluated this decision. Create one with `retrace review <game> --keep`')]
      : verdict.answer === null && own !== null
        ? [paint.dim('The review has not evaluated your choice.'), '']
        : ['']),
    ...worth.map(({ choice: keys, value, error }) => {
      const marks = [
        ...(own !== null && isSameChoice(keys, own) ? ['yours'] : []),
        ...(isSameChoice(keys, taken) ? ['played'] : []),
      ];
      const mark = marks.length === 0 ? '' : paint.dim(` (${marks.join(', ')})`);
      return `  ${valueText({ value, error })}  ${words(open, answered, keys)}${mark}`;
    }),
    '',
    paint.dim(`Continue with \`retrace blind ${open.game} --seat ${open.seat}\``),
  );
}

/** Shows the scores of the owner, of the player whose seat is reviewed, and of the friends who have also finished. */
async function showScore(output: Output, archive: Archive, open: OpenBlindReview): Promise<void> {
  const own = await scoreIn(archive, open);
  const friends: { readonly name: string; readonly score: Awaited<ReturnType<typeof scoreIn>> | null }[] = [];
  for (const [reader, { name }] of open.review.readers) {
    if (reader === 0) continue;
    const isOver = progressIn(open, reader).question === null;
    friends.push({ name, score: isOver ? await scoreIn(archive, open, reader) : null });
  }
  const player = open.names[open.seat] ?? '';
  output.document({ game: open.game, seat: open.seat, isOver: true, player, score: own, friends });
  const row = (name: string, { lost, accuracy, best, grades }: BlindTally): readonly string[] => [
    name,
    `${Math.round(100 * lost)}`,
    accuracy === null ? '–' : percent(accuracy),
    `${best}`,
    `${grades.inaccuracy}`,
    `${grades.mistake}`,
    `${grades.blunder}`,
  ];
  if (own.judged === 0) {
    output.lines(
      'No review has evaluated any decision that you made. Create one with `retrace review <game> --keep`',
    );
    return;
  }
  output.lines(
    `Points of win probability lost, over ${own.judged} evaluated decisions:`,
    '',
    ...drawTable(output.theme, columns, [
      row('you', own.reader),
      row(player, own.player),
      ...friends.flatMap(({ name, score }) => (score ? [row(name, score.reader)] : [])),
    ]),
    ...friends.flatMap(({ name, score }) => (score ? [] : [`${name} has not finished yet.`])),
  );
}

async function invite(
  output: Output,
  archive: Archive,
  open: OpenBlindReview,
  name: string,
  address: string | undefined,
): Promise<void> {
  const { environment } = output.around;
  const reader = await inviteFriend(archive, open, name);
  const path = `${address ?? ownAddress(environment)}/blind#blind=`;
  const link = await tokenLink(archive, environment, path, (key) => blindReviewToken(key, open.id, reader));
  output.document({ game: open.game, seat: open.seat, reader, name, link });
  if (link === null)
    output.lines('Start the server once to create a signing key, so that this command can sign links.');
  else output.lines(`Link for ${name}:`, link);
}
