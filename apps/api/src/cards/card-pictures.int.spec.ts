import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alteredGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { cardPictureSetting } from './card-picture-setting.js';

/** A one-pixel picture. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('pictures of cards', () => {
  let api: RunningApi;
  let folder: string;

  beforeAll(async () => {
    const place = mkdtempSync(path.join(tmpdir(), 'retrace-pictures-'));
    folder = path.join(place, 'cards');
    mkdirSync(path.join(folder, 'more'), { recursive: true });
    writeFileSync(path.join(place, 'secret.png'), 'secret');
    writeFileSync(path.join(folder, 'more/Inside.png'), png);
    writeFileSync(path.join(folder, 'Card-0-1-.png'), png);
    writeFileSync(path.join(folder, 'Card-0-2-.jpg'), png);
    writeFileSync(path.join(folder, 'Card-0-2-.webp'), png);
    writeFileSync(path.join(folder, 'Two words & more.jpeg'), png);
    writeFileSync(path.join(folder, 'Card-0-3-.svg'), '<svg/>');
    writeFileSync(path.join(folder, 'Card-0-4-.html'), '<p>');
    symlinkSync(path.join(place, 'secret.png'), path.join(folder, 'Card-0-5-.png'));
    api = await RunningApi.start({ game: alteredGame('shown') }, { cardImages: folder });
  });
  afterAll(async () => {
    await api.stop();
    rmSync(path.dirname(folder), { recursive: true });
  });

  /** Requests the address unchanged, because `fetch` would normalise it. */
  const raw = (
    address: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: string }> =>
    new Promise((resolve, reject) => {
      const { port } = new URL(api.url);
      request({ host: '127.0.0.1', port, path: address, headers }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      })
        .on('error', reject)
        .end();
    });

  it.each([
    ['Card-0-1-.png', 'image/png'],
    ['Card-0-2-.webp', 'image/webp'],
    ['Two%20words%20%26%20more.jpeg', 'image/jpeg'],
  ])('are served with their type, and can be cached for a while: %s', async (name, type) => {
    const response = await fetch(`${api.url}/card-images/${name}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png);
    const etag = response.headers.get('etag') ?? '';
    const again = await raw(`/card-images/${name}`, { 'if-none-match': etag });
    expect(again.status).toBe(304);
  });

  it.each([
    '/card-images/../secret.png',
    '/card-images/..%2fsecret.png',
    '/card-images/%2e%2e%2fsecret.png',
    '/card-images/..%5csecret.png',
    '/card-images/more/Inside.png',
    '/card-images/more%2fInside.png',
    '/card-images/Card-0-1-.png%00',
    '/card-images/%E0%A4%A',
    '/card-images/card-0-1-.png',
    '/card-images/Card-0-3-.svg',
    '/card-images/Card-0-4-.html',
    '/card-images/Card-0-5-.png',
    '/card-images/more',
    '/card-images/',
    '/card-images',
  ])('are only served from the folder: %s', async (address) => {
    const { status, body } = await raw(address);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('secret');
  });

  it('have the names of the faces that a user can see', async () => {
    const { data, errors } = await api.ask(`{ game(id: "game") {
      state(as: "all") { zones { cards { face { reference image } } } } } }`);
    expect(errors).toEqual([]);
    interface Face {
      readonly reference: string;
      readonly image: string | null;
    }
    const zones = data.game.state.zones as readonly { readonly cards: readonly { readonly face: Face }[] }[];
    const images = new Map(
      zones.flatMap(({ cards }) => cards.map(({ face }) => [face.reference, face.image] as const)),
    );
    expect(images.get('Card-0-1-')).toBe('/card-images/Card-0-1-.png');
    expect(images.get('Card-0-2-')).toBe('/card-images/Card-0-2-.webp');
    expect(images.get('Card-0-5-')).toBeNull();
    expect(images.get('Card-1-1-')).toBeNull();
  });
});

describe('the setting for pictures', () => {
  it('must be a folder that exists', () => {
    expect(cardPictureSetting({})).toEqual({ ok: true, value: null });
    expect(cardPictureSetting({ RETRACE_CARD_IMAGES: tmpdir() })).toEqual({ ok: true, value: tmpdir() });
    for (const wrong of [path.join(tmpdir(), 'no-such-folder'), import.meta.filename]) {
      const refused = cardPictureSetting({ RETRACE_CARD_IMAGES: wrong });
      expect(!refused.ok && refused.error).toMatchObject([
        { code: 'SETTING_INVALID', where: 'RETRACE_CARD_IMAGES' },
      ]);
    }
  });
});
