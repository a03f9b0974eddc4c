import { Command, Option } from 'commander';
import { SignJWT } from 'jose';
import { examples } from '../arguments.js';
import { exitCodes, failure, type ExitCode } from '../failure.js';
import type { Output } from '../output.js';
import type { Add } from '../command.js';

const roles = ['anonymous', 'seat', 'coach', 'admin'] as const;

interface Options {
  readonly role: (typeof roles)[number];
  readonly name: string;
  readonly expires: string;
}

const SECRET = 32;
const seconds: Readonly<Record<string, number>> = { m: 60, h: 3600, d: 24 * 3600, w: 7 * 24 * 3600 };
const LONGEST = 400 * 24 * 3600;

export const token = (add: Add): void =>
  add<Options>(
    new Command('token')
      .addOption(
        new Option('--role <role>', "the role of the token's owner").choices(roles).makeOptionMandatory(),
      )
      .requiredOption('--name <name>', "the name of the token's owner")
      .option('--expires <time>', 'the lifetime: 30m, 12h, 7d, 4w', '7d')
      .addHelpText('after', examples('retrace token --role coach --name Ada --expires 7d')),
    makeToken,
  );

async function makeToken(
  output: Output,
  _args: readonly string[],
  { role, name, expires }: Options,
): Promise<ExitCode> {
  const {
    AUTH_SECRET: secret = '',
    AUTH_ISSUER: issuer = '',
    AUTH_AUDIENCE: audience = '',
  } = output.around.environment;
  if (secret.length < SECRET)
    throw failure(
      exitCodes.badInput,
      'SETTING_INVALID',
      secret === '' ? 'AUTH_SECRET is not set.' : `AUTH_SECRET has fewer than ${SECRET} characters.`,
      { advice: "Use the server's secret. `openssl rand -base64 32` prints a new one." },
    );
  if (name.trim() === '' || name.length > 200)
    throw failure(exitCodes.badInput, 'NAME_INVALID', 'The name does not have 1 to 200 characters.');
  const until = new Date(Date.now() + lifetime(expires) * 1000);
  const claims = {
    sub: name,
    role,
    ...(issuer !== '' && { iss: issuer }),
    ...(audience !== '' && { aud: audience }),
  };
  const made = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(until)
    .sign(new TextEncoder().encode(secret));
  output.document({ token: made, role, name, expires: until.toISOString() });
  output.lines(made);
  output.remark(
    `The token is for ${name} as ${role}, until ${until.toISOString()}. People with this token act as ` +
      `${name}.`,
  );
  return exitCodes.ok;
}

/** Parses a duration such as `7d`. Returns seconds. */
function lifetime(text: string): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,3})([mhdw])$/.exec(text) ?? [];
  const time = Number(count) * (seconds[unit] ?? 0);
  if (time > 0 && time <= LONGEST) return time;
  throw failure(exitCodes.badInput, 'EXPIRY_INVALID', `"${text}" is not a valid lifetime.`, {
    advice: 'Use minutes, hours, days or weeks, as in 30m, 12h, 7d or 4w. The maximum is 400 days.',
  });
}
