import { seatViewer, type AtomicAction } from '#record';
import { Trials } from '../evaluation/trials.js';
import { QuickPlay } from '../playouts/quick-play.js';
import type { OpeningHand, OpeningModule } from './opening-hand.js';

/** The maximum number of decisions per day in a playout. */
const DECISIONS_A_DAY = 60;

/**
 * Returns trials of choices about an opening hand. Each trial deals the unknown hands and decks again. Players who
 * decide before this player choose carefully.
 */
export function openingTrials<State, A extends AtomicAction>(
  module: OpeningModule<State, A>,
  { first, decision, state, dealt }: OpeningHand<State, A>,
  seed: string,
): Trials<State, A> {
  const { seat } = decision;
  const knowledge = { viewer: seatViewer(seat), lists: true };
  const horizon = { days: first.days, decisions: first.days * DECISIONS_A_DAY };
  const deal = (random: string): State => {
    const quick = new QuickPlay(module, `${random}/before`);
    let reached = module.bots.deal(dealt, knowledge, random);
    for (;;) {
      const pending = module.play.legal(reached);
      if (pending === null || pending.seat === seat) return reached;
      const next = quick.nextWithCare(reached, pending);
      // If an endless loop of cards prevents further play, deals from the state of the decision instead.
      if (next === null) return module.bots.deal(state, knowledge, random);
      reached = next;
    }
  };
  return new Trials(module, state, { seat, knowledge, seed, horizon, deal });
}
