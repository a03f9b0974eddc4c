import { it } from '@jest/globals';
import { launchBrowser, viewerFolder } from './chromium.js';
import { alteredGame, contractsGame } from './recorded-games.js';
import { RunningApi } from './running-api.js';

it('shoots', async () => {
  const api = await RunningApi.start({ altered: alteredGame('shown'), contracts: contractsGame('shown') }, { viewerFolder });
  const browser = await launchBrowser();
  const panel = process.env['PANEL'] ?? 'charts';
  for (const game of ['altered', 'contracts'])
    for (const [width, height] of [[1440, 900], [390, 844]] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({ viewport: { width, height }, colorScheme });
        const extra = process.env[`ABOUT_${game}`] ?? '';
        await page.goto(`${api.url}/game/${game}?at=${process.env['AT'] ?? '150'}&as=all&panel=${panel}${extra}`);
        await page.locator('[data-testid="board"][aria-busy="false"]').waitFor();
        await page.waitForTimeout(900);
        if (panel === 'charts' && colorScheme === 'dark') await page.getByTestId('chart-more').first().click();
        await page.waitForTimeout(200);
        await page.screenshot({ path: `/tmp/shot-${panel}-${game}-${width}-${colorScheme}.png` });
        await page.close();
      }
  await browser.close();
  await api.stop();
}, 120_000);
