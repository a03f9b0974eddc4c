import { describe, expect, it } from '@jest/globals';
import { sayFrom, textOf, type TextKey, type Texts } from './texts.js';

const everywhere: Texts = { log: { title: 'Registro', deep: { er: 'più in fondo' } } };
const pages: Texts = {
  games: {
    found_one: '{{count, number}} partita di {{name}}',
    found_many: '{{count, number}} di partite',
    found_other: '{{count, number}} partite di {{name}}',
    plain: 'Sempre {{count}}, {{count, number}}',
  },
};
const say = sayFrom([everywhere, pages], 'it') as (key: string, gaps?: object) => string;

describe('a text of the interface', () => {
  it('is found by its key, in the first catalogue that contains it', () => {
    expect(say('log.title')).toBe('Registro');
    expect(say('log.deep.er')).toBe('più in fondo');
    expect(textOf([{ log: { title: 'Log' } }, everywhere], 'log.title')).toBe('Log');
  });

  it('is its key if there is no text, or if the key is an area', () => {
    for (const key of ['log.none', 'log.deep', 'log.title.more', 'none']) {
      expect(say(key)).toBe(key);
      expect(textOf([everywhere, pages], key)).toBeNull();
    }
  });

  it('has the plural of its language, or no plural', () => {
    expect(say('games.found', { count: 1, name: 'Ada' })).toBe('1 partita di Ada');
    expect(say('games.found', { count: 0, name: 'Ada' })).toBe('0 partite di Ada');
    expect(say('games.found', { count: 12_345, name: 'Ada' })).toBe('12.345 partite di Ada');
    expect(say('games.found', { count: 1_000_000 })).toBe('1.000.000 di partite');
    expect(say('games.plain', { count: 12_345 })).toBe('Sempre 12345, 12.345');
  });

  it('leaves a placeholder without a value empty, and does not fill values again', () => {
    expect(say('games.found', { count: 1 })).toBe('1 partita di ');
    expect(say('games.found', { count: 1, name: '{{count}} $& $1' })).toBe('1 partita di {{count}} $& $1');
  });

  it('has a key that is type-checked', () => {
    // @ts-expect-error: there is no such text.
    const key: TextKey = 'log.no-such-text';
    expect(sayFrom([], 'en')(key)).toBe('log.no-such-text');
  });
});
