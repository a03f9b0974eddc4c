import { Command } from 'commander';
import { assignmentsOf, closeAssignment } from '#archive';
import type { Assignment, TaskReply } from '#coaching';
import { Replay } from '#projections';
import { seatViewer } from '#record';
import { choiceWords } from '#reviews';
import { Archive, moduleOf, owner } from '../archive.js';
import { examples } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, failure, mustChange, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import { capital } from '../terminal/text.js';

export const assignments = (add: Add): void =>
  add(
    new Command('assignments').addHelpText(
      'after',
      examples('retrace assignments', 'retrace assignments close <id>'),
    ),
    listAssignments,
    closeOne,
  );

const closeOne = (add: Add): void =>
  add(
    new Command('close')
      .description('close an assignment, so that its link no longer shows anything')
      .argument('<assignment>', 'the id of an assignment'),
    close,
  );

async function listAssignments(output: Output): Promise<ExitCode> {
  return Archive.reading(output.around, async (archive) => {
    const documents = await Promise.all(
      (await assignmentsOf(archive, owner, Infinity)).map((assignment) => documentOf(archive, assignment)),
    );
    output.document({ assignments: documents });
    const { paint } = output.theme;
    if (documents.length === 0)
      output.lines('You have not sent any assignments. For help: `retrace assign --help`');
    for (const { id, to, question, isClosed, tasks } of documents)
      output.lines(
        `${paint.bold(to)}  ${paint.dim(`${id}${isClosed ? ' · closed' : ''}`)}`,
        `  ${question}`,
        ...tasks.flatMap(({ game, position, replies }) => [
          `  ${paint.dim(`${game} at ${position}`)}${replies.length === 0 ? '  no answer yet' : ''}`,
          ...replies.map(
            ({ choice, text }) => `    ${[...(choice ?? []), ...(text === null ? [] : [text])].join('; ')}`,
          ),
        ]),
      );
    return exitCodes.ok;
  });
}

async function documentOf(
  archive: Archive,
  { assignment, to, question, at, isClosed, tasks, replies }: Assignment,
) {
  const documents = tasks.map(async ({ game, revision, seat }, number) => {
    const own = replies.filter(({ task }) => task === number);
    const words = own.length === 0 ? null : await optionWords(archive, game, revision, seat);
    const sent = own.map((reply: TaskReply) => ({
      choice: reply.choice?.map((key) => words?.(key) ?? key) ?? null,
      text: reply.text,
      at: reply.at,
    }));
    return { game, position: `${revision}`, seat, replies: sent };
  });
  return { id: assignment, to, question, at, isClosed, tasks: await Promise.all(documents) };
}

/** Returns a function that converts an option at a position to text. Null if the game no longer exists. */
async function optionWords(archive: Archive, game: string, revision: number, seat: number) {
  const events = await archive.readNamed(game).catch(() => null);
  if (events === null) return null;
  const replay = new Replay(moduleOf(events), events);
  return (key: string): string => capital(choiceWords(replay, revision, [key], seatViewer(seat), 'en'));
}

async function close(output: Output, [id = '']: readonly string[]): Promise<ExitCode> {
  const archive = await Archive.open(output.around);
  try {
    const found = (await assignmentsOf(archive, owner, Infinity)).find(({ assignment }) => assignment === id);
    if (found === undefined)
      throw failure(exitCodes.notFound, 'ASSIGNMENT_NOT_FOUND', `There is no assignment "${id}".`, {
        advice: 'Use `retrace assignments` to list your assignments.',
      });
    mustChange(await closeAssignment(archive.stored, archive.authorship, { id }));
    output.document({ id, isClosed: true });
    output.lines(`Closed assignment ${id}.`);
    return exitCodes.ok;
  } finally {
    await archive.close();
  }
}
