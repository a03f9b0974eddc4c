import { describe, expect, it } from '@jest/globals';
import {
  rateByAuthor,
  studyLessonFormat,
  studyLessonsInOrder,
  studyLessonStream,
  studyLessonWith,
  type StudyLessons,
} from '#coaching';
import { EntryStreams, MemoryEventStore } from '#event-store';
import { coachingBounds, type Decision, type GameId } from '#record';
import { addChapter } from './add-chapter.js';
import { archiveOf, type Archive } from './archive.js';
import { changeChapter, deleteStudy, removeChapter } from './change-study.js';
import {
  addStudyLesson,
  answerStudyLesson,
  learntChapter,
  removeStudyLesson,
  studyLessonsFrom,
  studyLessonsIn,
} from './learn-study.js';
import { shareStudy, unshareStudy } from './share-study.js';
import { startStudy } from './start-study.js';

const author = { by: 'owner', author: { kind: 'owner' } } as const;
const reader = { by: 'Ada', author: { kind: 'signed-in', issuer: 'here', subject: 'Ada' } } as const;
const at = '2026-01-01T00:00:00.000Z';
const content = {
  text: '',
  arrows: [],
  highlights: [],
  question: { text: 'What now?', accepted: ['a'], answer: '' },
};
const decision: Decision = {
  id: 1,
  seat: 0,
  kind: 'turn',
  options: [{ key: 'a' }, { key: 'b' }],
  min: 1,
  max: 1,
  rules: [],
};
const right = { choice: ['a'], rating: 'best', decision, at } as const;
const wrong = { choice: ['b'], rating: 'worse', decision, at } as const;

async function shared(): Promise<{
  archive: Archive;
  place: { study: string; chapter: string; link: string };
}> {
  const archive = archiveOf(new MemoryEventStore());
  const made = await startStudy(archive, author, { title: 'Ends', at });
  if (!made.ok) throw new Error(made.error.message);
  const { study } = made.value;
  await addChapter(archive, author, { study, content, game: 'g1' as GameId, from: 5, to: 9, as: '0' });
  const link = await shareStudy(archive, author, study);
  const [chapter] = link.ok ? link.value.chapters : [];
  if (!link.ok || chapter === undefined || link.value.link === null) throw new Error('no link');
  return { archive, place: { study, chapter: chapter.chapter, link: link.value.link } };
}

const lessonsOf = async (archive: Archive): Promise<StudyLessons> =>
  studyLessonsFrom((await studyLessonsIn(archive, studyLessonStream(reader.author))).entries);

describe('a position from a study', () => {
  it('is repeated according to the rating of the first answer', async () => {
    const { archive, place } = await shared();
    expect(await addStudyLesson(archive, reader, place, wrong)).toEqual({ ok: true, value: 'study-1' });
    const bad = studyLessonWith(await lessonsOf(archive), 'study-1');
    expect(bad?.progress).toMatchObject({ due: '2026-01-01T00:10:00.000Z', answers: 1 });
    // Adding the same lesson again changes nothing.
    expect(await addStudyLesson(archive, reader, place, right)).toEqual({ ok: true, value: 'study-1' });
    expect((await lessonsOf(archive)).length).toBe(2);
    await answerStudyLesson(archive, reader, 'study-1', { ...right, at: '2026-01-01T00:20:00.000Z' });
    const good = studyLessonWith(await lessonsOf(archive), 'study-1')?.progress;
    expect(good?.answers).toBe(2);
    expect(new Date(good?.due ?? '').getTime()).toBeGreaterThan(Date.parse('2026-01-01T12:00:00Z'));
    const own = await addStudyLesson(archive, author, { ...place, link: null }, null);
    expect(own).toEqual({ ok: true, value: 'study-1' });
  });

  it('is listed with new positions first, and a removed number is not used again', async () => {
    const { archive, place } = await shared();
    await addStudyLesson(archive, reader, place, wrong);
    expect(await removeStudyLesson(archive, reader, 'study-1')).toEqual({ ok: true, value: null });
    for (const change of [
      removeStudyLesson(archive, reader, 'study-1'),
      answerStudyLesson(archive, reader, 'study-1', right),
    ])
      expect(await change).toMatchObject({ ok: false, error: { code: 'STUDY_LESSON_NOT_FOUND' } });
    expect(await addStudyLesson(archive, reader, place, null)).toEqual({ ok: true, value: 'study-2' });
    const listed = studyLessonsInOrder(await lessonsOf(archive), new Date(at));
    expect(listed).toMatchObject([{ id: 'study-2', progress: null, isDue: true }]);
  });

  it('accepts only the options of the decision', async () => {
    const { archive, place } = await shared();
    for (const [choice, code] of [
      [['c'], 'OPTION_UNKNOWN'],
      [[], 'OPTIONS_TOO_FEW'],
    ] as const)
      expect(await addStudyLesson(archive, reader, place, { ...wrong, choice })).toMatchObject({
        ok: false,
        error: { code },
      });
    expect((await lessonsOf(archive)).length).toBe(0);
  });

  it('is removed with its link, its question, its chapter or its study', async () => {
    const question = async ({ archive, place }: Awaited<ReturnType<typeof shared>>) =>
      changeChapter(archive, author, place, { ...content, question: null });
    const ends = [
      question,
      async ({ archive, place }: Awaited<ReturnType<typeof shared>>) =>
        unshareStudy(archive, author, place.study),
      async ({ archive, place }: Awaited<ReturnType<typeof shared>>) => removeChapter(archive, author, place),
      async ({ archive, place }: Awaited<ReturnType<typeof shared>>) =>
        deleteStudy(archive, author, place.study),
    ];
    for (const end of ends) {
      const begun = await shared();
      const { archive, place } = begun;
      expect(await learntChapter(archive, reader.author, place)).toMatchObject({ place: 1 });
      expect(await learntChapter(archive, reader.author, { ...place, link: null })).toBeNull();
      await addStudyLesson(archive, reader, place, null);
      expect((await end(begun)).ok).toBe(true);
      expect(await learntChapter(archive, reader.author, place)).toBeNull();
      expect(await addStudyLesson(archive, reader, place, null)).toMatchObject({
        ok: false,
        error: { code: 'STUDY_QUESTION_EMPTY' },
      });
      expect(await removeStudyLesson(archive, reader, 'study-1')).toMatchObject({ ok: true });
    }
  });

  it('replaces the lesson of a revoked link', async () => {
    const { archive, place } = await shared();
    await addStudyLesson(archive, reader, place, right);
    await unshareStudy(archive, author, place.study);
    const again = await shareStudy(archive, author, place.study);
    const link = again.ok ? again.value.link : null;
    expect(await addStudyLesson(archive, reader, { ...place, link }, null)).toEqual({
      ok: true,
      value: 'study-2',
    });
    expect([...(await lessonsOf(archive)).lessons.keys()]).toEqual([2]);
  });

  it('is refused beyond the limits, and can then be removed', async () => {
    const { archive, place } = await shared();
    const stream = studyLessonStream(reader.author);
    const most = coachingBounds.studyLessons;
    const streams = new EntryStreams(archive.store, studyLessonFormat);
    const others = Array.from({ length: most }, (_, index) => ({
      ...({ kind: 'StudyLessonAdded', number: index + 1, link: null, ...reader } as const),
      ...{ study: 's', chapter: `c${index}` },
    }));
    await streams.append(stream, others, 'no-stream');
    const tooMany = { ok: false, error: { code: 'STUDY_LESSONS_TOO_MANY' } };
    expect(await addStudyLesson(archive, reader, place, null)).toMatchObject(tooMany);
    const answers = Array.from({ length: coachingBounds.studyLessonEntries - most }, () => ({
      ...({ kind: 'StudyLessonAnswered', number: 1, choice: null, rating: 'worse', at, ...reader } as const),
    }));
    await streams.append(stream, answers, most - 1);
    expect(await answerStudyLesson(archive, reader, 'study-1', wrong)).toMatchObject(tooMany);
    expect(await removeStudyLesson(archive, reader, 'study-1')).toMatchObject({ ok: true });
  });

  it('is rated by the options that its author accepts, and equivalent ones', () => {
    const alike = ([key = '']: readonly string[]): string => key.slice(0, 1);
    const accepted = { accepted: ['a1', 'b'] };
    expect(rateByAuthor(accepted, ['a2'], alike)).toBe('best');
    expect(rateByAuthor(accepted, ['b', 'a1'], alike)).toBe('best');
    for (const choice of [['a1', 'c'], ['c'], [], null])
      expect(rateByAuthor(accepted, choice, alike)).toBe('worse');
  });
});
