import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Door } from './door.js';
import { doorFiles } from './door-files.js';
import { tryDoor } from './door-trial.js';

const files = new Map(
  doorFiles(path.resolve('.'), '.door.ts')
    .filter((file) => file.includes('/tools/house/'))
    .map((file) => [path.basename(file, '.door.ts'), file]),
);

/**
 * For each target, the number of inputs to try and the outcomes that must occur. The test would prove nothing if all
 * inputs were refused early.
 */
const doors: Readonly<Record<string, readonly [inputs: number, outcomes: readonly string[]]>> = {
  backups: [60, ['taken']],
  'card-files': [150, ['taken', 'CARDS_NOT_JSON', 'CARD_FIELD_INVALID']],
  'card-texts': [250, ['taken', 'declined', 'TEXT_TOO_LARGE']],
  'deck-lists': [250, ['taken', 'DECK_LINE_INVALID', 'DECK_CARD_UNKNOWN']],
  'draft-files': [150, ['taken', 'IMPORT_EVENT_INVALID', 'IMPORT_DRAFT_BROKEN', 'IMPORT_DRAFT_NOT_OVER']],
  drafts: [250, ['taken', 'BOOSTER_FILE_INVALID', 'DRAFT_MALFORMED', 'PICK_NOT_OFFERED', 'PICK_REPEATED']],
  'game-files': [120, ['taken', 'IMPORT_EVENT_INVALID']],
  logs: [250, ['taken', 'IMPORT_FOREIGN', 'IMPORT_NOT_JSON', 'IMPORT_DAMAGED', 'LOG_MALFORMED']],
  'ruling-files': [120, ['taken', 'changed', 'IMPORT_FOREIGN', 'IMPORT_EVENT_INVALID']],
  rules: [150, ['taken', 'ABILITY_INVALID', 'CONTRACT_INVALID']],
  'tournament-files': [150, ['taken', 'TOURNAMENT_FILE_INVALID']],
};

/** Tries only some of the inputs that `npm run fuzz -- doors` tries. */
describe('every fuzz target of the libraries succeeds', () => {
  it('and is included here', () => {
    expect([...files.keys()].sort()).toEqual(Object.keys(doors).sort());
  });

  it.each(Object.entries(doors))(
    '%s',
    async (name, [inputs, outcomes]) => {
      const { door } = (await import(files.get(name) ?? '')) as { readonly door: Door };
      expect(door.name).toBe(name);
      const report = await tryDoor(door, { inputs, seed: 'tests' });
      expect(report.broken).toBeNull();
      expect(Object.keys(report.outcomes)).toEqual(expect.arrayContaining([...outcomes]));
    },
    240_000,
  );
});
