import { describe, expect, it } from '@jest/globals';
import { isPlain, isShown, onlyShown } from './legible.js';

describe('a new name', () => {
  it.each(['Zoë', 'Žofie', '王小明', 'ანა', 'Ana María O’Neill-Łuk 3', 'नीता', '☺', 'Ada 🎲'])(
    'can be %s',
    (name) => {
      expect(isShown(name)).toBe(true);
    },
  );

  it.each([
    ['a Hangul filler', 'Ada\u3164'],
    ['a halfwidth filler', '\uffa0'],
    ['the blank of Braille', '\u2800'],
    ['a selector of variants', 'Ada\ufe0f'],
    ['a selector beyond the first plane', 'Ada\u{e0101}'],
    ['a joiner of graphemes', 'A\u034fda'],
    ['a Mongolian selector', 'Ada\u180b'],
    ['a private character', 'Ada\ue000'],
    ['no character', 'Ada\u{1fffe}'],
  ])('cannot contain %s, which older records may contain', (_, name) => {
    expect(isShown(name)).toBe(false);
    expect(isPlain(name)).toBe(true);
  });

  it.each(['\u200b', '\u00ad', '\u{e0041}', '\u202e', 'a\nb', '\u001b[31m'])(
    'cannot contain %j, which no record contains',
    (name) => {
      expect(isShown(name)).toBe(false);
      expect(isPlain(name)).toBe(false);
    },
  );
});

describe('a text from another program', () => {
  it('is stored with its visible characters only, and truncated between characters', () => {
    expect(onlyShown(' \u3164Ad\u200ba\ufe0f 🎲\u2800', 10)).toBe('Ada 🎲');
    expect(onlyShown('Ada 🎲', 5)).toBe('Ada');
    expect(onlyShown('\u3164\u2800', 5)).toBe('');
  });
});
