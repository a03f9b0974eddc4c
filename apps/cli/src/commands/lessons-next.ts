import { Command } from 'commander';
import { choicesOf, mergeAlikeChoices } from '#coaching';
import { entriesAt } from '#projections';
import { seatViewer } from '#record';
import { alikeChoices, choiceWords } from '#reviews';
import { Archive } from '../archive.js';
import { examples } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, type ExitCode } from '../failure.js';
import { lessonIn, lessonsIn, noLesson, replayOf, type LessonFilter, type NamedLesson } from '../lessons.js';
import type { Output } from '../output.js';
import { dayNameOf, drawBoard } from '../terminal/board.js';
import { drawEntry } from '../terminal/log.js';
import { isStudyLesson, studyLessonsOf } from '../study-lessons.js';
import { capital } from '../terminal/text.js';
import { showStudyLesson } from './lessons-study.js';

interface Options {
  readonly player?: string;
  readonly theme?: string;
}

const linesBefore = 6;

export const nextLesson = (add: Add): void =>
  add<Options>(
    new Command('next')
      .description('show the next lesson, or the given one, with its choices, as its player saw the game')
      .argument('[lesson]', 'the id of a lesson')
      .option('--player <name>', 'the next decision of this player')
      .option('--theme <theme>', 'the next decision of this kind, as named by `retrace profile --json`')
      .addHelpText('after', examples('retrace lessons next', 'retrace lessons next sample-1:142')),
    showLesson,
  );

async function showLesson(
  output: Output,
  [id]: readonly string[],
  { player, theme }: Options,
): Promise<ExitCode> {
  const filter = { player: player ?? null, theme: theme ?? null };
  const now = new Date();
  return Archive.reading(output.around, async (archive) => {
    if (id !== undefined && isStudyLesson(id)) return showStudyLesson(output, archive, id, now);
    const found = id === undefined ? await nextIn(archive, filter, now) : await lessonIn(archive, id, now);
    if (typeof found === 'string') return showStudyLesson(output, archive, found, now);
    await show(output, archive, found);
    return exitCodes.ok;
  });
}

/**
 * Returns the next lesson that is due. If it is a study position, returns its id. Throws a `Failure` with code
 * `LESSON_NOT_FOUND` if none is due.
 */
async function nextIn(archive: Archive, filter: LessonFilter, now: Date): Promise<NamedLesson | string> {
  const next = (await lessonsIn(archive, filter, now)).find(({ isDue }) => isDue);
  if (next !== undefined) return next;
  const isFiltered = filter.player !== null || filter.theme !== null;
  const studied = isFiltered ? [] : await studyLessonsOf(archive, now);
  const due = studied.find(({ learnt, isDue }) => learnt !== null && isDue);
  if (due !== undefined) return due.lesson.id;
  throw noLesson('No lessons are due.');
}

async function show(output: Output, archive: Archive, { lesson: found, player }: NamedLesson): Promise<void> {
  const { asked: revision, decision } = found;
  const replay = await replayOf(archive, found);
  const lesson = mergeAlikeChoices(found, alikeChoices(replay, revision));
  const viewer = seatViewer(decision.seat);
  const view = replay.module.see.view(replay.before(revision + 1), viewer);
  const revisions = Array.from({ length: linesBefore + 1 }, (_, at) => revision - linesBefore + at);
  const log = [
    ...entriesAt(
      replay,
      revisions.filter((at) => at >= 0),
      viewer,
      'en',
    ),
  ];
  const choices = choicesOf(lesson).map((choice) => ({
    choice,
    text: capital(choiceWords(replay, revision, choice, viewer, 'en')),
  }));
  const asking = log.at(-1)?.telling.text ?? '';
  output.document({
    id: lesson.id,
    game: lesson.game,
    position: `${revision}`,
    player,
    asking,
    state: view,
    choices,
  });
  const { theme } = output;
  const { paint } = theme;
  output.lines(
    '',
    ` ${paint.bold(lesson.id)} ${paint.dim(`· ${replay.module.name} · as ${player} saw it`)}`,
    '',
    ...drawBoard(theme, view, dayNameOf(replay.module)),
    ...log.map((entry) => drawEntry(theme, entry, entry.revision === revision ? 'current' : 'plain')),
    '',
    ...choices.map(({ text }, index) => `  ${paint.bold(`${index + 1}`.padStart(2))}  ${text}`),
    '',
    paint.dim(`Answer with \`retrace lessons answer ${lesson.id} <number>\``),
  );
}
