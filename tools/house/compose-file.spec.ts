import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { storeSettings } from '#event-store';

const text = readFileSync('docker-compose.yml', 'utf8');
const document = parseDocument(text, { version: '1.2', strict: true, uniqueKeys: true, merge: true });

const duration = z.string().regex(/^(\d+(h|m|s|ms|us))+$/);
const name = z.string().regex(/^[a-zA-Z0-9._-]+$/);

/** The part of the Compose specification that our files use. Any other key is treated as a mistake. */
const service = z
  .strictObject({
    image: z.string(),
    build: z.strictObject({ context: z.string(), dockerfile_inline: z.string() }).optional(),
    command: z.array(z.string()).optional(),
    init: z.boolean(),
    restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
    stop_grace_period: duration,
    profiles: z.array(name).optional(),
    environment: z.record(z.string().regex(/^[A-Z_]+$/), z.string()).optional(),
    ports: z.array(z.string().regex(/^127\.0\.0\.1:\d+:\d+$/)).optional(),
    volumes: z.array(z.string().regex(/^[a-z0-9-]+:\/[a-z/]+$/)).optional(),
    networks: z.array(name).optional(),
    configs: z.array(z.strictObject({ source: name, target: z.string().startsWith('/') })).optional(),
    depends_on: z.record(name, z.strictObject({ condition: z.literal('service_healthy') })).optional(),
    healthcheck: z.strictObject({
      test: z.array(z.string()).refine(([how]) => how === 'CMD' || how === 'CMD-SHELL'),
      interval: duration,
      timeout: duration,
      start_period: duration,
      retries: z.int().min(1),
    }),
  })
  .refine(({ image, build }) => build !== undefined || /:\d/.test(image), 'an image has a version');

const compose = z
  .strictObject({
    name: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/),
    services: z.record(name, service),
    configs: z.record(name, z.strictObject({ content: z.string() })),
    networks: z.record(name, z.strictObject({ internal: z.boolean().optional() })),
    volumes: z.record(name, z.strictObject({})),
  })
  .readonly();

/** Allows many aliases. The parser's limit protects against malicious files, but this file is our own. */
const repeats = { maxAliasCount: 200 };
/** The services without the entries whose names start with "x-". Those entries only contain shared parts. */
const shown = Object.fromEntries(
  Object.entries(document.toJS(repeats) as Record<string, unknown>).filter(([key]) => !key.startsWith('x-')),
);
const file = compose.parse(shown);
const services = Object.entries(file.services);
const programs = services.filter(([, { build }]) => build !== undefined);
const servers = programs.filter(([, { command }]) => command === undefined);
const started = (program: string) =>
  programs.filter(([, { command }]) => command?.join(' ') === `node dist/apps/${program}/src/main.js`);
const projectors = started('projector');
const analysts = started('analyst');
const databases = services.filter(([, { image }]) => image.includes('kurrentdb'));
const gateways = services.filter(([, { image }]) => image.startsWith('nginx'));
const readModels = services.filter(([, { image }]) => image.startsWith('postgres:'));
const storeOf = (environment: Record<string, string> = {}) => {
  const settings = storeSettings(environment);
  if (!settings.ok) throw new Error(JSON.stringify(settings.error));
  return settings.value;
};

describe('docker-compose.yml', () => {
  it('is valid YAML', () => {
    expect([...document.errors, ...document.warnings]).toEqual([]);
  });

  it('has one profile with a single server, one with two servers, two projectors and an analyst, and one with a cluster of three', () => {
    const count = (all: typeof services, profile?: string) =>
      all.filter(([, { profiles }]) =>
        profile === undefined ? profiles === undefined : profiles?.includes(profile),
      ).length;
    const counts = [undefined, 'server', 'cluster'].map((profile) =>
      [servers, databases, gateways, projectors, analysts, readModels].map((all) => count(all, profile)),
    );
    expect(counts).toEqual([
      [1, 0, 0, 0, 0, 0],
      [2, 1, 1, 2, 1, 1],
      [2, 3, 1, 2, 1, 1],
    ]);
    expect([servers, projectors, analysts].flat()).toHaveLength(programs.length);
    const kinds = [programs, databases, gateways, readModels];
    expect(kinds.flat()).toHaveLength(services.length);
  });

  it.each(programs)('sets only existing settings for %s', (_, { environment = {} }) => {
    const documented = [
      ...readFileSync('docs/operating/settings.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm),
    ].map(([, setting]) => setting);
    expect(documented).toEqual(expect.arrayContaining(Object.keys(environment)));
    expect(environment['HOST']).toBe('0.0.0.0');
  });

  it.each(programs)('gives %s a store that it can use', (_, { environment, profiles, depends_on = {} }) => {
    const store = storeOf(environment);
    if (profiles === undefined) return expect(store.kind).toBe('sqlite');
    const hosts = databases.filter(([, other]) => other.profiles?.[0] === profiles[0]).map(([host]) => host);
    expect(store).toMatchObject({
      kind: 'kurrentdb',
      connection: `kurrentdb://${hosts.map((host) => `${host}:2113`).join(',')}?tls=false`,
    });
    expect(Object.keys(depends_on)).toEqual([...hosts, 'postgres']);
    for (const setting of ['READ_MODELS', 'REVIEW_QUEUE'])
      expect(environment?.[setting]).toMatch(
        /^postgres:\/\/retrace:\$\{POSTGRES_PASSWORD:\?[^}]+\}@postgres:5432\/retrace$/,
      );
  });

  it('publishes one port, of the server or its gateway, only to this machine', () => {
    const published = services.filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([key]) => key)).toEqual(['retrace', 'gateway', 'cluster-gateway']);
    for (const [, { ports }] of published) expect(ports).toEqual(['127.0.0.1:4747:4747']);
    for (const [, { environment }] of servers) expect(environment?.['PORT']).toBe('4747');
  });

  it('hides the databases from everything except the servers', () => {
    expect(file.networks['databases']).toEqual({ internal: true });
    for (const [, { networks }] of [...databases, ...readModels, ...projectors, ...analysts])
      expect(networks).toEqual(['databases']);
    for (const [, { networks }] of gateways) expect(networks).toEqual(['front']);
  });

  it('contains no secret, but requires each with a hint how to create it', () => {
    const required =
      /\$\{(AUTH_SECRET|RETRACE_SECRET|POSTGRES_PASSWORD):\?[^}]*retrace -- secrets > \.env[^}]*\}/g;
    const without = text.replaceAll(required, 'REQUIRED');
    expect(without).not.toMatch(
      /\$\{|changeit|(password|_secret|_key): (?!REQUIRED$)|:\/\/[^\s/]*:(?!REQUIRED)[^\s/]*@/im,
    );
    for (const [, { environment }] of servers)
      for (const name of ['AUTH_SECRET', 'RETRACE_SECRET'])
        expect(environment?.[name]).toContain(`\${${name}:?`);
    for (const [, { environment }] of databases) expect(environment?.['KURRENTDB_INSECURE']).toBe('true');
  });

  it('has a declared volume for every data folder, and uses every volume', () => {
    const mounts = services.flatMap(([, { volumes = [] }]) => volumes.map((mount) => mount.split(':')));
    expect(new Set(mounts.map(([volume]) => volume))).toEqual(new Set(Object.keys(file.volumes)));
    for (const [, { volumes, environment }] of servers)
      expect(volumes?.map((mount) => mount.split(':')[1])).toEqual([environment?.['RETRACE_DATA']]);
    const ofDatabases = databases.flatMap(([, { volumes = [] }]) => volumes);
    expect(new Set(ofDatabases).size).toBe(databases.length);
    expect(readModels[0]?.[1].volumes).toEqual(['postgres:/var/lib/postgresql/data']);
    for (const mount of ofDatabases) expect(mount).toMatch(/:\/var\/lib\/kurrentdb$/);
  });

  it('names all nodes of the cluster in every node', () => {
    const nodes = databases.filter(([, { profiles }]) => profiles?.[0] === 'cluster');
    for (const [node, { environment = {} }] of nodes) {
      expect(environment['KURRENTDB_CLUSTER_SIZE']).toBe(`${nodes.length}`);
      const others = nodes.filter(([other]) => other !== node).map(([other]) => `${other}:2113`);
      expect(environment['KURRENTDB_GOSSIP_SEED']).toBe(others.join(','));
      expect(environment['KURRENTDB_NODE_HOST_ADVERTISE_AS']).toBe(node);
      expect(environment['KURRENTDB_REPLICATION_HOST_ADVERTISE_AS']).toBe(node);
    }
  });

  it.each(gateways)(
    'forwards requests and subscriptions from %s to the servers it waits for',
    (_, gateway) => {
      const profile = gateway.profiles?.[0] ?? '';
      const of = (all: typeof services) =>
        all.filter(([, { profiles }]) => profiles?.includes(profile)).map(([name]) => name);
      expect(Object.keys(gateway.depends_on ?? {})).toEqual([
        ...of(servers),
        ...of(projectors),
        ...of(analysts),
      ]);
      const [config] = gateway.configs ?? [];
      const content = file.configs[config?.source ?? '']?.content ?? '';
      expect([...content.matchAll(/server ([a-z0-9-]+):4747;/g)].map(([, server]) => server)).toEqual(
        of(servers),
      );
      expect(content).toContain('proxy_set_header Upgrade $$http_upgrade;');
      expect(content).toContain('proxy_set_header Connection $$connection_upgrade;');
      // The proxy must overwrite these headers, so that clients cannot forge them.
      for (const header of [
        'X-Forwarded-For $$remote_addr',
        'X-Forwarded-Host $$http_host',
        'X-Request-Id $$request_id',
      ])
        expect(content).toContain(`proxy_set_header ${header};`);
      expect(content).toContain('location = /metrics { return 404; }');
      expect(content).toContain('listen 4747;');
    },
  );

  it('names only existing services, networks and files', () => {
    for (const [, { depends_on = {}, networks = [], configs = [], profiles }] of services) {
      for (const needed of Object.keys(depends_on))
        expect(file.services[needed]?.profiles).toEqual(expect.arrayContaining(profiles ?? []));
      for (const network of networks) expect(Object.keys(file.networks)).toContain(network);
      for (const { source } of configs) expect(Object.keys(file.configs)).toContain(source);
    }
  });

  it('checks the health of each service', () => {
    for (const [, { healthcheck }] of [...programs, ...gateways])
      expect(healthcheck.test.join(' ')).toContain('http://127.0.0.1:4747/health/ready');
    expect(readModels[0]?.[1].healthcheck.test).toContain('pg_isready');
    for (const [, { healthcheck }] of databases)
      expect(healthcheck.test.join(' ')).toContain('http://127.0.0.1:2113/health/live');
  });

  it('is built from this folder with scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const [, { build }] of programs) {
      const used = [...(build?.dockerfile_inline ?? '').matchAll(/npm(?: run |", "| )([a-z]+)/g)].map(
        ([, script]) => script ?? '',
      );
      expect(used).toEqual(['ci', 'build', 'start']);
    }
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['build', 'start']));
    expect(existsSync('package-lock.json')).toBe(true);
  });
});
