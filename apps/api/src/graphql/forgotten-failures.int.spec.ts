import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import path from 'node:path';

/**
 * A program for a separate process. It queries a list whose second entry fails immediately and whose first entry fails
 * later.
 */
const program = (heeds: boolean, thrown = ''): string => `
  import { buildSchema, graphql } from 'graphql';
  ${heeds ? `const { heedForgottenFailures } = await import(${JSON.stringify(pathToFileURL(path.resolve('apps/api/src/graphql/forgotten-failures.ts')).href)}); heedForgottenFailures();` : ''}
  const schema = buildSchema('type Query { entries: [Entry!]! } type Entry { name: String! }');
  const late = () => new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 10));
  const entries = [{ name: late }, { name: () => { throw new Error('at once'); } }];
  const { errors } = await graphql({ schema, source: '{ entries { name } }', rootValue: { entries } });
  console.log(errors.map(({ message }) => message).join());
  ${thrown}
  setTimeout(() => console.log('alive'), 100);`;

const run = (source: string) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '--no-warnings', '--experimental-strip-types', '--eval', source],
    { encoding: 'utf8' },
  );
  return { isWell: status === 0, stdout };
};

describe('a promise rejection that GraphQL ignores', () => {
  it('ends a process without the handler', () => {
    expect(run(program(false))).toEqual({ isWell: false, stdout: 'at once\n' });
  });

  it('does not end a process with the handler', () => {
    expect(run(program(true))).toEqual({ isWell: true, stdout: 'at once\nalive\n' });
  });

  it('ends the process if it is any other rejection', () => {
    const other = run(program(true, 'Promise.reject(new Error("a fault"));'));
    expect(other).toEqual({ isWell: false, stdout: 'at once\n' });
  });
});
