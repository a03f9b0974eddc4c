import { randomUUID } from 'node:crypto';
import { roundClosed, type Chapter, type Class, type ClassPlace, type Study } from '#coaching';
import { recordBounds, type Authorship, type Decision, type Result } from '#record';
import type { Archive } from './archive.js';
import { decideClass, openIn } from './decide-class.js';
import { chapterIn } from './decide-study.js';
import { Refusal, type ArchiveProblem } from './refusal.js';

type Change = Promise<Result<Class, ArchiveProblem>>;
type Store = Pick<Archive, 'store'>;

/**
 * Opens a class on a study, or returns the open one. Fails with `CLASS_TOO_LARGE` if the class has the maximum number
 * of entries.
 */
export const openClass = (archive: Store, author: Authorship, { study }: Study, at: string): Change =>
  decideClass(archive, study, (before) =>
    (before?.link ?? null) === null
      ? [{ kind: 'ClassOpened', study, link: randomUUID(), at, ...author }]
      : [],
  );

/**
 * Shows pupils a position of a chapter. Fails with `CLASS_NOT_FOUND`, `CLASS_TOO_LARGE`, `STUDY_CHAPTER_NOT_FOUND` or
 * `CLASS_PLACE_INVALID`.
 */
export const moveClass = (
  archive: Store,
  author: Authorship,
  study: Study,
  { chapter, position }: { readonly chapter: string; readonly position: number },
): Change =>
  decideClass(archive, study.study, (before) => {
    const { place } = openIn(before);
    const { from, to } = chapterIn(study, chapter);
    if (position < from || position > to) throw new Refusal(noPlace);
    return place?.chapter === chapter && place.position === position
      ? []
      : [{ kind: 'ClassMoved', chapter, position, ...author }];
  });

/**
 * Replaces the marks on the displayed position. Fails with `CLASS_PLACE_INVALID` if the class displays another
 * position, or with `CLASS_MARKS_INVALID` if there are too many marks. Also fails with `CLASS_NOT_FOUND` or
 * `CLASS_TOO_LARGE`.
 */
export const markClass = (
  archive: Store,
  author: Authorship,
  { study }: Study,
  { chapter, position, arrows, highlights }: ClassPlace,
): Change =>
  decideClass(archive, study, (before) => {
    const { place } = openIn(before);
    if (place?.chapter !== chapter || place.position !== position) throw new Refusal(otherPlace);
    if (Math.max(arrows.length, highlights.length) > recordBounds.spots) throw new Refusal(tooManyMarks);
    const isSame = JSON.stringify([place.arrows, place.highlights]) === JSON.stringify([arrows, highlights]);
    return isSame ? [] : [{ kind: 'ClassMarked', arrows, highlights, ...author }];
  });

/**
 * Starts a round about the decision at the first position of the displayed chapter. `decision` returns this decision,
 * or null if there is none. Fails with `CLASS_NOT_FOUND`, `CLASS_TOO_LARGE` or `CLASS_ROUND_EMPTY`.
 */
export const askClass = (
  archive: Store,
  author: Authorship,
  study: Study,
  { decision, at }: { readonly decision: (chapter: Chapter) => Decision | null; readonly at: string },
): Change =>
  decideClass(archive, study.study, (before) => {
    const { place } = openIn(before);
    const chapter = study.chapters.find((found) => found.chapter === place?.chapter);
    if (place === null || chapter === undefined || decision(chapter) === null) throw new Refusal(noDecision);
    const { chapter: id, from } = chapter;
    return [
      ...(place.position === from
        ? []
        : [{ kind: 'ClassMoved', chapter: id, position: from, ...author } as const]),
      { kind: 'RoundBegun', chapter: id, at, ...author },
    ];
  });

/** Reveals the choices of a round, with or without names. Fails with `CLASS_NOT_FOUND` or `CLASS_ROUND_CLOSED`. */
export const revealRound = (
  archive: Store,
  author: Authorship,
  { study }: Study,
  { round, named }: { readonly round: number; readonly named: boolean },
): Change =>
  decideClass(archive, study, (before) => {
    const found = openIn(before).rounds[round];
    if (found === undefined) throw new Refusal(roundClosed);
    return found.revealed?.named === named ? [] : [{ kind: 'RoundRevealed', round, named, ...author }];
  });

/**
 * Ends a class. Its link stops working, and its rounds remain stored. Fails with `CLASS_NOT_FOUND` if the class is not
 * open.
 */
export const endClass = (archive: Store, author: Authorship, { study }: Study): Change =>
  decideClass(archive, study, (before) => {
    openIn(before);
    return [{ kind: 'ClassEnded', ...author }];
  });

const noPlace: ArchiveProblem = {
  code: 'CLASS_PLACE_INVALID',
  message: 'The chapter does not show that position.',
  advice: "Use the `position` of one of the chapter's steps.",
};
const otherPlace: ArchiveProblem = {
  code: 'CLASS_PLACE_INVALID',
  message: 'The class is at another position.',
  advice: 'Draw on the position in `place`.',
};
const tooManyMarks: ArchiveProblem = {
  code: 'CLASS_MARKS_INVALID',
  message: 'There are too many marks on this position.',
  advice: `Draw at most ${recordBounds.spots} arrows and ${recordBounds.spots} highlights.`,
};
const noDecision: ArchiveProblem = {
  code: 'CLASS_ROUND_EMPTY',
  message: 'The chapter does not begin with a decision of the player whose perspective it shows.',
  advice: "Show a chapter that begins with that player's decision.",
};
