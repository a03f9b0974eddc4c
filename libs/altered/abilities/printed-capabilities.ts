import {
  abilityKinds,
  editions,
  lackedBy,
  missingCapability,
  type CapabilityFamily,
  type EditionId,
} from './capabilities.js';
import { families as tables, fieldName, fieldsIn, isFamily, type Nodes } from './families.js';
import { restrictions } from './partly.js';

const families: Readonly<Record<CapabilityFamily, string>> = {
  ability: 'Abilities',
  trigger: 'Triggers',
  passive: 'Passive abilities',
  cost: 'Parts of costs',
  target: 'Targets',
  effect: 'Shapes of effects',
  step: 'Steps',
  condition: 'Conditions',
  selector: 'Descriptions of objects',
  quantity: 'Quantities',
  what: 'Objects of steps',
};

/** Groups values by their text, in the order in which the texts first occur. */
function grouped<T>(values: readonly T[], textOf: (value: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) groups.set(textOf(value), [...(groups.get(textOf(value)) ?? []), value]);
  return groups;
}

/** Returns the section for a family: its kinds of nodes, grouped by the editions that execute them. */
function section(family: string, title: string, kinds: readonly string[]): string {
  const executed = grouped(kinds, (kind) =>
    editions.filter((edition) => missingCapability(family, kind, edition) === null).join(' and '),
  );
  const lines = [...executed].map(
    ([of, names]) =>
      `- ${of.includes(' and ') ? 'Editions' : 'Only edition'} ${of}: ${names.map((name) => `\`${name}\``).join(', ')}\n`,
  );
  return `## ${title}\n\n${lines.join('')}`;
}

interface Exception {
  readonly kind: string;
  readonly why: string;
  readonly editions: readonly EditionId[];
}

/** Returns the fields that edition 1.0 does not execute, in nodes that it executes. */
const fieldsLacking = (): readonly Exception[] =>
  Object.keys(families)
    .filter(isFamily)
    .flatMap((family) => {
      const nodes: Nodes = tables[family];
      const kinds = 'kinds' in nodes ? nodes.kinds : 'keys' in nodes ? nodes.keys : {};
      return Object.entries(kinds).flatMap(([kind, node]) =>
        Object.entries(missingCapability(family, kind, '1.0') === null ? fieldsIn(node) : {}).flatMap(
          ([field, spec]) => {
            const why = lackedBy(spec, '1.0');
            return why === null
              ? []
              : [{ kind: `${family} ${kind}, ${fieldName(field)}`, why, editions: ['1.0'] as const }];
          },
        ),
      );
    });

/** Lists exceptions that apply to the same editions, with one line per reason. */
function exceptionsOf(of: string, exceptions: readonly Exception[]): string {
  const lines = [...grouped(exceptions, ({ why }) => why)].map(
    ([why, nodes]) =>
      `- ${nodes.map(({ kind }) => `\`${kind}\``).join('; ')}: ${why.replace(/^edition \S+ has no /, 'no ')}\n`,
  );
  return `## Exceptions in ${of.includes(' and ') ? 'editions' : 'edition'} ${of}\n\n${lines.join('')}`;
}

/** Returns the text of `docs/reference/abilities.md`. */
export function printedCapabilities(): string {
  const parts = Object.entries(families).map(([family, title]) =>
    section(family, title, abilityKinds[family as CapabilityFamily]),
  );
  const exceptions = grouped([...fieldsLacking(), ...restrictions], ({ editions: of }) => of.join(' and '));
  return `# Which edition executes which ability

Printed from the tables of \`libs/altered/abilities\` by \`npm run generate\`; do not edit.

Retrace represents an ability as a tree of nodes. This page lists the kinds of nodes that each edition of the rules executes. Games
execute a line of card text only if their edition executes every node in the line's tree. Otherwise, Retrace shows the reason.

The last sections list exceptions. An exception is a form of a node that is not executed, although other forms of the node are. A name
after a comma is a field of the node.

${parts.join('\n')}
${[...exceptions].map(([of, found]) => exceptionsOf(of, found)).join('\n')}`;
}
