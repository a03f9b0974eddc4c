import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * In a stack trace, replaces positions in built files with positions in source files. Positions without a readable
 * source map remain unchanged.
 */
export const withSourceLines = (stack: string): string =>
  stack.replaceAll(
    /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g,
    (built, url: string, line: string, column: string) => {
      try {
        const map = JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')) as SourceMapPayload;
        const origin = new SourceMap(map).findOrigin(Number(line), Number(column));
        if (!('fileName' in origin)) return built;
        return `${new URL(origin.fileName, url).href}:${origin.lineNumber}:${origin.columnNumber}`;
      } catch {
        return built;
      }
    },
  );
