import { setTimeout as after } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { SqliteEventStore } from '#event-store';
import { chromiumPath } from '#runtime/testing';
import type { Benchmark, Sizes } from './benchmark.js';
import type { Figure } from './figure.js';
import { longGame } from './games.js';
import { median, quantile } from './measure.js';
import { probe, type Noted } from './painted-board.js';
import { gameStreams } from './recording.js';
import { startServer } from './server-process.js';
import { gameId } from './stored-games.js';

const GAME = 'long';
/** The number of key events per second while a key is held down. */
const HELD = 30;
/** The maximum wait for a board to be painted, in milliseconds. */
const PATIENCE = 30_000;

const notedOn = (page: Page): Promise<Noted> => page.evaluate<Noted>('window.retraceBench');

/** Waits until more than `boards` boards have been painted. Returns the data of the probe. */
async function paintedAfter(page: Page, boards: number): Promise<Noted> {
  const until = performance.now() + PATIENCE;
  // Polls from Node, because the page's security policy forbids evaluating a condition from a string.
  while ((await notedOn(page)).painted.length <= boards) {
    if (performance.now() > until) throw new Error('No board was painted.');
    await after(10);
  }
  return notedOn(page);
}

/** Opens a page with an empty cache. */
async function freshPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(probe);
  return context.newPage();
}

/** The compressed size of the files that a first visit loads, in kilobytes. Excludes API responses. */
interface FirstLoad {
  /** The scripts and styles that are loaded before the board and the log appear. */
  readonly code: number;
  /** Like `code`, but also includes fonts, pictures, and files that the page loads later while it is idle. */
  readonly all: number;
}

async function firstLoad(browser: Browser, address: string): Promise<FirstLoad> {
  const page = await freshPage(browser);
  const sizes: Promise<{ readonly isCode: boolean; readonly size: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/graphql')) return;
    const isCode = ['script', 'stylesheet'].includes(request.resourceType());
    sizes.push(request.sizes().then(({ responseBodySize }) => ({ isCode, size: responseBodySize / 1000 })));
  });
  await page.goto(address);
  await page.getByTestId('log-line-current').first().waitFor();
  const first = await Promise.all(sizes);
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(sizes);
  await page.context().close();
  const total = (loaded: typeof all) => loaded.reduce((sum, { size }) => sum + size, 0);
  return { code: total(first.filter(({ isCode }) => isCode)), all: total(all) };
}

/** Returns the milliseconds from the request for a game's page until its board is painted. */
async function opening(browser: Browser, address: string): Promise<number> {
  const page = await freshPage(browser);
  await page.goto(address);
  const { painted } = await paintedAfter(page, 0);
  await page.context().close();
  return painted[0]?.at ?? NaN;
}

/**
 * Returns the milliseconds from each key press until the board is painted. Presses the next key once the board is
 * painted.
 */
async function stepping(page: Page, steps: number): Promise<number[]> {
  const times: number[] = [];
  for (let step = 0; step < steps; step++) {
    const { painted } = await notedOn(page);
    await page.keyboard.press('ArrowRight');
    const now = await paintedAfter(page, painted.length);
    times.push(now.painted.at(-1)?.after ?? NaN);
  }
  return times;
}

/** Returns the duration of each frame in milliseconds while a key is held down. */
async function holding(page: Page, presses: number): Promise<readonly number[]> {
  await page.evaluate('window.retraceBench.counting = true');
  const from = performance.now();
  for (let press = 1; press <= presses; press++) {
    await page.keyboard.down('ArrowRight');
    await after(Math.max(0, from + (press * 1000) / HELD - performance.now()));
  }
  await page.keyboard.up('ArrowRight');
  const { frames } = await notedOn(page);
  await page.evaluate('window.retraceBench.counting = false');
  return frames;
}

async function measured(browser: Browser, url: string, sizes: Sizes): Promise<readonly Figure[]> {
  const address = `${url}/game/${GAME}?at=${Math.floor(sizes.longGame / 4)}&as=all`;
  const load = await firstLoad(browser, address);
  const openings: number[] = [];
  for (let turn = 0; turn <= sizes.repetitions; turn++) openings.push(await opening(browser, address));
  const page = await freshPage(browser);
  await page.goto(address);
  await paintedAfter(page, 0);
  // Lets the browser compile the scripts before the measurement.
  await stepping(page, Math.min(20, sizes.seeks));
  const steps = await stepping(page, sizes.seeks);
  const frames = await holding(page, sizes.seeks);
  await page.context().close();
  const viewer = { benchmark: 'viewer', better: 'less' } as const;
  const step = { ...viewer, what: `a step in a game of ${sizes.longGame} events, key to painted board` };
  return [
    { ...step, unit: 'ms, median', own: median(steps), goal: { value: 50 } },
    { ...step, unit: 'ms, 95 %', own: quantile(steps, 0.95), goal: { value: 100 } },
    {
      ...viewer,
      what: `a frame while a key is held, ${HELD} times a second`,
      unit: 'ms, 95 %',
      own: quantile(frames, 0.95),
      goal: { value: 50 },
    },
    {
      ...viewer,
      what: 'opening that game, to its painted board',
      unit: 's, median',
      own: median(openings.slice(1)) / 1000,
      goal: { value: 1 },
    },
    {
      ...viewer,
      what: 'first load of a game, compressed, until board and log are there',
      unit: 'kB',
      own: load.code,
      goal: { value: 250 },
    },
    { ...viewer, what: 'the same with fonts, and with what comes at rest', unit: 'kB', own: load.all },
  ];
}

/** Measures the viewer in a browser. Skipped if no browser is installed. */
export const viewer: Benchmark = {
  name: 'viewer',
  about: 'stepping through a long game in a browser, opening it, and what a first visit loads',
  run: async ({ root, sizes, temporaryFolder }) => {
    const executablePath = chromiumPath();
    if (executablePath === null) {
      process.stderr.write(
        'There is no Chromium: install chromium-headless-shell or set CHROMIUM to a path.\n',
      );
      return [];
    }
    const { chromium } = await import('playwright-core');
    const folder = temporaryFolder();
    const store = await SqliteEventStore.open(folder);
    await gameStreams(store).append(gameId(GAME), longGame(sizes.longGame), 'no-stream');
    await store.close();
    const server = await startServer(root, folder);
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    });
    try {
      return await measured(browser, server.url, sizes);
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
