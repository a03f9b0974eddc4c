import type { Command } from 'commander';
import type { ExitCode } from './failure.js';
import type { Output } from './output.js';

/** Runs a command with its arguments and options. Resolves to the exit code. */
export type Act<Options> = (output: Output, args: readonly string[], options: Options) => Promise<ExitCode>;

/** Adds a command with its subcommands, and gives it the options that all commands share. */
export type Add = <Options extends object>(
  command: Command,
  act: Act<Options>,
  ...parts: readonly ((add: Add) => void)[]
) => void;
