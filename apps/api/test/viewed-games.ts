import { afterAll, beforeAll, describe } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { RecordedEvent } from '#record';
import { eachOnAPage, isBrowserThere, viewerFolder, type Readers } from './chromium.js';
import { RunningApi } from './running-api.js';

/** A page of the viewer and the server behind it. */
export interface Viewed {
  readonly page: Page;
  readonly api: RunningApi;
}

/** Declares a suite that needs a browser. The suite is skipped if no browser is installed. */
export const describeInBrowser = (name: string, suite: () => void): void =>
  (isBrowserThere() ? describe : describe.skip)(name, suite);

/** Serves games and the viewer for a suite, and opens a new page for each test. */
export function eachOnTheViewer(
  games: Readonly<Record<string, readonly RecordedEvent[]>>,
  begin: (viewed: Viewed) => void,
  readers: Readers = {},
): void {
  let api: RunningApi;
  beforeAll(async () => {
    api = await RunningApi.start(games, { viewerFolder });
  }, 60_000);
  afterAll(() => api.stop(), 30_000);
  eachOnAPage((page) => begin({ page, api }), readers);
}
