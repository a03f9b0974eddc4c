import {
  same,
  type Effect,
  type ExpeditionsOrTarget,
  type Instructions,
  type Players,
  type Step,
  type What,
} from '#altered/abilities';
import { around, form, list, phrase } from '../syntax/phrases.js';
import { saying } from '../syntax/scope.js';
import { firstOf } from '../syntax/beginning.js';
import { here, iso, means, only, oneOf, rule, synonym, then, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { marked } from '../syntax/worded.js';
import { expeditions } from './expeditions.js';
import { instructions } from './instructions.js';
import { doneAndHolding } from './lasting.js';
import type { Actor, Grammar } from './grammar.js';
import { ascendingClauses } from './ascending.js';
import { ongoing } from './ongoing.js';
import { they, theyMay, you, type Person } from './person.js';
import { lessAndMore } from './played-sentences.js';
import { players, pronoun } from './players.js';
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
    synonym(joined('<actor> each <does>', true, isOfThem)),
    severally(
      joined('<actor> <does>', true, (said) => !isSeveral(said)),
      false,
    ),
    // "the same number of target Characters lose Fleeting"
    marked(
      'all together',
      only(joined('<actor> <does>', true, isSeveral), ({ kind }) => kind === 'step'),
    ),
  );
}

/** "they each gain 1 boost", of what has just been counted. */
const theyEach = (g: Grammar): Syntax<Effect> =>
  here(['they'], ({ those }) =>
    those === null
      ? null
      : marked(
          'they each',
          iso(
            phrase<{ does: Predicate }>('they each <does>', { does: predicates(g, true) }),
            ({ does }) => saidOf(does, { all: those }),
            (effect) => {
              const found = whatIsSaid(effect);
              return found !== undefined && same(found.of, { all: those })
                ? { does: found.value }
                : undefined;
            },
          ),
        ),
  );

/** "They", of several targets that were pointed at. */
const isOfThem = ({ actor: { what }, does }: Said): boolean =>
  typeof what === 'object' && ('target' in what || 'noted' in what) && isGaining(does);

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
  if (isMyHand(what)) return { ...step, what: { all: { zone: 'hand', owner: who } } };
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

const isMyHand = (what: What): boolean => same(what, { all: { zone: 'hand', owner: 'you' } });
/** Whose hand is all that is meant. */
const handOf = (what: What): Players | undefined =>
  typeof what === 'object' &&
  'all' in what &&
  same({ ...what.all, owner: 'you' }, { zone: 'hand', owner: 'you' })
    ? what.all.owner
    : undefined;

function withoutWho(step: Step): { readonly who: Players; readonly step: Step } | undefined {
  if (step.kind === 'reveal') {
    const { what } = step;
    if (isTopOfMine(what) && what.top !== 'you')
      return { who: what.top, step: { ...step, what: { ...what, top: 'you' } } };
    const hand = handOf(what);
    if (hand !== undefined && hand !== 'you')
      return { who: hand, step: { ...step, what: { all: { zone: 'hand', owner: 'you' } } } };
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
  if (first === undefined || !parts.every((part) => same(part?.who, first.who))) return undefined;
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
        (isTopOfMine(effect.step.what) || isMyHand(effect.step.what) || isRandomOfMine(effect.step.what))) ||
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
export const playersDo = (g: Grammar): Syntax<Effect> => {
  const of = (who: Syntax<Players>, person: Person): Syntax<Effect> =>
    iso(
      phrase<{ who: Players; does: Effect }>('<who> <does>', {
        who,
        does: followedVerbs(imperative(g, person)),
      }),
      ({ who: whom, does }) => (canSayWho(does) ? whoseStep(does, whom) : undefined),
      (effect) => unsaid(effect),
    );
  return oneOf<Effect>(
    of(players, they),
    synonym(of(means<Players>('your opponents each', 'opponent'), theyMay)),
    marked('they', of(pronoun, theyMay)),
  );
};

/** "you and target opponent each draw a card": one after the other. */
const youAndAnother = (g: Grammar): Syntax<Effect> =>
  iso(
    phrase<{ who: Players; does: Effect }>('you and <who> each <does>', {
      who: players,
      does: joinedVerbs(imperative(g, theyMay)),
    }),
    ({ who, does }): Effect | undefined => {
      const theirs = canSayWho(does) && !isOfYours(does) ? whoseStep(does, who) : undefined;
      return theirs && { kind: 'sequence', effects: [does, theirs], said: 'you and' };
    },
    (effect) => {
      const [yours, theirs] = effect.kind === 'sequence' && effect.said === 'you and' ? effect.effects : [];
      const found = theirs === undefined ? undefined : unsaid(theirs);
      return yours !== undefined && found !== undefined && same(found.does, yours)
        ? { who: found.who, does: yours }
        : undefined;
    },
  );

/** What is noted for one of them would be noted for the other. */
const isOfYours = (effect: Effect): boolean =>
  effect.kind === 'sequence'
    ? effect.effects.some(isOfYours)
    : effect.kind === 'step' && effect.step.kind === 'roll';

/** "they Resupply" */
const theyDo = (g: Grammar): Syntax<Effect> => {
  const does = imperative(g, theyMay);
  return here(['they'], ({ it, they: before }) => {
    if (before !== null || it === null || typeof it === 'string') return null;
    const who: Players = { ownerOf: it };
    return marked(
      'they',
      iso(
        around('they <it>', does),
        (effect) => (canSayWho(effect) ? whoseStep(effect, who) : undefined),
        (effect) => {
          const found = unsaid(effect);
          return found !== undefined && same(found.who, who) ? found.does : undefined;
        },
      ),
    );
  });
};

/** "they may Exhausted Resupply, then may do it again" */
const twice = (g: Grammar): Syntax<Effect> =>
  iso(
    around('<it>, then may do it again', playersMay(g)),
    (effect): Effect => ({ kind: 'repeat', times: 2, effect, said: 'again' }),
    (effect) =>
      effect.kind === 'repeat' && effect.times === 2 && effect.said === 'again' ? effect.effect : undefined,
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
      const found = unsaid(effect.effect);
      return same(found?.who, effect.who) ? found : undefined;
    },
  );

/** "Each player may put a card from their hand in Reserve to draw a card" */
const playersPay = (g: Grammar): Syntax<Effect> => {
  const verbs = joinedVerbs(imperative(g, theyMay));
  return iso(
    phrase<{ who: Players; pay: Effect; does: Instructions }>('<who> may <pay> to <does>', {
      who: players,
      pay: verbs,
      does: instructions(verbs, true),
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
    { which: oneOf<ExpeditionsOrTarget>(thatOne, expeditions) },
    { kind: 'move-expedition', which: $('which'), direction },
  );

/** "it", of the Expedition that a condition was about. */
const thatOne: Syntax<ExpeditionsOrTarget> = here(['it'], ({ heldBack, it }) =>
  heldBack === null || it !== null ? null : means('it', heldBack),
);

/** "One of your Expeditions moves backwards one region" */
const oneOfYours = (text: string, direction: 'forward' | 'backward'): Syntax<Step> =>
  then(
    means<Step>(`one of your Expeditions moves ${text} one region`, {
      kind: 'move-expedition',
      which: 'one-of-yours',
      direction,
    }),
    (scope) => saying(scope, { place: 'one-of-yours' }),
  );

/** "move your other Expedition forward one region", "its controller moves their other Expedition …" */
const movesTheOther: Syntax<Step> = here(['its'], ({ place }) =>
  place === null || typeof place === 'string'
    ? null
    : oneOf<Step>(
        means<Step>('its controller moves their other Expedition forward one region', {
          kind: 'move-expedition',
          which: 'other-than-that',
          direction: 'forward',
        }),
      ),
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
    asEffect(oneOfYours('forward', 'forward')),
    asEffect(oneOfYours('backwards', 'backward')),
    marked('mover', asEffect(movesTheOther)),
    ...ascendingClauses(g),
  );
  return rule(
    'an effect',
    oneOf<Effect>(
      commands,
      iso(
        list(asCommand(commands), 'or'),
        (effects): Effect | undefined =>
          effects.length < 2 ? undefined : { kind: 'either', effects, said: 'orders' },
        (effect) => (effect.kind === 'either' && effect.said === 'orders' ? effect.effects : undefined),
      ),
      objects,
      playersDo(g),
      playersMay(g),
      playersPay(g),
      youAndAnother(g),
      theyDo(g),
      theyEach(g),
      twice(g),
      marked('you', asEffect(takeControl(g))),
      startingWithYou(g),
      expeditionsDo,
      asEffect(means<Step>('you win the game', { kind: 'win' })),
      asEffect(ongoing(g)),
      lessAndMore(g),
      ...doneAndHolding(g),
      together(asCommand(commands), oneOf(objects, expeditionsDo)),
      together(objects, expeditionsDo),
    ),
  );
}

/** "you take control of it", after what somebody else did. */
const takeControl = (g: Grammar): Syntax<Step> =>
  form<Step>(
    'you take control of <what>',
    { what: g.object({ from: false, your: 'your' }) },
    { kind: 'take-control', what: $('what') },
  );

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
  const expeditionsMove = (
    [
      ['forward', 'forward'],
      ['backwards', 'backward'],
    ] as const
  ).map(([text, direction]) =>
    asEffect(
      form<Step>(`have <which> move ${text} one region`, { which: expeditions }, {
        kind: 'move-expedition',
        which: $('which'),
        direction,
      } as never),
    ),
  );
  const ascends = asEffect(
    form<Step>('have <which> Ascend', { which: expeditions }, { kind: 'ascend', which: $('which') } as never),
  );
  return oneOf<Effect>(objectsAct, playersAct, ...expeditionsMove, ascends);
};
