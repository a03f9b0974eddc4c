import {
  same,
  type Ability,
  type Condition,
  type Effect,
  type Instructions,
  type Quantity,
  type Selector,
  type Trigger,
} from '#altered/abilities';
import { $, fieldsOf, form, inTree, phrase } from '../../syntax/phrases.js';
import { iso, means, oneOf, only, readIf, rule, type Syntax } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { inDigits, mana } from '../words/numbers.js';
import { instructions, sharing } from '../sentences/instructions.js';
import { stopped } from '../words/sentence-forms.js';
import { articled } from '../nouns/articles.js';
import { isAimed } from '../sentences/clause.js';
import { actionCost, isOfPayingX } from '../sentences/costs.js';
import { closedPassives } from './passives.js';
import { keyword, phase } from '../words/rule-words.js';
import { openings } from '../triggers/openings.js';

/** Abilities that begin with a symbol or a special keyword: {I}, Completed, Scout, Temple, Cooldown. */
export const markedAbilities = (g: Grammar): readonly Syntax<Ability>[] => {
  const working = only(g.ability, isWorking);
  return [
    means<Ability>('Cooldown.', { kind: 'cooldown' }),
    means<Ability>("I can't be played, but I can be used as a Mana Orb.", { kind: 'mana-only' }),
    form<Ability>('Scout <cost>.', { cost: mana }, { kind: 'scout' }),
    form<Ability>('Temple <cost>.', { cost: mana }, { kind: 'temple' }),
    form<Ability>('{I} <ability>', { ability: working }, { kind: 'in-reserve' }),
    form<Ability>('Completed: <ability>', { ability: working }, { kind: 'completed' }),
  ];
};

const isWorking = ({ kind }: Ability): boolean =>
  kind === 'reaction' || kind === 'passive' || kind === 'quick-action';

type QuickAction = Extract<Ability, { kind: 'quick-action' }>;

/**
 * Whether a condition concerns the present. False for conditions on the past state of "it", such as "it was Boosted".
 * If these precede the dash of a reaction, they are evaluated before the event, so they have a separate production.
 */
const isOfNow = (condition: Condition): boolean =>
  !JSON.stringify(condition).includes('"what":"it"') || !JSON.stringify(condition).includes('"was":true');

const times: Quantity = { had: 'boost' };

/** Rejects the word "target" in statements, triggers and their conditions, because no target is chosen for them. */
const untargeted = <T>(syntax: Syntax<T>): Syntax<T> =>
  readIf(syntax, (reading, _source, _at, scope) => reading.scope.targets.length === scope.targets.length);

/**
 * Reactions: a trigger, an optional condition and an effect. A condition in the past tense applies to the state before
 * the triggering event (6.3.l).
 */
function reactions(g: Grammar): Syntax<Ability> {
  const { symbol, worded } = openings(g);
  const does = instructions(g.effect);
  const reaction = (
    text: string,
    trigger: Syntax<Trigger>,
    tree: object,
    condition = g.condition,
  ): Syntax<Ability> =>
    form<Ability>(
      text,
      { trigger: untargeted(trigger), condition: untargeted(condition), does },
      {
        kind: 'reaction',
        trigger: $('trigger'),
        ...tree,
        ...fieldsOf('does', 'targets', 'effect'),
      },
    );
  const condition = { condition: $('condition') };
  const time = form<Condition>('<phase>', { phase }, { kind: 'phase' });
  const perBoost = iso(
    reaction('<trigger>, for each of my boosts — <does>', worded, {}),
    (ability) =>
      ({
        ...ability,
        effect: { kind: 'repeat', times, effect: (ability as Instructions).effect, said: 'first' },
      }) as Ability,
    (ability) => {
      const { effect } = ability as Partial<Instructions>;
      return effect?.kind === 'repeat' && effect.said === 'first' && same(effect.times, times)
        ? ({ ...ability, effect: effect.effect } as Ability)
        : undefined;
    },
  );
  return oneOf<Ability>(
    reaction('<trigger> during <condition> — <does>', worded, condition, time),
    perBoost,
    reaction('<trigger> <does>', symbol, {}),
    reaction('<trigger> — <does>', worded, {}),
    reaction('<trigger>, if <condition> — <does>', worded, condition, only(g.condition, isOfNow)),
    reaction('<trigger>, if <condition> — <does>', worded, { ...condition, when: 'before' }, g.pastCondition),
  );
}

/** Quick actions: a cost, a colon, an effect, and the clauses that follow. */
const quickActions = (g: Grammar): Syntax<Ability> =>
  sharing<Ability & Instructions>(
    g.effect,
    (does) => quickActionsOf(g, does) as Syntax<Ability & Instructions>,
  );

function quickActionsOf(g: Grammar, does: Syntax<Instructions>): Syntax<Ability> {
  const like = articled(g.single);
  const parts = {
    cost: actionCost(g),
    does,
    // The condition is evaluated before targets are chosen, so it cannot refer to them.
    only: only(g.condition, (condition) => !isAimed(condition)),
    mana,
    most: untargeted(g.quantity),
    like,
  };
  const action = (text: string, tree: object = {}, cost: object = $('cost')): Syntax<Ability> =>
    form<Ability>(text, parts, {
      kind: 'quick-action',
      cost,
      ...tree,
      ...fieldsOf('does', 'targets', 'effect'),
    });
  const capped = action(
    "<cost>: <does> X can't be higher than <most>.",
    {},
    { ...fieldsOf('cost'), xAtMost: $('most') },
  );
  const surcharged = iso(
    phrase<{ action: Ability; mana: number; like: Selector }>(
      '<action> This costs <mana> more to target <like>.',
      {
        action: action('<cost>: <does>'),
        mana,
        like,
      },
    ),
    ({ action: dear, mana: more, like: described }): Ability | undefined => {
      const [first, ...others] = (dear as QuickAction).targets ?? [];
      return first?.kind === 'object'
        ? ({
            ...dear,
            targets: [{ ...first, dearer: { like: described, mana: more } }, ...others],
          } as Ability)
        : undefined;
    },
    (ability) => {
      const [first, ...others] = ability.kind === 'quick-action' ? (ability.targets ?? []) : [];
      if (first?.kind !== 'object' || first.dearer === undefined) return undefined;
      const { dearer, ...target } = first;
      return { action: { ...ability, targets: [target, ...others] } as Ability, ...dearer };
    },
  );
  return oneOf<Ability>(
    action('<cost>: <does>'),
    action('<cost>: <does> You can only activate this if <only>.', { only: $('only') }),
    // Rejects a limit on X ("X can't be higher than …") after the effect "You may pay {X}", which states its own limit.
    only(capped, (ability) => ability.kind === 'quick-action' && !isOfPayingX(ability.effect)),
    surcharged,
    action(
      '<cost>: <does> This action costs <mana> more if <only>.',
      {},
      {
        ...fieldsOf('cost'),
        mana: { if: $('only'), then: $('mana') },
      },
    ),
  );
}

/**
 * Whether instructions are part of the cost of playing a Spell, as in "You may discard a card to play me for free". An
 * effect would only happen after the Spell is played.
 */
const isOfPlayingMe = ({ effect }: Instructions): boolean =>
  (effect.kind === 'pay-to' && isPlayingMe(effect.effect)) ||
  (effect.kind === 'if-you-do' && effect.first.kind === 'optional' && isPlayingMe(effect.first.effect)) ||
  (effect.kind === 'optional' && isPlayingMe(effect.effect));

const isPlayingMe = (effect: Effect): boolean =>
  effect.kind === 'step' &&
  (effect.step.kind === 'play-for-free' || effect.step.kind === 'play') &&
  effect.step.what === 'me';

/** Abilities in any box of a card. */
export function abilities(g: Grammar): Syntax<Ability> {
  const isEffect = only(
    inTree<Ability>(instructions(g.effect), { kind: 'effect', ...fieldsOf('it') }),
    (ability) => ability.kind === 'effect' && !isOfPlayingMe(ability),
  );
  return rule(
    'an ability',
    oneOf<Ability>(
      form<Ability>('<keyword>.', { keyword }, { kind: 'keyword' }),
      means<Ability>('Fleeting.', { kind: 'keyword', keyword: 'fleeting' }),
      form<Ability>('Tough <amount>.', { amount: inDigits }, { kind: 'tough' }),
      reactions(g),
      quickActions(g),
      inTree<Ability>(untargeted(oneOf(stopped(g.passive), ...closedPassives(g))), {
        kind: 'passive',
        passive: $('it'),
      }),
      isEffect,
      ...markedAbilities(g),
    ),
  );
}
