import { hash } from 'node:crypto';
import { authorKey, type Author, type Authorship } from '#record';
import type { ChapterAdded, ChapterContent, StudyEntry, StudyStarted } from './study-entry.js';

export type Chapter = Omit<ChapterAdded, 'kind' | keyof Authorship>;

export interface Study extends Omit<StudyStarted, 'kind'> {
  readonly chapters: readonly Chapter[];
  /** The id of the readers' link. Null if there is no such link or an entry cannot be read. */
  readonly link: string | null;
  /**
   * Whether the author has started to delete the study. If so, the only possible operation is to complete the deletion.
   */
  readonly isDeleted: boolean;
  /** The number of entries. */
  readonly length: number;
}

/** Folds the entries of a study. Null if no entry starts it. */
export function studyOf(entries: readonly StudyEntry[]): Study | null {
  let started = null as Omit<StudyStarted, 'kind'> | null;
  let chapters: readonly Chapter[] = [];
  let link: string | null = null;
  let [isReadable, isDeleted] = [true, false];
  for (const entry of entries)
    switch (entry.kind) {
      case 'StudyStarted': {
        const { kind, ...start } = entry;
        started ??= start;
        break;
      }
      case 'StudyNamed':
        if (started !== null) started = { ...started, title: entry.title };
        break;
      case 'ChapterAdded': {
        const { kind, by, author, ...added } = entry;
        chapters = [...chapters, added];
        break;
      }
      case 'ChapterChanged':
        chapters = chapters.map((chapter) =>
          chapter.chapter === entry.chapter ? { ...chapter, ...contentOf(entry) } : chapter,
        );
        break;
      case 'ChapterMoved':
        chapters = moved(chapters, entry.chapter, entry.place);
        break;
      case 'ChapterRemoved':
        chapters = chapters.filter(({ chapter }) => chapter !== entry.chapter);
        break;
      case 'StudyShared':
        link = entry.link;
        break;
      case 'StudyUnshared':
        link = null;
        break;
      case 'StudyDeleted':
        isDeleted = true;
        break;
      case 'StudyUnreadable':
        isReadable = false;
        break;
      case 'StudyListed':
        break;
    }
  return (
    started && { ...started, chapters, link: isReadable ? link : null, isDeleted, length: entries.length }
  );
}

/** Returns only the text and marks from an entry or a chapter. */
export const contentOf = ({ text, arrows, highlights, question }: ChapterContent): ChapterContent => ({
  text,
  arrows,
  highlights,
  question,
});

function moved(chapters: readonly Chapter[], id: string, place: number): readonly Chapter[] {
  const found = chapters.find(({ chapter }) => chapter === id);
  if (found === undefined) return chapters;
  const others = chapters.filter((chapter) => chapter !== found);
  return [...others.slice(0, place), found, ...others.slice(place)];
}

const KEY_LENGTH = 24;

export const studyStream = (id: string): string => `study-${id}`;

/** Returns the name of the stream that lists an author's studies. */
export const studiesStream = (author: Author): string =>
  `studies-${hash('sha256', authorKey(author), 'hex').slice(0, KEY_LENGTH)}`;
