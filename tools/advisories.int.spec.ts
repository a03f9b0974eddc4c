import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'retrace-advisories-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the check with an npm that says this, and a list of what is allowed. */
function checked(said: unknown, allowed: unknown = []): { code: number | null; told: string } {
  const [npm, list] = [path.join(folder, 'npm-cli.js'), path.join(folder, 'allowed.json')];
  const text = typeof said === 'string' ? said : JSON.stringify(said);
  writeFileSync(npm, `process.stdout.write(${JSON.stringify(text)}); process.exitCode = 1;`);
  writeFileSync(list, JSON.stringify(allowed));
  const ran = spawnSync(process.execPath, ['tools/advisories.js'], {
    env: { ...process.env, npm_execpath: npm, ADVISORIES_ALLOWED: list },
    encoding: 'utf8',
  });
  return { code: ran.status, told: ran.stdout + ran.stderr };
}

const report = (severity: string) => ({
  auditReportVersion: 2,
  vulnerabilities: {
    parser: {
      name: 'parser',
      severity,
      via: [
        {
          ...{ source: 7, name: 'parser', title: 'Reads too far', severity, range: '<2.0.0' },
          url: 'https://example.org/advisories/GHSA-aaaa-bbbb-cccc',
        },
      ],
    },
    server: { name: 'server', severity, via: ['parser'] },
  },
});
const entry = { id: 'GHSA-aaaa-bbbb-cccc', reason: 'Nothing of ours reaches the parser.' };

describe('known advisories', () => {
  it.each(['high', 'critical'])('fail the checks where they are %s', (severity) => {
    const { code, told } = checked(report(severity));
    expect(code).toBe(1);
    expect(told).toContain(`GHSA-aaaa-bbbb-cccc parser <2.0.0 (${severity}): Reads too far`);
    expect(told).not.toContain('server');
  });

  it('pass where they are less, or there are none', () => {
    expect(checked(report('moderate'))).toMatchObject({ code: 0 });
    expect(checked({ vulnerabilities: {} })).toEqual({
      code: 0,
      told: 'No high or critical advisory is known about what runs in production.\n',
    });
  });

  it('are allowed with a reason up to a day, and not after it', () => {
    expect(checked(report('high'), [{ ...entry, until: '9999-12-31' }])).toMatchObject({
      code: 0,
      told: expect.stringContaining(entry.reason),
    });
    expect(checked(report('high'), [{ ...entry, until: '2020-01-01' }])).toMatchObject({
      code: 1,
      told: expect.stringContaining('which is over'),
    });
    expect(checked({ vulnerabilities: {} }, [{ ...entry, until: '9999-12-31' }]).told).toContain(
      'No longer needed',
    );
  });

  it.each([{ ...entry }, { id: entry.id, until: '9999-12-31', reason: '' }])(
    'are not allowed without reason and day: %j',
    (incomplete) => {
      expect(checked({ vulnerabilities: {} }, [incomplete])).toMatchObject({ code: 1 });
    },
  );

  it.each([
    [
      'refuses',
      { message: '405 Method Not Allowed - POST https://example.org/bulk' },
      '405 Method Not Allowed - POST its address',
    ],
    ['cannot be reached', { error: { code: 'ENOTFOUND', summary: 'request failed' } }, 'request failed'],
    ['says nothing', '', 'npm gave no report'],
  ])('are skipped, and it is said why, where the registry %s', (_, said, reason) => {
    expect(checked(said)).toEqual({
      code: 0,
      told: `Skipped: the registry tells nothing about advisories: ${reason}.\n`,
    });
  });
});
