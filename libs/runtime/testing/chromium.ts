import { existsSync } from 'node:fs';
import process from 'node:process';

/**
 * The paths of Debian's builds. The headless shell comes first, because it opens a page in two thirds of the time that
 * Chromium takes.
 */
const builds = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Returns the path of the browser for tests and benchmarks. Null if there is none. `CHROMIUM` replaces the default
 * paths.
 */
export const chromiumPath = (): string | null =>
  [process.env['CHROMIUM'] ?? builds].flat().find((file) => existsSync(file)) ?? null;
