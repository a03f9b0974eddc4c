import {
  coachingBounds,
  fail,
  isLegible,
  isShown,
  ok,
  recordBounds,
  type Decision,
  type Problem,
  type Result,
} from '#record';
import type { CoachingErrorCode } from '../error-codes.js';
import type { ChapterContent, ChapterLine } from './study-entry.js';

type Checked<T> = Result<T, Problem<CoachingErrorCode>>;

const invalid = (where: string, advice: string): Checked<never> =>
  fail({ code: 'STUDY_INVALID', message: `The field "${where}" of the study is not valid.`, advice, where });

const written = (text: string): string => text.replaceAll('\r\n', '\n').normalize('NFC').trim();

/**
 * Validates and normalises the title of a study. Replaces consecutive spaces with one space. Fails with `STUDY_INVALID`
 * if the title is invalid.
 */
export function checkedTitle(text: string): Checked<string> {
  const title = written(text).replaceAll(/\s+/g, ' ');
  return title !== '' && title.length <= recordBounds.gameName && isShown(title)
    ? ok(title)
    : invalid('title', `Use 1 to ${recordBounds.gameName} printable characters.`);
}

/**
 * Checks the order and the number of positions in a chapter. Fails with `STUDY_INVALID` if the chapter ends before its
 * first position or contains too many positions.
 */
export const checkedLine = (line: ChapterLine): Checked<ChapterLine> =>
  line.to < line.from || line.to - line.from > coachingBounds.studyLine
    ? invalid('until', `End the chapter 0 to ${coachingBounds.studyLine} events after its first position.`)
    : ok(line);

/**
 * Validates and normalises the text and marks of a chapter. `decision` is the decision at the first position, or null.
 * Fails with `STUDY_INVALID` if the content is invalid.
 */
export function checkedContent(
  content: ChapterContent,
  decision: Pick<Decision, 'options'> | null,
): Checked<ChapterContent> {
  const { annotation, spots } = recordBounds;
  const text = written(content.text);
  if (!isLegible(text) || text.length > annotation)
    return invalid('text', `Write at most ${annotation} printable characters.`);
  for (const marks of ['arrows', 'highlights'] as const)
    if (content[marks].length > spots) return invalid(marks, `Draw at most ${spots} marks of this kind.`);
  if (content.question === null) return ok({ ...content, text });
  const [question, answer] = [content.question.text, content.question.answer].map(written);
  for (const [where, words] of [
    ['question.text', question],
    ['question.answer', answer],
  ] as const)
    if (words === undefined || !isLegible(words) || words.length > coachingBounds.text)
      return invalid(where, `Write at most ${coachingBounds.text} printable characters.`);
  if (question === '') return invalid('question.text', 'Write a question, or leave it out.');
  const accepted = [...new Set(content.question.accepted)];
  const keys = new Set(decision?.options.map(({ key }) => key));
  if (!accepted.every((key) => keys.has(key)))
    return invalid('question.accepted', 'Use keys of the options of the decision at the first position.');
  return ok({ ...content, text, question: { text: question ?? '', accepted, answer: answer ?? '' } });
}
