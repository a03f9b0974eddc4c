import { readFileSync } from 'node:fs';
import { compileReport, readCardFile, type Coverage, type PublicCard } from '#altered/cards';
import { invariant } from '#record';
import { sharedPaths } from '#record/testing';

const files = ['altered-cards-en.json', 'altered-cards-en-2.json', 'altered-cards-en-3.json'];

/** The published cards of the files beside the checkout. Null where those are absent. */
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

const row = (name: string, { cards, abilityLines, parsed, executable }: Coverage): string =>
  `| ${[name, ...[cards, abilityLines, parsed, executable, abilityLines - executable].map((count) => count.toLocaleString('en'))].join(' | ')} |`;

/** `docs/reference/cards.md`: figures of the printed lines that the rules execute, without a word of a card. */
export function printedCards(cards: readonly PublicCard[]): string {
  const { sets, ...all } = compileReport(cards).coverage;
  const rows = Object.keys(sets)
    .sort()
    .map((set) => row(`\`${set}\``, sets[set] ?? all));
  return `# Which cards are executed

Printed by \`npm run generate\` where the card files are; do not edit.

Retrace reads the text that is printed on cards of Altered, and plays it by the rules of edition 4.0. Each set is named by its code. A line is
counted once in a set, and once in the last row, on however many cards it stands. A line is *read* if its words have exactly one meaning here,
and *executed* if games play it. Cards with a line that is *left* are marked **not executed**.
The cards that ship with Retrace are not counted: their abilities are data.

| set | cards | lines | read | executed | left |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
${row('all', all)}

- \`retrace text "LINE"\` shows how a line is read; \`retrace cards compile FILE\` counts the lines of your own card files.
- A line that is executed otherwise than you expect: [report the ruling](../using/rulings.md).
`;
}
