import fc from 'fast-check';
import {
  buildDeck,
  draftEventProblem,
  openBooster,
  pickCard,
  poolOf,
  poolProblem,
  readDistribution,
  readDraftEvent,
  startDraft,
  strayCards,
  usualDistribution,
  verifiedDraft,
  type DraftCards,
  type DraftEvent,
} from '#altered/drafts';
import { invariant } from '#record';
import { cardsOfRiver, draftOfBots } from '#altered/testing';
import { Breach, type Door } from './door.js';
import { grownTrees } from './grown-trees.js';
import { damaged } from './strange-texts.js';

/** A file that defines booster contents, a stored event, or an action in a draft. */
type Input =
  | { readonly what: 'file'; readonly text: string }
  | { readonly what: 'stored'; readonly event: unknown }
  | { readonly what: 'act'; readonly picks: readonly (readonly [number, string | number])[] };

export const door: Door<Input> = {
  name: 'drafts',
  enters: 'distributions of boosters, stored events of drafts, picks and decks',
  inputs: 5000,
  open: () => {
    const cards = cardsOfRiver();
    const events = draftOfBots(['Ada', 'Ben', 'Cleo'], { seed: 'door', boosters: 1, decks: false });
    const [first, ...others] = events;
    invariant(first?.kind === 'DraftStarted', 'a draft starts');
    const small = { ...first, cards: Object.fromEntries(Object.entries(cards).slice(0, 4)) };
    const key = fc.oneof(
      fc.constantFrom(...Object.keys(cards).slice(0, 30)),
      fc.nat(14),
      fc.constantFrom('', '__proto__', 'MANA_CONVERGENCE'),
    );
    return Promise.resolve({
      arbitrary: fc.oneof(
        damaged([JSON.stringify(usualDistribution)], 2000).map((text): Input => ({ what: 'file', text })),
        grownTrees([usualDistribution]).map((tree): Input => ({ what: 'file', text: JSON.stringify(tree) })),
        grownTrees([small, ...others.slice(0, 8)]).map((event): Input => ({ what: 'stored', event })),
        fc
          .array(fc.tuple(fc.integer({ min: -1, max: 4 }), key), { maxLength: 30 })
          .map((picks): Input => ({ what: 'act', picks })),
      ),
      try: (input) => Promise.resolve(tried(input, cards, first)),
      close: () => Promise.resolve(),
    });
  },
};

function tried(
  input: Input,
  cards: DraftCards,
  first: Extract<DraftEvent, { kind: 'DraftStarted' }>,
): string {
  switch (input.what) {
    case 'file': {
      const read = readDistribution(input.text, 'boosters.json');
      if (!read.ok) return read.error.code;
      if (poolProblem('RIVER', cards, read.value) !== null) return 'set too small';
      const { cards: own } = openBooster(poolOf(cards), read.value, 'door');
      if (own.length !== read.value.cards) throw new Breach('a booster does not have its cards');
      return 'taken';
    }
    case 'stored': {
      const { kind } = (input.event ?? {}) as { readonly kind?: unknown };
      const read = readDraftEvent({
        stream: 'draft-door',
        id: '3f9f6d0e-0000-4000-8000-000000000000',
        revision: 0,
        type: String(kind),
        data: input.event,
        metadata: { schema: 1, recordedAt: '2026-11-22T20:00:00.000Z' },
      });
      if (!read.ok) return read.error.code;
      if (draftEventProblem(read.value.event, 'event') !== null)
        throw new Breach('what is read does not enter');
      verifiedDraft([read.value.event]);
      return 'taken';
    }
    case 'act':
      return acted(input.picks, first);
  }
}

/**
 * Performs actions, some of them invalid, in a new draft. No card may be lost, and replaying the record must produce
 * the same events.
 */
function acted(
  picks: readonly (readonly [number, string | number])[],
  { kind: _, digest: __, ...setup }: Extract<DraftEvent, { kind: 'DraftStarted' }>,
): string {
  const started = startDraft(setup);
  invariant(started.ok, 'the draft begins');
  let { state } = started.value;
  const events = [...started.value.events];
  let last = 'taken';
  for (const [seat, meant] of picks) {
    const card = typeof meant === 'number' ? (state.seats[seat]?.held?.cards[meant] ?? 'none') : meant;
    const picked = pickCard(state, { seat, card, by: 'person' });
    if (!picked.ok) {
      last = picked.error.code;
      continue;
    }
    events.push(...picked.value.events);
    ({ state } = picked.value);
  }
  const deck = { hero: null, cards: picks.map(([, meant]) => `${meant}`) };
  const built = buildDeck(state, 0, deck, 'person');
  if (built.ok) throw new Breach('a deck is built while boosters are passed');
  if (strayCards(state).length > 0) throw new Breach('cards are lost');
  if (verifiedDraft(events).status !== 'EXACT') throw new Breach('the record is not what was decided');
  return last;
}
