import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { makeCertificate, Stage, type KurrentFacade } from '#event-store/testing';
import { collect, idsOf, newEvents } from '../contract/events.js';
import { KurrentEventStore } from './store.js';

const stage = new Stage(afterEach);
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'it worked',
    (error: unknown) => error,
  );

describe('a server with authentication', () => {
  const { authority, ...tls } = makeCertificate();
  const users = { retrace: 's3@cret' };
  let folder: string;
  let trusted: string;
  let facade: KurrentFacade;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'retrace-authority-'));
    const file = join(folder, 'authority.pem');
    writeFileSync(file, authority);
    trusted = `tlsCAFile=${file}&discoveryInterval=5&defaultDeadline=4000`;
    facade = await stage.start({ tls, users });
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const as = (name: string, options = trusted) => `kurrentdb://${name}127.0.0.1:${facade.port}?${options}`;

  it('accepts a user with the password, over TLS', async () => {
    const store = await stage.opened(KurrentEventStore.open(as('retrace:s3%40cret@')));
    const events = newEvents(2);
    const followed = collect(store.follow(), 2);
    await store.append('game-1', events, 'no-stream');
    expect(idsOf(await collect(store.read('game-1')))).toEqual(idsOf(events));
    expect(idsOf(await followed)).toEqual(idsOf(events));
    await store.setStreamMetadata('game-1', { title: 'one' });
    expect(await store.streamMetadata('game-1')).toEqual({ title: 'one' });
  });

  it.each([
    ['without a name', ''],
    ['with a wrong password', 'retrace:hunter2@'],
    ['with an unknown name', 'other:hunter2@'],
  ])('does not accept a client %s', async (_, name) => {
    const error = await failure(KurrentEventStore.open(as(name)));
    expect(error).toMatchObject({
      code: 'STORE_ACCESS_DENIED',
      message: expect.stringMatching(/name and password in EVENT_STORE/),
    });
    expect(JSON.stringify(error) + String(error)).not.toContain('hunter2');
  });

  it.each([
    ['that does not trust the certificate', 'defaultDeadline=700'],
    ['that does not use TLS', 'tls=false&defaultDeadline=700'],
  ])('cannot be reached by a client %s', async (_, options) => {
    expect(await failure(KurrentEventStore.open(as('retrace:s3%40cret@', options)))).toMatchObject({
      code: 'STORE_UNREACHABLE',
      message: expect.stringContaining('TLS'),
    });
  });
});
