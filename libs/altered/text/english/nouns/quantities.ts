import { same, type Known, type Quantity, type Selector, type Step, type What } from '#altered/abilities';
import { $, around, form, phrase } from '../../syntax/phrases.js';
import type { Scope, ThisWay } from '../../syntax/scope.js';
import { here, iso, means, oneOf, rule, words, type Syntax, aboutIt } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { terrain } from '../words/rule-words.js';
import { headOf } from '../../syntax/beginning.js';
import { counterName } from '../words/names.js';
import { inWords } from '../words/numbers.js';
import { laterReferences } from '../words/verbs.js';

const moved: Readonly<Partial<Record<string, string>>> = {
  reserve: 'sent to Reserve',
  hand: 'returned',
  mana: 'put in a Mana zone',
};

function participle(step: Step): string | undefined {
  if (step.kind === 'move') return moved[step.to.zone];
  if (step.kind === 'status' && step.status === 'exhausted')
    return step.change === 'gain' ? 'exhausted' : 'readied';
  return laterReferences[step.kind]?.thisWay;
}

/** Returns the description of a step's objects. Undefined if the step has no such description. */
function described(step: Step, scope: Scope): Selector | undefined {
  if (step.kind === 'sacrifice') return step.what;
  if (step.kind === 'create' || step.kind === 'create-at') return { token: true };
  return 'what' in step ? descriptionOf(step.what as What, scope) : {};
}

/** Returns the description of a verb's objects. Undefined if it is unknown. */
export function descriptionOf(what: What, { targets, declared }: Scope): Selector | undefined {
  if (typeof what === 'string' || 'noted' in what) return undefined;
  if ('all' in what) return what.all;
  if ('choose' in what) return what.choose;
  if ('random' in what) return what.random;
  if ('top' in what) return {};
  const definition = targets[what.target] ?? declared[what.target];
  return definition?.kind === 'object' ? definition.like : undefined;
}

/** Returns the action to which "this way" can refer after a step. Undefined if the step has none. */
export function thisWayOf(step: Step, scope: Scope, noted: string): ThisWay | undefined {
  const [word, like] = [participle(step), described(step, scope)];
  if (word === undefined || like === undefined) return undefined;
  const { before: _, ...earlier } = scope.thisWay ?? { done: word, like, noted };
  return { done: word, like, noted, ...(earlier.done !== word && { before: earlier }) };
}

type LastAction = Omit<ThisWay, 'before'>;

/** Returns the last action, and the last action before it with a different verb, if any. */
const lastActions = ({ thisWay }: Scope): readonly LastAction[] => {
  if (thisWay === null) return [];
  const { before, ...last } = thisWay;
  return before === undefined ? [last] : [last, before];
};

const kindOf = ({ type, name, token }: Selector): Selector => ({
  ...(type !== undefined && { type }),
  ...(name !== undefined && { name }),
  ...(token !== undefined && { token }),
});

/** Whether all objects of a step are certain to match a description. */
const isAll = (like: Selector, { like: objects }: LastAction): boolean =>
  Object.entries(like).every(([field, value]) => same(value, objects[field as keyof Selector]));

/** Phrases that count the objects affected by one of the last actions, such as "Character discarded this way". */
export const countedThisWay = (like: Syntax<Selector>): Syntax<Quantity> =>
  here([], (scope) => {
    const all = lastActions(scope);
    return all.length === 0 ? null : oneOf(...all.map((thisWay) => countedBy(like, thisWay)));
  });

/**
 * Phrases that count the objects of an action. A phrase is accepted only if all these objects are certain to match its
 * description.
 */
const countedBy = (like: Syntax<Selector>, thisWay: LastAction): Syntax<Quantity> =>
  iso(
    phrase<{ like: Selector; done?: null }>('<like> <done> this way', {
      like,
      done: { ...words(thisWay.done), optional: true },
    }),
    ({ like: objects }): Quantity | undefined =>
      isAll(objects, thisWay) ? { noted: thisWay.noted } : undefined,
    (value) => (same(value, { noted: thisWay.noted }) ? { like: kindOf(thisWay.like) } : undefined),
  );

/** Counted expeditions and regions, such as "Expedition in {V}" after "per". */
export const eachExpedition: readonly Syntax<Quantity>[] = [
  form<Quantity>('Expedition in <terrain>', { terrain }, { expeditions: { in: $('terrain') } }),
  means<Quantity>('visible single-terrain region', { regions: 'single-terrain' }),
  means<Quantity>('Ascended Expedition you control', { expeditions: { is: 'ascended', of: 'you' } }),
  means<Quantity>('Expedition In contact that you control', { expeditions: { is: 'in-contact', of: 'you' } }),
];

/** The name of the note that marks a trigger on a rolled die. */
export const aDie = 'rolled by a player';

/** The name of the note that marks an increased die result. */
export const increased = 'increased';

/** A phrase for the result of a die. */
const result = (text: string, final: boolean): Syntax<Quantity> =>
  here(headOf(text), ({ noted }) => {
    if (noted.includes(increased) !== final) return null;
    const name = noted.findLast((note) => note.startsWith('die'));
    if (name === undefined) return null;
    return means<Quantity>(text, { noted: name });
  });

/** A described number: "the number of Characters you control". */
export function quantities(g: Grammar): Syntax<Quantity> {
  return rule(
    'a number that is described',
    oneOf<Quantity>(
      form<Quantity>('the number of regions between your Hero and Companion', {}, { regionsBetween: 'you' }),
      around('the number of <it>', countOf(g.many)),
      // For example "the total number of exhausted cards in Reserve and other exhausted Permanents you control".
      form<Quantity>(
        'the total number of <first> and <second>',
        { first: countOf(g.many), second: countOf(g.many) },
        { sum: [$('first'), $('second')] },
      ),
      form<Quantity>(
        'my number of <name> counters',
        { name: counterName },
        { counters: $('name'), on: 'me' },
      ),
      numberOf(),
      form<Quantity>('half <half>, rounded down', { half: g.quantity }, { round: 'down' }),
      means<Quantity>('the number of boosts removed this way', { countersTaken: true }),
      around('the number of <it>', countedThisWay(g.many)),
    ),
  );
}

/** A phrase for the number that was chosen for "any number". */
const chosenNumber = (text: string): Syntax<Quantity> =>
  here(['that'], ({ thatMany: number }) => (number === null ? null : means<Quantity>(text, number)));
export const thatMany = chosenNumber('that many');
export const thatMuch = chosenNumber('that much');

/** Phrases such as "that many plus one". */
export const thatManyAndMore: Syntax<Quantity> = oneOf<Quantity>(
  thatMany,
  form<Quantity>('<many> plus <more>', { many: thatMany, more: inWords }, { sum: [$('many'), $('more')] }),
);

/** The cards in the player's own hand, which only that player can see. */
const inHand: Selector = { zone: 'hand', owner: 'you' };

/** The number of objects that match a description. */
export const countOf = (like: Syntax<Selector>): Syntax<Quantity> =>
  iso(
    like,
    (objects): Quantity => (same(objects, inHand) ? { cardsIn: 'hand', of: 'you' } : { count: objects }),
    (value) => {
      if (typeof value !== 'object') return undefined;
      if ('cardsIn' in value) return value.cardsIn === 'hand' && value.of === 'you' ? inHand : undefined;
      return 'count' in value && !same(value.count, inHand) ? value.count : undefined;
    },
  );

/** Numbers that belong to a known object or die: "my {V}", "its Hand Cost", "the result". */
export function numberOf(): Syntax<Quantity> {
  const cost = means('Hand Cost', 'hand');
  const of = (whose: string, known: Known): readonly Syntax<Quantity>[] => [
    form<Quantity>(`${whose} <terrain>`, { terrain }, { statistic: $('terrain'), of: known }),
    form<Quantity>(`${whose} highest statistic`, {}, { statistic: 'highest', of: known }),
    form<Quantity>(`${whose} <cost>`, { cost }, { of: known }),
  ];
  return oneOf<Quantity>(
    ...of('my', 'me'),
    aboutIt(['its'], (it) => oneOf(...of('its', it))),
    result('the result', false),
    here(['the'], ({ noted }) =>
      noted.includes(aDie) && !noted.some((note) => note.startsWith('die'))
        ? means<Quantity>('the result', { rolled: true })
        : null,
    ),
    result('the final result', true),
  );
}
