import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { axeFindings } from './axe-check.js';
import { eachOnAPage, viewerFolder } from './chromium.js';
import { RunningApi } from './running-api.js';
import { signedAccess } from './tokens.js';
import { describeInBrowser, eachOnTheViewer, type Viewed } from './viewed-games.js';
import {
  inTheme,
  readableGames,
  signInStates,
  themes,
  viewerWalks,
  windowSizes,
  type ViewerState,
} from './viewer-states.js';

/**
 * `WHOLE_WALK=1 npm test -- viewer-axe` checks every state. By default, only these samples are checked, each opened
 * separately.
 */
const isWhole = process.env['WHOLE_WALK'] !== undefined;
const samples = [
  'list',
  'altered-log',
  'contracts-charts',
  'help',
  'new-altered',
  'statistics',
  'profile',
  'unknown-page',
];
/** The folder for screenshots of all checked states. If unset, no screenshots are taken. */
const pictures = process.env['PICTURES'];

const walks = Object.entries(viewerWalks).flatMap(([name, states]) => {
  const chosen = isWhole ? states : states.filter((state) => samples.includes(state.name));
  return chosen.length === 0 ? [] : [[name, chosen] as const];
});

/** Waits until the page has been laid out and painted with its new size and colours. */
const painted = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))))`;

/** Opens the states one after another, and checks each in every window size and theme. Returns axe's findings. */
async function lookedAt(viewed: Viewed, states: readonly ViewerState[]): Promise<readonly string[]> {
  const { page } = viewed;
  const found: string[] = [];
  // Reduces motion, because axe could otherwise measure colours in the middle of an animation.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { name, open, inside } of states) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(viewed);
    for (const size of windowSizes) {
      await page.setViewportSize(size);
      for (const theme of themes) {
        await inTheme(page, theme);
        await page.evaluate(painted);
        const where = `${name} ${size.width}×${size.height} ${theme}`;
        if (pictures !== undefined) {
          mkdirSync(pictures, { recursive: true });
          await page.screenshot({ path: path.join(pictures, `${where.replaceAll(' ', '-')}.png`) });
        }
        found.push(...(await axeFindings(page, inside)).map((finding) => `${where}: ${finding}`));
      }
    }
  }
  return found;
}

describeInBrowser('axe finds nothing on', () => {
  let viewed: Viewed;

  describe('the viewer:', () => {
    // Sets `isRefused`, because one of the states shows a refused import.
    eachOnTheViewer(readableGames(), (opened) => (viewed = opened), { isRefused: true });

    it('a correct page, and something on an incorrect one', async () => {
      const { page } = viewed;
      await page.setContent('<html lang="en"><title>A page</title><main><h1>A page</h1></main></html>');
      expect(await axeFindings(page)).toEqual([]);
      await page.setContent(
        '<html lang="en"><title>A page</title><main><h1>A page</h1><button></button></main></html>',
      );
      expect(await axeFindings(page, 'main')).toEqual([expect.stringMatching(/^button-name: button: /)]);
    }, 60_000);

    it.each(walks)(
      '%s',
      async (_name, states) => {
        expect(await lookedAt(viewed, states)).toEqual([]);
      },
      900_000,
    );
  });

  (isWhole ? describe : describe.skip)('a server with accounts:', () => {
    let api: RunningApi;

    beforeAll(async () => {
      api = await RunningApi.start({}, { viewerFolder, access: signedAccess() });
    }, 60_000);
    afterAll(() => api.stop(), 30_000);
    eachOnAPage((page) => (viewed = { api, page }), { isRefused: true });

    it('the sign-in page', async () => {
      expect(await lookedAt(viewed, signInStates)).toEqual([]);
    }, 300_000);
  });
});
