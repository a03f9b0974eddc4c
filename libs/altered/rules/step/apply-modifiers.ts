import { reads } from '#altered/abilities';
import { invariant, type Seat } from '#record';
import type { ActivePassive, World } from '../world/characteristics.js';
import { impossible } from './impossible.js';
import type { Instead } from './instead.js';
import {
  areRules,
  isBeyondRules,
  itemMoved,
  type Modifier,
  type Modifiers,
  type Scene,
  type Undecided,
} from './modifiers.js';
import { isBeyondAbilities, modifiersIn } from './modifying-abilities.js';
import type { Applied, Proposal, Proposed } from '../state/proposal.js';
import { settle, type Happening } from './settle.js';
import { editionIn } from '../state/edition.js';
import type { State } from '../state/state.js';
import { grantedBy } from './granted-abilities.js';
import { attempted, modifiesPlainEvent } from './would-happen.js';
import { timestamps, type Unordered } from './timestamps.js';

/** An optional modifier about which a player must first decide. */
export interface Optional {
  readonly kind: 'optional';
  readonly seat: Seat;
  /** The key under which `Answers` stores the decision. */
  readonly key: string;
  readonly item: number;
}

/** A die that must be rolled before a modifier can be applied. */
export interface ToBeCast {
  readonly kind: 'to-be-cast';
  readonly by: ActivePassive;
  readonly key: string;
}

/** The decisions about optional modifiers, and the results of dice, by key. */
export type Answers = Readonly<Record<string, boolean | number>>;

/** Whether an action creates no object and is of a kind that no rule modifies. */
function isPlain({ kind }: Proposed): boolean {
  switch (kind) {
    case 'after-you':
    case 'ascend':
    case 'compare':
    case 'first-player':
    case 'outcome':
    case 'pass':
    case 'phase':
    case 'quick-action':
    case 'first-time':
    case 'roll':
    case 'status':
    case 'turn':
    case 'vanish':
      return true;
    default:
      return false;
  }
}

/**
 * Converts a proposed step to actions (6.2). Drops impossible actions, then applies modifiers one at a time. `picks`
 * contains the modifiers and orders that players have chosen so far. Returns a request instead if a player must decide
 * or a die must be rolled first.
 */
export function happening(
  state: State,
  world: World,
  proposal: Proposal,
  picks: readonly string[],
  answers: Answers = noAnswers,
): Happening | Undecided | Optional | ToBeCast | ({ readonly kind: 'unordered' } & Unordered) {
  const possible = possibleOf(state, world, proposal);
  const attempts =
    possible.length === proposal.actions.length
      ? noneAttempted
      : attempted({ state, world }, proposal.actions);
  if (possible.every(isPlain) && !world.passives.of('instead').some(modifiesPlainEvent))
    return followed(settle(state, possible, noneApplied, proposal.rules, noStamps), attempts);
  if (picks.length === 0 && isUnmodified(state, world, possible)) {
    const stamps = timestamps(state, possible, noPicks, grantedBy(state, world, possible));
    return 'seat' in stamps
      ? { kind: 'unordered', ...stamps }
      : followed(settle(state, possible, noneApplied, proposal.rules, stamps), attempts);
  }
  const work = new Modifying(state, world, proposal, [...picks], answers);
  const replaced = work.replace(possible);
  if (!Array.isArray(replaced)) return replaced;
  const added = work.add(replaced);
  if (!Array.isArray(added)) return added;
  const stamps = timestamps(state, added, work.picks, grantedBy(state, world, added));
  if ('seat' in stamps) return { kind: 'unordered', ...stamps };
  const rules = picks.length === 0 ? proposal.rules : [...proposal.rules, ...chosenBy(picks, work.picks)];
  const settled = settle(state, added, work.applied, rules, stamps);
  const done = followed(settled, [...attempts, ...work.instead]);
  return work.otherwise.length === 0 ? done : { ...done, otherwise: work.otherwise };
}

/** Whether nothing modifies a step. Usually true. */
function isUnmodified(state: State, world: World, step: readonly Proposed[]): boolean {
  for (const action of step) if (!isBeyondRules(state, world, action)) return false;
  return isBeyondAbilities(state, world, step);
}

export const noPicks: readonly string[] = [];

const followed = (settled: Happening, instead: readonly Instead[]): Happening =>
  instead.length === 0 ? settled : { ...settled, instead };

export const noAnswers: Answers = {};

/** Returns the rules to cite for the orders that players chose: 6.2.f for modifiers, 2.2.14.d for timestamps. */
const chosenBy = (picks: readonly string[], left: readonly string[]): readonly string[] => [
  ...(picks.length > left.length ? ['6.2.f'] : []),
  ...(left.length > 0 ? ['2.2.14.d'] : []),
];

const noneApplied: readonly Applied[] = [];
const noneAttempted: readonly Instead[] = [];
const noStamps: readonly null[] = [];

/** 1.4.1.a: returns the actions that are possible. */
function possibleOf(state: State, world: World, proposal: Proposal): readonly Proposed[] {
  const { actions } = proposal;
  for (const action of actions)
    if (impossible(state, world, action) !== null) return onlyPossible(state, world, proposal);
  return actions;
}

const onlyPossible = (state: State, world: World, { actions }: Proposal): readonly Proposed[] =>
  actions.filter((action) => impossible(state, world, action) === null);

interface Marked {
  readonly action: Proposed;
  /** The names of the modifiers that have already changed the action. None of them changes it again (6.2.i). */
  readonly marks: readonly string[];
}

/** The input for modifiers that replace actions. Assembles the current step on demand. */
class Replacement implements Scene {
  current: Proposed | null = null;

  constructor(
    readonly state: State,
    readonly world: World,
    readonly proposal: Proposal,
    private readonly done: readonly Proposed[],
    private readonly open: readonly Marked[],
  ) {}

  get step(): readonly Proposed[] {
    const { done, current, open } = this;
    return [...done, ...(current === null ? [] : [current]), ...open.map(({ action }) => action)];
  }
}

/** Returns the same text for equal actions, ignoring the order of fields and empty counters. */
function resultOf(action: Proposed): string {
  const fields = Object.entries(action).filter(
    ([, value]: [string, unknown]) =>
      value !== undefined && (typeof value !== 'object' || value === null || Object.keys(value).length > 0),
  );
  return JSON.stringify(fields.sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** A modifier that applies to an action, and the actions that replace it. */
type Replacing = readonly [Modifier, readonly Proposed[]];

const noModifiers: readonly Modifier[] = [];
const nothingApplies: readonly Replacing[] = [];

class Modifying {
  applied: Applied[] = [];
  readonly otherwise: Instead[] = [];
  readonly instead: Instead[] = [];
  readonly #modifiers: Modifiers;
  /** Whether all modifiers of this step are rules of the game, and none is an ability. */
  readonly #areRules: boolean;

  constructor(
    private readonly state: State,
    private readonly world: World,
    private readonly proposal: Proposal,
    /** The orders that players have chosen and that have not been applied yet. */
    readonly picks: string[],
    private readonly answers: Answers,
  ) {
    this.#modifiers = modifiersIn(state, world, proposal.actions);
    this.#areRules = areRules(this.#modifiers, editionIn(state));
  }

  /**
   * 6.2.e.2: applies modifiers that replace atomic actions. After each replacement, looks again for applicable
   * modifiers (6.2.g).
   */
  replace(
    proposed: readonly Proposed[],
    marked: readonly string[] = [],
  ): Proposed[] | Undecided | Optional | ToBeCast {
    const { replaces } = this.#modifiers;
    if (proposed.every(({ kind }) => replaces[kind] === undefined)) return [...proposed];
    const done: Proposed[] = [];
    const open: Marked[] = [];
    for (let index = proposed.length - 1; index >= 0; index--)
      open.push({ action: proposed[index] as Proposed, marks: marked });
    const scene = new Replacement(this.state, this.world, this.proposal, done, open);
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { action, marks } = next;
      scene.current = action;
      this.world.budget.spend(1 + ((done.length + open.length) >> 3));
      const candidates = this.#applicable(action, marks, scene);
      const chosen = candidates.length < 2 ? candidates[0] : this.#choose(candidates, marks, scene);
      if (chosen === undefined) {
        done.push(action);
        continue;
      }
      if (chosen === null)
        return {
          kind: 'undecided',
          modifiers: candidates.map(([modifier]) => modifier.name),
          ...this.#ownerOf(action),
        };
      const [modifier, usual] = chosen;
      const answer = this.#answered(modifier, action);
      if (typeof answer === 'object') return answer;
      const outcome =
        typeof answer === 'number' ? (modifier.cast?.modify(scene, action, answer) ?? null) : null;
      const replacement = outcome?.replacement ?? usual;
      if (answer === false || (typeof answer === 'number' && outcome === null)) {
        if (modifier.optional?.otherwise) this.otherwise.push(modifier.optional.otherwise);
        open.push({ action, marks: [...marks, modifier.name] });
        continue;
      }
      // Modifiers that produced the replaced action now refer to its replacement.
      this.applied = this.applied.map((earlier) =>
        earlier.on.includes(action)
          ? {
              ...earlier,
              on: earlier.on.flatMap((affected) => (affected === action ? replacement : affected)),
            }
          : earlier,
      );
      this.world.budget.spend(replacement.length, 'actions');
      this.#note(modifier, replacement);
      if (modifier.then) this.instead.push(modifier.then(scene, action));
      if (outcome?.then) this.instead.push(outcome.then);
      const changedBy = [...marks, modifier.name];
      for (const replacing of [...replacement].reverse()) open.push({ action: replacing, marks: changedBy });
    }
    return done;
  }

  /** Returns the controller of an action's object, who orders the modifiers if no player performs the step. */
  #ownerOf(action: Proposed): { readonly seat?: Seat } {
    if (!reads(this.state.started, 'order-by-results')) return {};
    const item =
      action.kind === 'move' ? itemMoved(this.state, action) : 'item' in action ? action.item : null;
    const seat = item == null ? undefined : this.state.stays[item]?.seat;
    return seat === undefined ? {} : { seat };
  }

  /**
   * Returns whether a modifier applies, or the result of its die. If this is still unknown, returns the decision to
   * request or the die to roll.
   */
  #answered(
    { name, optional, cast, source }: Modifier,
    action: Proposed,
  ): boolean | number | Optional | ToBeCast {
    if (optional === undefined && cast === undefined) return true;
    const item = action.kind === 'move' ? itemMoved(this.state, action) : source?.item;
    invariant(item !== undefined, 'an optional modifier concerns an item or comes from one');
    const key =
      action.kind === 'expedition' ? `${name}:${action.seat}-${action.expedition}` : `${name}:${item}`;
    const answer = this.answers[key];
    if (answer !== undefined) return answer;
    if (cast !== undefined) return { kind: 'to-be-cast', by: cast.by, key };
    return { kind: 'optional', seat: optional?.seat ?? 0, key, item };
  }

  #note({ name, mode, rule, source }: Modifier, on: readonly Proposed[]): void {
    this.applied.push({ modifier: name, mode, rule, ...(source && { source }), on });
  }

  #applicable(action: Proposed, marks: readonly string[], scene: Scene): readonly Replacing[] {
    if (this.#areRules && isBeyondRules(this.state, this.world, action)) return nothingApplies;
    let found: Replacing[] | null = null;
    for (const modifier of this.#modifiers.replaces[action.kind] ?? noModifiers) {
      this.world.budget.spend();
      if (marks.length > 0 && marks.includes(modifier.name)) continue;
      const replacement = modifier.modify(scene, action);
      if (replacement !== null) (found ??= []).push([modifier, replacement]);
    }
    return found ?? nothingApplies;
  }

  /**
   * 6.2.f: returns the modifier to apply first. Null if a player must choose because the order matters, for example if
   * one modifier would prevent another.
   */
  #choose(
    candidates: readonly Replacing[],
    marks: readonly string[],
    scene: Scene,
  ): Replacing | null | undefined {
    const matters = reads(this.state.started, 'order-by-results')
      ? this.#resultsDiffer(candidates, marks, scene)
      : candidates.some(([first, replacement]) =>
          candidates.some(
            ([other]) =>
              other !== first &&
              replacement.length > 0 &&
              !replacement.some((replacing) =>
                this.#applicable(replacing, [...marks, first.name], scene).some(([still]) => still === other),
              ),
          ),
        );
    if (!matters) return candidates[0];
    const pick = this.picks.shift();
    return pick === undefined ? null : candidates.find(([modifier]) => modifier.name === pick);
  }

  /**
   * Whether the result depends on the order of modifiers. Always true if one of them is optional or depends on a die.
   */
  #resultsDiffer(candidates: readonly Replacing[], marks: readonly string[], scene: Scene): boolean {
    if (candidates.some(([{ optional, cast }]) => optional !== undefined || cast !== undefined)) return true;
    const results = candidates.map(([{ name }, replacement]) =>
      this.#resultsOf(replacement, [...marks, name], scene),
    );
    return new Set(results.flat()).size > 1;
  }

  /** Returns the possible results of applying the actions' modifiers in every order. */
  #resultsOf(actions: readonly Proposed[], marks: readonly string[], scene: Scene): readonly string[] {
    return actions.reduce<readonly string[]>(
      (before, action) => {
        this.world.budget.spend(before.length);
        const found = this.#applicable(action, marks, scene);
        const own =
          found.length === 0
            ? [resultOf(action)]
            : found.flatMap(([{ name, optional, cast, then }, replacement]) =>
                // A player can decline an optional modifier, so its result counts as different from all others.
                optional !== undefined || cast !== undefined
                  ? [`${name}?`]
                  : this.#resultsOf(replacement, [...marks, name], scene).map((result) =>
                      then === undefined ? result : `${result}${name}`,
                    ),
              );
        return [...new Set(before.flatMap((earlier) => own.map((later) => `${earlier}${later}`)))];
      },
      [''],
    );
  }

  /**
   * 6.2.c, 6.2.e.3: applies the modifiers that add actions. Called after all other modifiers have been applied. An
   * added shuffle precedes the moves that need it.
   */
  add(proposed: readonly Proposed[]): Proposed[] | Undecided | Optional | ToBeCast {
    const { adds } = this.#modifiers;
    if (proposed.every(({ kind }) => adds[kind] === undefined)) return [...proposed];
    const step = [...proposed];
    const scene: Scene = { state: this.state, world: this.world, proposal: this.proposal, step };
    // A modifier can add to other modifiers' actions, but not to actions that it added itself (6.2.h–i).
    const marks = new Map<Proposed, readonly string[]>();
    for (let index = 0; index < step.length; index++) {
      const action = step[index];
      invariant(action !== undefined, 'within the step');
      for (const modifier of this.#modifiers.adds[action.kind] ?? noModifiers) {
        const before = marks.get(action) ?? [];
        this.world.budget.spend(1 + (step.length >> 3));
        if (before.includes(modifier.name)) continue;
        const proposedToo = modifier.modify(scene, action);
        if (proposedToo === null) continue;
        this.world.budget.spend(proposedToo.length, 'actions');
        const by = [...before, modifier.name];
        marks.set(action, by);
        // 6.2.g: added actions can be replaced too.
        const added = this.replace(proposedToo, by);
        if (!Array.isArray(added)) return added;
        for (const addition of added) marks.set(addition, by);
        this.#note(modifier, added);
        if (modifier.then) this.instead.push(modifier.then(scene, action));
        if (added[0]?.kind === 'shuffle') {
          step.unshift(...added);
          index += added.length;
        } else step.push(...added);
      }
    }
    return step;
  }
}
