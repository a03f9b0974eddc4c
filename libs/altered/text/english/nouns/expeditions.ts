import type {
  Expeditions,
  ExpeditionsOrTarget,
  Known,
  ExpeditionSet,
  TargetDefinition,
} from '#altered/abilities';
import { headOf } from '../../syntax/beginning.js';
import { saying, type Scope } from '../../syntax/scope.js';
import { furthest, here, means, oneOf, only, rule, synonym, then, type Syntax } from '../../syntax/syntax.js';
import { form } from '../../syntax/phrases.js';
import { standing } from '../words/rule-words.js';
import { severalInWords } from '../words/numbers.js';
import { introducing } from '../words/targets.js';

const ofIt = (text: string, word: Expeditions): Syntax<Expeditions> =>
  here(headOf(text), ({ it }) => (it === 'it' ? means(text, word) : null));

/**
 * The name of the note that marks a trigger on one of your expeditions. After such a trigger, "your other Expedition"
 * means the one that did not trigger the ability.
 */
export const ofYours = 'one of your Expeditions';

/**
 * Whether "your other Expedition" is relative to the last mentioned expedition, not to the expedition of the object
 * with the ability.
 */
const isBesideThat = ({ place: before, noted }: Scope): boolean =>
  before === 'one-of-yours' ||
  (before === 'that-expedition' && noted.includes(ofYours)) ||
  (before !== null && typeof before === 'object' && 'target' in before);

/** Fixed phrases for expeditions, such as "my Expedition". */
export const expeditionWord: Syntax<Expeditions> = rule(
  'an Expedition',
  oneOf<Expeditions>(
    means('my Expedition', 'my-expedition'),
    here(['your'], (scope) =>
      means<Expeditions>(
        'your other Expedition',
        isBesideThat(scope) ? 'other-than-that' : 'my-other-expedition',
      ),
    ),
    means('the Expedition facing me', 'facing-me'),
    means('your Hero Expedition', 'your-hero'),
    means('your Companion Expedition', 'your-companion'),
    means('each of your Expeditions', 'each-of-yours'),
    means('each Expedition', 'each'),
    ofIt('its Expedition', 'its-expedition'),
  ),
);

const place = (scope: Parameters<typeof saying>[0], value: ExpeditionsOrTarget) =>
  saying(scope, { place: value });

/** In "Characters in target Expedition you control", "you control" describes the expedition, not the Characters. */
const expedition = furthest(
  oneOf<TargetDefinition>(
    means('another target Expedition', { kind: 'expedition', whose: 'any', other: true }),
    means('target Expedition', { kind: 'expedition', whose: 'any' }),
    means('target Expedition you control', { kind: 'expedition', whose: 'you' }),
  ),
);

/**
 * Expeditions that a sentence targets before it affects them: "an Expedition that's ahead", "up to two Expeditions".
 */
export const pointedExpedition: Syntax<TargetDefinition> = oneOf<TargetDefinition>(
  form<TargetDefinition>("an Expedition that's <is>", { is: standing }, { kind: 'expedition', whose: 'any' }),
  means<TargetDefinition>('an Expedition', { kind: 'expedition', whose: 'any' }),
  form<TargetDefinition>(
    '<count> Expeditions',
    { count: severalInWords },
    { kind: 'expedition', whose: 'any' },
  ),
  form<TargetDefinition>(
    'up to <count> Expeditions',
    { count: severalInWords },
    { kind: 'expedition', whose: 'any', upTo: true },
  ),
);

/** The phrase "each one", for several target expeditions. */
const eachOne: Syntax<ExpeditionsOrTarget> = here(['each'], ({ place: before, targets }) => {
  if (before === null || typeof before === 'string' || !('target' in before)) return null;
  const definition = targets[before.target];
  return definition?.kind === 'expedition' && definition.count !== undefined
    ? means<ExpeditionsOrTarget>('each one', before)
    : null;
});

export const anyExpeditions = introducing(
  means('any number of target Expeditions', { kind: 'expedition', whose: 'any', anyNumber: true }),
  place,
);

const worded = (text: string): Syntax<ExpeditionsOrTarget> =>
  here(headOf(text), ({ place: before, it }) => {
    if (before === null) return null;
    const again = means<ExpeditionsOrTarget>(text, before);
    if (text !== 'it' || before !== 'that-expedition') return again;
    // If an object was mentioned last, "it" refers to that object, not to the expedition.
    return it === null ? synonym(again) : null;
  });

/** "Its Expedition", for a chosen or noted object. */
export const ofKnown: Syntax<ExpeditionsOrTarget> = here(['its'], ({ it }) => {
  if (it === null || it === 'it' || it === 'me') return null;
  const its: ExpeditionsOrTarget = { expeditionOf: it };
  return means<ExpeditionsOrTarget>('its Expedition', its);
});

/**
 * Whether an object is a token that is created in a target expedition. Such a token does not exist when targets are
 * chosen.
 */
const isCreatedIn = (it: Known, place: ExpeditionsOrTarget | null): boolean =>
  typeof it === 'object' &&
  'noted' in it &&
  it.noted.startsWith('created') &&
  typeof place === 'object' &&
  place !== null &&
  'target' in place;

/** Phrases that follow a noun and name a facing expedition, such as "facing it" and "facing your Hero Expedition". */
export const facedBy: Syntax<ExpeditionsOrTarget> = here(['facing', 'that'], ({ it, place: before }) => {
  if (it === 'it') return means<ExpeditionsOrTarget>('facing it', 'facing-it');
  const them = it === null || it === 'me' || isCreatedIn(it, before) ? before : { expeditionOf: it };
  if (them === null) return null;
  return oneOf(
    ...['facing it', 'that it was facing'].map((text) => means<ExpeditionsOrTarget>(text, { facing: them })),
  );
});

/** Phrases for expeditions: "my Expedition", "target Expedition", "that Expedition". */
export const expeditions: Syntax<ExpeditionsOrTarget> = rule(
  'an Expedition',
  oneOf<ExpeditionsOrTarget>(
    introducing(expedition, place) as Syntax<ExpeditionsOrTarget>,
    then(expeditionWord, place),
    ofKnown,
    worded('that Expedition'),
  ),
);

/** Expeditions as the location of objects. "Your Expeditions" means all of the player's expeditions. */
export const asPlace: Syntax<ExpeditionsOrTarget> = rule(
  'an Expedition',
  oneOf<ExpeditionsOrTarget>(
    means('your Expeditions', 'each-of-yours'),
    means("an opponent's Expedition", 'each-of-opponents'),
    // After "their Hero or Companion Expedition", "it" refers to the chosen expedition.
    here(['it'], ({ place: before }) => (before === 'your-hero' ? worded('it') : null)),
    only(expeditions, (value) => typeof value !== 'string' || !value.startsWith('each-of-')),
  ),
);

/** Expeditions after "in", where "it" can refer to an expedition. */
export const inExpeditions: Syntax<ExpeditionsOrTarget> = oneOf<ExpeditionsOrTarget>(
  eachOne,
  worded('it'),
  expeditions,
);

/** Any one of several expeditions: "one of your Expeditions". */
export const anyOne = means('one of your Expeditions', 'each-of-yours');

/**
 * Expeditions in a certain position or state: "each of your Ascended Expeditions", "each of your Expeditions that's
 * behind".
 */
export const standingSo = (of: Syntax<Expeditions>): Syntax<ExpeditionSet> =>
  oneOf<ExpeditionSet>(
    means<ExpeditionSet>('each of your Ascended Expeditions', {
      kind: 'standing',
      of: 'each-of-yours',
      is: 'ascended',
    }),
    form<ExpeditionSet>("<of> that's <is>", { of, is: standing }, { kind: 'standing' }),
  );
