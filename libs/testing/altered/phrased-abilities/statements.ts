import type { Duration, Passive } from '#altered/abilities';
import { reaction, resupply } from '../abilities.js';
import {
  boost,
  characters,
  does,
  draw,
  first,
  aTarget,
  gains,
  plants,
  states,
  yours,
  type Phrased,
} from './building.js';

const facing = { ...characters, expedition: 'facing-me' } as const;
const soldiers = { subtype: 'soldier', controller: 'you', other: true } as const;
const spells = { type: 'spell' } as const;
const lasting = (passive: Passive, duration: Duration = 'day') =>
  does({ kind: 'ongoing', passive, duration });

/** Passive abilities, and what effects make of them. */
export const statements: Phrased = {
  'I have +1/+1/+1': states({ kind: 'statistics', of: 'me', add: 1 }),
  'I have +2 {V}': states({ kind: 'statistics', of: 'me', add: { forest: 2 } }),
  'other Soldiers you control have -1 {M} and +1 {O}': states({
    kind: 'statistics',
    of: soldiers,
    add: { mountain: -1, water: 1 },
  }),
  'I have +1/+1/+1 for each Plant you control': states({
    kind: 'statistics',
    of: 'me',
    add: { count: plants },
  }),
  'the {M} of Characters facing me is 0': states({ kind: 'statistics', of: facing, set: { mountain: 0 } }),
  'my statistics are 2/2/2': states({
    kind: 'statistics',
    of: 'me',
    set: { forest: 2, mountain: 2, water: 2 },
  }),
  'during Dusk, I have +1 {V}': states({
    kind: 'statistics',
    of: 'me',
    add: { forest: 1 },
    if: { kind: 'phase', phase: 'dusk' },
  }),
  'during the first Day, I lose my abilities': states({
    kind: 'abilities',
    of: 'me',
    lose: true,
    if: { kind: 'first-day' },
  }),
  'the next Song or Artist you play this turn loses Fleeting': lasting(
    {
      kind: 'played',
      who: 'you',
      cards: { oneOf: [{ subtype: 'song' }, { subtype: 'artist' }] },
      next: true,
      lose: 'fleeting',
    },
    'turn',
  ),
  'I am Gigantic if you control a Plant': states({
    kind: 'keyword',
    of: 'me',
    gain: 'gigantic',
    if: { kind: 'exists', like: plants },
  }),
  'Characters you control are Seasoned': states({ kind: 'keyword', of: yours, gain: 'seasoned' }),
  'this day, I lose Defender': lasting({ kind: 'keyword', of: 'me', lose: 'defender' }),
  'Characters you control are Tough 1': states({ kind: 'tough', of: yours, amount: 1 }),
  'I am Tough X': states({ kind: 'tough', of: 'me', amount: { count: plants } }),
  'Characters facing me lose their abilities': states({ kind: 'abilities', of: facing, lose: true }),
  'this turn, target Character has an ability': does(
    {
      kind: 'ongoing',
      passive: { kind: 'abilities', of: first, gain: [reaction({ kind: 'sacrificed', what: 'me' }, draw())] },
      duration: 'turn',
    },
    [aTarget(characters)],
  ),
  'all Characters are also Robots': states({ kind: 'subtypes', of: characters, gain: ['robot'] }),
  'Characters facing me are Fairies and lose their other types': states({
    kind: 'subtypes',
    of: facing,
    gain: ['fairy'],
    lose: 'all-others',
  }),
  'I lose the type Plant': states({ kind: 'subtypes', of: 'me', lose: ['plant'] }),
  'all regions are {O} and lose their other types': states({
    kind: 'terrains',
    of: 'all-regions',
    gain: ['water'],
    lose: 'all-others',
  }),
  'the region of my Expedition is also {V}': states({
    kind: 'terrains',
    of: 'my-expedition',
    gain: ['forest'],
  }),
  'I cost {1} less for each Plant you control': states({
    kind: 'cost',
    who: 'you',
    of: 'me',
    add: { times: [-1, { count: plants }] },
  }),
  'the next Spell you play this turn costs {2} less': lasting(
    { kind: 'cost', who: 'you', of: spells, add: -2, next: true },
    'turn',
  ),
  'the next card you play this Afternoon costs {1} less': lasting(
    { kind: 'cost', who: 'you', of: {}, add: -1, next: true },
    'afternoon',
  ),
  'Spells you play cost {1} less, but no less than {1}': states({
    kind: 'cost',
    who: 'you',
    of: spells,
    add: -1,
    atLeast: 1,
  }),
  'cards your opponent plays from Reserve cost {1} more': states({
    kind: 'cost',
    who: 'opponent',
    of: {},
    from: 'reserve',
    add: 1,
  }),
  'the next Plant you play is free': lasting({
    kind: 'cost',
    who: 'you',
    of: { subtype: 'plant' },
    free: true,
    next: true,
  }),
  'I can’t cost less than {2}': states({ kind: 'cost', who: 'you', of: 'me', atLeast: 2 }),
  'you may discard a card to reduce my cost by {2}': states({
    kind: 'optional-cost',
    of: 'me',
    pay: { discard: { from: 'reserve', count: 1 } },
    add: -2,
  }),
  'the next Character you play this turn gains 1 boost': lasting(
    { kind: 'played', who: 'you', cards: characters, next: true, counters: { name: 'boost', count: 1 } },
    'turn',
  ),
  'the first Plant you play each Afternoon gains Anchored': states({
    kind: 'played',
    who: 'you',
    cards: { subtype: 'plant' },
    first: 'afternoon',
    gain: 'anchored',
  }),
  'Characters you play from Reserve lose Fleeting': states({
    kind: 'played',
    who: 'you',
    cards: characters,
    from: 'reserve',
    lose: 'fleeting',
  }),
  'Characters you play from Reserve don’t gain Fleeting': states({
    kind: 'played',
    who: 'you',
    cards: characters,
    from: 'reserve',
    notGained: 'fleeting',
  }),
  'your opponent can’t play Spells from Reserve': states({
    kind: 'cannot-play',
    who: 'opponent',
    cards: { ...spells, zone: 'reserve' },
  }),
  'I can’t be played': states({ kind: 'cannot-play', who: 'each-player', cards: 'me' }),
  'my Expedition can’t move forward during Dusk': states({
    kind: 'cannot-move-forward',
    which: 'my-expedition',
    during: 'dusk',
  }),
  'I can’t gain Fleeting': states({ kind: 'cannot-gain', of: 'me', status: 'fleeting' }),
  'Permanents your opponent controls can’t be readied': states({
    kind: 'cannot-be-readied',
    of: { type: 'permanent', controller: 'opponent' },
  }),
  'Permanents you control can’t be sacrificed': states({
    kind: 'cannot-be-sacrificed',
    of: { type: 'permanent', controller: 'you' },
  }),
  'Characters facing me can’t be discarded': states({ kind: 'cannot-be-discarded', of: facing }),
  'abilities of Characters facing me don’t activate': states({
    kind: 'cannot-activate',
    of: facing,
    triggers: ['join', 'from-hand', 'from-reserve'],
  }),
  'you may play me from your discard pile': states({ kind: 'playable-from', of: 'me', zone: 'discard' }),
  'your Reserve limit is one more': states({ kind: 'reserve-limit', add: 1 }),
  'your Landmark limit is one less': states({ kind: 'landmark-limit', add: -1 }),
  'if I would go to Reserve, I go to the discard pile instead': states({
    kind: 'goes-instead',
    of: 'me',
    from: 'expedition',
    to: 'reserve',
    instead: 'discard',
  }),
  'if a Plant would leave the Expedition zone, you may put it in Reserve instead': states({
    kind: 'goes-instead',
    of: { subtype: 'plant' },
    from: 'expedition',
    instead: 'reserve',
    optional: true,
    otherwise: gains('asleep', 'me'),
  }),
  'if you would resupply, draw a card instead': states({
    kind: 'does-instead',
    who: 'you',
    would: 'resupply',
    effect: draw(),
  }),
  'if you would create a Plant token, create two Brassbugs instead': states({
    kind: 'creates-other',
    who: 'you',
    what: { token: true, subtype: 'plant' },
    token: {
      name: 'Brassbug',
      subtypes: ['robot'],
      statistics: { forest: 2, mountain: 2, water: 2 },
    },
    count: 2,
  }),
  'if an opponent would create a Plant token, they create two instead': states({
    kind: 'creates-other',
    who: 'opponent',
    what: { token: true, subtype: 'plant' },
    count: 2,
  }),
  'you may sacrifice a Plant to play me for {1}': states({
    kind: 'optional-cost',
    of: 'me',
    pay: { sacrifice: { like: { subtype: 'plant' }, count: 1 } },
    instead: 1,
  }),
  'I enter the Expedition zone Asleep': states({
    kind: 'enters-with',
    of: 'me',
    zone: 'expedition',
    statuses: ['asleep'],
  }),
  'Plants you control enter the Expedition zone with 1 boost': states({
    kind: 'enters-with',
    of: plants,
    zone: 'expedition',
    counters: { name: 'boost', count: 1 },
  }),
  'the next Plant to enter this turn enters Anchored': lasting(
    { kind: 'enters-with', of: { subtype: 'plant' }, zone: 'expedition', statuses: ['anchored'], next: true },
    'turn',
  ),
  'Landmarks you control enter play with 1 counter': states({
    kind: 'enters-with',
    of: { subtype: 'landmark', controller: 'you' },
    zone: ['expedition', 'landmark'],
    counters: { name: 'Kelon', count: 1 },
  }),
  'I enter the Landmark zone with 2 counters': states({
    kind: 'enters-with',
    of: 'me',
    zone: 'landmark',
    counters: { name: 'Kelon', count: 2 },
  }),
  "I can't have more than 3 boosts": states({
    kind: 'counters-limited',
    of: 'me',
    name: 'boost',
    most: 3,
  }),
  "Plants you control can't have more than 1 counter": states({
    kind: 'counters-limited',
    of: plants,
    name: 'Kelon',
    most: 1,
  }),
  'until Rest, Plants you control are Tough 1': lasting({ kind: 'tough', of: plants, amount: 1 }, 'rest'),
  'the next time I would be discarded this turn, I gain 1 boost instead': lasting(
    { kind: 'instead', would: { kind: 'discarded', what: 'me' }, effect: boost('me'), next: true },
    'turn',
  ),
  'draw one more': states({ kind: 'one-more', verb: 'draw', who: 'you', more: 1 }),
  'resupply two more': states({ kind: 'one-more', verb: 'resupply', who: 'you', more: 2 }),
  'your opponent creates one more': states({ kind: 'one-more', verb: 'create', who: 'opponent', more: 1 }),
  'one more counter': states({ kind: 'one-more', verb: 'counters', who: 'you', more: 1 }),
  'in the Morning, draw only one card and expand from your deck': states({
    kind: 'morning',
    who: 'you',
    draw: 1,
    expandFrom: 'deck',
  }),
  'roll one more die': states({ kind: 'dice', who: 'you', extra: 1 }),
  'this turn, you may add 2 to what you roll': lasting({ kind: 'dice', who: 'you', mayAdd: 2 }, 'turn'),
  'a granted pair of abilities': states({
    kind: 'abilities',
    of: plants,
    gain: [
      { kind: 'keyword', keyword: 'eternal' },
      reaction({ kind: 'join', what: 'me' }, resupply),
      reaction({ kind: 'phase', phase: 'dusk' }, boost('me')),
    ],
  }),
};
