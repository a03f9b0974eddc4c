import { contracts, contractsSetup, openContracts, openDecks, type Action, type State } from '#contracts';
import type { GameEvent, Seat, Viewer } from '#record';
import { playRandomly } from '#record/testing';
import { below, shuffled, type SeededRandom } from '#record/testing';
import type { CardGame, Shuffling } from './card-twins.js';

type Event = GameEvent<Action>;

const hiddenZones = new Set(['deck', 'hand', 'aside', 'looked']);

export const contractsTwins: CardGame<State, Action> = {
  module: contracts,
  play(name, _kind, random: SeededRandom): readonly Event[] {
    const decks = shuffled(random, openDecks()).slice(0, 2);
    const setup = contractsSetup({ decks, names: ['Ada', 'Ben'], seed: name });
    const decisions = below(random, 4) === 0 ? Infinity : 1 + below(random, 60);
    return playRandomly(contracts, setup, name, { decisions }).map(({ event }) => event);
  },
  shufflingsIn(events) {
    return events.flatMap((event, revision): readonly Shuffling[] => {
      if (event.kind !== 'StepResolved') return [];
      const items = event.actions.flatMap((action) =>
        action.kind === 'shuffle' ? (action.order ?? []) : [],
      );
      return items.length === 0 ? [] : [{ revision, action: event.actions.findIndex(isShuffle), items }];
    });
  },
  seenIn(action: Action, viewer: Viewer): readonly (number | null)[] {
    const isViewer = (seat: Seat): boolean => viewer.kind === 'seat' && viewer.seat === seat;
    if (action.kind === 'reveal' || action.kind === 'activate') return [action.item];
    if (action.kind === 'set-aside') return isViewer(action.seat) ? (action.items ?? []) : [];
    if (action.kind !== 'move') return [];
    return !hiddenZones.has(action.to) || (action.to !== 'deck' && isViewer(action.seat))
      ? [action.item]
      : [];
  },
  pool: openContracts(),
  unheard: (card, item) => ({ ...(card as object), reference: `unseen-${item}`, name: `Unseen ${item}` }),
};

const isShuffle = ({ kind }: Action): boolean => kind === 'shuffle';
