import type { ChapterInput, WrittenPartsFragment } from '../generated/graphql.js';
import { marksSent } from '../notes/sent-marks.js';

export type Written = NonNullable<WrittenPartsFragment['written']>;

/** The texts and marks of a chapter. */
export type Content = Pick<Written, 'text' | 'arrows' | 'highlights' | 'question'>;

/** Converts the texts and marks of a chapter to the API's input. */
export const contentSent = ({ text, arrows, highlights, question }: Content): ChapterInput => ({
  text,
  ...marksSent({ arrows, highlights }),
  question: question && { text: question.text, accepted: question.accepted, answer: question.answer },
});
