import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { StoreUnavailableError } from '#event-store';
import { ReadModelsError } from '#read-models';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { errorCatalogue } from '../errors/catalogue.js';
import { ProblemError } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { publicError } from './public-error.js';

describe('the public form of an error', () => {
  const reported: unknown[] = [];
  const read = (error: Error) => {
    const thrown = new GraphQLError(error.message, { path: ['game'], originalError: error });
    return publicError({ ...thrown.toJSON() }, thrown, (cause) => reported.push(cause));
  };

  it('contains the code, advice, place and data of a problem', () => {
    const problem = {
      code: 'TAG_INVALID' as const,
      message: 'Wrong.',
      advice: 'Right it.',
      where: 'line 1',
      data: { a: 1 },
    };
    expect(read(new ProblemError(problem))).toEqual({
      message: 'Wrong.',
      path: ['game'],
      extensions: { code: 'TAG_INVALID', advice: 'Right it.', where: 'line 1', data: { a: 1 } },
    });
    expect(reported).toEqual([]);
  });

  it('of an internal fault contains only a generic text and the id of the log entry', () => {
    const fault = new Error('password of /home/somebody');
    const error = read(fault);
    expect(error.extensions?.['code']).toBe('INTERNAL');
    expect(error.extensions?.['logId']).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
    expect(JSON.stringify(error)).not.toContain('password');
    expect(reported.pop()).toBe(fault);
  });

  it('reports that the store is unavailable', () => {
    const error = read(new StoreUnavailableError('STORE_CLOSED', 'secret path'));
    expect(error.extensions?.['code']).toBe('STORE_CLOSED');
    expect(JSON.stringify(error)).not.toContain('secret path');
  });

  it.each([
    new StoreUnavailableError('STORE_ACCESS_DENIED', 'secret host'),
    new ReadModelsError('READ_MODELS_ACCESS_DENIED', 'secret host', 'Check secret host.'),
    new ReadModelsError('READ_MODELS_UNREACHABLE', 'secret host', 'Check secret host.'),
  ])("contains the catalogue's advice for $code", (fault) => {
    const error = read(fault);
    expect(error.extensions).toMatchObject({ code: fault.code, advice: errorCatalogue[fault.code].advice });
    expect(error.extensions?.['logId']).toEqual(expect.any(String));
    expect(JSON.stringify(error)).not.toContain('secret host');
  });
});

describe('a fault inside the server', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.start({ game: highCardGame('game') });
  });
  afterAll(() => api.stop());

  it('is masked in the answer', async () => {
    const games = api.server.app.get(ReplayedGames);
    const open = games.open.bind(games);
    games.open = () => Promise.reject(new Error('a secret of the server'));
    const { text, errors } = await api.ask('{ game(id: "game") { state { position } } }');
    games.open = open;
    expect(errors[0]?.extensions['code']).toBe('INTERNAL');
    expect(text).not.toContain('a secret of the server');
    expect(text).not.toContain('stack');
  });
});
