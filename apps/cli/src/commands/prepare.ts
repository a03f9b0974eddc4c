import { Command } from 'commander';
import { gameModules } from '#games';
import { Preparations, Profiles, type Mean, type Preparation, type RivalDeck } from '#read-models';
import type { Locale } from '#record';
import { madeWith } from '#reviews';
import { Archive } from '../archive.js';
import { dayText, examples, localeOption, wholeNumber } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, failure, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import { showMoments, showSwings } from '../profile-tables.js';
import { columns, interval } from '../stats-table.js';
import { drawTable } from '../terminal/table.js';
import { counted, cut } from '../terminal/text.js';

interface Options {
  readonly as: string;
  readonly hero?: true;
  readonly game?: string;
  readonly since?: string;
  readonly moments: number;
  readonly locale: Locale;
}

/** The number of days in the table of cards. */
const DAYS = 6;

export const prepare = (add: Add): void =>
  add<Options>(
    new Command('prepare')
      .argument('<opponent>', "the opponent's full name, in any case; with --hero, the name of a Hero")
      .requiredOption('--as <name>', 'the player whose games count, which is you or your pupil')
      .option('--hero', 'prepare for a Hero instead of an opponent')
      .option('--game <id>', 'only this game: altered, contracts')
      .option('--since <date>', 'only games from this date on, such as 2026-11-05', dayText)
      .option(
        '--moments <number>',
        'the maximum number of positions for each kind of decision',
        wholeNumber(0, 20),
        3,
      )
      .addOption(localeOption('the language of names'))
      .addHelpText(
        'after',
        examples('retrace prepare Ben --as Ada', 'retrace prepare "Sierra & Oddball" --hero --as Ada'),
      )
      .addHelpText(
        'after',
        '\nUses only information that spectators of the games could see. ~ marks a small sample of fewer ' +
          'than 30 games.',
      ),
    show,
  );

async function show(
  output: Output,
  [rival = '']: readonly string[],
  { as: player, hero, game, since, moments, locale }: Options,
): Promise<ExitCode> {
  return Archive.reading(output.around, async (archive) => {
    await archive.catalogue(() => undefined);
    const models = await archive.readModels();
    const query = {
      player,
      ...(hero === true ? { rivalHero: rival } : { opponent: rival }),
      ...(since !== undefined && { since }),
    };
    const found = await new Preparations(models, gameModules).of({
      ...query,
      ...(game !== undefined && { module: game }),
    });
    if (found.module === null)
      throw failure(
        exitCodes.notFound,
        'PLAYER_NOT_FOUND',
        `No finished game of "${player}" against "${rival}" matches.`,
        {
          advice:
            'Use full names. `retrace stats players` lists players, and `retrace stats matchups` lists ' +
            'Heroes.',
        },
      );
    const { module } = found;
    const now = new Map([...gameModules].map(([id, known]) => [id, madeWith(known)]));
    const turned = await new Profiles(models, now).of({ ...query, module, moments });
    output.document({ preparation: found, profile: turned });
    const words = gameModules.get(module)?.tell.words?.[locale];
    showPreparation(output, found, hero === true ? rival : (found.opponent ?? rival), words?.habits ?? {});
    showSwings(output, turned.swings, words?.themes ?? {});
    showMoments(output, turned.themes, words?.themes ?? {});
    if (turned.playouts === null)
      output.lines(
        '',
        'To see the turning points of these games, store reviews of them: retrace review GAME --keep',
      );
    return exitCodes.ok;
  });
}

function showPreparation(
  output: Output,
  found: Preparation,
  rival: string,
  names: Readonly<Record<string, string>>,
): void {
  const { theme } = output;
  const { player, games, all, first, second, length, reactions, days, decks } = found;
  output.lines(
    theme.paint.bold(`${player} against ${rival}: ${counted(games, 'game')}`),
    ...(games > found.counted ? [`Cards and days are from the last ${found.counted}.`] : []),
    '',
    ...drawTable(theme, columns('Wins', '#Games', '#Rate'), [
      ['All', `${all.games}`, interval(all)],
      ['With the first turn', `${first.games}`, interval(first)],
      ['Without it', `${second.games}`, interval(second)],
    ]),
    '',
    `Mean length in days: ${meanText(length)}. Mean number of reactions they activated: ` +
      `${meanText(reactions)}.`,
  );
  if (days.length > 0)
    output.lines(
      '',
      ...drawTable(
        theme,
        columns('#Day', '#Games', '#Cards played', '#Mana', '#Mana not spent'),
        days.map(({ day, played, mana, unspent }) => [
          `${day}`,
          `${played.games}`,
          ...[played, mana, unspent].map(meanText),
        ]),
      ),
    );
  const early = days.slice(0, DAYS);
  const habits = [...new Set(early.flatMap((day) => day.habits.map(({ habit }) => habit)))];
  if (habits.length > 0)
    output.lines(
      '',
      ...drawTable(
        theme,
        columns('Times a day', ...early.map(({ day }) => `#Day ${day}`)),
        habits.map((habit) => [
          names[habit] ?? habit,
          ...early.map(({ habits: own }) =>
            meanText(own.find((each) => each.habit === habit)?.times ?? never),
          ),
        ]),
      ),
    );
  for (const deck of decks) output.lines('', ...cardsOf(output, deck));
}

function cardsOf(output: Output, { hero, all, counted: games, cards }: RivalDeck): readonly string[] {
  const title = `${hero === '' ? 'Without a Hero' : hero}: you won ${all.wins} of ${counted(all.games, 'game')}`;
  const days = Array.from({ length: DAYS }, (_, index) => index + 1);
  return [
    output.theme.paint.bold(title),
    ...(cards.length === 0
      ? []
      : drawTable(
          output.theme,
          columns(
            `Cards seen in ${counted(games, 'game')}`,
            '#Games',
            '#Played',
            '#In mana',
            ...days.map((day) => `#Day ${day}`),
          ),
          cards.map((card) => [
            cut(card.name, 40),
            `${card.games}`,
            `${card.played}`,
            `${card.inMana}`,
            ...days.map((by) =>
              String(
                card.firstDays.reduce((sum, { day, games: number }) => sum + (day <= by ? number : 0), 0),
              ),
            ),
          ]),
        )),
  ];
}

/** The value for a habit that no opponent showed on a day. */
const never = { value: 0, isSmall: true };

const meanText = ({ value, isSmall }: Pick<Mean, 'value' | 'isSmall'>): string =>
  value === null ? '–' : `${isSmall ? '~' : ''}${value.toFixed(1)}`;
