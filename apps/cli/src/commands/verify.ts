import { Command } from 'commander';
import { parseDraftId } from '#altered/drafts';
import { Archive, moduleOf } from '../archive.js';
import { examples } from '../arguments.js';
import { checkDraft, type DraftChecked } from '../draft-check.js';
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
  | (DraftChecked & { readonly draft: true })
  | { readonly status: 'UNREADABLE'; readonly code: string; readonly message: string };

export const verify = (add: Add): void =>
  add<Options>(
    new Command('verify')
      .argument('[games...]', 'the ids of games and drafts')
      .option('--all', 'every recorded game and draft')
      .addHelpText('after', examples('retrace verify sample-1 sample-2', 'retrace verify --all')),
    verifyGames,
  );

/** Checks a record. Returns a result for an unreadable record instead of throwing, so that `verify --all` continues. */
async function check(archive: Archive, id: string): Promise<Checked> {
  try {
    const drafted = await draftChecked(archive, id);
    if (drafted !== null) return drafted;
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

/** Checks a draft. Returns null if there is no draft with this id. */
async function draftChecked(archive: Archive, id: string): Promise<Checked | null> {
  const events = parseDraftId(id).ok ? await archive.drafts.events(id) : null;
  return events === null ? null : { draft: true, ...(await checkDraft(archive, id, events)) };
}

async function allIds(output: Output, archive: Archive): Promise<readonly string[]> {
  const search = searchOf(output, 'Looking for games');
  try {
    const games = await archive.ids((found, place) => search.to(found, place));
    return [...games, ...(await archive.drafts.ids())];
  } finally {
    search.end();
  }
}

async function verifyGames(output: Output, given: readonly string[], options: Options): Promise<ExitCode> {
  if (given.length === 0 && options.all !== true)
    throw failure(exitCodes.usage, 'GAMES_MISSING', 'No games were named.', {
      advice: 'Name some games, or use --all.',
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
      games: results.flatMap(({ id, checked }) => ('draft' in checked ? [] : [{ id, ...checked }])),
      drafts: results.flatMap(({ id, checked }) => {
        if (!('draft' in checked)) return [];
        const { draft: _, ...verdict } = checked;
        return [{ id, ...verdict }];
      }),
      exact: results.length - bad.length,
      others: bad.length,
      events,
      seconds: Number(seconds.toFixed(3)),
    });
    const named = results.length <= 20 ? results : bad;
    output.lines(
      ...named.flatMap(({ id, checked }) => drawVerdict(output.theme, id, checked)),
      `${counted(results.length - bad.length, what(results))} of ${results.length.toLocaleString('en')} exact, ${counted(events, 'event')} compared in ${seconds.toFixed(2)} s`,
    );
    return bad.length === 0 ? exitCodes.ok : exitCodes.failed;
  });
}

/** Returns the noun for the records that were checked. */
const what = (results: readonly { readonly checked: Checked }[]): string =>
  results.some(({ checked }) => 'draft' in checked) ? 'record' : 'game';

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
  origin: 'the game from which it branched',
  chance: 'decks, dice, shuffles and regions',
};
const worded = (all: readonly (Covered | NotCovered)[]): string => all.map((part) => words[part]).join(', ');

const upTo = ({ observedFrom }: Extract<Verdict, { status: 'EXACT' }>): string =>
  observedFrom === undefined ? '' : ` up to position ${observedFrom - 1}, then observed`;

function drawVerdict({ paint }: Theme, id: string, checked: Checked): string[] {
  if ('draft' in checked) return drawDraft({ paint }, id, checked);
  switch (checked.status) {
    case 'EXACT':
      return [
        `${paint.green('✓')} ${id}  exact${upTo(checked)}: ${counted(checked.events, 'event')}, ${counted(checked.fingerprints, 'fingerprint')}`,
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

function drawDraft({ paint }: Pick<Theme, 'paint'>, id: string, checked: DraftChecked): string[] {
  switch (checked.status) {
    case 'EXACT':
      return [
        `${paint.green('✓')} ${id}  exact: a draft of ${counted(checked.events, 'event')}`,
        ...(checked.missing.length === 0
          ? []
          : [
              paint.dim(
                `    not confirmed: the results of ${counted(checked.missing.length, 'game')} not recorded here`,
              ),
            ]),
      ];
    case 'UNVERIFIED':
      return [`${paint.yellow('?')} ${id}  not verified: ${checked.reason}`];
    case 'DIVERGED':
      return 'game' in checked
        ? [`${paint.red('✗')} ${id}  diverged: ${checked.reason}`]
        : [
            `${paint.red('✗')} ${id}  diverged at event ${paint.bold(`${checked.revision}`)} of the draft`,
            `    recorded  ${shown(checked.recorded)}`,
            `    decided   ${shown(checked.decided)}`,
          ];
  }
}
