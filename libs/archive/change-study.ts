import {
  checkedTitle,
  classStream,
  contentOf,
  studyStream,
  triesStream,
  type Chapter,
  type ChapterContent,
  type Study,
} from '#coaching';
import { canonicalJson, ok, type Authorship, type GameId, type Result } from '#record';
import type { Archive } from './archive.js';
import { classIn } from './decide-class.js';
import { chapterIn, decideStudy } from './decide-study.js';
import { endClass } from './lead-class.js';
import type { ArchiveProblem } from './refusal.js';
import { revokeShare } from './share-position.js';

type Change = Promise<Result<Study, ArchiveProblem>>;
type Store = Pick<Archive, 'store'>;

export interface ChapterPlace {
  readonly study: string;
  readonly chapter: string;
}

/**
 * Changes the title of a study. Fails with `STUDY_INVALID` if the title is invalid. Also fails for the same reasons as
 * `decideStudy`.
 */
export async function nameStudy(archive: Store, author: Authorship, study: string, text: string): Change {
  const title = checkedTitle(text);
  if (!title.ok) return title;
  return decideStudy(archive, study, (before) =>
    before.title === title.value ? [] : [{ kind: 'StudyNamed', title: title.value, ...author }],
  );
}

/**
 * Replaces the content of a chapter. The caller must have checked the new content. Fails with `STUDY_CHAPTER_NOT_FOUND`
 * if the study does not contain the chapter. Also fails for the same reasons as `decideStudy`.
 */
export const changeChapter = (
  archive: Store,
  author: Authorship,
  { study, chapter }: ChapterPlace,
  content: ChapterContent,
): Change =>
  decideStudy(archive, study, (before) =>
    canonicalJson(contentOf(chapterIn(before, chapter))) === canonicalJson(contentOf(content))
      ? []
      : [{ kind: 'ChapterChanged', chapter, ...contentOf(content), ...author }],
  );

/**
 * Moves a chapter to an index, starting at 0. Fails with `STUDY_CHAPTER_NOT_FOUND` if the study does not contain the
 * chapter. Also fails for the same reasons as `decideStudy`.
 */
export const moveChapter = (
  archive: Store,
  author: Authorship,
  { study, chapter }: ChapterPlace,
  place: number,
): Change =>
  decideStudy(archive, study, (before) =>
    before.chapters.indexOf(chapterIn(before, chapter)) === place
      ? []
      : [{ kind: 'ChapterMoved', chapter, place, ...author }],
  );

/**
 * `signed` returns the authorship that is recorded when a game's share link is revoked. By default, this is the
 * authorship of the change.
 */
export interface Revoking {
  readonly signed?: (game: GameId) => Authorship;
}

/**
 * Removes a chapter, then revokes its share link and deletes readers' attempts at the chapter. Ignores a link that has
 * already been revoked or whose game has been deleted. Fails with `STUDY_CHAPTER_NOT_FOUND` if the study does not
 * contain the chapter. Also fails for the same reasons as `decideStudy`.
 */
export async function removeChapter(
  archive: Archive,
  author: Authorship,
  { study, chapter }: ChapterPlace,
  revoking: Revoking = {},
): Change {
  let removed: readonly Chapter[] = [];
  const decided = await decideStudy(archive, study, (before) => {
    removed = [chapterIn(before, chapter)];
    return [{ kind: 'ChapterRemoved', chapter, ...author }];
  });
  if (!decided.ok) return decided;
  await revokeLinks(archive, author, removed, revoking);
  await archive.store.delete(triesStream(study, chapter), 'any');
  return decided;
}

/**
 * Deletes a study permanently. If the process stops before the deletion has finished, readers see the study as deleted,
 * and calling this function again completes the deletion.
 */
export async function deleteStudy(
  archive: Archive,
  author: Authorship,
  study: string,
  revoking: Revoking = {},
): Promise<Result<null, ArchiveProblem>> {
  const deleted = await decideStudy(archive, study, ({ isDeleted }) =>
    isDeleted ? [] : [{ kind: 'StudyDeleted', ...author }],
  );
  if (!deleted.ok) return deleted;
  await revokeLinks(archive, author, deleted.value.chapters, revoking);
  // Ends the class first, so that its pupils are notified.
  if ((await classIn(archive, study))?.link != null) await endClass(archive, author, deleted.value);
  const tries = deleted.value.chapters.map(({ chapter }) => triesStream(study, chapter));
  for (const stream of [...tries, classStream(study), studyStream(study)])
    await archive.store.delete(stream, 'any');
  return ok(null);
}

async function revokeLinks(
  archive: Archive,
  author: Authorship,
  chapters: readonly Chapter[],
  { signed = () => author }: Revoking,
): Promise<void> {
  for (const { game, link } of chapters) await revokeShare(archive, signed(game), { game, id: link });
}
