import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeEach, expect } from '@jest/globals';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { chromiumPath } from '#runtime/testing';

export const viewerFolder = path.resolve(import.meta.dirname, '../../../dist/apps/viewer');

/** Whether a browser is installed. If there is none, prints the reason why tests are skipped. */
export function isBrowserThere(): boolean {
  const isThere = chromiumPath() !== null;
  if (!isThere)
    process.stderr.write(
      'The viewer is not tested: there is no Chromium. Install chromium-headless-shell or set CHROMIUM to a path.\n',
    );
  return isThere;
}

/** Launches a browser for the built viewer. Throws if the viewer is not built. */
export async function launchBrowser(): Promise<Browser> {
  if (!existsSync(path.join(viewerFolder, 'index.html')))
    throw new Error('The viewer is not built: run "npm run build" first.');
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath !== null && { executablePath }),
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

/** Returns a list that collects a page's errors and policy violations from now on. */
export function faultsOn(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // Includes warnings, because browsers report some policy violations only as warnings.
    if (message.type() === 'error' || /content.security.policy/i.test(message.text()))
      faults.push(message.text());
  });
  return faults;
}

/** Turns the display of results on, unless the user has already turned it on or off. */
const showResults =
  "localStorage.getItem('retrace-results') ?? localStorage.setItem('retrace-results', 'shown')";

/** Preferences of the page's user, and errors to expect. */
export interface Readers {
  /** Whether results and upcoming events are shown from the start. The default is true. */
  readonly results?: boolean;
  /** Whether the server refuses requests. The browser logs each refusal as an error. */
  readonly isRefused?: boolean;
}

const refusal = /^Failed to load resource: .* status of 40[019]/;

/** Opens a new page for each test of a suite. Fails the test if the page reports errors. */
export function eachOnAPage(
  begin: (page: Page) => void,
  { results = true, isRefused = false }: Readers = {},
): void {
  let browser: Browser | undefined;
  let page: Page;
  let faults: readonly string[];
  beforeEach(async () => {
    browser ??= await launchBrowser();
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(15_000);
    if (results) await page.addInitScript(showResults);
    faults = faultsOn(page);
    begin(page);
  }, 60_000);
  afterEach(async () => {
    await page.close();
    expect(faults.filter((fault) => !isRefused || !refusal.test(fault))).toEqual([]);
  });
  afterAll(() => browser?.close(), 30_000);
}

/** Waits until the board has been drawn at a position. */
export const boardOf = (page: Page, position: string | number): Promise<void> =>
  page.locator(`[data-testid="board"][data-position="${position}"][aria-busy="false"]`).waitFor();

/** The part of the DOM's `Element` that tests use. */
interface Element {
  getAttribute(name: string): string | null;
}

/** Returns an attribute of each element that a locator finds, in page order. Reads all attributes in a single call. */
export const attributesOf = (found: Locator, name: string): Promise<(string | null)[]> =>
  found.evaluateAll(
    (all, wanted) => (all as unknown as readonly Element[]).map((element) => element.getAttribute(wanted)),
    name,
  );

/** The maximum wait for a page, in milliseconds. `INTERVAL` is the interval between checks. */
const LONGEST = 30_000;
const INTERVAL = 50;

/**
 * Waits until a condition holds. Polls from the test, because the pages' security policy forbids the evaluation of code
 * in them.
 */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + LONGEST; !(await holds()); await pause(INTERVAL))
    if (Date.now() > end) throw new Error('It never came to be.');
}

/**
 * Waits until a value that is read from a page equals the expected value. If it never does, fails and shows the
 * difference between the two.
 */
export async function becomes<T>(read: () => Promise<T>, expected: T): Promise<void> {
  for (const end = Date.now() + LONGEST; Date.now() < end; await pause(INTERVAL))
    if (isDeepStrictEqual(await read(), expected)) return;
  expect(await read()).toEqual(expected);
}
