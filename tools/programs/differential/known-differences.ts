import type { State } from '#altered/rules';
import { cardOf } from '#altered/rules';
import type { Board, Lying } from './board.js';
import type { Difference } from './replayed-game.js';
import { inOrderOf, itemsOf } from './seated-game.js';

/** The fields by which a difference is recognised. */
type Looked = Pick<Difference, 'decision' | 'ours' | 'theirs' | 'day'>;

/** A known error of the other program, and the rule that it breaks. */
interface KnownDifference {
  readonly rule: string;
  readonly why: string;
  readonly is: (difference: Looked) => boolean;
  /**
   * Adjusts our state to the other program's position, so that the comparison can continue. If absent, the comparison
   * ends at this difference.
   */
  readonly adopt?: (state: State, theirs: Board, cards: ReadonlyMap<number, number>) => State;
}

/** Returns a function that removes all tokens with a given name from Expeditions, as if they had never been created. */
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

/**
 * If the other program has already reshuffled a discard pile into an empty deck, repeats that reshuffle in our state.
 */
function reshuffled(state: State, { decks }: Board, cards: ReadonlyMap<number, number>): State {
  const items = itemsOf(cards);
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

/** Whether the only difference is that the other program has already reshuffled discard piles into empty decks. */
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
  'A player must choose as many modes as the effect states, and carry them out (6.5.a). The other program lets a player decline a mode with unfavourable targets.';

/** Matches the play of a spell whose last mode was declined. */
const declinedMode =
  /actPlay",\[\d+,"limbo"\].*(resolveChoice: actChooseAction \[99\]|resolveChoice: actChooseAction \[\d+\]; move \d+, player \d+, target: actPassOptionalAction \[\])$/;
/** Matches the play of a spell during the resolution of another spell. */
const spellOfSpell =
  /^move \d+, player (\d+), \w+: actTakeAtomicAction \["actPlay",\[\d+,"limbo"\]\]; move \d+, player \1, \w+: actTakeAtomicAction \["actPlay",\[\d+,"limbo"\]\]/;
/** Matches a difference in an object that one mode of a spell could have affected. */
const inPlay =
  /^(card \d+|token .+): (hero expedition|companion expedition|landmark|reserve|discard) of seat \d/;
const terrainMarker = /^(forest|mountain|water) marker: region \d$/;

/**
 * Returns a function that gives cards in a zone the number of counters that they have in the other program. The
 * function only supports cards with a single kind of counter.
 */
const withCounters =
  (zone: Lying['zone']): NonNullable<KnownDifference['adopt']> =>
  (state, { lying }, cards) => {
    const theirs = new Map(
      lying.filter((object) => object.zone === zone).map((object) => [object.card, object]),
    );
    return {
      ...state,
      stays: state.stays.map((stay, item) => {
        const their = stay?.zone === zone ? theirs.get(cards.get(item) ?? -1) : undefined;
        if (stay === null || their === undefined) return stay;
        const [name = 'counter'] = Object.keys(stay.counters).filter((counter) => counter !== BOOST);
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

const readyMana = /^ready mana of seat (\d): \d+$/;
const deckOrder = /^\d+( \d+)*$/;
const inMana = /^card \d+: mana of seat \d$/;
const inManaWith = /^card \d+: mana of seat \d \(\d+ counters\)$/;
const manaseed = /^token Manaseed: landmark of seat \d$/;
const hadNoTarget =
  /"actPlay",\[\d+,"limbo"\]\]; move \d+, player \d+, resolveChoice: actChooseAction \[\d+\]$/;

/** Whether a deck is sorted by card number except for one card that was put into it. */
function isSortedAround(line: string): boolean {
  const cards = line.split(' ').map(Number);
  return cards.some((_, at) => {
    const others = cards.toSpliced(at, 1);
    return others.every((card, index) => index === 0 || card > (others[index - 1] ?? 0));
  });
}

/** Readies or exhausts Mana Orbs to match the other program's number of ready ones. */
const withTheirReadyMana: NonNullable<KnownDifference['adopt']> = (state, { readyMana }) => {
  const stays = [...state.stays];
  for (const seat of state.seats.keys()) {
    const orbs = [...stays.entries()].filter(([, stay]) => stay?.zone === 'mana' && stay.seat === seat);
    const [ready, exhausted] = [false, true].map((is) =>
      orbs.filter(([, stay]) => stay?.statuses.includes('exhausted') === is),
    ) as [typeof orbs, typeof orbs];
    const more = (readyMana[seat] ?? 0) - ready.length;
    for (const [item, stay] of more > 0 ? exhausted.slice(0, more) : ready.slice(0, -more))
      if (stay !== null) stays[item] = { ...stay, statuses: more > 0 ? [] : ['exhausted'] };
  }
  return { ...state, stays };
};

/** Moves cards from hands and Reserves to the discard pile if the other program has them there. */
const withTheirDiscard: NonNullable<KnownDifference['adopt']> = (state, { lying }, cards) => {
  const theirs = new Set(lying.filter(({ zone }) => zone === 'discard').map(({ card }) => card));
  const isThere = (item: number): boolean => theirs.has(cards.get(item) ?? -1);
  const gone = new Set<number>();
  const stays = state.stays.map((stay, item) => {
    if (stay === null || (stay.zone !== 'hand' && stay.zone !== 'reserve') || !isThere(item)) return stay;
    gone.add(item);
    return { ...stay, zone: 'discard' as const };
  });
  const seats = state.seats.map((zones) => ({
    ...zones,
    hand: zones.hand.filter((item) => !gone.has(item)),
    reserve: zones.reserve.filter((item) => !gone.has(item)),
    discard: [...zones.discard, ...[...zones.hand, ...zones.reserve].filter((item) => gone.has(item))],
  }));
  return { ...state, seats, stays };
};

/** The differences that were examined and in which our result is correct under the rules. */
const known: readonly KnownDifference[] = [
  {
    rule: '4.1.j',
    why: 'The first day has a Noon: only its Morning is skipped. The other program plays the first Noon for most Heroes, but does not create the Ordis Recruit of Sigismar & Wingspan.',
    is: ({ day, ours, theirs }) =>
      day === 1 && theirs.length === 0 && ours.length > 0 && ours.every((line) => recruit.test(line)),
    adopt: without('Ordis Recruit'),
  },
  {
    rule: '3.2.2.d',
    why: 'A discard pile is shuffled when an effect needs a card from an empty deck. The other program shuffles as soon as the deck is empty.',
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
            markers.some((marker) => marker.region === index && marker.terrain === terrain),
          ),
        }),
      })),
    }),
  },
  {
    rule: '6.5.g',
    why: declined,
    // A mode affects one object, so a difference in several objects has another cause.
    is: ({ decision, ours, theirs }) =>
      declinedMode.test(decision) &&
      [...ours, ...theirs].every((line) => inPlay.test(line)) &&
      new Set([...ours, ...theirs].map((line) => line.replace(/:.*/, ''))).size === 1,
  },
  {
    rule: '7.5.11.a',
    why: 'A card is played when it leaves Limbo. If the effect of a spell plays a second spell, the other program counts the first spell as played too early, so the second spell already counts it.',
    is: ({ decision, ours, theirs }) =>
      spellOfSpell.test(decision) &&
      ours.length === 0 &&
      theirs.length === 1 &&
      theirs.every((line) => line.startsWith('token ')),
  },
  {
    rule: '7.5.9.b',
    why: 'A token joins the Expedition in which it is created, whichever player creates it. In the other program, cards in Reserve do not react to tokens that an opponent creates there.',
    is: ({ decision, ours, theirs }) =>
      decision.includes('actInvokeToken') && [...ours, ...theirs].every((line) => inReserve.test(line)),
    adopt: withCounters('reserve'),
  },
  {
    rule: '2.5.j',
    why: 'A Permanent that leaves Landmarks loses its counters. The other program leaves them on the Mana Orb.',
    is: ({ ours, theirs }) =>
      ours.length > 0 &&
      ours.every((line) => inMana.test(line)) &&
      theirs.every((line) => inManaWith.test(line)),
    adopt: withCounters('mana'),
  },
  {
    rule: '3.2.2.c',
    why: 'A card goes to its position, and the other cards keep their order. The other program sorts the rest of the deck by card number.',
    is: ({ ours, theirs }) =>
      ours.length > 0 &&
      [...ours, ...theirs].every((line) => deckOrder.test(line)) &&
      theirs.every((line, seat) => line === ours[seat] || isSortedAround(line)),
    adopt: inOrderOf,
  },
  {
    rule: '3.2.2.d',
    why: 'A discard pile is shuffled when an effect needs a card from an empty deck. In that case, the other program moves no card.',
    is: ({ ours, theirs }) =>
      ours.length === 1 &&
      theirs.length === 1 &&
      /^card \d+: (hand|reserve) of seat \d$/.test(ours[0] ?? '') &&
      theirs[0] === ours[0]?.replace(/hand|reserve/, 'discard'),
    adopt: withTheirDiscard,
  },
  {
    rule: '3.2.9.e',
    why: 'Before discarding a Mana Orb, a player can swap exhausted and ready Mana Orbs. The other program exhausts different Mana Orbs to pay.',
    is: ({ decision, ours, theirs }) =>
      decision.includes('actTarget') &&
      ours.length === 1 &&
      theirs.length === 1 &&
      readyMana.exec(ours[0] ?? '')?.[1] === readyMana.exec(theirs[0] ?? '')?.[1],
    adopt: withTheirReadyMana,
  },
  {
    rule: '6.5.d',
    why: 'Statements about a missing target are false. The other program treats the Base Cost of a missing target as 0.',
    is: ({ decision, ours, theirs }) =>
      hadNoTarget.test(decision) &&
      ours.length === 0 &&
      theirs.length === 1 &&
      theirs.every((line) => manaseed.test(line)),
  },
  {
    rule: '7.4.4.k',
    why: 'Both Expeditions of a Gigantic Character must be behind. The other program checks only the Expedition that contains the card.',
    is: ({ decision, ours, theirs }) =>
      /"actPlay",\[\d+,"storm\w+"\]/.test(decision) &&
      decision.includes('actInvokeToken') &&
      theirs.some((line) => line.startsWith('token ')) &&
      ours.some((line) => /: landmark of seat \d \(2 counters\)$/.test(line)) &&
      theirs.some((line) => discarded.test(line)),
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

/** Returns the known error that explains a difference. Null if the difference is unexplained. */
export const explanationOf = (difference: Looked): KnownDifference | null =>
  known.find(({ is }) => is(difference)) ?? null;
