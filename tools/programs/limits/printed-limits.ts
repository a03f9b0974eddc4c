import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  abilityBounds,
  coachingBounds,
  draftBounds,
  recordBounds,
  requestBounds,
  reviewBounds,
  tournamentBounds,
} from '#record';

const source = 'libs/record/bounds.ts';
const groups: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  recordBounds,
  abilityBounds,
  draftBounds,
  reviewBounds,
  coachingBounds,
  tournamentBounds,
  requestBounds,
};

/** Returns the comments above a constant and above each of its fields. */
function commentsIn(
  text: string,
  name: string,
): { readonly about: string; readonly of: Map<string, string> } {
  const comment = String.raw`\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*`;
  const plain = (words = ''): string => words.replace(/\s*\n\s*\*\s*/g, ' ').trim();
  const found = new RegExp(`${comment}export const ${name}\\b[^{]*\\{([\\s\\S]*?)\\} as const;`).exec(text);
  const fields = [...(found?.[2] ?? '').matchAll(new RegExp(`${comment}(\\w+):`, 'g'))];
  return {
    about: plain(found?.[1]),
    of: new Map(fields.map(([, words, field = '']) => [field, plain(words)])),
  };
}

const valueOf = (value: unknown): string =>
  typeof value === 'number' ? value.toLocaleString('en') : `\`${JSON.stringify(value)}\``;

/** Returns the content of `docs/reference/limits.md`, which consists of the bounds and their comments in the source. */
export function printedLimits(): string {
  const text = readFileSync(path.resolve(source), 'utf8');
  const sections = Object.entries(groups).flatMap(([name, bounds]) => {
    const { about, of } = commentsIn(text, name);
    const rows = Object.entries(bounds).map(
      ([field, value]) => `- \`${field}\`, ${valueOf(value)}: ${of.get(field) ?? ''}`,
    );
    if (rows.length === 0) return [];
    return [`## \`${name}\`\n\n${about}\n\n${rows.join('\n')}\n`];
  });
  return `# Limits

Printed from \`${source}\` by \`npm run generate\`; do not edit.

Retrace refuses input that exceeds a limit, and stores nothing. The error contains a code and the position in the input. You can still
open records that were stored before a limit existed. Lists mark these records and shorten their names
([one door](../adr/0013-one-door.md)). Each entry consists of a limit's name, its value, and the meaning of the value.

A name must have at least one visible character. Text can't contain control characters, characters that change the text direction, or
unpaired surrogates.

${sections.join('\n')}`;
}
