import { Command, Option } from 'commander';
import type { Locale } from '#record';
import { examples } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, failure, type ExitCode } from '../failure.js';
import { gameNamed, gameNames } from '../games.js';
import type { Output } from '../output.js';
import { placesOfRule, type RulePlace } from '../rule-places.js';
import { counted, cut } from '../terminal/text.js';
import { checkReport } from './rule-check.js';
import { reportRuling } from './rule-report.js';

interface Options {
  readonly game?: string;
  readonly edition?: string;
  readonly locale: Locale;
}

const shown = 12;

export const explainRule = (add: Add): void =>
  add<Options>(
    new Command('rule')
      .argument('<number>', 'the number of the rule, such as 4.2.1.d')
      .addOption(new Option('--game <id>', 'the game of the rule').choices([...gameNames]))
      .addOption(
        new Option('-l, --locale <locale>', 'the language of the rule')
          .choices(['en', 'it', 'fr'])
          .default('en'),
      )
      .option('--edition <edition>', 'the edition of the rules (default: the newest)')
      .addHelpText(
        'after',
        examples(
          'retrace rule 4.2.1.d',
          'retrace rule 6.3.b --edition 1.0',
          'retrace rule 6.3.h --locale fr',
          'retrace rule report sample-1 --at 142 --expected "The reaction activates."',
          'retrace rule check ruling-sample-1-142.json',
        ),
      ),
    tellRule,
    reportRuling,
    checkReport,
  );

async function tellRule(
  output: Output,
  [number = '']: readonly string[],
  { game, locale, edition }: Options,
): Promise<ExitCode> {
  const { module, editions } = gameNamed(game, output.around);
  if (edition !== undefined && !editions.includes(edition))
    throw failure(exitCodes.usage, 'EDITION_UNKNOWN', `${module.name} has no edition "${edition}".`, {
      advice: `Use one of ${editions.join(', ')}.`,
    });
  const summary = module.tell.rule?.(number, locale, edition) ?? null;
  if (summary === null)
    throw failure(exitCodes.notFound, 'RULE_NOT_FOUND', `${module.name} has no rule "${number}".`, {
      advice: 'Use a number such as 4.2.1.d. `--game` selects the game.',
    });
  const places = placesOfRule(number);
  output.document({ game: module.id, number, summary, ...(places ?? { scenarios: null, sources: null }) });
  const { paint } = output.theme;
  output.lines(`${paint.bold(number)}  ${summary}`);
  if (places === null)
    output.lines('', paint.dim('The source code is not available. Run the command in a checkout to see it.'));
  else
    output.lines(
      ...drawPlaces(output, 'scenario', places.scenarios),
      ...drawPlaces(output, 'source line', places.sources),
    );
  return exitCodes.ok;
}

function drawPlaces({ theme: { paint } }: Output, what: string, places: readonly RulePlace[]): string[] {
  const more = places.length - shown;
  return [
    '',
    paint.bold(counted(places.length, what)),
    ...places.slice(0, shown).map(({ at, line }) => `  ${at}  ${paint.dim(cut(line, 80))}`),
    ...(more > 0 ? [paint.dim(`  … and ${more} more (use --json to see all)`)] : []),
  ];
}
