import {
  botPick,
  buildDeck,
  pickCard,
  startDraft,
  suggestedDeck,
  type DraftDecided,
  type DraftSetup,
} from '#altered/drafts';
import { invariant } from '#record';
import { exitCodes, must } from './failure.js';

/**
 * Lets bots draft and build decks. Yields after each round of picks and each deck, until the matches begin or the draft
 * ends.
 */
export function* draftedByBots(setup: DraftSetup): Generator<DraftDecided, void> {
  let now = must(startDraft(setup), exitCodes.badInput);
  yield now;
  while (now.state.phase === 'drafting') {
    const events = [];
    for (const [seat, { held, pool }] of now.state.seats.entries()) {
      invariant(held !== null, `seat ${seat} holds a booster`);
      const card = botPick(setup.cards, pool, held.cards);
      now = must(pickCard(now.state, { seat, card, by: 'bot' }), exitCodes.bug);
      events.push(...now.events);
    }
    yield { events, state: now.state };
  }
  for (const [seat, { pool }] of now.state.seats.entries()) {
    now = must(buildDeck(now.state, seat, suggestedDeck(setup.cards, pool), 'bot'), exitCodes.bug);
    yield now;
  }
}
