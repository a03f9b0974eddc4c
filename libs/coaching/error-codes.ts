/** Why a lesson cannot be taken, or an assignment not be made or answered. */
export type CoachingErrorCode =
  | 'ASSIGNMENTS_TOO_MANY'
  | 'ASSIGNMENT_ANSWER_INVALID'
  | 'ASSIGNMENT_CLOSED'
  | 'ASSIGNMENT_INVALID'
  | 'ASSIGNMENT_NOT_FOUND'
  | 'LESSONS_TOO_MANY'
  | 'LESSON_CHOICE_INVALID'
  | 'LESSON_ID_INVALID'
  | 'LESSON_NOT_FOUND';
