import {
  pricedModes,
  type Condition,
  type Cost,
  type Effect,
  type Known,
  type Players,
  type PricedModes,
  type Quantity,
  type Selector,
  type Step,
  type TargetDefinition,
} from '#altered/abilities';

/** One verb with all that belongs to it, before it is known how it is said. */
export interface Clause {
  /** It tells the reader what to do: an imperative without a subject. */
  readonly addressed: boolean;
  /** Who does it, when that is neither the reader nor nobody: what comes next may leave it out. */
  readonly subject?: { readonly words: string; readonly resumes: boolean; readonly joint: string };
  /** As a sentence of its own. */
  readonly alone: () => string;
  /** As a part of one. */
  readonly finite: () => string;
  /** Without its subject, which has just been said. */
  readonly continued: () => string;
  /** As what somebody may do, or what something is paid for. */
  readonly infinitive: (doer: Players) => string;
}

/** How many modes are chosen, and what lets both be chosen. */
export type ChosenModes = Omit<Extract<Effect, { kind: 'choose-modes' }>, 'modes' | 'kind' | 'said'>;

type Row = Extract<Effect, { kind: 'table' }>['rows'][number];

/** What a language has to know for effects to be put together; how they are, is the same in the romance languages. */
export interface Composer {
  readonly step: (step: Step, note?: string) => Clause;
  /** Several in one moment, or one of several. */
  readonly together: (steps: readonly Step[], which: 'all' | 'one') => Clause;
  readonly condition: (condition: Condition) => string;
  /** Who may comes first, and then what, so that what is said of somebody is said in this order. */
  readonly may: (who: Players, what: () => string) => string;
  readonly pay: (cost: Cost, who: Players) => string;
  /** What bounds a cost, as sentences of their own: "X can't be higher than …". */
  readonly limits: (cost: Cost) => readonly string[];
  readonly isNewTarget: (known: Known) => boolean;
  /** A row of a table of results: "on a 4+". */
  readonly row: (of: Quantity, row: Pick<Row, 'from' | 'to'>) => string;
  readonly adjust: (add: Quantity) => Clause;
  readonly afterwards: (when: Pick<Extract<Effect, { kind: 'delayed' }>, 'after' | 'at'>) => string;
  /** The same, with the targets of an inner action. */
  readonly within: (targets: readonly TargetDefinition[]) => Composer;
  /** The same, where a player who is spoken of does it, or an object that is spoken of. */
  readonly of: (who: Players) => Composer;
  readonly forEach: (like: Selector, what: (by: Composer) => string) => string;
  readonly number: (quantity: Quantity) => string;
  readonly chosen: (modes: ChosenModes) => string;
  readonly times: (times: Quantity, what: string, oneClause: boolean) => string;
  readonly words: {
    readonly dependingOn: (number: string) => string;
    readonly threshold: (from: number, to: number | undefined, what: string) => string;
    readonly forEachPlayer: string;
    readonly forEachOpponent: string;
    readonly then: string;
    /** With the blanks around it. */
    readonly semicolon: string;
    readonly or: string;
    readonly if: (condition: string, what: string) => string;
    readonly ifDone: (who: Players) => string;
    readonly ifNotDone: (who: Players) => string;
    readonly otherwise: string;
    readonly inOrderTo: (what: string) => string;
    readonly choose: (count: number) => string;
    readonly toChoose: (paying: string, count: number) => string;
    readonly colon: string;
    readonly isIf: (what: string) => boolean;
    readonly allOfThis: string;
    readonly nothing: string;
  };
}

/** A sentence begins with a capital and ends with a full stop; modes end for themselves. */
export function sentence(text: string): string {
  const first = text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return /[.!?:]$/.test(first) || first.includes('\n•') ? first : `${first}.`;
}

/** Sentences within another one: the first begins small, and the end is left to what is around. */
const running = ([first = '', ...more]: readonly string[]): string =>
  [first, ...more.map((one) => sentence(one).replace(/\.$/, ''))].join('. ');

/** An effect as whole sentences. */
export function composed(effect: Effect, by: Composer): string {
  const said = sentences(effect, by);
  return (said.length === 0 ? [by.words.nothing] : said).map(sentence).join(' ');
}

const isPlain = (effect: Effect): boolean =>
  effect.kind === 'step' ||
  effect.kind === 'simultaneously' ||
  effect.kind === 'adjust' ||
  (effect.kind === 'either' && effect.effects.every(({ kind }) => kind === 'step'));

const isEmpty = (effect: Effect): boolean => effect.kind === 'sequence' && effect.effects.every(isEmpty);

/** Whether it can be said as one thing that is done: "to draw a card, then discard it". */
const isDoing = (effect: Effect): boolean =>
  isPlain(effect) ||
  (effect.kind === 'either' && effect.effects.every(isDoing)) ||
  (effect.kind === 'sequence' && !isEmpty(effect) && effect.effects.every(isDoing));

const bullets = (modes: readonly string[]): string => modes.map((mode) => `\n• ${mode}`).join('');

/** What is done, as what somebody may do or pays with. */
export const whatIsDone = (effect: Effect, who: Players, by: Composer): string =>
  isDoing(effect) ? doing(effect, who, by) : `${by.words.allOfThis} ${running(inline(effect, by))}`;

function clause(effect: Effect, by: Composer): Clause | undefined {
  if (effect.kind === 'step') return by.step(effect.step, effect.note);
  if (effect.kind === 'simultaneously') return by.together(effect.steps, 'all');
  if (effect.kind === 'adjust') return by.adjust(effect.add);
  if (effect.kind !== 'either') return undefined;
  const steps = effect.effects.flatMap((one) => (one.kind === 'step' ? [one.step] : []));
  return steps.length === effect.effects.length ? by.together(steps, 'one') : undefined;
}

function doing(effect: Effect, doer: Players, by: Composer): string {
  const said = clause(effect, by)?.infinitive(doer);
  if (said !== undefined) return said;
  if (effect.kind !== 'sequence' && effect.kind !== 'either') return '';
  if (effect.said === 'until') return doingUntilFound(effect.effects, doer, by);
  const joint = effect.kind === 'either' ? ` ${by.words.or} ` : `, ${by.words.then} `;
  return effect.effects.map((one) => doing(one, doer, by)).join(joint);
}

function sentences(effect: Effect, by: Composer): readonly string[] {
  const { words } = by;
  switch (effect.kind) {
    case 'step':
    case 'simultaneously':
    case 'adjust':
      return [clause(effect, by)?.alone() ?? ''];
    case 'sequence':
      if (effect.said === 'until') return untilFound(effect.effects, by);
      return sequence(
        effect.said === 'each and others' ? asDescribed(effect.effects, by) : effect.effects,
        by,
      );
    case 'optional':
      return optional(effect.effect, effect.who ?? 'you', by);
    case 'if': {
      const condition = by.condition(effect.condition);
      const [first = words.nothing, ...more] = inline(effect.then, by);
      return [words.if(condition, first), ...more, ...otherwise(words.otherwise, effect.otherwise, by)];
    }
    case 'if-you-do': {
      const who = doerOf(effect.first);
      const first = sentences(effect.first, by);
      if (isEmpty(effect.then)) return [...first, ...otherwise(words.ifNotDone(who), effect.otherwise, by)];
      const [then = '', ...more] = inline(effect.then, by);
      return [
        ...first,
        `${words.ifDone(who)}, ${then}`,
        ...more,
        ...otherwise(words.otherwise, effect.otherwise, by),
      ];
    }
    case 'either': {
      const priced = pricedModes(effect);
      if (priced !== null) return [pricedOnes(priced, by)];
      const one = clause(effect, by);
      if (one !== undefined) return [one.alone()];
      if (isDoing(effect)) return [by.may('you', () => doing(effect, 'you', by))];
      const [first = '', ...more] = effect.effects.map((option) => running(inline(option, by)));
      return [[first, ...more].join(` ${by.words.or} `)];
    }
    case 'table':
      return effect.rows.flatMap((row) => {
        const on = by.row(effect.of, row);
        const [first = '', ...more] = inline(row.effect, by);
        return [`${on}, ${first}`, ...more];
      });
    case 'delayed': {
      const [first = '', ...more] = inline(effect.effect, by.within(effect.targets ?? []));
      return [`${by.afterwards(effect)}, ${first}`, ...more];
    }
    case 'choose-modes': {
      const { kind: _, modes, ...how } = effect;
      return [by.chosen(how) + bullets(modes.map((mode) => composed(mode, by)))];
    }
    case 'thresholds': {
      const rows = effect.rows.map((row) => words.threshold(row.from, row.to, composed(row.effect, by)));
      return [words.dependingOn(by.number(effect.of)) + bullets(rows)];
    }
    case 'each-player':
      return [
        (effect.of === undefined ? words.forEachPlayer : words.forEachOpponent) +
          bullets([composed(effect.effect, by.of('each-player'))]),
      ];
    case 'for-each':
      return [by.forEach(effect.like, (inner) => running(inline(effect.effect, inner)))];
    case 'modes':
      return [words.choose(effect.count ?? 1) + bullets(effect.modes.map((mode) => composed(mode, by)))];
    case 'repeat': {
      const [first = '', ...more] = inline(effect.effect, by);
      return [by.times(effect.times, running([first, ...more]), isPlain(effect.effect))];
    }
    case 'pay-to': {
      const { cost, who = 'you' } = effect;
      const paying = by.pay(cost, who);
      const inner = by.within(effect.targets ?? []).of(who);
      if (isDoing(effect.effect))
        return [
          by.may(who, () => `${paying} ${words.inOrderTo(doing(effect.effect, 'you', inner))}`),
          ...by.limits(cost),
        ];
      const [then = '', ...more] = inline(effect.effect, inner);
      return [by.may(who, () => paying), `${words.ifDone(who)}, ${then}`, ...more, ...by.limits(cost)];
    }
  }
}

/** "puoi sacrificare un'Impresa per sceglierne uno, o sacrificare due Imprese per sceglierne due: • …" */
function pricedOnes({ prices, modes, targets = [] }: PricedModes, by: Composer): string {
  const each = prices.map(({ cost, count }) => by.words.toChoose(by.pay(cost, 'you'), count));
  const inner = by.within(targets);
  return `${by.may('you', () => each.join(`, ${by.words.or} `))}${by.words.colon}${bullets(modes.map((mode) => composed(mode, inner)))}`;
}

/** How a clause continues from the one before it, if it can: "a, then b", "the Character gains 1 boost and loses Fleeting". */
function goingOn(one: Clause, before: Clause, by: Composer, isPart: boolean): string | undefined {
  if (one.addressed && before.addressed) return `, ${by.words.then} ${isPart ? one.finite() : one.alone()}`;
  if (one.subject === undefined || before.subject === undefined) return undefined;
  if (!one.subject.resumes && one.subject.words !== before.subject.words) return undefined;
  return `${one.subject.joint} ${one.continued()}`;
}

/** All that are chosen are all that are so: nobody chooses among them. */
function asDescribed([chosen, these, ...others]: readonly Effect[], by: Composer): readonly Effect[] {
  if (chosen?.kind !== 'step' || chosen.step.kind !== 'choose' || these?.kind !== 'step') return others;
  const { what } = chosen.step;
  if (typeof what !== 'object' || !('choose' in what) || !('what' in these.step)) return others;
  const step = { ...these.step, what: { all: what.choose } } as typeof these.step;
  const { among } = what.choose;
  const pointed: readonly Effect[] =
    among === undefined || !by.isNewTarget(among)
      ? []
      : [{ kind: 'step', step: { kind: 'target', what: among } }];
  return [...pointed, { ...these, step }, ...others];
}

/** What was looked for is known by that; nobody chooses it. */
function untilFound([revealed, found]: readonly Effect[], by: Composer): readonly string[] {
  const said = revealed === undefined ? undefined : clause(revealed, by)?.alone();
  if (found !== undefined) clause(found, by)?.alone();
  return said === undefined ? [] : [said];
}

function doingUntilFound([revealed, found]: readonly Effect[], doer: Players, by: Composer): string {
  const said = revealed === undefined ? '' : doing(revealed, doer, by);
  if (found !== undefined) doing(found, doer, by);
  return said;
}

/** Two things one does belong to one sentence; else every effect has its own. */
function sequence(effects: readonly Effect[], by: Composer): readonly string[] {
  const said: string[] = [];
  let open: Clause | undefined;
  for (const effect of effects) {
    const one = clause(effect, by);
    const before = said.at(-1);
    const onward = one !== undefined && open !== undefined ? goingOn(one, open, by, false) : undefined;
    if (onward !== undefined && before !== undefined) {
      said[said.length - 1] = before + onward;
      open = undefined;
      continue;
    }
    open = one;
    said.push(...(one === undefined ? sentences(effect, by) : [one.alone()]));
  }
  return said;
}

/** What speaks of a result or of what was just done stands for itself ("If you do", "On a 4+"). */
const speaksForItself = (effect: Effect): boolean => {
  if (effect.kind === 'table') return true;
  if (effect.kind !== 'if') return false;
  const { condition } = effect;
  const about = condition.kind === 'compare' ? condition.left : condition.kind === 'is' ? condition.what : 0;
  return typeof about === 'object' && 'noted' in about;
};

/** What hangs on a condition has to stay in its sentence, but for what stands for itself. */
function inline(effect: Effect, by: Composer): readonly string[] {
  if (effect.kind !== 'sequence' || effect.said === 'until') {
    const one = clause(effect, by);
    return one === undefined ? sentences(effect, by) : [one.finite()];
  }
  let joined = '';
  let open: Clause | undefined;
  const after: string[] = [];
  for (const part of effect.effects) {
    const one = clause(part, by);
    const [head = '', ...tail] = one === undefined ? sentences(part, by) : [one.finite()];
    const onward = one !== undefined && open !== undefined ? goingOn(one, open, by, true) : undefined;
    if (after.length > 0 || (joined !== '' && speaksForItself(part))) after.push(head, ...tail);
    else {
      if (joined === '') joined = head;
      else
        joined += onward ?? `${by.words.semicolon}${by.words.then}${by.words.isIf(head) ? ',' : ''} ${head}`;
      after.push(...tail);
    }
    open = one;
  }
  return joined === '' ? [] : [joined, ...after];
}

const otherwise = (word: string, effect: Effect | undefined, by: Composer): readonly string[] => {
  if (effect === undefined) return [];
  const [first = '', ...more] = inline(effect, by);
  return first === '' ? [] : [`${word}, ${first}`, ...more];
};

function optional(effect: Effect, who: Players, by: Composer): readonly string[] {
  if (isDoing(effect)) return [by.may(who, () => doing(effect, who, by))];
  switch (effect.kind) {
    case 'if-you-do':
      return sentences({ ...effect, first: { kind: 'optional', effect: effect.first, who } }, by);
    case 'if':
      return sentences({ ...effect, then: { kind: 'optional', effect: effect.then, who } }, by);
    case 'pay-to':
    case 'optional':
      return sentences(effect, by);
    default:
      return [by.may(who, () => `${by.words.allOfThis} ${running(inline(effect, by))}`)];
  }
}

/** Who does the thing of which "if you do" speaks. */
function doerOf(effect: Effect): Players {
  if (effect.kind === 'optional') return effect.who ?? doerOf(effect.effect);
  if (effect.kind === 'step' && 'who' in effect.step) return effect.step.who ?? 'you';
  return 'you';
}
