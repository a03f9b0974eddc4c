import { Command, InvalidArgumentError, Option } from 'commander';
import {
  addMatch,
  changeMatch,
  deleteTournament,
  removeMatch,
  renamePlayer,
  shareTournament,
  startTournament,
  tournamentToken,
  unshareTournament,
} from '#archive';
import { tournamentBounds } from '#record';
import { firstFreeRound, isSamePlayer, type BestOf, type MatchContent, type Tournament } from '#tournaments';
import { Archive } from '../archive.js';
import { dayText, wholeNumber } from '../arguments.js';
import { ownAddress, tokenLink } from '../assignment-link.js';
import type { Add } from '../command.js';
import { exitCodes, mustChange, type ExitCode } from '../failure.js';
import { isMeant } from '../meant.js';
import type { Output } from '../output.js';
import { listedMatch, matchNumbered, ownOrDeletedTournament, ownTournament } from '../tournaments.js';

export const tournamentArgument = ['<tournament>', 'the id or name of a tournament'] as const;

/** Returns the current date in UTC, such as `2026-11-05`. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Opens the archive, applies a change to one of the owner's tournaments, and closes the archive. */
export async function changingTournament(
  output: Output,
  text: string,
  change: (archive: Archive, tournament: Tournament) => Promise<void>,
  find = ownTournament,
): Promise<ExitCode> {
  const archive = await Archive.open(output.around);
  try {
    await change(archive, await find(archive, text));
    return exitCodes.ok;
  } finally {
    await archive.close();
  }
}

interface NewOptions {
  readonly date?: string;
}

export const newTournament = (add: Add): void =>
  add<NewOptions>(
    new Command('new')
      .description('create a tournament without matches')
      .argument('<name>', 'the name')
      .option('-d, --date <date>', 'the date (default: today)', dayText),
    async (output, [name = ''], { date = today() }) => {
      const archive = await Archive.open(output.around);
      try {
        const file = { name, date, players: [], matches: [] };
        const begun = startTournament(archive.stored, archive.authorship, file, new Date().toISOString());
        const { tournament: id, ...made } = mustChange(await begun);
        output.document({ id, name: made.name, date });
        output.lines(
          `Created “${made.name}”: ${id}`,
          `Add the games of that day with \`retrace tournament group ${id}\``,
        );
        return exitCodes.ok;
      } finally {
        await archive.close();
      }
    },
  );

interface MatchOptions {
  readonly round?: number;
  readonly bestOf?: BestOf;
  readonly result?: readonly number[];
}

/** Parses a result such as `2-1`. */
function resultText(text: string): readonly number[] {
  const [, first, second] = /^(\d)-(\d)$/.exec(text) ?? [];
  if (first === undefined)
    throw new InvalidArgumentError('Write the number of games that each player won, as in 2-1.');
  return [Number(first), Number(second)];
}

export const enterMatch = (add: Add): void =>
  add<MatchOptions>(
    new Command('match')
      .description("add a match or a bye manually, or change the players' match in that round")
      .argument(...tournamentArgument)
      .argument('<player>', 'the first player')
      .argument('[opponent]', 'the second player; if left out, the first player has a bye')
      .option(
        '-r, --round <round>',
        'the round (default: the first round in which both players are free)',
        wholeNumber(1, tournamentBounds.rounds),
      )
      .addOption(
        new Option('-b, --best-of <games>', 'the maximum number of games')
          .choices(['1', '3', '5'])
          .argParser(Number),
      )
      .option(
        '--result <result>',
        'the number of games that each player won, entered manually: 2-1',
        resultText,
      ),
    (output, [text = '', ...names], { round, bestOf, result }) =>
      changingTournament(output, text, async (archive, before) => {
        const at = round ?? firstFreeRound(before, names);
        const found = before.matches.find(
          (match) =>
            match.round === at &&
            match.players.length === names.length &&
            match.players.every((player, place) => isSamePlayer(player, names[place] ?? '')),
        );
        const content: MatchContent = {
          round: at,
          players: names,
          bestOf: bestOf ?? found?.bestOf ?? 1,
          wins: result ?? found?.wins ?? null,
        };
        const { tournament } = before;
        const changed = mustChange(
          found === undefined
            ? await addMatch(archive.stored, archive.authorship, tournament, content)
            : await changeMatch(
                archive.stored,
                archive.authorship,
                { tournament, match: found.match },
                content,
              ),
        );
        output.document({ id: tournament, matches: changed.matches.map(listedMatch) });
        output.lines(`${found === undefined ? 'Added' : 'Changed'} the match in round ${at}.`);
      }),
  );

export const removeOneMatch = (add: Add): void =>
  add(
    new Command('remove')
      .description('remove a match, but not its games')
      .argument(...tournamentArgument)
      .argument('<number>', 'the number of the match in `show`', wholeNumber(1, tournamentBounds.matches)),
    (output, [text = '', number = '']) =>
      changingTournament(output, text, async (archive, before) => {
        const { tournament } = before;
        const { match } = matchNumbered(before, Number(number));
        mustChange(await removeMatch(archive.stored, archive.authorship, { tournament, match }));
        output.document({ id: tournament, removed: match });
        output.lines(`Removed match ${number}.`);
      }),
  );

export const renameOne = (add: Add): void =>
  add(
    new Command('rename')
      .description("rename a player, or merge two players by using the other player's name")
      .argument(...tournamentArgument)
      .argument('<player>', 'the name in the tournament')
      .argument('<name>', 'the new name'),
    (output, [text = '', from = '', to = '']) =>
      changingTournament(output, text, async (archive, { tournament }) => {
        const renamed = renamePlayer(archive.stored, archive.authorship, tournament, { from, to });
        const { players } = mustChange(await renamed);
        output.document({ id: tournament, players });
        output.lines(`“${from}” is now “${to}”.`);
      }),
  );

interface ShareOptions {
  readonly revoke?: true;
}

export const shareOneTournament = (add: Add): void =>
  add<ShareOptions>(
    new Command('share')
      .description('create or revoke the link for readers of a tournament')
      .argument(...tournamentArgument)
      .option('--revoke', 'revoke the link'),
    (output, [text = ''], { revoke }) =>
      changingTournament(output, text, async (archive, { tournament: id }) => {
        const decide = revoke === true ? unshareTournament : shareTournament;
        const { link: shared } = mustChange(await decide(archive.stored, archive.authorship, id));
        const { environment } = output.around;
        const path = `${ownAddress(environment)}/tournament#tournament=`;
        const link =
          shared === null
            ? null
            : await tokenLink(archive, environment, path, (key) => tournamentToken(key, id, shared));
        output.document({ id, isShared: shared !== null, link });
        if (shared === null) output.lines('Revoked the link.');
        else if (link === null)
          output.lines('Start the server once to create a signing key, so that this command can sign links.');
        else output.lines('Link for readers:', link);
      }),
  );

interface DeleteOptions {
  readonly yes?: true;
}

export const deleteOneTournament = (add: Add): void =>
  add<DeleteOptions>(
    new Command('delete')
      .description('permanently delete a tournament, but not its games')
      .argument(...tournamentArgument)
      .option('-y, --yes', 'do not ask for confirmation'),
    (output, [text = ''], { yes }) =>
      changingTournament(
        output,
        text,
        async (archive, { tournament: id, name }) => {
          const meant = yes === true || (await isMeant(output.around, id, `the tournament “${name}”`));
          if (meant) mustChange(await deleteTournament(archive.stored, archive.authorship, id));
          output.document({ id, deleted: meant });
          output.lines(meant ? `Deleted “${name}”.` : 'Nothing was deleted.');
        },
        ownOrDeletedTournament,
      ),
  );
