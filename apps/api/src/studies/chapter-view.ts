import {
  blindOptions,
  chapterDecision,
  chapterSteps,
  chapterChoice,
  type BoardMarks,
  type Chapter,
  type ChapterContent,
} from '#coaching';
import { entriesAt, summaryOf } from '#projections';
import type { Choice, Locale } from '#record';
import { alikeChoices } from '#reviews';
import { choiceTexts } from '../lessons/exercise.js';
import type { LessonChoice } from '../lessons/exercise.types.js';
import { spotIn, spotOut } from '../notes/remark.js';
import { named } from '../replay/player-names.js';
import { valueOf } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import type {
  ChapterInput,
  ChapterPosition,
  ChapterQuestion,
  StudyChapter,
  WrittenChapter,
} from './study.types.js';

/** Converts marks from the API for storage. */
export const marksIn = ({ arrows, highlights }: Pick<ChapterInput, 'arrows' | 'highlights'>): BoardMarks => ({
  arrows: arrows.map(({ from, to }) => ({ from: spotIn(from), to: spotIn(to) })),
  highlights: highlights.map(spotIn),
});

/** Converts texts and marks from the API for storage. */
export const contentIn = ({ text, question, ...marks }: ChapterInput): ChapterContent => ({
  text,
  ...marksIn(marks),
  question: question ? { text: question.text, accepted: question.accepted, answer: question.answer } : null,
});

/** Converts stored marks for the API. */
export const marksOf = ({
  arrows,
  highlights,
}: BoardMarks): Pick<WrittenChapter, 'arrows' | 'highlights'> => ({
  arrows: arrows.map(({ from, to }) => ({ from: spotOut(from), to: spotOut(to) })),
  highlights: highlights.map(spotOut),
});

/** Converts a chapter for the list of its study. */
export const listedChapter = (chapter: Chapter, isYours: boolean): StudyChapter => ({
  id: chapter.chapter,
  written: isYours
    ? {
        game: chapter.game,
        position: `${chapter.from}`,
        until: `${chapter.to}`,
        as: chapter.as,
        text: chapter.text,
        question: chapter.question,
        ...marksOf(chapter),
      }
    : null,
});

type Words = (choice: Choice) => LessonChoice;

/** Returns a function that formats choices at the first position of a chapter. */
function wordsAt(game: OpenedGame, { from, as }: Chapter, locale: Locale): Words {
  const decision = chapterDecision(game.events, { from, as });
  const text = choiceTexts(game, from, decision?.seat ?? 0, locale);
  return (choice) => ({ choice, text: text(choice) });
}

/** Returns the positions of a chapter. `opened` must end at the last position of the chapter. */
export function chapterPosition(opened: OpenedGame, chapter: Chapter, locale: Locale): ChapterPosition {
  const { replay, events, module } = opened;
  const { from, to, as } = chapter;
  const decision = chapterDecision(events, chapter);
  const words = wordsAt(opened, chapter, locale);
  const choices = decision === null ? [] : blindOptions({ decision }, alikeChoices(replay, from));
  const taken = chapterChoice(events, chapter);
  const summary = summaryOf(events.slice(0, from + 1));
  const entries = entriesAt(replay, chapterSteps(events, chapter), valueOf(opened.viewer(as)), locale);
  return {
    opened,
    chapter,
    locale,
    position: `${from}`,
    until: `${to}`,
    as,
    module: module.id,
    players: summary?.players ?? [],
    teams: summary?.teams ?? null,
    clock: named(opened, replay.clocks[from] ?? { day: 0, phase: '', turn: 0, seat: null }),
    seat: decision?.seat ?? null,
    choices: choices.map(words),
    min: decision?.min ?? 0,
    max: decision?.max ?? 0,
    taken: taken && words(taken),
    steps: [...entries].map(({ revision, telling }) => ({ position: `${revision}`, text: telling.text })),
  };
}

/** Returns the question of a chapter. Null if there is none. */
export function chapterQuestion(
  opened: OpenedGame,
  chapter: Chapter,
  locale: Locale,
  isHidden: boolean,
): ChapterQuestion | null {
  const { question } = chapter;
  if (question === null) return null;
  const words = wordsAt(opened, chapter, locale);
  return { ...question, accepted: question.accepted.map((key) => words([key])), isHidden };
}
