import { onlyShown } from '#record';
import type { Arguments } from './shapes.js';

const MOST = 300;
const DEEPEST = 8;

/**
 * Returns a log line without markup. Fills the log's template, which is in the uploader's language, with the arguments.
 */
export function lineOf(log: string, args: Arguments, depth = 0): string {
  if (depth > DEEPEST) return '';
  const filled = log.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const nested = args.of(name);
    const template = nested.text('log');
    return template === null ? (args.text(name) ?? '') : lineOf(template, nested.of('args'), depth + 1);
  });
  if (depth > 0) return filled;
  return onlyShown(filled.replaceAll(/\s+/g, ' ').replaceAll(/[<>]/g, ''), MOST);
}
