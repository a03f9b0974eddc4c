import type { Result } from '#record';

/** How to connect to KurrentDB, as the client takes it, and what of that may be shown. */
export interface KurrentAddress {
  /** Secret: it may hold a password. */
  readonly connection: string;
  /** The hosts, as text for messages. */
  readonly hosts: string;
  /** What may never be shown, as it was written and as it is meant. */
  readonly secrets: readonly string[];
  /** Half of the client takes a percent-encoded password for the password itself: readers are handed it with each call. */
  readonly credentials: { readonly username: string; readonly password: string } | null;
  /** How long an operation may take, in milliseconds. */
  readonly patience: number;
}

const shape =
  /^(?:kurrentdb|esdb)(?<discover>\+discover)?:\/\/(?:(?<user>[^:@/?,]+):(?<password>[^:@/?,]+)@)?(?<hosts>[^@/?]+)\/?(?:\?(?<options>.*))?$/;
const host = /^(?:[A-Za-z0-9._-]+)(?::\d{1,5})?$/;

const wholeNumber = /^\d+$/;
const truth = /^(?:true|false)$/;
const file = /^.+$/;

/** The options of the client that can be set. What is not here it would print, password and all, and ignore. */
const options: ReadonlyMap<string, RegExp> = new Map([
  ['tls', truth],
  ['tlsVerifyCert', truth],
  ['tlsCAFile', file],
  ['userCertFile', file],
  ['userKeyFile', file],
  ['connectionName', file],
  ['defaultDeadline', /^[1-9]\d*$/],
  ['discoveryInterval', wholeNumber],
  ['gossipTimeout', wholeNumber],
  ['maxDiscoverAttempts', wholeNumber],
  ['keepAliveInterval', /^(?:-1|\d+)$/],
  ['keepAliveTimeout', /^(?:-1|\d+)$/],
]);

const defaultPatience = 10_000;

/** Part of the client waits so many milliseconds even before it connects for the first time. */
const defaultDiscoveryInterval = '100';

/** Whether a setting is meant as an address, well formed or not. */
export const isKurrentAddress = (text: string): boolean => /^(?:kurrentdb|esdb)(?:\+discover)?:/.test(text);

/** Reads a connection string. The error says what is wrong with it and shows nothing that may be secret. */
export function kurrentAddress(text: string): Result<KurrentAddress, string> {
  const parts = shape.exec(text)?.groups;
  if (!parts?.['hosts'])
    return refused(
      'is not of the form kurrentdb://name:password@host:2113?option=value (":", "@", "/", "?" and "," in a name or password ' +
        'have to be percent-encoded)',
    );
  const hosts = parts['hosts'].split(',');
  if (!hosts.every((name) => host.test(name))) return refused('has something as host that is none');
  const given = new Map<string, string>();
  for (const pair of (parts['options'] ?? '').split('&').filter((option) => option !== '')) {
    const [name = '', ...value] = pair.split('=');
    const known = [...options.keys()].find((key) => key.toLowerCase() === name.toLowerCase());
    if (known === undefined)
      return refused(`has an option that there is not; there are ${[...options.keys()].join(', ')}`);
    if (!options.get(known)?.test(value.join('=')))
      return refused(`has no good value for its option ${known}`);
    given.set(known, value.join('='));
  }
  // What was appended is there for the next reader only at the leader.
  given.set('nodePreference', 'leader');
  if (!given.has('discoveryInterval')) given.set('discoveryInterval', defaultDiscoveryInterval);
  const { user, password, discover = '' } = parts;
  let decoded: KurrentAddress['credentials'] = null;
  try {
    if (user !== undefined && password !== undefined)
      decoded = { username: decodeURIComponent(user), password: decodeURIComponent(password) };
  } catch {
    return refused('has a name or password that is not percent-encoded as it should be');
  }
  const credentials = user === undefined ? '' : `${user}:${password}@`;
  const query = [...given].map(([name, value]) => `${name}=${value}`).join('&');
  return {
    ok: true,
    value: {
      connection: `kurrentdb${discover}://${credentials}${hosts.join(',')}?${query}`,
      hosts: hosts.join(', '),
      secrets: password === undefined || decoded === null ? [] : [password, decoded.password],
      credentials: decoded,
      patience: Number(given.get('defaultDeadline') ?? defaultPatience),
    },
  };
}

const refused = (error: string): Result<KurrentAddress, string> => ({ ok: false, error });

/** A text of the client as it may be shown. */
export const withoutSecrets = (text: string, { secrets, connection }: KurrentAddress): string =>
  [connection, ...secrets].reduce((shown, secret) => shown.replaceAll(secret, '***'), text);
