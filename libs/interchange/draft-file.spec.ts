import { describe, expect, it } from '@jest/globals';
import { parseDraftId, type RecordedDraftEvent } from '#altered/drafts';
import { invariant } from '#record';
import { cardsOfRiver, draftOfBots, recordedDraft } from '#altered/testing';
import {
  looksLikeDraft,
  parseDraft,
  printDraft,
  takeDraft,
  type DraftFile,
  type DraftShelf,
} from './index.js';

const id = parseDraftId('travels');
invariant(id.ok, 'it is an id');

/** Plays a draft between two bots to its end. If `stop` is true, stops before they build decks. */
const drafted = (stop = false): readonly RecordedDraftEvent[] =>
  recordedDraft(draftOfBots(['Ada', 'Ben'], { seed: 'travels', boosters: 3, decks: !stop }));

const events = drafted();
const whole: DraftFile = { id: id.value, events, games: [] };
const text = printDraft(whole);
const known = new Map();
const codeOf = (file: string): string => {
  const read = parseDraft(file, known);
  return read.ok ? 'taken' : read.error.code;
};
/** Returns a changed file with a valid digest. */
const changed = (change: (all: RecordedDraftEvent[]) => void): string => {
  const copy = structuredClone(events) as RecordedDraftEvent[];
  change(copy);
  return printDraft({ ...whole, events: copy });
};

describe('the file of a draft', () => {
  it('is read as it was written, and printed identically', () => {
    expect(looksLikeDraft(text)).toBe(true);
    expect(looksLikeDraft('{"format":"retrace-game","name":"retrace-draft"}')).toBe(false);
    expect(parseDraft(text, known)).toEqual({ ok: true, value: whole });
    expect(printDraft(whole)).toBe(text);
  });

  it.each([
    ['empty', '', 'IMPORT_NOT_JSON'],
    ['cut off', text.slice(0, 900), 'IMPORT_NOT_JSON'],
    ['of a game', '{"format":"retrace-game","version":1}', 'IMPORT_FOREIGN'],
    ['without a version', '{"format":"retrace-draft"}', 'IMPORT_FOREIGN'],
    ['of a newer program', text.replace('"version": 1', '"version": 9'), 'IMPORT_TOO_NEW'],
    ['without an id', text.replace('"draft": "travels"', '"draft": "../x"'), 'IMPORT_FOREIGN'],
    ['without events', '{"format":"retrace-draft","version":1,"draft":"a","events":[]}', 'IMPORT_FOREIGN'],
    ['with another digest', text.replace('sha256-', 'sha256-0'), 'IMPORT_DAMAGED'],
    [
      'nested too deeply',
      `{"format":"retrace-draft","version":1,"events":${'['.repeat(200_000)}`,
      'IMPORT_TOO_DEEP',
    ],
    ['without its end', printDraft({ ...whole, events: events.slice(0, -1) }), 'IMPORT_DRAFT_BROKEN'],
    ['still in progress', printDraft({ ...whole, events: drafted(true) }), 'IMPORT_DRAFT_NOT_OVER'],
    [
      'with a game that belongs to no match',
      printDraft({ ...whole, games: [{ id: 'stray' as never, events: [] }] }),
      'IMPORT_FOREIGN',
    ],
    ['with an event out of place', changed((all) => void all.reverse()), 'IMPORT_EVENT_INVALID'],
    [
      'with a repeated event',
      changed((all) => void all.splice(1, 1, { ...all[1]!, id: all[0]!.id })),
      'IMPORT_EVENT_INVALID',
    ],
    [
      'with a masked pick',
      changed((all) =>
        all.forEach(({ event }) => event.kind === 'CardPicked' && Object.assign(event, { card: null })),
      ),
      'IMPORT_EVENT_INVALID',
    ],
    [
      'with another seed',
      changed(([first]) => Object.assign(first?.event ?? {}, { seed: 'luckier' })),
      'IMPORT_DRAFT_BROKEN',
    ],
    [
      'with a changed deck',
      changed((all) => {
        const built = all.find(({ event }) => event.kind === 'DeckBuilt');
        Object.assign(built?.event ?? {}, {
          deck: { hero: null, cards: Object.keys(cardsOfRiver()) },
        });
      }),
      'IMPORT_DRAFT_BROKEN',
    ],
  ])('%s is refused', (_, file, code) => {
    expect(codeOf(file)).toBe(code);
  });
});

describe('importing a draft', () => {
  const shelf = (there: readonly RecordedDraftEvent[] | null) => {
    const put: string[] = [];
    const own: DraftShelf = {
      read: () => Promise.resolve(there),
      put: (draft) => Promise.resolve(void put.push(draft)),
      games: { read: () => Promise.resolve(null), put: (game) => Promise.resolve(void put.push(game)) },
    };
    return { own, put };
  };

  it('stores it once', async () => {
    const { own, put } = shelf(null);
    expect(await takeDraft(own, whole)).toMatchObject({ ok: true, value: { alreadyThere: false } });
    expect(put).toEqual(['travels']);
    const again = shelf(events);
    expect(await takeDraft(again.own, whole)).toMatchObject({ ok: true, value: { alreadyThere: true } });
    expect(again.put).toEqual([]);
  });

  it('never replaces another draft', async () => {
    const { own, put } = shelf(events.slice(0, 3));
    expect(await takeDraft(own, whole)).toMatchObject({ ok: false, error: { code: 'IMPORT_CONFLICT' } });
    expect(put).toEqual([]);
  });
});
