import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.js';

const database = 'postgres://ada:secret@here/models';

describe('the settings of a projector', () => {
  it('require read models, and have defaults for everything else', () => {
    const read = readSettings({ READ_MODELS: database, EVENT_STORE: '' });
    expect(read).toEqual({
      ok: true,
      value: {
        port: 4748,
        host: '127.0.0.1',
        logLevel: 'info',
        store: { kind: 'sqlite', folder: './data' },
        readModels: { kind: 'postgres', connection: database },
      },
    });
  });

  it.each([
    [{ READ_MODELS: '' }, ['READ_MODELS is not set.']],
    [
      { READ_MODELS: 'mysql://ada:secret@here/x' },
      ['READ_MODELS is not the address of a PostgreSQL database.'],
    ],
    [{ EVENT_STORE: 'memory' }, ["EVENT_STORE is memory, which other programs can't read."]],
    [{ PORT: 'x' }, ['PORT cannot be "x".']],
    [
      { READ_MODELS: '', EVENT_STORE: 'memory', PORT: 'x' },
      [
        'PORT cannot be "x".',
        "EVENT_STORE is memory, which other programs can't read.",
        'READ_MODELS is not set.',
      ],
    ],
  ])('are refused with %j, each with advice', (wrong, messages) => {
    const read = readSettings({ READ_MODELS: database, ...wrong });
    expect(read.ok ? [] : read.error.map(({ message }) => message)).toEqual(messages);
    expect(JSON.stringify(read)).not.toContain('secret');
    expect(read.ok ? [] : read.error.filter(({ advice }) => advice === undefined)).toEqual([]);
  });
});
