import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Checks the WCAG 2.2 guidelines (levels A and AA) and axe's best practices. */
const options = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/**
 * Returns axe's findings about a page, one line per element. If a selector is given, checks only the part of the page
 * that matches it. Evaluates axe's source in the page, because the page's security policy forbids foreign scripts.
 */
export async function axeFindings(page: Page, inside?: string): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(source);
  const where = inside === undefined ? 'document' : `document.querySelector('${inside}') ?? document`;
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${where}, ${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const [why] = [...any, ...all, ...none].map(({ message }) => message);
      return `${id}: ${target.join(' ')}: ${why ?? ''}`;
    }),
  );
}
