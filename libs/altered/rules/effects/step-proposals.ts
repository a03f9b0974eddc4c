import { below, shuffled } from '#kernel';
import type { Duration, Players, Step, What } from '#altered/abilities';
import { created, createdIn } from './creating.js';
import { expeditionsMoved } from './moved-expeditions.js';
import { refersTo, type Context } from '../world/context.js';
import { present } from '../world/known-objects.js';
import { valueOf } from '../world/matching.js';
import type { Moved, Proposed, ProposedCounters, ProposedMove, Proposing } from '../state/proposal.js';
import { activatedThisTurn } from '../world/kinds.js';
import { mentioned } from '../world/suitable-targets.js';
import { proposeLater } from './later-steps.js';
import { doers, questionsOf } from './questions.js';
import { reactionsWith } from '../step/activate.js';
import { editionIn } from '../state/edition.js';
import type { State } from '../state/state.js';
import type { Frame } from '../state/tasks.js';
import { expeditionPlace, place, seatOf, stayOf } from '../state/zones.js';
import { itemsOf, itemsOfEach, moved, ownerOf, sacrificed, tops } from './meant-items.js';

/** Returns the actions of a step's verb (chapter 7.3), given the answers to the step's questions and the die roll. */
export function propose(
  context: Context,
  frame: Frame,
  step: Step,
  answers: readonly (readonly number[])[],
  rolled: number,
): Proposing {
  const { state } = context;
  const chosen = answers.flat();
  const items = (what: What): Moved[] => itemsOf(context, what, chosen);
  const objects = (what: What): number[] => items(what).filter((item) => typeof item === 'number');
  switch (step.kind) {
    case 'draw': {
      const count = valueOf(context, step.count);
      return {
        actions: tops(context, doers(context, frame, step.who), count, 'hand', 'draw'),
        rules: ['7.3.5.a'],
      };
    }
    case 'resupply': {
      const count = valueOf(context, step.count ?? 1);
      return {
        actions: tops(context, doers(context, frame, step.who), count, 'reserve', 'resupply'),
        rules: ['7.3.16.a'],
      };
    }
    case 'discard':
      return {
        actions: itemsOfEach(context, step.what, chosen, doers(context, frame, step.who)).map((item) => ({
          kind: 'move',
          item,
          to: place('discard', ownerOf(context, item)),
          as: 'discard',
          ...discarding(context, item, step.who ?? (chooses(step.what) ? step.what.by : undefined)),
        })),
        rules: ['7.3.4.a'],
      };
    case 'sacrifice':
      return { actions: sacrificed(context, chosen), rules: ['7.3.19.a'] };
    case 'sabotage':
      return {
        actions: present(context, { target: step.target }).map((item) => ({
          kind: 'move',
          item,
          to: place('discard', ownerOf(context, item)),
          as: 'sabotage',
          ...discarding(context, item),
        })),
        rules: ['7.3.18.a'],
      };
    case 'move': {
      const where = questionsOf(context, frame, step, answers).flatMap(({ expeditions }) =>
        expeditions ? [expeditions] : [],
      );
      const answered = answers.length - where.length;
      const things = itemsOfEach(
        context,
        step.what,
        answers.slice(0, answered).flat(),
        doers(context, frame, step.who),
      );
      const actions = things.flatMap((item, index) => {
        const chosen = where[index]?.[answers[answered + index]?.[0] ?? -1];
        if (chosen === undefined) return moved(context, item, step.to);
        return moved(context, item, step.to).map((move) => ({
          ...move,
          to: expeditionPlace(chosen.seat, chosen.expedition),
        }));
      });
      return { actions, rules: [`7.3.15.a`] };
    }
    case 'create':
      return { actions: created(context, frame, step, answers), rules: ['7.3.3.a'] };
    case 'status': {
      const on = step.change === 'gain';
      const rule = step.status === 'exhausted' ? (on ? '7.3.6.a' : '7.3.12.a') : on ? '7.3.8.a' : '7.3.9.a';
      return {
        actions: objects(step.what).map((item) => ({ kind: 'status', item, status: step.status, on })),
        rules: [rule],
      };
    }
    case 'counters': {
      const count = valueOf(context, step.count);
      const delta = step.change === 'gain' ? count : -count;
      return {
        actions: objects(step.what).map((item) => ({ kind: 'counters', item, name: step.name, delta })),
        rules: step.change === 'gain' ? ['7.3.7.a', '2.5.e'] : ['2.5.f'],
      };
    }
    case 'switch-expeditions':
      return {
        actions: objects(step.what).flatMap((item): Proposed[] => {
          const stay = stayOf(state, item);
          if (stay.zone !== 'expedition') return [];
          const to = expeditionPlace(stay.seat, stay.expedition === 'hero' ? 'companion' : 'hero');
          return [{ kind: 'move', item, to, as: 'switch' }];
        }),
        rules: ['7.3.22.a', '3.2.4.d'],
      };
    case 'move-expedition': {
      const rule = step.direction === 'forward' ? '7.3.11.a' : '7.3.10.a';
      return {
        actions: expeditionsMoved(context, step, chosen).map((place) => ({
          kind: 'expedition',
          ...place,
          move: step.direction,
        })),
        rules: [rule],
      };
    }
    case 'roll':
      return {
        actions: doers(context, frame, step.who)
          .slice(0, 1)
          .map((seat) => ({ kind: 'roll', seat, dice: [rolled] })),
        rules: ['7.3.13.a'],
      };
    case 'reveal':
    case 'look': {
      const seen = items(step.what);
      const seat = step.kind === 'look' ? (doers(context, frame, step.who)[0] ?? context.controller) : null;
      return {
        actions: seen.length === 0 ? [] : [{ kind: 'reveal', items: seen, to: seat }],
        rules: ['1.2.7.d'],
      };
    }
    case 'shuffle':
      return {
        actions: doers(context, frame, step.who).map((seat) => {
          const order = shuffled(state.random, seatOf(state, seat).deck);
          return { kind: 'shuffle', seat, order, count: order.length, discard: false };
        }),
        rules: ['3.2.2.b'],
      };
    case 'activate':
      return {
        actions: objects(step.what).flatMap((item) => reactionsWith(context, item, step.triggers)),
        rules: ['7.3.1.b', '7.3.1.d'],
      };
    case 'after-you':
      return { actions: [{ kind: 'after-you', seat: context.controller }], rules: ['7.3.2.a'] };
    case 'ongoing':
      if (isOver(state, step.duration)) return { actions: [], rules: ['2.2.13.a'] };
      return {
        actions: [
          {
            kind: 'emblem',
            seat: context.controller,
            emblem: {
              kind: 'ongoing',
              source: frame.source,
              passive: step.passive,
              duration: step.duration,
              bound: context.bound,
            },
          },
        ],
        rules: ['2.2.2.m'],
      };
    case 'next': {
      const { trigger, effect, duration } = step;
      if (trigger.kind !== 'played') return awaited(context, frame, step);
      const { what, from, expedition } = trigger;
      const cards = { ...what, ...(expedition && { expedition }) };
      const passive = {
        kind: 'played',
        who: 'you',
        cards,
        ...(from && { from }),
        next: true,
        then: effect,
      } as const;
      return propose(context, frame, { kind: 'ongoing', passive, duration }, answers, 0);
    }
    case 'win': {
      const winners = doers(context, frame, step.who);
      return {
        actions: [{ kind: 'outcome', winners, reason: 'ability', rule: '1.4.2.a' }],
        rules: ['1.4.2.a'],
      };
    }
    case 'create-at':
      return { actions: createdIn(context, frame, step, answers), rules: ['7.3.3.a'] };
    case 'distribute':
      return { actions: distributed(step.name, answers.flat()), rules: ['7.3.7.a', '2.5.e'] };
    case 'play-for-free':
      return { actions: [], rules: [] };
    case 'receive-gift':
      // Does nothing, because the event that triggered the effect was not a Gift.
      return { actions: [], rules: [] };
    default:
      return proposeLater(context, frame, step, answers);
  }
}

/**
 * Creates an emblem that waits for an event (2.2.2.m), such as "The next Character that joins my Expedition this turn".
 */
function awaited(
  context: Context,
  { source, wanted }: Frame,
  { trigger, effect, duration }: Extract<Step, { kind: 'next' }>,
): Proposing {
  const rules = ['2.2.2.m'];
  if (trigger.kind === 'played' || isOver(context.state, duration)) return { actions: [], rules };
  const { controller: seat, bound } = context;
  const { definitions = [], chosen = [] } = wanted ?? {};
  const isAimed = mentioned(effect).some(
    (occurrence) => occurrence < definitions.length && !chosen.includes(occurrence),
  );
  return {
    actions: [
      {
        kind: 'emblem',
        seat,
        emblem: {
          kind: 'awaiting',
          source,
          trigger:
            trigger.kind === 'joins'
              ? { kind: 'join', what: trigger.what, expedition: trigger.expedition }
              : {
                  kind: 'abilities-activated',
                  symbol: trigger.symbol,
                  times: activatedThisTurn(context, trigger.symbol) + 1,
                },
          instructions: { ...(isAimed && { targets: definitions }), effect },
          duration,
          bound,
        },
      },
    ],
    rules,
  };
}

const chooses = (what: What): what is Extract<What, { readonly choose: unknown }> =>
  typeof what === 'object' && 'choose' in what;

/**
 * Returns the player who discards a card, if this is not the zone's player. If the text names players, they discard
 * their own cards.
 */
function discarding(context: Context, item: Moved, who?: Players): Pick<ProposedMove, 'by'> {
  if (typeof item !== 'number' || editionIn(context.state).id === '1.0') return {};
  const { zone, seat } = stayOf(context.state, item);
  if (zone !== 'hand' && zone !== 'reserve') return {};
  const by = who !== undefined && refersTo(context, who, seat) ? seat : context.controller;
  return by === seat ? {} : { by };
}

/** 2.2.13.a: whether a duration has already ended. For example, "this turn" has ended if no turn is in progress. */
function isOver({ turnSeat, phase }: State, duration: Duration): boolean {
  if (duration === 'turn') return turnSeat === null;
  return duration === 'afternoon' && (phase === 'dusk' || phase === 'night');
}

/** Rolls a six-sided die (7.3.13.a). */
export const rollDie = (context: Context): number => below(context.state.random, 6) + 1;

/** Counts the counters for each object, because an object gains all its counters simultaneously (2.5.e). */
function distributed(name: string, given: readonly number[]): readonly ProposedCounters[] {
  return [...new Set(given)].map((item) => ({
    kind: 'counters',
    item,
    name,
    delta: given.filter((other) => other === item).length,
  }));
}
