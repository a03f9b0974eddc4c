import type { Selector, What } from '#altered/abilities';
import { remembered } from '../syntax/beginning.js';
import { lazily, type Syntax } from '../syntax/syntax.js';
import { abilities } from './abilities/abilities.js';
import { clauses } from './sentences/clause.js';
import { conditions, pastConditions } from './conditions/conditions.js';
import { paid, withoutX } from './sentences/costs.js';
import { effects } from './sentences/effects.js';
import { expeditions } from './nouns/expeditions.js';
import type { Grammar, Style } from './words/grammar.js';
import { noun } from './nouns/noun.js';
import { passives } from './abilities/passives.js';
import { players } from './nouns/players.js';
import { quantities } from './nouns/quantities.js';
import { triggers } from './triggers/triggers.js';
import { object } from './nouns/what.js';

const keyOf = ({ many = false, from, your }: Omit<Style, 'many'> & { readonly many?: boolean }): string =>
  `${many} ${from} ${your}`;

const styles = [true, false].flatMap((many) =>
  [true, false].flatMap((from) => (['your', 'their'] as const).map((your): Style => ({ many, from, your }))),
);

function found<T>(table: ReadonlyMap<string, T>, key: string): T {
  const form = table.get(key);
  if (form === undefined) throw new Error(`no production for ${key}`);
  return form;
}

/** Ties the families of productions together. */
function english(): Grammar {
  const nouns = new Map<string, Syntax<Selector>>();
  const objects = new Map<string, Syntax<What>>();
  const g: Grammar = {
    noun: (style) => lazily(() => found(nouns, keyOf(style))),
    object: (style) => lazily(() => found(objects, keyOf(style))),
    one: lazily(() => found(nouns, keyOf({ many: false, from: false, your: 'your' }))),
    many: lazily(() => found(nouns, keyOf({ many: true, from: false, your: 'your' }))),
    quantity: lazily(() => made.quantity),
    players,
    expeditions,
    condition: lazily(() => made.condition),
    pastCondition: lazily(() => made.pastCondition),
    cost: lazily(() => made.cost),
    trigger: lazily(() => made.trigger),
    effect: lazily(() => made.effect),
    clause: lazily(() => made.clause),
    passive: lazily(() => made.passive),
    ability: lazily(() => made.ability),
  };
  for (const style of styles) nouns.set(keyOf(style), noun(g, style));
  for (const style of styles) objects.set(keyOf({ ...style, many: false }), object(g, style));
  const made = {
    quantity: quantities(g),
    condition: conditions(g),
    pastCondition: pastConditions(g),
    cost: withoutX(paid(g)),
    trigger: triggers(g),
    effect: effects(g),
    clause: clauses(g),
    passive: passives(g),
    ability: abilities(g),
  };
  return g;
}

/** The template English of cards. It is large, so it is put together with the first text that is read or printed. */
export const grammar: () => Grammar = remembered(english);
