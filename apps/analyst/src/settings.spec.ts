import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.js';

const queue = 'postgres://ada:secret@here/reviews';

describe('the settings of an analyst', () => {
  it('require the queue of reviews, and have defaults for everything else', () => {
    expect(readSettings({ REVIEW_QUEUE: queue, EVENT_STORE: '' })).toEqual({
      ok: true,
      value: {
        port: 4749,
        host: '127.0.0.1',
        logLevel: 'info',
        store: { kind: 'sqlite', folder: './data' },
        reviewQueue: { connection: queue },
      },
    });
  });

  it.each([
    [{ REVIEW_QUEUE: '' }, ['REVIEW_QUEUE is not set.']],
    [
      { REVIEW_QUEUE: 'mysql://ada:secret@here/x' },
      ['REVIEW_QUEUE is not the address of a PostgreSQL database.'],
    ],
    [{ EVENT_STORE: 'memory' }, ["EVENT_STORE is memory, which other programs can't read."]],
    [{ PORT: 'x' }, ['PORT cannot be "x".']],
    [
      { REVIEW_QUEUE: '', EVENT_STORE: 'memory', PORT: 'x' },
      [
        'PORT cannot be "x".',
        "EVENT_STORE is memory, which other programs can't read.",
        'REVIEW_QUEUE is not set.',
      ],
    ],
  ])('are refused with %j, each with advice', (wrong, messages) => {
    const read = readSettings({ REVIEW_QUEUE: queue, ...wrong });
    expect(read.ok ? [] : read.error.map(({ message }) => message)).toEqual(messages);
    expect(JSON.stringify(read)).not.toContain('secret');
    expect(read.ok ? [] : read.error.filter(({ advice }) => advice === undefined)).toEqual([]);
  });
});
