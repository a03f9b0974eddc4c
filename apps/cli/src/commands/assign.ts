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
      .argument('<game>', 'the id of a game')
      .requiredOption(
        '-t, --at <position>',
        'the position, as the number of an event; choose an event at which the seat has a decision',
      )
      .requiredOption('-a, --as <seat>', 'the seat whose view is shown')
      .requiredOption('--to <name>', "the player's name", nameText)
      .requiredOption('--question <text>', 'your question', questionText)
      .option(
        '--viewer <address>',
        'the address at which the player opens the viewer, such as https://cards.example.com',
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
        '\nPrints the link for the player, signed with RETRACE_SECRET or the key in the data folder. Without ' +
          "--viewer, the link leads to\nthis machine. The link is also on the viewer's page /assignments.",
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
      throw failure(
        exitCodes.usage,
        'ASSIGNMENT_INVALID',
        'An assignment needs an event and the perspective of a seat.',
        {
          advice: 'Use a seat (--as 0) and the number of an event (--at 142).',
        },
      );
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
    output.lines(`Created assignment ${assignment} for ${to}.`);
    if (playersLink === null)
      output.lines(
        "Start the server once to create a signing key. The viewer's page /assignments then shows the link " +
          'for the player.',
      );
    else {
      output.lines('Link for the player:', playersLink);
      if (address === undefined)
        output.remark(
          "The link opens on this machine. For players on other machines, add the viewer's address with --viewer",
        );
    }
    output.lines('List the answers with `retrace assignments`');
    return exitCodes.ok;
  } finally {
    await archive.close();
  }
}
