import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { anyText, Breach, nearly, type Door, type Outcome } from '#house';
import { errorCatalogue } from '../../src/errors/catalogue.js';
import { highCardGame } from '../recorded-games.js';
import { RunningApi } from '../running-api.js';
import { linked, seated } from '../tokens.js';
import { requireNoStack, queryOutcome } from './query-outcome.js';

/** A request for a page or for a position, with a token. */
type Opened =
  | { readonly kind: 'page'; readonly path: string; readonly accept: string; readonly token: string }
  | {
      readonly kind: 'view';
      readonly id: string;
      readonly at: string;
      readonly as: string;
      readonly token: string;
    };

const page = '<!doctype html><title>The page</title>';
const view = `query ($id: ID!, $at: String!, $as: String!) { game(id: $id) {
  state(at: $at, as: $as) { position } event(position: $at, as: $as) { id } diff(from: "0", to: $at, as: $as) { zones { key } } } }`;

/** Encodes the characters that HTTP does not allow in a path. */
const inAddress = (text: string): string =>
  text.replace(/[^\x21-\x7e]/g, (sign) => encodeURIComponent(Buffer.from(sign).toString()));
const inHeader = (text: string): string => text.replace(/[^\t\x20-\x7e]/g, '?').slice(0, 6000);

function inputs(tokens: readonly string[]): fc.Arbitrary<Opened> {
  const token = fc
    .oneof(fc.constant(''), nearly(...tokens.map((token) => `Bearer ${token}`)), anyText.map(inHeader))
    .map(inHeader);
  const address = fc
    .oneof(
      nearly(
        '/game/over?at=12.3&as=0',
        '/games/over/export',
        '/games/live/export',
        '/assets/main.js',
        '/health/ready',
      ),
      anyText.map((text) => `/games/${text}/export`),
      anyText.map((text) => `/game/${text}?at=${text}&as=${text}`),
      anyText.map((text) => `/${text}`),
    )
    .map((text) => `/${inAddress(text).replace(/^\/+/, '').slice(0, 7000)}`);
  const position = fc.oneof(fc.nat(80).map(String), nearly('12.3', '12', '999999999', '1.999999'), anyText);
  return fc.oneof(
    fc.record({
      kind: fc.constant('page' as const),
      path: address,
      accept: fc.constantFrom('text/html', 'application/json', '*/*'),
      token,
    }),
    fc.record({
      kind: fc.constant('view' as const),
      id: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('over', 'live') }, nearly('over'), anyText),
      at: position,
      as: fc.oneof({ weight: 3, arbitrary: fc.constantFrom('0', '1', 'all', 'spectator') }, anyText),
      token,
    }),
  );
}

/**
 * Fuzzes ids, positions and tokens in addresses. The server must either show the game or refuse with a code. It must
 * not reveal internals.
 */
export const door: Door<Opened> = {
  name: 'links',
  enters: 'addresses, ids, positions, tokens of links',
  async open() {
    const viewerFolder = mkdtempSync(path.join(tmpdir(), 'retrace-links-'));
    writeFileSync(path.join(viewerFolder, 'index.html'), page);
    const games = { over: highCardGame('over'), live: highCardGame('live', { decisions: 8 }) };
    const api = await RunningApi.start(games, { viewerFolder });
    const link = await linked(api.access, { id: 'none', game: 'over' as never, position: '12', as: '0' });
    const seat = await seated(api.access, 'live', 0);
    const tokens = [link['authorization']?.replace('Bearer ', '') ?? '', seat['x-retrace-seat'] ?? ''];
    return {
      arbitrary: inputs(tokens),
      async try(opened) {
        const headers = opened.token === '' ? {} : { authorization: opened.token };
        if (opened.kind === 'page')
          return fetched(api.url, opened.path, { ...headers, accept: opened.accept });
        const { id, at, as } = opened;
        return queryOutcome(await api.ask(view, { id, at, as }, headers));
      },
      async close() {
        await api.stop();
        rmSync(viewerFolder, { recursive: true });
      },
    };
  },
};

/** Requests an address exactly as given. `fetch` would normalise it. */
async function fetched(url: string, address: string, headers: Record<string, string>): Promise<Outcome> {
  const { status, text, type } = await new Promise<{ status: number; text: string; type: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(url);
      const asking = request({ hostname, port, path: address, headers, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
        response.on('end', () => {
          const type = response.headers['content-type'] ?? '';
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString(), type });
        });
      });
      asking.on('error', reject).end();
    },
  );
  if (status >= 500) throw new Breach(`status ${status}: ${text.slice(0, 300)}`);
  if (text !== page) requireNoStack(text);
  if (text.length > 4 * 2 ** 20) throw new Breach(`the answer has ${text.length} characters`);
  const { code = null } = type.includes('json')
    ? (JSON.parse(text) as { readonly code?: string | null })
    : {};
  if (code !== null && !Object.hasOwn(errorCatalogue, code))
    throw new Breach(`a code that the catalogue does not have: ${code}`);
  if (status >= 400 && code === null)
    throw new Breach(`status ${status} without a code: ${text.slice(0, 300)}`);
  return status === 200 ? 'taken' : `${status} ${code ?? 'without a code'}`;
}
