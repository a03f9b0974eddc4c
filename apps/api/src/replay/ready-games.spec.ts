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
  it('is ready for the questions that are asked at once', () => {
    const ready = new ReadyGames();
    const game = finished();
    ready.set('one', game);
    expect(ready.get('one')).toBe(game);
    expect(ready.get('one')).toBe(game);
  });

  it('is given up when nobody waits for it any more', () => {
    const ready = new ReadyGames<ReturnType<typeof finished>>();
    opened(ready, ['one']);
    expect(ready.has('one')).toBe(false);
  });

  it('stays when somebody comes back to it, however many are looked at once', () => {
    const ready = new ReadyGames<ReturnType<typeof finished>>();
    opened(ready, ['one', 'two', 'one', ...others(1000)]);
    expect(ready.has('one')).toBe(true);
    expect(ready.has('two')).toBe(false);
  });

  it('stays when it is read again while as many as can be kept were looked at', () => {
    const ready = new ReadyGames<ReturnType<typeof finished>>();
    opened(ready, ['one', ...others(40)]);
    expect(ready.has('one')).toBe(false);
    opened(ready, ['one', ...others(40).reverse()]);
    expect(ready.has('one')).toBe(true);
  });

  it('counts as looked at once when more than that were looked at since', () => {
    const ready = new ReadyGames<ReturnType<typeof finished>>();
    opened(ready, ['one', ...others(50), 'one', 'two', 'three', 'four']);
    expect(ready.has('one')).toBe(false);
  });

  it('is not kept when it is larger than all that are kept together', () => {
    const ready = new ReadyGames<ReturnType<typeof finished>>();
    for (let time = 0; time < 2; time++) {
      ready.set('one', finished(20_001));
      ready.letGo('one');
    }
    expect(ready.has('one')).toBe(false);
  });
});

describe('a game that is played', () => {
  it('stays ready at once, until those that were looked at since take its room', () => {
    const ready = new ReadyGames<{ length: number; isOver: boolean }>();
    ready.set('one', { length: 400, isOver: false });
    for (const key of others(49)) ready.set(key, { length: 400, isOver: false });
    expect(ready.has('one')).toBe(true);
    ready.set('last', { length: 400, isOver: false });
    expect(ready.has('one')).toBe(false);
  });

  it('stays ready when it has ended, and nobody waits for it', () => {
    const ready = new ReadyGames<{ length: number; isOver: boolean }>();
    ready.set('one', { length: 400, isOver: false });
    const ended = finished(401);
    ready.set('one', ended);
    ready.letGo('one');
    for (const key of others(10)) ready.set(key, finished());
    expect(ready.get('one')).toBe(ended);
  });
});

describe('a game that is forgotten', () => {
  it('is as if it had never been looked at', () => {
    const ready = new ReadyGames();
    ready.set('new', finished());
    ready.set('played', { length: 10, isOver: false });
    ready.forget(() => true);
    expect(ready.has('new') || ready.has('played')).toBe(false);
    opened(ready, ['new']);
    expect(ready.has('new')).toBe(false);
  });
});
