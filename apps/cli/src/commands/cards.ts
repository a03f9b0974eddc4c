import { Command } from 'commander';
import { catalogueIn, deckSize, openDecks } from '#altered/cards';
import { examples } from '../arguments.js';
import { cardFileOf, catalogueOf } from '../card-files.js';
import { exitCodes, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import type { Add } from '../command.js';
import { drawTable } from '../terminal/table.js';
import { capital, counted } from '../terminal/text.js';
import { compileCards } from './cards-compile.js';
import { importCards } from './cards-import.js';
import { takeLegality } from './cards-legality.js';
import { searchAmongCards } from './cards-search.js';
import { showCard } from './cards-show.js';

export const cards = (add: Add): void =>
  add(
    new Command('cards')
      .argument('[file]', 'a card file (JSON, public card format) to check and count instead')
      .addHelpText(
        'after',
        examples(
          'retrace cards',
          'retrace cards import cards.json',
          'retrace cards show "Tin Wader"',
          'retrace cards search --faction lyra --type spell',
          'retrace cards my-cards.json    # checks the file, imports nothing',
        ),
      ),
    countCards,
    importCards,
    takeLegality,
    compileCards,
    showCard,
    searchAmongCards,
  );

async function countCards(output: Output, [file]: readonly string[]): Promise<ExitCode> {
  const { around } = output;
  const catalogue = file === undefined ? catalogueOf(around) : catalogueIn(cardFileOf(file, around.folder));
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
    `${paint.bold(file ?? 'The shipped and the imported cards')}: ${counted(all.length, 'card')}, ${counted(catalogue.tokens.size, 'token')}`,
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
