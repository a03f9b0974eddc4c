import { Command } from 'commander';
import { Archive, moduleOf } from '../archive.js';
import { examples } from '../arguments.js';
import { exitCodes, failure, translated, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import type { Add } from '../command.js';
import { progressOf, searchOf } from '../progress.js';
import { counted } from '../terminal/text.js';
import type { Theme } from '../terminal/theme.js';
import { verified, type Covered, type NotCovered, type Verdict } from '#projections';
import { gameDigest } from '#record';

interface Options {
  readonly all?: true;
}

type Checked =
  | (Verdict & { readonly digest: string })
  | { readonly status: 'UNREADABLE'; readonly code: string; readonly message: string };

export const verify = (add: Add): void =>
  add<Options>(
    new Command('verify')
      .description('replay games by the rules, and compare every event and fingerprint')
      .argument('[games...]', 'ids of games')
      .option('--all', 'every recorded game')
      .addHelpText('after', examples('retrace verify sample-1 sample-2', 'retrace verify --all')),
    verifyGames,
  );

/** A record that cannot be read is an answer too: `verify --all` continues with the others. */
async function check(archive: Archive, id: string): Promise<Checked> {
  try {
    const events = await archive.read(id);
    return { ...verified(moduleOf(events), events), digest: gameDigest(events) };
  } catch (error) {
    const known = translated(error);
    if (known === null || known.exit === exitCodes.notFound || known.problems[0].code === 'GAME_ID_INVALID')
      throw error;
    const { code, message } = known.problems[0];
    return { status: 'UNREADABLE', code, message };
  }
}

async function allIds(output: Output, archive: Archive): Promise<readonly string[]> {
  const search = searchOf(output, 'Looking for games');
  try {
    return await archive.ids((found, place) => search.to(found, place));
  } finally {
    search.end();
  }
}

async function verifyGames(output: Output, given: readonly string[], options: Options): Promise<ExitCode> {
  if (given.length === 0 && options.all !== true)
    throw failure(exitCodes.usage, 'GAMES_MISSING', 'Which games?', {
      advice: 'Name some, or add --all.',
    });
  return Archive.reading(output.around, async (archive) => {
    const ids = options.all === true ? await allIds(output, archive) : given;
    const results: { readonly id: string; readonly checked: Checked }[] = [];
    const progress = progressOf(output, 'Verifying', ids.length);
    const from = performance.now();
    try {
      for (const id of ids) {
        results.push({ id, checked: await check(archive, id) });
        progress.to(results.length);
      }
    } finally {
      progress.end();
    }
    const seconds = (performance.now() - from) / 1000;
    const bad = results.filter(({ checked }) => checked.status !== 'EXACT');
    const events = results.reduce(
      (sum, { checked }) => sum + (checked.status === 'UNREADABLE' ? 0 : checked.events),
      0,
    );
    output.document({
      games: results.map(({ id, checked }) => ({ id, ...checked })),
      exact: results.length - bad.length,
      others: bad.length,
      events,
      seconds: Number(seconds.toFixed(3)),
    });
    const named = results.length <= 20 ? results : bad;
    output.lines(
      ...named.flatMap(({ id, checked }) => drawVerdict(output.theme, id, checked)),
      `${counted(results.length - bad.length, 'game')} of ${results.length.toLocaleString('en')} exact, ${counted(events, 'event')} compared in ${seconds.toFixed(2)} s`,
    );
    return bad.length === 0 ? exitCodes.ok : exitCodes.failed;
  });
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) return 'nothing';
  return text.length > 300 ? `${text.slice(0, 299)}…` : text;
};

const words: Readonly<Record<Covered | NotCovered, string>> = {
  events: 'every event and choice',
  fingerprints: 'fingerprints',
  chain: 'the chain of events',
  words: 'names and printed cards',
  times: 'times',
  origin: 'the game it is a branch of',
};
const worded = (all: readonly (Covered | NotCovered)[]): string => all.map((one) => words[one]).join(', ');

function drawVerdict({ paint }: Theme, id: string, checked: Checked): string[] {
  switch (checked.status) {
    case 'EXACT':
      return [
        `${paint.green('✓')} ${id}  exact: ${counted(checked.events, 'event')}, ${counted(checked.fingerprints, 'fingerprint')}`,
        paint.dim(`    confirmed: ${worded(checked.covers)}; not confirmed: ${worded(checked.notCovered)}`),
      ];
    case 'DIVERGED': {
      const { revision, field, recorded, decided } = checked.difference;
      return [
        `${paint.red('✗')} ${id}  diverged at position ${paint.bold(`${revision}`)}${field === '' ? '' : `, field ${paint.bold(field)}`}`,
        `    recorded  ${shown(recorded)}`,
        `    decided   ${shown(decided)}`,
        paint.dim(`    retrace show ${id} --at ${revision}`),
      ];
    }
    case 'UNVERIFIED':
      return [`${paint.yellow('?')} ${id}  not verified: ${checked.reason}`];
    case 'UNREADABLE':
      return [`${paint.red('✗')} ${id}  cannot be read: ${checked.message}`];
  }
}
