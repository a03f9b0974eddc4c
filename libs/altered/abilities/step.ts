import type { Fields, Kinds, KindSpecs, Specs } from './shape.js';
import { either, lacking, later, list, many, word } from './shape.js';

export const statistics = { forest: 'whole', mountain: 'whole', water: 'whole' } as const satisfies Specs;
export type Statistics = Fields<typeof statistics>;

/** Where a step moves things. Private zones are always the owner's (1.4.3.a). */
export const destination = {
  zone: 'zone',
  /** Of several, the player who moves things chooses one for each ("put them in your Expeditions"). */
  'expedition?': 'expeditions or target',
  /** Place in the deck: `top`, `bottom` or a number of cards from one of them (3.2.2.f). */
  'position?': either(
    word('top', 'bottom'),
    { fields: { fromTop: 'index' } },
    { fields: { fromBottom: 'index' } },
  ),
  /** "The Xth position of the deck", from the top. */
  'nth?': 'count',
  /** Mana Orbs are face down anyway (3.2.9.b). */
  'faceDown?': 'yes',
  /** With these statuses; Mana Orbs are exhausted unless `ready` (3.2.9.b). */
  'statuses?': many('status'),
  'ready?': 'yes',
} as const satisfies Specs;
export type Destination = Fields<typeof destination>;

/** A token as its effect defines it (2.2.3.f, 2.2.9.e, 2.2.10.e, 7.3.3.b). */
export const token = {
  name: 'name',
  /** A character (2.2.1.d), unless the card that shows it says otherwise (1.4.2.a); a permanent has no statistics (2.2.9.c). */
  'type?': word('permanent'),
  subtypes: list('name'),
  statistics: 'statistics',
  /** Of a Signature token, which is played from Reserve. */
  'reserveCost?': 'index',
  'abilities?': 'abilities of tokens',
  /** Its abilities in words, for the reader. */
  'text?': 'texts',
} as const satisfies Specs;
export type TokenDefinition = Fields<typeof token>;

/** A token that is known by its name. */
const namedToken = { named: 'name' } as const;
export type NamedToken = Fields<typeof namedToken>;

/** The Signature token that the text of a player's Hero defines. */
const signature = { signatureOf: word('your-hero') } as const;
export type SignatureToken = Fields<typeof signature>;

/** Where a token is created: in an expedition, in somebody's Landmarks, or in your Reserve. */
export const places = {
  expedition: { expedition: 'described' },
  landmarks: { of: 'players' },
  /** Of the player who controls, or controlled, an object. */
  'controllers-landmarks': { what: 'known' },
  reserve: {},
} as const satisfies KindSpecs;
export type TokenPlace = Kinds<typeof places>;

/** Where a Terrain Marker is put (3.2.1.d of edition 4.0): on any visible region, or on that of an expedition. */
export const markedRegion = either(word('target', 'my-region'), {
  fields: { regionOf: 'expeditions or target' },
});
export type MarkedRegion = 'target' | 'my-region' | Fields<{ readonly regionOf: 'expeditions or target' }>;

/** What is waited for once: "The next Character that joins my Expedition this turn". */
export const nextEvents = {
  joins: { what: 'selector', expedition: 'expeditions' },
  played: { what: 'selector', 'from?': 'hand or reserve', 'expedition?': 'expeditions' },
  activated: { symbol: 'symbol' },
} as const satisfies KindSpecs;
export type NextEvent = Kinds<typeof nextEvents>;

const who = { 'who?': 'players' } as const;
const markers = 'Terrain Markers';
const symbols = 'what counts or names symbols of abilities';
const some = either('expeditions or target', 'such');

/** One verb (6.1.c). `who` does it; you, unless it says otherwise. */
export const steps = {
  draw: { ...who, count: 'count' },
  resupply: { ...who, 'count?': 'count' },
  discard: { ...who, what: 'what' },
  sacrifice: { ...who, 'count?': 'count', what: 'selector' },
  /** Up to one target card in a Reserve (7.3.18.a); `target` says which occurrence of "target" it is. */
  sabotage: { target: 'sabotage' },
  /** Put, send, return: synonyms (7.3.15.b). */
  move: { ...who, to: 'destination', what: 'what' },
  /** `distributed`: so many in all, "distributed as you choose" among the expeditions; otherwise so many in each. */
  create: {
    ...who,
    'count?': 'count',
    in: 'expeditions or target',
    token: 'token',
    'distributed?': 'yes',
  },
  status: { change: 'gain or lose', status: 'status', what: 'what' },
  /** `augments`: the counter that was chosen for an Augment, of several (7.3.4.a of edition 4.0). */
  counters: {
    change: word('gain', 'remove'),
    name: 'name',
    count: 'count',
    what: 'what',
    'augments?': 'yes',
  },
  'switch-expeditions': { what: 'what' },
  'move-expedition': { which: some, direction: 'direction' },
  roll: { ...who, note: 'name' },
  reveal: { what: 'what' },
  look: { ...who, what: 'what' },
  shuffle: who,
  'play-for-free': { what: 'what' },
  /** Activates the object's reactions with these triggers (7.3.1.b–d). */
  activate: { triggers: many('trigger symbol'), what: 'what' },
  'after-you': {},
  /** "You win the game". */
  win: who,
  /** Lasts longer than the resolution: an ongoing emblem (2.2.2.m, 2.2.13). */
  ongoing: { passive: 'passive', duration: 'duration' },
  /** In Landmarks, or in an expedition that is described. */
  'create-at': {
    ...who,
    'count?': 'quantity',
    place: 'place',
    token: either('token', { fields: namedToken }, { fields: signature }),
  },
  distribute: { name: 'name', count: 'quantity', among: 'what' },
  'receive-gift': {},
  ascend: lacking('Ascension', { which: some }),
  'exhausted-resupply': lacking('Exhausted Resupply', who),
  augment: lacking('Augment', { what: 'what' }),
  defect: lacking('Defect', { what: 'what' }),
  complete: lacking('Feats', { what: 'what' }),
  /** Plays with Rush. With `handCost`, a card from Reserve may be paid for with its Hand Cost. */
  rush: lacking('Rush', { ...who, 'what?': 'selector', 'handCost?': 'yes' }),
  /** Passing as an effect. */
  pass: later('passing as an effect', who),
  /** As many counters more as there are. */
  double: later('counters that are doubled', { what: 'what', name: 'name' }),
  'take-control': later('control that is taken', {
    what: 'what',
    'to?': word('my-expedition', 'one-of-yours'),
  }),
  /** "I gain “…”", for as long as it is where it is. */
  'gain-abilities': later('abilities that an effect gives', { what: 'what', abilities: 'granted abilities' }),
  /** "I gain its subtypes", for as long as it is where it is. */
  'gain-subtypes': later('sub-types that an effect gives', { what: 'what', of: 'known' }),
  /** Abilities of others, as if this object had them; `nth`: of all that there are, the one that was chosen. */
  'activate-as-own': later(symbols, {
    of: 'known',
    symbol: 'symbol',
    'which?': word('all'),
    'upTo?': 'index',
    'nth?': 'index',
  }),
  /** Objects that are known or chosen, rather than so many of a kind. */
  'sacrifice-objects': later('the sacrifice of certain objects', { ...who, what: 'what' }),
  exchange: lacking('Exchange', { what: 'what', with: 'what' }),
  /** Of two; the other one can be named apart. */
  'exchange-boosts': later('boosts that are exchanged', { 'with?': 'known', what: 'what' }),
  'take-counters': later('counters that are taken from elsewhere', {
    count: either(word('all'), 'quantity'),
    from: 'what',
    'name?': 'name',
    'upTo?': 'yes',
    'spend?': 'yes',
  }),
  'counters-up-to': later('counters up to a maximum', {
    count: 'quantity',
    what: 'what',
    name: 'name',
    most: 'index',
  }),
  'we-gain': later('what two objects gain together', {
    gain: either('status', { fields: { name: 'name', count: 'quantity' } }),
    with: 'known',
  }),
  /** Without a terrain: one of its own. */
  'place-marker': lacking(markers, { 'terrain?': 'terrain', on: 'marked region' }),
  'move-marker': lacking(markers, { terrain: 'terrain', to: 'marked region' }),
  target: later('targets that are only pointed at', { what: 'what' }),
  'another-turn': later('additional turns', {}),
  'lose-boosts': later('the loss of all boosts', { what: 'what' }),
  pay: later('payments inside of effects', { ...who, mana: 'index' }),
  'become-first-player': later('the first player as an effect', who),
  /** `nth`: of several, the one that was chosen. */
  'activate-own': later(symbols, {
    what: 'what',
    symbol: 'symbol',
    'which?': word('all', 'one'),
    'nth?': 'index',
  }),
  /** A card of one's own, from hand or Reserve where its description names no zone; `asFrom`: "as if from hand". */
  play: later('cards that are played by an effect for a price', {
    ...who,
    'less?': 'quantity',
    'in?': 'expeditions or target',
    what: 'what',
    'atLeast?': 'index',
    'free?': 'yes',
    'asFrom?': word('hand'),
  }),
  choose: later('objects that are only chosen', { ...who, what: 'what' }),
  'cannot-move-forward': later('expeditions that an effect holds back', {
    which: 'expeditions or target',
    duration: word('turn', 'day', 'rest'),
  }),
  next: later('what waits for the next event', {
    trigger: 'next event',
    effect: 'effect',
    duration: 'span',
    'said?': 'name',
  }),
} as const satisfies KindSpecs;
export type Step = Kinds<typeof steps>;
