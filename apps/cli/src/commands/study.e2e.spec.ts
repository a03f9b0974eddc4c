import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  answerRound,
  archiveOf,
  askClass,
  changeChapter,
  joinClass,
  markClass,
  moveClass,
  studyIn,
  tryChapter,
} from '#archive';
import { chapterDecision } from '#coaching';
import { openEventStore } from '#event-store';
import { invariant } from '#record';
import { Capabilities } from '../../../api/src/access/capabilities.js';
import { TestTerminal } from '../../test/terminal.js';
import { Archive } from '../archive.js';

const game = 'contracts-s7-1';
const other = 's7-1';
const secret = 'a secret of at least thirty-two characters';

interface Shown {
  readonly id: string;
  readonly title: string;
  readonly isShared: boolean;
  readonly chapters: readonly { readonly game: string; readonly position: string; readonly text: string }[];
}
interface Words {
  readonly code: string | null;
  readonly choices: readonly string[];
  readonly steps: readonly object[];
  readonly state: { readonly zones: readonly object[] };
}

let terminal: TestTerminal;
const documentOf = async <T>(...argv: readonly string[]): Promise<T> => {
  const { exit, document } = await terminal.json('study', ...argv);
  expect({ exit, document }).toMatchObject({ exit: 0 });
  return document as T;
};
const refused = async (...argv: readonly string[]): Promise<readonly [number, string]> => {
  const { exit, document } = await terminal.json('study', ...argv);
  return [exit, (document as { error: { code: string } }).error.code];
};

/**
 * Adds a study's first chapter to the lessons, with the first option as the right answer. Then practises the lesson
 * until the chapter is removed.
 */
async function learns(id: string): Promise<void> {
  const lessons = async <T>(...argv: readonly string[]): Promise<T> => {
    const { exit, document } = await terminal.json('lessons', ...argv);
    expect({ exit, document }).toMatchObject({ exit: 0 });
    return document as T;
  };
  const codeOf = async (...argv: readonly string[]): Promise<string> =>
    ((await terminal.json('lessons', ...argv)).document as { error: { code: string } }).error.code;
  expect(await codeOf('add', id, '1')).toBe('STUDY_QUESTION_EMPTY');
  const archive = await Archive.open(terminal.around);
  try {
    const { stored, authorship } = archive;
    const [chapter] = (await studyIn(stored, id))?.chapters ?? [];
    invariant(chapter?.question, 'the chapter asks something');
    const decision = chapterDecision(await archive.read(game), chapter);
    const accepted = decision?.options.slice(0, 1).map(({ key }) => key) ?? [];
    const content = { ...chapter, question: { ...chapter.question, accepted } };
    await changeChapter(stored, authorship, { study: id, chapter: chapter.chapter }, content);
  } finally {
    await archive.close();
  }
  expect(await lessons('add', id, '1')).toEqual({ lesson: 'study-1' });
  expect(await lessons()).toMatchObject({ fromStudies: [{ id: 'study-1', chapter: 1, isDue: true }] });
  expect((await terminal.run('lessons')).stdout).toContain('1 position from studies due, of 1.');
  const next = await lessons<{ id: string; choices: readonly { text: string }[] }>('next');
  expect(next).toMatchObject({ id: 'study-1', question: 'Which?' });
  expect(JSON.stringify(next)).not.toMatch(/"(accepted|taken|answer)"/);
  expect((await terminal.run('lessons', 'next', 'study-1')).stdout).toContain(next.choices[0]?.text);
  expect(await codeOf('answer', 'study-1', 'x')).toBe('ARGUMENT_INVALID');
  for (const number of ['0', '99', '1,99'])
    expect(await codeOf('answer', 'study-1', number)).toBe('LESSON_CHOICE_INVALID');
  expect(await lessons('answer', 'study-1', '2')).toMatchObject({ rating: 'worse' });
  expect((await terminal.run('lessons', 'answer', 'study-1', '1')).stdout).toContain('Your answer is right.');
  expect(await lessons()).toMatchObject({ fromStudies: [] });
  expect(await lessons('--all')).toMatchObject({
    fromStudies: [{ answers: 2, rating: 'best', isDue: false }],
  });
  expect(await codeOf('next')).toBe('LESSON_NOT_FOUND');
  expect(await codeOf('next', 'study-2')).toBe('STUDY_LESSON_NOT_FOUND');
  expect(await lessons('remove', 'study-1')).toEqual({ lesson: 'study-1' });
  expect(await codeOf('remove', 'study-1')).toBe('STUDY_LESSON_NOT_FOUND');
  await lessons('add', id, '1');
}

describe('retrace study', () => {
  beforeAll(async () => {
    terminal = (await TestTerminal.create()).with({ RETRACE_SECRET: secret });
    for (const module of ['contracts', 'altered'])
      await terminal.run('play', '--game', module, '--seed', '7', '--games', '1', '--bot', 'random');
  }, 60_000);
  afterAll(() => terminal.remove());

  it('adds positions of two games, and orders, shares, assigns and exports them', async () => {
    expect((await terminal.run('study')).stdout).toContain('You have no studies.');
    const { id } = await documentOf<Shown>('new', '  Ends of  games ');
    const question = ['--question', 'What <now>?', '--answer', 'It depends.', '--text', 'See the seal.'];
    await documentOf('add', id, game, '--at', '40', '--until', '48', '--as', '0', ...question);
    await documentOf('add', 'Ends of games', other, '--at', '60', '--text', 'All <b>cards</b> are open.');
    const games = async () => (await documentOf<Shown>('show', id)).chapters.map((chapter) => chapter.game);
    expect(await games()).toEqual([game, other]);
    await documentOf('move', id, '2', '1');
    expect(await games()).toEqual([other, game]);
    const chapter = await documentOf<Words>('show', id, '--chapter', '2');
    expect(chapter.code).toBeNull();
    expect(chapter.steps.length).toBeGreaterThan(1);
    const { stdout } = await terminal.run('study', 'show', id, '--chapter', '2');
    for (const text of ['See the seal.', 'What <now>?', 'It depends.']) expect(stdout).toContain(text);

    const shared = await documentOf<{ link: string }>('share', id, '--viewer', 'https://cards.example.com');
    const [address, token = ''] = shared.link.split('#study=');
    expect(address).toBe('https://cards.example.com/study');
    const capability = await new Capabilities(new TextEncoder().encode(secret)).verify(token);
    expect(capability).toMatchObject({ kind: 'retrace-study', reading: { study: id } });
    expect((await terminal.run('study')).stdout).toContain('shared');
    expect(await documentOf('share', id, '--revoke')).toMatchObject({ isShared: false, link: null });

    expect(await documentOf('assign', id, '--to', 'Ada', '--question', 'What would you do?')).toMatchObject({
      to: 'Ada',
      tasks: 1,
    });

    for (const [locale, words] of [
      ['en', ['Chapter 1', 'The next events', 'Answer']],
      ['it', ['Capitolo 1', 'Gli eventi seguenti', 'Risposta']],
      ['fr', ['Chapitre 1', 'La suite', 'Réponse']],
    ] as const) {
      await documentOf('export', id, `ends-${locale}.html`, '--locale', locale);
      const page = await readFile(path.join(terminal.folder, `ends-${locale}.html`), 'utf8');
      for (const text of [...words, 'What &lt;now&gt;?', 'All &lt;b&gt;cards&lt;/b&gt; are open.'])
        expect(page).toContain(text);
      expect(page.match(/class="board"/g)).toHaveLength(2);
    }
    expect(await refused('export', id, 'ends-en.html')).toEqual([5, 'FILE_EXISTS']);
  });

  it('names the marks that were drawn in the viewer', async () => {
    const shown = await terminal.json('show', other, '--at', '60', '--as', '0');
    const { zones } = (
      shown.document as {
        state: {
          zones: readonly {
            key: string;
            kind: string;
            cards: readonly { key: string; face: { name: string } | null }[];
          }[];
        };
      }
    ).state;
    const hand = zones.find(({ kind, cards }) => kind === 'hand' && cards[0]?.face != null);
    const card = hand?.cards[0];
    const { id } = await documentOf<Shown>('new', 'Marked');
    await documentOf('add', id, other, '--at', '60', '--as', '0');
    const store = await openEventStore({ kind: 'sqlite', folder: path.join(terminal.folder, 'data') });
    const archive = archiveOf(store);
    const place = { study: id, chapter: (await studyIn(archive, id))?.chapters[0]?.chapter ?? '' };
    const spots = {
      from: { kind: 'card', key: card?.key ?? '' },
      to: { kind: 'zone', key: hand?.key ?? '' },
    } as const;
    const content = { text: '', arrows: [spots], highlights: [spots.from], question: null };
    await changeChapter(archive, { by: 'owner' }, place, content);
    await store.close();
    const name = card?.face?.name ?? '';
    const { stdout } = await terminal.run('study', 'show', id, '--chapter', '1');
    expect(stdout).toMatch(new RegExp(`Marked: ${name}; ${name} → \\S.* \\(`));
    await documentOf('export', id, 'marked.html');
    const page = await readFile(path.join(terminal.folder, 'marked.html'), 'utf8');
    expect(page).toContain('Marked on the board: ');
  });

  it('exports the hand of its perspective, and no other hand', async () => {
    interface Zone {
      readonly kind: string;
      readonly seat: number | null;
      readonly cards: readonly { readonly face: { readonly name: string } | null }[];
    }
    const shown = await terminal.json('show', other, '--at', '60', '--as', 'all');
    const { zones } = (shown.document as { state: { zones: readonly Zone[] } }).state;
    const namesIn = (isMeant: (zone: Zone) => boolean): readonly string[] =>
      zones.filter(isMeant).flatMap(({ cards }) => cards.flatMap(({ face }) => face?.name ?? []));
    const own = namesIn(({ kind, seat }) => kind === 'hand' && seat === 0);
    const open = new Set(namesIn(({ kind, seat }) => !['hand', 'deck', 'mana'].includes(kind) || seat === 0));
    const hidden = namesIn(({ kind, seat }) => kind === 'hand' && seat === 1).filter(
      (name) => !open.has(name),
    );
    expect([own.length, hidden.length].every((count) => count > 0)).toBe(true);
    await documentOf('new', 'Hands');
    await documentOf('add', 'Hands', other, '--at', '60', '--as', '0');
    await documentOf('export', 'Hands', 'hands.html');
    const page = await readFile(path.join(terminal.folder, 'hands.html'), 'utf8');
    const plain = page.replaceAll('&#39;', "'").replaceAll('&amp;', '&');
    expect(own.filter((name) => !plain.includes(name))).toEqual([]);
    expect(hidden.filter((name) => plain.includes(name))).toEqual([]);
  });

  it('shows the class on a study: its link, its pupils, and their choices', async () => {
    const { id } = await documentOf<Shown>('new', 'Taught');
    expect((await terminal.run('study', 'class', id)).stdout).toContain('The study has never had a class');
    const opened = await documentOf<{ isOpen: boolean; link: string }>('class', id, '--open');
    const [, token = ''] = opened.link.split('/class#class=');
    const capability = await new Capabilities(new TextEncoder().encode(secret)).verify(token);
    expect(capability).toMatchObject({ kind: 'retrace-class', attendance: { study: id } });
    const archive = await Archive.open(terminal.around);
    try {
      const events = await archive.read(game);
      const at = events.findIndex(
        ({ event }) =>
          event.kind === 'DecisionRequested' &&
          event.decision.seat === 0 &&
          event.decision.max === 1 &&
          event.decision.options.length > 1,
      );
      await documentOf('add', id, game, '--at', `${at}`, '--as', '0', '--question', 'Which?');
      const { stored, authorship } = archive;
      const study = await studyIn(stored, id);
      const [chapter] = study?.chapters ?? [];
      const decision = chapter === undefined ? null : chapterDecision(events, chapter);
      const key = decision?.options[0]?.key;
      invariant(study && chapter && decision && key !== undefined, 'the chapter asks for a choice');
      const place = { chapter: chapter.chapter, position: at };
      for (const choice of [[key], null])
        await tryChapter(
          stored,
          { study: id, chapter: chapter.chapter },
          { choice, decision, at: '2026-01-01T00:00:00.000Z' },
        );
      for (const name of ['Ann', 'Bob']) await joinClass(stored, { study: id, name });
      await moveClass(stored, authorship, study, place);
      const highlights = [{ kind: 'zone', key: 'hand-0' }] as const;
      await markClass(stored, authorship, study, { ...place, highlights, arrows: [] });
      await askClass(stored, authorship, study, { decision: () => decision, at: '2026-01-01T00:00:00.000Z' });
      for (const pupil of [0, 1])
        await answerRound(stored, { study: id, round: 0, pupil, choice: [key], decision });
    } finally {
      await archive.close();
    }
    await learns(id);
    expect((await terminal.run('study', 'show', id, '--chapter', '1')).stdout).toMatch(
      /2 tries of readers, 1 without a choice\n +1 {2}[A-Z]/,
    );
    const { stdout } = await terminal.run('study', 'class', id);
    for (const text of ['is open', '2 pupils: Ann, Bob', 'of chapter 1', 'Marked: ', 'Chapter 1', 'Ann, Bob'])
      expect(stdout).toContain(text);
    expect(await documentOf('class', id)).toMatchObject({
      pupils: ['Ann', 'Bob'],
      place: { chapter: 1, marks: [expect.stringMatching(/Ann|Ada|hand/i)] },
      rounds: [
        {
          chapter: 1,
          answers: [{ count: 2, pupils: ['Ann', 'Bob'], text: expect.stringMatching(/^[A-Z]/) }],
        },
      ],
    });
    expect(await documentOf('class', id, '--end')).toMatchObject({ isOpen: false, link: null });
    expect(await refused('class', id, '--end')).toEqual([3, 'CLASS_NOT_FOUND']);
  });

  it('retains the text of a deleted game, and is deleted after a confirmation', async () => {
    const { id } = await documentOf<Shown>('new', 'Gone');
    await documentOf('add', id, other, '--at', '5', '--text', 'I remember this.');
    await terminal.run('delete', other, '--yes');
    expect(await documentOf('show', id, '--chapter', '1')).toMatchObject({
      code: 'GAME_NOT_FOUND',
      text: 'I remember this.',
    });
    await documentOf('export', id, 'gone.html');
    const page = await readFile(path.join(terminal.folder, 'gone.html'), 'utf8');
    expect(page).toContain('GAME_NOT_FOUND');
    expect(page).not.toContain('I remember this.');
    expect((await documentOf<{ chapters: number }>('remove', id, '1')).chapters).toBe(0);
    expect(await refused('delete', id)).toEqual([2, 'DELETION_NOT_CONFIRMED']);
    expect(await documentOf('delete', id, '--yes')).toEqual({ id, deleted: true });
    expect(await refused('show', id)).toEqual([3, 'STUDY_NOT_FOUND']);
  });

  it.each([
    [['new', ' '], 4, 'STUDY_INVALID'],
    [['new', 'x'.repeat(81)], 4, 'STUDY_INVALID'],
    [['add', 'none', game], 3, 'STUDY_NOT_FOUND'],
    [['add', 'Kept', 'none'], 3, 'GAME_NOT_FOUND'],
    [['add', 'Kept', game, '--at', '999999'], 4, 'POSITION_OUT_OF_RANGE'],
    [['add', 'Kept', game, '--at', '5.1'], 2, 'STUDY_INVALID'],
    [['add', 'Kept', game, '--at', '5', '--until', '4'], 4, 'STUDY_INVALID'],
    [['add', 'Kept', game, '--at', '5', '--as', '7'], 2, 'VIEWER_INVALID'],
    [['add', 'Kept', game, '--at', '5', '--text', 'x'.repeat(4001)], 4, 'STUDY_INVALID'],
    [['add', 'Kept', game, '--question', 'Q', '--accept', 'none'], 4, 'STUDY_INVALID'],
    [['move', 'Kept', '1', '2'], 3, 'STUDY_CHAPTER_NOT_FOUND'],
    [['assign', 'Kept', '--to', 'Ada', '--question', 'Q'], 4, 'ASSIGNMENT_INVALID'],
  ])('refuses %j', async (argv, exit, code) => {
    if ((await terminal.json('study', 'show', 'Kept')).exit !== 0) await documentOf('new', 'Kept');
    expect(await refused(...argv)).toEqual([exit, code]);
    expect((await documentOf<Shown>('show', 'Kept')).chapters).toEqual([]);
  });
});
