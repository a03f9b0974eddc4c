import fc from 'fast-check';
import { parseDraftId, type RecordedDraftEvent } from '#altered/drafts';
import { looksLikeDraft, parseDraft, printDraft, takeDraft, type DraftShelf } from '#interchange';
import { invariant, isLegible, type Problem } from '#record';
import { draftOfBots, recordedDraft } from '#altered/testing';
import { Breach, type Door, type Outcome } from './door.js';
import { mutate, mutations, type Mutation } from './mutations.js';
import { anyCharacter } from './text-inputs.js';

const read = parseDraftId('door');
invariant(read.ok, 'it is an id');
const id = read.value;

/** Returns the records of finished drafts and of a draft in progress. */
const drafts = (): readonly (readonly RecordedDraftEvent[])[] =>
  [true, false].map((decks) =>
    recordedDraft(draftOfBots(['Ada', 'Ben'], { seed: 'door', boosters: 3, decks })),
  );

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Returns a damaged draft file with a matching digest. If `renumber` is true, restores the events' numbers, so that
 * parsing does not stop at the first wrong number.
 */
function mutated(events: readonly RecordedDraftEvent[], all: readonly Mutation[], renumber: boolean): string {
  const changed = structuredClone(events) as unknown as unknown[];
  for (const mutation of all) mutate(changed as never, mutation);
  if (renumber)
    for (const [revision, event] of changed.entries()) if (isObject(event)) event['revision'] = revision;
  try {
    return printDraft({ id, events: changed as never, games: [] });
  } catch (error) {
    // A draft with an event without metadata cannot be exported, so the file is built directly.
    if (!(error instanceof TypeError)) throw error;
    return JSON.stringify({ format: 'retrace-draft', version: 1, draft: id, events: changed });
  }
}

const files = (): fc.Arbitrary<string> => {
  const base = fc.constantFrom(...drafts());
  const wrong = fc.tuple(base, mutations, fc.boolean());
  return fc.oneof(
    { weight: 1, arbitrary: base.map((events) => printDraft({ id, events, games: [] })) },
    {
      weight: 12,
      arbitrary: wrong.map(([events, all, renumber]) => mutated(events, all, renumber)),
    },
    {
      weight: 1,
      arbitrary: base
        .map((events) => printDraft({ id, events, games: [] }))
        .chain((text) => fc.nat(text.length).map((length) => text.slice(0, length))),
    },
    { weight: 1, arbitrary: fc.json({ maxDepth: 5 }) },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 200 }) },
  );
};

/** The maximum length of an error message, in characters. A longer message probably repeats the input. */
const LONGEST = 1000;

export const door: Door<string> = {
  name: 'draft-files',
  enters: 'draft files with a digest that fits',
  inputs: 5000,
  open: () => {
    const arbitrary = files();
    return Promise.resolve({ arbitrary, try: tryDraftFile, close: () => Promise.resolve() });
  },
};

async function tryDraftFile(text: string): Promise<Outcome> {
  looksLikeDraft(text);
  const opened = parseDraft(text, new Map());
  if (!opened.ok) return refused(opened.error);
  const stored: string[] = [];
  const shelf: DraftShelf = {
    read: () => Promise.resolve(null),
    put: (draft, events) => Promise.resolve(void stored.push(printDraft({ id: draft, events, games: [] }))),
    games: { read: () => Promise.resolve(null), put: () => Promise.resolve() },
  };
  const taken = await takeDraft(shelf, opened.value);
  if (!taken.ok) return refused(taken.error);
  // The rules have verified the stored draft, so exporting and parsing it must succeed.
  const again = parseDraft(stored[0] ?? '', new Map());
  if (stored.length !== 1 || !again.ok) throw new Breach('what was stored is no file that can be taken');
  return 'taken';
}

function refused(error: Problem<string>): Outcome {
  if (!/^IMPORT_[A-Z_]+$/.test(error.code)) throw new Breach(`the code is ${error.code}`);
  const answer = JSON.stringify(error);
  if (answer.length > LONGEST || !isLegible(error.message))
    throw new Breach(`the answer repeats what was sent: ${answer.slice(0, LONGEST)}`);
  return error.code;
}
