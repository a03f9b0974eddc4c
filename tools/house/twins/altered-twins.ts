import { openSet } from '#altered/cards';
import { altered, type Action, type State } from '#altered/rules';
import { invariant, type GameEvent, type RecordedEvent, type Seat, type Setup, type Viewer } from '#record';
import { abilityDecks } from '#altered/testing';
import { tablesOfFour } from '#altered/testing';
import { playRandomly } from '#record/testing';
import { below, type SeededRandom } from '#record/testing';
import type { CardGame, Shuffling, TwinKind } from './card-twins.js';
import { itemsIn } from './renaming.js';

type Event = GameEvent<Action>;

export const alteredTwins: CardGame<State, Action> = {
  module: altered,
  play: playedGame,
  shufflingsIn,
  seenIn,
  pool: [...openSet().cards.values()].filter(({ type }) => type !== 'hero'),
  unheard: (card, item) => ({
    ...(card as object),
    ...{ reference: `unseen-${item}`, name: `Unseen ${item}`, executed: false, handCost: 9 },
  }),
};

/** Creates twins (two games that differ only in hidden information) from four-player games of Altered. */
export const tableTwins: CardGame<State, Action> = {
  ...alteredTwins,
  play: (name, kind, random) => {
    const mode = below(random, 2) === 0 ? 'two-vs-two' : 'free-for-all';
    return playedOf(tablesOfFour(mode, name), name, kind, random).map(({ event }) => event);
  },
};

/** Limits the number of decisions, because games between two small decks without characters never end. */
const MOST_DECISIONS = 400;

/** Plays a game, usually only its beginning, because less information is hidden at the end of a game. */
function playedGame(name: string, kind: TwinKind, random: SeededRandom): readonly Event[] {
  const war = (usual: Setup): Setup => {
    if (kind === 'shuffle' || below(random, 6) > 0) return usual;
    const mode = below(random, 2) === 0 ? 'booster-war' : 'booster-war-ordered';
    return { ...usual, options: { ...usual.options, mode } };
  };
  return playedOf(abilityDecks(name), name, kind, random, war).map(({ event }) => event);
}

function playedOf(
  setups: readonly Setup[],
  name: string,
  kind: TwinKind,
  random: SeededRandom,
  otherwise: (setup: Setup) => Setup = (setup) => setup,
): readonly RecordedEvent<Action>[] {
  const setup = setups[below(random, setups.length)];
  invariant(setup !== undefined, 'there are decks');
  const small = kind === 'shuffle' || below(random, 2) === 0;
  const decisions = kind === 'shuffle' || below(random, 3) === 0 ? MOST_DECISIONS : 1 + below(random, 90);
  return playRandomly(altered, otherwise(small ? withSmallDecks(setup) : setup), name, { decisions });
}

/** Returns a setup with small decks, so that they soon run out and are reshuffled. */
function withSmallDecks(setup: Setup): Setup {
  const isHero = (reference: string): boolean =>
    (setup.cards[reference] as { readonly type?: string } | undefined)?.type === 'hero';
  const seats = setup.seats.map((seat) => ({
    ...seat,
    deck: seat.deck.filter((reference, index) => isHero(reference) || index % 3 === 0),
  }));
  return { ...setup, seats };
}

/**
 * Returns the shuffles in a record. The first is the shuffle of all decks during set-up, or the creation of decks from
 * boosters (M2.3).
 */
function shufflingsIn(events: readonly Event[]): readonly Shuffling[] {
  const found: Shuffling[] = [];
  let state = altered.fold.initial();
  for (const [revision, event] of events.entries()) {
    const actions = event.kind === 'StepResolved' ? event.actions : [];
    if (event.kind === 'StepResolved' && event.verb === 'open-boosters')
      found.push({
        revision,
        action: 0,
        items: actions.flatMap((action) => (action.kind === 'move' ? (action.item ?? []) : [])),
      });
    for (const [index, action] of actions.entries()) {
      if (action.kind !== 'shuffle') continue;
      // 3.2.2.d: if only the discard pile was shuffled, the remaining cards of the old deck are placed on top, so their
      // order is not hidden by this shuffle.
      const before = altered.fold.evolvePartly(altered.fold.clone(state), event, index);
      const left = action.discard ? (before.seats[action.seat]?.deck ?? []) : [];
      const named = namedByEmblems(before);
      const items = (action.order ?? []).filter((item) => !left.includes(item) && !named.has(item));
      const together = found.length === 1 && found[0]?.revision === revision ? found.pop() : undefined;
      found.push({
        revision,
        action: together?.action ?? index,
        items: [...(together?.items ?? []), ...items],
      });
    }
    state = altered.fold.evolve(state, event);
  }
  return found;
}

/**
 * Returns the items that Emblems refer to. These items were visible, and the Emblems' effects reveal the item numbers
 * even after a shuffle.
 */
const namedByEmblems = ({ items, limbo }: State): ReadonlySet<number> =>
  itemsIn(
    limbo.map((item) => {
      const what = items[item];
      return what?.kind === 'emblem' ? what.emblem : null;
    }),
  );

function seenIn(action: Action, viewer: Viewer): readonly (number | null)[] {
  const isViewer = (seat: Seat | null): boolean => viewer.kind === 'seat' && viewer.seat === seat;
  if (action.kind === 'reveal' && (action.to === null || isViewer(action.to))) return action.items ?? [];
  if (action.kind !== 'move' || action.to.zone === 'deck') return [];
  const open = action.to.zone !== 'hand' && action.faceDown !== true;
  return open || isViewer(action.to.seat) ? [action.item] : [];
}
