import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseDocument } from 'yaml';
import { z } from 'zod';

const text = readFileSync('docker-compose.yml', 'utf8');
const document = parseDocument(text, { version: '1.2', strict: true, uniqueKeys: true });

const duration = z.string().regex(/^(\d+(h|m|s|ms|us))+$/);

/** The part of the Compose specification that is used here; anything else is refused as a slip. */
const service = z
  .strictObject({
    image: z.string().optional(),
    build: z.strictObject({ context: z.string(), dockerfile_inline: z.string() }).optional(),
    init: z.boolean(),
    restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
    stop_grace_period: duration,
    environment: z.record(z.string().regex(/^[A-Z_]+$/), z.string()),
    ports: z.array(z.string().regex(/^(\d+\.){3}\d+:\d+:\d+$/)),
    volumes: z.array(z.string().regex(/^[a-z-]+:\/[a-z/]+$/)),
    healthcheck: z.strictObject({
      test: z.array(z.string()).refine(([how]) => how === 'CMD' || how === 'CMD-SHELL'),
      interval: duration,
      timeout: duration,
      start_period: duration,
      retries: z.int().min(1),
    }),
  })
  .refine(
    ({ image, build }) => (image === undefined) !== (build === undefined),
    'either an image or a build',
  );

const compose = z.strictObject({
  name: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/),
  services: z.record(z.string().regex(/^[a-zA-Z0-9._-]+$/), service),
  volumes: z.record(z.string(), z.strictObject({})),
});

describe('docker-compose.yml', () => {
  const file = compose.parse(document.toJS());
  const retrace = Object.values(file.services)[0];
  if (retrace === undefined) throw new Error('there is no service');
  const { environment, ports, volumes, healthcheck, build } = retrace;

  it('is YAML without slips', () => {
    expect([...document.errors, ...document.warnings]).toEqual([]);
  });

  it('sets only what can be set', () => {
    const documented = [...readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(
      ([, name]) => name,
    );
    expect(documented).toEqual(expect.arrayContaining(Object.keys(environment)));
  });

  it('publishes the port of the server, to this machine alone', () => {
    expect(ports).toEqual([`127.0.0.1:${environment['PORT']}:${environment['PORT']}`]);
    expect(environment['HOST']).toBe('0.0.0.0');
  });

  it('keeps the data folder in a volume that is declared', () => {
    expect(volumes.map((mount) => mount.split(':'))).toEqual([
      [Object.keys(file.volumes)[0], environment['RETRACE_DATA']],
    ]);
  });

  it('asks the server for its health', () => {
    expect(healthcheck.test.join(' ')).toContain(`http://127.0.0.1:${environment['PORT']}/health`);
  });

  it('builds from this folder with scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const used = [...(build?.dockerfile_inline ?? '').matchAll(/npm(?: run |", "| )([a-z]+)/g)].map(
      ([, name]) => name ?? '',
    );
    expect(used).toEqual(['ci', 'build', 'start']);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['build', 'start']));
    expect(existsSync('package-lock.json')).toBe(true);
  });
});
