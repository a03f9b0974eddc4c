import { describe, expect, it } from '@jest/globals';
import { dateAndTime } from './dates.js';

describe('a date and time', () => {
  it.each(['en', 'it', 'fr'] as const)('names its zone, in %s', (locale) => {
    const { timeZone } = new Intl.DateTimeFormat(locale).resolvedOptions();
    const moment = '2026-01-31T12:34:00Z';
    const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
      .formatToParts(new Date(moment))
      .find(({ type }) => type === 'timeZoneName');
    expect(dateAndTime(moment, locale)).toContain(zone?.value);
    expect(dateAndTime(moment, locale)).toMatch(/31.*2026|2026.*31/);
  });
});
