import { beforeEach, describe, expect, it } from '@jest/globals';
import { classStream, roundFor, shownStudy, type Study } from '#coaching';
import { isThere, MemoryEventStore } from '#event-store';
import { coachingBounds, recordBounds, type Decision, type Spot, type GameId } from '#record';
import { addChapter } from './add-chapter.js';
import { archiveOf, type Archive } from './archive.js';
import { answerRound, joinClass } from './attend-class.js';
import { deleteStudy } from './change-study.js';
import { classIn } from './decide-class.js';
import { askClass, endClass, markClass, moveClass, openClass, revealRound } from './lead-class.js';
import { startStudy } from './start-study.js';

const author = { by: 'owner', author: { kind: 'owner' } } as const;
const at = '2026-01-01T00:00:00.000Z';
const decision: Decision = {
  id: 1,
  seat: 0,
  kind: 'turn',
  options: [{ key: 'a' }, { key: 'b' }],
  min: 1,
  max: 1,
  rules: [],
};
const asking = { decision: () => decision, at };
const content = {
  text: 'See',
  arrows: [],
  highlights: [],
  question: { text: 'What now?', accepted: ['a'], answer: 'Because.' },
};

describe('a class', () => {
  let archive: Archive;
  let study: Study;
  let chapters: readonly string[];

  async function valueOf<T>(
    result: Promise<{ ok: true; value: T } | { ok: false; error: { code: string } }>,
  ) {
    const found = await result;
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  }
  const codeOf = async (result: Promise<{ ok: boolean; error?: { code: string } }>): Promise<unknown> =>
    (await result).error?.code;
  const answer = (pupil: number, choice: readonly string[], round = 0) =>
    answerRound(archive, { study: study.study, round, pupil, choice, decision });
  const move = (chapter: string, position: number) =>
    moveClass(archive, author, study, { chapter, position });

  beforeEach(async () => {
    archive = archiveOf(new MemoryEventStore());
    study = await valueOf(startStudy(archive, author, { title: 'Ends', at }));
    for (const game of ['g1', 'g2'] as GameId[])
      study = await valueOf(
        addChapter(archive, author, { study: study.study, content, game, from: 5, to: 9, as: '0' }),
      );
    chapters = study.chapters.map(({ chapter }) => chapter);
  });

  it('shows pupils nothing but the positions that its coach has reached', async () => {
    const shown = async () => {
      const found = await classIn(archive, study.study);
      return (
        found &&
        shownStudy(study, found).chapters.map(({ chapter, to, question }) => [chapter, to, question?.answer])
      );
    };
    const [first = '', second = ''] = chapters;
    await valueOf(openClass(archive, author, study, at));
    expect(await shown()).toEqual([]);
    await valueOf(move(second, 5));
    expect(await shown()).toEqual([[second, 5, '']]);
    await valueOf(move(second, 8));
    await valueOf(move(second, 6));
    await valueOf(move(first, 5));
    expect(await shown()).toEqual([
      [first, 5, ''],
      [second, 8, 'Because.'],
    ]);
    for (const [chapter, position, code] of [
      [first, 4, 'CLASS_PLACE_INVALID'],
      [first, 10, 'CLASS_PLACE_INVALID'],
      ['none', 5, 'STUDY_CHAPTER_NOT_FOUND'],
    ] as const)
      expect(await codeOf(move(chapter, position))).toBe(code);
  });

  it("shows the coach's marks on one position, until the class moves on", async () => {
    const [chapter = ''] = chapters;
    const spot: Spot = { kind: 'card', key: 'k' };
    const mark = (position: number, highlights: readonly Spot[]) =>
      markClass(archive, author, study, {
        chapter,
        position,
        arrows: [{ from: spot, to: spot }],
        highlights,
      });
    expect(await codeOf(mark(5, []))).toBe('CLASS_NOT_FOUND');
    await valueOf(openClass(archive, author, study, at));
    expect(await codeOf(mark(5, []))).toBe('CLASS_PLACE_INVALID');
    await valueOf(move(chapter, 5));
    await valueOf(mark(5, [spot]));
    const drawn = await valueOf(mark(5, []));
    expect(drawn.place).toEqual({ chapter, position: 5, arrows: [{ from: spot, to: spot }], highlights: [] });
    // Setting the same marks again does not append an entry.
    expect((await valueOf(mark(5, []))).length).toBe(drawn.length);
    expect(await codeOf(mark(6, []))).toBe('CLASS_PLACE_INVALID');
    const many = Array.from({ length: recordBounds.spots + 1 }, () => spot);
    expect(await codeOf(mark(5, many))).toBe('CLASS_MARKS_INVALID');
    expect((await valueOf(mark(5, many.slice(1)))).place?.highlights).toHaveLength(recordBounds.spots);
    await valueOf(move(chapter, 6));
    expect((await valueOf(move(chapter, 5))).place).toMatchObject({ arrows: [], highlights: [] });
  });

  it('hides choices until the coach reveals them, with names or without', async () => {
    await valueOf(openClass(archive, author, study, at));
    expect(await codeOf(askClass(archive, author, study, asking))).toBe('CLASS_ROUND_EMPTY');
    await valueOf(move(chapters[0] ?? '', 7));
    const silent = { ...asking, decision: () => null };
    expect(await codeOf(askClass(archive, author, study, silent))).toBe('CLASS_ROUND_EMPTY');
    // The class moves back to the chapter's first position, because the round is about that position.
    expect((await valueOf(askClass(archive, author, study, asking))).place?.position).toBe(5);
    const [ann, bob, cem] = [
      await valueOf(joinClass(archive, { study: study.study, name: 'Ann' })),
      await valueOf(joinClass(archive, { study: study.study, name: 'Bob' })),
      await valueOf(joinClass(archive, { study: study.study, name: 'Cem' })),
    ];
    await valueOf(answer(bob, ['b']));
    await valueOf(answer(ann, ['a']));
    await valueOf(answer(ann, ['b']));
    const session = await valueOf(answer(cem, ['a']));
    const [round] = session.rounds;
    expect(round && roundFor(round, ann)).toEqual({ chosen: [], count: 3, own: ['b'], answers: null });
    expect(round && roundFor(round, null)).toEqual({ chosen: [0, 1, 2], count: 3, own: null, answers: null });
    const revealedSession = await valueOf(revealRound(archive, author, study, { round: 0, named: false }));
    const counted = (pupils: boolean) => [
      { choice: ['b'], count: 2, pupils: pupils ? [ann, bob] : null },
      { choice: ['a'], count: 1, pupils: pupils ? [cem] : null },
    ];
    expect(revealedSession.rounds[0] && roundFor(revealedSession.rounds[0], bob).answers).toEqual(
      counted(false),
    );
    expect(revealedSession.rounds[0] && roundFor(revealedSession.rounds[0], null).answers).toEqual(
      counted(true),
    );
    const named = await valueOf(revealRound(archive, author, study, { round: 0, named: true }));
    expect(named.rounds[0] && roundFor(named.rounds[0], bob).answers).toEqual(counted(true));
    expect(await codeOf(answer(ann, ['a']))).toBe('CLASS_ROUND_CLOSED');
  });

  it.each([
    [['c'], 0, 'OPTION_UNKNOWN'],
    [[], 0, 'OPTIONS_TOO_FEW'],
    [['a'], 1, 'CLASS_ROUND_CLOSED'],
  ])('refuses the choice %j in round %d', async (choice, round, code) => {
    await valueOf(openClass(archive, author, study, at));
    await valueOf(move(chapters[0] ?? '', 5));
    await valueOf(askClass(archive, author, study, asking));
    expect(await codeOf(answer(0, choice, round))).toBe(code);
  });

  it('retains its rounds when it ends, and has another link and no pupils when it opens again', async () => {
    const { link } = await valueOf(openClass(archive, author, study, at));
    expect((await valueOf(openClass(archive, author, study, at))).link).toBe(link);
    await valueOf(move(chapters[0] ?? '', 5));
    await valueOf(askClass(archive, author, study, asking));
    const pupil = await valueOf(joinClass(archive, { study: study.study, name: 'Ann' }));
    await valueOf(answer(pupil, ['a']));
    expect((await valueOf(endClass(archive, author, study))).link).toBeNull();
    for (const change of [
      joinClass(archive, { study: study.study, name: 'Bob' }),
      answer(pupil, ['b']),
      move(chapters[0] ?? '', 6),
      endClass(archive, author, study),
    ])
      expect(await codeOf(change)).toBe('CLASS_NOT_FOUND');
    const again = await valueOf(openClass(archive, author, study, at));
    expect(again.link).not.toBe(link);
    expect([again.firstPupil, again.rounds[0]?.choices.get(pupil)]).toEqual([1, ['a']]);
  });

  it('accepts a limited number of pupils, even if they join at the same time', async () => {
    await valueOf(openClass(archive, author, study, at));
    const joined = await Promise.all(
      Array.from({ length: coachingBounds.pupils + 3 }, (_, number) =>
        joinClass(archive, { study: study.study, name: `Pupil ${number}` }),
      ),
    );
    const numbers = joined.flatMap((result) => (result.ok ? [result.value] : []));
    expect(new Set(numbers).size).toBe(coachingBounds.pupils);
    expect(joined.flatMap((result) => (result.ok ? [] : [result.error.code]))).toEqual(
      Array(3).fill('CLASS_TOO_LARGE'),
    );
  });

  it('is over when its study is deleted', async () => {
    await valueOf(openClass(archive, author, study, at));
    const followed = archive.store.followStream(classStream(study.study))[Symbol.asyncIterator]();
    await followed.next();
    const next = followed.next();
    await valueOf(deleteStudy(archive, author, study.study));
    expect((await next).value?.type).toBe('ClassEnded');
    await followed.return?.();
    expect(await isThere(archive.store, classStream(study.study))).toBe(false);
    expect(await classIn(archive, study.study)).toBeNull();
  });
});
