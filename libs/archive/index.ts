export { addChapter, type NewChapter } from './add-chapter.js';
export { answerAssignment, assignmentClosed } from './answer-assignment.js';
export { answerBlindReview } from './answer-blind-review.js';
export { answerLesson, answersIn } from './answer-lesson.js';
export { answerOpening, openingsIn, takenDeck, type TakenDeck } from './answer-opening.js';
export { answerRound, joinClass, type RoundAnswer } from './attend-class.js';
export { archiveOf, gameStreamsOf, type Archive } from './archive.js';
export { beginDraft, type DraftBeginning } from './begin-draft.js';
export { beginGame, beginGameOnce, type Beginning } from './begin-game.js';
export { branchGame, type Branching } from './branch-game.js';
export { closeAssignment } from './close-assignment.js';
export {
  changeChapter,
  deleteStudy,
  moveChapter,
  nameStudy,
  removeChapter,
  type ChapterPlace,
  type Revoking,
} from './change-study.js';
export {
  addMatch,
  changeMatch,
  changeTournament,
  deleteTournament,
  removeMatch,
  renamePlayer,
  shareTournament,
  ungroupGames,
  unshareTournament,
  type MatchPlace,
} from './change-tournament.js';
export { continueDraft } from './continue-draft.js';
export { assignmentIn, assignmentsOf, noAssignment } from './decide-assignment.js';
export { blindReviewIn, noBlindReview } from './decide-blind-review.js';
export { classIn, followClass, noClass } from './decide-class.js';
export { noChapter, noStudy, storedStudyIn, studiesOf, studyIn } from './decide-study.js';
export { noTournament, storedTournamentIn, tournamentIn, tournamentsOf } from './decide-tournament.js';
export { decideDraftAuthority } from './decide-draft-authority.js';
export { decideAuthority } from './decide-authority.js';
export { deleteDraft } from './delete-draft.js';
export { deleteReview } from './delete-review.js';
export { draftArchiveOf, type DraftArchive } from './draft-archive.js';
export { draftConflict, importDraft } from './import-draft.js';
export { inviteBlindReader } from './invite-blind-reader.js';
export { keepReview } from './keep-review.js';
export { groupGames, type GroupedGames } from './group-games.js';
export { deleteGame, GameHasBranchesError } from './delete-game.js';
export type { ArchiveErrorCode } from './error-codes.js';
export { canImport, importGame, retireImport, type ImportedRecord } from './import-game.js';
export { askClass, endClass, markClass, moveClass, openClass, revealRound } from './lead-class.js';
export {
  addStudyLesson,
  answerStudyLesson,
  learntChapter,
  learntChapters,
  noStudyLesson,
  removeStudyLesson,
  studyLessonsFrom,
  studyLessonsIn,
  type LearntAnswer,
  type LearntChapter,
} from './learn-study.js';
export { makeAssignment } from './make-assignment.js';
export { draftNotFound, gameNotFound } from './refusal.js';
export { recordCheck } from './record-check.js';
export { haltPlay, resumePlay } from './halt-play.js';
export { setVisibility } from './set-visibility.js';
export { revokeShare, sharePosition, type SharedPosition } from './share-position.js';
export { shareStudy, unshareStudy } from './share-study.js';
export { triesIn, tryChapter } from './try-chapter.js';
export { startBlindReview } from './start-blind-review.js';
export { startStudy } from './start-study.js';
export { startTournament } from './start-tournament.js';
export { writeNotes } from './write-notes.js';
export type { TokenErrorCode } from './tokens/error-codes.js';
export {
  assignmentToken,
  blindReviewToken,
  classToken,
  signedToken,
  studyToken,
  tournamentToken,
  type TokenKind,
} from './tokens/signed-token.js';
export { foundKey, storedKey, keyFile, passingKey, secretKey } from './tokens/signing-key.js';
