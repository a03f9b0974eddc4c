import {
  type Ability,
  type Condition,
  type Cost,
  type Effect,
  type Instructions,
  type Quantity,
  same,
  type Selector,
  type Trigger,
} from '#altered/abilities';
import { form, phrase } from '../../syntax/phrases.js';
import { iso, means, oneOf, only, rule, type Syntax } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { inDigits, mana } from '../words/numbers.js';
import { firstOf } from '../../syntax/beginning.js';
import { instructions, sharing } from '../sentences/instructions.js';
import { stopped } from '../words/sentence-forms.js';
import { articled } from '../nouns/articles.js';
import { isAimed } from '../sentences/clause.js';
import { actionCost, isOfPayingX } from '../sentences/costs.js';
import { closedPassives } from './passives.js';
import { keyword } from '../words/rule-words.js';
import { openings } from '../triggers/openings.js';

/** Abilities with a mark or a keyword of their own: {I}, Completed, Scout, Temple, Cooldown. */
export const markedAbilities = (g: Grammar): readonly Syntax<Ability>[] => {
  const working = iso(
    g.ability,
    (ability) => (isWorking(ability) ? ability : undefined),
    (ability) => (isWorking(ability) ? ability : undefined),
  );
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

type Reaction = Extract<Ability, { kind: 'reaction' }>;
type QuickAction = Extract<Ability, { kind: 'quick-action' }>;

/**
 * Whether a condition is about the present. A condition on the past state of "it" is judged before the event, unless the effect
 * asks for it.
 */
const isOfNow = (condition: Condition): boolean =>
  !JSON.stringify(condition).includes('"what":"it"') || !JSON.stringify(condition).includes('"was":true');

/** Trigger, condition, effect. Conditions in the past tense look at the state before the event (6.3.l). */
function reactions(g: Grammar): Syntax<Ability> {
  const { symbol, worded } = openings(g);
  const does = instructions(g.effect);
  type Parts = { trigger: Trigger; condition?: Condition; does: Instructions };
  const reaction = (text: string, trigger: Syntax<Trigger>, past?: true): Syntax<Ability> =>
    iso(
      phrase<Parts>(text, { trigger, condition: past ? g.pastCondition : only(g.condition, isOfNow), does }),
      ({ trigger: when, condition, does: what }): Ability => ({
        kind: 'reaction',
        trigger: when,
        ...(condition !== undefined && { condition }),
        ...(past && { when: 'before' as const }),
        ...what,
      }),
      (ability) => {
        if (ability.kind !== 'reaction') return undefined;
        const {
          kind: _kind,
          where: _where,
          trigger: when,
          condition,
          when: moment,
          ...what
        }: Reaction = ability;
        if ((condition !== undefined) !== text.includes('<condition>')) return undefined;
        if (what.limit !== undefined) return undefined;
        if (moment !== (past ? 'before' : undefined)) return undefined;
        return { trigger: when, ...(condition !== undefined && { condition }), does: what };
      },
    );
  const time = means<Condition>('the Afternoon', { kind: 'phase', phase: 'afternoon' });
  const during = iso(
    phrase<{ trigger: Trigger; time: Condition; does: Instructions }>('<trigger> during <time> — <does>', {
      trigger: worded,
      time,
      does,
    }),
    ({ trigger: when, time: condition, does: what }): Ability => ({
      kind: 'reaction',
      trigger: when,
      condition,
      ...what,
    }),
    (ability) => {
      if (ability.kind !== 'reaction' || ability.when !== undefined) return undefined;
      if (ability.condition?.kind !== 'phase') return undefined;
      const { kind: _kind, where: _where, trigger: when, condition, when: _when, ...what } = ability;
      return { trigger: when, time: condition, does: what };
    },
  );
  const perBoost = iso(
    phrase<{ trigger: Trigger; does: Instructions }>('<trigger>, for each of my boosts — <does>', {
      trigger: worded,
      does,
    }),
    ({ trigger: when, does: { effect, ...more } }): Ability => ({
      kind: 'reaction',
      trigger: when,
      ...more,
      effect: { kind: 'repeat', times: { had: 'boost' }, effect, said: 'first' },
    }),
    (ability) => {
      if (ability.kind !== 'reaction' || ability.condition !== undefined) return undefined;
      const {
        kind: _kind,
        where: _where,
        trigger: when,
        when: _when,
        effect,
        condition: _c,
        ...more
      } = ability;
      if (effect.kind !== 'repeat' || effect.said !== 'first' || !same(effect.times, { had: 'boost' }))
        return undefined;
      return { trigger: when, does: { ...more, effect: effect.effect } };
    },
  );
  return oneOf<Ability>(
    during,
    perBoost,
    reaction('<trigger> <does>', symbol),
    reaction('<trigger> — <does>', worded),
    reaction('<trigger>, if <condition> — <does>', worded),
    reaction('<trigger>, if <condition> — <does>', worded, true),
  );
}

/** The first target of an effect costs more where it is such. */
function dearer(
  { targets = [], ...rest }: Instructions,
  surcharge: { readonly like: Selector; readonly mana: number },
): Instructions | undefined {
  const [first, ...others] = targets;
  if (first?.kind !== 'object') return undefined;
  return { targets: [{ ...first, dearer: surcharge }, ...others], ...rest };
}

/** Cost, colon, effect, and the clauses that follow. */
const quickActions = (g: Grammar): Syntax<Ability> =>
  sharing<Ability & Instructions>(
    g.effect,
    (does) => quickActionsOf(g, does) as Syntax<Ability & Instructions>,
  );

function quickActionsOf(g: Grammar, does: Syntax<Instructions>): Syntax<Ability> {
  const like = articled(g.noun({ many: false, from: false, your: 'your' }));
  type Parts = {
    cost: Cost;
    does: Instructions;
    only?: Condition;
    more?: number;
    most?: Quantity;
    like?: Selector;
  };
  const action = (
    text: string,
    to: (parts: Parts) => QuickAction | undefined,
    from: (action: QuickAction) => Parts | undefined,
  ) =>
    iso(
      phrase<Parts>(text, {
        cost: actionCost(g),
        does,
        // It is asked before anything has been chosen.
        only: only(g.condition, (condition) => !isAimed(condition)),
        more: mana,
        most: g.quantity,
        like,
      }),
      (parts): Ability | undefined => to(parts),
      (ability) =>
        ability.kind === 'quick-action' && ability.limit === undefined ? from(ability) : undefined,
    );
  const plain = ({ kind: _kind, where: _where, cost, ...rest }: QuickAction): Parts => {
    const { only: _only, limit: _limit, ...what } = rest;
    return { cost, does: what };
  };
  return oneOf<Ability>(
    action(
      '<cost>: <does>',
      ({ cost, does: what }) => ({ kind: 'quick-action', cost, ...what }),
      (ability) => (ability.only === undefined ? plain(ability) : undefined),
    ),
    action(
      '<cost>: <does> You can only activate this if <only>.',
      ({ cost, does: what, only }) => ({
        kind: 'quick-action',
        cost,
        ...(only !== undefined && { only }),
        ...what,
      }),
      (ability) => (ability.only === undefined ? undefined : { ...plain(ability), only: ability.only }),
    ),
    action(
      "<cost>: <does> X can't be higher than <most>.",
      // "You may pay {X}" gives the limit of X itself.
      ({ cost, does: what, most }) =>
        isOfPayingX(what.effect)
          ? undefined
          : {
              kind: 'quick-action',
              cost: { ...cost, ...(most !== undefined && { xAtMost: most }) },
              ...what,
            },
      (ability) => {
        const { xAtMost: most, ...cost } = ability.cost;
        return most === undefined || ability.only !== undefined
          ? undefined
          : { ...plain(ability), cost, most };
      },
    ),
    action(
      '<cost>: <does> This costs <more> more to target <like>.',
      ({ cost, does: what, more, like: described }) => {
        if (more === undefined || described === undefined) return undefined;
        const dear = dearer(what, { like: described, mana: more });
        return dear && { kind: 'quick-action', cost, ...dear };
      },
      (ability) => {
        const [first, ...others] = ability.targets ?? [];
        if (first?.kind !== 'object' || first.dearer === undefined || ability.only !== undefined)
          return undefined;
        const { dearer: surcharge, ...target } = first;
        const { does: what, cost } = plain(ability);
        return {
          cost,
          does: { ...what, targets: [target, ...others] },
          more: surcharge.mana,
          like: surcharge.like,
        };
      },
    ),
    action(
      '<cost>: <does> This action costs <more> more if <only>.',
      ({ cost, does: what, only, more }) => ({
        kind: 'quick-action',
        cost: {
          ...cost,
          ...(only !== undefined && more !== undefined && { mana: { if: only, then: more } }),
        },
        ...what,
      }),
      (ability) => {
        const { mana: paid, ...cost } = ability.cost;
        if (typeof paid !== 'object' || !('if' in paid) || typeof paid.then !== 'number') return undefined;
        return { ...plain(ability), cost, only: paid.if, more: paid.then };
      },
    ),
  );
}

/** Nothing is chosen for a statement: "target" has no meaning in it. */
const untargeted = <T>(statement: Syntax<T>): Syntax<T> => ({
  first: () => firstOf(statement),
  parse: (source, at, scope) =>
    statement
      .parse(source, at, scope)
      .filter((reading) => reading.scope.targets.length === scope.targets.length),
  print: (value, scope) => statement.print(value, scope),
});

/** "You may discard a card to play me for free": that is no effect of a Spell, which is played already, but what it costs. */
const isOfPlayingMe = ({ effect }: Instructions): boolean =>
  (effect.kind === 'pay-to' && isPlayingMe(effect.effect)) ||
  (effect.kind === 'if-you-do' && effect.first.kind === 'optional' && isPlayingMe(effect.first.effect)) ||
  (effect.kind === 'optional' && isPlayingMe(effect.effect));

const isPlayingMe = (effect: Effect): boolean =>
  effect.kind === 'step' &&
  (effect.step.kind === 'play-for-free' || effect.step.kind === 'play') &&
  effect.step.what === 'me';

/** Abilities, whatever the box they are in. */
export function abilities(g: Grammar): Syntax<Ability> {
  const isEffect = iso(
    instructions(g.effect),
    (what): Ability | undefined => (isOfPlayingMe(what) ? undefined : { kind: 'effect', ...what }),
    (ability) => {
      if (ability.kind !== 'effect' || isOfPlayingMe(ability)) return undefined;
      const { kind: _kind, ...what } = ability;
      return what;
    },
  );
  return rule(
    'an ability',
    oneOf<Ability>(
      form<Ability>('<keyword>.', { keyword }, { kind: 'keyword' }),
      means<Ability>('Fleeting.', { kind: 'keyword', keyword: 'fleeting' }),
      form<Ability>('Tough <amount>.', { amount: inDigits }, { kind: 'tough' }),
      reactions(g),
      quickActions(g),
      iso(
        untargeted(stopped(g.passive)),
        (passive): Ability => ({ kind: 'passive', passive }),
        (ability) => (ability.kind === 'passive' ? ability.passive : undefined),
      ),
      iso(
        untargeted(oneOf(...closedPassives(g))),
        (passive): Ability => ({ kind: 'passive', passive }),
        (ability) => (ability.kind === 'passive' ? ability.passive : undefined),
      ),
      isEffect,
      ...markedAbilities(g),
    ),
  );
}
