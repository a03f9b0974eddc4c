import fc from 'fast-check';
import { AdministrationStreams, NoteStreams } from '#event-store';
import * as record from '#record';
import type { GameId } from '#record';
import { anyText, Breach, nearly, type Door } from '#house';
import { highCardGame } from '../recorded-games.js';
import { RunningApi } from '../running-api.js';
import { queryOutcome } from './query-outcome.js';

interface Remark {
  readonly game: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const games = ['one', 'two', 'three', 'four'] as const;

const remark = `$from: String!, $to: String, $as: String!, $text: String!, $mark: String, $arrows: [ArrowInput!]!,
  $highlights: [SpotInput!]!`;
const given =
  'from: $from, to: $to, as: $as, text: $text, mark: $mark, arrows: $arrows, highlights: $highlights';
const queries = {
  annotate: `mutation ($game: ID!, ${remark}) { annotate(game: $game, ${given}) { id text arrows { from { key } } } }`,
  changeAnnotation: `mutation ($game: ID!, $id: ID!, ${remark}) {
    changeAnnotation(game: $game, id: $id, ${given}) { id changedAt } }`,
  removeAnnotation: 'mutation ($game: ID!, $id: ID!) { removeAnnotation(game: $game, id: $id) }',
  tag: 'mutation ($game: ID!, $tag: String!) { tag(game: $game, tag: $tag) }',
  untag: 'mutation ($game: ID!, $tag: String!) { untag(game: $game, tag: $tag) }',
  share:
    'mutation ($game: ID!, $position: String!, $as: String!) { share(game: $game, position: $position, as: $as) { id } }',
  revokeShare: 'mutation ($game: ID!, $id: ID!) { revokeShare(game: $game, id: $id) }',
} as const;

const position = fc.oneof(fc.nat(60).map(String), nearly('12', '12.3', '999999', '1.0', '-1'), anyText);
const spot = fc.record({
  kind: fc.constantFrom('CARD', 'ZONE', 'SPACE'),
  key: fc.oneof(nearly('hand-0', 'deck-0', 'discard-1', 'day-1'), anyText),
});
const spots = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(arbitrary, { maxLength: 24 }));
const id = fc.oneof(nearly('00000000-0000-4000-8000-000000000000'), anyText);
const tag = fc.oneof(nearly('close game', 'Final', 'x'.repeat(40)), anyText);
const fields = {
  from: position,
  to: fc.option(position),
  as: fc.oneof(fc.constantFrom('0', '1', 'all', 'spectator'), nearly('spectator', '0'), anyText),
  text: fc.oneof(anyText, nearly('Here it turned.', 'line\r\nline', 'x'.repeat(4000))),
  mark: fc.option(nearly('!!', '!?', '??')),
  arrows: spots(fc.record({ from: spot, to: spot })),
  highlights: spots(spot),
  position,
  id,
  tag,
};

const remarks: fc.Arbitrary<Remark> = fc
  .tuple(fc.constantFrom(...games), fc.constantFrom(...Object.values(queries)), fc.record(fields))
  .map(([game, query, values]) => {
    const wanted = Object.entries(values).filter(([name]) => query.includes(`$${name}:`));
    return { game, query, variables: { ...Object.fromEntries(wanted), game } };
  });

/**
 * Fuzzes annotations, tags and links. The server must either refuse them with a code, or store them exactly once and
 * return them unchanged.
 */
export const door: Door<Remark> = {
  name: 'notes',
  enters: 'annotations, tags, share links',
  async open() {
    const api = await RunningApi.start(Object.fromEntries(games.map((game) => [game, highCardGame(game)])));
    const streams = new NoteStreams(api.store, { record });
    const administration = new AdministrationStreams(api.store, { record });
    const storedIn = async (game: string): Promise<number> =>
      (await streams.read(game as GameId)).length + (await administration.read(game as GameId)).length;
    return {
      arbitrary: remarks,
      async try({ game, query, variables }) {
        const before = await storedIn(game);
        const outcome = queryOutcome(await api.ask(query, variables));
        const more = (await storedIn(game)) - before;
        if (more > 1) throw new Breach(`${more} notes were kept`);
        if (more === 1 && outcome !== 'taken')
          throw new Breach(`refused (${outcome}), and kept all the same`);
        if (more === 0) return outcome;
        const answer = await api.ask(
          `{ game(id: "${game}") { tags annotations(last: 3) { edges { node { text } } } shares { link } } }`,
        );
        if (queryOutcome(answer) !== 'taken')
          throw new Breach(`what was said cannot be read: ${answer.text}`);
        return outcome;
      },
      close: () => api.stop(),
    };
  },
};
