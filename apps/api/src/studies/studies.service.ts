import { Inject, Injectable } from '@nestjs/common';
import {
  addChapter,
  changeChapter,
  deleteStudy,
  moveChapter,
  nameStudy,
  noChapter,
  noStudy,
  removeChapter,
  shareStudy,
  startStudy,
  storedStudyIn,
  studiesOf,
  studyIn,
  triesIn,
  tryChapter,
  unshareStudy,
  type Archive,
} from '#archive';
import {
  chapterDecision,
  checkedContent,
  triesOf,
  untriedChapter,
  type BoardMarks,
  type Chapter,
  type ChapterContent,
  type ChapterLine,
  type ChapterTries,
  type Study as Found,
} from '#coaching';
import { isSameAuthor, type Authorship, type Choice, type GameId, type Locale, type Spot } from '#record';
import { ACCESS, type Access } from '../access/access.js';
import { personOf } from '../access/permission.js';
import { anonymous, type Reader } from '../access/reader.js';
import { ARCHIVE } from '../api.tokens.js';
import type { Problem } from '../errors/problem.js';
import { missingSpot } from '../notes/remark.js';
import { openToWrite, signed, signedIn } from '../notes/writing.js';
import { ProblemError, valueOf } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { chapterPosition, chapterQuestion, contentIn, marksOf } from './chapter-view.js';
import type { ChapterInput, ShownChapter, StudyLink } from './study.types.js';

export interface OwnedStudy {
  readonly study: Found;
  /** Whether the reader wrote the study. */
  readonly isYours: boolean;
}

/** A requested chapter: a range of positions in a game. */
export interface RequestedLine {
  readonly game: string;
  readonly position: string;
  readonly until: string;
  readonly as: string;
}

/** Creates, changes and shares studies, and shows their chapters. */
@Injectable()
export class StudiesService {
  constructor(
    private readonly games: ReplayedGames,
    @Inject(ARCHIVE) private readonly archive: Archive,
    @Inject(ACCESS) private readonly access: Access,
  ) {}

  /**
   * Creates a study. Fails with `FORBIDDEN` if the reader cannot be identified. Also fails for the same reasons as
   * `startStudy`.
   */
  async start(title: string, reader: Reader, now: Date): Promise<OwnedStudy> {
    const author = { by: signedIn(reader).by, author: valueOf(personOf(reader)) };
    const study = valueOf(await startStudy(this.archive, author, { title, at: now.toISOString() }));
    return { study, isYours: true };
  }

  /** Returns the reader's studies, latest first. Fails with `FORBIDDEN` if the reader cannot be identified. */
  async list(reader: Reader): Promise<readonly OwnedStudy[]> {
    const studies = await studiesOf(this.archive, valueOf(personOf(reader)));
    return studies.map((study) => ({ study, isYours: true }));
  }

  /**
   * Returns one of the reader's studies. If the id is null, returns the study for which the reader sent a token. Fails
   * with `FORBIDDEN` or `STUDY_NOT_FOUND`.
   */
  async of(id: string | null, reader: Reader): Promise<OwnedStudy> {
    if (id === null) return this.#received(reader);
    return { study: await this.#own(id, reader), isYours: true };
  }

  /** Returns the study's link for other people. Null if there is none or the reader did not write the study. */
  async link({ study: { study, link }, isYours }: OwnedStudy): Promise<StudyLink | null> {
    if (!isYours || link === null) return null;
    const token = await this.access.capabilities.studyToken({ study, link });
    return { token, link: `/study#study=${token}` };
  }

  /**
   * Adds a range of positions of a game as the last chapter. Fails with `GAME_NOT_FOUND` or `WRITING_FORBIDDEN`. Also
   * fails for the same reasons as `of` and `addChapter`, or if a position or the perspective is invalid.
   */
  async add(
    id: string,
    { game: text, position, until, as }: RequestedLine,
    content: ChapterInput,
    reader: Reader,
  ): Promise<OwnedStudy> {
    const game = await openToWrite(this.games, text, reader);
    const { study } = await this.#own(id, reader);
    valueOf(game.viewer(as));
    const [from, to] = [positionIn('position', position), positionIn('until', until)];
    for (const revision of [from, to]) valueOf(game.replay.at({ revision }));
    const line = { game: game.id, from, to, as };
    const added = { study, ...line, content: checkedFor(game, line, contentIn(content)) };
    const author = authorOf(reader);
    return this.#changed(addChapter(this.archive, author, { ...added, signed: signerIn(reader) }));
  }

  /** Replaces the texts and marks of a chapter. Fails for the same reasons as `of` and `changeChapter`. */
  async change(id: string, chapter: string, content: ChapterInput, reader: Reader): Promise<OwnedStudy> {
    const study = await this.#own(id, reader);
    const found = this.chapterIn(study, chapter);
    const game = await this.opened(found).catch(notShown);
    const requested = contentIn(content);
    const checked = game === null ? checkedAlone(found, requested) : checkedFor(game, found, requested);
    return this.#changed(
      changeChapter(this.archive, authorOf(reader), { study: study.study, chapter }, checked),
    );
  }

  /** Moves a chapter to an index, starting at 0. Fails for the same reasons as `of` and `moveChapter`. */
  async move(id: string, chapter: string, place: number, reader: Reader): Promise<OwnedStudy> {
    const { study } = await this.#own(id, reader);
    const to = Math.max(0, place);
    return this.#changed(moveChapter(this.archive, authorOf(reader), { study, chapter }, to));
  }

  /** Removes a chapter. Fails for the same reasons as `of` and `removeChapter`. */
  async remove(id: string, chapter: string, reader: Reader): Promise<OwnedStudy> {
    const { study } = await this.#own(id, reader);
    const place = { study, chapter };
    return this.#changed(removeChapter(this.archive, authorOf(reader), place, revokingBy(reader)));
  }

  /** Changes the title of a study. Fails for the same reasons as `of` and `nameStudy`. */
  async name(id: string, title: string, reader: Reader): Promise<OwnedStudy> {
    const { study } = await this.#own(id, reader);
    return this.#changed(nameStudy(this.archive, authorOf(reader), study, title));
  }

  /** Creates or revokes the link for readers. Fails for the same reasons as `of`. */
  async share(id: string, isShared: boolean, reader: Reader): Promise<OwnedStudy> {
    const { study } = await this.#own(id, reader);
    const decide = isShared ? shareStudy : unshareStudy;
    return this.#changed(decide(this.archive, authorOf(reader), study));
  }

  /** Deletes a study permanently, or completes an interrupted deletion. Fails for the same reasons as `of`. */
  async delete(id: string, reader: Reader): Promise<void> {
    const { study } = await this.#own(id, reader, storedStudyIn);
    valueOf(await deleteStudy(this.archive, authorOf(reader), study, revokingBy(reader)));
  }

  /**
   * Returns a chapter. Only the author, and readers who have tried the question, can see the answer and the later
   * positions. `tried` is the id of the reader's try. Fails with `STUDY_CHAPTER_NOT_FOUND` if the study does not
   * contain the chapter.
   */
  async chapterFor(
    { study, isYours }: OwnedStudy,
    id: string,
    tried: string | null,
    locale: Locale,
    reader: Reader,
  ): Promise<ShownChapter> {
    const found = this.chapterIn(study, id);
    const isAnswered =
      isYours || found.question === null || (tried !== null && (await this.#isTry(study, id, tried)));
    return this.shown(found, locale, reader, !isAnswered);
  }

  /**
   * Stores a reader's choice and returns the id of this try. A null choice means that the reader wants to see the
   * answer without choosing. Fails for the same reasons as `of` and `tryChapter`.
   */
  async try(id: string, choice: Choice | null, reader: Reader, now: Date): Promise<string> {
    const { study } = await this.#received(reader);
    const found = this.chapterIn(study, id);
    const decision = chapterDecision((await this.opened(found)).events, found);
    const given = { choice, decision, at: now.toISOString() };
    return valueOf(await tryChapter(this.archive, { study: study.study, chapter: id }, given));
  }

  /**
   * Returns the readers' answers to the question of a chapter. Null if the reader did not write the study. Fails with
   * `STUDY_CHAPTER_NOT_FOUND` if the study does not contain the chapter.
   */
  async tries({ study, isYours }: OwnedStudy, id: string): Promise<ChapterTries | null> {
    if (!isYours) return null;
    const { chapter } = this.chapterIn(study, id);
    return triesOf(await triesIn(this.archive, { study: study.study, chapter }));
  }

  async #isTry({ study }: Found, chapter: string, tried: string): Promise<boolean> {
    return (await triesIn(this.archive, { study, chapter })).some(({ id }) => id === tried);
  }

  /** Returns a chapter by its id. Fails with `STUDY_CHAPTER_NOT_FOUND` if the study does not contain it. */
  chapterIn({ chapters }: Found, id: string): Chapter {
    const found = chapters.find(({ chapter }) => chapter === id);
    if (found === undefined) throw new ProblemError(noChapter);
    return found;
  }

  /**
   * Shows the content of a chapter of the given study. Fails with `STUDY_CHAPTER_NOT_FOUND` if there is no such
   * chapter.
   */
  chapter(study: Found, id: string, locale: Locale, reader: Reader): Promise<ShownChapter> {
    return this.shown(this.chapterIn(study, id), locale, reader, false);
  }

  /** Shows a chapter. If `isHidden` is true, omits the answer and the later positions. */
  async shown(chapter: Chapter, locale: Locale, reader: Reader, isHidden: boolean): Promise<ShownChapter> {
    const found = isHidden ? untriedChapter(chapter) : chapter;
    const { chapter: id } = found;
    try {
      const opened = await this.opened(found);
      return {
        id,
        code: null,
        game: await this.#gameFor(found, reader),
        text: found.text,
        ...marksOf(found),
        question: chapterQuestion(opened, found, locale, isHidden),
        position: chapterPosition(opened, found, locale),
      };
    } catch (error) {
      // Hides this chapter's texts. Like notes, they could reveal hidden information. The other chapters can still be
      // read.
      if (!(error instanceof ProblemError)) throw error;
      const hidden = { game: null, text: '', arrows: [], highlights: [], question: null, position: null };
      return { id, code: error.problem.code, ...hidden };
    }
  }

  /**
   * Returns the id of a chapter's game. Null unless the reader can open the game at the chapter's last position without
   * using the chapter's link.
   */
  async #gameFor({ game, to, as }: Chapter, reader: Reader): Promise<string | null> {
    const opened = await this.games.open(game, reader).catch(notShown);
    return opened !== null && opened.viewer(as).ok && to < opened.length ? game : null;
  }

  /**
   * Opens the game through the chapter's share link. The game then ends at the chapter's last position even if the
   * reader can view more.
   */
  async opened({ game, to, as, link }: Chapter): Promise<OpenedGame> {
    const shared = { id: link, game, position: `${to}`, as };
    const opened = await this.games.open(game, { ...anonymous, shares: [shared] });
    valueOf(opened.viewer(as));
    return opened;
  }

  async #own(id: string, reader: Reader, find = studyIn): Promise<Found> {
    const person = valueOf(personOf(reader));
    const found = await find(this.archive, id);
    if (found === null || !isSameAuthor(found.author, person)) throw new ProblemError(noStudy);
    return found;
  }

  async #received({ studies = [] }: Reader): Promise<OwnedStudy> {
    const [sent] = studies;
    const study = sent === undefined ? null : await studyIn(this.archive, sent.study);
    if (sent === undefined || study?.link !== sent.link) throw new ProblemError(notReceived);
    return { study, isYours: false };
  }

  async #changed(change: ReturnType<typeof addChapter>): Promise<OwnedStudy> {
    return { study: valueOf(await change), isYours: true };
  }
}

const authorOf = (reader: Reader): Authorship => signedIn(reader);

/** Returns a function that signs a game's share links in the reader's name. */
const signerIn = (reader: Reader) => (game: GameId) => signed(game, reader);

/** The author of a study signs all its links, and can therefore revoke them. */
const revokingBy = (reader: Reader) => ({ signed: signerIn(reader) });

const invalid = (where: string, advice: string): ProblemError =>
  new ProblemError({
    code: 'STUDY_INVALID',
    message: `The field "${where}" of the study is not valid.`,
    advice,
    where,
  });

function positionIn(where: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw invalid(where, 'Use the number of an event, such as 142.');
  return Number(text);
}

/** Checks that content fits a chapter of a game, and returns the content. Otherwise, throws `STUDY_INVALID`. */
function checkedFor(
  game: OpenedGame,
  line: Pick<ChapterLine, 'from' | 'as'>,
  content: ChapterContent,
): ChapterContent {
  const checked = valueOf(checkedContent(content, chapterDecision(game.events, line)));
  const missing = missingMark(game, line.as, line.from, checked);
  if (missing !== null)
    throw invalid(missing, 'Use keys from the state at the first position, with the same `as`.');
  return checked;
}

/**
 * Returns the kind of the first mark whose spot is not visible from a perspective at a position. Null if all spots are
 * visible.
 */
export function missingMark(
  game: OpenedGame,
  as: string,
  revision: number,
  marks: BoardMarks,
): 'arrows' | 'highlights' | null {
  const viewer = valueOf(game.viewer(as));
  const state = valueOf(game.replay.at({ revision }));
  const missing = spotsIn(marks).find(([, spots]) => missingSpot(spots, game, [state], viewer) !== undefined);
  return missing?.[0] ?? null;
}

/**
 * Checks new content for a chapter whose game cannot be shown. Texts can then be changed, but marks cannot be added.
 * Throws `STUDY_INVALID` if a mark is new or the content is otherwise invalid.
 */
function checkedAlone(stored: ChapterContent, content: ChapterContent): ChapterContent {
  const options = (stored.question?.accepted ?? []).map((key) => ({ key }));
  const checked = valueOf(checkedContent(content, { options }));
  const known = new Set(spotsIn(stored).flatMap(([, spots]) => spots.map(nameOf)));
  for (const [where, spots] of spotsIn(checked))
    if (!spots.every((spot) => known.has(nameOf(spot))))
      throw invalid(where, 'Keep or remove the existing marks, because the game cannot be shown.');
  return checked;
}

const nameOf = ({ kind, key }: Spot): string => `${kind} ${key}`;

type MarkedSpots = readonly [kind: 'arrows' | 'highlights', spots: readonly Spot[]];

const spotsIn = ({ arrows, highlights }: BoardMarks): readonly MarkedSpots[] => [
  ['arrows', arrows.flatMap(({ from, to }) => [from, to])],
  ['highlights', highlights],
];

function notShown(error: unknown): null {
  if (error instanceof ProblemError) return null;
  throw error;
}

const notReceived: Problem = {
  code: 'STUDY_NOT_FOUND',
  message: 'The study does not exist, or its link was revoked.',
  advice: 'Send the link\'s token as "Authorization: Bearer <token>".',
};
