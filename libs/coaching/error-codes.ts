/** Why a lesson or a decision of a blind review cannot be answered, or an assignment not be made or answered. */
export type CoachingErrorCode =
  | 'ASSIGNMENTS_TOO_MANY'
  | 'ASSIGNMENT_ANSWER_INVALID'
  | 'ASSIGNMENT_CLOSED'
  | 'ASSIGNMENT_INVALID'
  | 'ASSIGNMENT_NOT_FOUND'
  | 'BLIND_DECISION_CLOSED'
  | 'BLIND_POSITION_NOT_REACHED'
  | 'BLIND_READERS_TOO_MANY'
  | 'BLIND_REVIEW_EMPTY'
  | 'BLIND_REVIEW_NOT_FOUND'
  | 'LESSONS_TOO_MANY'
  | 'LESSON_CHOICE_INVALID'
  | 'LESSON_ID_INVALID'
  | 'LESSON_NOT_FOUND';
