import { describe, expect, it } from '@jest/globals';
import { ReadyGames } from './ready-games.js';

const finished = (length = 400) => ({ length, isOver: true });

function opened(ready: ReadyGames<ReturnType<typeof finished>>, keys: readonly string[]): void {
  for (const key of keys) {
    if (ready.get(key) === undefined) ready.set(key, finished());
    ready.letGo(key);
  }
}

const others = (count: number): string[] => Array.from({ length: count }, (_, index) => `other-${index}`);

describe('a finished game', () => {
  it('stays ready for queries that arrive at the same time', () => {
    const ready = new ReadyGames();
    const game = finished();
    ready.set('one', game);
    expect(ready.get('one')).toBe(game);
    expect(ready.get('one')).toBe(game);
  });

  it('is released when no query waits for it', () => {
    const ready = new ReadyGames<ReturnType<typeof finished>>();
    opened(ready, ['one']);
    expect(ready.has('one')).toBe(false);
  });

  it('stays ready after a second visit, however many games are viewed once', () => {
    const ready = new ReadyGames<ReturnType<typeof finished>>();
    opened(ready, ['one', 'two', 'one', ...others(1000)]);
    expect(ready.has('one')).toBe(true);
    expect(ready.has('two')).toBe(false);
  });

  it('stays ready if it is read again while the maximum number of games was viewed', () => {
    const ready = new ReadyGames<ReturnType<typeof finished>>();
    opened(ready, ['one', ...others(40)]);
    expect(ready.has('one')).toBe(false);
    opened(ready, ['one', ...others(40).reverse()]);
    expect(ready.has('one')).toBe(true);
  });

  it('counts as viewed once if more games than the maximum were viewed since then', () => {
    const ready = new ReadyGames<ReturnType<typeof finished>>();
    opened(ready, ['one', ...others(50), 'one', 'two', 'three', 'four']);
    expect(ready.has('one')).toBe(false);
  });

  it('is not cached if it is larger than the cache', () => {
    const ready = new ReadyGames<ReturnType<typeof finished>>();
    for (let time = 0; time < 2; time++) {
      ready.set('one', finished(20_001));
      ready.letGo('one');
    }
    expect(ready.has('one')).toBe(false);
  });
});

describe('a game in progress', () => {
  it('is cached immediately, until other viewed games replace it', () => {
    const ready = new ReadyGames<{ length: number; isOver: boolean }>();
    ready.set('one', { length: 400, isOver: false });
    for (const key of others(49)) ready.set(key, { length: 400, isOver: false });
    expect(ready.has('one')).toBe(true);
    ready.set('last', { length: 400, isOver: false });
    expect(ready.has('one')).toBe(false);
  });

  it('stays cached when it ends while no query waits for it', () => {
    const ready = new ReadyGames<{ length: number; isOver: boolean }>();
    ready.set('one', { length: 400, isOver: false });
    const ended = finished(401);
    ready.set('one', ended);
    ready.letGo('one');
    for (const key of others(10)) ready.set(key, finished());
    expect(ready.get('one')).toBe(ended);
  });
});

describe('a game removed from the cache', () => {
  it('is treated as if it had never been viewed', () => {
    const ready = new ReadyGames();
    ready.set('new', finished());
    ready.set('played', { length: 10, isOver: false });
    ready.forget(() => true);
    expect(ready.has('new') || ready.has('played')).toBe(false);
    opened(ready, ['new']);
    expect(ready.has('new')).toBe(false);
  });
});
