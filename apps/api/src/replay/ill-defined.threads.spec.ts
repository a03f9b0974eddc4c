import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { printGame } from '#interchange';
import type { GameId, RecordedEvent } from '#record';
import { alteredGame, contractsGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { gameFields } from '../../test/schema-queries.js';

type Definition = Record<string, unknown>;

/**
 * Changes the definitions of all cards in a record. The record then looks as if an older version of Retrace had
 * accepted such cards.
 */
const withCards = (events: readonly RecordedEvent[], change: (card: Definition) => Definition) =>
  events.map((entry) =>
    entry.event.kind === 'GameStarted'
      ? {
          ...entry,
          event: {
            ...entry.event,
            cards: Object.fromEntries(
              Object.entries(entry.event.cards).map(([name, card]) => [name, change(card as Definition)]),
            ),
          },
        }
      : entry,
  ) as readonly RecordedEvent[];

const wrong: readonly (readonly [string, (card: Definition) => Definition])[] = [
  ['boast', (card) => ({ ...card, abilities: [{ kind: 'boast' }] })],
  ['reaction', (card) => ({ ...card, abilities: [{ kind: 'reaction' }, { kind: 'triggered' }] })],
  [
    'passive',
    (card) => ({
      ...card,
      abilities: [{ kind: 'passive', passive: { kind: 'cost' } }, { kind: 'provides' }],
    }),
  ],
  ['number', (card) => ({ ...card, abilities: 7 })],
  ['bare', () => ({ name: 'Bare' })],
  [
    'odd',
    (card) => ({
      ...card,
      name: { a: 1 },
      text: 'text',
      subtypes: [null],
      handCost: '1',
      cost: { fire: 'a' },
    }),
  ],
  ['nothing', () => null as never],
];
const games = [alteredGame('ill', { decisions: 25 }), contractsGame('ill', { decisions: 25 })];
const stored = Object.fromEntries(
  wrong.flatMap(([name, change]) =>
    games.map((events, index) => [`${name}-${index}`, withCards(events, change)] as const),
  ),
);
const ids = Object.keys(stored);

/** The permitted error codes: those of unreadable records, and those of refusals for other reasons. */
const permittedCodes = new Set([
  'EVALUATION_FAILED',
  'EVENT_MALFORMED',
  'FORBIDDEN',
  'GAME_NOT_OVER',
  'VIEW_FORBIDDEN',
]);

describe('a stored record whose definitions the rules cannot read', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await RunningApi.start(stored);
  });
  afterAll(() => api.stop());

  it.each(ids)('is shown as far as possible, without an internal error: %s', async (id) => {
    const given = { from: '"10"', to: '"25"', position: '"25"', at: '"25"' };
    for (const [field, query] of gameFields(id, 'all', given)) {
      const { errors } = await api.ask(query);
      const codes = errors.map(({ extensions }) => extensions['code']);
      expect([field, codes.filter((code) => !permittedCodes.has(String(code)))]).toEqual([field, []]);
      // The messages must not quote definitions, because the definitions might be hidden from the reader.
      for (const { message } of errors) expect(message).not.toMatch(/Card-|abilities/);
    }
  });

  it('does not prevent other games from being listed', async () => {
    expect((await api.ask('{ games(first: 50) { totalCount } }')).errors).toEqual([]);
  });

  it('is refused with an error code during import', async () => {
    // For each kind of damage, the list contains two ids, one per game. Uploads one game for each kind, alternating
    // between the two games.
    for (const id of ids.filter((_, index) => [0, 3].includes(index % 4))) {
      const { status, text } = await api.upload(
        printGame({ id: `${id}-again` as GameId, events: stored[id] ?? [] }),
      );
      expect([status, text]).toEqual([400, expect.stringContaining('"IMPORT_EVENT_INVALID"')]);
    }
  });
});
