import {
  kindsOf,
  walkAbilities,
  type Ability,
  type Capabilities,
  type CapabilityFamily,
} from '#altered/abilities';

/** Nodes that Italian and French have no words for: abilities with one of these are shown in English. */
export const withoutWords = {
  ability: ['scout', 'in-reserve', 'completed', 'mana-only'],
  trigger: [
    'forward-by-ascension',
    'forward',
    'gift',
    'discards',
    'puts',
    'reveals',
    'exhausts',
    'nth-counter',
    'passes-first',
    'passes-last',
    'rolls-number',
    'abilities-activated',
    'goes-from',
    'leaves-expedition',
    'becomes-true',
  ],
  passive: [
    'considered',
    'expedition-considered',
    'defenders-ignored',
    'highest-statistic',
    'region',
    'cannot-be-played',
    'not-counted',
    'counters-forbidden',
    'begins-with',
    'keeps-more',
    'beyond-maximum',
    'gains-again',
    'limit',
    'may-play',
    'cost-in',
    'instead',
  ],
  cost: ['does'],
  effect: ['choose-modes', 'thresholds', 'each-player', 'for-each'],
  step: [
    'augment',
    'defect',
    'complete',
    'rush',
    'pass',
    'double',
    'take-control',
    'gain-abilities',
    'activate-as-own',
    'sacrifice-objects',
    'create-at',
    'distribute',
    'exchange',
    'exchange-boosts',
    'take-counters',
    'counters-up-to',
    'we-gain',
    'place-marker',
    'move-marker',
    'target',
    'another-turn',
    'receive-gift',
    'lose-boosts',
    'pay',
    'become-first-player',
    'activate-own',
    'play',
    'choose',
    'cannot-move-forward',
    'next',
  ],
  condition: [
    'standing',
    'in',
    'facing',
    'facing-objects',
    'nobody-facing',
    'in-contact',
    'played-from',
    'regions-visible',
    'empty',
    'fewer-cards',
    'total',
    'different-costs',
    'activated-this-turn',
    'discarded-this-turn',
    'in-each',
    'done',
    'only-card',
    'cost-was',
    'failed-to-move',
    'has-ability',
    'hero-counters',
  ],
  selector: [
    'baseCost',
    'inTerrain',
    'withAbility',
    'withCounters',
    'completed',
    'at',
    'either',
    'most',
    'notSubtype',
    'ofAnyPlayer',
  ],
  quantity: ['x', 'expeditions', 'highest', 'had', 'rolled', 'playedThisTurn', 'countersTaken'],
} as const satisfies { readonly [F in CapabilityFamily]?: readonly (keyof Capabilities[F])[] };

type WithoutWords = typeof withoutWords;
type Wordless =
  | { readonly kind: Exclude<WithoutWords[keyof WithoutWords][number], WithoutWords['quantity'][number]> }
  | {
      readonly [K in WithoutWords['quantity'][number]]: Readonly<Record<K, unknown>>;
    }[WithoutWords['quantity'][number]];

const lists: Readonly<Partial<Record<string, readonly string[]>>> = withoutWords;

/** Whether there are Italian and French words for all of an ability. */
export function hasWords(ability: Ability): boolean {
  let known = true;
  walkAbilities([ability], (part) => {
    const without = lists[part.family];
    if (without !== undefined && kindsOf(part).some((kind) => without.includes(kind))) known = false;
  });
  return known;
}

/** A node without words; `hasWords` has been asked before. */
export function wordless(node: Wordless): never {
  throw new Error(`No words for ${JSON.stringify(node)}.`);
}
