import { Command } from 'commander';
import { nearestNames, type LegalityPatch } from '#altered/cards';
import { examples } from '../arguments.js';
import { catalogueOf } from '../card-files.js';
import { exitCodes, failure, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import type { Add } from '../command.js';
import { drawTable } from '../terminal/table.js';
import { counted } from '../terminal/text.js';
import { drawNotes } from './cards-compile.js';
import { taken } from './cards-import.js';

export const takeLegality = (add: Add): void =>
  add(
    new Command('legality')
      .description(
        'store lists of banned and suspended cards and of errata, which `deck check --on` uses by date',
      )
      .argument('<files...>', 'legality lists (JSON): tournament seasons, or updates of references')
      .addHelpText('after', examples('retrace cards legality legality.json')),
    takeLists,
  );

async function takeLists(output: Output, files: readonly string[]): Promise<ExitCode> {
  const { read, report } = await taken(output, files, {
    check: ({ facts }) => {
      if (!facts.some(({ kind }) => kind === 'legality'))
        throw failure(
          exitCodes.badInput,
          'LEGALITY_NOT_FOUND',
          'The files contain no information about the legality of cards.',
          {
            advice: 'Use a legality list. To import cards, use `retrace cards import FILE`.',
          },
        );
    },
  });
  const patches = read.facts.flatMap((fact) => (fact.kind === 'legality' ? [fact.value] : []));
  const unknown = unknownNames(output, patches);
  output.document({
    patches: patches.map(({ from, title, changes, errata }) => ({
      ...{ from, title, changes: changes.length, errata: errata.length },
    })),
    facts: report.facts,
    unknown,
    notes: read.notes,
  });
  output.lines(
    ...drawTable(
      output.theme,
      [
        { title: 'From' },
        { title: 'Changes', right: true },
        { title: 'Errata', right: true },
        { title: 'Title' },
      ],
      patches.map(({ from, title, changes, errata }) => [
        from,
        `${changes.length}`,
        `${errata.length}`,
        title,
      ]),
    ),
    ...unknown.map(({ name, suggestions }) =>
      output.theme.paint.yellow(
        `No known card is called "${name}".${suggestions.length > 0 ? ` Did you mean ${suggestions.join(' or ')}?` : ''}`,
      ),
    ),
    ...drawNotes(output, read.notes),
    '',
    `${counted(report.facts.new, 'list')} new, ${report.facts.changed} changed, ${report.facts.unchanged} unchanged.`,
  );
  return exitCodes.ok;
}

/** Warns about names in the legality lists that match no known card and therefore have no effect. */
function unknownNames(
  output: Output,
  patches: readonly LegalityPatch[],
): readonly { readonly name: string; readonly suggestions: readonly string[] }[] {
  const known = new Set(Array.from(catalogueOf(output.around).printed.values(), ({ name }) => name));
  const names = patches
    .flatMap(({ changes }) => changes.flatMap(({ cards }) => ('name' in cards ? [cards.name] : [])))
    .filter((name) => !known.has(name));
  return [...new Set(names)].map((name) => ({ name, suggestions: nearestNames(name, known) }));
}
