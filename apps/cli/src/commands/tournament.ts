import { Command } from 'commander';
import { tournamentsOf, tournamentToken } from '#archive';
import { isMatchOver, tournamentStandings, winsOf, type Match, type Tournament } from '#tournaments';
import { Archive, owner } from '../archive.js';
import { examples } from '../arguments.js';
import { ownAddress, tokenLink } from '../assignment-link.js';
import type { Add } from '../command.js';
import { exitCodes, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import { columns } from '../stats-table.js';
import { drawTable } from '../terminal/table.js';
import { counted, cut } from '../terminal/text.js';
import { listedMatch, ownTournament } from '../tournaments.js';
import { groupInTournament, importTournaments, ungroupInTournament } from './tournament-games.js';
import {
  deleteOneTournament,
  enterMatch,
  newTournament,
  removeOneMatch,
  renameOne,
  shareOneTournament,
} from './tournament-changes.js';

export const tournament = (add: Add): void =>
  add(
    new Command('tournament').addHelpText(
      'after',
      examples(
        'retrace tournament import monday.csv --date 2026-11-05',
        'retrace tournament group Monday --all',
        'retrace tournament match Monday Ada Ben --round 1 --best-of 3 --result 2-1',
        'retrace tournament show Monday',
      ),
    ),
    listTournaments,
    showTournament,
    newTournament,
    importTournaments,
    enterMatch,
    removeOneMatch,
    groupInTournament,
    ungroupInTournament,
    renameOne,
    shareOneTournament,
    deleteOneTournament,
  );

async function listTournaments(output: Output): Promise<ExitCode> {
  return Archive.reading(output.around, async (archive) => {
    const found = await tournamentsOf(archive.stored, owner);
    output.document({ tournaments: found.map(outlineOf) });
    const { paint } = output.theme;
    if (found.length === 0)
      output.lines('You have no tournaments. Create one with `retrace tournament new <name>`');
    for (const { tournament: id, name, date, players, matches, link } of found)
      output.lines(
        `${paint.bold(name)}  ${date}  ${paint.dim(
          `${id} · ${counted(players.length, 'player')} · ${counted(matches.length, 'match', 'matches')}${link === null ? '' : ' · shared'}`,
        )}`,
      );
    return exitCodes.ok;
  });
}

const outlineOf = ({ tournament: id, name, date, at, link, players, matches }: Tournament) => ({
  ...{ id, name, date, at, players },
  isShared: link !== null,
  matches: matches.map(listedMatch),
});

const showTournament = (add: Add): void =>
  add(
    new Command('show')
      .description('show the matches and standings of a tournament')
      .argument('<tournament>', 'the id or name of a tournament'),
    show,
  );

async function show(output: Output, [text = '']: readonly string[]): Promise<ExitCode> {
  return Archive.reading(output.around, async (archive) => {
    const found = await ownTournament(archive, text);
    const { environment } = output.around;
    const path = `${ownAddress(environment)}/tournament#tournament=`;
    const { link: shared } = found;
    const link =
      shared === null
        ? null
        : await tokenLink(archive, environment, path, (key) =>
            tournamentToken(key, found.tournament, shared),
          );
    const standings = tournamentStandings(found);
    output.document({ ...outlineOf(found), standings, link });
    const { theme } = output;
    output.lines(`${theme.paint.bold(found.name)}  ${found.date}`);
    if (found.matches.length > 0)
      output.lines(
        '',
        ...drawTable(
          theme,
          columns('#No.', '#Round', 'Players', 'Result', 'Games'),
          found.matches.map((match, index) => [
            `${index + 1}`,
            `${match.round}`,
            match.players.map((name) => cut(name, 24)).join(' – '),
            resultOf(match),
            match.games.map(({ game }) => game).join(' '),
          ]),
        ),
        '',
        ...drawTable(
          theme,
          columns('#Place', 'Player', '#Points', '#Won', '#Drawn', '#Lost', '#Opponents', '#Games'),
          standings.map(({ place, player, points, matches: { won, drawn, lost }, opponents, gamesWon }) => [
            `${place}`,
            cut(player, 30),
            ...[points, won, drawn, lost, opponents, gamesWon].map(String),
          ]),
        ),
      );
    output.lines(...(link === null ? [] : ['Link for readers:', link]));
    return exitCodes.ok;
  });
}

function resultOf(match: Match): string {
  if (match.players.length < 2) return 'bye';
  const result = winsOf(match).join('–');
  return isMatchOver(match) ? result : `${result} (best of ${match.bestOf})`;
}
