import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { readCards } from '#altered/cards';
import { Breach, type Door } from './door.js';
import { grownTrees } from './grown-trees.js';
import { damaged } from './strange-texts.js';

const shipped = (): readonly unknown[] =>
  JSON.parse(readFileSync(path.resolve('libs/altered/cards/open-set/cards.json'), 'utf8')) as unknown[];

/** Card files. */
export const door: Door<string> = {
  name: 'card-files',
  enters: 'card files',
  inputs: 5000,
  open: () => {
    const cards = shipped();
    const files = [JSON.stringify(cards.slice(0, 12)), JSON.stringify(cards.slice(20, 23)), '[]', '{}'];
    return Promise.resolve({
      arbitrary: fc.oneof(
        damaged(files, 20_000),
        fc.array(grownTrees(cards), { maxLength: 6 }).map((some) => JSON.stringify(some)),
        fc
          .tuple(fc.constantFrom('[', '{"a":', '[{"reference":'), fc.nat(40_000))
          .map(([open, times]) => open.repeat(times)),
        fc.json(),
        fc.string(),
      ),
      try: (text) => {
        const read = readCards(text, 'cards.json');
        if (read.ok) {
          // Definitions are made when they are asked for.
          for (const card of read.value.cards.values())
            if (typeof card.executed !== 'boolean') throw new Breach('a card is not whole');
          return Promise.resolve('taken');
        }
        const [first] = read.error;
        if (first === undefined) throw new Breach('it is refused without a code');
        return Promise.resolve(first.code);
      },
      close: () => Promise.resolve(),
    });
  },
};
