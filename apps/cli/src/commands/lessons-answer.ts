import { Command, InvalidArgumentError } from 'commander';
import { answerLesson as storeAnswer } from '#archive';
import { choicesOf, parseLessonId, rated, mergeAlikeChoices, type Lesson } from '#coaching';
import { isSameChoice, seatViewer, type Choice } from '#record';
import { alikeChoices, choiceWords, percent } from '#reviews';
import { Archive } from '../archive.js';
import { examples } from '../arguments.js';
import type { Add } from '../command.js';
import { exitCodes, failure, must, mustChange, type ExitCode } from '../failure.js';
import { lessonIn, progressIn, replayOf } from '../lessons.js';
import type { Output } from '../output.js';
import { ratingWords } from '../rating-words.js';
import { rounded } from '../reviewed.js';
import { capital } from '../terminal/text.js';
import { isStudyLesson } from '../study-lessons.js';
import { valueText } from '../value-text.js';
import { answerStudy } from './lessons-study.js';

export const answerLesson = (add: Add): void =>
  add(
    new Command('answer')
      .description('answer a lesson, and see the values of its choices')
      .argument('<lesson>', 'the id of a lesson')
      .argument(
        '<number>',
        'the number of a choice in `retrace lessons next`; some positions from studies allow several: 1,3',
        numbersOfChoices,
      )
      .addHelpText('after', examples('retrace lessons answer sample-1:142 2')),
    answer,
  );

function numbersOfChoices(text: string): string {
  if (/^\d{1,4}(,\d{1,4})*$/.test(text)) return text;
  throw new InvalidArgumentError('Use one number, or several numbers as in 1,3.');
}

async function answer(output: Output, [id = '', number = '']: readonly string[]): Promise<ExitCode> {
  if (isStudyLesson(id)) return answerStudy(output, id, number, new Date());
  must(parseLessonId(id), exitCodes.usage);
  const archive = await Archive.open(output.around);
  try {
    const now = new Date();
    const { lesson: found } = await lessonIn(archive, id, now);
    const replay = await replayOf(archive, found);
    const lesson = mergeAlikeChoices(found, alikeChoices(replay, found.asked));
    const { rating, loss, error, choice } = must(rated(lesson, choiceIn(lesson, Number(number))));
    const { game, asked: revision, review } = lesson;
    const at = now.toISOString();
    const given = { game, asked: revision, review, choice, rating, loss, at };
    mustChange(await storeAnswer(archive, archive.authorship, given));
    const due = (await progressIn(archive)).get(id)?.due ?? at;
    const { best, taken, grade, seat, choices } = lesson.decision;
    const words = (option: Choice): string =>
      capital(choiceWords(replay, revision, option, seatViewer(seat), 'en'));
    output.document({
      lesson: id,
      rating,
      choice,
      loss: rounded(loss),
      error: rounded(error),
      best,
      taken,
      grade,
      worth: choices.map((choice) => ({
        choice: choice.choice,
        text: words(choice.choice),
        value: rounded(choice.value),
        error: rounded(choice.error),
      })),
      due,
    });
    const { paint } = output.theme;
    output.lines(
      paint.bold(ratingWords[rating]) +
        (rating === 'worse' ? ` Your choice loses ${percent(loss)} of win probability.` : ''),
      '',
      ...choices.map((judged) => {
        const marks = [
          ...(isSameChoice(judged.choice, choice) ? ['yours'] : []),
          ...(isSameChoice(judged.choice, taken) ? ['played'] : []),
        ];
        const mark = marks.length === 0 ? '' : paint.dim(` (${marks.join(', ')})`);
        return `  ${valueText(judged)}  ${words(judged.choice)}${mark}`;
      }),
      '',
      paint.dim(`The lesson is due again on ${due.slice(0, 16).replace('T', ' ')} UTC.`),
    );
    return exitCodes.ok;
  } finally {
    await archive.close();
  }
}

/** Returns a lesson's choice by its number. Throws a `Failure` with code `LESSON_CHOICE_INVALID` if there is none. */
function choiceIn(lesson: Lesson, number: number): Choice {
  const choices = choicesOf(lesson);
  const choice = choices[number - 1];
  if (choice !== undefined) return choice;
  throw failure(exitCodes.usage, 'LESSON_CHOICE_INVALID', `The lesson has no choice ${number}.`, {
    advice: `Use a number from 1 to ${choices.length}.`,
  });
}
