import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { CardLibrary } from '#altered/cards';
import { gameModules } from '#games';
import { foldProblem } from '#projections';
import { anyLogFile, anyText, Breach, type Door } from '#house';
import { TableLog } from '#interchange/testing';
import { Archive } from '../../src/archive.js';
import { TestTerminal } from '../terminal.js';

interface Given {
  readonly logs: readonly Uint8Array[];
  readonly cards: string | null;
  readonly deck: string | null;
}

const cardOf = (number: number) => ({
  ...{ reference: `ALT_TEST_B_OR_${number}_R1`, name: `TESTER_${number}`, set: 'TEST', subtypes: [] },
  ...{ type: number % 100 === 50 ? 'HERO' : 'CHARACTER', faction: 'OR', rarity: 'RARE' },
  ...{ handCost: 1, reserveCost: 1, forest: 1, mountain: 1, ocean: 1, mainEffect: null, echoEffect: null },
});
const cards = [1, 2, 3, 7, 50, 101, 102, 150].map(cardOf);

const cardFile = fc.oneof(
  fc.constant(JSON.stringify(cards)),
  fc
    .tuple(
      fc.nat(cards.length - 1),
      fc.constantFrom(...Object.keys(cardOf(1))),
      fc.jsonValue({ maxDepth: 2 }),
    )
    .map(([at, field, value]) =>
      JSON.stringify(cards.map((card, index) => (index === at ? { ...card, [field]: value } : card))),
    ),
  fc.nat(JSON.stringify(cards).length).map((length) => JSON.stringify(cards).slice(0, length)),
);
const deck = fc.oneof(
  fc.constant('1 ALT_TEST_B_OR_50_R1\n3 ALT_TEST_B_OR_1_R1\n'),
  fc.constantFrom('2 ALT_TEST_B_OR_50_R1\n1 ALT_TEST_B_OR_150_R1\n', '3 ALT_NONE_B_OR_1_C\n', 'E'.repeat(40)),
  anyText,
);

/** Returns the number of events in each stored game. Throws a `Breach` if a game cannot be shown. */
const storedIn = (terminal: TestTerminal): Promise<Map<string, number>> =>
  Archive.reading(terminal.around, async (archive) => {
    const games = new Map<string, number>();
    for (const id of await archive.ids()) {
      const events = await archive.read(id);
      const problem = foldProblem(gameModules, events);
      if (problem !== null) throw new Breach(`${id} is stored and cannot be shown: ${problem.message}`);
      games.set(id, events.length);
    }
    return games;
  });

interface Answer {
  readonly cards?: { readonly new: number };
  readonly files?: readonly {
    readonly id?: string;
    readonly events?: number;
    readonly wasFuller?: boolean;
    readonly replaces?: { readonly retired: readonly string[] };
  }[];
}

const sorted = (games: ReadonlyMap<string, number>): string => JSON.stringify([...games].sort());

/**
 * Fuzzes imports of logs, card files and decks. The data folder already contains an earlier log of the same table as
 * the imported logs. Each import must store exactly what it reports. It must store only complete games, and either all
 * cards of a file or none.
 */
export const door: Door<Given> = {
  name: 'imports',
  enters: 'logs, card files and decks that are imported into a data folder',
  inputs: 500,
  async open() {
    const home = await TestTerminal.create();
    const [base, data] = ['base', 'data'].map((name) => path.join(home.folder, name));
    const terminal = home.with({ RETRACE_DATA: data ?? '' });
    await home.file('before.json', new TableLog().draws(0, 1, [7]).text());
    const begun = await home.with({ RETRACE_DATA: base ?? '' }).run('import', 'before.json');
    if (begun.exit !== 0) throw new Error(begun.stderr);
    const before = await storedIn(home.with({ RETRACE_DATA: base ?? '' }));
    return {
      arbitrary: fc.record({
        logs: fc.array(anyLogFile(), { minLength: 1, maxLength: 2 }),
        cards: fc.option(cardFile),
        deck: fc.option(deck),
      }),
      async try(given) {
        rmSync(data ?? '', { recursive: true, force: true });
        cpSync(base ?? '', data ?? '', { recursive: true });
        const texts = { 'cards.json': given.cards, 'deck.txt': given.deck };
        const contents = [
          ...given.logs.map((log, index) => [`log-${index}`, log] as const),
          ...Object.entries(texts).flatMap(([name, text]) => (text === null ? [] : [[name, text] as const])),
        ];
        for (const [name, content] of contents) writeFileSync(path.join(home.folder, name), content);
        const names = contents.map(([name]) => name);
        const { exit, stdout, stderr } = await terminal.run('import', '--no-check', '--json', ...names);
        if (exit === 70) throw new Breach(`a bug: ${stderr.slice(0, 2000)}`);
        const answer = JSON.parse(stdout) as Answer;
        const expected = new Map(before);
        for (const { id, events, wasFuller, replaces } of answer.files ?? []) {
          if (id !== undefined && events !== undefined && wasFuller !== true)
            expected.set(id, Math.max(events, expected.get(id) ?? 0));
          for (const gone of replaces?.retired ?? []) expected.delete(gone);
        }
        const found = await storedIn(terminal);
        if (sorted(found) !== sorted(expected))
          throw new Breach(`stored: ${sorted(found)}; by the answer: ${sorted(expected)}`);
        const stored = CardLibrary.reading(data ?? '', (library) => library.catalogue().printed.size);
        if (stored !== (answer.cards?.new ?? 0)) throw new Breach(`${stored} cards are stored`);
        return exit === 0 ? 'taken' : `exit ${exit}`;
      },
      close: () => home.remove(),
    };
  },
};
