/**
 * `npm run tool -- rules-coverage [--game altered|altered-4.0|altered-modes|contracts] [--json]`: prints which behaviour rules have a scenario, and which have none.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { numberedRules } from '#altered/testing';
import { coverageReport, type CoverageReport } from './coverage-report.js';
import { games, type RuledGame } from './games.js';
import { rulesNamed, scenarioTitles } from './scenario-titles.js';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    game: { type: 'string' },
    documents: { type: 'string', default: '../shared/rules/seeds' },
  },
});

const readAll = (paths: readonly string[]): string =>
  paths.map((path) => readFileSync(path, 'utf8')).join('\n');

/**
 * Returns the rules in a game's documents. Null if there are no numbered documents. The pattern excludes other games'
 * documents in the same folder.
 */
function documentRules(folder: string, documents: RegExp | null): readonly string[] | null {
  if (documents === null || !existsSync(folder)) return null;
  const names = readdirSync(folder).filter((name) => documents.test(name));
  return names.length === 0 ? null : numberedRules(readAll(names.map((name) => join(folder, name))));
}

/**
 * Returns the rules that scenarios name. Excludes the rulebook's own tests, which contain rule numbers but are not
 * scenarios.
 */
function scenarioRules(folder: string, own: (path: string) => boolean = () => true): ReadonlySet<string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.spec.ts') && !/(^|[\\/])rulebook[\\/]/.test(path))
    .map((path) => join(folder, path))
    .filter(own);
  const titles = paths.flatMap((path) => scenarioTitles(readFileSync(path, 'utf8')));
  return new Set(titles.flatMap(rulesNamed));
}

function print(name: string, report: CoverageReport, compared: boolean): void {
  const { sections, totals, unindexed, undocumented, unknown } = report;
  const line = (text = ''): void => void process.stdout.write(`${text}\n`);
  const row = (first: string, behaviour: number, covered: number, rest: string): void =>
    line(
      `${first.padEnd(10)}${String(behaviour).padStart(10)}${String(covered).padStart(9)}  ${rest}`.trimEnd(),
    );
  line(name);
  line('section    behaviour  covered  without a scenario');
  for (const { section, behaviour, covered, missing } of sections)
    row(section, behaviour, covered, missing.join(' '));
  line();
  line('chapter    behaviour  covered  missing');
  for (const { chapter, behaviour, covered, missing } of totals.chapters)
    row(String(chapter), behaviour, covered, String(missing));
  const { target } = totals;
  row('target', target.behaviour, target.covered, String(target.missing));
  line();
  if (compared) {
    line(`in the documents but not in the index: ${unindexed.join(' ') || 'none'}`);
    line(`in the index but not in the documents: ${undocumented.join(' ') || 'none'}`);
  }
  line(`named by scenarios but not in the index: ${unknown.join(' ') || 'none'}`);
  line();
}

/**
 * Returns the rules that are named in a game's scenarios. Also includes a rule if its counterpart with the same text in
 * another edition is named in that edition's scenarios.
 */
function rulesTried({ scenarios, own, alike = [] }: RuledGame): ReadonlySet<string> {
  const named = scenarioRules(scenarios, own);
  if (alike.length === 0) return named;
  const elsewhere = scenarioRules(scenarios, (path) => own?.(path) !== true);
  return new Set([...named, ...alike.flatMap(([here, there]) => (elsewhere.has(there) ? [here] : []))]);
}

function reportOn(game: RuledGame): CoverageReport {
  const { name, rules, documents, target } = game;
  const numbers = documentRules(options.documents, documents);
  if (documents !== null && numbers === null)
    process.stderr.write(
      `${name}: there are no documents in ${options.documents}, so the index was not compared.\n`,
    );
  const report = coverageReport(rules, rulesTried(game), numbers, target);
  if (!options.json) print(name, report, numbers !== null);
  return report;
}

function main(): void {
  const chosen = games.filter(({ id }) => options.game === undefined || id === options.game);
  if (chosen.length === 0 || chosen.some(({ scenarios }) => !existsSync(scenarios))) {
    process.stderr.write(
      `Run this from the project's root folder. --game must be one of ${games.map(({ id }) => id).join(', ')}.\n`,
    );
    process.exitCode = 1;
    return;
  }
  const reports = Object.fromEntries(chosen.map((game) => [game.id, reportOn(game)]));
  if (options.json) process.stdout.write(`${JSON.stringify(reports, null, 2)}\n`);
}

main();
