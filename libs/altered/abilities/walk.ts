import type { Ability } from './ability.js';
import {
  aliases,
  families,
  fieldName,
  fieldsOf,
  isAlias,
  isFamily,
  isWordList,
  type Nodes,
} from './families.js';
import type { Family, Part, Scope, Visit } from './part.js';
import { isKnown } from './selector.js';
import type { Spec, Specs } from './shape.js';
import { vocabulary } from './words.js';

/**
 * Visits each part of ability trees once, and each node before its parts. Follows the order in which effects happen.
 */
export function walkAbilities(
  abilities: readonly Ability[],
  visit: Visit,
  { path = 'abilities', bearer = 'card' }: { readonly path?: string; readonly bearer?: Scope['bearer'] } = {},
): void {
  for (const [index, ability] of abilities.entries()) {
    const where = 'where' in ability ? (ability.where ?? 'in-play') : 'in-play';
    const scope: Scope = { targets: [], noted: new Set(), it: false, player: false, bearer, where };
    new Walk(visit).node('ability', ability, `${path}.${index}`, scope);
  }
}

type Node = Readonly<Record<string, unknown>>;
type Bind = (scope: Scope, node: Node) => Scope;

/** The names of specs that are visited, with the family that is passed to the visitor. */
const visited: Readonly<Record<string, Family>> = {
  ability: 'ability',
  trigger: 'trigger',
  passive: 'passive',
  cost: 'cost',
  target: 'target',
  effect: 'effect',
  step: 'step',
  condition: 'condition',
  selector: 'selector',
  quantity: 'quantity',
  count: 'quantity',
  what: 'what',
  known: 'known',
  players: 'players',
  'expeditions or target': 'expeditions',
  expeditions: 'expeditions',
  sabotage: 'sabotage',
};

/**
 * Fields that contain alternatives, of which only one happens. Later steps can refer to the notes of all alternatives,
 * but an alternative cannot refer to another's notes.
 */
const alternatives: readonly string[] = [
  ...['if.then', 'if.otherwise', 'if-you-do.then', 'if-you-do.otherwise'],
  ...['modes.modes', 'either.effects', 'table.rows', 'choose-modes.modes'],
];

const itsOwn: Bind = (scope) => ({ ...scope, noted: new Set() });
const apart: Bind = (scope) => ({ ...scope, targets: [], noted: new Set() });
const bindsIt: Bind = (scope) => ({ ...scope, it: true });
/**
 * An inner action ("You may pay {1} to …") has separate targets (5.2.3.g), but can use the notes of the surrounding
 * effect.
 */
const aims: Bind = (scope, { targets = [] }) => ({ ...scope, targets: targets as Scope['targets'] });
const triggered: Bind = (scope, { trigger }) => ({
  ...scope,
  it: bindsObject(trigger as Node),
  player: bindsPlayer(trigger as Node),
});

/** The fields in which the valid references differ from those in the rest of their node. */
const binds: Readonly<Record<string, Bind>> = {
  // A cost that is an effect can introduce targets. The effect of the ability can refer to these targets.
  'ability quick-action.cost': aims,
  'ability quick-action.effect': aims,
  'ability reaction.condition': triggered,
  'ability reaction.targets': triggered,
  'ability reaction.effect': (scope, node) => aims(triggered(scope, node), node),
  'ability effect.effect': aims,
  'effect delayed.effect': aims,
  'effect pay-to.effect': aims,
  'effect for-each.effect': bindsIt,
  'effect each-player.effect': (scope, { being }) =>
    being === undefined ? scope : { ...scope, player: true },
  'step next.effect': bindsIt,
  'passive played.then': apart,
  'passive does-instead.effect': apart,
  'passive goes-instead.otherwise': itsOwn,
  'passive instead.effect': itsOwn,
};

const bindsObject = (trigger: Node): boolean =>
  trigger['kind'] === 'any'
    ? (trigger['of'] as readonly Node[]).every(bindsObject)
    : 'what' in trigger ||
      trigger['kind'] === 'reveals' ||
      trigger['kind'] === 'discards' ||
      (trigger['kind'] === 'resupply' && trigger['oneOrMore'] === undefined);

/** Whether a trigger concerns a player's action or expedition, so that "that player" refers to this player. */
const bindsPlayer = (trigger: Node): boolean =>
  trigger['kind'] === 'any'
    ? (trigger['of'] as readonly Node[]).every(bindsPlayer)
    : 'who' in trigger || 'which' in trigger || 'by' in trigger;

/** Returns the names of all notes in an effect. */
function notesOf(tree: unknown): readonly string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const { note } = tree as { readonly note?: unknown };
  return [...(typeof note === 'string' ? [note] : []), ...Object.values(tree).flatMap(notesOf)];
}

/** Whether a cost is allowed to be empty, which is so for an optional cost that only restricts targets. */
const isNoPrice = (node: string, name: string, { pay, targets }: Node): boolean =>
  node === 'passive optional-cost' &&
  name === 'pay' &&
  targets !== undefined &&
  isObject(pay) &&
  Object.keys(pay).length === 0;

const isObject = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** A field of a node, with information for traversal. */
interface Field {
  readonly name: string;
  readonly spec: Spec;
  readonly bind: Bind | undefined;
  readonly isAlternative: boolean;
}

const known = new WeakMap<Specs, Map<string, readonly Field[]>>();

/** Returns the fields of a node, from a cache if possible. */
function fieldsWalked(node: string, specs: Specs): readonly Field[] {
  const byNode = known.get(specs) ?? new Map<string, readonly Field[]>();
  known.set(specs, byNode);
  const fields =
    byNode.get(node) ??
    Object.entries(specs).map(([key, spec]): Field => {
      const name = fieldName(key);
      const isAlternative = alternatives.includes(`${node}.${name}`.replace(/^effect /, ''));
      return { name, spec, bind: binds[`${node}.${name}`], isAlternative };
    });
  byNode.set(node, fields);
  return fields;
}

class Walk {
  constructor(private readonly visit: Visit) {}

  node(name: string, value: unknown, path: string, scope: Scope): void {
    const family = visited[name];
    const kind = isObject(value) && typeof value['kind'] === 'string' ? value['kind'] : '';
    // "It" is the object of the effect that contains this passive ability.
    if (family === 'passive' && isObject(value) && value['of'] === 'it')
      this.node('known', 'it', `${path}.of`, scope);
    const inner = family === 'passive' ? { ...scope, it: kind === 'does-instead' ? scope.it : true } : scope;
    if (family !== undefined)
      this.visit({ family, value } as Part, path, family === 'passive' ? { ...scope, it: true } : inner);
    if ((family === 'quantity' || family === 'what') && isKnown(value))
      this.node('known', value, path, scope);
    if (isObject(value) && isFamily(name))
      this.fields(`${family ?? name} ${kind}`, fieldsOf(families[name], value), value, path, inner);
    if (family === 'step' && kind === 'roll') scope.noted.add((value as { note: string }).note);
    if (family === 'effect' && kind === 'step' && isObject(value) && typeof value['note'] === 'string')
      scope.noted.add(value['note']);
  }

  private fields(node: string, specs: Specs, value: Node, path: string, scope: Scope): void {
    let before: readonly string[] | null = null;
    for (const { name, spec, bind, isAlternative } of fieldsWalked(node, specs)) {
      const held = value[name];
      if (held === undefined || isNoPrice(node, name, value)) continue;
      const bound = bind?.(scope, value) ?? scope;
      if (isAlternative) {
        before ??= [...scope.noted];
        for (const [index, part] of Array.isArray(held) ? held.entries() : [[null, held] as const]) {
          const noted = new Set(before);
          const each = Array.isArray(held) && typeof spec === 'object' && 'list' in spec ? spec.list : spec;
          this.value(each, part, index === null ? `${path}.${name}` : `${path}.${name}.${index}`, {
            ...bound,
            noted,
          });
          for (const note of noted) scope.noted.add(note);
        }
      } else if (name === 'targets' && Array.isArray(held))
        this.targets(held, value, `${path}.${name}`, bound);
      else this.value(spec, held, `${path}.${name}`, bound);
    }
  }

  /**
   * Visits targets in order. A target's description can refer to earlier targets and notes, because in later editions
   * the target is chosen only when its step resolves.
   */
  private targets(targets: readonly unknown[], { effect }: Node, path: string, scope: Scope): void {
    for (const [index, target] of targets.entries()) {
      const before = { ...scope, targets: targets.slice(0, index) as Scope['targets'] };
      const noted = new Set([...scope.noted, ...notesOf(effect)]);
      this.visit({ family: 'target', value: target } as Part, `${path}.${index}`, scope);
      this.fields('target', fieldsOf(families.target, target), target as Node, `${path}.${index}`, {
        ...before,
        noted,
      });
    }
  }

  private value(spec: Spec, value: unknown, path: string, scope: Scope): void {
    if (typeof spec === 'string') return this.named(spec, value, path, scope);
    if ('is' in spec) return spec.unwalked === true ? undefined : this.value(spec.is, value, path, scope);
    if ('list' in spec || 'pair' in spec) {
      const each = 'list' in spec ? spec.list : spec.pair;
      for (const [index, part] of (value as readonly unknown[]).entries())
        this.value(each, part, `${path}.${index}`, scope);
    } else if ('fields' in spec) {
      if (isObject(value)) {
        if (typeof value['note'] === 'string') scope.noted.add(value['note']);
        this.fields('', spec.fields, value, path, scope);
      }
    } else if ('either' in spec) {
      const fitting = spec.either.find((each) => fits(each, value));
      if (fitting !== undefined) this.value(fitting, value, path, scope);
    }
  }

  private named(name: string, value: unknown, path: string, scope: Scope): void {
    if (name === 'subject' || name === 'affected') {
      if (value !== 'me') this.node(isKnown(value) ? 'known' : 'selector', value, path, scope);
    } else if (name === 'change or quantity') {
      const isQuantity = !isObject(value) || !vocabulary.terrain.some((terrain) => terrain in value);
      if (isQuantity) this.node('quantity', value, path, scope);
    } else if (name === 'abilities of tokens' || name === 'granted abilities') {
      const bearer = name === 'granted abilities' ? 'granted' : 'token';
      walkAbilities(value as readonly Ability[], this.visit, { path, bearer });
    } else if (isAlias(name)) this.value(aliases[name], value, path, scope);
    else if (name === 'count') this.node('quantity', value, path, scope);
    else if (isFamily(name) || name in visited) this.node(name, value, path, scope);
  }
}

/** Whether a value's type and required fields match a field type. Used to find the matching alternative. */
function fits(spec: Spec, value: unknown): boolean {
  if (typeof spec === 'object') {
    if ('words' in spec) return typeof value === 'string' && spec.words.includes(value);
    if ('list' in spec || 'pair' in spec) return Array.isArray(value);
    if ('fields' in spec)
      return isObject(value) && Object.keys(spec.fields).every((key) => key.endsWith('?') || key in value);
    return 'either' in spec ? spec.either.some((each) => fits(each, value)) : fits(spec.is, value);
  }
  if (isWordList(spec)) return typeof value === 'string';
  if (!isFamily(spec)) return true;
  const nodes: Nodes = families[spec];
  if ('kinds' in nodes) return isObject(value) && 'kind' in value;
  if ('fields' in nodes)
    return isObject(value) && !Array.isArray(value) && fits({ fields: nodes.fields }, value);
  return isObject(value)
    ? !Array.isArray(value) && Object.keys(nodes.keys).some((key) => key in value)
    : fits(nodes.plain, value) || typeof value === 'number';
}
