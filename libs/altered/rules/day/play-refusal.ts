import { type Illegal, type Seat } from '#record';
import type { World } from '../world/characteristics.js';
import { lookOfSource } from '../world/context.js';
import { unpayable } from '../world/payable.js';
import { editionIn } from '../state/edition.js';
import { quickActionKey } from '../state/today.js';
import { isUsedUp } from '../step/activation-limits.js';
import { holds } from '../world/matching.js';
import { cardOf, type State } from '../state/state.js';
import { activeAbilitiesAt } from '../world/active-abilities.js';
import { worldOf } from '../world/world.js';
import { unplayable } from './playability.js';
import { playOf, goesToExpedition, playableFrom } from './plays.js';
import { QUICK_ACTIONS_A_DAY, quickActionOf } from './turn-options.js';

/** Explains why a key is not an option in a turn, and cites the rule. Null if the reason is unknown. */
export function playRefusal(state: State, seat: Seat, key: string): Illegal | null {
  const refuse = (message: string, rule: string): Illegal => ({
    code: 'OPTION_UNKNOWN',
    message,
    rule,
    data: { key },
  });
  const world = worldOf(state);
  const quick = quickActionOf(key);
  if (quick !== null) return quickActionRefusal(state, world, seat, quick, refuse);
  const play = playOf(key);
  if (play === null) return null;
  const stay = state.stays[play.item];
  const item = state.items[play.item];
  if (item?.kind !== 'card' || item.owner !== seat || stay === undefined || stay === null)
    return refuse(`Seat ${seat} has no playable card with the item number ${play.item}.`, '5.1.1.b');
  const card = cardOf(state, play.item);
  if (!playableFrom(state, world, seat).includes(play.item))
    return refuse(
      `${card.name} is in zone "${stay.zone}", but cards can be played only from Hand or Reserve.`,
      '4.2.3.c',
    );
  const reason = unplayable(state, world, seat, play);
  if (reason !== null) return refuse(reason.message, reason.rule);
  const there = goesToExpedition(state, play.item);
  const ways = there ? 'to the hero or the companion expedition' : 'without an expedition';
  return refuse(`${card.name} must be played ${ways}.`, there ? '5.2.1.a' : '5.1.2.e');
}

function quickActionRefusal(
  state: State,
  world: World,
  seat: Seat,
  { item, ability: index }: { item: number; ability: number },
  refuse: (message: string, rule: string) => Illegal,
): Illegal {
  const stay = state.stays[item];
  const kind = state.items[item]?.kind;
  if (stay === undefined || stay === null || (kind !== 'card' && kind !== 'token') || stay.seat !== seat)
    return refuse(`Seat ${seat} does not control item ${item}.`, '5.1.1.b');
  const name = cardOf(state, item).name;
  const ability = world.of(item).abilities[index];
  if (ability?.kind !== 'quick-action') return refuse(`${name} does not have this quick action.`, '5.3.a');
  const { quickActions } = activeAbilitiesAt(world.of(item).abilities, stay, editionIn(state));
  if (!quickActions.some((active) => active.index === index))
    return refuse(
      `This ability of ${name} does not function in zone "${stay.zone}".`,
      ability.where === 'support' ? '2.2.10.g' : '2.2.10.f',
    );
  const nameOf = (): string => quickActionKey({ item, object: stay.object, ability: index });
  if (isUsedUp(state, nameOf, ability.limit, Infinity))
    return refuse(`This quick action of ${name} has been played as often as its text allows.`, '5.3.d');
  if (isUsedUp(state, nameOf, undefined, QUICK_ACTIONS_A_DAY))
    return refuse(
      `This quick action of ${name} has already been played ${QUICK_ACTIONS_A_DAY} times today.`,
      '5.3.d',
    );
  const context = lookOfSource({ state, world }, seat, item);
  if (ability.only !== undefined && !holds(context, ability.only))
    return refuse(`The condition of this quick action of ${name} is not met.`, '1.4.2.a');
  const unpaid = unpayable(context, ability.cost, 0);
  return unpaid === null
    ? refuse(`${name} has no legal target whose cost can be paid.`, '5.2.3.b')
    : refuse(`The whole cost of ${name} cannot be paid.`, unpaid);
}
