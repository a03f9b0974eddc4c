import { readFileSync } from 'node:fs';
import { compileReport, readCardFile, type Coverage, type PublicCard } from '#altered/cards';
import { invariant } from '#record';
import { sharedPaths } from '#record/testing';

const files = ['altered-cards-en.json', 'altered-cards-en-2.json', 'altered-cards-en-3.json'];

/** Reads the published cards from the shared folder next to the checkout. Null if there are none. */
export function publishedCards(): readonly PublicCard[] | null {
  const paths = sharedPaths(...files.map((file) => `cards/${file}`));
  if (paths.length === 0) return null;
  const cards = new Map<string, PublicCard>();
  for (const file of paths) {
    const read = readCardFile(readFileSync(file, 'utf8'), file);
    invariant(read.ok, `${file} is a card file`);
    for (const card of read.value.cards) cards.set(card.reference, card);
  }
  return [...cards.values()];
}

const counted = (count: number, what: string): string => `${count.toLocaleString('en')} ${what}`;

/**
 * Formats a set's figures as a list item: the numbers of cards, of lines, of lines that cannot be parsed, and of lines
 * that are parsed but not executed.
 */
function lineOf(name: string, { cards, abilityLines, parsed, executable }: Coverage): string {
  const lacking = [
    ...(parsed < abilityLines ? [counted(abilityLines - parsed, 'not read')] : []),
    ...(executable < parsed ? [counted(parsed - executable, 'read but not executed')] : []),
  ];
  return `- ${name}: ${[counted(cards, 'cards'), counted(abilityLines, 'lines'), ...lacking].join(', ')}`;
}

/**
 * Returns the content of `docs/reference/cards.md`: how many printed lines the rules execute, without any card text.
 */
export function printedCards(cards: readonly PublicCard[]): string {
  const { sets, ...all } = compileReport(cards).coverage;
  const rows = Object.keys(sets)
    .sort()
    .map((set) => lineOf(`\`${set}\``, sets[set] ?? all));
  return `# Which cards are executed

Printed by \`npm run generate\` if the card files are available; do not edit.

Retrace reads the printed text of Altered cards under edition 4.0 of the rules. A line of text is *read* if Retrace finds exactly one
meaning for it, and *executed* if games apply this meaning. If some of a set's lines are not executed, the list states their number, and
Retrace marks their cards as **not executed**. Each line counts only once, even if several cards contain it. Cards that come with Retrace are not counted.

${rows.join('\n')}
${lineOf('all sets', all)}

- \`retrace text "LINE"\` shows how a line is read, and \`retrace cards compile FILE\` counts the lines of a card file.
- If a line is executed wrongly, [report the ruling](../using/rulings.md).
`;
}
