import { Command, Option } from 'commander';
import { playableGames } from '#games';
import { examples } from '../arguments.js';
import { exitCodes, type ExitCode } from '../failure.js';
import { gameNames } from '../games.js';
import type { Output } from '../output.js';
import type { Add } from '../command.js';
import { drawTable } from '../terminal/table.js';

interface Options {
  readonly game?: string;
}

export const decks = (add: Add): void =>
  add<Options>(
    new Command('decks')
      .addOption(new Option('-g, --game <game>', 'only this game').choices(gameNames))
      .addHelpText('after', examples('retrace decks', 'retrace decks --game altered')),
    listDecks,
  );

async function listDecks(output: Output, _: readonly string[], options: Options): Promise<ExitCode> {
  const games = [...playableGames()].filter(([id]) => options.game === undefined || options.game === id);
  output.document({
    games: games.map(([id, { module, editions, decks }]) => ({
      id,
      name: module.name,
      editions,
      decks: decks().map(({ name, cards }) => ({ name, cards: cards.length })),
    })),
  });
  for (const [id, { module, decks }] of games)
    output.lines(
      '',
      `${output.theme.paint.bold(module.name)} ${output.theme.paint.dim(`--game ${id}`)}`,
      ...drawTable(
        output.theme,
        [{ title: 'Deck' }, { title: 'Cards', right: true }],
        decks().map(({ name, cards }) => [name, `${cards.length}`]),
      ),
    );
  return exitCodes.ok;
}
