import { capabilities, editions, whyNoField, whyNot, type EditionId } from './capabilities.js';
import { families as tables, fieldName, fieldsIn, isFamily, type Nodes } from './families.js';
import { partly } from './partly.js';

const families: Readonly<Record<keyof typeof capabilities, string>> = {
  ability: 'Abilities',
  trigger: 'Triggers',
  passive: 'Passive abilities',
  cost: 'Parts of costs',
  target: 'Targets',
  effect: 'Shapes of effects',
  step: 'Steps',
  condition: 'Conditions',
  selector: 'What descriptions of objects ask',
  quantity: 'Quantities',
  what: 'What steps act on',
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function table(family: string, kinds: readonly string[]): string {
  const cells = kinds.map((kind) => [
    `\`${kind}\``,
    ...editions.map((edition) => {
      const why = whyNot(family, kind, edition);
      return why === null ? 'executed' : `no: ${why}`;
    }),
  ]);
  return [row(['node', ...editions]), row(['---', ...editions.map(() => '---')]), ...cells.map(row)].join(
    '\n',
  );
}

/** Rows for the fields that an edition does not execute in nodes that it does. */
const fieldsLacking = (edition: EditionId): readonly (readonly string[])[] =>
  Object.keys(families)
    .filter(isFamily)
    .flatMap((family) => {
      const nodes: Nodes = tables[family];
      const kinds = 'kinds' in nodes ? nodes.kinds : 'keys' in nodes ? nodes.keys : {};
      return Object.entries(kinds).flatMap(([kind, node]) =>
        Object.entries(whyNot(family, kind, edition) === null ? fieldsIn(node) : {}).flatMap(
          ([field, spec]) => {
            const why = whyNoField(spec, edition);
            return why === null ? [] : [[`${family} ${kind}, ${fieldName(field)}`, why]];
          },
        ),
      );
    });

/** The text of `docs/reference/abilities.md`. */
export function printedCapabilities(): string {
  const parts = Object.entries(families).map(([family, title]) => {
    const kinds = Object.keys(capabilities[family as keyof typeof capabilities]);
    return `## ${title}\n\n${table(family, kinds)}\n`;
  });
  const apart = editions.map((edition) => {
    const rows = [
      ...fieldsLacking(edition),
      ...partly.filter(({ editions: of }) => of.includes(edition)).map(({ kind, why }) => [kind, why]),
    ].map(row);
    const table = [row(['what', 'why not']), row(['---', '---']), ...rows].join('\n');
    return `## What edition ${edition} does not execute of these nodes\n\n${table}\n`;
  });
  return `# Which edition executes which ability

Printed from the tables of \`libs/altered/abilities\` by \`npm run generate\`; do not edit.

An ability is a tree of nodes. A line of a card is executed when the edition executes every node of its tree. A line that is
not executed is shown with its card, and says why.

${parts.join('\n')}
${apart.join('\n')}`;
}
