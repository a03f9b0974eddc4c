import { z } from 'zod';
import { outsize } from '#kernel';
import { readAs, abilityBounds } from '#record';
import type { Ability } from './ability.js';
import { abilitySchema } from './vocabulary.js';
import type { CardDefinition } from './card.js';
import { cardProblems } from './card-shape.js';
import type { TargetDefinition } from './effect.js';
import type { Passive } from './passive.js';
import type { Known } from './selector.js';
import type { Scope, Visit } from './part.js';
import { walkAbilities } from './walk.js';

/** A problem in a tree of abilities, with its path, such as `abilities.0.effect.step.target`. */
export interface AbilityProblem {
  readonly path: string;
  readonly reason: string;
}

const shape = z
  .array(abilitySchema)
  .max(abilityBounds.abilities, { error: `are more than ${abilityBounds.abilities}` });

/** Returns the first problem with the size limits for abilities. Null if the value exceeds none of them. */
export const oversized = (value: unknown, path = 'abilities'): AbilityProblem | null => outsize(value, path);

/**
 * Returns the reasons why a value is not a list of well-formed abilities. `bearer` is the kind of object to which the
 * abilities belong.
 */
export function abilityProblems(
  value: unknown,
  path = 'abilities',
  bearer: Scope['bearer'] = 'card',
): readonly AbilityProblem[] {
  const problems = abilityShapeProblems(value, path);
  return problems.length > 0 ? problems : abilityMeaningProblems(value as readonly Ability[], path, bearer);
}

/** Returns the problems with references in well-formed abilities, such as references that do not exist. */
export function abilityMeaningProblems(
  abilities: readonly Ability[],
  path = 'abilities',
  bearer: Scope['bearer'] = 'card',
): readonly AbilityProblem[] {
  const problems: AbilityProblem[] = [];
  walkAbilities(abilities, meaning(problems), { path, bearer });
  return problems;
}

/** Like `abilityProblems`, but does not check references. */
export function abilityShapeProblems(value: unknown, path = 'abilities'): readonly AbilityProblem[] {
  const tooLarge = oversized(value, path);
  if (tooLarge !== null) return [tooLarge];
  const read = readAs(shape, value);
  if (read.success) return [];
  return read.error.issues.map((issue) => ({
    path: [path, ...issue.path.map(String)].join('.'),
    reason: issue.message,
  }));
}

/** Returns a visitor that collects the problems that a schema cannot express. */
function meaning(problems: AbilityProblem[]): Visit {
  return (part, path, scope) => {
    const problem = (reason: string): void => void problems.push({ path, reason });
    switch (part.family) {
      case 'known':
        return unbound(part.value, scope, problem);
      case 'players':
      case 'expeditions':
        if (typeof part.value === 'object') {
          const kind = part.family === 'players' ? 'player' : 'expedition';
          return 'target' in part.value ? target(part.value.target, kind, scope, problem) : undefined;
        }
        if (/^its-|-it$/.test(part.value) && !scope.it)
          problem(`${part.value}: no object is defined as "it" here`);
        if (part.value === 'that-player' && !scope.player)
          problem('no player is defined as "that player" here');
        return;
      case 'sabotage':
        return target(part.value, 'object', scope, problem);
      case 'cost':
        if (Object.keys(part.value).length === 0) problem('the cost is empty');
        if (part.value.discardMe === true && scope.where !== 'support')
          problem('{D} discards a card from Reserve, so only support abilities can have it (7.1.4.b)');
        if (part.value.sacrificeMe === true && scope.where === 'support')
          problem('a card in Reserve cannot be sacrificed (7.3.19)');
        return;
      case 'ability':
        if (scope.bearer !== 'card') return given(part.value, scope.bearer, problem);
        return;
      case 'passive':
        return idle(part.value, problem);
      case 'effect':
        if (part.value.kind === 'modes' && (part.value.count ?? 1) > part.value.modes.length)
          problem('more modes must be chosen than are defined');
        if (part.value.kind === 'table')
          for (const { from, to } of part.value.rows)
            if (from !== undefined && to !== undefined && from > to)
              problem(`the range from ${from} to ${to} contains no number`);
        return;
      case 'selector':
        if (part.value.oneOf?.some((like) => like.zone !== undefined) === true)
          problem('the zone applies to the whole description, so an alternative cannot have one');
        return;
      case 'trigger':
      case 'target':
      case 'step':
      case 'condition':
      case 'quantity':
      case 'what':
    }
  };
}

type Report = (reason: string) => void;

function unbound(known: Known, scope: Scope, problem: Report): void {
  if (known === 'it') {
    if (!scope.it) problem('no object is defined as "it" here');
  } else if (known !== 'me')
    if ('target' in known) target(known.target, 'object', scope, problem);
    else if (!scope.noted.has(known.noted)) problem(`no earlier step notes "${known.noted}"`);
}

function target(index: number, kind: TargetDefinition['kind'], scope: Scope, problem: Report): void {
  const found = scope.targets[index];
  if (found === undefined) problem(`target ${index} is not defined here`);
  else if (found.kind !== kind) problem(`target ${index} is not of the kind "${kind}"`);
}

/**
 * Reports abilities that have no effect on their bearer. The bearer is always in play, because tokens are Characters in
 * play (2.2.1.d) and only objects in play gain abilities (2.3.1.h).
 */
function given(ability: Ability, bearer: 'token' | 'granted', problem: Report): void {
  const whose = bearer === 'token' ? 'a token' : 'an object in play';
  if (ability.kind === 'effect') problem(`only spells can have effects, not ${whose}`);
  if (ability.kind === 'keyword' && ability.keyword === 'fleeting')
    problem(`only spells can have Fleeting, not ${whose}`);
  if ('where' in ability && ability.where === 'support') problem(`support abilities do nothing for ${whose}`);
}

/** Reports passive abilities that change nothing. */
function idle(passive: Passive, problem: Report): void {
  const needed: Partial<Record<Passive['kind'], readonly string[]>> = {
    statistics: ['add', 'set', 'equal'],
    keyword: ['gain', 'lose'],
    abilities: ['gain', 'lose'],
    subtypes: ['gain', 'lose'],
    terrains: ['gain', 'lose'],
    'enters-with': ['statuses', 'counters'],
    cost: ['add', 'atLeast', 'free'],
    played: ['gain', 'lose', 'counters', 'notGained', 'keyword'],
    morning: ['draw', 'expandFrom'],
    dice: ['extra', 'mayAdd'],
  };
  if (passive.kind === 'goes-instead' && passive.otherwise !== undefined && passive.optional !== true)
    problem('only an optional replacement can have an alternative');
  const fields = needed[passive.kind];
  if (fields !== undefined && !fields.some((field) => field in passive))
    problem(`needs ${fields.join(' or ')}`);
}

/** Returns the problems in a card and its abilities, including abilities that are not allowed for the card's type. */
export function cardAbilityProblems(card: CardDefinition): readonly AbilityProblem[] {
  const wrong = cardProblems(card);
  if (wrong.length > 0) return wrong;
  const abilities = card.abilities ?? [];
  const problems = [...abilityProblems(abilities)];
  if (problems.length > 0) return problems;
  for (const [index, ability] of abilities.entries())
    for (const reason of unfit(card, ability)) problems.push({ path: `abilities.${index}`, reason });
  const besides = abilities.filter(
    (ability) => ability.kind === 'passive' && ability.passive.kind === 'optional-cost',
  );
  if (besides.length > 1) problems.push({ path: 'abilities', reason: 'only one optional cost is allowed' });
  for (const [name, count] of Object.entries(card.startsWith ?? {})) {
    const path = `startsWith.${name}`;
    if (card.type !== 'hero') problems.push({ path, reason: 'only heroes can begin with counters (2.5.d)' });
    if (!Number.isInteger(count) || count < 1)
      problems.push({ path, reason: 'must be a whole number of at least 1' });
  }
  return problems;
}

/** Returns the reasons why a value is not a token that an effect can create. */
export function tokenProblems(value: unknown): readonly AbilityProblem[] {
  const wrong = cardProblems(value);
  if (wrong.length > 0) return wrong;
  const { abilities = [] } = value as CardDefinition;
  return abilityProblems(abilities, 'abilities', 'token');
}

function unfit({ type }: CardDefinition, ability: Ability): string[] {
  const reasons: string[] = [];
  const support = 'where' in ability && ability.where === 'support';
  if (support && type === 'hero')
    reasons.push('a hero is never in Reserve, so a support ability would not work');
  switch (ability.kind) {
    case 'effect':
      if (type !== 'spell') reasons.push(`only spells have effects, not a ${type}`);
      break;
    case 'keyword':
      if (type !== (ability.keyword === 'fleeting' ? 'spell' : 'character'))
        reasons.push(`a ${type} cannot have ${ability.keyword}`);
      break;
    case 'tough':
      if (type !== 'character' && type !== 'permanent') reasons.push(`a ${type} cannot have Tough (7.4.5.a)`);
      break;
    case 'passive':
      if (type === 'spell' && !support && !worksAnywhere(ability.passive))
        reasons.push('a spell is never in play, so the ability would not work');
      break;
    case 'cooldown':
    case 'scout':
    case 'temple':
    case 'in-reserve':
    case 'completed':
    case 'mana-only':
      break;
    case 'quick-action':
    case 'reaction':
      if (type === 'spell' && !support)
        reasons.push('a spell is never in play, so the ability would not work');
  }
  return reasons;
}

/** Whether an ability changes how its own object is played, or from which zone (1.2.4.d). */
const worksAnywhere = (passive: Passive): boolean =>
  passive.kind === 'playable-from' ||
  passive.kind === 'optional-cost' ||
  (passive.kind === 'cost' && passive.of === 'me') ||
  (passive.kind === 'cannot-play' && passive.cards === 'me');
