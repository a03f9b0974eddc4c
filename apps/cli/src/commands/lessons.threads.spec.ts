import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestTerminal } from '../../test/terminal.js';

const game = 'contracts-s5-1';

interface Listed {
  readonly total: number;
  readonly due: number;
  readonly lessons: readonly {
    id: string;
    player: string;
    answers: number;
    due: string | null;
    isDue: boolean;
  }[];
}
interface Shown {
  readonly id: string;
  readonly choices: readonly { choice: readonly string[]; text: string }[];
}
interface Answered {
  readonly rating: string;
  readonly best: readonly string[];
  readonly worth: readonly { choice: readonly string[] }[];
  readonly due: string;
}

let terminal: TestTerminal;
const documentOf = async <T>(...argv: readonly string[]): Promise<T> => {
  const { exit, document } = await terminal.json(...argv);
  expect(exit).toBe(0);
  return document as T;
};
const refused = async (...argv: readonly string[]): Promise<readonly [number, unknown]> => {
  const { exit, document } = await terminal.json(...argv);
  return [exit, (document as { error: { code: string } }).error.code];
};

beforeAll(async () => {
  terminal = await TestTerminal.create();
  await terminal.run('play', '--game', 'contracts', '--seed', '5', '--games', '1', '--bot', 'random');
}, 60_000);
afterAll(() => terminal.remove());

describe('retrace lessons', () => {
  it('lists none before a review was stored, and explains how to get some', async () => {
    await terminal.json('review', game, '--playouts', '1', '--threads', '1');
    expect(await documentOf<Listed>('lessons')).toEqual({ total: 0, due: 0, lessons: [], fromStudies: [] });
    expect((await terminal.run('lessons')).stdout).toContain('--keep');
    expect(await refused('lessons', 'next')).toEqual([3, 'LESSON_NOT_FOUND']);
  }, 120_000);

  it('lists those that are due, shows one without its answer, and rates the chosen option', async () => {
    await terminal.json('review', game, '--playouts', '8', '--threads', '1', '--keep');
    const first = await documentOf<Listed>('lessons');
    expect(first.due).toBeGreaterThan(1);
    expect(first.total).toBe(first.due);
    const lesson = first.lessons[0]?.id ?? '';
    const next = await documentOf<Shown>('lessons', 'next');
    expect(next.id).toBe(lesson);
    expect(JSON.stringify(next)).not.toMatch(/"(taken|best|loss|grade|worth|rating)"/);
    expect(JSON.stringify(first)).not.toMatch(/"(taken|best|loss|grade|worth)"/);
    expect((await terminal.run('lessons', 'next', lesson)).stdout).toContain(next.choices[0]?.text);

    const probe = await documentOf<Answered>('lessons', 'answer', lesson, '1');
    const best = next.choices.findIndex(({ choice }) => choice.join() === probe.best.join()) + 1;
    const good = await documentOf<Answered>('lessons', 'answer', lesson, `${best}`);
    expect(good.rating).toBe('best');
    expect(good.worth).toHaveLength(next.choices.length);
    const after = await documentOf<Listed>('lessons', '--all');
    expect(after.due).toBe(first.due - 1);
    expect(after.lessons.find(({ id }) => id === lesson)).toMatchObject({
      answers: 2,
      due: good.due,
      isDue: false,
    });
    expect((await terminal.run('lessons', 'answer', lesson, `${best}`)).stdout).toContain(
      'Your choice is the best.',
    );
  }, 120_000);

  it('stores a review once, and finds the lessons of one player', async () => {
    await terminal.json('review', game, '--playouts', '8', '--threads', '1', '--keep');
    const { total } = await documentOf<Listed>('lessons', '--all');
    const all = await documentOf<Listed>('lessons', '--all', '--limit', '1000');
    const [player] = all.lessons.map((lesson) => lesson.player);
    const own = await documentOf<Listed>('lessons', '--all', '--player', player?.toUpperCase() ?? '');
    expect(all.lessons).toHaveLength(total);
    expect(new Set(own.lessons.map((lesson) => lesson.player))).toEqual(new Set([player]));
    expect(await documentOf<Listed>('lessons', '--player', 'Nobody')).toMatchObject({ total: 0 });
  }, 120_000);

  it.each([
    [['answer', 'nothing', '1'], 2, 'LESSON_ID_INVALID'],
    [['answer', `${game}:0`, '1'], 3, 'LESSON_NOT_FOUND'],
    [['answer', `${game}:5`, 'best'], 2, 'ARGUMENT_INVALID'],
    [['next', 'none:5'], 3, 'LESSON_NOT_FOUND'],
  ])('refuses %j', async (argv, exit, code) => {
    expect(await refused('lessons', ...argv)).toEqual([exit, code]);
  });

  it('refuses a number without a choice', async () => {
    const { lessons } = await documentOf<Listed>('lessons', '--all');
    expect(await refused('lessons', 'answer', lessons[0]?.id ?? '', '999')).toEqual([
      2,
      'LESSON_CHOICE_INVALID',
    ]);
  });
});

describe('retrace blind', () => {
  interface Question {
    readonly position: string;
    readonly isOver: boolean;
    readonly choices: readonly { choice: readonly string[]; text: string }[];
    readonly min: number;
  }
  const blind = <T>(...more: readonly string[]): Promise<T> =>
    documentOf('blind', game, '--seat', '1', ...more);
  const numbers = ({ min }: Question): string =>
    min === 0 ? '0' : Array.from({ length: min }, (_, at) => at + 1).join(',');

  it('shows the decisions one by one without what follows, and then the value of each choice', async () => {
    const first = await blind<Question>();
    expect(JSON.stringify(first)).not.toMatch(/"(taken|best|loss|worth)"/);
    expect(first.choices.length).toBeGreaterThan(1);
    expect((await terminal.run('blind', game, '--seat', '1')).stdout).toContain(first.choices[0]?.text);
    const answer = await blind<{ taken: { choice: string[] }; worth: { choice: string[] }[] }>(
      '--choose',
      numbers(first),
    );
    expect(answer.worth.map(({ choice }) => choice)).toContainEqual(answer.taken.choice);
    const second = await blind<Question>();
    expect(Number(second.position)).toBeGreaterThan(Number(first.position));
    expect(await refused('blind', game, '--seat', '1', '--choose', '900')).toEqual([4, 'OPTION_UNKNOWN']);
    expect((await terminal.run('blind', game, '--seat', '1', '--skip')).stdout).toContain('chose:');
    expect((await blind<Question>()).position).not.toBe(second.position);
  }, 60_000);

  it('creates a link for a friend if there is a key', async () => {
    const invited = await blind<{ name: string; reader: number; link: string | null }>('--invite', 'Cleo');
    expect(invited).toMatchObject({ name: 'Cleo', reader: 1, link: null });
  });

  it('ends with a score', async () => {
    for (let now = await blind<Question>(); !now.isOver; now = await blind<Question>())
      await blind('--choose', numbers(now));
    const end = await blind<{
      score: { judged: number; reader: object; player: object };
      friends: unknown[];
    }>();
    expect(end.score.judged).toBeGreaterThan(3);
    expect(end.friends).toEqual([{ name: 'Cleo', score: null }]);
    expect((await terminal.run('blind', game, '--seat', '1')).stdout).toContain(
      'Points of win probability lost',
    );
    expect(await refused('blind', game, '--seat', '1', '--skip')).toEqual([4, 'BLIND_DECISION_CLOSED']);
  }, 120_000);

  it.each([
    [['none'], 3, 'GAME_NOT_FOUND'],
    [[game, '--seat', '3'], 2, 'VIEWER_INVALID'],
    [[game, '--choose', 'best'], 2, 'ARGUMENT_INVALID'],
    [[game, '--invite', ' '], 2, 'ARGUMENT_INVALID'],
  ])('refuses %j', async (argv, exit, code) => {
    expect(await refused('blind', ...argv)).toEqual([exit, code]);
  });
});
