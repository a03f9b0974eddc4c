import { describe, expect, it } from '@jest/globals';
import { sayEnglish } from '../words/fixtures.js';
import { notesOn, originOf } from './origin.js';

describe('the origin of a game', () => {
  it('is shown for imported games, with the importer and whether the rules confirm them', () => {
    expect(originOf({ imported: { by: 'Ada', check: 'EXACT', position: null } }, sayEnglish)).toBe(
      'Imported by Ada: the rules confirm it.',
    );
    expect(originOf({ imported: { by: null, check: 'DIVERGED', position: '12' } }, sayEnglish)).toBe(
      'Imported: the rules contradict it.',
    );
    expect(originOf({ imported: { by: null, check: 'EXACT', position: '140' } }, sayEnglish)).toBe(
      'Imported: the rules confirm it up to position 140, and the rest was only observed.',
    );
    expect(originOf({ imported: null }, sayEnglish)).toBeNull();
  });

  it('comes before the other notes', () => {
    const remark =
      'The rules cannot execute some abilities of these cards yet, so those abilities had no effect.';
    const imported = { by: null, check: 'PENDING', position: null } as const;
    expect(notesOn({ imported, remarks: ['ABILITIES_NOT_EXECUTED'] }, sayEnglish)).toEqual([
      'Imported: rules check pending.',
      remark,
    ]);
    expect(notesOn({ imported: null, remarks: ['ABILITIES_NOT_EXECUTED'] }, sayEnglish)).toEqual([remark]);
  });
});
