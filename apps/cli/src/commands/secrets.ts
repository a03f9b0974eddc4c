import { randomBytes } from 'node:crypto';
import { Command } from 'commander';
import { examples } from '../arguments.js';
import { exitCodes, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import type { Add } from '../command.js';

/** The secrets that a public server needs, with descriptions. */
const secrets = {
  AUTH_SECRET: 'signs the tokens that people sign in with',
  RETRACE_SECRET: 'signs seats and share links, the same on every server',
  POSTGRES_PASSWORD: 'of the database of the read models',
} as const;

export const makeSecrets = (add: Add): void =>
  add(new Command('secrets').addHelpText('after', examples('retrace secrets > .env')), printSecrets);

async function printSecrets(output: Output): Promise<ExitCode> {
  const made = Object.keys(secrets).map((name) => [name, randomBytes(32).toString('base64url')] as const);
  output.document(Object.fromEntries(made));
  output.lines(
    '# Made by `retrace secrets`. People who read this file can sign in as any user.',
    ...made.map(([name, value]) => `${name}=${value}`),
  );
  return exitCodes.ok;
}
