import { Command } from 'commander';
import { Archive } from '../archive.js';
import { examples, wholeNumber } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, type ExitCode } from '../failure.js';
import { lessonsIn, type NamedLesson } from '../lessons.js';
import type { Output } from '../output.js';
import { studyLessonsOf, type ListedStudyLesson } from '../study-lessons.js';
import { drawTable, type Column } from '../terminal/table.js';
import { counted } from '../terminal/text.js';
import { answerLesson } from './lessons-answer.js';
import { nextLesson } from './lessons-next.js';
import { addLesson, removeLesson } from './lessons-study.js';

interface Options {
  readonly player?: string;
  readonly theme?: string;
  readonly all?: true;
  readonly limit: number;
}

export const lessons = (add: Add): void =>
  add<Options>(
    new Command('lessons')
      .option('--player <name>', 'only decisions of this player')
      .option('--theme <theme>', 'only this kind of decision, as named by `retrace profile --json`')
      .option('--all', 'also list lessons that are due later')
      .option('-n, --limit <number>', 'the maximum number of lessons', wholeNumber(1, 10_000), 30)
      .addHelpText(
        'after',
        examples(
          'retrace lessons --player Ines',
          'retrace lessons next',
          'retrace lessons answer sample-1:142 2',
        ),
      )
      .addHelpText('after', '\nLessons with wrong answers are due again in minutes, others in days.'),
    listLessons,
    nextLesson,
    answerLesson,
    addLesson,
    removeLesson,
  );

const columns: readonly Column[] = [
  { title: 'lesson' },
  { title: 'player' },
  { title: 'against' },
  { title: 'day', right: true },
  { title: 'decision' },
  { title: 'answered', right: true },
  { title: 'due' },
];

async function listLessons(
  output: Output,
  _: readonly string[],
  { player, theme, all, limit }: Options,
): Promise<ExitCode> {
  const now = new Date();
  const filter = { player: player ?? null, theme: theme ?? null };
  const isFiltered = filter.player !== null || filter.theme !== null;
  const [found, studied] = await Archive.reading(output.around, async (archive) => [
    await lessonsIn(archive, filter, now),
    isFiltered ? [] : await studyLessonsOf(archive, now),
  ]);
  const due = found.filter(({ isDue }) => isDue);
  const shown = (all === true ? found : due).slice(0, limit);
  output.document({
    total: found.length,
    due: due.length,
    lessons: shown.map(documentOf),
    fromStudies: studied
      .filter(({ isDue, learnt }) => all === true || isDue || learnt === null)
      .map(studyDocumentOf),
  });
  if (found.length === 0 && studied.length === 0)
    output.lines(
      'There are no lessons. Review a game and store the review with `retrace review <game> --keep`',
    );
  else if (found.length > 0)
    output.lines(
      ...(shown.length === 0 ? [] : [...drawTable(output.theme, columns, shown.map(rowOf)), '']),
      `${counted(due.length, 'lesson')} due, of ${found.length}. ${due.length > 0 ? 'Take one with `retrace lessons next`' : 'List all of them with --all'}`,
    );
  listStudied(output, studied, all === true);
  return exitCodes.ok;
}

const studyColumns: readonly Column[] = [
  { title: 'lesson' },
  { title: 'study' },
  { title: 'chapter', right: true },
  { title: 'answered', right: true },
  { title: 'due' },
];

function listStudied(output: Output, studied: readonly ListedStudyLesson[], isAll: boolean): void {
  if (studied.length === 0) return;
  const rows = studied.flatMap(({ lesson, isDue, learnt }) =>
    learnt === null || !(isAll || isDue)
      ? []
      : [
          [
            lesson.id,
            learnt.study.title,
            `${learnt.place}`,
            `${lesson.progress?.answers ?? 0}`,
            dueWords({ progress: lesson.progress, isDue }),
          ],
        ],
  );
  const there = studied.filter(({ learnt }) => learnt !== null);
  const gone = studied.filter(({ learnt }) => learnt === null).map(({ lesson }) => lesson.id);
  output.lines(
    '',
    ...(rows.length === 0 ? [] : [...drawTable(output.theme, studyColumns, rows), '']),
    `${counted(there.filter(({ isDue }) => isDue).length, 'position')} from studies due, of ${there.length}.`,
    ...(gone.length === 0
      ? []
      : [
          `No longer available: ${gone.join(', ')}. The study or chapter was deleted, the question was ` +
            'removed, or the link was revoked. Remove these lessons with `retrace lessons remove <lesson>`',
        ]),
  );
}

/** Converts a study position to its entry in the JSON document, without the author's texts. */
const studyDocumentOf = ({ lesson, isDue, learnt }: ListedStudyLesson) => ({
  id: lesson.id,
  study: learnt?.study.title ?? null,
  chapter: learnt?.place ?? null,
  isGone: learnt === null,
  answers: lesson.progress?.answers ?? 0,
  rating: lesson.progress?.last.rating ?? null,
  due: lesson.progress?.due ?? null,
  isDue,
});

const dueWords = ({
  progress,
  isDue,
}: {
  readonly progress: { readonly due: string } | null;
  readonly isDue: boolean;
}): string => {
  if (progress === null) return 'new';
  return isDue ? 'now' : progress.due.slice(0, 10);
};

const rowOf = (named: NamedLesson): readonly string[] => {
  const { lesson, progress, player, opponents } = named;
  const { clock, kind } = lesson.decision;
  return [
    lesson.id,
    player,
    opponents.join(', '),
    `${clock.day}`,
    kind,
    `${progress?.answers ?? 0}`,
    dueWords(named),
  ];
};

/** Converts a lesson to its entry in the JSON document, without the answer. */
const documentOf = ({ lesson, progress, theme, player, opponents, isDue }: NamedLesson) => ({
  id: lesson.id,
  game: lesson.game,
  position: `${lesson.asked}`,
  player,
  opponents,
  day: lesson.decision.clock.day,
  kind: lesson.decision.kind,
  theme,
  answers: progress?.answers ?? 0,
  rating: progress?.last.rating ?? null,
  due: progress?.due ?? null,
  isDue,
});
