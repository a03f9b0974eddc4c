import { Command } from 'commander';
import {
  addChapter,
  assignmentToken,
  deleteStudy,
  makeAssignment,
  moveChapter,
  removeChapter,
  shareStudy,
  startStudy,
  studyToken,
  unshareStudy,
} from '#archive';
import { chapterDecision, checkedContent, type Study } from '#coaching';
import { Replay } from '#projections';
import { coachingBounds } from '#record';
import { Archive, moduleOf } from '../archive.js';
import { examples, repeated, wholeNumber } from '../arguments.js';
import { ownAddress, tokenLink, viewerAddress } from '../assignment-link.js';
import type { Add } from '../command.js';
import { exitCodes, failure, must, mustChange, type ExitCode } from '../failure.js';
import { isMeant } from '../meant.js';
import type { Output } from '../output.js';
import { chapterNumbered, ownOrDeleted, ownStudy } from '../studies.js';
import { nameText, questionText } from './assign.js';
import { defaultViewer, positionIn, seatsOf, viewerOf } from '../viewing.js';

const studyArgument = ['<study>', 'the id or title of a study'] as const;
const placeNumber = wholeNumber(1, 1000);

/** Opens the archive, applies a change to one of the owner's studies, and closes the archive. */
async function changing(
  output: Output,
  text: string,
  change: (archive: Archive, study: Study) => Promise<void>,
  find = ownStudy,
): Promise<ExitCode> {
  const archive = await Archive.open(output.around);
  try {
    await change(archive, await find(archive, text));
    return exitCodes.ok;
  } finally {
    await archive.close();
  }
}

export const newStudy = (add: Add): void =>
  add(
    new Command('new').description('create a study').argument('<title>', 'the title'),
    async (output, [title = '']) => {
      const archive = await Archive.open(output.around);
      try {
        const begun = { title, at: new Date().toISOString() };
        const { study: id, ...made } = mustChange(
          await startStudy(archive.stored, archive.authorship, begun),
        );
        output.document({ id, title: made.title });
        output.lines(
          `Created “${made.title}”: ${id}`,
          `Add a position with \`retrace study add ${id} <game> --at 142\``,
        );
        return exitCodes.ok;
      } finally {
        await archive.close();
      }
    },
  );

interface AddOptions {
  readonly at?: string;
  readonly until?: string;
  readonly as: string;
  readonly text: string;
  readonly question?: string;
  readonly accept?: readonly string[];
  readonly answer: string;
}

export const addToStudy = (add: Add): void =>
  add<AddOptions>(
    new Command('add')
      .description('add positions of a game as a chapter')
      .argument(...studyArgument)
      .argument('<game>', 'the id of a game')
      .option(
        '-t, --at <position>',
        'the first position, as the number of an event (default: the last event)',
      )
      .option('-u, --until <position>', 'the last position, up to 200 events later')
      .option('-a, --as <viewer>', 'the perspective: a seat (0, 1), spectator or all', defaultViewer)
      .option('--text <text>', 'the text of the chapter', '')
      .option('--question <text>', 'a question about the first position')
      .option('--accept <key>', 'the key of a correct option; can be repeated', repeated)
      .option('--answer <text>', 'the answer as text', '')
      .addHelpText(
        'after',
        examples(
          'retrace study add "Ends of games" sample-1 --at 126 --as 0 --question "What would you play?"',
        ),
      ),
    (output, [text = '', id = ''], options) =>
      changing(output, text, async (archive, { study }) => {
        const events = await archive.read(id);
        const replay = new Replay(moduleOf(events), events);
        viewerOf(options.as, seatsOf(events).length);
        const from = eventIn(replay, options.at);
        const to = options.until === undefined ? from : eventIn(replay, options.until);
        const line = { game: archive.idOf(id), from, to, as: options.as };
        const question =
          options.question === undefined
            ? null
            : { text: options.question, accepted: options.accept ?? [], answer: options.answer };
        const written = { text: options.text, arrows: [], highlights: [], question };
        const content = must(checkedContent(written, chapterDecision(events, line)));
        const added = { study, content, ...line };
        const { chapters } = mustChange(await addChapter(archive.stored, archive.authorship, added));
        output.document({ id: study, chapter: chapters.length, ...line });
        output.lines(`Added chapter ${chapters.length}.`);
      }),
  );

function eventIn(replay: Replay, text: string | undefined): number {
  const { revision, action } = positionIn(replay, text);
  if (action === undefined) return revision;
  throw failure(exitCodes.usage, 'STUDY_INVALID', 'The position is inside an event.', {
    advice: 'Use the number of an event, as in --at 142.',
  });
}

export const moveOne = (add: Add): void =>
  add(
    new Command('move')
      .description('move a chapter to another index')
      .argument(...studyArgument)
      .argument('<chapter>', 'the number of the chapter', placeNumber)
      .argument('<place>', 'the new number of the chapter', placeNumber),
    (output, [text = '', chapter = '', place = '']) =>
      changing(output, text, async (archive, found) => {
        const moved = { study: found.study, chapter: chapterNumbered(found, Number(chapter)).chapter };
        mustChange(await moveChapter(archive.stored, archive.authorship, moved, Number(place) - 1));
        output.document({ id: found.study, chapter: Number(place) });
        output.lines(`Moved chapter ${chapter} to ${place}.`);
      }),
  );

export const removeOne = (add: Add): void =>
  add(
    new Command('remove')
      .description('remove a chapter')
      .argument(...studyArgument)
      .argument('<chapter>', 'the number of the chapter', placeNumber),
    (output, [text = '', chapter = '']) =>
      changing(output, text, async (archive, found) => {
        const removed = { study: found.study, chapter: chapterNumbered(found, Number(chapter)).chapter };
        const { chapters } = mustChange(await removeChapter(archive.stored, archive.authorship, removed));
        output.document({ id: found.study, chapters: chapters.length });
        output.lines(`Removed chapter ${chapter}.`);
      }),
  );

interface ShareOptions {
  readonly revoke?: true;
  readonly viewer?: string;
}

export const shareOne = (add: Add): void =>
  add<ShareOptions>(
    new Command('share')
      .description('print the link for readers')
      .argument(...studyArgument)
      .option('--revoke', 'revoke the link instead')
      .option('--viewer <address>', 'the address at which readers open the viewer', viewerAddress),
    (output, [text = ''], { revoke, viewer }) =>
      changing(output, text, async (archive, { study: id }) => {
        const decide = revoke === true ? unshareStudy : shareStudy;
        const { link: shared } = mustChange(await decide(archive.stored, archive.authorship, id));
        const { environment } = output.around;
        const path = `${viewer ?? ownAddress(environment)}/study#study=`;
        const link =
          shared === null
            ? null
            : await tokenLink(archive, environment, path, (key) => studyToken(key, id, shared));
        output.document({ id, isShared: shared !== null, link });
        if (shared === null) output.lines('Revoked the link.');
        else if (link === null)
          output.lines('Start the server once to create a signing key, so that this command can sign links.');
        else output.lines('Link for readers:', link);
      }),
  );

interface AssignOptions {
  readonly to: string;
  readonly question: string;
  readonly viewer?: string;
}

export const assignStudy = (add: Add): void =>
  add<AssignOptions>(
    new Command('assign')
      .description('send the positions of a study to a player as an assignment')
      .argument(...studyArgument)
      .requiredOption('--to <name>', "the player's name", nameText)
      .requiredOption('--question <text>', 'your question', questionText)
      .option('--viewer <address>', 'the address at which the player opens the viewer', viewerAddress),
    (output, [text = ''], { to, question, viewer }) =>
      changing(output, text, async (archive, { chapters }) => {
        const tasks = chapters
          .filter(({ as }) => /^\d+$/.test(as))
          .map(({ game, from, as }) => ({ game, revision: from, seat: Number(as) }));
        if (tasks.length === 0 || tasks.length > coachingBounds.tasks)
          throw failure(
            exitCodes.badInput,
            'ASSIGNMENT_INVALID',
            `The study has ${tasks.length} positions from a player's perspective.`,
            {
              advice: `Use a study with 1 to ${coachingBounds.tasks} such positions.`,
            },
          );
        const sent = { to, question, tasks, at: new Date().toISOString() };
        const { assignment: id } = mustChange(await makeAssignment(archive.stored, archive.authorship, sent));
        const { environment } = output.around;
        const path = `${viewer ?? ownAddress(environment)}/assignment#assignment=`;
        const link = await tokenLink(archive, environment, path, (key) => assignmentToken(key, id));
        output.document({ id, to, tasks: tasks.length, link });
        output.lines(`Created assignment ${id} for ${to}.`);
        output.lines(
          ...(link === null ? [] : ['Link for the player:', link]),
          'List the answers with `retrace assignments`',
        );
      }),
  );

interface DeleteOptions {
  readonly yes?: true;
}

export const deleteOne = (add: Add): void =>
  add<DeleteOptions>(
    new Command('delete')
      .description('permanently delete a study, but not its games')
      .argument(...studyArgument)
      .option('-y, --yes', 'do not ask for confirmation'),
    (output, [text = ''], { yes }) =>
      changing(
        output,
        text,
        async (archive, { study: id, title }) => {
          const meant = yes === true || (await isMeant(output.around, id, `the study “${title}”`));
          if (meant) mustChange(await deleteStudy(archive.stored, archive.authorship, id));
          output.document({ id, deleted: meant });
          output.lines(meant ? `Deleted “${title}”.` : 'Nothing was deleted.');
        },
        ownOrDeleted,
      ),
  );
