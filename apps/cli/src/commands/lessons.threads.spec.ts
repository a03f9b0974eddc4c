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
const asked = async <T>(...argv: readonly string[]): Promise<T> => {
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
  it('has none before a review was kept, and says how to get some', async () => {
    await terminal.json('review', game, '--playouts', '1', '--threads', '1');
    expect(await asked<Listed>('lessons')).toEqual({ total: 0, due: 0, lessons: [] });
    expect((await terminal.run('lessons')).stdout).toContain('--keep');
    expect(await refused('lessons', 'next')).toEqual([3, 'LESSON_NOT_FOUND']);
  }, 120_000);

  it('lists those that are due, shows one without its answer, and rates what is chosen', async () => {
    await terminal.json('review', game, '--playouts', '8', '--threads', '1', '--keep');
    const first = await asked<Listed>('lessons');
    expect(first.due).toBeGreaterThan(1);
    expect(first.total).toBe(first.due);
    const one = first.lessons[0]?.id ?? '';
    const next = await asked<Shown>('lessons', 'next');
    expect(next.id).toBe(one);
    expect(JSON.stringify(next)).not.toMatch(/"(taken|best|loss|grade|worth|rating)"/);
    expect(JSON.stringify(first)).not.toMatch(/"(taken|best|loss|grade|worth)"/);
    expect((await terminal.run('lessons', 'next', one)).stdout).toContain(next.choices[0]?.text);

    const probe = await asked<Answered>('lessons', 'answer', one, '1');
    const best = next.choices.findIndex(({ choice }) => choice.join() === probe.best.join()) + 1;
    const good = await asked<Answered>('lessons', 'answer', one, `${best}`);
    expect(good.rating).toBe('best');
    expect(good.worth).toHaveLength(next.choices.length);
    const after = await asked<Listed>('lessons', '--all');
    expect(after.due).toBe(first.due - 1);
    expect(after.lessons.find(({ id }) => id === one)).toMatchObject({
      answers: 2,
      due: good.due,
      isDue: false,
    });
    expect((await terminal.run('lessons', 'answer', one, `${best}`)).stdout).toContain('The best choice.');
  }, 120_000);

  it('keeps a review once, and finds lessons of one player', async () => {
    await terminal.json('review', game, '--playouts', '8', '--threads', '1', '--keep');
    const { total } = await asked<Listed>('lessons', '--all');
    const all = await asked<Listed>('lessons', '--all', '--limit', '1000');
    const [player] = all.lessons.map((lesson) => lesson.player);
    const own = await asked<Listed>('lessons', '--all', '--player', player?.toUpperCase() ?? '');
    expect(all.lessons).toHaveLength(total);
    expect(new Set(own.lessons.map((lesson) => lesson.player))).toEqual(new Set([player]));
    expect(await asked<Listed>('lessons', '--player', 'Nobody')).toMatchObject({ total: 0 });
  }, 120_000);

  it.each([
    [['answer', 'nothing', '1'], 2, 'LESSON_ID_INVALID'],
    [['answer', `${game}:0`, '1'], 3, 'LESSON_NOT_FOUND'],
    [['answer', `${game}:5`, 'best'], 2, 'ARGUMENT_INVALID'],
    [['next', 'none:5'], 3, 'LESSON_NOT_FOUND'],
  ])('refuses %j', async (argv, exit, code) => {
    expect(await refused('lessons', ...argv)).toEqual([exit, code]);
  });

  it('refuses a number that stands for no choice', async () => {
    const { lessons } = await asked<Listed>('lessons', '--all');
    expect(await refused('lessons', 'answer', lessons[0]?.id ?? '', '999')).toEqual([
      2,
      'LESSON_CHOICE_INVALID',
    ]);
  });
});
