import type { Condition, Effect, TableRow } from '#altered/abilities';
import { firstOf } from '../../syntax/beginning.js';
import {
  $,
  around,
  choices,
  fieldsOf,
  form,
  inTree,
  list,
  phrase,
  type AnyParts,
  type Template,
} from '../../syntax/phrases.js';
import { saying } from '../../syntax/scope.js';
import {
  here,
  iso,
  means,
  oneOf,
  only,
  rule,
  within,
  type Parse,
  type Syntax,
  pure,
} from '../../syntax/syntax.js';
import { marked, worded } from '../../syntax/worded.js';
import { afterRest, isOfTheRest } from './clause.js';
import { notByEach } from '../conditions/by-each.js';
import { isOfEveryPlayer } from '../words/noted-words.js';
import { doneOrNot } from './done-or-not.js';
import { instructions } from './instructions.js';
import { actionCost } from './costs.js';
import type { Grammar } from '../words/grammar.js';
import { targeted } from './pointing.js';
import { playedSentences } from './awaiting.js';
import {
  modalEffects,
  modalSentences,
  offers,
  pointedSentences,
  pointedThen,
  under,
} from './modal-effects.js';
import { severalInWords } from '../words/numbers.js';
import { rows } from '../nouns/limits.js';
import { spokenBefore, stopped } from '../words/sentence-forms.js';

/**
 * A table of effects. The result of the last die roll selects one of them: "On a 4+, draw a card. On a 1-3, Resupply."
 */
const table = (g: Grammar, row: Syntax<Effect>): Syntax<Effect> => {
  const of = (text: string, all: Syntax<readonly TableRow[]>): Syntax<Effect> => {
    const table = phrase<{ rows: readonly TableRow[] }>(text, { rows: all });
    return {
      first: () => firstOf(table),
      parse: (source, at, scope) => {
        const die = scope.noted.findLast((note) => note.startsWith('die'));
        if (die === undefined || isOfEveryPlayer(die, scope)) return [];
        return table.parse(source, at, scope).map((reading): Parse<Effect> => ({
          ...reading,
          value: { kind: 'table', of: { noted: die }, rows: reading.value.rows },
        }));
      },
      print: (effect, scope) =>
        effect.kind === 'table' && effect.said === undefined
          ? table.print({ rows: effect.rows }, scope)
          : null,
    };
  };
  return worded<Effect>({
    sentences: of('<rows>', rows('On a <range>, <effect>', row)),
    bullets: of('On a: <rows>', rows('• <range>, <effect>', row)),
    colons: of('<rows>', rows('On a <range>: <effect>', row)),
    'bullets and colons': of('On a: <rows>', rows('• <range>: <effect>', row)),
    'when rolled': of('<rows>', rows('When you roll a <range> this way — <effect>', g.effect)),
  });
};

/** Sentences with "If you do, …" and "Otherwise, …" after another sentence. */
const consequences = (g: Grammar, sentence: Syntax<Effect>): Syntax<Effect> => {
  const offered = offers(g, sentence);
  const after = oneOf<Effect>(
    sentence,
    ...offered,
    ...pointedSentences(g, sentence),
    pointedThen(g),
    modes(g),
  );
  return doneOrNot(after, (then, otherwise) =>
    consequencesOf(g, oneOf<Effect>(sentence, ...offered), then, otherwise),
  );
};

function consequencesOf(
  g: Grammar,
  sentence: Syntax<Effect>,
  then: Syntax<Effect>,
  otherwise: Syntax<Effect>,
): Syntax<Effect> {
  type IfYouDo = Extract<Effect, { kind: 'if-you-do' }>;
  const nothing: Effect = { kind: 'sequence', effects: [] };
  const pointed = form<Effect>(
    'you may <what>.',
    { what: targeted(g) },
    { kind: 'optional', effect: { kind: 'step', step: { kind: 'target', what: $('what') } } },
  );
  const isOffer = ({ kind }: Effect): boolean => kind === 'optional';
  const did = (text: string, parts: AnyParts, tree: object = {}): Syntax<Effect> =>
    form<IfYouDo>(text, parts, { kind: 'if-you-do', first: $('first'), ...tree });
  const [ifDone, ifNot] = ['<first> If you do, <then>', "<first> If you don't, <otherwise>"];
  // In "… If you do, you may …. If you do, …", the last sentence refers to the second action.
  const refused = { first: only(otherwise, isOffer), then, otherwise: then };
  const parts = {
    first: notByEach(
      only(oneOf<Effect>(sentence, pointed, ...under(g, pointed)), (effect) => !endsWithTheRest(effect)),
    ),
    then: oneOf(then, did(ifDone, { first: only(then, isOffer), then })),
    only: then,
    otherwise: oneOf(otherwise, did(ifDone, refused), did(ifNot, refused, { then: nothing })),
    condition: g.condition,
  };
  const say = (text: string, tree?: object): Syntax<Effect> => did(text, parts, tree);
  const unable = unconditional(say("<first> If you can't, <otherwise>", { then: nothing }));
  return oneOf<Effect>(
    ...under(g, only(unable, isOfSacrifice)),
    worded<Effect>({
      "if you don't": say("<first> If you do, <only> If you don't, <otherwise>", { then: $('only') }),
      otherwise: say('<first> If you do, <only> Otherwise, <otherwise>', { then: $('only') }),
    }),
    worded<Effect>({
      'if you do': say(ifDone),
      'if it does': say('<first> If it does, <then>'),
    }),
    worded<Effect>({
      "if you don't": say(ifNot, { then: nothing }),
      "if you can't": unable,
    }),
    // "If you can't" means that the action was impossible. Therefore, the effect in `only` happens only if the action
    // was possible.
    say("<first> If <condition>, <only> If you can't, <otherwise>", {
      then: { kind: 'if', condition: $('condition'), then: $('only') },
      said: "if you can't",
    }),
  );
}

/**
 * Whether an effect ends with an action on "the rest", such as "discard the rest". After such an effect, "If you do"
 * refers to an earlier step.
 */
const endsWithTheRest = (effect: Effect): boolean =>
  effect.kind === 'sequence' && effect.effects.slice(1).some(isOfTheRest);

/**
 * Whether the action before "If you can't" is a sacrifice. Only then can a condition before the action apply to both
 * sentences.
 */
const isOfSacrifice = (effect: Effect): boolean =>
  effect.kind === 'if-you-do' && effect.first.kind === 'step' && effect.first.step.kind === 'sacrifice';

/** Excludes effects whose first part has a condition, because "you can't" must refer to an action. */
const unconditional = (syntax: Syntax<Effect>): Syntax<Effect> =>
  only(syntax, (effect) => effect.kind === 'if-you-do' && effect.first.kind !== 'if');

/** A mode with a cost: "• {T}: I gain 2 boosts." */
function costed(g: Grammar): Syntax<Effect> {
  return form<Effect>(
    '<cost>: <does>',
    { cost: actionCost(g), does: instructions(g.effect) },
    { kind: 'pay-to', cost: $('cost'), ...fieldsOf('does', 'targets', 'effect'), said: 'as an action' },
  );
}

/** Phrases such as "Choose one: • … • …" (6.5.e). */
function modes(g: Grammar): Syntax<Effect> {
  const all = choices(around('• <it>', oneOf(g.effect, costed(g))));
  const many = only(all, ({ length }) => length > 1);
  const of = (text: string, tree: object): Syntax<Effect> =>
    form<Effect>(text, { modes: many, count: severalInWords }, { kind: 'modes', modes: $('modes'), ...tree });
  return oneOf<Effect>(of('choose one: <modes>', {}), of('choose <count>: <modes>', { count: $('count') }));
}

/** A clause after which "it's" still refers to the objects that were counted before the clause. */
const quietly = (clause: Syntax<Effect>): Syntax<Effect> =>
  within(
    clause,
    (scope) => scope,
    ({ counted }, inside) => saying(inside, { counted }),
  );

/** The phrase "it's Completed" after "you control a Feat". It means that a matching Completed object exists. */
const countedCondition: Syntax<Condition> = here(["it's"], ({ counted }) =>
  counted === null
    ? null
    : means("it's Completed", { kind: 'exists', like: { ...counted, completed: true } }),
);

/** A sentence, or several sentences that depend on each other. */
function blocks(g: Grammar): Syntax<Effect> {
  const sentence = rule('a sentence', stopped(g.clause));
  const isIf = (isWhole: boolean) => (effect: Effect) =>
    effect.kind === 'if' && (effect.otherwise !== undefined) === isWhole;
  const otherwise = only(
    stopped(
      spokenBefore<Effect>(only(g.clause, isIf(false)), '. Otherwise,', g.clause, {
        ...fieldsOf('first'),
        otherwise: $('second'),
      } as Template<Effect>),
    ),
    isIf(true),
  );
  // In "… If it's Completed, draw a card instead.", the first sentence applies if the condition is false.
  const insteadOf = form<Effect>(
    '<usual> If <condition>, <then> instead.',
    { usual: only(sentence, ({ kind }) => kind !== 'if'), condition: g.condition, then: g.clause },
    { kind: 'if', condition: $('condition'), then: $('then'), otherwise: $('usual'), said: 'instead' },
  );
  // For example "If you control a Feat, draw a card. If it's Completed, draw two cards instead."
  const insteadIf = form<Effect>(
    'if <first>, <usual>. If <condition>, <then> instead.',
    { first: g.condition, usual: quietly(g.clause), condition: countedCondition, then: g.clause },
    {
      kind: 'if',
      condition: $('first'),
      then: { kind: 'if', condition: $('condition'), then: $('then'), otherwise: $('usual') },
      said: 'instead',
    },
  );
  return rule(
    'an effect',
    oneOf<Effect>(
      sentence,
      insteadOf,
      insteadIf,
      otherwise,
      consequences(g, sentence),
      table(g, sentence),
      playedSentences(g),
      ...under(g, playedSentences(g)),
      ...modalSentences(g, otherwise),
    ),
  );
}

interface Next {
  readonly then: boolean;
  readonly effect: Effect;
}

/** Consecutive sentences. "Then," joins all preceding sentences with the next. */
export function effects(g: Grammar): Syntax<Effect> {
  const block = blocks(g);
  const next: Syntax<Next> = oneOf<Next>(
    form<Next>('Then, <effect>', { effect: block }, { then: true }),
    form<Next>('<effect>', { effect: block }, { then: false }),
  );
  const all = iso(
    phrase<{ first: Effect; more: readonly Next[] }>('<first> <more>', {
      first: block,
      more: oneOf(list(next, ''), pure<readonly Next[]>([])),
    }),
    ({ first, more }) => more.reduce(followed, first),
    (effect) => unfolded(effect),
  );
  const pointed = pointedThen(g);
  const later = marked(
    'first',
    inTree<Effect>(around('after Rest: <it>', instructions(g.effect)), afterRest),
  );
  const modal = oneOf<Effect>(modes(g), ...modalEffects(g), pointed);
  return rule('an effect', oneOf<Effect>(all, modal, ...under(g, modal), later));
}

function followed(before: Effect, { then, effect }: Next): Effect {
  const wording = then ? ({ said: 'afterwards' } as const) : {};
  const isSame = before.kind === 'sequence' && before.effects.length > 1 && before.said === wording.said;
  return { kind: 'sequence', effects: [...(isSame ? before.effects : [before]), effect], ...wording };
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
    : { first: before.first, more: [...before.more, ...rest.map((part): Next => ({ then, effect: part }))] };
}
