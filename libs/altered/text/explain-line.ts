import type { CompiledLine } from './compile.js';

const shown = 6;

function listed(expected: readonly string[]): string {
  const some = expected.slice(0, shown);
  const more = expected.length - some.length;
  return more > 0 ? `${some.join(', ')} or ${more} others` : some.join(' or ');
}

/** Adds a line of carets that marks a span, below the line in which the span begins. */
function marked(text: string, [start, end]: readonly [number, number]): readonly string[] {
  const before = text.slice(0, start).split('\n').length - 1;
  const column = start - (text.lastIndexOf('\n', start - 1) + 1);
  return text.split('\n').flatMap((line, index) => {
    if (index !== before) return [line];
    const length = Math.max(1, Math.min(end - start, line.length - column));
    return [line, ' '.repeat(column) + '^'.repeat(length)];
  });
}

/**
 * Explains the result of compiling a line to people who import cards. If the line does not compile, carets mark the
 * part that was not parsed.
 */
export function explainLine(line: CompiledLine): string {
  switch (line.kind) {
    case 'parsed':
      return line.text;
    case 'declined':
      if (line.code === 'TEXT_TOO_LARGE')
        return `a line of ${line.text.length} characters is too long to be read`;
      if (line.code === 'TEXT_TOO_INTRICATE') return `${line.text}\ntakes too many steps to read`;
      return [...marked(line.text, line.span), `expected: ${listed(line.expected)}`].join('\n');
    case 'ambiguous':
      return `${line.text}\ncan be read in ${line.readings.length} ways`;
  }
}
