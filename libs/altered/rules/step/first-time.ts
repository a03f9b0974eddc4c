import type { Passive, Selector } from '#altered/abilities';
import type { ActivePassive } from '../world/characteristics.js';
import { expeditionsOf, isOneOf, type Context } from '../world/context.js';
import { hasMoved } from '../world/happenings.js';
import { fits } from '../world/matching.js';
import { printedWorld } from '../world/printed-world.js';
import type { DoneDeed } from '../state/state.js';
import { firstTimeKey } from '../state/today.js';

type Instead = Extract<Passive, { kind: 'instead' }>;
type Time = NonNullable<Instead['first']>;

/** What was done where it did happen. */
const deeds = {
  draw: 'drawn',
  resupply: 'resupplied',
  create: 'created',
  sacrificed: 'sacrificed',
  discarded: 'discarded',
} as const satisfies Partial<Record<Instead['would']['kind'], DoneDeed['deed']>>;

/**
 * "The first time … each turn" (6.2.b): nothing of the sort happened before in that time, also before the ability was there, and
 * nothing would have but for it.
 */
export function isFirst(
  context: Context,
  { source }: ActivePassive,
  would: Instead['would'],
  each: Time,
): boolean {
  const { state } = context;
  const key = firstTimeKey(source);
  if (state.today.lastIndexOf(key) >= (each === 'day' ? 0 : state.beforeThisTurn)) return false;
  switch (would.kind) {
    case 'draw':
    case 'resupply':
      return !isDone(
        context,
        deeds[would.kind],
        each,
        ({ seat }) => seat !== null && isOneOf(context, would.who, seat),
      );
    case 'create':
      return !isDone(
        context,
        deeds.create,
        each,
        (deed) =>
          deed.seat !== null && isOneOf(context, would.who, deed.seat) && isOfKind(context, deed, would.what),
      );
    case 'sacrificed':
    case 'discarded': {
      const { what } = would;
      return (
        what === 'me' || !isDone(context, deeds[would.kind], each, (deed) => isOfKind(context, deed, what))
      );
    }
    case 'forward':
    case 'backward':
      return !expeditionsOf(context, would.which).some((one) => hasMoved(state, one, would.kind));
    default:
      return true;
  }
}

const isDone = (
  { state }: Context,
  deed: DoneDeed['deed'],
  each: Time,
  isMeant: (one: DoneDeed) => boolean,
): boolean =>
  state.deeds.some(
    (one) =>
      one.deed === deed &&
      (each === 'day' || (one.turn === state.turn && one.phase === state.phase)) &&
      isMeant(one),
  );

/** Whether a thing was what an ability speaks of, as it is printed: whose, where, and of what kind. */
function isOfKind(context: Context, { item, of, from }: DoneDeed, what: Selector): boolean {
  const { zone, controller, owner, ...like } = what;
  const whose = controller ?? owner;
  if (whose !== undefined && (of === null || !isOneOf(context, whose, of))) return false;
  const zones: readonly (string | null)[] =
    zone === undefined ? ['expedition', 'landmark', null] : [zone].flat();
  const printed = { ...context, world: printedWorld(context.state, context.world) };
  return zones.includes(from) && fits(printed, item, like);
}
