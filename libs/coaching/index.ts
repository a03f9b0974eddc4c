export type { CoachingErrorCode } from './error-codes.js';
export { checkedReply, type Reply } from './assignments/reply.js';
export {
  assignmentOf,
  assignmentStream,
  coachStream,
  type Assignment,
  type TaskReply,
} from './assignments/assignment.js';
export type { AssignedTask, AssignmentEntry } from './assignments/assignment-entry.js';
export { assignmentFormat } from './assignments/stored-assignment.js';
export type { BlindEntry } from './blind/blind-entry.js';
export {
  blindAnswers,
  blindOptions,
  blindProgress,
  blindQuestions,
  blindReviewId,
  blindReviewOf,
  blindReviewStream,
  blindSteps,
  checkBlindAnswer,
  notReached,
  type BlindProgress,
  type BlindQuestion,
  type BlindReader,
  type BlindReview,
} from './blind/blind-review.js';
export {
  blindScore,
  blindVerdict,
  type BlindScore,
  type BlindTally,
  type BlindVerdict,
} from './blind/blind-score.js';
export { blindFormat } from './blind/stored-blind-review.js';
export {
  checkRoundAnswer,
  classOf,
  classStream,
  roundClosed,
  roundFor,
  shownStudy,
  type Class,
  type ClassPlace,
  type ClassRound,
  type RoundView,
} from './classes/class.js';
export type { ClassEntry } from './classes/class-entry.js';
export { classFormat } from './classes/stored-class.js';
export { rated, ratings, type RatedAnswer, type Rating } from './lessons/answer.js';
export type { LessonAnswered } from './lessons/answered.js';
export {
  choicesOf,
  isLesson,
  evaluatedDecisions,
  lessonId,
  lessonsOf,
  lessonStream,
  parseLessonId,
  type Lesson,
  type LessonPlace,
} from './lessons/lesson.js';
export { standingsOf, type LessonStanding } from './lessons/lessons-due.js';
export { noProgress, takeAnswer, type LessonProgress, type Progress } from './lessons/progress.js';
export { isDue } from './lessons/schedule.js';
export { mergeAlikeChoices } from './lessons/merge-alike-choices.js';
export { answerFormat } from './lessons/stored-answer.js';
export {
  nextOpening,
  noOpenings,
  openingDeck,
  openingStream,
  rateOpening,
  takeOpening,
  trainingKey,
  trainingsOf,
  type Openings,
  type OpeningPlace,
  type Training,
} from './openings/openings.js';
export type { OpeningAnswered, OpeningDeckTaken, OpeningEntry } from './openings/opening-entry.js';
export { openingFormat } from './openings/stored-opening.js';
export { checkedContent, checkedLine, checkedTitle } from './studies/chapter-content.js';
export { chapterDecision, chapterSteps, chapterChoice } from './studies/chapter-line.js';
export { studyFormat } from './studies/stored-study.js';
export {
  checkedTry,
  triesOf,
  triesStream,
  tryFormat,
  untriedChapter,
  type ChapterTried,
  type ChapterTries,
} from './studies/tries.js';
export type {
  BoardMarks,
  ChapterContent,
  ChapterLine,
  ChapterQuestion,
  StudyEntry,
} from './studies/study-entry.js';
export {
  noStudyLessons,
  rateByAuthor,
  studyLessonFormat,
  studyLessonsInOrder,
  studyLessonStream,
  studyLessonWith,
  takeStudyLesson,
  type StudyLesson,
  type StudyLessonEntry,
  type StudyLessons,
} from './studies/study-lessons.js';
export { contentOf, studiesStream, studyOf, studyStream, type Chapter, type Study } from './studies/study.js';
