import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const read = (file: string) => readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const lock = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, { readonly hasInstallScript?: true }>;
};

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const sources = files.filter((file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file) && !/\.spec\.tsx?$/.test(file));

/** Packages with an install script, each with the reason why the package works even if the script does not run. */
const withoutTheirScripts: Readonly<Record<string, string>> = {
  '@apollo/protobufjs': 'It warns of versions.',
  '@parcel/watcher': 'It compiles where its packages have no binary; the generator of types does not watch.',
  '@swc/core': 'It checks that the binary of its own packages is there.',
  protobufjs: 'It warns of versions.',
  'unrs-resolver': 'It checks that the binary of its own packages is there.',
};

describe('a checkout on any system', () => {
  it('requires no install scripts of packages', () => {
    const scripted = Object.entries(lock.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([place]) => place.replace(/^.*node_modules\//, ''));
    expect(scripted.sort()).toEqual(Object.keys(withoutTheirScripts).sort());
    expect(read('.npmrc')).toContain('ignore-scripts=true');
    expect(read('docker-compose.yml')).toContain('RUN npm ci --ignore-scripts && npm run build');
  });

  it('is built in a container with the pinned Node line, without compilers', () => {
    const compose = read('docker-compose.yml');
    expect(compose).toContain('FROM node:24-slim');
    expect(compose).not.toMatch(/g\+\+|apt-get|python3/);
  });

  it('requires no shell, because every npm script is one call of Node', () => {
    for (const [name, script] of Object.entries(manifest.scripts))
      expect([name, script]).toEqual([
        name,
        expect.stringMatching(/^node (--[\w=-]+ )?[\w./-]+\.js( [\w:-]+)?$/),
      ]);
  });

  it('starts programs without a shell', () => {
    const shell = /import \{[^}]*\bexec(Sync)?\b[^}]*\} from 'node:child_process'|\bshell: /;
    const shells = sources.filter((file) => shell.test(read(file)));
    expect(shells).toEqual([]);
    // `retrace-process.ts` is the only file that is allowed to start a shell, because it needs `ulimit`. Its test
    // reports if a shell is missing.
    const named = sources.filter((file) => /spawn(Sync)?\(\s*['"](sh|bash|npm|npx)['"]/.test(read(file)));
    expect(named).toEqual(['tools/programs/faults/retrace-process.ts']);
  });

  it('never uses the pathname of a URL as a path', () => {
    const addresses = /new URL\([^)]*import\.meta\.url\)\.pathname/;
    expect(sources.filter((file) => addresses.test(read(file)))).toEqual([]);
  });

  it('has file names that every file system accepts', () => {
    const reserved = /(^|\/)(con|prn|aux|nul|com\d|lpt\d)(\.|\/|$)/i;
    expect(files.filter((file) => /[:*?"<>|\\]|[. ](\/|$)/.test(file) || reserved.test(file))).toEqual([]);
    expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length);
  });
});
