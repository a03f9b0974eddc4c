import { Command, Option, type CommanderError } from 'commander';
import type { CliProblem as Problem, UsageErrorCode } from './error-codes.js';
import type { Act, Add } from './command.js';
import { calledAs, withCalls } from './called.js';
import { commandsIn, descriptionOf } from './commands.js';
import { Output, type Surroundings } from './output.js';
import { shortened } from '#record';
import { exitCodes, failure, type ExitCode } from './failure.js';
import { isPainted } from './terminal/shown.js';

const environmentHelp = `
Settings (environment variables):
  RETRACE_DATA   folder with the games and imported cards (default: ./data)
  READ_MODELS    address of a PostgreSQL database in which servers share the list of games (default: the data folder)
  EVENT_STORE    store of the events: sqlite (default), memory, or an address (kurrentdb://host:2113)
  AUTH_SECRET    secret that signs the tokens of "retrace token", which contain AUTH_ISSUER and AUTH_AUDIENCE
  RETRACE_SECRET secret that signs links, the same as the server's (default: the key in the data folder)
  NO_COLOR       any value turns off colours

Exit codes:
  0  done
  1  negative result: a game diverged or did not end, or a deck is not legal
  2  the command is not valid
  3  a game, file, deck or card does not exist
  4  a deck, card, position or export file is not valid
  5  the game or file already exists, or another program is changing it
  6  the data folder or the event store cannot be used
  70 a bug in Retrace
  130 interrupted`;

/** Parses the arguments and runs the command. Rethrows commander's errors unchanged. */
export async function perform(argv: readonly string[], around: Surroundings): Promise<ExitCode> {
  checkPainted(argv);
  let exit: ExitCode = 0;
  const called = calledAs(around.environment);
  const program = new Command('retrace')
    .description('Records, replays and checks card games.')
    .usage('<command> [options]')
    .helpOption('-h, --help', 'show help; `retrace help <command>` shows the help of a command')
    .helpCommand('help [command]', 'show the help of a command')
    .addHelpText('after', environmentHelp)
    .version('0.1.0', '-V, --version', 'show the version')
    // Options that follow the name of a subcommand must belong to the subcommand, not to its parent.
    .enablePositionalOptions()
    .showSuggestionAfterError(true)
    .showHelpAfterError(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void around.stdout.write(withCalls(text, called)),
      writeErr: () => undefined,
      getOutHelpWidth: () => Math.min(around.stdout.columns ?? 100, 110),
    });

  const addTo =
    (parent: Command): Add =>
    <Options extends object>(
      command: Command,
      act: Act<Options>,
      ...parts: readonly ((add: Add) => void)[]
    ) => {
      if (parent === program) command.description(descriptionOf(command.name()) ?? '');
      command
        .copyInheritedSettings(program)
        .addOption(new Option('--json', 'print one JSON document on standard output, for programs'))
        .action(async () => {
          const options = command.opts<Options & { json?: true }>();
          exit = await act(new Output(around, options.json === true), command.args, options);
        });
      for (const part of parts) part(addTo(command));
      parent.addCommand(command);
    };

  for (const command of await commandsIn(argv)) command(addTo(program));
  await program.parseAsync([...argv], { from: 'user' });
  return exit;
}

/** Refuses arguments that contain escape sequences, because a file name could otherwise pass for output of Retrace. */
function checkPainted(argv: readonly string[]): void {
  const painted = argv.find(isPainted);
  if (painted === undefined) return;
  throw failure(exitCodes.usage, 'ARGUMENT_INVALID', `"${shortened(painted)}" contains control characters.`, {
    advice: 'Leave the characters out, or rename the file.',
  });
}

const usageCodes: Readonly<Record<string, UsageErrorCode>> = {
  'commander.conflictingOption': 'OPTION_CONFLICT',
  'commander.excessArguments': 'ARGUMENTS_TOO_MANY',
  'commander.invalidArgument': 'ARGUMENT_INVALID',
  'commander.missingArgument': 'ARGUMENT_MISSING',
  'commander.missingMandatoryOptionValue': 'OPTION_MISSING',
  'commander.optionMissingArgument': 'OPTION_VALUE_MISSING',
  'commander.unknownCommand': 'COMMAND_UNKNOWN',
  'commander.unknownOption': 'OPTION_UNKNOWN',
};

/** Converts commander's error about a command line to a problem. */
export function usageProblem(error: CommanderError, argv: readonly string[]): Problem {
  const [summary = '', suggestion] = error.message.replace(/^error: /, '').split('\n');
  const message = summary.charAt(0).toUpperCase() + summary.slice(1);
  const command = argv.find((word) => !word.startsWith('-'));
  const known = error.code !== 'commander.unknownCommand' && command !== undefined;
  const help = `See \`retrace${known ? ` ${command}` : ''} --help\`.`;
  return {
    code: usageCodes[error.code] ?? 'USAGE_INVALID',
    message: message.endsWith('.') ? message : `${message}.`,
    advice: suggestion === undefined ? help : `${suggestion.replace(/^\(|\)$/g, '')} ${help}`,
  };
}
