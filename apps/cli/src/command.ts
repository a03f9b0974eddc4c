import type { Command } from 'commander';
import type { ExitCode } from './failure.js';
import type { Output } from './output.js';

/** What a command does with its arguments and options; resolves to the exit code. */
export type Act<Options> = (output: Output, args: readonly string[], options: Options) => Promise<ExitCode>;

/** Adds a command, with the option that all of them have, and the commands inside it. */
export type Add = <Options extends object>(
  command: Command,
  act: Act<Options>,
  ...parts: readonly ((add: Add) => void)[]
) => void;
