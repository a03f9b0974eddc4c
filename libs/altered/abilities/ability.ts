import { instructions } from './effect.js';
import type { Fields, Kinds, KindSpecs, Specs } from './shape.js';
import { lacking, word } from './shape.js';

/** Where an ability is active: in play, or in Reserve as a support ability (2.2.10.f–g). */
export type Where = 'in-play' | 'support';
const where = { 'where?': word('in-play', 'support') } as const;

/** A limit on the use of an ability, such as "Only once each turn" (1.4.6). */
const activationLimit = { times: 'positive', each: word('turn', 'day') } as const satisfies Specs;
export type ActivationLimit = Fields<typeof activationLimit>;
const limit = { 'limit?': { fields: activationLimit } } as const;

/** The kinds of abilities (1.2.4.c, 2.2.10.a). */
export const abilities = {
  'quick-action': { ...where, cost: 'cost', 'only?': 'condition', ...limit, ...instructions },
  /** `when` determines whether a reaction's condition is evaluated before or after the triggering event. */
  reaction: {
    ...where,
    trigger: 'trigger',
    'condition?': 'condition',
    'when?': word('before', 'after'),
    ...limit,
    ...instructions,
  },
  passive: { ...where, passive: 'passive' },
  keyword: { keyword: 'keyword' },
  tough: { amount: 'positive' },
  /** The effect of a Spell. */
  effect: instructions,
  cooldown: lacking('Cooldown', {}),
  scout: lacking('Scout', { cost: 'index' }),
  /**
   * "You may play me for {2} as a Landmark Permanent - Construction". At Noon, the Landmark's controller can send it to
   * Reserve.
   */
  temple: lacking('Temple', { cost: 'index' }),
  /** An ability with {I}, which is active in Reserve. */
  'in-reserve': lacking('abilities active in Reserve ({I})', { ability: 'ability' }),
  /** An ability that a Feat gains on completion. */
  completed: lacking('Feats', { ability: 'ability' }),
  /** The text "I can't be played, but I can be used as a Mana Orb." */
  'mana-only': {},
} as const satisfies KindSpecs;
export type Ability = Kinds<typeof abilities>;
