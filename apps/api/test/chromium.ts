import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Where the built viewer is. */
export const viewerFolder = path.resolve(import.meta.dirname, '../../../dist/apps/viewer');

/** Whether there is a browser; a test that is left out says why. */
export function isBrowserThere(): boolean {
  const isThere = existsSync(executablePath);
  if (!isThere)
    process.stderr.write(
      `The viewer is not tested: there is no Chromium at ${executablePath}. Install it or set CHROMIUM to its path.\n`,
    );
  return isThere;
}

/** A browser for the built viewer; throws when that is not there. */
export async function launchBrowser(): Promise<Browser> {
  if (!existsSync(path.join(viewerFolder, 'index.html')))
    throw new Error('The viewer is not built: run "npm run build" first.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
