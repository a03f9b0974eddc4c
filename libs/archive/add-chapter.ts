import { randomUUID } from 'node:crypto';
import { checkedLine, type ChapterContent, type ChapterLine, type Study } from '#coaching';
import { coachingBounds, type Authorship, type GameId, type Result } from '#record';
import type { Archive } from './archive.js';
import { decideStudy } from './decide-study.js';
import { Refusal, type ArchiveProblem } from './refusal.js';
import { revokeShare, sharePosition } from './share-position.js';

/** A new chapter, whose content has been checked. */
export interface NewChapter extends ChapterLine {
  readonly study: string;
  readonly content: ChapterContent;
  /** Returns the authorship with which a game's share link is created. By default, this is the chapter's authorship. */
  readonly signed?: (game: GameId) => Authorship;
}

/**
 * Shares a sequence of positions of a game and adds it as the last chapter of a study. Fails with `STUDY_INVALID`,
 * `STUDY_NOT_FOUND`, `STUDY_TOO_LARGE` or `STUDY_CHAPTERS_TOO_MANY`. Also fails for the same reasons as
 * `sharePosition`.
 */
export async function addChapter(
  archive: Archive,
  author: Authorship,
  { study, content, signed = () => author, game, from, to, as }: NewChapter,
): Promise<Result<Study, ArchiveProblem>> {
  const line = checkedLine({ game, from, to, as });
  if (!line.ok) return line;
  // Checks the limit first, so that no position is shared if the study is full.
  const room = await decideStudy(archive, study, (before) => {
    checkRoom(before);
    return [];
  });
  if (!room.ok) return room;
  const shared = await sharePosition(archive, signed(game), { game, position: `${to}`, as });
  if (!shared.ok) return shared;
  const link = shared.value.id;
  const added = {
    kind: 'ChapterAdded',
    chapter: randomUUID(),
    ...line.value,
    link,
    ...content,
    ...author,
  } as const;
  const decided = await decideStudy(archive, study, (before) => {
    checkRoom(before);
    return [added];
  });
  if (!decided.ok) await revokeShare(archive, signed(game), { game, id: link });
  return decided;
}

/** Throws a `Refusal` with code `STUDY_CHAPTERS_TOO_MANY` if the study contains the maximum number of chapters. */
function checkRoom({ chapters }: Study): void {
  if (chapters.length < coachingBounds.chapters) return;
  throw new Refusal({
    code: 'STUDY_CHAPTERS_TOO_MANY',
    message: `The study has ${coachingBounds.chapters} chapters, which is the limit.`,
    advice: 'Remove chapters, or begin another study.',
  });
}
