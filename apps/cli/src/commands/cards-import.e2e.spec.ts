import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { TestTerminal } from '../../test/terminal.js';
import { fetchedCards } from '../card-pages.js';

let terminal: TestTerminal;
const servers: Server[] = [];
beforeEach(async () => {
  terminal = await TestTerminal.create();
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  await terminal.remove();
});

const card = (number: number) => ({
  reference: `TEST_ONE_B_AX_${number}_C`,
  name: `Test Wader ${number}`,
  set: 'ONE',
  type: 'CHARACTER',
  subtypes: ['ROBOT'],
  faction: 'AX',
  rarity: 'COMMON',
  handCost: 2,
  reserveCost: 3,
  forest: 1,
  mountain: 2,
  ocean: 4,
  mainEffect: null,
  echoEffect: null,
});

async function serves(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const page = (number: number, all = 3): string =>
  JSON.stringify({ member: [card(number * 10), card(number * 10 + 1)], totalItems: all * 2 });
const numberIn = (url = ''): number => Number(/page=(\d+)/.exec(url)?.[1] ?? 1);
const json = { 'content-type': 'application/json' };

describe('retrace cards import', () => {
  it('reads the cards of a folder and of an archive, and ignores other files', async () => {
    const folder = path.join(terminal.folder, 'sets', 'one');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'a.json'), JSON.stringify([card(1)]));
    await writeFile(path.join(folder, 'b.json'), '{"no": "cards"}');
    const zip = zipSync({
      'c.json': strToU8(JSON.stringify(card(2))),
      'd.json': strToU8(JSON.stringify(card(3))),
    });
    const file = path.join(terminal.folder, 'more.zip');
    await writeFile(file, zip);
    expect(await terminal.json('cards', 'import', path.join(terminal.folder, 'sets'), file)).toMatchObject({
      exit: 0,
      document: { cards: 3, new: [card(1).reference, card(2).reference, card(3).reference] },
    });
    await writeFile(file, zipSync({ 'inner.zip': zip }));
    expect(await terminal.json('cards', 'import', file)).toMatchObject({
      exit: 4,
      document: { error: { code: 'IMPORT_TOO_DEEP' } },
    });
  });

  it('stores thousands of cards, and reads the texts of the first ones for its report', async () => {
    const file = path.join(terminal.folder, 'many.json');
    const many = Array.from({ length: 3100 }, (_, index) => ({
      ...card(index),
      mainEffect: '{J} Draw a card.',
    }));
    await writeFile(file, JSON.stringify(many));
    expect((await terminal.run('cards', 'import', file)).stdout).toContain(
      'Read the text of the first 3,000 cards. The text of other cards is read when they are played.',
    );
    expect(await terminal.json('cards', 'import', file)).toMatchObject({ document: { unchanged: 3100 } });
  });

  it('fetches pages one after the other, and continues after an interruption', async () => {
    const pages: number[] = [];
    let isDown = true;
    const address = await serves(({ url }, response) => {
      const number = numberIn(url);
      pages.push(number);
      if (number === 3 && isDown) response.writeHead(503).end();
      else response.writeHead(200, json).end(page(number));
    });
    const from = `${address}/cards?set=ONE`;
    expect(await terminal.json('cards', 'import', from)).toMatchObject({
      exit: 4,
      document: { error: { code: 'CARDS_SERVER_UNREACHABLE', advice: expect.stringContaining('continue') } },
    });
    expect(await terminal.json('cards', 'search')).toMatchObject({
      document: expect.not.objectContaining({ cards: 6 }),
    });
    isDown = false;
    expect(await terminal.json('cards', 'import', from)).toMatchObject({ exit: 0, document: { cards: 6 } });
    expect(pages).toEqual([1, 2, 3, 3]);
    const left = (await readdir(terminal.folder, { recursive: true })).filter((name) =>
      name.includes('fetched-'),
    );
    expect(left).toEqual([]);
  });

  it.each<[string, string, RequestListener]>([
    [
      'a page for people',
      'CARDS_NOT_JSON',
      (_, response) => response.writeHead(200).end('<!doctype html><p>Hi'),
    ],
    [
      'half a page',
      'CARDS_NOT_JSON',
      (_, response) => response.writeHead(200, json).end(page(1).slice(0, -9)),
    ],
    [
      'another host',
      'CARDS_HOST_FOREIGN',
      (_, response) => response.writeHead(302, { location: 'http://localhost:9/cards' }).end(),
    ],
    [
      'a next page of another host',
      'CARDS_HOST_FOREIGN',
      (_, response) =>
        response
          .writeHead(200, json)
          .end(JSON.stringify({ member: [card(1)], view: { next: 'http://localhost:9/cards' } })),
    ],
    [
      'itself',
      'CARDS_SERVER_UNREACHABLE',
      ({ url }, response) => response.writeHead(302, { location: url }).end(),
    ],
    [
      'the same page for ever',
      'CARDS_PAGES_TOO_MANY',
      (_, response) => response.writeHead(200, json).end(page(1, 99)),
    ],
  ])('refuses an address that leads to %s', async (_, code, listener) => {
    const address = await serves(listener);
    expect(await terminal.json('cards', 'import', `${address}/cards`)).toMatchObject({
      exit: 4,
      document: { error: { code } },
    });
    expect((await terminal.json('cards', 'search', '--set', 'ONE')).document).toMatchObject({ cards: [] });
  });

  it('refuses an invalid address', async () => {
    for (const address of ['ftp://example.org/cards', 'https://name:word@example.org/cards'])
      expect(await terminal.json('cards', 'import', address)).toMatchObject({
        exit: 2,
        document: { error: { code: 'CARDS_ADDRESS_INVALID' } },
      });
  });

  it('stops reading endless pages, an endless number of pages, and slow pages', async () => {
    const endless = await serves((_, response) => {
      response.writeHead(200, json);
      const more = (): void => {
        while (response.write(`[${' '.repeat(10_000)}`));
        response.once('drain', more);
      };
      more();
    });
    const bounds = { page: 100_000, pages: 4, within: 2000 };
    const fetched = async (address: string) =>
      fetchedCards(address, terminal.folder, () => undefined, bounds);
    await expect(fetched(endless)).rejects.toMatchObject({ problems: [{ code: 'CARDS_PAGES_TOO_MANY' }] });
    const pages = await serves(({ url }, response) =>
      response.writeHead(200, json).end(page(numberIn(url), 1000)),
    );
    await expect(fetched(pages)).rejects.toMatchObject({ problems: [{ code: 'CARDS_PAGES_TOO_MANY' }] });
    const silent = await serves(() => undefined);
    await expect(fetched(silent)).rejects.toMatchObject({ problems: [{ code: 'CARDS_SERVER_UNREACHABLE' }] });
  });
});
