import { describe, expect, it } from '@jest/globals';
import { ReviewTurns } from './review-turns.js';

/** Returns a queue and the reviews made so far. Each review ends when the test ends it. */
function opened() {
  const queue = new ReviewTurns();
  const made: string[] = [];
  let end = (): void => undefined;
  const add = (id: string, user: string): void =>
    queue.add(
      id,
      user,
      () =>
        new Promise((resolve) => {
          made.push(id);
          end = resolve;
        }),
    );
  const next = async (): Promise<void> => {
    end();
    await new Promise(setImmediate);
  };
  return { queue, made, add, next };
}

describe('the queue of reviews', () => {
  it('makes one review at a time, and lets users take turns', async () => {
    const { queue, made, add, next } = opened();
    for (const id of ['a1', 'a2', 'a3']) add(id, 'ada');
    add('b1', 'ben');
    add('c1', 'cleo');
    expect(made).toEqual(['a1']);
    const ahead = () => ['a1', 'a2', 'a3', 'b1', 'c1'].map((id) => queue.ahead(id));
    expect(ahead()).toEqual([0, 3, 4, 1, 2]);
    await next();
    expect(ahead()).toEqual([0, 2, 3, 0, 1]);
    for (let turn = 0; turn < 4; turn++) await next();
    expect(made).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it('refuses a user with too many waiting reviews, and all users if too many reviews wait', () => {
    const { queue, add } = opened();
    for (let number = 0; number < 4; number++) add(`a${number}`, 'ada');
    expect(queue.admit('ada')).toMatchObject({ ok: false, error: { code: 'REVIEWS_TOO_MANY' } });
    expect(queue.admit('ben').ok).toBe(true);
    for (let number = 0; number < 40; number++) add(`${number}`, `user-${number}`);
    expect(queue.admit('ben')).toMatchObject({ ok: false, error: { code: 'REVIEWS_TOO_MANY' } });
  });

  it('releases what is removed from it, and everything when it is closed', async () => {
    const { queue, made, add, next } = opened();
    for (const id of ['1', '2', '3']) add(id, 'ada');
    expect(queue.remove('2')).toBe(true);
    expect(queue.remove('1')).toBe(false);
    const closed = queue.close();
    await next();
    await closed;
    expect(made).toEqual(['1']);
  });
});
