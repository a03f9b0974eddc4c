import {
  same,
  singleExpeditions,
  type Ability,
  type Condition,
  type Instructions,
  type Trigger,
} from '#altered/abilities';
import { phrase } from '../syntax/phrases.js';
import { iso, means, oneOf, synonym, type Syntax } from '../syntax/syntax.js';
import { isTold } from './happenings.js';
import { ordinal } from './numbers.js';

type Reaction = Extract<Ability, { kind: 'reaction' }>;
type Time = 'turn' | 'day';

/** Of one Expedition it is known whether it has moved this Day. */
const single: readonly unknown[] = singleExpeditions;

const before =
  (nth: number) =>
  (left: object): Condition => ({
    kind: 'compare',
    left: left as never,
    is: 'exactly',
    right: nth - 1,
  });

/**
 * That what a trigger is about has not happened before, in that time; null where only the ability itself tells how often it has, and
 * undefined where nothing does.
 */
function notBefore(trigger: Trigger, during: Time, nth = 1): Condition | null | undefined {
  const none = before(nth);
  // Of several at once, which is the second is not told.
  if (nth > 1 && trigger.kind !== 'resupply') return undefined;
  switch (trigger.kind) {
    case 'resupply': {
      const { who, what } = trigger;
      if (what !== undefined && !isTold(what)) return undefined;
      return none({ happened: 'resupplied', during, by: who, ...(what !== undefined && { what }) });
    }
    case 'sacrificed':
    case 'created': {
      const { what, by } = trigger;
      if (what === 'me' || !isTold(what)) return undefined;
      return none({
        happened: trigger.kind,
        during,
        ...(by !== undefined && { by }),
        ...(Object.keys(what).length > 0 && { what }),
      });
    }
    case 'join':
    case 'leave': {
      const { what, expedition } = trigger;
      if (what === 'me' || expedition === undefined || expedition === 'each' || !isTold(what))
        return undefined;
      return none({ came: trigger.kind === 'join' ? 'joined' : 'left', what, in: expedition, during });
    }
    case 'expedition': {
      const { which, does, both, due } = trigger;
      if (does === 'fails' || both === true || due !== undefined || during !== 'day') return undefined;
      return single.includes(which) ? none({ expeditions: { which, moved: does } }) : undefined;
    }
    case 'counters':
    case 'status':
      return trigger.what === 'me' ? null : undefined;
    default:
      return undefined;
  }
}

/** "When you Resupply for the first time each Day — …": nothing of the sort happened before, and of several at once it is one. */
export function firstTimes(trigger: Syntax<Trigger>, does: Syntax<Instructions>): readonly Syntax<Ability>[] {
  const time = oneOf<Time>(means('turn', 'turn'), means('Day', 'day'));
  const said = phrase<{ trigger: Trigger; nth: number; time: Time; does: Instructions }>(
    '<trigger> for the <nth> time each <time> — <does>',
    { trigger, nth: ordinal, time, does },
  );
  const limit = (each: Time): Pick<Reaction, 'limit'> => ({ limit: { times: 1, each } });
  return [
    iso(
      said,
      ({ trigger: when, nth, time: each, does: what }): Ability | undefined => {
        const condition = notBefore(when, each, nth);
        return condition === undefined || condition === null
          ? undefined
          : { kind: 'reaction', trigger: when, condition, when: 'before', ...limit(each), ...what };
      },
      (ability) => {
        if (ability.kind !== 'reaction' || ability.when !== 'before') return undefined;
        const {
          kind: _kind,
          where: _where,
          trigger: when,
          condition,
          when: _when,
          limit: often,
          ...what
        } = ability;
        if (often?.times !== 1 || condition === undefined) return undefined;
        const nth =
          condition.kind === 'compare' && typeof condition.right === 'number' ? condition.right + 1 : 0;
        const isSo = nth > 0 && same(condition, notBefore(when, often.each, nth));
        return isSo ? { trigger: when, nth, time: often.each, does: what } : undefined;
      },
    ),
    synonym(
      iso(
        said,
        ({ trigger: when, nth, time: each, does: what }): Ability | undefined =>
          nth === 1 && notBefore(when, each) === null
            ? { kind: 'reaction', trigger: when, ...limit(each), ...what }
            : undefined,
        () => undefined,
      ),
    ),
  ];
}
