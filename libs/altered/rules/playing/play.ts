import { invariant, type Cause, type Choice, type Seat } from '#record';
import {
  costOfCard,
  contextOfDeclaration,
  manaOf,
  partsOf,
  payment,
  toughOfTargets,
  unpayable,
} from './costs.js';
import { answerDeclare, costOf, declare, isLegal, manaFor } from './declare.js';
import { begin } from '../effects/effects.js';
import { nothingBound } from '../world/context.js';
import type { Bound, Emblem, Source } from '../state/objects.js';
import { spellPlayed } from '../world/played-cards.js';
import type { Proposed } from '../state/proposal.js';
import type { Run } from '../step/run.js';
import { effectOf } from '../effects/spell-effect.js';
import type { Declaration, Playing, TaskOf } from '../state/tasks.js';
import { expeditionPlace, initiativeOrder, itemOf, place, stayOf } from '../state/zones.js';

/** 5.1.2.b: a player declares the intent to play a card. */
export function playCard(
  run: Run,
  seat: Seat,
  playing: Omit<Extract<Playing, { kind: 'card' }>, 'mana'>,
  cause: Cause,
): void {
  const { item } = playing;
  const is = run.world.of(item);
  const object = stayOf(run.state, item).object;
  const effect = is.type === 'spell' ? effectOf(is.abilities) : null;
  const { mana, free } = playing.free ? { mana: 0, free: undefined } : costOfCard(run, seat, item);
  const source: Source = { item, object, ability: effect?.ability ?? 0 };
  intend(run, {
    playing: { ...playing, mana, ...(free && { waived: free }) },
    seat,
    instructions: effect,
    source,
    cause,
    bound: nothingBound(item, object),
  });
}

/** 5.3: a quick action of an object. */
export function playQuickAction(run: Run, seat: Seat, source: Source, decision: number): void {
  const ability = run.world.of(source.item).abilities[source.ability];
  invariant(ability?.kind === 'quick-action', 'a quick action is played');
  intend(run, {
    playing: { kind: 'quick-action', source },
    seat,
    instructions: ability,
    source,
    cause: { kind: 'decision', decision },
    bound: nothingBound(source.item, source.object),
  });
}

/** 5.5: an emblem-reaction in Limbo. */
function playReaction(run: Run, item: number): void {
  const { emblem, seat } = emblemOf(run, item);
  invariant(emblem.kind === 'reaction', 'a reaction is played');
  intend(run, {
    playing: { kind: 'reaction', item },
    seat,
    instructions: emblem.instructions,
    source: emblem.source,
    cause: { kind: 'reaction', ...emblem.source },
    bound: emblem.bound,
  });
}

function emblemOf(run: Run, item: number): { emblem: Emblem; seat: Seat } {
  const of = itemOf(run.state, item);
  invariant(of.kind === 'emblem', `item ${item} is no emblem`);
  return { emblem: of.emblem, seat: stayOf(run.state, item).seat };
}

/** The declaration of intent begins (5.1.2.b). */
export function intend(run: Run, declaration: Omit<Declaration, 'modes' | 'targets' | 'paid'>): void {
  run.schedule({ task: 'declare', declaration: { ...declaration, modes: null, targets: [], paid: [] } });
}

/** A declaration goes on, or is complete: then it is paid for, if that is possible (5.1.2.c). */
export function runDeclare(run: Run, task: TaskOf<'declare'>): void {
  declare(run, task, declared);
}

export function answerDeclaration(run: Run, task: TaskOf<'declare'>, choice: Choice): void {
  if (!answerDeclare(run, task, choice)) takeBack(run, task.declaration);
}

/** 5.1.2.c, 6.4.d–e: back to where the player was offered to play it. Nothing has changed. */
function takeBack(run: Run, { seat }: Declaration): void {
  const { agenda } = run.state;
  while (agenda.length > 0 && agenda.at(-1)?.task !== 'check-reactions') agenda.pop();
  agenda.pop();
  const next = agenda.at(-1);
  if (next?.task === 'end-turn' || next?.task === 'take-turn') agenda.pop();
  run.schedule({ task: 'take-turn', seat });
}

function declared(run: Run, declaration: Declaration): void {
  const context = contextOfDeclaration(run, declaration);
  const { playing } = declaration;
  const extra = toughOfTargets(context, declaration.seat, declaration.targets.flat());
  if (playing.kind === 'reaction') {
    if (extra === 0) return resolveReaction(run, declaration);
    return run.schedule({ task: 'pay-or-decline', declaration });
  }
  const impossible =
    !isLegal(declaration) ||
    (playing.kind === 'card'
      ? manaFor(context, declaration) > manaOf(context, declaration.seat)
      : unpayable(context, costOf(context, declaration), extra) !== null);
  if (impossible) {
    // What an effect offers to play is not played then, and the effect goes on (6.4.f, 6.5.f).
    const offered = playing.kind === 'inner-action' || (playing.kind === 'card' && playing.free);
    return offered ? undefined : takeBack(run, declaration);
  }
  run.schedule({ task: 'pay', declaration });
  if (playing.kind === 'card') toLimbo(run, declaration, playing);
}

/** The card goes to Limbo, Fleeting if it was played from Reserve (2.4.6.a, 2.4.6.d) or says so (2.4.6.e). */
function toLimbo(
  run: Run,
  { seat, cause }: Declaration,
  { item, free }: Extract<Playing, { kind: 'card' }>,
): void {
  const is = run.world.of(item);
  const fromReserve = stayOf(run.state, item).zone === 'reserve';
  const spell = is.type === 'spell';
  const natural = spell
    ? fromReserve || is.keywords.includes('fleeting')
    : fromReserve && is.type === 'character';
  const { fleeting, used: said } = spell
    ? spellPlayed(run, seat, item, natural)
    : { fleeting: natural, used: [] };
  const rules = [
    ...(fromReserve && is.type === 'spell' ? ['2.4.6.d', '5.2.3.h'] : []),
    ...(fromReserve && is.type === 'character' ? ['2.4.6.a', '5.2.1.b'] : []),
    ...(is.type === 'spell' && is.keywords.includes('fleeting') ? ['2.4.6.e', '5.2.3.i'] : []),
  ];
  const used = free ? [] : costOfCard(run, seat, item).used;
  run.perform({
    verb: 'play',
    by: seat,
    cause,
    actions: [
      { kind: 'move', item, to: place('limbo', seat), ...(fleeting && { statuses: ['fleeting'] }) },
      ...[...new Set([...used, ...said])].map((emblem): Proposed => ({ kind: 'vanish', item: emblem })),
    ],
    rules: ['5.1.2.b', ...(free ? ['7.3.14.a'] : []), ...rules],
  });
}

/** 6.4: everything is paid in one step; then it resolves. */
export function pay(run: Run, { declaration }: TaskOf<'pay'>): void {
  const context = contextOfDeclaration(run, declaration);
  const { playing, seat, cause, source } = declaration;
  const mana = playing.kind === 'card' ? manaOfCard(run, declaration) : manaFor(context, declaration);
  const cost = costOf(context, declaration);
  const tough = mana > 0 && toughOfTargets(context, seat, declaration.targets.flat()) > 0;
  const actions = payment(context, cost, mana, declaration.paid);
  resolveNext(run, declaration);
  const counted: Proposed[] =
    playing.kind === 'quick-action' && source.object !== null
      ? [{ kind: 'quick-action', item: source.item, object: source.object, ability: source.ability }]
      : [];
  run.perform({
    verb: 'pay',
    by: seat,
    cause,
    actions: [...counted, ...actions],
    rules: [
      '5.1.2.d',
      ...(mana > 0 ? ['3.2.9.f'] : []),
      ...(tough ? ['7.4.5.c'] : []),
      ...(playing.kind === 'quick-action' ? ['5.3.a', '5.3.d'] : []),
      ...(cost.exhaustMe === true ? ['5.3.c'] : []),
      ...(playing.kind === 'inner-action' ? ['5.4.a', '6.5.g'] : []),
      ...costRules(run, playing),
    ],
  });
}

/** A card is already in Limbo when it is paid for: its cost is that of where it came from. */
function manaOfCard(run: Run, declaration: Declaration): number {
  const { playing, seat, targets } = declaration;
  invariant(playing.kind === 'card', 'a card is paid for');
  return playing.free || playing.waived === true
    ? 0
    : playing.mana + toughOfTargets(run, seat, targets.flat());
}

const costRules = (run: Run, playing: Playing): string[] => {
  if (playing.kind !== 'card' || playing.free) return [];
  if (playing.waived === true) return ['7.3.14.a'];
  return [stayOf(run.state, playing.item).from === 'reserve' ? '2.2.7.a' : '2.2.6.a'];
};

/** What a cost calls the cards it is paid with. */
function notedOf(run: Run, declaration: Declaration): Bound['noted'] {
  const parts = partsOf(
    contextOfDeclaration(run, declaration),
    costOf(contextOfDeclaration(run, declaration), declaration),
  );
  return Object.fromEntries(
    parts.flatMap(({ note }, index) =>
      note === undefined
        ? []
        : [
            [
              note,
              (declaration.paid[index] ?? []).map((item) => ({
                item,
                object: run.state.stays[item]?.object ?? null,
              })),
            ],
          ],
    ),
  );
}

/** What resolves once the cost is paid. The effect waits for the payment: what that moves can be found (2.1.e). */
function resolveNext(run: Run, declaration: Declaration): void {
  const { playing, seat, cause, source, instructions, targets, modes } = declaration;
  const noted = { ...declaration.bound.noted, ...notedOf(run, declaration) };
  const bound = { ...declaration.bound, targets, modes: modes ?? [], noted };
  switch (playing.kind) {
    case 'card':
      return run.schedule({
        task: 'resolve-card',
        item: playing.item,
        seat,
        expedition: playing.expedition,
        bound,
        cause,
      });
    case 'quick-action':
    case 'reaction': {
      invariant(instructions !== null, 'it has an effect');
      const frame = { controller: seat, source, cause, bound, did: false, participants: null };
      return run.schedule({ task: 'resolve', frame, rest: [instructions.effect], awaiting: {} });
    }
    case 'inner-action': {
      invariant(instructions !== null, 'it has an effect');
      const { frame } = playing;
      const waiting = run.state.agenda.pop();
      invariant(waiting?.task === 'resolve', 'the effect that contains it waits');
      return run.schedule({
        ...waiting,
        frame: { ...waiting.frame, bound },
        rest: [
          instructions.effect,
          { kind: 'targets', targets: frame.bound.targets, modes: frame.bound.modes },
          ...waiting.rest,
        ],
        awaiting: {},
      });
    }
  }
}

/** 4.4.b: the first player in initiative order with a reaction in Limbo plays one; then reactions are checked again. */
export function checkReactions(run: Run): void {
  const { state } = run;
  const emblems = state.limbo.filter((item) => {
    const of = itemOf(state, item);
    return of.kind === 'emblem' && of.emblem.kind === 'reaction';
  });
  if (emblems.length === 0) return;
  const controller = (item: number): Seat => stayOf(state, item).seat;
  const seat = initiativeOrder(state).find((one) => emblems.some((item) => controller(item) === one));
  const mine = emblems.filter((item) => controller(item) === seat);
  const [only] = mine;
  invariant(seat !== undefined && only !== undefined, 'a reaction has a controller');
  run.schedule({ task: 'check-reactions' });
  if (mine.length === 1) return playReaction(run, only);
  run.ask({
    seat,
    kind: 'reaction',
    options: mine.map((item) => ({
      key: `reaction:${item}`,
      about: { item: emblemOf(run, item).emblem.source.item },
    })),
    min: 1,
    max: 1,
    rules: ['4.4.b'],
  });
}

export function answerReaction(run: Run, choice: Choice): void {
  run.schedule({ task: 'check-reactions' });
  playReaction(run, Number((choice[0] ?? '').slice('reaction:'.length)));
}

/** 5.5.d, 6.4.g: a reaction that costs something may be played without paying, and then does nothing. */
export function payOrDecline(run: Run, task: TaskOf<'pay-or-decline'>): void {
  const { declaration } = task;
  const context = contextOfDeclaration(run, declaration);
  const cost = manaFor(context, declaration);
  if (cost > manaOf(context, declaration.seat)) return decline(run, declaration);
  run.schedule(task);
  run.ask({
    seat: declaration.seat,
    kind: 'pay',
    options: [{ key: 'pay', about: { cost } }, { key: 'decline' }],
    min: 1,
    max: 1,
    rules: ['5.5.d', '7.4.5.c'],
    about: { item: declaration.source.item },
  });
}

export function answerPayOrDecline(
  run: Run,
  { declaration }: TaskOf<'pay-or-decline'>,
  choice: Choice,
): void {
  if (choice[0] === 'decline') return decline(run, declaration);
  cease(run, declaration);
  run.schedule({ task: 'pay', declaration });
}

function decline(run: Run, { playing }: Declaration): void {
  invariant(playing.kind === 'reaction', 'only reactions are declined');
  run.schedule({ task: 'vanish', item: playing.item, rule: '6.4.g' });
}

/** 5.5.e: a reaction ceases to exist when its resolution is done. */
function cease(run: Run, { playing }: Declaration): void {
  if (playing.kind === 'reaction') run.schedule({ task: 'vanish', item: playing.item, rule: '5.5.e' });
}

function resolveReaction(run: Run, declaration: Declaration): void {
  cease(run, declaration);
  const { seat, source, cause, instructions, targets, modes } = declaration;
  invariant(instructions !== null, 'a reaction has an effect');
  const bound = { ...declaration.bound, targets, modes: modes ?? [] };
  begin(run, { controller: seat, source, cause, bound }, instructions.effect);
}

/** An emblem ceases to exist. */
export function vanish(run: Run, { item, rule }: TaskOf<'vanish'>): void {
  if (run.state.stays[item] === null) return;
  run.perform({
    verb: 'cease',
    by: null,
    cause: { kind: 'rule', rule },
    actions: [{ kind: 'vanish', item }],
    rules: rule === '6.4.g' ? ['6.4.g', '5.5.d'] : [rule],
  });
}

/** 5.1.2.e: what becomes of a card that was played. */
export function resolveCard(
  run: Run,
  { item, seat, expedition, bound, cause }: TaskOf<'resolve-card'>,
): void {
  const { state } = run;
  const stay = stayOf(state, item);
  const is = run.world.of(item);
  const fleeting = stay.statuses.includes('fleeting');
  switch (is.type) {
    case 'character':
      return run.perform({
        verb: 'join',
        by: seat,
        cause,
        actions: [
          {
            kind: 'move',
            item,
            to: expeditionPlace(seat, expedition ?? 'hero'),
            as: 'play',
            ...(fleeting && { statuses: ['fleeting'] }),
          },
        ],
        rules: ['5.2.1.c', ...(fleeting ? ['2.4.6.b'] : [])],
      });
    case 'permanent':
      return run.perform({
        verb: 'join',
        by: seat,
        cause,
        actions: [{ kind: 'move', item, to: place('landmark', seat), as: 'play' }],
        rules: ['5.2.2.a'],
      });
    default: {
      const effect = effectOf(is.abilities);
      run.schedule({ task: 'finish-spell', item, seat, cause });
      if (effect === null) return;
      const me = { item, object: stay.object };
      begin(
        run,
        {
          controller: seat,
          source: { ...me, ability: effect.ability },
          cause,
          bound: { ...bound, me },
        },
        effect.effect,
      );
    }
  }
}

/** 5.2.3.j: a spell that is resolved goes to Reserve; a Fleeting one to the discard pile (2.4.6.f). */
export function finishSpell(run: Run, { item, seat, cause }: TaskOf<'finish-spell'>): void {
  if (stayOf(run.state, item).zone !== 'limbo') return;
  run.perform({
    verb: 'finish',
    by: seat,
    cause,
    actions: [{ kind: 'move', item, to: place('reserve', seat), as: 'play' }],
    rules: ['5.2.3.j'],
  });
}
