import { reads, type Effect, type PlayMethod } from '#altered/abilities';
import { invariant } from '#record';
import { contextOfDeclaration } from './costs.js';
import { payment } from '../effects/paid-costs.js';
import { partsOf } from '../world/payable.js';
import { toughOfTargets } from '../world/tough.js';
import { wanting } from '../effects/wanted.js';
import { costOf, manaFor } from './declared-costs.js';
import type { Bound } from '../state/objects.js';
import type { Run } from '../step/run.js';
import type { State } from '../state/state.js';
import type { Declaration, Playing, TaskOf } from '../state/tasks.js';
import { stayOf } from '../state/zones.js';

/** 6.4: pays all parts of the cost in one step, after scheduling the effect of the play. */
export function pay(run: Run, { declaration }: TaskOf<'pay'>): void {
  const context = contextOfDeclaration(run, declaration);
  const { playing, seat, cause, source } = declaration;
  const mana = playing.kind === 'card' ? manaOfCard(run, declaration) : manaFor(context, declaration);
  const cost = costOf(context, declaration);
  const tough = mana > 0 && toughOfTargets(context, seat, declaration.targets.flat()) > 0;
  const actions = payment(context, cost, mana, declaration.paid, playing.kind === 'card');
  resolveNext(run, declaration);
  const { item, object, ability } = source;
  if (playing.kind === 'quick-action' && object !== null)
    actions.unshift({ kind: 'quick-action', item, object, ability });
  const rules = ['5.1.2.d'];
  if (mana > 0) rules.push('3.2.9.f');
  if (tough) rules.push('7.4.5.c');
  if (playing.kind === 'quick-action') rules.push('5.3.a', '5.3.d');
  if (cost.exhaustMe === true) rules.push('5.3.c');
  if (playing.kind === 'inner-action') rules.push('5.4.a|6.1.d', '6.5.g');
  run.perform({
    verb: 'pay',
    by: seat,
    cause,
    actions,
    rules: [...rules, ...costRules(run, playing)],
  });
}

/** Returns the mana to pay for a card: its cost, which was determined before it moved to Limbo, plus Tough. */
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
  if (playing.scout === true) return ['|7.4.5.c'];
  if (playing.temple === true) return ['|5.1.2.c'];
  return [stayOf(run.state, playing.item).from === 'reserve' ? '2.2.7.a' : '2.2.6.a', '|5.1.2.d'];
};

/** Returns references to the cards that pay a cost, under the names by which effects refer to them. */
function notedOf(run: Run, declaration: Declaration): Bound['noted'] {
  const context = contextOfDeclaration(run, declaration);
  const parts = partsOf(context, costOf(context, declaration));
  if (parts.length === 0) return nothingNoted;
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

const nothingNoted: Bound['noted'] = {};

/**
 * Returns the effect that is the cost of a quick action. The quick action resolves only if this effect actually happens
 * (6.4.c).
 */
const costEffect = (run: Run, declaration: Declaration): Effect | undefined =>
  costOf(contextOfDeclaration(run, declaration), declaration).does;

/** Returns how a card is played: for free, or by Rush. Empty if neither applies. */
function playMethod(
  { started }: State,
  { free, waived, rush }: Extract<Playing, { kind: 'card' }>,
): { readonly how?: readonly PlayMethod[] } {
  if (!reads(started, 'how-played')) return {};
  const isFree = free || waived === true;
  if (!isFree && rush !== true) return {};
  return { how: [...(isFree ? ['free' as const] : []), ...(rush === true ? ['rush' as const] : [])] };
}

/**
 * Schedules the effect that follows the payment. The effect's references include objects that the payment moves
 * (2.1.e).
 */
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
        ...(playing.scout && { scout: playing.scout }),
        ...(playing.targets && { targets: playing.targets }),
        ...playMethod(run.state, playing),
      });
    case 'quick-action':
    case 'reaction': {
      invariant(instructions !== null, 'it has an effect');
      const frame = {
        ...wanting(run, { controller: seat, source, cause, bound }, instructions.targets),
        did: false,
        participants: null,
      };
      const does = playing.kind === 'quick-action' ? costEffect(run, declaration) : undefined;
      const { effect } = instructions;
      const rest: readonly Effect[] =
        does === undefined ? [effect] : [{ kind: 'if-you-do', first: does, then: effect }];
      return run.schedule({ task: 'resolve', frame, rest, awaiting: {} });
    }
    case 'inner-action': {
      invariant(instructions !== null, 'it has an effect');
      const { frame } = playing;
      const waiting = run.state.agenda.pop();
      invariant(waiting?.task === 'resolve', 'the effect that contains it waits');
      return run.schedule({
        ...waiting,
        frame: wanting(run, { ...waiting.frame, bound }, instructions.targets),
        rest: [
          instructions.effect,
          {
            kind: 'targets',
            targets: frame.bound.targets,
            modes: frame.bound.modes,
            ...(frame.wanted && { wanted: frame.wanted }),
          },
          ...waiting.rest,
        ],
        awaiting: {},
      });
    }
  }
}
