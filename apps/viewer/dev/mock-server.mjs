/**
 * A GraphQL server with pretend games, for work on the viewer without the API; serves the built viewer too.
 *   node apps/viewer/dev/mock-server.mjs [port]
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema, graphql, GraphQLError } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { decks } from './mock-cards.mjs';
import { pretendGame } from './mock-game.mjs';
import { view } from './mock-table.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const port = Number(process.argv[2] ?? 4747);
const schemaFile = path.resolve(here, process.env.VIEWER_SCHEMA ?? '../../../schema.graphql');
const schema = buildSchema(readFileSync(schemaFile, 'utf8'));
const built = path.resolve(here, '../../../dist/apps/viewer');

const people = ['Ada', 'Bram', 'Chiara', 'Dov', 'Élise', 'Farid'];
const games = Array.from({ length: 26 }, (_, index) =>
  pretendGame({
    id: `game-${index + 1}`,
    seed: 41 + index * 7,
    names: [
      people[index % 6],
      people[(index * 5 + 1) % 6 === index % 6 ? (index + 1) % 6 : (index * 5 + 1) % 6],
    ],
    startedAt: new Date(Date.UTC(2026, 10, 20, 18, 30) - index * 5_400_000 * (1 + (index % 4))).toISOString(),
  }),
);
const live = pretendGame({
  id: 'live',
  seed: 5,
  names: ['Ada', 'Bram'],
  startedAt: new Date(Date.UTC(2026, 10, 21, 5)).toISOString(),
  finished: false,
});
live.released = Math.min(70, live.events.length);
setInterval(() => {
  if (live.released < live.events.length) live.released += 1;
}, 2000).unref();
const all = [live, ...games];

const coded = (code, message) => new GraphQLError(message, { extensions: { code } });
const known = (game) => game.events.slice(0, game.released ?? game.events.length);
const last = (game) => known(game).length - 1;

function gameOf(game) {
  const events = known(game);
  const ended = events.at(-1)?.snapshots.at(-1).result ?? null;
  return {
    id: game.id,
    module: 'altered',
    moduleName: 'Altered',
    edition: '1.0',
    format: 'constructed',
    players: game.names.map((name, seat) => ({
      seat,
      name,
      hero: decks[seat].hero.name,
      faction: decks[seat].hero.faction,
    })),
    startedAt: game.startedAt,
    endedAt: ended ? game.startedAt : null,
    events: events.length,
    actions: events.reduce((sum, { entry }) => sum + entry.actions.length, 0),
    decisions: events.filter(({ entry }) => entry.kind === 'DecisionMade').length,
    days: events.at(-1).entry.clock.day,
    lastPosition: `${last(game)}`,
    result: ended,
    notes: ['Some card abilities were not executed.'],
    landmarks: ({ level }) =>
      events
        .filter(({ entry }) => entry.starts.includes(level))
        .map(({ entry }) => ({ position: entry.position, revision: entry.revision, ...entry.clock })),
    timeline: ({ first, after }) => {
      const from = after ? Number(after) + 1 : 0;
      const page = events.slice(from, from + first);
      return {
        edges: page.map(({ entry }) => ({ cursor: `${entry.revision}`, node: entry })),
        pageInfo: {
          hasNextPage: from + first < events.length,
          hasPreviousPage: from > 0,
          startCursor: `${from}`,
          endCursor: `${from + page.length - 1}`,
        },
        totalCount: events.length,
      };
    },
    event: ({ revision }) => {
      const event = events[revision];
      if (!event) throw coded('POSITION_OUT_OF_RANGE', `The game ends at ${last(game)}.`);
      return { revision, explanation: { activated: [], notActivated: [] } };
    },
    state: ({ at, as }) => {
      const match = /^(\d+)(?:\.(\d+))?$/.exec(at ?? `${last(game)}`);
      if (!match) throw coded('POSITION_INVALID', `"${at}" is not a position.`);
      const event = events[Number(match[1])];
      if (!event) throw coded('POSITION_OUT_OF_RANGE', `The game ends at ${last(game)}.`);
      const inside = match[2] === undefined ? event.snapshots.length : Number(match[2]);
      const table =
        inside === 0 ? events[Number(match[1]) - 1].snapshots.at(-1) : event.snapshots[inside - 1];
      if (!table) throw coded('POSITION_OUT_OF_RANGE', 'There are not that many atomic actions.');
      return { position: at, ...view(table, as) };
    },
  };
}

const root = {
  games: ({ first, after, filter }) => {
    const found = all
      .map(gameOf)
      .filter(
        (game) =>
          (!filter?.player ||
            game.players.some(({ name }) => name.toLowerCase().includes(filter.player.toLowerCase()))) &&
          (filter?.finished == null || (game.result !== null) === filter.finished),
      );
    const from = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
    const page = found.slice(from, from + first);
    return {
      edges: page.map((node) => ({ cursor: node.id, node })),
      pageInfo: {
        hasNextPage: from + first < found.length,
        hasPreviousPage: from > 0,
        startCursor: page[0]?.id,
        endCursor: page.at(-1)?.id,
      },
      totalCount: found.length,
    };
  },
  game: ({ id }) => {
    const game = all.find((each) => each.id === id);
    if (!game) throw coded('GAME_NOT_FOUND', `There is no game ${id}.`);
    return gameOf(game);
  },
  gameEvents: async function* ({ id, after }) {
    const game = all.find((each) => each.id === id);
    let next = after ? Number(after) + 1 : 0;
    while (next < game.events.length) {
      while (next <= last(game)) yield { gameEvents: game.events[next++].entry };
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  },
};

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const server = createServer((request, response) => {
  const url = new URL(request.url, 'http://localhost');
  if (url.pathname === '/graphql') {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', async () => {
      const { query, variables } = JSON.parse(body);
      const answer = await graphql({ schema, source: query, variableValues: variables, rootValue: root });
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
    return;
  }
  if (url.pathname === '/games/import') {
    let file = '';
    request.on('data', (chunk) => (file += chunk));
    request.on('end', () => {
      const imported = { id: 'game-1', events: 10, alreadyThere: true };
      const refused = { code: 'IMPORT_NOT_JSON', message: 'The file is not JSON: it breaks at line 1.' };
      const isGame = file.startsWith('{');
      response.writeHead(isGame ? 200 : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isGame ? imported : refused));
    });
    return;
  }
  const wanted = path.join(built, path.normalize(url.pathname));
  const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : path.join(built, 'index.html');
  response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
});
useServer({ schema, roots: { subscription: root } }, new WebSocketServer({ server, path: '/graphql' }));
server.listen(port, '127.0.0.1', () => console.log(`Pretend games at http://127.0.0.1:${port}`));
