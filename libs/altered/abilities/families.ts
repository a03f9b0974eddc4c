import { abilities } from './ability.js';
import { conditions } from './condition.js';
import { cost, effects, targets } from './effect.js';
import { described, expeditionSets } from './expedition.js';
import { passives, playDestination, woulds } from './passive.js';
import { quantities } from './quantity.js';
import { bound, known, most, numbers, numberWords, selector, total, what } from './selector.js';
import { many, word, type KindSpecs, type Named, type Spec, type Specs } from './shape.js';
import { destination, markedRegion, nextEvents, places, statistics, steps, token } from './step.js';
import { triggers } from './trigger.js';
import { expeditionsOrTarget, nth, players, vocabulary } from './words.js';

/**
 * The nodes of a family. `kinds` are distinguished by the value of `kind`. `keys` are distinguished by the name of a
 * field. `fields` all have the same form.
 */
export type Nodes =
  | { readonly kinds: KindSpecs }
  | { readonly keys: KindSpecs; readonly plain: Spec }
  | { readonly fields: Specs };

const meOrIt = word('me', 'it');

/** All families of nodes and node parts, by the name that field specs use. */
export const families = {
  ability: { kinds: abilities },
  trigger: { kinds: triggers },
  passive: { kinds: passives },
  cost: { fields: cost },
  target: { kinds: targets },
  effect: { kinds: effects },
  step: { kinds: steps },
  condition: { kinds: conditions },
  selector: { fields: selector },
  quantity: { keys: quantities, plain: 'whole' },
  what: { keys: what, plain: meOrIt },
  known: { keys: known, plain: meOrIt },
  players: { keys: players, plain: 'players word' },
  'expeditions or target': { keys: expeditionsOrTarget, plain: 'expeditions' },
  described: { kinds: described },
  'such expeditions': { kinds: expeditionSets },
  would: { kinds: woulds },
  place: { kinds: places },
  'next event': { kinds: nextEvents },
  destination: { fields: destination },
  token: { fields: token },
  statistics: { fields: statistics },
  bound: { fields: bound },
  total: { fields: total },
  'bound of': { keys: numbers, plain: { words: numberWords } },
  'total of': { keys: numbers, plain: { words: [...numberWords, 'base-cost'] } },
  'most of': { keys: most, plain: 'measured' },
  nth: { fields: nth },
} as const satisfies Readonly<Partial<Record<keyof Named, Nodes>>>;

/** Names for field types that are composed of other field types. */
export const aliases = {
  'played where': playDestination,
  'marked region': markedRegion,
  'abilities of tokens': { list: 'ability', min: 0 },
  'granted abilities': many('ability'),
} as const satisfies Readonly<Partial<Record<keyof Named, Spec>>>;

export const isFamily = (name: string): name is keyof typeof families => Object.hasOwn(families, name);
export const isAlias = (name: string): name is keyof typeof aliases => Object.hasOwn(aliases, name);
export const isWordList = (name: string): name is keyof typeof vocabulary => Object.hasOwn(vocabulary, name);

/** Returns the fields of a kind of node, regardless of whether edition 1.0 executes this kind. */
export const fieldsIn = (node: KindSpecs[string]): Specs => ('since' in node ? (node.is as Specs) : node);

/** Returns the fields that a node can have. Words and numbers have no fields. */
export function fieldsOf(nodes: Nodes, value: unknown): Specs {
  if ('fields' in nodes) return nodes.fields;
  if (typeof value !== 'object' || value === null) return {};
  if ('kinds' in nodes) {
    const node = nodes.kinds[(value as { readonly kind: string }).kind];
    return node === undefined ? {} : fieldsIn(node);
  }
  const key = Object.keys(nodes.keys).find((field) => Object.hasOwn(value, field));
  const node = key === undefined ? undefined : nodes.keys[key];
  return node === undefined ? {} : fieldsIn(node);
}

/** Returns the name of a field without the `?` that marks optional fields. */
export const fieldName = (name: string): string => name.replace(/\?$/, '');
