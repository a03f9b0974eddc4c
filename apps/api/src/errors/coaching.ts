import type { CodedError } from './coded-error.js';

/** Errors about lessons, assignments, blind reviews and studies. */
export const coachingErrors = {
  ASSIGNMENTS_TOO_MANY: {
    meaning: 'You have too many open assignments, or one has too many answers.',
    advice: 'Close assignments you no longer need.',
  },
  ASSIGNMENT_ANSWER_INVALID: {
    meaning: 'The answer is empty, or not allowed by the task.',
    advice: 'Send options of the task as `choice`, or a `text`.',
  },
  ASSIGNMENT_CLOSED: {
    meaning: 'The assignment was closed.',
    advice: 'Ask your coach for another.',
  },
  ASSIGNMENT_INVALID: {
    meaning: 'The assignment is not valid. `where` names the field.',
    advice: 'Correct the field.',
  },
  ASSIGNMENT_NOT_FOUND: {
    meaning: "The assignment does not exist, or you didn't make it.",
    advice: '`assignments` lists yours. Recipients send its token.',
  },
  BLIND_DECISION_CLOSED: {
    meaning: 'You have already answered this decision, or it is not yours.',
    advice: 'Answer the decision at the `position` of the blind review.',
  },
  BLIND_POSITION_NOT_REACHED: {
    meaning: 'You have not yet reached that position in the blind review.',
    advice: 'Answer the decision at the `position` of the blind review, or skip it.',
  },
  BLIND_READERS_TOO_MANY: {
    meaning: 'You have invited too many people to the blind review.',
    advice: 'Use the invitations that you have.',
  },
  BLIND_REVIEW_EMPTY: {
    meaning: 'The seat made no decision in the game.',
    advice: 'Choose another seat or game.',
  },
  BLIND_REVIEW_NOT_FOUND: {
    meaning: 'You have not begun a blind review of the game from that seat, or have no invitation to it.',
    advice: 'Begin it with `startBlindReview`, or send the token of an invitation.',
  },
  CLASS_TOO_LARGE: {
    meaning: 'The class has too many pupils, or too many entries.',
    advice: 'Begin another study, and open a class on it.',
  },
  CLASS_NOT_FOUND: {
    meaning: "There is no class on the study, it has ended, or its token isn't accepted.",
    advice: 'Open it with `openClass`. Pupils send the token of its link.',
  },
  CLASS_MARKS_INVALID: {
    meaning: 'There are too many marks, or a mark is on an object that the position does not show.',
    advice:
      'Use keys of objects in the position, seen from the perspective of the chapter. Draw at most 20 marks of each kind.',
  },
  CLASS_PLACE_INVALID: {
    meaning: 'The chapter does not show that position, or the class has moved to another.',
    advice: 'Use the `position` of a step of the chapter. Draw only on the position in `place`.',
  },
  CLASS_ROUND_CLOSED: {
    meaning: 'The class is not asking that question.',
    advice: 'Answer the last of `rounds` before the coach reveals the choices.',
  },
  CLASS_ROUND_EMPTY: {
    meaning: 'The first position of the chapter has no decision for the perspective of the chapter.',
    advice: 'Show a chapter that begins with a decision of its perspective.',
  },
  LESSONS_TOO_MANY: {
    meaning: 'You have answered too many lessons.',
    advice: 'Use another account.',
  },
  LESSON_CHOICE_INVALID: {
    meaning: 'The lesson does not offer this choice.',
    advice: 'Send all keys of one of its `choices`.',
  },
  LESSON_ID_INVALID: {
    meaning: 'The text is not a lesson id.',
    advice: 'Use an id in `lessons`.',
  },
  LESSON_NOT_FOUND: {
    meaning: "The lesson does not exist, or you can't view its game.",
    advice: '`lessons` lists the ones you have. Review a game to get more.',
  },
  OPENINGS_TOO_MANY: {
    meaning: 'You have answered too many first hands, or trained too many decks.',
    advice: 'Use another account.',
  },
  STUDIES_TOO_MANY: {
    meaning: 'You have too many studies.',
    advice: 'Delete studies you no longer need.',
  },
  STUDY_CHAPTERS_TOO_MANY: {
    meaning: 'The study has too many chapters.',
    advice: 'Remove chapters, or begin another study.',
  },
  STUDY_CHAPTER_NOT_FOUND: {
    meaning: 'The study has no such chapter.',
    advice: 'Use an id in its `chapters`.',
  },
  STUDY_INVALID: {
    meaning: 'The study or its chapter is not valid. `where` names the field.',
    advice: 'Correct the field.',
  },
  STUDY_LESSONS_TOO_MANY: {
    meaning: 'You have too many positions from studies among your lessons, or answered them too often.',
    advice: 'Remove some of them, or use another account.',
  },
  STUDY_LESSON_NOT_FOUND: {
    meaning:
      'The lesson does not exist, its study or chapter was deleted, its question was removed, or its link was revoked.',
    advice: '`studyLessons` lists yours.',
  },
  STUDY_NOT_FOUND: {
    meaning: "The study does not exist, it isn't yours, or its link was revoked.",
    advice: '`studies` lists yours. Readers send the token of its link.',
  },
  STUDY_QUESTION_EMPTY: {
    meaning: 'The chapter has no question with a correct option.',
    advice: 'Use a chapter that asks for an option and marks the correct ones.',
  },
  STUDY_TOO_LARGE: {
    meaning: 'The study was changed too often.',
    advice: 'Begin another study.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
