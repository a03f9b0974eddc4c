import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { accessGroup } from './access/access-settings.js';
import { providerGroup } from './access/provider-settings.js';
import { cardPictureGroup } from './cards/card-picture-setting.js';
import { limitGroup } from './limits/limit-settings.js';
import { operationGroup } from './operations/operation-settings.js';
import { persistedGroup } from './persisted/persisted-settings.js';
import { readSettings } from './settings.js';
import { pageGroup } from './viewer/page-settings.js';

/** Settings that libraries and the command line read. */
const others = ['RETRACE_DATA', 'EVENT_STORE', 'READ_MODELS', 'REVIEW_QUEUE', 'NO_COLOR'];
const server = ['PORT', 'HOST', 'LOG_LEVEL'];
const grouped = [
  limitGroup,
  accessGroup,
  providerGroup,
  operationGroup,
  persistedGroup,
  pageGroup,
  cardPictureGroup,
].flatMap((group) => Object.keys(group));

describe('the table of settings', () => {
  const rows = readFileSync('docs/operating/settings.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );

  it('has each setting exactly once', () => {
    expect([...named].sort()).toEqual([...server, ...grouped, ...others].sort());
  });

  it('describes each setting', () => {
    for (const row of rows) expect(row.split(/ *\| */)[3]?.length).toBeGreaterThan(15);
  });

  it('names the settings that are checked together at the start', () => {
    // Omits the settings that accept any text, or that are only checked if the other settings are valid.
    const wrong = [...server, ...grouped].filter((name) => !/^AUTH_(JWKS|ISSUER|AUDIENCE)$/.test(name));
    const read = readSettings(Object.fromEntries(wrong.map((name) => [name, '\0'])));
    const refused = read.ok ? [] : read.error.map(({ where }) => where);
    expect(new Set(refused)).toEqual(new Set(wrong));
    for (const { message, advice } of read.ok ? [] : read.error)
      expect([message.length > 0, (advice ?? '').length > 0]).toEqual([true, true]);
  });
});
