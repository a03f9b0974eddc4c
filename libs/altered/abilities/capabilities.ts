import type { Ability } from './ability.js';
import type { Condition } from './condition.js';
import type { Cost, Effect, TargetDefinition } from './effect.js';
import type { Passive } from './passive.js';
import type { QuantityKind } from './quantity.js';
import type { Selector, WhatKind } from './selector.js';
import type { Step } from './step.js';
import type { Trigger } from './trigger.js';

/** The editions of the rules that abilities are executed by. */
export const editions = ['1.0', '4.0'] as const;
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
const always: Capability = { '1.0': null, '4.0': null };
/** Edition 1.0 does not have what it speaks of; edition 4.0 executes it. */
const since40 = (concept: string): Capability => ({ '1.0': `edition 1.0 has no ${concept}`, '4.0': null });
/** Only edition 4.0 executes it. */
const only40 = (what: string): Capability => ({ '1.0': `edition 1.0 does not execute ${what}`, '4.0': null });
/** What is read, and no edition does yet. */
const never = (what: string): Capability => ({
  '1.0': `edition 1.0 does not execute ${what}`,
  '4.0': `edition 4.0 does not execute ${what}`,
});

const ascension = since40('Ascension');
const contact = since40('"In contact"');
const standings40 = since40('words for where expeditions stand');
const symbols40 = only40('what counts or names symbols of abilities');
const feats = since40('Feats');
const x = only40('{X}');

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
    cooldown: since40('Cooldown'),
    scout: since40('Scout'),
    'in-reserve': since40('abilities that are active in Reserve ({I})'),
    completed: feats,
    'mana-only': only40('cards that can only be used as a Mana Orb'),
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
    forward: standings40,
    'keyword-action': only40('what is triggered by keyword actions'),
    discards: only40('what is triggered by a player who discards'),
    puts: only40('what is triggered by a player who puts cards somewhere'),
    reveals: only40('what is triggered by a player who reveals'),
    exhausts: only40('what is triggered by a player who exhausts'),
    readies: only40('what is triggered by a player who readies'),
    'nth-counter': only40('what is triggered by a certain counter'),
    spends: only40('what is triggered by a player who spends'),
    targeted: never('what is triggered by being chosen as a target'),
    'passes-first': only40('what is triggered by passing first'),
    'passes-last': only40('what is triggered by passing last'),
    'rolls-number': only40('what is triggered by a certain number on a die'),
    'abilities-activated': symbols40,
    'goes-from': only40('what is triggered by cards from several zones'),
    'leaves-expedition': standings40,
    'becomes-true': only40('what is triggered by a condition'),
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
    'cannot-move-backward': only40('Expeditions that cannot move backwards'),
    'cannot-ascend': ascension,
    'cannot-do': only40('what players cannot do'),
    'cannot-gain': always,
    'cannot-be-readied': always,
    'cannot-switch': only40('what cannot switch Expeditions'),
    'cannot-be-sacrificed': only40('what cannot be sacrificed'),
    'cannot-be-discarded': only40('what cannot be discarded'),
    'cannot-be-targeted': only40('what cannot be targeted'),
    'cannot-activate': always,
    'playable-from': always,
    'reserve-limit': always,
    'landmark-limit': always,
    'goes-instead': always,
    'does-instead': always,
    'creates-other': only40('another token that is created'),
    'enters-with': always,
    'one-more': always,
    morning: always,
    dice: always,
    considered: only40('what is considered something else'),
    'expedition-considered': standings40,
    'defenders-ignored': only40('Defenders that are ignored'),
    'highest-statistic': only40('what takes the highest statistic'),
    region: only40('what changes the terrains of one region'),
    'cannot-be-played': only40('regions in which a card cannot be played'),
    'not-counted': only40('what does not count towards a limit'),
    'counters-forbidden': only40('counters that cannot be gained'),
    'counters-limited': only40('counters of which there cannot be more'),
    'begins-with': only40('what a hero begins the game with by its text'),
    'keeps-more': since40('exhausted cards in Reserve'),
    'beyond-maximum': only40('counters beyond a maximum'),
    'gains-again': only40('a status that is gained again'),
    limit: only40('limits that are set'),
    'may-play': only40('permission to play other cards'),
    'cost-in': only40('costs that depend on where a card is played'),
    instead: only40('this kind of "instead"'),
  },
  cost: {
    mana: always,
    xAtMost: x,
    exhaustMe: always,
    discardMe: always,
    sacrificeMe: always,
    spend: always,
    discard: always,
    sacrifice: always,
    put: always,
    exhaustInReserve: since40('exhausted cards in Reserve'),
    does: only40('effects as a cost'),
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
    thresholds: only40('tables whose every reached row happens'),
    'each-player': only40('whole effects of each player'),
    'for-each': only40('what is done for each object'),
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
    'exhausted-resupply': since40('Exhausted Resupply'),
    augment: since40('Augment'),
    defect: since40('Defect'),
    complete: feats,
    rush: since40('Rush'),
    pass: only40('passing as an effect'),
    double: only40('counters that are doubled'),
    'take-control': only40('control that is taken'),
    'gain-abilities': only40('abilities that an effect gives'),
    'gain-subtypes': only40('sub-types that an effect gives'),
    'activate-as-own': symbols40,
    'sacrifice-objects': only40('the sacrifice of certain objects'),
    exchange: since40('Exchange'),
    'exchange-boosts': only40('boosts that are exchanged'),
    'take-counters': only40('counters that are taken from elsewhere'),
    'counters-up-to': only40('counters up to a maximum'),
    'we-gain': only40('what two objects gain together'),
    'place-marker': since40('Terrain Markers'),
    'move-marker': since40('Terrain Markers'),
    target: only40('targets that are only pointed at'),
    'another-turn': only40('additional turns'),
    'lose-boosts': only40('the loss of all boosts'),
    pay: only40('payments inside of effects'),
    'become-first-player': only40('the first player as an effect'),
    'activate-own': symbols40,
    play: only40('cards that are played by an effect for a price'),
    choose: only40('objects that are only chosen'),
    'cannot-move-forward': only40('expeditions that an effect holds back'),
    next: only40('what waits for the next event'),
  },
  condition: {
    compare: always,
    is: always,
    exists: always,
    distinct: always,
    'first-day': always,
    'first-player': always,
    turn: only40('conditions about whose turn it is'),
    passed: always,
    phase: always,
    terrain: always,
    not: always,
    all: always,
    any: always,
    ascended: ascension,
    standing: standings40,
    in: only40('conditions about the region of an object'),
    facing: only40('conditions about what is faced'),
    'facing-objects': only40('conditions about what is faced'),
    'nobody-facing': only40('conditions about what is faced'),
    'in-contact': contact,
    'played-from': only40('conditions about where something was played from'),
    'regions-visible': only40('conditions about the visible regions'),
    full: only40('conditions about a full zone'),
    empty: only40('conditions about an empty zone'),
    'fewer-cards': only40('conditions that compare the cards of players'),
    total: only40('conditions about a total'),
    'different-costs': since40('Base Cost'),
    'activated-this-turn': symbols40,
    'discarded-this-turn': only40('conditions about what was discarded this turn'),
    'in-each': only40('conditions about each expedition'),
    done: only40('conditions about what was done this way'),
    'only-card': only40('conditions about the only card of a zone'),
    'cost-was': only40('conditions about a cost that was'),
    'failed-to-move': only40('conditions about expeditions that failed to move'),
    'has-ability': symbols40,
    'hero-counters': only40('conditions about the counters of a hero'),
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
    hasCooldown: since40('Cooldown'),
    baseCost: since40('Base Cost'),
    inTerrain: only40('objects described by their region'),
    withAbility: symbols40,
    withCounters: only40('objects described by having counters'),
    completed: feats,
    at: standings40,
    facing: only40('objects described by what they face'),
    either: only40('descriptions that are one of several'),
    most: only40('objects with the highest or lowest number'),
    notSubtype: only40('objects described by a sub-type they lack'),
    sameName: only40('objects described by the name of another'),
    ofAnyPlayer: only40('cards of any player where their own are meant'),
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
    atMost: always,
    anyNumber: only40('"any number of"'),
    x,
    expeditions: standings40,
    highest: only40('the highest number among objects'),
    had: only40('counters that were on what has left'),
    rolled: only40('the result of a die that a trigger speaks of'),
    playedThisTurn: only40('what was played this turn'),
    giftsThisTurn: only40('Gifts that were made this turn'),
    countersTaken: only40('counters that are taken from elsewhere'),
    happened: only40('what happened before'),
    came: only40('what joined or left before'),
    different: only40('what is different among objects'),
    together: only40('a number of several objects together'),
    terrains: only40('terrains that are counted'),
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
