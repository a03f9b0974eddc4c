import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { TestTerminal } from '../../test/terminal.js';

describe('retrace secrets', () => {
  it('prints every secret that docker-compose.yml requires, different each time', async () => {
    const terminal = await TestTerminal.create();
    const [first, second] = [await terminal.json('secrets'), await terminal.json('secrets')];
    const { stdout } = await terminal.run('secrets');
    await terminal.remove();
    const variables = readFileSync('docker-compose.yml', 'utf8').matchAll(/\$\{([A-Z_]+):\?/g);
    const names = [...new Set([...variables].map(([, name]) => name))].sort();
    const values = Object.values(first.document as Record<string, string>);
    expect(Object.keys(first.document as object).sort()).toEqual(names);
    expect(new Set([...values, ...Object.values(second.document as object)]).size).toBe(2 * names.length);
    for (const value of values) expect(value).toMatch(/^[\w-]{43}$/);
    // Docker Compose reads this format: a name, and a value that needs no quotes.
    expect(
      stdout
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('#')),
    ).toHaveLength(names.length);
    for (const name of names) expect(stdout).toMatch(new RegExp(`^${name}=[\\w-]{43}$`, 'm'));
  });
});
