import type { ChapterInput, WrittenPartsFragment } from '../generated/graphql.js';
import { marksSent } from '../notes/sent-marks.js';

export type Written = NonNullable<WrittenPartsFragment['written']>;

/** The words and marks of a chapter. */
export type Content = Pick<Written, 'text' | 'arrows' | 'highlights' | 'question'>;

/** Words and marks as they are sent. */
export const contentSent = ({ text, arrows, highlights, question }: Content): ChapterInput => ({
  text,
  ...marksSent({ arrows, highlights }),
  question: question && { text: question.text, accepted: question.accepted, answer: question.answer },
});
