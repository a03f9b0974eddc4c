import type { State } from '#altered/rules';
import { cardOf } from '#altered/rules';
import type { Board, Lying } from './board.js';
import type { Difference } from './replayed-game.js';

/** What of a difference says which one it is. */
type Looked = Pick<Difference, 'decision' | 'ours' | 'theirs' | 'day'>;

/** A place where the other program is wrong, and the rule that says so. */
interface KnownDifference {
  readonly rule: string;
  readonly why: string;
  readonly is: (difference: Looked) => boolean;
  /** Makes our position theirs, so that the rest can be compared; absent: the comparison ends there. */
  readonly adopt?: (state: State, theirs: Board, cards: ReadonlyMap<number, number>) => State;
}

/** Takes tokens out of the game as if nothing had created them. */
const without =
  (name: string) =>
  (state: State): State => {
    const gone = new Set(state.expedition.filter((item) => cardOf(state, item).name === name));
    return {
      ...state,
      expedition: state.expedition.filter((item) => !gone.has(item)),
      stays: state.stays.map((stay, item) => (gone.has(item) ? null : stay)),
    };
  };

/** Shuffles discard piles into the empty decks that the other program has shuffled already, in its order. */
function reshuffled(state: State, { decks }: Board, cards: ReadonlyMap<number, number>): State {
  const items = new Map([...cards].map(([item, card]) => [card, item]));
  const isRefilled = (seat: number): boolean =>
    state.seats[seat]?.deck.length === 0 && (decks[seat] ?? []).length > 0;
  const gone = new Set<number>();
  const seats = state.seats.map((zones, seat) => {
    if (!isRefilled(seat)) return zones;
    const deck = (decks[seat] ?? []).flatMap((card) => items.get(card) ?? []);
    for (const item of deck) gone.add(item);
    return { ...zones, deck, discard: zones.discard.filter((item) => !gone.has(item)) };
  });
  const stays = state.stays.map((stay, item) =>
    stay !== null && gone.has(item) ? { ...stay, zone: 'deck' as const, object: null } : stay,
  );
  const known = state.known.map((seen, item) => (gone.has(item) ? 0 : seen));
  return { ...state, seats, stays, known };
}

const emptied = /^(deck of seat \d): $/;
const inDiscard = /^card \d+: discard of seat \d$/;

/** Our empty decks with what lies in the discard piles; of theirs, decks alone. */
const isReshuffledEarly = ({ ours, theirs }: Pick<Difference, 'ours' | 'theirs'>): boolean => {
  const empty = ours.flatMap((line) => emptied.exec(line)?.[1] ?? []);
  return (
    empty.length > 0 &&
    theirs.length === empty.length &&
    theirs.every((line) => empty.some((deck) => line.startsWith(deck))) &&
    ours.every((line) => emptied.test(line) || inDiscard.test(line))
  );
};

const recruit = /^token Ordis Recruit: hero expedition of seat \d$/;

const declined =
  'As many modes are chosen as the effect says, and what they do is done (6.5.a). The other program lets a player decline one whose targets do not suit them.';

/** A spell is played, and the last of what it asks is declined. */
const declinedMode = /actPlay",\[\d+,"limbo"\].*resolveChoice: actChooseAction \[99\]$/;
/** A spell is played, and another one in the middle of it. */
const spellOfSpell =
  /^move \d+, player (\d+), \w+: actTakeAtomicAction \["actPlay",\[\d+,"limbo"\]\]; move \d+, player \1, \w+: actTakeAtomicAction \["actPlay",\[\d+,"limbo"\]\]/;
/** Something that a mode could have been about. */
const inPlay =
  /^(card \d+|token .+): (hero expedition|companion expedition|landmark|reserve|discard) of seat \d/;
const terrainMarker = /^(forest|mountain|water) marker: region \d$/;

/** Takes over how many counters lie on cards of a zone, where there is one sort of them. */
const withCounters =
  (zone: Lying['zone']): NonNullable<KnownDifference['adopt']> =>
  (state, { lying }, cards) => {
    const theirs = new Map(lying.filter((one) => one.zone === zone).map((one) => [one.card, one]));
    return {
      ...state,
      stays: state.stays.map((stay, item) => {
        const their = stay?.zone === zone ? theirs.get(cards.get(item) ?? -1) : undefined;
        if (stay === null || their === undefined) return stay;
        const [name = 'counter'] = Object.keys(stay.counters).filter((one) => one !== BOOST);
        const counters = {
          ...(their.boosts > 0 && { [BOOST]: their.boosts }),
          ...(their.counters > 0 && { [name]: their.counters }),
        };
        return { ...stay, counters };
      }),
    };
  };

const BOOST = 'boost';
const inReserve = /^card \d+: reserve of seat \d( \(\d+ counters\))?$/;
const discarded = /^card \d+: discard of seat \d$/;
const discardedWith = /^card \d+: discard of seat \d \(.*(boosts|counters)\)$/;

/** Differences that were looked at and are no fault of ours. */
const known: readonly KnownDifference[] = [
  {
    rule: '4.1.j',
    why: 'The first day has a Noon: only its Morning is skipped. The other program plays the first Noon of most Heroes, and leaves out the Ordis Recruit of Sigismar & Wingspan.',
    is: ({ day, ours, theirs }) =>
      day === 1 && theirs.length === 0 && ours.length > 0 && ours.every((line) => recruit.test(line)),
    adopt: without('Ordis Recruit'),
  },
  {
    rule: '3.2.2.d',
    why: 'A discard pile is shuffled when a card of the deck is wanted that is not there. The other program shuffles as soon as the deck is empty.',
    is: isReshuffledEarly,
    adopt: reshuffled,
  },
  {
    rule: '6.5.g',
    why: declined,
    is: ({ decision, ours, theirs }) =>
      declinedMode.test(decision) && ours.every((line) => terrainMarker.test(line)) && theirs.length === 0,
    adopt: (state, { markers }) => ({
      ...state,
      adventure: state.adventure.map((region, index) => ({
        ...region,
        ...(region.markers && {
          markers: region.markers.filter(({ terrain }) =>
            markers.some((one) => one.region === index && one.terrain === terrain),
          ),
        }),
      })),
    }),
  },
  {
    rule: '6.5.g',
    why: declined,
    // A mode is about one object: more than that is something else.
    is: ({ decision, ours, theirs }) =>
      declinedMode.test(decision) &&
      [...ours, ...theirs].every((line) => inPlay.test(line)) &&
      new Set([...ours, ...theirs].map((line) => line.replace(/:.*/, ''))).size === 1,
  },
  {
    rule: '7.5.11.a',
    why: 'A card is played when it leaves Limbo. The other program counts a spell as played before another one that its effect plays, so that this one knows of it already.',
    is: ({ decision, ours, theirs }) =>
      spellOfSpell.test(decision) &&
      ours.length === 0 &&
      theirs.length === 1 &&
      theirs.every((line) => line.startsWith('token ')),
  },
  {
    rule: '7.5.9.b',
    why: 'A token joins the Expedition it is created in, whichever player creates it. The other program does not tell cards in Reserve of tokens that an opponent creates there.',
    is: ({ decision, ours, theirs }) =>
      decision.includes('actInvokeToken') && [...ours, ...theirs].every((line) => inReserve.test(line)),
    adopt: withCounters('reserve'),
  },
  {
    rule: '2.5.k',
    why: 'A card that goes to the discard pile loses its counters. The other program leaves them on it.',
    is: ({ ours, theirs }) =>
      ours.length > 0 &&
      ours.every((line) => discarded.test(line)) &&
      theirs.every((line) => discardedWith.test(line)),
    adopt: withCounters('discard'),
  },
];

/** The known difference that a difference is; null where nobody has looked at it yet. */
export const explanationOf = (difference: Looked): KnownDifference | null =>
  known.find(({ is }) => is(difference)) ?? null;
