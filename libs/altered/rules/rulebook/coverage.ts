/** `npm run rules:coverage`: which behaviour rules have a scenario, and which have none. A tool, not part of the rules. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { coverageReport, numberedRules, type CoverageReport } from './coverage-report.js';
import { allRules } from './index.js';
import { rulesNamed, scenarioTitles } from './scenario-titles.js';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    documents: { type: 'string', default: '../shared/rules/seeds' },
    scenarios: { type: 'string', default: 'libs/altered/rules' },
  },
});

const readAll = (paths: readonly string[]): string =>
  paths.map((path) => readFileSync(path, 'utf8')).join('\n');

/** The rules in the documents, or null where there are no documents. Other games' rules lie in the same folder. */
function documentRules(folder: string): readonly string[] | null {
  if (!existsSync(folder)) return null;
  const names = readdirSync(folder).filter((name) => /^altered-.*\.txt$/.test(name));
  return names.length === 0 ? null : numberedRules(readAll(names.map((name) => join(folder, name))));
}

/** The rules that scenarios name; the tests of this index speak of numbers without being scenarios. */
function scenarioRules(folder: string): ReadonlySet<string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.spec.ts') && !/(^|[\\/])rulebook[\\/]/.test(path))
    .map((path) => join(folder, path));
  const titles = paths.flatMap((path) => scenarioTitles(readFileSync(path, 'utf8')));
  return new Set(titles.flatMap(rulesNamed));
}

function print(report: CoverageReport, compared: boolean): void {
  const { sections, totals, unindexed, undocumented, unknown } = report;
  const line = (text = ''): void => void process.stdout.write(`${text}\n`);
  const row = (name: string, behaviour: number, covered: number, rest: string): void =>
    line(
      `${name.padEnd(10)}${String(behaviour).padStart(10)}${String(covered).padStart(9)}  ${rest}`.trimEnd(),
    );
  line('section    behaviour  covered  without a scenario');
  for (const { section, behaviour, covered, missing } of sections)
    row(section, behaviour, covered, missing.join(' '));
  line();
  line('chapter    behaviour  covered  missing');
  for (const { chapter, behaviour, covered, missing } of totals.chapters)
    row(String(chapter), behaviour, covered, String(missing));
  const { target } = totals;
  row('1.4, 2-7', target.behaviour, target.covered, String(target.missing));
  line();
  if (compared) {
    line(`in the documents but not in the index: ${unindexed.join(' ') || 'none'}`);
    line(`in the index but not in the documents: ${undocumented.join(' ') || 'none'}`);
  }
  line(`named by scenarios but no rule: ${unknown.join(' ') || 'none'}`);
}

function main(): void {
  if (!existsSync(options.scenarios)) {
    process.stderr.write(
      `No folder ${options.scenarios}: run this from the project's root, or give --scenarios.\n`,
    );
    process.exitCode = 1;
    return;
  }
  const documents = documentRules(options.documents);
  if (documents === null)
    process.stderr.write(`No documents in ${options.documents}: the index was not compared with them.\n`);
  const report = coverageReport(allRules, scenarioRules(options.scenarios), documents);
  if (options.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else print(report, documents !== null);
}

main();
