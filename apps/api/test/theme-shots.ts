import type { Page } from 'playwright-core';

const phone = { width: 390, height: 844 };

/**
 * Takes screenshots of a page in both themes, at desktop and phone size. Does nothing unless `SCREENSHOTS` contains a
 * folder.
 */
export async function shotsOf(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (folder === undefined) return;
  const desktop = page.viewportSize() ?? phone;
  for (const [device, size] of [
    ['desktop', desktop],
    ['phone', phone],
  ] as const)
    for (const theme of ['light', 'dark']) {
      await page.setViewportSize(size);
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${folder}/${name}-${device}-${theme}.png` });
    }
  await page.setViewportSize(desktop);
}
