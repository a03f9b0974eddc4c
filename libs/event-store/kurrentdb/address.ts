import type { Result } from '#record';

/** Connection settings for the KurrentDB client, with a description that is safe to show. */
export interface KurrentAddress {
  /** The connection string. Secret, because it can contain a password. */
  readonly connection: string;
  /** A connection string for requests that any node can answer. Just as secret as `connection`. */
  readonly elsewhere: string;
  /** Whether the cluster can have nodes other than the leader. */
  readonly isCluster: boolean;
  /** The hosts, formatted for messages. */
  readonly hosts: string;
  /** Strings that must never be shown, both encoded and decoded. */
  readonly secrets: readonly string[];
  /** The timeout for an operation, in milliseconds. */
  readonly patience: number;
}

const shape =
  /^(?:kurrentdb|esdb)(?<discover>\+discover)?:\/\/(?:(?<user>[^:@/?,]+):(?<password>[^:@/?,]+)@)?(?<hosts>[^@/?]+)\/?(?:\?(?<options>.*))?$/;
const host = /^(?:[A-Za-z0-9._-]+)(?::\d{1,5})?$/;

const wholeNumber = /^\d+$/;
const truth = /^(?:true|false)$/;
const file = /^.+$/;

/**
 * The client options that an address is allowed to set, with a pattern for each option's values. All other options are
 * refused, because the client would ignore them and print their values, even passwords.
 */
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

/**
 * The default discovery interval in milliseconds. The client waits this long at least once before its first connection.
 */
const defaultDiscoveryInterval = '100';

/** Whether a setting looks like a KurrentDB address, whether or not the address is valid. */
export const isKurrentAddress = (text: string): boolean => /^(?:kurrentdb|esdb)(?:\+discover)?:/.test(text);

/** Parses a connection string. The error describes the problem without revealing secrets. */
export function kurrentAddress(text: string): Result<KurrentAddress, string> {
  const parts = shape.exec(text)?.groups;
  if (!parts?.['hosts'])
    return refused(
      'does not have the form kurrentdb://name:password@host:2113?option=value (percent-encode ":", "@", ' +
        '"/", "?" and "," in the name and password)',
    );
  const hosts = parts['hosts'].split(',');
  if (!hosts.every((name) => host.test(name))) return refused('contains an invalid host');
  const given = new Map<string, string>();
  for (const pair of (parts['options'] ?? '').split('&').filter((option) => option !== '')) {
    const [name = '', ...value] = pair.split('=');
    const known = [...options.keys()].find((key) => key.toLowerCase() === name.toLowerCase());
    if (known === undefined)
      return refused(`contains an unknown option; the known options are ${[...options.keys()].join(', ')}`);
    if (!options.get(known)?.test(value.join('=')))
      return refused(`contains an invalid value for the option ${known}`);
    given.set(known, value.join('='));
  }
  if (!given.has('discoveryInterval')) given.set('discoveryInterval', defaultDiscoveryInterval);
  const { user, password, discover = '' } = parts;
  let decoded: string | null = null;
  try {
    if (user !== undefined && password !== undefined) {
      decodeURIComponent(user);
      decoded = decodeURIComponent(password);
    }
  } catch {
    return refused('contains a name or password that is not correctly percent-encoded');
  }
  const credentials = user === undefined ? '' : `${user}:${password}@`;
  const query = (preference: string) =>
    [...given, ['nodePreference', preference]].map(([name, value]) => `${name}=${value}`).join('&');
  const beginning = `kurrentdb${discover}://${credentials}${hosts.join(',')}`;
  return {
    ok: true,
    value: {
      // Only the leader is guaranteed to return appended events immediately.
      connection: `${beginning}?${query('leader')}`,
      elsewhere: `${beginning}?${query('follower')}`,
      isCluster: discover !== '' || hosts.length > 1,
      hosts: hosts.join(', '),
      secrets: password === undefined || decoded === null ? [] : [password, decoded],
      patience: Number(given.get('defaultDeadline') ?? defaultPatience),
    },
  };
}

const refused = (error: string): Result<KurrentAddress, string> => ({ ok: false, error });

/** Removes secrets from text that the client produced. */
export const withoutSecrets = (text: string, { secrets, connection, elsewhere }: KurrentAddress): string =>
  [connection, elsewhere, ...secrets].reduce((shown, secret) => shown.replaceAll(secret, '***'), text);
