import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { readCardFile, TextReader } from '#altered/cards';
import { normalise } from '#altered/text';
import { contradictions } from '#altered/testing';
import { impliedParts } from './implied-parts.js';

/**
 * Returns every executed line of card text in a file once. Each line is followed by the parts of its ability that the
 * text leaves implicit.
 */
function listed(file: string): readonly string[] {
  const read = readCardFile(readFileSync(file, 'utf8'), file);
  if (!read.ok) throw new Error(read.error.map(({ message }) => message).join('\n'));
  const reader = new TextReader(read.value.cards);
  const lines = new Map<string, readonly string[]>();
  for (const card of read.value.cards)
    for (const { text, reading } of reader.read(card)) {
      if (reading.kind !== 'executable') continue;
      const line = normalise(text);
      if (lines.has(line)) continue;
      const implied = impliedParts(reading.abilities).map(
        ({ path, property, value }) => `  ${property}: ${value}  (${path})`,
      );
      const wrong = contradictions(line, reading.abilities).map((contradiction) => `  ! ${contradiction}`);
      lines.set(line, [...wrong, ...implied]);
    }
  return [...lines].flatMap(([line, details]) => [line, ...details, '']);
}

new Command('implied')
  .description(
    'list the properties in the trees of executed lines that the text only implies, such as controller or zone',
  )
  .argument('<file...>', 'card files (JSON, public card format, English text)')
  .action((files: readonly string[]) => {
    for (const file of files) process.stdout.write(`${listed(file).join('\n')}\n`);
  })
  .parse();
