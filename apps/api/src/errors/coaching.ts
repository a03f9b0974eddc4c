import type { CodedError } from './coded-error.js';

/** Errors about lessons, assignments, blind reviews and studies. */
export const coachingErrors = {
  ASSIGNMENTS_TOO_MANY: {
    meaning: 'You have too many open assignments, or the assignment that you received has too many answers.',
    advice: 'Close the assignments that you no longer need, or ask your coach for another assignment.',
  },
  ASSIGNMENT_ANSWER_INVALID: {
    meaning: 'The task does not exist, the answer is empty, or the task does not allow the answer.',
    advice:
      "Use the `number` of one of the assignment's tasks. Send options of the task as `choice`, or send a `text`.",
  },
  ASSIGNMENT_CLOSED: {
    meaning: 'The assignment was closed.',
    advice: 'Ask your coach for another assignment.',
  },
  ASSIGNMENT_INVALID: {
    meaning: "The assignment is not valid. The error's `where` names the invalid field.",
    advice: 'Correct the field.',
  },
  ASSIGNMENT_NOT_FOUND: {
    meaning: 'The assignment does not exist, or you did not create it.',
    advice:
      'Use `assignments` to list the assignments that you created. To open an assignment that you received, send its token.',
  },
  BLIND_DECISION_CLOSED: {
    meaning: 'You have already made this decision, or it belongs to another player.',
    advice: 'Make the decision at the `position` of the blind review.',
  },
  BLIND_POSITION_NOT_REACHED: {
    meaning: 'You have not yet reached that position in the blind review.',
    advice: "First make or skip the decision at the blind review's current `position`.",
  },
  BLIND_READERS_TOO_MANY: {
    meaning: 'The blind review has reached the maximum number of participants.',
    advice: 'Send the link of an unused invitation.',
  },
  BLIND_REVIEW_EMPTY: {
    meaning: 'The player in this seat made no decisions in the game, so there is nothing to review.',
    advice: 'Choose another seat or game.',
  },
  BLIND_REVIEW_NOT_FOUND: {
    meaning: 'You have neither begun a blind review of the game from that seat nor been invited to one.',
    advice:
      'Begin a blind review with `startBlindReview`, or send the token of your invitation with the request.',
  },
  CLASS_TOO_LARGE: {
    meaning: 'The class has too many pupils, or its history has too many entries.',
    advice: 'Begin another study, and open a class on that study.',
  },
  CLASS_NOT_FOUND: {
    meaning: 'The study has no class, the class has ended, or the token is not valid.',
    advice: 'As a coach, open a class with `openClass`. As a pupil, send the token of the class link.',
  },
  CLASS_MARKS_INVALID: {
    meaning: 'There are too many marks, or a mark is on an object that is not visible at the position.',
    advice:
      "Use keys of objects that are visible from the chapter's perspective, and draw at most 20 marks of " +
      'each kind.',
  },
  CLASS_PLACE_INVALID: {
    meaning: 'The chapter does not show that position, or the class has moved to another position.',
    advice: "Use the `position` of one of the chapter's steps. Draw only on the position in `place`.",
  },
  CLASS_ROUND_CLOSED: {
    meaning: "The coach's question is not open.",
    advice: 'Answer the last question in `rounds` before the coach reveals the choices.',
  },
  CLASS_ROUND_EMPTY: {
    meaning: 'The chapter does not begin with a decision of the player whose perspective it shows.',
    advice: "Show a chapter that begins with that player's decision.",
  },
  LESSONS_TOO_MANY: {
    meaning: 'You have answered lessons too many times.',
    advice: 'Use another account.',
  },
  LESSON_CHOICE_INVALID: {
    meaning: 'The lesson does not offer this choice.',
    advice: "Send every key of one entry in the lesson's `choices`.",
  },
  LESSON_ID_INVALID: {
    meaning: 'The text is not a lesson id.',
    advice: 'Use an id from `lessons`.',
  },
  LESSON_NOT_FOUND: {
    meaning: "The lesson does not exist, or you can't view its whole game.",
    advice: 'Use `lessons` to list your lessons. To get more lessons, review a game.',
  },
  OPENINGS_TOO_MANY: {
    meaning: 'You have answered too many opening hands, or trained too many decks.',
    advice: 'Use another account.',
  },
  STUDIES_TOO_MANY: {
    meaning: 'You have too many studies.',
    advice: 'Delete the studies that you no longer need.',
  },
  STUDY_CHAPTERS_TOO_MANY: {
    meaning: 'The study has too many chapters.',
    advice: 'Remove chapters, or begin another study.',
  },
  STUDY_CHAPTER_NOT_FOUND: {
    meaning: 'The study has no chapter with this id.',
    advice: "Use an id from the study's `chapters`.",
  },
  STUDY_INVALID: {
    meaning: "The study or one of its chapters is not valid. The error's `where` names the invalid field.",
    advice: 'Correct the field.',
  },
  STUDY_LESSONS_TOO_MANY: {
    meaning:
      'Your lessons include too many positions from studies, or you have answered these positions too many ' +
      'times.',
    advice: 'Remove some of these positions, or use another account.',
  },
  STUDY_LESSON_NOT_FOUND: {
    meaning:
      'The lesson is not available. Its study, chapter or question may have been removed, or its link ' +
      'revoked.',
    advice: 'Use `studyLessons` to list your lessons.',
  },
  STUDY_NOT_FOUND: {
    meaning: 'The study does not exist, belongs to another person, or its link was revoked.',
    advice:
      "Use `studies` to list your own studies. To read another person's study, send the token of its link.",
  },
  STUDY_QUESTION_EMPTY: {
    meaning: 'The chapter has no question, or no option of the question is marked as correct.',
    advice: 'Add a question and mark its correct options, or use another chapter.',
  },
  STUDY_TOO_LARGE: {
    meaning: 'The study has been changed too many times.',
    advice: 'Begin another study.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
