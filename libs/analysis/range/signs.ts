import type {
  Amounts,
  AtomicAction,
  Choice,
  Decision,
  Fact,
  GameEvent,
  GameModule,
  Knowledge,
  ReadsHands,
  RecordedEvent,
  Seat,
  SeenCards,
} from '#record';
import type { PossibleDeck } from './possible-deck.js';
import { policyAt, type Policy, type PolicyModule } from './policy.js';

/** A player's card that changed zones. */
export interface MovedCard {
  readonly from: string;
  readonly to: string;
  /** The card's reference. Null if the viewer cannot identify the card. */
  readonly reference: string | null;
}

/** A player's decision about cards in hand, limited to the information that the viewer sees. */
export interface HandDecision {
  readonly purse: Amounts;
  /** The policy of a careful player. Null if the choices were not tried. */
  readonly policy: Policy | null;
  /** Empty if the choice is secret. */
  readonly choice: Choice;
  /** The card that left the hand. Null if no card left it, or if the card is unknown. */
  readonly played: string | null;
  /** Whether an unseen card left the hand. */
  readonly isSecret: boolean;
}

/** An event that gives information about a player's hidden cards. It is plain data, so threads can exchange it. */
export interface Sign {
  readonly revision: number;
  readonly moves: readonly MovedCard[];
  /** The player's decision that the event carries out. Null if there is none. */
  readonly decision: HandDecision | null;
  /** The player's mana before the event. */
  readonly purse: Amounts;
  /** The player's cards after the event, as far as the viewer sees them. */
  readonly seen: SeenCards;
}

export type RangeModule<State, A extends AtomicAction> = PolicyModule<State, A> &
  Pick<GameModule<State, A>, 'tell'>;

type ReadEvent<A extends AtomicAction> = Pick<RecordedEvent<A>, 'revision' | 'event'>;

/** The player whose hand is estimated, and the knowledge of the viewer. */
export interface RangeQuestion {
  readonly seat: Seat;
  readonly knowledge: Knowledge;
  readonly deck: PossibleDeck;
  /** Whether to try the player's choices. Trying them takes most of the time. */
  readonly isTried: boolean;
}

interface PendingDecision extends Pick<HandDecision, 'purse' | 'policy' | 'choice'> {
  /**
   * Whether the choice is secret. Several players' secret choices are carried out together, after the last player has
   * chosen.
   */
  readonly isHidden: boolean;
}

/**
 * Collects signs about a player's hidden cards from a record, event by event. Uses only masked events, the viewer's
 * view and dealt hands. Therefore, games that look the same to the viewer give the same signs.
 */
export class SignReader<State, A extends AtomicAction> {
  readonly signs: Sign[] = [];
  #state: State;
  /** The decision that the next step carries out. */
  #pending: PendingDecision | null = null;

  constructor(
    private readonly module: RangeModule<State, A>,
    private readonly hands: ReadsHands<State>,
    private readonly question: RangeQuestion,
  ) {
    this.#state = module.fold.initial();
  }

  take({ revision, event }: ReadEvent<A>): void {
    const { module, hands, signs } = this;
    const { seat, knowledge } = this.question;
    const before = this.#state;
    const masked = module.see.mask(event, before, knowledge.viewer);
    const moves = module.tell.facts(masked, before).flatMap((fact) => this.#moveOf(fact));
    const purse = event.kind === 'StepResolved' ? hands.purse(before, seat) : {};
    if (masked.kind === 'DecisionMade' && masked.seat === seat && this.#pending !== null)
      this.#pending = { ...this.#pending, choice: masked.choice };
    const decision = this.#answered(masked, moves);
    this.#state = module.fold.evolve(before, event);
    if (event.kind === 'DecisionRequested') this.#ask(event.decision);
    if (event.kind === 'StepResolved' || decision !== null)
      signs.push({ revision, moves, decision, purse, seen: hands.seen(this.#state, knowledge.viewer, seat) });
  }

  /** Stores a decision if its options include cards in hand and its player is the one whose hand is estimated. */
  #ask(decision: Decision): void {
    const { module, hands, question } = this;
    const { seat, knowledge, deck, isTried } = question;
    const isHidden = decision.hidden === true;
    if (decision.seat !== seat || !(isHidden || decision.kind === hands.turn)) return;
    const policy = isTried ? policyAt(module, this.#state, decision, knowledge, deck) : null;
    this.#pending = { purse: hands.purse(this.#state, seat), policy, choice: [], isHidden };
  }

  /** Returns the decision that an event carries out. Null if there is none. */
  #answered(event: GameEvent<A>, moves: readonly MovedCard[]): HandDecision | null {
    if (this.#pending === null || event.kind === 'DecisionMade') return null;
    const { isHidden, ...decision } = this.#pending;
    const left = moves.find(({ from }) => from === 'hand');
    const isLater =
      event.kind === 'DecisionRequested' ? event.decision.hidden === true : event.kind === 'StepResolved';
    if (isHidden && left === undefined && isLater) return null;
    this.#pending = null;
    const played = left?.reference ?? null;
    return { ...decision, played, isSecret: left !== undefined && played === null };
  }

  #moveOf(fact: Fact): readonly MovedCard[] {
    if (fact.kind !== 'card' || fact.seat !== this.question.seat) return [];
    const { from, to, card } = fact;
    return from === to ? [] : [{ from: from ?? 'deck', to: to ?? 'outside', reference: card.reference }];
  }
}

/**
 * Returns the signs in a whole record. In records from other platforms, choices are not tried, because the rules cannot
 * always continue from these records.
 */
export function signsOf<State, A extends AtomicAction>(
  module: RangeModule<State, A>,
  events: readonly ReadEvent<A>[],
  { seat, knowledge, deck }: Omit<RangeQuestion, 'isTried'>,
): readonly Sign[] {
  if (module.hands === undefined) return [];
  const isTried = !events.some(({ event }) => event.kind === 'GameImported');
  const reader = new SignReader(module, module.hands, { seat, knowledge, deck, isTried });
  for (const recorded of events) reader.take(recorded);
  return reader.signs;
}
