import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tries } from '#testing';
import { hasNeeded, neededWords } from './needed-words.js';

describe('what a line needs for a pattern', () => {
  it.each<readonly [RegExp, readonly string[] | null]>([
    [/\bof my Expeditions\b/g, ['of my expeditions']],
    [/\b([Rr])eturn it to/g, ['eturn it to']],
    [/\b(Anchored|Asleep) and/g, ['anchored', 'asleep']],
    [/\b(\d) boosts? (?=[A-Z])/g, [' boost']],
    [/\bplay (?=[^.]* for free)/g, [' for free']],
    [/\bplay (?![^.]* for free)/g, ['play ']],
    [/(?<=\byour )[A-Z]\w+s/g, ['your ']],
    [/\b(?:one )?\w+/g, null],
    [/\b(draw|\w+) as \1/g, [' as ']],
    [/x{2}(?:yes)+/g, ['yes']],
    [/[ab]|c/g, null],
    [/[^a]bc/g, ['bc']],
  ])('is worked out of %s', (pattern, needed) => {
    expect(neededWords(pattern)).toEqual(needed);
  });

  const piece = fc.constantFrom(
    'When ',
    'you ',
    'play',
    ' an? ',
    '[Cc]ard',
    '\\b',
    '\\w+',
    '.',
    '[^.]*?',
    '(?= or)',
    '(?!, )',
  );
  const several = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''));
  const group = fc
    .tuple(several, several, fc.constantFrom('', '?', '{2}'))
    .map(([one, other, times]) => `(${one}|${other})${times}`);
  const pattern = fc
    .array(fc.oneof(piece, group), { minLength: 1, maxLength: 4 })
    .map((pieces) => pieces.join(''));
  const line = fc
    .array(
      fc.constantFrom('When ', 'you ', 'You ', 'play', ' a ', ' an', 'Card', 'card', ' or', ', ', '. '),
      { maxLength: 9 },
    )
    .map((words) => words.join(''));

  it('is in every line that the pattern is found in', () => {
    let found = 0;
    fc.assert(
      fc.property(pattern, fc.constantFrom('', 'i', 'g'), line, (source, flags, text) => {
        const one = new RegExp(source, flags);
        if (!one.test(text)) return;
        found++;
        expect(hasNeeded(neededWords(one), text.toLowerCase())).toBe(true);
      }),
      { numRuns: tries(3000), seed: 8 },
    );
    expect(found).toBeGreaterThan(tries(500));
  });
});
