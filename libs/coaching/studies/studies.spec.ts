import { describe, expect, it } from '@jest/globals';
import { coachingBounds, recordBounds, type GameId, type RecordedEvent } from '#record';
import { checkedContent, checkedLine, checkedTitle } from './chapter-content.js';
import { chapterDecision, chapterSteps, chapterChoice } from './chapter-line.js';
import { studyFormat } from './stored-study.js';
import { studyOf } from './study.js';
import type { ChapterContent, StudyEntry } from './study-entry.js';

const by = { by: 'owner' };
const empty: ChapterContent = { text: '', arrows: [], highlights: [], question: null };
const started: StudyEntry = {
  kind: 'StudyStarted',
  study: 's',
  title: 'Ends',
  at: '2026-01-01T10:00:00.000Z',
  ...by,
};
const added = (chapter: string): StudyEntry => ({
  kind: 'ChapterAdded',
  chapter,
  game: 'g' as GameId,
  from: 5,
  to: 9,
  as: '0',
  link: `l-${chapter}`,
  ...empty,
  ...by,
});
const moved = (chapter: string, place: number): StudyEntry => ({
  kind: 'ChapterMoved',
  chapter,
  place,
  ...by,
});
const shared: StudyEntry = { kind: 'StudyShared', link: 'r', ...by };
const order = (...entries: readonly StudyEntry[]) =>
  studyOf([started, added('a'), added('b'), added('c'), ...entries])?.chapters.map(({ chapter }) => chapter);

describe('a study', () => {
  it("has its chapters in the author's order", () => {
    expect(studyOf([])).toBeNull();
    expect(studyOf([added('a')])).toBeNull();
    expect(order()).toEqual(['a', 'b', 'c']);
    expect(order(moved('c', 0))).toEqual(['c', 'a', 'b']);
    expect(order(moved('a', 1))).toEqual(['b', 'a', 'c']);
    expect(order(moved('a', 99))).toEqual(['b', 'c', 'a']);
    expect(order(moved('none', 0))).toEqual(['a', 'b', 'c']);
    expect(order({ kind: 'ChapterRemoved', chapter: 'b', ...by })).toEqual(['a', 'c']);
  });

  it("has the latest text of a chapter, at the chapter's place and line", () => {
    const question = { text: 'What now?', accepted: ['pass'], answer: 'Pass.' };
    const changed: StudyEntry = {
      kind: 'ChapterChanged',
      chapter: 'a',
      ...empty,
      text: 'New',
      question,
      ...by,
    };
    expect(studyOf([started, added('a'), added('b'), changed])?.chapters[0]).toMatchObject({
      chapter: 'a',
      text: 'New',
      question,
      link: 'l-a',
      from: 5,
    });
  });

  it('has a link for readers until it is revoked', () => {
    expect(studyOf([started])?.link).toBeNull();
    expect(studyOf([started, shared])?.link).toBe('r');
    expect(studyOf([started, shared, { kind: 'StudyUnshared', ...by }])?.link).toBeNull();
    expect(studyOf([started, { kind: 'StudyDeleted', ...by }])?.isDeleted).toBe(true);
  });

  it('has no link if an entry is unreadable, because that entry may have revoked the link', () => {
    const stored = (entry: StudyEntry) => ({
      stream: 'study-s',
      id: 'x',
      revision: 0,
      type: entry.kind as string,
      data: entry as unknown,
      metadata: { schema: 1 } as unknown,
    });
    for (const entry of [
      { ...stored(shared), type: 'SomethingNew' },
      { ...stored(shared), metadata: { schema: 2 } },
      { ...stored(added('a')), data: { ...added('a'), as: 'nobody' } },
    ]) {
      const read = studyFormat.read(entry);
      expect(read).toEqual({ kind: 'StudyUnreadable' });
      const study = studyOf([started, added('a'), shared, read]);
      expect([study?.link, study?.chapters.length]).toEqual([null, 1]);
    }
    for (const entry of [started, added('a'), moved('a', 0), shared])
      expect(studyFormat.read(stored(entry))).toEqual(entry);
  });
});

describe('the parts of a study', () => {
  const decision = { options: [{ key: 'a' }, { key: 'b' }] } as Parameters<typeof checkedContent>[1];
  const question = { text: ' Why? ', accepted: ['a', 'a'], answer: '' };

  it('are stored trimmed, with each accepted option once', () => {
    expect(checkedTitle('  My \n study ')).toEqual({ ok: true, value: 'My study' });
    expect(checkedContent({ ...empty, text: ' A\r\nB ', question }, decision)).toEqual({
      ok: true,
      value: { ...empty, text: 'A\nB', question: { text: 'Why?', accepted: ['a'], answer: '' } },
    });
  });

  const spot = { kind: 'card', key: 'k' } as const;
  const many = recordBounds.spots + 1;
  it.each([
    ['text', { text: 'x'.repeat(recordBounds.annotation + 1) }],
    ['text', { text: '\u0007' }],
    ['arrows', { arrows: Array.from({ length: many }, () => ({ from: spot, to: spot })) }],
    ['highlights', { highlights: Array.from({ length: many }, () => spot) }],
    ['question.text', { question: { ...question, text: ' ' } }],
    ['question.text', { question: { ...question, text: 'x'.repeat(coachingBounds.text + 1) } }],
    ['question.answer', { question: { ...question, answer: 'x'.repeat(coachingBounds.text + 1) } }],
    ['question.accepted', { question: { ...question, accepted: ['c'] } }],
  ])('are refused with the field %s (%#)', (where, more) => {
    expect(checkedContent({ ...empty, ...more }, decision)).toMatchObject({
      error: { code: 'STUDY_INVALID', where },
    });
  });

  it('have accepted options only if the position has a decision', () => {
    expect(checkedContent({ ...empty, question }, null).ok).toBe(false);
    expect(checkedContent({ ...empty, question: { ...question, accepted: [] } }, null).ok).toBe(true);
  });

  it.each(['', '   ', '\u200b', 'x'.repeat(recordBounds.gameName + 1)])('refuse the title %j', (title) => {
    expect(checkedTitle(title)).toMatchObject({ error: { code: 'STUDY_INVALID', where: 'title' } });
  });

  it('have lines of limited length that do not end before they begin', () => {
    const line = (to: number) => checkedLine({ game: 'g' as GameId, from: 5, to, as: '0' }).ok;
    expect([5, 5 + coachingBounds.studyLine].map(line)).toEqual([true, true]);
    expect([4, 6 + coachingBounds.studyLine].map(line)).toEqual([false, false]);
  });
});

describe('the line of a chapter', () => {
  const decision = { id: 7, seat: 1, kind: 'x', options: [{ key: 'a' }], min: 1, max: 1 };
  const events = [
    { kind: 'GameStarted' },
    { kind: 'DecisionRequested', decision },
    { kind: 'DecisionMade', decision: 7, seat: 1, choice: ['a'] },
    { kind: 'StepResolved' },
    { kind: 'DecisionRequested', decision: { ...decision, id: 8 } },
  ].map((event, revision) => ({ event, revision })) as unknown as readonly RecordedEvent[];

  it('has the next decision of its seat, or of any seat if all cards are visible', () => {
    expect(['1', 'all', '0', 'spectator'].map((as) => chapterDecision(events, { from: 1, as })?.id)).toEqual([
      7,
      7,
      undefined,
      undefined,
    ]);
    expect(chapterDecision(events, { from: 0, as: '1' })).toBeNull();
    expect(chapterDecision(events, { from: 99, as: '1' })).toBeNull();
  });

  it('has the choice of the game only if the line includes it', () => {
    expect(chapterChoice(events, { from: 1, to: 1, as: '1' })).toBeNull();
    expect(chapterChoice(events, { from: 1, to: 2, as: '1' })).toEqual(['a']);
    expect(chapterChoice(events, { from: 1, to: 2, as: '0' })).toBeNull();
  });

  it('shows its first position and the events that the log shows', () => {
    expect(chapterSteps(events, { from: 1, to: 1 })).toEqual([1]);
    expect(chapterSteps(events, { from: 1, to: 4 })).toEqual([1, 3, 4]);
  });
});
