import type { Fields, Kinds, KindSpecs, Specs, Value } from './shape.js';
import { either, lacking, many, word } from './shape.js';

export const statistics = { forest: 'whole', mountain: 'whole', water: 'whole' } as const satisfies Specs;
export type Statistics = Fields<typeof statistics>;

/** The destination of moved objects. A private zone is always the owner's (1.4.3.a). */
export const destination = {
  zone: 'zone',
  /**
   * The expedition. If the field names several expeditions, the player who moves the objects chooses one for each
   * object ("put them in your Expeditions").
   */
  'expedition?': 'expeditions or target',
  /** The position in the deck: `top`, `bottom`, or a distance in cards from either end (3.2.2.f). */
  'position?': either(
    word('top', 'bottom'),
    { fields: { fromTop: 'index' } },
    { fields: { fromBottom: 'index' } },
  ),
  /** X in "the Xth position of the deck", counted from the top. */
  'nth?': 'count',
  /** Puts the objects face down. Mana Orbs are always face down (3.2.9.b). */
  'faceDown?': 'yes',
  /** The statuses with which the object enters. A Mana Orb enters exhausted unless `ready` is set (3.2.9.b). */
  'statuses?': many('status'),
  'ready?': 'yes',
} as const satisfies Specs;
export type Destination = Fields<typeof destination>;

/** The fields of a token that an effect defines (2.2.3.f, 2.2.9.e, 2.2.10.e, 7.3.3.b). */
export const token = {
  name: 'name',
  /**
   * The type. If absent, the token has the type on its card (1.4.2.a) or, if it has no card, is a Character (2.2.1.d).
   * A Permanent has no statistics (2.2.9.c).
   */
  'type?': word('permanent'),
  subtypes: many('name', 0),
  statistics: 'statistics',
  /** The Reserve Cost, which only Signature tokens have, because they are played from Reserve. */
  'reserveCost?': 'index',
  'abilities?': 'abilities of tokens',
  /** The text of the token's abilities, to be shown. */
  'text?': 'texts',
} as const satisfies Specs;
export type TokenDefinition = Fields<typeof token>;

/** The name of a token that a published card defines. */
const namedToken = { named: 'name' } as const;
export type NamedToken = Fields<typeof namedToken>;

/** The Signature token that the text of a player's Hero defines. */
const signature = { signatureOf: word('your-hero') } as const;

/** The places where a token can be created: an expedition, a player's Landmarks or your Reserve. */
export const places = {
  expedition: { expedition: 'described' },
  landmarks: { of: 'players' },
  /** The Landmarks of the player who controls, or last controlled, an object. */
  'controllers-landmarks': { what: 'known' },
  reserve: {},
} as const satisfies KindSpecs;
export type TokenPlace = Kinds<typeof places>;

/** The region for a Terrain Marker (3.2.1.d of edition 4.0): any visible region, or the region of an expedition. */
export const markedRegion = either(word('target', 'my-region'), {
  fields: { regionOf: 'expeditions or target' },
});
export type MarkedRegion = Value<typeof markedRegion>;

/**
 * The events that trigger a delayed effect. Only the first such event triggers it: "The next Character that joins my
 * Expedition this turn".
 */
export const nextEvents = {
  joins: { what: 'selector', expedition: 'expeditions' },
  played: { what: 'selector', 'from?': 'hand or reserve', 'expedition?': 'expeditions' },
  activated: { symbol: 'symbol' },
} as const satisfies KindSpecs;
export type NextEvent = Kinds<typeof nextEvents>;

const who = { 'who?': 'players' } as const;
const markers = 'Terrain Markers';
const some = either('expeditions or target', 'such expeditions');

/** The kinds of steps, one per verb (6.1.c). `who` is the player who performs the step, by default the controller. */
export const steps = {
  draw: { ...who, count: 'count' },
  resupply: { ...who, 'count?': 'count' },
  discard: { ...who, what: 'what' },
  sacrifice: { ...who, 'count?': 'count', what: 'selector' },
  /** Discards up to one target card in a Reserve (7.3.18.a). `target` is the index of the target. */
  sabotage: { target: 'sabotage' },
  /** Moves objects. "Put", "send" and "return" have the same meaning (7.3.15.b). */
  move: { ...who, to: 'destination', what: 'what' },
  /**
   * Creates `count` tokens in each expedition. If `distributed` is set ("distributed as you choose"), creates `count`
   * tokens in total.
   */
  create: {
    ...who,
    'count?': 'count',
    in: 'expeditions or target',
    token: 'token',
    'distributed?': 'yes',
  },
  status: { change: 'gain or lose', status: 'status', what: 'what' },
  /** Adds or removes counters. `augments` marks the counter chosen for an Augment (7.3.4.a of edition 4.0). */
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
  /** Activates the object's reactions that have these trigger symbols (7.3.1.b–d). */
  activate: { triggers: many('trigger symbol'), what: 'what' },
  'after-you': {},
  /** The text "You win the game". */
  win: who,
  /** Creates an ongoing emblem, which remains after the effect has resolved (2.2.2.m, 2.2.13). */
  ongoing: { passive: 'passive', duration: 'duration' },
  /** Creates tokens in a described location. */
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
  /** Plays a card with Rush. If `handCost` is set, a card in Reserve can be played for its Hand Cost. */
  rush: lacking('Rush', { ...who, 'what?': 'selector', 'handCost?': 'yes' }),
  pass: who,
  double: lacking('doubling counters', { what: 'what', name: 'name' }),
  'take-control': {
    what: 'what',
    'to?': word('my-expedition', 'one-of-yours'),
  },
  /** "I gain “…”". The object has the abilities until it moves. */
  'gain-abilities': {
    what: 'what',
    abilities: 'granted abilities',
  },
  /** "I gain its subtypes". The object has the sub-types until it moves. */
  'gain-subtypes': { what: 'what', of: 'known' },
  /**
   * Activates another object's abilities as if the object with this effect had them. `nth` is the index of the chosen
   * ability.
   */
  'activate-as-own': {
    of: 'known',
    symbol: 'symbol',
    'which?': word('all'),
    'upTo?': 'index',
    'nth?': 'index',
  },
  /** Sacrifices known or chosen objects. In contrast, `sacrifice` specifies how many matching objects to sacrifice. */
  'sacrifice-objects': { ...who, what: 'what' },
  exchange: lacking('Exchange', { what: 'what', with: 'what' }),
  /** Exchanges the boosts of two objects. `what` contains both objects, or `with` contains the second. */
  'exchange-boosts': lacking('Exchange', { 'with?': 'known', what: 'what' }),
  'take-counters': {
    count: either(word('all'), 'quantity'),
    from: 'what',
    'name?': 'name',
    'upTo?': 'yes',
    'spend?': 'yes',
  },
  'counters-up-to': {
    count: 'quantity',
    what: 'what',
    name: 'name',
    most: 'index',
  },
  'we-gain': {
    gain: either('status', { fields: { name: 'name', count: 'quantity' } }),
    with: 'known',
  },
  /** Places a Terrain Marker. If `terrain` is absent, the player chooses one of the object's own markers. */
  'place-marker': lacking(markers, { 'terrain?': 'terrain', on: 'marked region' }),
  'move-marker': lacking(markers, { terrain: 'terrain', to: 'marked region' }),
  target: { what: 'what' },
  'another-turn': {},
  'lose-boosts': { what: 'what' },
  pay: { ...who, mana: 'index' },
  'become-first-player': who,
  /** Activates the objects' abilities that have this symbol. `nth` is the index of the chosen ability. */
  'activate-own': {
    what: 'what',
    symbol: 'symbol',
    'which?': word('all', 'one'),
    'nth?': 'index',
  },
  /**
   * Plays one of the player's cards. The card comes from Hand or Reserve, unless its description names another zone.
   * `asFrom` means "as if from hand".
   */
  play: {
    ...who,
    'less?': 'quantity',
    'in?': 'expeditions or target',
    what: 'what',
    'atLeast?': 'index',
    'free?': 'yes',
    'asFrom?': word('hand'),
  },
  choose: { ...who, what: 'what' },
  'cannot-move-forward': {
    which: 'expeditions or target',
    duration: word('turn', 'day', 'rest'),
  },
  next: {
    trigger: 'next event',
    effect: 'effect',
    duration: 'span',
    'said?': 'name',
  },
} as const satisfies KindSpecs;
export type Step = Kinds<typeof steps>;
