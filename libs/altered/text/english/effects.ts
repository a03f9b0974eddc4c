import type { Cost, Effect, Instructions, TableRow } from '#altered/abilities';
import { around, form, list, phrase } from '../syntax/phrases.js';
import { iso, oneOf, rule, words, type Parse, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { worded } from '../syntax/worded.js';
import { instructions } from './clause.js';
import { actionCost } from './costs.js';
import type { Grammar } from './grammar.js';
import { playedSentences } from './played-sentences.js';
import { modalEffects, modalSentences } from './modal-effects.js';
import { severalInWords } from './numbers.js';
import { rows } from './ranges.js';

/** "On a 4+, draw a card. On a 1-3, Resupply." What is looked up is the die last rolled. */
const table = (g: Grammar): Syntax<Effect> => {
  const of = (text: string, all: Syntax<readonly TableRow[]>): Syntax<Effect> => ({
    parse: (source, at, scope) => {
      const die = scope.noted.findLast((one) => one.startsWith('die'));
      if (die === undefined) return [];
      return phrase<{ rows: readonly TableRow[] }>(text, { rows: all })
        .parse(source, at, scope)
        .map((one): { value: Effect; end: number; scope: typeof one.scope } => ({
          ...one,
          value: { kind: 'table', of: { noted: die }, rows: one.value.rows },
        }));
    },
    print: (effect, scope) =>
      effect.kind === 'table' && effect.said === undefined
        ? phrase<{ rows: readonly TableRow[] }>(text, { rows: all }).print({ rows: effect.rows }, scope)
        : null,
  });
  return worded<Effect>({
    sentences: of('<rows>', rows('On a <range>, <effect>.', g.clause)),
    bullets: of('On a: <rows>', rows('• <range>, <effect>.', g.clause)),
    colons: of('<rows>', rows('On a <range>: <effect>.', g.clause)),
    'bullets and colons': of('On a: <rows>', rows('• <range>: <effect>.', g.clause)),
  });
};

/** "If you do, …", "Otherwise, …" after a sentence. */
function consequences(g: Grammar, sentence: Syntax<Effect>): Syntax<Effect> {
  type Done = Extract<Effect, { kind: 'if-you-do' }>;
  const nothing: Effect = { kind: 'sequence', effects: [] };
  const parts = { first: sentence, then: g.clause, otherwise: g.clause };
  const form_ = (text: string, tree: object): Syntax<Effect> =>
    form<Done>(text, parts, { kind: 'if-you-do', first: $('first'), ...tree } as never);
  return oneOf<Effect>(
    worded<Effect>({
      "if you don't": form_("<first> If you do, <then>. If you don't, <otherwise>.", {
        then: $('then'),
        otherwise: $('otherwise'),
      }),
      otherwise: form_('<first> If you do, <then>. Otherwise, <otherwise>.', {
        then: $('then'),
        otherwise: $('otherwise'),
      }),
    }),
    form_('<first> If you do, <then>.', { then: $('then') }),
    worded<Effect>({
      "if you don't": form_("<first> If you don't, <otherwise>.", {
        then: nothing,
        otherwise: $('otherwise'),
      }),
      "if you can't": form_("<first> If you can't, <otherwise>.", {
        then: nothing,
        otherwise: $('otherwise'),
      }),
    }),
  );
}

/** A mode that has to be paid for: "• {T}: I gain 2 boosts." */
function costed(g: Grammar): Syntax<Effect> {
  return iso(
    phrase<{ cost: Cost; does: Instructions }>('<cost>: <does>', {
      cost: actionCost(g),
      does: instructions(g.effect),
    }),
    ({ cost, does }): Effect => ({ kind: 'pay-to', cost, ...does, said: 'as an action' }),
    (effect) => {
      if (effect.kind !== 'pay-to' || effect.said !== 'as an action') return undefined;
      const { kind: _kind, said: _said, cost, ...does } = effect;
      return { cost, does };
    },
  );
}

/** "Choose one: • … • …" (6.5.e) */
function modes(g: Grammar): Syntax<Effect> {
  const all = list(around('• <it>', oneOf(g.effect, costed(g))), '');
  const many = only2(all);
  const of = (text: string, tree: object): Syntax<Effect> =>
    form<Effect>(text, { modes: many, count: severalInWords }, {
      kind: 'modes',
      modes: $('modes'),
      ...tree,
    } as never);
  return oneOf<Effect>(of('Choose one: <modes>', {}), of('Choose <count>: <modes>', { count: $('count') }));
}

const only2 = <T>(syntax: Syntax<readonly T[]>): Syntax<readonly T[]> =>
  iso(
    syntax,
    (all) => (all.length > 1 ? all : undefined),
    (all) => (all.length > 1 ? all : undefined),
  );

const stop = words('.');

/** A sentence ends with a full stop, unless it ends with a quotation that does. */
export const stopped = <T>(clause: Syntax<T>): Syntax<T> => ({
  parse: (source, at, scope) =>
    clause.parse(source, at, scope).flatMap((one): readonly Parse<T>[] => {
      const { end } = one;
      if (source.words[end - 1] === '"' && source.words[end - 2] === '.') return [one];
      return stop.parse(source, end, one.scope).map((after) => ({ ...one, end: after.end }));
    }),
  print: (value, scope) => {
    const printed = clause.print(value, scope);
    if (printed === null) return null;
    const { tokens } = printed;
    const isStopped = tokens.at(-1) === '"' && tokens.at(-2) === '.';
    return isStopped ? printed : { ...printed, tokens: [...tokens, '.'] };
  },
});

/** One sentence, or some that belong together. */
function blocks(g: Grammar): Syntax<Effect> {
  const sentence = rule('a sentence', stopped(g.clause));
  const otherwise = iso(
    phrase<{ effect: Effect; otherwise: Effect }>('<effect>. Otherwise, <otherwise>.', {
      effect: g.clause,
      otherwise: g.clause,
    }),
    ({ effect, otherwise: other }): Effect | undefined =>
      effect.kind === 'if' && effect.otherwise === undefined ? { ...effect, otherwise: other } : undefined,
    (effect) => {
      if (effect.kind !== 'if' || effect.otherwise === undefined) return undefined;
      const { otherwise: other, ...first } = effect;
      return { effect: first, otherwise: other };
    },
  );
  return rule(
    'an effect',
    oneOf<Effect>(
      sentence,
      otherwise,
      consequences(g, sentence),
      table(g),
      playedSentences(g),
      ...modalSentences(g),
    ),
  );
}

interface Next {
  readonly then: boolean;
  readonly effect: Effect;
}

/** Sentences one after the other; "Then," joins all that has been said before with what follows. */
export function effects(g: Grammar): Syntax<Effect> {
  const block = blocks(g);
  const next: Syntax<Next> = oneOf<Next>(
    form<Next>('Then, <effect>', { effect: block }, { then: true, effect: $('effect') }),
    form<Next>('<effect>', { effect: block }, { then: false, effect: $('effect') }),
  );
  const all = iso(
    oneOf(
      phrase<{ first: Effect; more: readonly Next[] }>('<first> <more>', {
        first: block,
        more: list(next, ''),
      }),
      iso(
        block,
        (first): { first: Effect; more: readonly Next[] } => ({ first, more: [] }),
        ({ first, more }) => (more.length === 0 ? first : undefined),
      ),
    ),
    ({ first, more }) => more.reduce(followed, first),
    (effect) => unfolded(effect),
  );
  return rule('an effect', oneOf<Effect>(all, modes(g), ...modalEffects(g)));
}

function followed(before: Effect, { then, effect }: Next): Effect {
  const said = then ? ({ said: 'afterwards' } as const) : {};
  const isSame = before.kind === 'sequence' && before.effects.length > 1 && before.said === said.said;
  return { kind: 'sequence', effects: [...(isSame ? before.effects : [before]), effect], ...said };
}

function unfolded(effect: Effect): { readonly first: Effect; readonly more: readonly Next[] } | undefined {
  const isText = effect.kind === 'sequence' && (effect.said === undefined || effect.said === 'afterwards');
  if (!isText) return { first: effect, more: [] };
  const [start, ...rest] = effect.effects;
  if (start === undefined) return undefined;
  const before = unfolded(start);
  const then = effect.said === 'afterwards';
  return before === undefined
    ? undefined
    : { first: before.first, more: [...before.more, ...rest.map((one): Next => ({ then, effect: one }))] };
}
