import { describe, expect, it } from '@jest/globals';
import { passingWhileSchemasAreRead, patiently } from './patience.js';

const failing = (code: string, message: string): Error => Object.assign(new Error(message), { code });

/** Returns a function that fails the first time. */
function failsOnce(error: Error): { readonly work: () => Promise<number>; readonly tries: () => number } {
  let tries = 0;
  return {
    work: () => (++tries === 1 ? Promise.reject(error) : Promise.resolve(tries)),
    tries: () => tries,
  };
}

describe('work on read models', () => {
  it.each([
    ['SQLITE_BUSY', 'database is locked'],
    ['40001', 'could not serialize access'],
    ['40P01', 'deadlock detected'],
  ])('is repeated while another process writes: %s', async (code, message) => {
    expect(await patiently(failsOnce(failing(code, message)).work)).toBe(2);
  });

  it.each([
    ['3F000', 'schema "comes" does not exist'],
    ['42P01', 'relation "comes.numbers" does not exist'],
    ['42703', 'column "a" of relation "numbers" does not exist'],
    ['XX000', 'cache lookup failed for namespace 42510'],
    ['40P01', 'deadlock detected'],
  ])('that reads all schemas is repeated if one is dropped meanwhile: %s', async (code, message) => {
    expect(await patiently(failsOnce(failing(code, message)).work, passingWhileSchemasAreRead)).toBe(2);
  });

  it.each([
    ['XX000', 'invalid page in block 3'],
    ['42501', 'permission denied'],
    ['SQLITE_BUSY', 'database is locked'],
  ])('that reads all schemas fails immediately for other errors: %s', async (code, message) => {
    const { work, tries } = failsOnce(failing(code, message));
    await expect(patiently(work, passingWhileSchemasAreRead)).rejects.toThrow(message);
    expect(tries()).toBe(1);
  });
});
