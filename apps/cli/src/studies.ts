import { storedStudyIn, studiesOf } from '#archive';
import {
  blindOptions,
  chapterDecision,
  chapterSteps,
  chapterChoice,
  type BoardMarks,
  type Chapter,
  type Study,
} from '#coaching';
import { entriesAt, Replay } from '#projections';
import { isSameAuthor, seatViewer, type Choice, type Locale, type Viewer } from '#record';
import { alikeChoices, choiceWords, spotNamer } from '#reviews';
import { moduleOf, owner, type Archive } from './archive.js';
import { exitCodes, Failure, failure } from './failure.js';
import { capital } from './terminal/text.js';
import { seatsOf, viewerOf } from './viewing.js';

/**
 * Returns one of the owner's studies by its id or title. Throws a `Failure` with code `STUDY_NOT_FOUND` if there is no
 * such study.
 */
export async function ownStudy(archive: Archive, text: string): Promise<Study> {
  const studies = await studiesOf(archive, owner);
  const found = studies.find(({ study }) => study === text) ?? studies.find(({ title }) => title === text);
  if (found !== undefined) return found;
  throw failure(exitCodes.notFound, 'STUDY_NOT_FOUND', `There is no study "${text}".`, {
    advice: 'Use `retrace study` to list your studies.',
  });
}

/** Like `ownStudy`, but also accepts the id of a study whose deletion has begun. */
export async function ownOrDeleted(archive: Archive, text: string): Promise<Study> {
  const stored = await storedStudyIn(archive, text);
  return stored?.isDeleted === true && isSameAuthor(stored.author, owner) ? stored : ownStudy(archive, text);
}

/**
 * Returns a chapter of a study by its number, counting from 1. Throws a `Failure` with code `STUDY_CHAPTER_NOT_FOUND`
 * if there is no such chapter.
 */
export function chapterNumbered({ chapters }: Study, number: number): Chapter {
  const found = chapters[number - 1];
  if (found !== undefined) return found;
  throw failure(exitCodes.notFound, 'STUDY_CHAPTER_NOT_FOUND', `There is no chapter ${number}.`, {
    advice: `Use a number from 1 to ${chapters.length}.`,
  });
}

/** A chapter as readers of the study see it, with its game up to the chapter's last position. */
export interface OpenChapter {
  readonly chapter: Chapter;
  readonly replay: Replay;
  readonly viewer: Viewer;
  readonly names: readonly string[];
}

/**
 * Opens the part of a chapter that readers of the study can see. If the chapter cannot be shown, returns an error code.
 */
export async function openChapter(archive: Archive, chapter: Chapter): Promise<OpenChapter | string> {
  const { game, to, as, link } = chapter;
  try {
    const events = await archive.readNamed(game);
    const { shares } = await archive.authorityOver(game);
    if (!shares.some(({ id }) => id === link)) return 'LINK_REVOKED';
    const seats = seatsOf(events);
    return {
      chapter,
      replay: new Replay(moduleOf(events), events.slice(0, to + 1)),
      viewer: viewerOf(as, seats.length),
      names: seats.map(({ name }) => name),
    };
  } catch (error) {
    if (error instanceof Failure) return error.problems[0].code;
    throw error;
  }
}

/** The choices, marks and log lines of a chapter as text. */
export interface ChapterWords {
  /** The name of the player who decides. Null if no choices are shown. */
  readonly player: string | null;
  readonly choices: readonly string[];
  readonly accepted: readonly string[];
  /** The choice made in the game. Null if the choice was made after the end of the chapter. */
  readonly taken: string | null;
  /** The highlights, followed by the arrows. */
  readonly marks: readonly string[];
  readonly steps: readonly { readonly position: string; readonly text: string }[];
}

/** Formats a choice at the first position of a chapter. Empty if the chapter does not show the options. */
export function choiceText({ chapter, replay }: OpenChapter, choice: Choice, locale: Locale): string {
  const decision = chapterDecision(replay.events, chapter);
  return decision === null
    ? ''
    : capital(choiceWords(replay, chapter.from, choice, seatViewer(decision.seat), locale));
}

/** Formats the highlights and then the arrows at a position in a chapter. */
export function markTexts(
  { replay, viewer }: OpenChapter,
  position: number,
  { highlights, arrows }: BoardMarks,
  locale: Locale,
): readonly string[] {
  const named = spotNamer(replay, position, viewer, locale);
  return [...highlights.map(named), ...arrows.map((arrow) => `${named(arrow.from)} → ${named(arrow.to)}`)];
}

export function chapterWords(open: OpenChapter, locale: Locale): ChapterWords {
  const { chapter, replay, viewer, names } = open;
  const { from, question } = chapter;
  const decision = chapterDecision(replay.events, chapter);
  const words = (choice: Choice): string => choiceText(open, choice, locale);
  const taken = chapterChoice(replay.events, chapter);
  return {
    player: decision && (names[decision.seat] ?? ''),
    choices: decision === null ? [] : blindOptions({ decision }, alikeChoices(replay, from)).map(words),
    accepted: (question?.accepted ?? []).map((key) => words([key])),
    taken: taken && words(taken),
    marks: markTexts(open, from, chapter, locale),
    steps: [...entriesAt(replay, chapterSteps(replay.events, chapter), viewer, locale)].map(
      ({ revision, telling }) => ({ position: `${revision}`, text: telling.text }),
    ),
  };
}
