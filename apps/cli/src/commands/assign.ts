import { Command, InvalidArgumentError } from 'commander';
import { assignmentToken, makeAssignment } from '#archive';
import { Replay } from '#projections';
import { coachingBounds, isLegible, isShown, recordBounds } from '#record';
import { Archive, moduleOf } from '../archive.js';
import { examples } from '../arguments.js';
import { ownAddress, tokenLink, viewerAddress } from '../assignment-link.js';
import type { Add } from '../command.js';
import { exitCodes, failure, mustChange, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import { positionIn, seatsOf, viewerOf } from '../viewing.js';

interface Options {
  readonly at: string;
  readonly as: string;
  readonly to: string;
  readonly question: string;
  readonly viewer?: string;
}

export const assign = (add: Add): void =>
  add<Options>(
    new Command('assign')
      .argument('<game>', 'id of a game')
      .requiredOption('-t, --at <position>', 'the moment: an event, best where the seat decides')
      .requiredOption('-a, --as <seat>', 'from whose seat it is seen')
      .requiredOption('--to <name>', 'name of the player', nameText)
      .requiredOption('--question <text>', 'what you ask', questionText)
      .option(
        '--viewer <address>',
        'where the player opens the viewer: https://cards.example.com',
        viewerAddress,
      )
      .addHelpText(
        'after',
        examples(
          'retrace assign sample-1 --at 126 --as 0 --to Ada --question "What would you play, and why?"',
        ),
      )
      .addHelpText(
        'after',
        '\nPrints the link for the player, signed with RETRACE_SECRET or the key of the data folder. Without --viewer it is ' +
          'a link to this\nmachine. The page /assignments of the viewer has it, too.',
      ),
    assignPosition,
  );

export function nameText(text: string): string {
  const name = text.trim();
  if (name !== '' && name.length <= recordBounds.playerName && isShown(name)) return name;
  throw new InvalidArgumentError(`Use 1 to ${recordBounds.playerName} printable characters.`);
}

export function questionText(text: string): string {
  const question = text.trim();
  if (question !== '' && question.length <= coachingBounds.text && isLegible(question)) return question;
  throw new InvalidArgumentError(`Use 1 to ${coachingBounds.text} printable characters.`);
}

async function assignPosition(
  output: Output,
  [id = '']: readonly string[],
  { at, as, to, question, viewer: address }: Options,
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
    const game = archive.idOf(id);
    const { seat } = viewer;
    const sent = { to, question, tasks: [{ game, revision, seat }], at: new Date().toISOString() };
    const { assignment } = mustChange(await makeAssignment(archive.stored, archive.authorship, sent));
    const { environment } = output.around;
    const sentTo = address ?? ownAddress(environment);
    const playersLink = await tokenLink(archive, environment, `${sentTo}/assignment#assignment=`, (key) =>
      assignmentToken(key, assignment),
    );
    output.document({ id: assignment, to, question, game, position: `${revision}`, seat, link: playersLink });
    output.lines(`Made assignment ${assignment} for ${to}.`);
    if (playersLink === null)
      output.lines('Start the server once: the page /assignments of the viewer has the link for the player.');
    else {
      output.lines('Link for the player:', playersLink);
      if (address === undefined)
        output.remark('It opens on this machine. Players elsewhere need the address of the viewer: --viewer');
    }
    output.lines('Answers: `retrace assignments`');
    return exitCodes.ok;
  } finally {
    await archive.close();
  }
}
