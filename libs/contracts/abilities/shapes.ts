import { z } from 'zod';
import { byKey, byKind, optional, record, word } from '#kernel';
import { abilityBounds } from '#record';
import type { Contract, Cost, Element, Mana, Token } from './definition.js';
import type { Ability, Gift, Keyword, Trigger } from './ability.js';
import type { Condition } from './condition.js';
import type { Effect } from './effect.js';
import type { Quantity } from './quantity.js';
import type { Bounded, Kind, Selector, Target, Who } from './selector.js';

const yes = z.literal(true);
const whole = z.int();
const positive = whole.positive();
const name = z.string().min(1);
const many = <T>(member: z.ZodType<T>) => z.array(member).min(1);

const who = word<Who>({ you: true, opponent: true });
const kind = word<Kind>({ creature: true, player: true, globe: true, rune: true });
const keyword = word<Keyword>({
  magnetic: true,
  paramagnetic: true,
  adrenaline: true,
  impetus: true,
  fog: true,
});
const element = word<Element>({ fire: true, water: true, light: true });
const statistic = word<'attack' | 'health'>({ attack: true, health: true });
const comparison = word<'at-least' | 'at-most'>({ 'at-least': true, 'at-most': true });

const bounded = record<Bounded>({
  of: word<Bounded['of']>({ attack: true, health: true, cost: true }),
  is: comparison,
  than: whole,
});

const selector = record<Selector>({
  what: z.union([kind, many(kind)]),
  whose: optional(who),
  other: optional(yes),
  adjacent: optional(yes),
  token: optional(z.boolean()),
  damaged: optional(yes),
  magnetised: optional(yes),
  with: optional(keyword),
  bounds: optional(many(bounded).max(3)),
});

const ofWho = { of: who };
const quantity: z.ZodType<Quantity> = z.lazy(
  () =>
    byKey<Quantity>(whole.min(-999).max(999), {
      count: z.strictObject({ count: selector }),
      cards: z.strictObject({
        cards: word<'hand' | 'deck' | 'discard'>({ hand: true, deck: true, discard: true }),
        ...ofWho,
      }),
      statistic: z.strictObject({ statistic, of: word<'me' | 'it'>({ me: true, it: true }) }),
      extractors: z.strictObject({
        extractors: word<'all' | Element>({ all: true, fire: true, water: true, light: true }),
        ...ofWho,
      }),
      health: z.strictObject({ health: who }),
      sum: z.strictObject({ sum: many(quantity) }),
    }).schema,
);

const target = byKind<Target>({
  me: {},
  it: {},
  player: { who },
  chosen: { like: selector, count: optional(positive), upTo: optional(yes) },
  all: { like: selector },
  random: { like: selector, count: optional(quantity) },
}).schema;

const condition: z.ZodType<Condition> = z.lazy(
  () =>
    byKind<Condition>({
      exists: { like: selector },
      compare: { left: quantity, is: comparison, right: quantity },
      not: { condition },
    }).schema,
);

const names = z.strictObject({ it: z.exactOptional(name), fr: z.exactOptional(name) }) as z.ZodType<
  NonNullable<Token['names']>
>;
const text = z.array(z.string());
const abilities: z.ZodType<readonly Ability[]> = z.lazy(() => z.array(ability).max(abilityBounds.abilities));

export const tokenShape: z.ZodType<Token> = record<Token>({
  name,
  names: optional(names),
  attack: whole.nonnegative(),
  health: positive,
  abilities: optional(abilities),
  text,
});

const what = { what: target };
const effect: z.ZodType<Effect> = z.lazy(
  () =>
    byKind<Effect>({
      sequence: { effects: many(effect) },
      repeat: { times: quantity, effect },
      may: { effect },
      if: { condition, then: effect, otherwise: optional(effect) },
      modes: { modes: z.array(effect).min(2) },
      damage: { amount: quantity, to: target },
      destroy: what,
      fade: what,
      disarm: { whose: optional(z.literal('opponent')) },
      strengthen: { ...what, attack: optional(quantity), health: optional(quantity) },
      grant: { ...what, keyword },
      magnetise: what,
      'gain-health': { who, amount: quantity },
      draw: { who },
      extract: { who, count: quantity },
      discard: { who, count: quantity },
      summon: { token: tokenShape, count: optional(quantity), who: optional(who) },
      return: what,
      rearrange: what,
      ready: what,
      extractor: { element: word<Element | 'any'>({ fire: true, water: true, light: true, any: true }) },
      fill: { count: quantity },
      mend: { amount: quantity },
    }).schema,
);

const manaCost = z.strictObject({
  fire: z.exactOptional(positive),
  water: z.exactOptional(positive),
  light: z.exactOptional(positive),
  pure: z.exactOptional(positive),
} satisfies Record<Mana, unknown>) as z.ZodType<Cost>;

const gift = record<Gift>({
  attack: optional(whole),
  health: optional(whole),
  keywords: optional(many(keyword)),
});

const ability: z.ZodType<Ability> = byKind<Ability>({
  keyword: { keyword },
  'magic-damage': { amount: positive },
  effect: { effect },
  triggered: {
    trigger: word<Trigger>({
      evocation: true,
      recycle: true,
      'start-of-turn': true,
      'end-of-turn': true,
      ambush: true,
    }),
    effect,
  },
  use: { cost: manaCost, effect },
  provides: { to: selector, gives: gift },
}).schema;

export const contractShape: z.ZodType<Contract> = record<Contract>({
  reference: name,
  name,
  names: optional(names),
  type: word<Contract['type']>({ spell: true, rune: true, creature: true, globe: true }),
  faction: element.nullable(),
  cost: manaCost,
  attack: optional(whole.nonnegative()),
  health: optional(positive),
  durability: optional(positive),
  abilities: optional(abilities),
  text,
  executed: yes,
});
