import { Command } from 'commander';
import { deckSize, openDecks } from '#altered/cards';
import { examples } from '../arguments.js';
import { catalogueOf } from '../decks.js';
import { exitCodes, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import type { Add } from '../program.js';
import { drawTable } from '../terminal/table.js';
import { capital, counted } from '../terminal/text.js';

export const cards = (add: Add): void =>
  add(
    new Command('cards')
      .description(
        'check a card file and count what is in it; without a file, show the shipped cards and decks',
      )
      .argument('[file]', 'card file (JSON, public card format)')
      .addHelpText('after', examples('retrace cards', 'retrace cards my-cards.json')),
    showCards,
  );

async function showCards(output: Output, [file]: readonly string[]): Promise<ExitCode> {
  const catalogue = catalogueOf(file, output.around.folder, 'alone');
  const all = [...catalogue.cards.values()];
  const groups = new Map<string, { cards: number; executed: number }>();
  for (const { type, executed } of all) {
    const group = groups.get(type) ?? { cards: 0, executed: 0 };
    groups.set(type, { cards: group.cards + 1, executed: group.executed + (executed ? 1 : 0) });
  }
  const decks = file === undefined ? openDecks() : [];
  output.document({
    file: file ?? null,
    cards: all.length,
    executed: all.filter(({ executed }) => executed).length,
    tokens: catalogue.tokens.size,
    types: Object.fromEntries(groups),
    decks: decks.map((deck) => ({
      name: deck.name,
      hero: deck.hero?.name ?? null,
      faction: deck.hero?.faction ?? null,
      cards: deckSize(deck),
    })),
  });
  const { paint } = output.theme;
  output.lines(
    `${paint.bold(file ?? 'The shipped cards')}: ${counted(all.length, 'card')}, ${counted(catalogue.tokens.size, 'token')}`,
    '',
    ...drawTable(
      output.theme,
      [{ title: 'Type' }, { title: 'Cards', right: true }, { title: 'Fully executed', right: true }],
      [...groups].map(([type, group]) => [capital(type), `${group.cards}`, `${group.executed}`]),
    ),
  );
  if (decks.length > 0)
    output.lines(
      '',
      ...drawTable(
        output.theme,
        [{ title: 'Deck' }, { title: 'Hero' }, { title: 'Faction' }, { title: 'Cards', right: true }],
        decks.map((deck) => [
          deck.name,
          deck.hero?.name ?? '',
          capital(deck.hero?.faction ?? ''),
          `${deckSize(deck)}`,
        ]),
      ),
    );
  return exitCodes.ok;
}
