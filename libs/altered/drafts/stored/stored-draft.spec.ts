import { describe, expect, it } from '@jest/globals';
import { openSet } from '#altered/cards';
import { UpcasterRegistry } from '#record';
import {
  cardsOfSet,
  DRAFT_SCHEMA_VERSION,
  draftEventProblem,
  draftSetup,
  draftStream,
  parseDraftId,
  readDraftEvent,
  startDraft,
  type DraftEvent,
} from '../index.js';

const found = cardsOfSet('RIVER', openSet());
if (!found.ok) throw new Error(found.error.message);
const started = startDraft(
  draftSetup({
    set: 'RIVER',
    cards: found.value.cards,
    seats: [
      { name: 'Ada', player: 'person' },
      { name: 'Ben', player: 'bot' },
    ],
    seed: 'stored',
  }),
);
if (!started.ok) throw new Error(started.error[0]?.message);
const { events } = started.value;

const stored = (event: DraftEvent, change: object = {}) => ({
  stream: 'draft-one',
  id: '3f9f6d0e-0000-4000-8000-000000000000',
  revision: 4,
  type: event.kind,
  data: JSON.parse(JSON.stringify(event)) as unknown,
  metadata: { schema: DRAFT_SCHEMA_VERSION, recordedAt: '2026-11-22T20:00:00.000Z' },
  ...change,
});
const [first] = events as readonly [DraftEvent];

describe('a stored event of a draft', () => {
  it('is read as it was written', () => {
    for (const event of events) {
      expect(draftEventProblem(event, 'event')).toBeNull();
      expect(readDraftEvent(stored(event))).toMatchObject({ ok: true, value: { event, revision: 4 } });
    }
  });

  it.each([
    ['of an unknown kind', { type: 'DraftForgotten' }, 'DRAFT_EVENT_UNKNOWN'],
    [
      'of a newer schema',
      { metadata: { schema: 99, recordedAt: '2026-11-22T20:00:00.000Z' } },
      'SCHEMA_TOO_NEW',
    ],
    [
      'without a schema',
      { metadata: { schema: 0, recordedAt: '2026-11-22T20:00:00.000Z' } },
      'SCHEMA_UNKNOWN',
    ],
    ['without a time', { metadata: { schema: 1 } }, 'DRAFT_MALFORMED'],
    ['that is not an object', { data: [] }, 'DRAFT_MALFORMED'],
    ['without a required field', { data: { kind: 'DraftStarted' } }, 'DRAFT_MALFORMED'],
  ])('%s is refused', (_, change, code) => {
    const read = readDraftEvent(stored(first, change));
    expect(read).toMatchObject({ ok: false, error: { code } });
    expect(read.ok ? '' : read.error.where).toMatch(/^stream draft-one, revision 4/);
  });

  it('of an older schema is converted', () => {
    const registry = new UpcasterRegistry(2).register(1, 'DraftEnded', () => ({ kind: 'DraftEnded' }));
    expect(readDraftEvent(stored({ kind: 'DraftEnded' }, { data: { over: true } }), registry)).toMatchObject({
      ok: true,
      value: { event: { kind: 'DraftEnded' } },
    });
  });

  it.each([
    [
      'has an invalid seat',
      { kind: 'CardPicked', seat: 8, round: 1, pick: 1, booster: 1, from: [], card: 'X', by: 'bot' },
    ],
    [
      'is masked',
      { kind: 'CardPicked', seat: 0, round: 1, pick: 1, booster: 1, from: [], card: null, by: 'bot' },
    ],
    [
      'contains a malformed card name',
      { kind: 'DeckBuilt', seat: 0, deck: { hero: null, cards: ['\u202e'] }, by: 'bot' },
    ],
    ['has an unknown field', { kind: 'DraftEnded', winner: 3 }],
  ] as const)('is refused if it %s', (_, event) => {
    expect(draftEventProblem(event as DraftEvent, 'event 1')).toMatchObject({ code: 'DRAFT_MALFORMED' });
  });
});

describe('the id of a draft', () => {
  it('determines the name of its stream', () => {
    const id = parseDraftId('friday-1');
    expect(id.ok && draftStream(id.value)).toBe('draft-friday-1');
  });

  it.each(['', '-x', 'a b', 'x'.repeat(65), '../x'])('cannot be "%s"', (text) => {
    expect(parseDraftId(text)).toMatchObject({ ok: false, error: { code: 'DRAFT_ID_INVALID' } });
  });
});
