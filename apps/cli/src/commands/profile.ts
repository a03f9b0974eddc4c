import { Command } from 'commander';
import { gameModules } from '#games';
import { Profiles, type Profile, type ProfileQuery } from '#read-models';
import type { Locale } from '#record';
import { madeWith } from '#reviews';
import { Archive } from '../archive.js';
import { dayText, examples, localeOption, wholeNumber } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, failure, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import { showProfile } from '../profile-tables.js';

interface Options {
  readonly game?: string;
  readonly since?: string;
  readonly with?: string;
  readonly theme?: string;
  readonly day?: number;
  readonly hero?: string;
  readonly against?: string;
  readonly deck?: string;
  readonly playouts?: number;
  readonly moments: number;
  readonly locale: Locale;
}

export const profile = (add: Add): void =>
  add<Options>(
    new Command('profile')
      .argument('<name>', "the player's full name, in any case")
      .option('--game <id>', 'only this game: altered, contracts')
      .option(
        '--since <date>',
        'compare games from this date on with earlier games, such as 2026-11-05',
        dayText,
      )
      .option('--with <name>', 'another player to compare with')
      .option('--theme <theme>', 'only this kind of decision, as named by `--json`')
      .option('--day <day>', 'only this day of the games', wholeNumber(0, 10_000))
      .option('--hero <name>', 'only games with this Hero')
      .option('--against <name>', 'only games against this Hero')
      .option('--deck <key>', 'only games with this deck, as named by `--json`')
      .option('--playouts <number>', 'the number of playouts in the reviews', wholeNumber(1, 1_000_000))
      .option(
        '--moments <number>',
        'the maximum number of positions for each kind of decision',
        wholeNumber(0, 20),
        3,
      )
      .addOption(localeOption('the language of names'))
      .addHelpText(
        'after',
        examples(
          'retrace profile Ada',
          'retrace profile Ada --since 2026-11-01',
          'retrace profile Ada --with Ben --game altered',
          'retrace profile Ada --theme passing --moments 10 --json',
        ),
      )
      .addHelpText(
        'after',
        '\nLosses are in points, which are hundredths of a win. Each loss is the mean for a game, with its ' +
          '95 % interval.\n~ marks a small sample of fewer than 30 games.',
      ),
    show,
  );

async function show(
  output: Output,
  [player = '']: readonly string[],
  { with: other, game, against, locale, ...options }: Options,
): Promise<ExitCode> {
  const query = given({ ...options, module: game, rivalHero: against });
  return Archive.reading(output.around, async (archive) => {
    await archive.catalogue(() => undefined);
    const now = new Map([...gameModules].map(([id, module]) => [id, madeWith(module)]));
    const profiles = new Profiles(await archive.readModels(), now);
    const own = known(await profiles.of({ ...query, player }));
    // Different games have different kinds of decisions, so both profiles must be about the same game.
    const module = game ?? own.module ?? '';
    const beside = other === undefined ? null : known(await profiles.of({ ...query, module, player: other }));
    output.document({ profile: own, ...(beside !== null && { with: beside }) });
    const names = gameModules.get(module)?.tell.words?.[locale].themes ?? {};
    showProfile(output, { own, beside, names, since: options.since ?? null });
    return exitCodes.ok;
  });
}

/** Removes the undefined fields of a query. */
const given = (query: {
  readonly [Name in keyof ProfileQuery]: ProfileQuery[Name] | undefined;
}): ProfileQuery => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

/** Returns a profile unchanged. Throws a `Failure` with code `PLAYER_NOT_FOUND` if the profile covers no game. */
function known(found: Profile): Profile {
  if (found.games > 0) return found;
  throw failure(exitCodes.notFound, 'PLAYER_NOT_FOUND', `No finished game of "${found.player}" matches.`, {
    advice: "Use a player's full name. `retrace stats players` lists the players.",
  });
}
