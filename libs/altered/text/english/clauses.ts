import type { Effect, Instructions, Players, Step, What } from '#altered/abilities';
import { around, form, phrase } from '../syntax/phrases.js';
import { firstOf, iso, means, only, oneOf, rule, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { marked } from '../syntax/worded.js';
import { expeditions } from './expeditions.js';
import { instructions } from './instructions.js';
import type { Actor, Grammar } from './grammar.js';
import { ascendingClauses } from './ascending.js';
import { ongoing } from './ongoing.js';
import { they, theyMay, you } from './person.js';
import { players } from './players.js';
import { isGaining, predicates, saidOf, whatIsSaid, type Predicate } from './predicates.js';
import { asEffect, followedVerbs, imperative, joinedVerbs } from './steps.js';
import { actor } from './what.js';

interface Said {
  readonly actor: Actor;
  readonly does: Predicate;
}

/** What objects do: "I gain 2 boosts", "target Character gains 1 boost and loses Fleeting". */
export function objectsDoing(g: Grammar): Syntax<Effect> {
  const who = actor(g);
  const joined = (text: string, many: boolean, fits: (said: Said) => boolean): Syntax<Effect> =>
    iso(
      phrase<{ actor: Actor; does: Predicate }>(text, { actor: who, does: predicates(g, many) }),
      (said) => (said.actor.many === many && fits(said) ? saidOf(said.does, said.actor.what) : undefined),
      (effect) => {
        const found = whatIsSaid(effect);
        return found === undefined ? undefined : { actor: { what: found.of, many }, does: found.value };
      },
    );
  return oneOf<Effect>(
    joined('<actor> <does>', false, () => true),
    severally(joined('<actor> each <does>', true, isSeveral), true),
    severally(
      joined('<actor> <does>', true, (said) => !isSeveral(said)),
      false,
    ),
  );
}

/** Of several targets, each one gains by itself. */
const isSeveral = ({ actor: { what }, does }: Said): boolean =>
  typeof what === 'object' && 'target' in what && isGaining(does);

const severally = (syntax: Syntax<Effect>, each: boolean): Syntax<Effect> => ({
  first: () => firstOf(syntax),
  parse: (source, at, scope) => syntax.parse(source, at, scope),
  print: (effect, scope) => {
    const found = whatIsSaid(effect);
    if (found === undefined) return null;
    const { of, value } = found;
    const isNew = typeof of === 'object' && 'target' in of && of.target === scope.targets.length;
    return (isNew && isGaining(value)) === each ? syntax.print(effect, scope) : null;
  },
});

/** A step that somebody else does. */
function whose(step: Step, who: Players): Step {
  if (isByChoice(step)) return { ...step, what: { ...step.what, by: who } };
  if (step.kind !== 'reveal') return { ...step, who } as Step;
  const { what } = step;
  if (isTopOfMine(what)) return { ...step, what: { ...what, top: who } };
  return isRandomOfMine(what) ? { ...step, what: { ...what, of: who } } : step;
}

type Choice = Extract<What, { choose: unknown }>;
type ByChoice = Omit<Extract<Step, { kind: 'status' }>, 'what'> & { readonly what: Choice };
/** Steps that are done by nobody: whoever chooses the objects is said to do them. */
const isByChoice = (step: Step): step is ByChoice =>
  step.kind === 'status' && typeof step.what === 'object' && 'choose' in step.what;

const isTopOfMine = (what: What): what is Extract<What, { top: Players }> =>
  typeof what === 'object' && 'top' in what;
const isRandomOfMine = (what: What): what is Extract<What, { random: unknown }> =>
  typeof what === 'object' && 'random' in what;

function withoutWho(step: Step): { readonly who: Players; readonly step: Step } | undefined {
  if (step.kind === 'reveal') {
    const { what } = step;
    if (isTopOfMine(what) && what.top !== 'you')
      return { who: what.top, step: { ...step, what: { ...what, top: 'you' } } };
    if (isRandomOfMine(what) && what.of !== 'you')
      return { who: what.of, step: { ...step, what: { ...what, of: 'you' } } };
    return undefined;
  }
  if (isByChoice(step)) {
    const { by, ...what } = step.what;
    return by === undefined ? undefined : { who: by, step: { ...step, what } };
  }
  const { who, ...rest } = step as Step & { readonly who?: Players };
  return who === undefined ? undefined : { who, step: rest };
}

/** What a player is told to do, said of that player. */
const whoseStep = (effect: Effect, who: Players): Effect | undefined => {
  switch (effect.kind) {
    case 'step':
      return { ...effect, step: whose(effect.step, who) };
    case 'sequence':
      return { ...effect, effects: effect.effects.map((one) => whoseStep(one, who) ?? one) };
    default:
      return undefined;
  }
};

function unsaid(effect: Effect): { readonly who: Players; readonly does: Effect } | undefined {
  if (effect.kind === 'step') {
    const found = withoutWho(effect.step);
    return found === undefined ? undefined : { who: found.who, does: { ...effect, step: found.step } };
  }
  if (effect.kind !== 'sequence') return undefined;
  const parts = effect.effects.map(unsaid);
  const [first] = parts;
  if (first === undefined) return undefined;
  return {
    who: first.who,
    does: { ...effect, effects: parts.flatMap((part) => (part === undefined ? [] : [part.does])) },
  };
}

/** Steps that can say who does them. */
const canSayWho = (effect: Effect): boolean =>
  effect.kind === 'step'
    ? isByChoice(effect.step) ||
      (effect.step.kind === 'reveal' &&
        (isTopOfMine(effect.step.what) || isRandomOfMine(effect.step.what))) ||
      [
        'draw',
        'resupply',
        'discard',
        'sacrifice',
        'move',
        'create',
        'roll',
        'look',
        'shuffle',
        'exhausted-resupply',
        'rush',
        'sacrifice-objects',
        'create-at',
        'become-first-player',
        'play',
        'choose',
        'pass',
      ].includes(effect.step.kind)
    : effect.kind === 'sequence' && effect.effects.every(canSayWho);

/** "Each player draws a card", "target opponent discards a card from their hand" */
const playersDo = (g: Grammar): Syntax<Effect> =>
  iso(
    phrase<{ who: Players; does: Effect }>('<who> <does>', {
      who: players,
      does: followedVerbs(imperative(g, they)),
    }),
    ({ who, does }) => (canSayWho(does) ? whoseStep(does, who) : undefined),
    (effect) => unsaid(effect),
  );

/** "each player may put a card from their hand in Reserve" */
const playersMay = (g: Grammar): Syntax<Effect> =>
  iso(
    phrase<{ who: Players; does: Effect }>('<who> may <does>', {
      who: players,
      does: joinedVerbs(imperative(g, theyMay)),
    }),
    ({ who, does }): Effect | undefined => {
      const effect = canSayWho(does) ? whoseStep(does, who) : undefined;
      return effect === undefined ? undefined : { kind: 'optional', effect, who };
    },
    (effect) => {
      if (effect.kind !== 'optional' || effect.who === undefined || effect.said !== undefined)
        return undefined;
      return unsaid(effect.effect);
    },
  );

/** "Each player may put a card from their hand in Reserve to draw a card" */
const playersPay = (g: Grammar): Syntax<Effect> => {
  const verbs = joinedVerbs(imperative(g, theyMay));
  return iso(
    phrase<{ who: Players; pay: Effect; does: Instructions }>('<who> may <pay> to <does>', {
      who: players,
      pay: verbs,
      does: instructions(verbs),
    }),
    ({ who, pay, does }): Effect => ({ kind: 'pay-to', who, cost: { does: pay }, ...does }),
    (effect) => {
      if (effect.kind !== 'pay-to' || effect.who === undefined || effect.said !== undefined) return undefined;
      const { kind: _kind, who, cost, said: _said, ...does } = effect;
      return cost.does === undefined || Object.keys(cost).length > 1
        ? undefined
        : { who, pay: cost.does, does };
    },
  );
};

/** "Starting with you, each player may …" */
const startingWithYou = (g: Grammar): Syntax<Effect> =>
  marked('starting with you', around('starting with you, <it>', playersMay(g)));

const way = (effect: string, direction: 'forward' | 'backward'): Syntax<Step> =>
  form<Step>(
    `<which> moves ${effect} one region`,
    { which: expeditions },
    { kind: 'move-expedition', which: $('which'), direction },
  );

/** "Sacrifice it and I gain 1 boost": two that do different things, the second with a subject of its own. */
function together(first: Syntax<Effect>, second: Syntax<Effect>): Syntax<Effect> {
  return iso(
    phrase<{ first: Effect; second: Effect }>('<first> and <second>', { first, second }),
    (both): Effect => ({ kind: 'sequence', effects: [both.first, both.second], said: 'and' }),
    (effect) => {
      const [one, other, ...more] = effect.kind === 'sequence' && effect.said === 'and' ? effect.effects : [];
      const isBoth = one !== undefined && other !== undefined && more.length === 0;
      return isBoth ? { first: one, second: other } : undefined;
    },
  );
}

/** What is done, without conditions and choices. */
export function simpleClause(g: Grammar): Syntax<Effect> {
  const commands = joinedVerbs(imperative(g, you));
  const objects = objectsDoing(g);
  const expeditionsDo = oneOf<Effect>(
    asEffect(way('forward', 'forward')),
    asEffect(way('backwards', 'backward')),
    ...ascendingClauses(g),
  );
  return rule(
    'an effect',
    oneOf<Effect>(
      commands,
      objects,
      playersDo(g),
      playersMay(g),
      playersPay(g),
      startingWithYou(g),
      expeditionsDo,
      asEffect(means<Step>('you win the game', { kind: 'win' })),
      asEffect(ongoing(g)),
      together(asCommand(commands), oneOf(objects, expeditionsDo)),
      together(objects, expeditionsDo),
    ),
  );
}

/** One verb only: more of them are joined already. */
const asCommand = (verbs: Syntax<Effect>): Syntax<Effect> =>
  only(verbs, (effect) => effect.kind !== 'sequence');

/** "You may have target Character gain Fleeting": what an object is let do. */
export const haveDo = (g: Grammar): Syntax<Effect> => {
  const who = g.object({ from: false, your: 'your' });
  const playersAct = iso(
    phrase<{ who: Players; does: Effect }>('have <who> <does>', {
      who: players,
      does: joinedVerbs(imperative(g, theyMay)),
    }),
    ({ who: whom, does }) => (canSayWho(does) ? whoseStep(does, whom) : undefined),
    (effect) => unsaid(effect),
  );
  const objectsAct = iso(
    phrase<{ actor: Actor['what']; does: Predicate }>('have <actor> <does>', {
      actor: who,
      does: predicates(g, true),
    }),
    ({ actor: what, does }) => saidOf(does, what),
    (effect) => {
      const found = whatIsSaid(effect);
      return found === undefined ? undefined : { actor: found.of, does: found.value };
    },
  );
  return oneOf<Effect>(objectsAct, playersAct);
};
