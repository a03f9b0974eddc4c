import { Command } from 'commander';
import { rebuild, statusOf, type PartitionStatus, type ReadModelStatus } from '#read-models';
import { Archive } from '../archive.js';
import { examples } from '../arguments.js';
import { exitCodes, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import type { Add } from '../command.js';
import { progressOf } from '../progress.js';
import { drawTable } from '../terminal/table.js';
import { counted } from '../terminal/text.js';

export const projections = (add: Add): void =>
  add(
    new Command('projections').addHelpText(
      'after',
      examples('retrace projections status', 'retrace projections rebuild'),
    ),
    showStatus,
    (inner) =>
      inner(
        new Command('status').description('show the progress of the read models, and the games set aside'),
        showStatus,
      ),
    (inner) =>
      inner(
        new Command('rebuild').description(
          'rebuild the read models from the events; users see the old read models until the end',
        ),
        rebuildAll,
      ),
  );

/** Returns the exit code, which is `failed` if a game is set aside. */
const exitOf = ({ setAside }: ReadModelStatus): ExitCode =>
  setAside.length > 0 ? exitCodes.failed : exitCodes.ok;

async function showStatus(output: Output): Promise<ExitCode> {
  return Archive.reading(output.around, async (archive) => {
    const status = await statusOf(await archive.readModels(), archive.store);
    output.document(status);
    const { paint } = output.theme;
    const { behind, atLeast, partitions, projectors, setAside } = status;
    const isUpToDate =
      behind === 0
        ? paint.green('up to date')
        : `${atLeast ? 'at least ' : ''}${counted(behind, 'event')} behind`;
    const by = projectors.length === 0 ? '' : ` · ${counted(projectors.length, 'projector')}`;
    output.lines(
      ...drawTable(
        output.theme,
        [
          { title: 'Partition', right: true },
          { title: 'Position' },
          { title: 'Behind', right: true },
          { title: 'Updated by' },
          { title: 'Until' },
        ],
        partitions.map(row),
      ),
      '',
      `${isUpToDate}${by}`,
      ...setAside.flatMap(({ game, stream, revision, problem }) => [
        paint.red(`Game ${game} is set aside at revision ${revision} of ${stream}`),
        `  ${problem.message} ${paint.dim(`[${problem.code}]`)}`,
        ...(problem.advice === undefined ? [] : [`  ${problem.advice}`]),
      ]),
    );
    return exitOf(status);
  });
}

const row = ({ partition, position, behind, owner, leasedUntil }: PartitionStatus): readonly string[] => [
  `${partition}`,
  position ?? 'the beginning',
  behind.toLocaleString('en'),
  owner ?? '–',
  leasedUntil ?? '–',
];

async function rebuildAll(output: Output): Promise<ExitCode> {
  return Archive.reading(output.around, async (archive) => {
    const models = await archive.readModels();
    const before = await statusOf(models, archive.store);
    const progress = progressOf(output, 'Rebuilding', before.events + before.behind);
    const from = performance.now();
    let events = 0;
    try {
      await rebuild(models, archive.source, (taken, _, place) => progress.to((events = taken), place));
    } finally {
      progress.end();
    }
    const seconds = (performance.now() - from) / 1000;
    const status = await statusOf(models, archive.store);
    output.document({ ...status, rebuilt: { events, seconds } });
    const rate = Math.round(events / Math.max(seconds, 0.001)).toLocaleString('en');
    output.lines(`Rebuilt from ${counted(events, 'event')} in ${seconds.toFixed(1)} s (${rate} a second).`);
    if (exitOf(status) !== exitCodes.ok)
      output.lines(
        output.theme.paint.red(
          'Some games are set aside. Use `retrace projections status` to see which, and why.',
        ),
      );
    return exitOf(status);
  });
}
