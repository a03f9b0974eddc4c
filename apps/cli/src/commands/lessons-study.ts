import { Command } from 'commander';
import { addStudyLesson, answerStudyLesson, removeStudyLesson } from '#archive';
import { chapterDecision, rateByAuthor } from '#coaching';
import type { Choice } from '#record';
import { alikeChoices } from '#reviews';
import { Archive } from '../archive.js';
import { examples, wholeNumber } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, failure, mustChange, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import { chapterNumbered, chapterWords, choiceText, ownStudy } from '../studies.js';
import { openStudyLesson, studyLessonsOf, type OpenStudyLesson } from '../study-lessons.js';
import { dayNameOf, drawBoard } from '../terminal/board.js';

export const addLesson = (add: Add): void =>
  add(
    new Command('add')
      .description('add the question of a chapter in your study to your lessons')
      .argument('<study>', 'the id or title of a study')
      .argument('<chapter>', 'the number of a chapter', wholeNumber(1, 1000))
      .addHelpText('after', examples('retrace lessons add "Ends of games" 1')),
    async (output, [text = '', number = '']) => {
      const archive = await Archive.open(output.around);
      try {
        const study = await ownStudy(archive, text);
        const { chapter } = chapterNumbered(study, Number(number));
        const place = { study: study.study, chapter, link: null };
        const id = mustChange(await addStudyLesson(archive, archive.authorship, place, null));
        output.document({ lesson: id });
        output.lines(`Added lesson ${id}. Take it with \`retrace lessons next ${id}\``);
        return exitCodes.ok;
      } finally {
        await archive.close();
      }
    },
  );

export const removeLesson = (add: Add): void =>
  add(
    new Command('remove')
      .description("remove a study's position from your lessons")
      .argument('<lesson>', 'the id of the lesson')
      .addHelpText('after', examples('retrace lessons remove study-1')),
    async (output, [id = '']) => {
      const archive = await Archive.open(output.around);
      try {
        mustChange(await removeStudyLesson(archive, archive.authorship, id));
        output.document({ lesson: id });
        output.lines(`Removed ${id}.`);
        return exitCodes.ok;
      } finally {
        await archive.close();
      }
    },
  );

/** Shows a study position without its answer. */
export async function showStudyLesson(
  output: Output,
  archive: Archive,
  id: string,
  now: Date,
): Promise<ExitCode> {
  const { learnt, open, choices } = await openStudyLesson(archive, id, now);
  const { chapter, replay, viewer } = open;
  const { text } = chapter;
  const state = replay.module.see.view(replay.before(chapter.from + 1), viewer);
  const offered = choices.map((choice) => ({ choice, text: choiceText(open, choice, 'en') }));
  const { title } = learnt.study;
  const question = learnt.question.text;
  output.document({ id, title, chapter: learnt.place, text, question, state, choices: offered });
  const { theme } = output;
  const { paint } = theme;
  output.lines(
    '',
    ` ${paint.bold(id)} ${paint.dim(`· ${title}, chapter ${learnt.place}`)}`,
    '',
    ...drawBoard(theme, state, dayNameOf(replay.module)),
    ...(text === '' ? [] : [text, '']),
    paint.bold(question),
    ...offered.map((offer, index) => `  ${paint.bold(`${index + 1}`.padStart(2))}  ${offer.text}`),
    '',
    paint.dim(`Answer with \`retrace lessons answer ${id} <number>\``),
  );
  return exitCodes.ok;
}

/** Stores an answer, given as option numbers such as `1` or `1,3`, and shows the author's answer. */
export async function answerStudy(output: Output, id: string, numbers: string, now: Date): Promise<ExitCode> {
  const archive = await Archive.open(output.around);
  try {
    const found = await openStudyLesson(archive, id, now);
    const { learnt, open } = found;
    const { replay, chapter } = open;
    const choice = choiceIn(found, numbers);
    const rating = rateByAuthor(learnt.question, choice, alikeChoices(replay, chapter.from));
    const decision = chapterDecision(replay.events, chapter);
    const at = now.toISOString();
    mustChange(await answerStudyLesson(archive, archive.authorship, id, { choice, rating, decision, at }));
    const all = await studyLessonsOf(archive, now);
    const due = all.find(({ lesson }) => lesson.id === id)?.lesson.progress?.due ?? at;
    const { accepted, taken } = chapterWords(open, 'en');
    const { answer } = learnt.question;
    output.document({ lesson: id, rating, choice, accepted, answer, taken, due });
    const { paint } = output.theme;
    output.lines(
      paint.bold(rating === 'best' ? 'Your answer is right.' : 'Your answer is wrong.'),
      `Right: ${accepted.join(', ')}`,
      ...(answer === '' ? [] : [answer]),
      '',
      paint.dim(`The lesson is due again on ${due.slice(0, 16).replace('T', ' ')} UTC.`),
    );
    return exitCodes.ok;
  } finally {
    await archive.close();
  }
}

/**
 * Returns a choice by its option numbers. Throws a `Failure` with code `LESSON_CHOICE_INVALID` if there is no such
 * option.
 */
function choiceIn({ choices }: OpenStudyLesson, numbers: string): Choice {
  return numbers.split(',').flatMap((word) => {
    const option = choices[Number(word) - 1];
    if (option !== undefined) return option;
    throw failure(exitCodes.usage, 'LESSON_CHOICE_INVALID', `The lesson has no choice ${word}.`, {
      advice: `Use numbers from 1 to ${choices.length}.`,
    });
  });
}
