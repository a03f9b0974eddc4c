import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { withRooms } from '../lint/print-rooms.js';

const root = process.cwd();
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The documents that git tracks, but not private notes in the same folders. */
const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(file));
const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };

describe.each(documents)('%s', (document) => {
  const content = text(document);

  it('contains only working links', () => {
    const links = [...content.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)].map(([, link]) => link ?? '');
    const local = links.filter((link) => !/^[a-z]+:/.test(link));
    const dead = local.filter((link) => !existsSync(path.join(root, path.dirname(document), link)));
    expect(dead).toEqual([]);
  });

  // The changelog and the decision records are allowed to name scripts that no longer exist.
  if (!/^CHANGELOG|^docs.adr/.test(document))
    it('names npm scripts that exist', () => {
      const named = [...content.matchAll(/npm run (?:-s )?([a-z][a-z:]*)/g)].map(([, name]) => name ?? '');
      expect(named.filter((name) => !(name in scripts))).toEqual([]);
    });
});

describe('docs/developing/rooms.md', () => {
  it('contains the table that `npm run lint` checks (otherwise run npm run generate)', () => {
    const rooms = JSON.parse(text('libs/rooms.json')) as Record<string, string[]>;
    expect(text('docs/developing/rooms.md')).toBe(withRooms(text('docs/developing/rooms.md'), rooms));
    expect(text('docs/developing/rooms.md')).toContain('| `kernel` | `record` |');
  });
});

describe('CONTRIBUTING.md', () => {
  const content = text('CONTRIBUTING.md');
  const tour = [...content.matchAll(/^\| (.+\?) \| `([^`]+)` \| `([^`]+)` \|$/gm)];

  it('answers twelve questions', () => {
    expect(tour).toHaveLength(12);
  });

  it.each(tour.map(([, question = '', file = '', name = '']) => [question, file, name]))(
    'answers "%s" in %s, which declares %s',
    (_, file, name) => {
      expect(text(file)).toMatch(
        new RegExp(`^(?:export )?(?:const|class|(?:async )?function) ${name}\\b`, 'm'),
      );
    },
  );

  it('has every npm script in one table, at most twenty', () => {
    const [, table = ''] = content.split(/^\| `npm run …` .*$/m);
    const rows = table.slice(0, table.indexOf('\n\n')).matchAll(/^\| (`.+?) \|/gm);
    const named = [...rows].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([a-z:]+)/g)].map(([, name]) => name),
    );
    expect(named.sort()).toEqual(Object.keys(scripts).sort());
    expect(named.length).toBeLessThanOrEqual(20);
  });
});

describe('docs/adr', () => {
  it.each(readdirSync(path.join(root, 'docs/adr')))('%s is a decision record', (file) => {
    const content = text(`docs/adr/${file}`);
    const number = Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]);
    expect(content).toMatch(new RegExp(`^# ${number}\\. `));
    expect(content).toMatch(/^Date: \d{4}-\d\d-\d\d · Status: (proposed|accepted|superseded by )/m);
    for (const part of ['Context', 'Decision', 'Consequences']) expect(content).toContain(`\n## ${part}\n`);
    expect(content.split('\n').length).toBeLessThan(60);
  });
});
