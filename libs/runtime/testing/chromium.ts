import { existsSync } from 'node:fs';
import process from 'node:process';

/** Debian's builds: the build without windows opens a page in two thirds of the time of the other. */
const builds = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The path of the browser for tests and benchmarks of pages, or null where there is none; `CHROMIUM` names another. */
export const chromiumPath = (): string | null =>
  [process.env['CHROMIUM'] ?? builds].flat().find((file) => existsSync(file)) ?? null;
