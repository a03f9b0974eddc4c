import { z } from 'zod';
import { byKind, optional, record, word, type Shape } from '#kernel';
import type { Ability } from '../ability.js';
import type * as Descriptions from '../description-shapes.js';
import type { Effect, TokenDefinition } from '../effect.js';
import type {
  AbilitySymbol,
  LaterAbility,
  LaterCondition,
  LaterCost,
  LaterDescription,
  LaterEffect,
  LaterExpedition,
  LaterPassive,
  LaterPlace,
  LaterQuantity,
  LaterStep,
  LaterTrigger,
  NamedToken,
  NextEvent,
  Standing,
  Would,
} from './index.js';

/** What the shapes here are made of. Handed in, because those shapes are made of these in their turn. */
type Say = Pick<
  typeof Descriptions,
  | 'boundOf'
  | 'comparison'
  | 'condition'
  | 'expeditions'
  | 'expeditionsOrTarget'
  | 'index'
  | 'known'
  | 'name'
  | 'players'
  | 'quantity'
  | 'selector'
  | 'status'
  | 'terrain'
  | 'what'
  | 'whole'
  | 'yes'
  | 'zone'
>;

const symbol = word<AbilitySymbol>({
  join: true,
  'from-hand': true,
  'from-reserve': true,
  discard: true,
  exhaust: true,
});
const standing = word<Standing>({
  ahead: true,
  behind: true,
  tied: true,
  'behind-or-tied': true,
  ascended: true,
  'in-contact': true,
});
const heroOrCompanion = word<'hero' | 'companion'>({ hero: true, companion: true });
const handOrReserve = word<'hand' | 'reserve'>({ hand: true, reserve: true });
const me = word<'me'>({ me: true });
const literal = <W extends string>(one: W): z.ZodType<W> => z.literal(one);
const either = <A, B>(one: z.ZodType<A>, other: z.ZodType<B>): z.ZodType<A | B> => z.union([one, other]);
const list = <T>(one: z.ZodType<T>): z.ZodType<readonly T[]> => z.array(one).min(1);
const duration = word<'turn' | 'afternoon' | 'day'>({ turn: true, afternoon: true, day: true });

const expeditionsOf = ({ expeditions, players, known, yes }: Say) =>
  byKind<LaterExpedition>({
    standing: { of: expeditions, is: standing },
    chosen: { which: optional(heroOrCompanion), of: optional(players), other: optional(yes) },
    'of-player': { which: heroOrCompanion, player: players },
    'of-object': { what: known },
    'of-owner': { which: heroOrCompanion, what: known },
  }).schema;

/** The shapes of what descriptions of later editions are made of. */
export function laterDescriptions(say: () => Say) {
  const lazily = <T>(shape: (of: Say) => z.ZodType<T>): z.ZodType<T> => z.lazy(() => shape(say()));
  const quantity = lazily((of) => of.quantity);
  const selector = lazily((of) => of.selector);
  const known = lazily((of) => of.known);
  const players = lazily((of) => of.players);
  const terrain = lazily((of) => of.terrain);
  const comparison = lazily((of) => of.comparison);
  const whole = z.int();
  const yes = z.literal(true);
  const name = z.string().min(1);
  const limit = { is: comparison, number: whole };
  const zone = lazily((of) => of.zone);
  return {
    quantities: byKind<LaterQuantity>({
      'any-number': {},
      x: {},
      expeditions: { in: optional(terrain), is: optional(standing), of: optional(players) },
      'counters-taken': {},
    }),
    conditions: byKind<LaterCondition>({
      ascended: { which: lazily((of) => of.expeditionsOrTarget) },
      standing: {
        which: either(
          either(
            lazily((of) => of.expeditions),
            lazily(expeditionsOf),
          ),
          word<'one-of-yours' | 'both-of-yours'>({ 'one-of-yours': true, 'both-of-yours': true }),
        ),
        is: standing,
      },
      in: {
        what: known,
        region: either(
          terrain,
          word<'single-terrain' | 'ascended'>({ 'single-terrain': true, ascended: true }),
        ),
      },
      facing: { in: terrain },
      'facing-objects': limit,
      'nobody-facing': { what: word<'it' | 'me'>({ it: true, me: true }) },
      'in-contact': { what: known },
      'regions-visible': limit,
      empty: { zone: handOrReserve, of: players },
      'fewer-cards': { zone: handOrReserve, than: players },
      total: { of: lazily((of) => of.boundOf), among: selector, is: comparison, than: whole },
      'different-costs': { among: selector, ...limit },
      'activated-this-turn': { symbol },
      'discarded-this-turn': { from: list(handOrReserve) },
      'in-each': { like: selector },
      done: { by: word<'discard' | 'put'>({ discard: true, put: true }), what: known, like: selector },
      'only-card': { what: known },
      'cost-was': {
        what: known,
        cost: word<'hand' | 'reserve' | 'base'>({ hand: true, reserve: true, base: true }),
        is: comparison,
        than: whole,
      },
      'failed-to-move': { which: literal('both-of-yours') },
      'has-ability': { like: selector, among: list(zone), symbol },
      'hero-counters': { name, ...limit },
    }),
    description: record<LaterDescription>({
      hasCooldown: optional(yes),
      baseCost: optional(
        record<NonNullable<LaterDescription['baseCost']>>({ is: comparison, than: quantity }),
      ),
      inTerrain: optional(terrain),
      withAbility: optional(symbol),
      withCounters: optional(yes),
      completed: optional(yes),
      notSubtype: optional(name),
      ofAnyPlayer: optional(yes),
    }),
  };
}

/** What abilities contain, which contains these in its turn. */
interface Inner {
  readonly ability: z.ZodType<Ability>;
  readonly effect: z.ZodType<Effect>;
  readonly token: z.ZodType<TokenDefinition>;
}

/** The shapes of what abilities of later editions are made of. */
export function laterAbilities(say: Say, { ability, effect, token }: Inner) {
  const { expeditions, expeditionsOrTarget, index, players, selector, what, known, quantity, name } = say;
  const { terrain, yes, whole, zone, status, condition, comparison } = say;
  const who = optional(players);
  const expedition = expeditionsOf(say);
  const place = byKind<LaterPlace>({
    expedition: { expedition },
    landmarks: { of: players },
    'controllers-landmarks': { what: known },
  }).schema;
  const subject = either(selector, me);
  const next = byKind<NextEvent>({
    joins: { what: selector, expedition: expeditions },
    played: { what: selector, from: optional(handOrReserve), expedition: optional(expeditions) },
    activated: { symbol },
  }).schema;
  const would = byKind<Would>({
    gain: { what: me, status },
    go: { what: me, from: zone, to: zone },
    leave: { what: selector, expedition: expeditions, during: optional(literal('afternoon')) },
    forward: { which: expeditions, during: optional(literal('dusk')) },
    'ascend-again': { which: expeditions },
    roll: {},
  }).schema;
  type Row = Extract<LaterEffect, { kind: 'thresholds' }>['rows'][number];
  type Gained = Extract<LaterStep, { kind: 'we-gain' }>['gain'];
  const baseCost: Shape<NonNullable<LaterDescription['baseCost']>> = { is: comparison, than: quantity };
  return {
    abilities: byKind<LaterAbility>({
      keyword: { keyword: literal('cooldown') },
      scout: { cost: index },
      'in-reserve': { ability },
      completed: { ability },
      'mana-only': {},
    }),
    triggers: byKind<LaterTrigger>({
      ascend: { which: expeditionsOrTarget },
      'forward-by-ascension': { which: expeditions, both: optional(yes) },
      forward: { which: expedition },
      gift: { who: players, gives: z.boolean() },
      discards: { who: players, from: list(handOrReserve) },
      exhausts: { who: players, what: selector },
      'nth-counter': { what: me, name, number: index },
      'passes-first': { who: players },
      'passes-last': { who: players },
      rolls: { who: players, from: index, to: optional(index) },
      'abilities-activated': { symbol, times: index },
      goes: { what: subject, from: list(zone), to: zone },
      leaves: { what: subject, expedition },
      'becomes-true': { condition },
    }),
    steps: byKind<LaterStep>({
      ascend: { which: expeditionsOrTarget },
      'exhausted-resupply': { who },
      augment: { what },
      defect: { what },
      complete: { what },
      rush: { who },
      sacrifice: { what, who },
      create: {
        token: either(token, record<NamedToken>({ named: name })),
        place,
        count: optional(quantity),
        who,
      },
      distribute: { name, count: quantity, among: what },
      exchange: { what, with: what },
      'exchange-boosts': { what },
      'take-counters': {
        from: what,
        name: optional(name),
        count: either(quantity, literal('all')),
        upTo: optional(yes),
        spend: optional(yes),
      },
      'counters-up-to': { what, name, count: quantity, most: index },
      'we-gain': {
        with: known,
        gain: either(status, record<Exclude<Gained, string>>({ name, count: quantity })),
      },
      'place-marker': { terrain, on: literal('target') },
      'move-marker': { terrain, to: literal('my-region') },
      'another-turn': {},
      target: { what },
      'receive-gift': {},
      'lose-boosts': { what },
      pay: { mana: index },
      'become-first-player': { who },
      'activate-own': { what, symbol, which: optional(word<'all' | 'one'>({ all: true, one: true })) },
      play: {
        what,
        less: optional(quantity),
        atLeast: optional(index),
        free: optional(yes),
        who,
        asFrom: optional(literal('hand')),
      },
      choose: { what, who },
      'cannot-move-forward': {
        which: expeditionsOrTarget,
        duration: word<'turn' | 'day'>({ turn: true, day: true }),
      },
      next: { trigger: next, effect, duration },
    }),
    effects: byKind<LaterEffect>({
      modes: { modes: list(effect), count: quantity, upTo: optional(yes), repeatable: optional(yes) },
      thresholds: { of: quantity, rows: list(record<Row>({ from: whole, to: optional(whole), effect })) },
      'each-player': { effect },
    }),
    passives: byKind<LaterPassive>({
      'cannot-be-played': { in: literal('starting-region') },
      considered: { as: selector },
      'expedition-considered': { which: expeditions, as: standing, characters: optional(yes) },
      'counters-forbidden': { of: selector },
      'not-counted': { of: word<'reserve' | 'landmark'>({ reserve: true, landmark: true }) },
      'defenders-ignored': { which: expeditions },
      'highest-statistic': { of: subject },
      region: {
        whose: word<'mine' | 'mine-and-facing'>({ mine: true, 'mine-and-facing': true }),
        terrain,
        loses: optional(yes),
      },
      limit: {
        of: word<'reserve' | 'landmark'>({ reserve: true, landmark: true }),
        add: optional(whole),
        set: optional(whole),
      },
      instead: { would, optional: optional(yes), effect, also: optional(yes) },
      'may-play': {
        what: selector,
        less: optional(index),
        atLeast: optional(index),
        baseCost: optional(record<NonNullable<LaterDescription['baseCost']>>(baseCost)),
      },
      'cost-in': {
        add: whole,
        where: word<'empty-expedition' | 'starting-region'>({
          'empty-expedition': true,
          'starting-region': true,
        }),
      },
    }),
    cost: record<LaterCost>({ exhaustInReserve: optional(index), does: optional(effect) }),
  };
}
