import { statSync } from 'node:fs';
import { z } from 'zod';
import { ok, type Result, type SettingProblem } from '#record';
import { readGroup, type Environment, type SettingGroup } from '../setting-group.js';

export const cardPictureGroup = {
  RETRACE_CARD_IMAGES: {
    shape: z.string().refine(isFolder).optional(),
    advice: 'Use the path of an existing folder with files named after cards, as in ALT_CORE_B_AX_04_C.webp.',
  },
} as const satisfies SettingGroup;

/**
 * Returns the folder with the user's own card pictures. Null if the setting is unset. Returns a `SETTING_INVALID` error
 * if it is invalid.
 */
export function cardPictureSetting(env: Environment): Result<string | null, readonly SettingProblem[]> {
  const read = readGroup(cardPictureGroup, env);
  return read.ok ? ok(read.value.RETRACE_CARD_IMAGES ?? null) : read;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
