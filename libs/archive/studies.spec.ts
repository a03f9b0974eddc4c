import { describe, expect, it } from '@jest/globals';
import { studyFormat, studyStream, triesOf, triesStream, tryFormat } from '#coaching';
import { EntryStreams, isThere, MemoryEventStore } from '#event-store';
import { coachingBounds, type Choice, type Decision, type GameId } from '#record';
import { addChapter } from './add-chapter.js';
import { archiveOf, type Archive } from './archive.js';
import { changeChapter, deleteStudy, moveChapter, nameStudy, removeChapter } from './change-study.js';
import { decideAuthority } from './decide-authority.js';
import { studiesOf, studyIn } from './decide-study.js';
import { deleteGame } from './delete-game.js';
import { shareStudy, unshareStudy } from './share-study.js';
import { startStudy } from './start-study.js';
import { triesIn, tryChapter } from './try-chapter.js';

const author = { by: 'owner', author: { kind: 'owner' } } as const;
const at = '2026-01-01T00:00:00.000Z';
const [first, second] = ['g1', 'g2'] as [GameId, GameId];
const content = { text: 'See', arrows: [], highlights: [], question: null };
const decision: Decision = {
  id: 1,
  seat: 0,
  kind: 'turn',
  options: [{ key: 'a' }, { key: 'b' }],
  min: 1,
  max: 1,
  rules: [],
};

async function begun(): Promise<{ archive: Archive; study: string }> {
  const archive = archiveOf(new MemoryEventStore());
  const made = await startStudy(archive, author, { title: 'Ends', at });
  if (!made.ok) throw new Error(made.error.message);
  return { archive, study: made.value.study };
}

const add = (archive: Archive, study: string, game: GameId, to = 9) =>
  addChapter(archive, author, { study, content, game, from: 5, to, as: '0' });

async function added(archive: Archive, study: string, game: GameId): Promise<string> {
  const made = await add(archive, study, game);
  const chapter = made.ok ? made.value.chapters.at(-1)?.chapter : undefined;
  if (chapter === undefined) throw new Error('The chapter was not added.');
  return chapter;
}

const sharesOf = async (archive: Archive, game: GameId) => {
  const authority = await decideAuthority(archive, game, () => []);
  return authority.ok ? authority.value.shares.map(({ position }) => position) : authority.error.code;
};

describe('a study', () => {
  it('is listed by its author, and shares the line of each chapter', async () => {
    const { archive, study } = await begun();
    await added(archive, study, first);
    await added(archive, study, second);
    expect(await studiesOf(archive, author.author)).toMatchObject([
      { study, title: 'Ends', chapters: [{}, {}] },
    ]);
    expect(await studiesOf(archive, { kind: 'seat', seat: 0 })).toEqual([]);
    expect(await sharesOf(archive, first)).toEqual(['9']);
  });

  it('can change, order and remove chapters, and writes nothing if nothing changes', async () => {
    const { archive, study } = await begun();
    const [firstChapter, secondChapter] = [
      await added(archive, study, first),
      await added(archive, study, second),
    ];
    await moveChapter(archive, author, { study, chapter: secondChapter }, 0);
    await changeChapter(archive, author, { study, chapter: firstChapter }, { ...content, text: 'New' });
    await nameStudy(archive, author, study, 'Beginnings');
    const before = await studyIn(archive, study);
    expect(before).toMatchObject({
      title: 'Beginnings',
      chapters: [{ chapter: secondChapter }, { text: 'New' }],
    });
    await moveChapter(archive, author, { study, chapter: secondChapter }, 0);
    await changeChapter(archive, author, { study, chapter: firstChapter }, { ...content, text: 'New' });
    await nameStudy(archive, author, study, 'Beginnings');
    expect((await studyIn(archive, study))?.length).toBe(before?.length);
    await removeChapter(archive, author, { study, chapter: secondChapter });
    expect([await sharesOf(archive, first), await sharesOf(archive, second)]).toEqual([['9'], []]);
    for (const change of [
      removeChapter(archive, author, { study, chapter: secondChapter }),
      moveChapter(archive, author, { study, chapter: secondChapter }, 0),
      changeChapter(archive, author, { study, chapter: secondChapter }, content),
    ])
      expect(await change).toMatchObject({ error: { code: 'STUDY_CHAPTER_NOT_FOUND' } });
  });

  it('counts tries at a question up to a limit, and removes them with the chapter', async () => {
    const { archive, study } = await begun();
    const chapter = await added(archive, study, first);
    const attempt = (choice: Choice | null) =>
      tryChapter(archive, { study, chapter }, { choice, decision, at });
    const id = async (choice: Choice | null) => {
      const tried = await attempt(choice);
      return tried.ok ? tried.value : tried.error.code;
    };
    expect(await id(['c'])).toBe('OPTION_UNKNOWN');
    const known = [await id(['b']), await id(['a']), await id(['b']), await id(null)];
    expect((await triesIn(archive, { study, chapter })).map((entry) => entry.id)).toEqual(known);
    expect(triesOf(await triesIn(archive, { study, chapter }))).toEqual({
      count: 4,
      unanswered: 1,
      choices: [
        { choice: ['b'], count: 2 },
        { choice: ['a'], count: 1 },
      ],
    });
    const many = Array.from({ length: coachingBounds.tries - 4 }, (_, number) => ({
      kind: 'ChapterTried' as const,
      id: `${number}`,
      choice: null,
      at,
    }));
    await new EntryStreams(archive.store, tryFormat).append(triesStream(study, chapter), many);
    expect(await id(['a'])).toBe(many.at(-1)?.id);
    expect(triesOf(await triesIn(archive, { study, chapter })).count).toBe(coachingBounds.tries);
    await removeChapter(archive, author, { study, chapter });
    expect(await isThere(archive.store, triesStream(study, chapter))).toBe(false);
    expect(await id(['a'])).toBe('STUDY_CHAPTER_NOT_FOUND');
  });

  it('retains its link for readers until it is revoked, and then has a new one', async () => {
    const { archive, study } = await begun();
    const share = async () => {
      const shared = await shareStudy(archive, author, study);
      return shared.ok ? shared.value.link : null;
    };
    const link = await share();
    expect(link).not.toBeNull();
    expect(await share()).toBe(link);
    await unshareStudy(archive, author, study);
    expect((await studyIn(archive, study))?.link).toBeNull();
    expect(await share()).not.toBe(link);
  });

  it('is deleted with the links of its chapters, even if a game was deleted, and after a crash in between', async () => {
    const { archive, study } = await begun();
    await added(archive, study, first);
    await added(archive, study, second);
    await deleteGame(archive, author, first);
    // Simulates a crash after the first entry of the deletion.
    const streams = new EntryStreams(archive.store, studyFormat);
    await streams.append(studyStream(study), [{ kind: 'StudyDeleted', ...author }]);
    expect(await studyIn(archive, study)).toBeNull();
    expect(await studiesOf(archive, author.author)).toEqual([]);
    expect(await add(archive, study, second)).toMatchObject({ error: { code: 'STUDY_NOT_FOUND' } });
    expect(await sharesOf(archive, second)).toEqual(['9']);
    expect((await deleteStudy(archive, author, study)).ok).toBe(true);
    expect(await sharesOf(archive, second)).toEqual([]);
    expect(await isThere(archive.store, studyStream(study))).toBe(false);
    expect(await deleteStudy(archive, author, study)).toMatchObject({ error: { code: 'STUDY_NOT_FOUND' } });
  });

  it('refuses a chapter beyond the limit, even if two are added at the same time, and then shares nothing', async () => {
    const { archive, study } = await begun();
    for (let number = 2; number <= coachingBounds.chapters; number++)
      await added(archive, study, number % 2 === 0 ? first : second);
    const third = 'g3' as GameId;
    const both = await Promise.all([add(archive, study, third), add(archive, study, third)]);
    expect(both.map((made) => (made.ok ? null : made.error.code)).sort()).toEqual([
      'STUDY_CHAPTERS_TOO_MANY',
      null,
    ]);
    expect(await sharesOf(archive, third)).toEqual(['9']);
    expect((await studyIn(archive, study))?.chapters).toHaveLength(coachingBounds.chapters);
  });

  it('shares nothing for a line that is too long, a deleted game or a study that does not exist', async () => {
    const { archive, study } = await begun();
    expect(await add(archive, study, first, 4)).toMatchObject({ error: { code: 'STUDY_INVALID' } });
    expect(await add(archive, 'none', first)).toMatchObject({ error: { code: 'STUDY_NOT_FOUND' } });
    expect(await sharesOf(archive, first)).toEqual([]);
    await deleteGame(archive, author, second);
    expect(await add(archive, study, second)).toMatchObject({ error: { code: 'GAME_NOT_FOUND' } });
    expect((await studyIn(archive, study))?.chapters).toEqual([]);
  });

  it('is refused beyond the limit, even if two are created at the same time', async () => {
    const { archive } = await begun();
    const begin = () => startStudy(archive, author, { title: 'More', at });
    for (let number = 2; number < coachingBounds.studies; number++) await begin();
    const both = await Promise.all([begin(), begin()]);
    expect(both.map((made) => (made.ok ? null : made.error.code)).sort()).toEqual(['STUDIES_TOO_MANY', null]);
    expect(await studiesOf(archive, author.author)).toHaveLength(coachingBounds.studies);
  });

  it('can be changed only up to a limit, and can still be unshared and deleted', async () => {
    const { archive, study } = await begun();
    await shareStudy(archive, author, study);
    const named = { kind: 'StudyNamed', title: 'Again', ...author } as const;
    const streams = new EntryStreams(archive.store, studyFormat);
    await streams.append(
      studyStream(study),
      Array.from({ length: coachingBounds.studyEntries - 2 }, () => named),
    );
    expect(await nameStudy(archive, author, study, 'Other')).toMatchObject({
      error: { code: 'STUDY_TOO_LARGE' },
    });
    expect(await unshareStudy(archive, author, study)).toMatchObject({ value: { link: null } });
    expect((await deleteStudy(archive, author, study)).ok).toBe(true);
  });
});
