import { writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { anyText, Breach, nearly, type Door } from '#house';
import { TestTerminal } from '../terminal.js';

/** The commands with their required arguments, so that fuzzing also reaches the commands' options. */
const commands: readonly (readonly string[])[] = [
  ...['games', 'decks', 'secrets', 'token', 'help', 'projections status', 'projections', 'cards', 'deck'],
  ...['show game', 'show', 'log game', 'log game --from 12', 'verify game', 'verify --all', 'verify'],
  ...['export game out.json', 'import game.json', 'import', 'delete', 'branch game --at 20', 'branch'],
  ...['backup out.backup', 'backup', 'restore game.json', 'restore', 'cards import cards.json', 'cards show'],
  ...[
    'cards search',
    'stats',
    'stats cards',
    'dataset out',
    'cards compile cards.json',
    'deck check deck.txt',
    'deck stats deck.txt',
    'play --deck deck.txt',
    'opening',
    'opening hand deck.txt',
    'opening answer deck.txt 1',
    'draft --seats 2 --boosters boosters.json',
    'draft --seats',
  ],
].map((line) => line.split(' '));

const options = [
  ...[
    '--json',
    '--help',
    '--version',
    '--at',
    '--as',
    '--from',
    '--limit',
    '--after',
    '--module',
    '--format',
  ],
  ...[
    '--player',
    '--hero',
    '--faction',
    '--winner',
    '--tag',
    '--card',
    '--kind',
    '--by-day',
    '--at-least',
    '--order',
    '--by',
    '--replace',
    '--force',
  ],
  ...[
    '--role',
    '--name',
    '--expires',
    '--set',
    '--cost',
    '--text',
    '--subtype',
    '--declines',
    '--names',
    '--seed',
    '--against',
    '--hands',
    '--out',
    '--all',
  ],
  ...['--edition', '--bot', '--locale', '--', '-', '-n', '-s', '-x', '--no-such', '--limit=3', '--at=12.3'],
];
const values = [
  ...[
    'game',
    'nobody',
    '12',
    '12.3',
    '0',
    '1',
    'all',
    'spectator',
    'game.json',
    'cards.json',
    'deck.txt',
    'out.json',
  ],
  ...['.', 'no-such-folder', '7d', 'coach', 'contracts', 'altered', 'Ada,Ben', '-1', '1e9', '0x10', ''],
];

/** Whether a path remains within the test folder. */
const isInside = (word: string): boolean => !/[/\\]|\.\.|^~/.test(word);
const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...options) },
  { weight: 3, arbitrary: fc.constantFrom(...values) },
  { weight: 1, arbitrary: nearly(...options, ...values).filter(isInside) },
  { weight: 1, arbitrary: anyText.filter(isInside) },
);
const line: fc.Arbitrary<readonly string[]> = fc
  .tuple(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...commands) }, fc.constant([])),
    fc.array(word, { maxLength: 5 }),
  )
  .map(([command, words]) => [...command, ...words].map((argument) => argument.replaceAll('\0', '')));

/** The JSON document of an error. */
interface ErrorDocument {
  readonly error?: { readonly code?: unknown; readonly message?: unknown };
}

/**
 * Fuzzes the command line. Each run must either succeed, or fail with a documented exit code and an error code. It must
 * not print a stack trace.
 */
export const door: Door<readonly string[]> = {
  name: 'arguments',
  enters: 'words of the command line',
  inputs: 2000,
  async open() {
    const terminal = await TestTerminal.create();
    for (const [name, content] of Object.entries({
      'cards.json': '[]',
      'deck.txt': '3 NO_SUCH_CARD\n',
      'boosters.json': '{"cards":2,"heroes":1,"slots":[{"rarity":"common","count":1}],"tokens":0}',
    }))
      writeFileSync(path.join(terminal.folder, name), content);
    const begun = await terminal.run('play', '--game', 'contracts', '--seed', 'door');
    if (begun.exit !== 0) throw new Error(begun.stderr);
    const { document } = await terminal.json('games');
    const { games } = document as { readonly games: readonly { readonly id: string }[] };
    const game = games[0]?.id ?? '';
    await terminal.run('export', game, 'game.json');
    return {
      arbitrary: line,
      async try(words) {
        const argv = words.map((word) => (word === 'game' ? game : word));
        const { exit, stdout, stderr } = await terminal.run(...argv);
        if (exit === 70) throw new Breach(`a bug: ${stderr.slice(0, 2000)}`);
        if (![0, 1, 2, 3, 4, 5, 6].includes(exit)) throw new Breach(`it ended with ${exit}`);
        if (/\n\s+at .+:\d+:\d+/.test(stderr + stdout))
          throw new Breach(`a stack is told: ${stderr.slice(0, 2000)}`);
        if (stdout.length + stderr.length > 2 ** 22) throw new Breach('it tells more than 4 MB');
        if (exit === 0 || exit === 1) return exit === 0 ? 'taken' : 'no';
        if (argv.includes('--json')) {
          const { error } = JSON.parse(stdout) as ErrorDocument;
          if (!/^[A-Z]+(_[A-Z]+)*$/.test(String(error?.code)))
            throw new Breach(`no code: ${stdout.slice(0, 500)}`);
        } else if (stderr.trim() === '') throw new Breach('it says nothing');
        return `exit ${exit}`;
      },
      close: () => terminal.remove(),
    };
  },
};
