import { randomUUID } from 'node:crypto';
import { Command, InvalidArgumentError } from 'commander';
import { Replay } from '#projections';
import { coachingBounds, isLegible, isPlain, recordBounds } from '#record';
import { Archive, moduleOf } from '../archive.js';
import { examples } from '../arguments.js';
import { assignmentsIn, coachSaid, keepAssignment } from '../assigned.js';
import type { Add } from '../command.js';
import { exitCodes, failure, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import { positionIn, seatsOf, viewerOf } from '../viewing.js';

interface Options {
  readonly at: string;
  readonly as: string;
  readonly to: string;
  readonly question: string;
}

export const assign = (add: Add): void =>
  add<Options>(
    new Command('assign')
      .description('send a position of a game to a player, with a question')
      .argument('<game>', 'id of a game')
      .requiredOption('-t, --at <position>', 'the moment: an event, best where the seat decides')
      .requiredOption('-a, --as <seat>', 'from whose seat it is seen')
      .requiredOption('--to <name>', 'for whom it is', nameText)
      .requiredOption('--question <text>', 'what you ask', questionText)
      .addHelpText(
        'after',
        examples(
          'retrace assign sample-1 --at 126 --as 0 --to Ada --question "What would you play, and why?"',
        ),
      )
      .addHelpText('after', '\nThe page /assignments of the viewer has the link for the player.'),
    assignPosition,
  );

function nameText(text: string): string {
  const name = text.trim();
  if (name !== '' && name.length <= recordBounds.playerName && isPlain(name)) return name;
  throw new InvalidArgumentError(`Use 1 to ${recordBounds.playerName} printable characters.`);
}

function questionText(text: string): string {
  const question = text.trim();
  if (question !== '' && question.length <= coachingBounds.text && isLegible(question)) return question;
  throw new InvalidArgumentError(`Use 1 to ${coachingBounds.text} printable characters.`);
}

async function assignPosition(
  output: Output,
  [id = '']: readonly string[],
  { at, as, to, question }: Options,
): Promise<ExitCode> {
  const archive = await Archive.open(output.around);
  try {
    const events = await archive.read(id);
    const viewer = viewerOf(as, seatsOf(events).length);
    const { revision, action } = positionIn(new Replay(moduleOf(events), events), at);
    if (viewer.kind !== 'seat' || action !== undefined)
      throw failure(exitCodes.usage, 'ASSIGNMENT_INVALID', 'That is not a position of a player.', {
        advice: 'Use a seat (--as 0) and the number of an event (--at 142).',
      });
    const open = (await assignmentsIn(archive)).filter(({ isClosed }) => !isClosed);
    if (open.length >= coachingBounds.assignments)
      throw failure(exitCodes.conflict, 'ASSIGNMENTS_TOO_MANY', 'You have too many open assignments.', {
        advice: 'Close some: `retrace assignments close <id>`.',
      });
    const game = archive.idOf(id);
    const [assignment, link] = [randomUUID(), randomUUID()];
    const { seat } = viewer;
    await archive.share(game, link, `${revision}`, `${seat}`);
    const tasks = [{ game, revision, seat, link }];
    const sent = new Date().toISOString();
    await keepAssignment(archive, {
      kind: 'Assigned',
      assignment,
      to,
      question,
      tasks,
      at: sent,
      ...coachSaid,
    });
    output.document({ id: assignment, to, question, game, position: `${revision}`, seat });
    output.lines(
      `Made assignment ${assignment} for ${to}.`,
      'The page /assignments of the viewer has its link. Answers: `retrace assignments`',
    );
    return exitCodes.ok;
  } finally {
    await archive.close();
  }
}
