import type { Ability } from './ability.js';
import type { Condition } from './condition.js';
import type { Cost, Effect, TargetDefinition } from './effect.js';
import type { Passive } from './passive.js';
import type { QuantityKind } from './quantity.js';
import type { Selector, WhatKind } from './selector.js';
import type { Step } from './step.js';
import type { Trigger } from './trigger.js';

/** The editions of the rules that abilities are executed by. */
export const editions = ['1.0'] as const;
export type EditionId = (typeof editions)[number];

/** Null: the edition executes it. Otherwise why it does not, in words for readers of the card. */
export type Capability = Readonly<Record<EditionId, string | null>>;

/** The kinds of nodes by family; of costs and descriptions, their fields. */
interface Kinds {
  readonly ability: Ability['kind'];
  readonly trigger: Trigger['kind'];
  readonly passive: Passive['kind'];
  readonly cost: keyof Cost;
  readonly target: TargetDefinition['kind'];
  readonly effect: Effect['kind'];
  readonly step: Step['kind'];
  readonly condition: Condition['kind'];
  readonly selector: keyof Selector;
  readonly quantity: QuantityKind;
  readonly what: WhatKind;
}

export type CapabilityFamily = keyof Kinds;
export type Capabilities = { readonly [F in CapabilityFamily]: Readonly<Record<Kinds[F], Capability>> };

/** Every edition executes it. */
const always: Capability = { '1.0': null };
/** Edition 1.0 does not have what it speaks of. */
const notIn10 = (concept: string): Capability => ({ '1.0': `edition 1.0 has no ${concept}` });
/** Edition 1.0 could mean it; its rules engine does not resolve it. */
const not10 = (what: string): Capability => ({ '1.0': `edition 1.0 does not execute ${what}` });

const ascension = notIn10('Ascension');
const contact = notIn10('"In contact"');
const standings = notIn10('words for where expeditions stand');
const symbols = not10('what counts or names symbols of abilities');
const feats = notIn10('Feats');
const x = not10('{X}');

/**
 * Which edition executes which node. What a card's line is executed as, why it is not, and the page that says so all follow
 * from this table: a kind that is not in it is an error of types.
 */
export const capabilities: Capabilities = {
  ability: {
    'quick-action': always,
    reaction: always,
    passive: always,
    keyword: always,
    tough: always,
    effect: always,
    cooldown: notIn10('Cooldown'),
    scout: notIn10('Scout'),
    'in-reserve': notIn10('abilities that are active in Reserve ({I})'),
    completed: feats,
    'mana-only': not10('cards that can only be used as a Mana Orb'),
  },
  trigger: {
    join: always,
    played: always,
    phase: always,
    'after-daily-effect': always,
    leave: always,
    go: always,
    sacrificed: always,
    discarded: always,
    counters: always,
    status: always,
    created: always,
    draw: always,
    resupply: always,
    expedition: always,
    pass: always,
    roll: always,
    any: always,
    gift: always,
    ascend: ascension,
    'forward-by-ascension': ascension,
    forward: standings,
    discards: not10('what is triggered by a player who discards'),
    puts: not10('what is triggered by a player who puts cards somewhere'),
    reveals: not10('what is triggered by a player who reveals'),
    exhausts: not10('what is triggered by a player who exhausts'),
    'nth-counter': not10('what is triggered by a certain counter'),
    'passes-first': not10('what is triggered by passing first'),
    'passes-last': not10('what is triggered by passing last'),
    'rolls-number': not10('what is triggered by a certain number on a die'),
    'abilities-activated': symbols,
    'goes-from': not10('what is triggered by cards from several zones'),
    'leaves-expedition': standings,
    'becomes-true': not10('what is triggered by a condition'),
  },
  passive: {
    statistics: always,
    keyword: always,
    tough: always,
    abilities: always,
    subtypes: always,
    terrains: always,
    cost: always,
    'optional-cost': always,
    played: always,
    'cannot-play': always,
    'cannot-move-forward': always,
    'cannot-gain': always,
    'cannot-be-readied': always,
    'cannot-activate': always,
    'playable-from': always,
    'reserve-limit': always,
    'landmark-limit': always,
    'goes-instead': always,
    'does-instead': always,
    'enters-with': always,
    'one-more': always,
    morning: always,
    dice: always,
    considered: not10('what is considered something else'),
    'expedition-considered': standings,
    'defenders-ignored': not10('Defenders that are ignored'),
    'highest-statistic': not10('what takes the highest statistic'),
    region: not10('what changes the terrains of one region'),
    'cannot-be-played': not10('regions in which a card cannot be played'),
    'not-counted': not10('what does not count towards a limit'),
    'counters-forbidden': not10('counters that cannot be gained'),
    'begins-with': not10('what a hero begins the game with by its text'),
    'keeps-more': notIn10('exhausted cards in Reserve'),
    'beyond-maximum': not10('counters beyond a maximum'),
    'gains-again': not10('a status that is gained again'),
    limit: not10('limits that are set'),
    'may-play': not10('permission to play other cards'),
    'cost-in': not10('costs that depend on where a card is played'),
    instead: not10('this kind of "instead"'),
  },
  cost: {
    mana: always,
    exhaustMe: always,
    discardMe: always,
    sacrificeMe: always,
    spend: always,
    discard: always,
    sacrifice: always,
    put: always,
    exhaustInReserve: notIn10('exhausted cards in Reserve'),
    does: not10('effects as a cost'),
  },
  target: { object: always, expedition: always, player: always },
  effect: {
    step: always,
    sequence: always,
    simultaneously: always,
    optional: always,
    if: always,
    'if-you-do': always,
    modes: always,
    either: always,
    table: always,
    adjust: always,
    delayed: always,
    repeat: always,
    'pay-to': always,
    'choose-modes': always,
    thresholds: not10('tables whose every reached row happens'),
    'each-player': not10('whole effects of each player'),
    'for-each': not10('what is done for each object'),
  },
  step: {
    draw: always,
    resupply: always,
    discard: always,
    sacrifice: always,
    sabotage: always,
    move: always,
    create: always,
    status: always,
    counters: always,
    'switch-expeditions': always,
    'move-expedition': always,
    roll: always,
    reveal: always,
    look: always,
    shuffle: always,
    'play-for-free': always,
    activate: always,
    'after-you': always,
    win: always,
    ongoing: always,
    'create-at': always,
    distribute: always,
    'receive-gift': always,
    ascend: ascension,
    'exhausted-resupply': notIn10('Exhausted Resupply'),
    augment: notIn10('Augment'),
    defect: notIn10('Defect'),
    complete: feats,
    rush: notIn10('Rush'),
    pass: not10('passing as an effect'),
    double: not10('counters that are doubled'),
    'take-control': not10('control that is taken'),
    'gain-abilities': not10('abilities that an effect gives'),
    'activate-as-own': symbols,
    'sacrifice-objects': not10('the sacrifice of certain objects'),
    exchange: notIn10('Exchange'),
    'exchange-boosts': not10('boosts that are exchanged'),
    'take-counters': not10('counters that are taken from elsewhere'),
    'counters-up-to': not10('counters up to a maximum'),
    'we-gain': not10('what two objects gain together'),
    'place-marker': notIn10('Terrain Markers'),
    'move-marker': notIn10('Terrain Markers'),
    target: not10('targets that are only pointed at'),
    'another-turn': not10('additional turns'),
    'lose-boosts': not10('the loss of all boosts'),
    pay: not10('payments inside of effects'),
    'become-first-player': not10('the first player as an effect'),
    'activate-own': symbols,
    play: not10('cards that are played by an effect for a price'),
    choose: not10('objects that are only chosen'),
    'cannot-move-forward': not10('expeditions that an effect holds back'),
    next: not10('what waits for the next event'),
  },
  condition: {
    compare: always,
    is: always,
    exists: always,
    distinct: always,
    'first-day': always,
    'first-player': always,
    passed: always,
    phase: always,
    terrain: always,
    not: always,
    all: always,
    any: always,
    ascended: ascension,
    standing: standings,
    in: not10('conditions about the region of an object'),
    facing: not10('conditions about what is faced'),
    'facing-objects': not10('conditions about what is faced'),
    'nobody-facing': not10('conditions about what is faced'),
    'in-contact': contact,
    'played-from': not10('conditions about where something was played from'),
    'regions-visible': not10('conditions about the visible regions'),
    empty: not10('conditions about an empty zone'),
    'fewer-cards': not10('conditions that compare the cards of players'),
    total: not10('conditions about a total'),
    'different-costs': notIn10('Base Cost'),
    'activated-this-turn': symbols,
    'discarded-this-turn': not10('conditions about what was discarded this turn'),
    'in-each': not10('conditions about each expedition'),
    done: not10('conditions about what was done this way'),
    'only-card': not10('conditions about the only card of a zone'),
    'cost-was': not10('conditions about a cost that was'),
    'failed-to-move': not10('conditions about expeditions that failed to move'),
    'has-ability': symbols,
    'hero-counters': not10('conditions about the counters of a hero'),
  },
  selector: {
    zone: always,
    type: always,
    subtype: always,
    name: always,
    rarity: always,
    faction: always,
    controller: always,
    owner: always,
    expedition: always,
    token: always,
    keyword: always,
    status: always,
    without: always,
    bounds: always,
    other: always,
    among: always,
    except: always,
    oneOf: always,
    hasCooldown: notIn10('Cooldown'),
    baseCost: notIn10('Base Cost'),
    inTerrain: not10('objects described by their region'),
    withAbility: symbols,
    withCounters: not10('objects described by having counters'),
    completed: feats,
    at: standings,
    either: not10('descriptions that are one of several'),
    most: not10('objects with the highest or lowest number'),
    notSubtype: not10('objects described by a sub-type they lack'),
    ofAnyPlayer: not10('cards of any player where their own are meant'),
  },
  quantity: {
    number: always,
    count: always,
    counters: always,
    statistic: always,
    cost: always,
    total: always,
    cardsIn: always,
    statistics: always,
    regionsBetween: always,
    if: always,
    noted: always,
    sum: always,
    times: always,
    half: always,
    anyNumber: not10('"any number of"'),
    x,
    expeditions: standings,
    highest: not10('the highest number among objects'),
    had: not10('counters that were on what has left'),
    rolled: not10('the result of a die that a trigger speaks of'),
    playedThisTurn: not10('what was played this turn'),
    countersTaken: not10('counters that are taken from elsewhere'),
  },
  what: {
    me: always,
    it: always,
    target: always,
    noted: always,
    all: always,
    choose: always,
    random: always,
    top: always,
  },
};

/** Why an edition does not execute a node of a kind; null when it does. Rows of other families are always executed. */
export const whyNot = (family: string, kind: string, edition: EditionId): string | null =>
  (capabilities as Readonly<Partial<Record<string, Readonly<Partial<Record<string, Capability>>>>>>)[
    family
  ]?.[kind]?.[edition] ?? null;
