import { type Seat } from '#record';
import type { World } from '../world/characteristics.js';
import { leastCostOf } from '../playing/optional-costs.js';
import { lookOfSource, type Context } from '../world/context.js';
import { manaOf } from '../world/payable.js';
import { exhaustedInReserve, forbiddenToPlay } from '../step/impossible.js';
import type { ExpeditionName } from '../state/objects.js';
import { effectOf } from '../effects/spell-effect.js';
import { cardOf, type State } from '../state/state.js';
import type { PlayedFor } from '../state/tasks.js';
import { isDeclarable } from '../playing/targets.js';
import type { Play } from './plays.js';

type Look = Pick<Context, 'state' | 'world'>;

export type Playability =
  | { readonly kind: 'playable'; readonly cost: number }
  | { readonly kind: 'forbidden'; readonly rule: string; readonly by?: number }
  | { readonly kind: 'too-dear'; readonly cost: number; readonly mana: number }
  | { readonly kind: 'no-target' };

export function playability(
  look: Look,
  seat: Seat,
  item: number,
  expedition: ExpeditionName | null,
  mana = manaOf(look, seat),
  price?: PlayedFor,
): Playability {
  const forbidden =
    forbiddenToPlay(look.state, look.world, seat, item) ?? exhaustedInReserve(look, seat, item, expedition);
  if (forbidden !== null) return { kind: 'forbidden', ...forbidden };
  const { mana: cost, free } = leastCostOf(look, seat, item, expedition, price);
  if (cost > mana) return { kind: 'too-dear', cost, mana };
  return canBeDeclared(look, seat, item, free ? Infinity : mana - cost)
    ? { kind: 'playable', cost }
    : { kind: 'no-target' };
}

/** Explains why a player cannot play a card now, and cites the rule. Null if the player can play it. */
export function unplayable(
  state: State,
  world: World,
  seat: Seat,
  { item, expedition }: Play,
): { rule: string; message: string } | null {
  const { name } = cardOf(state, item);
  const found = playability({ state, world }, seat, item, expedition);
  switch (found.kind) {
    case 'playable':
      return null;
    case 'forbidden': {
      const by = found.by === undefined ? 'a rule' : cardOf(state, found.by).name;
      return { rule: found.rule, message: `${name} cannot be played: ${by} forbids it.` };
    }
    case 'too-dear': {
      const { cost, mana } = found;
      return {
        rule: '6.4.c',
        message: `${name} costs ${cost}, but seat ${seat} has only ${mana} ready mana orbs.`,
      };
    }
    case 'no-target':
      return { rule: '5.2.3.b', message: `${name} has no legal target whose cost can be paid.` };
  }
}

/** Whether a spell has the targets that it needs (5.2.3.b). Always true for other cards. */
function canBeDeclared(look: Look, seat: Seat, item: number, mana: number): boolean {
  const is = look.world.of(item);
  const effect = is.type === 'spell' ? effectOf(is.abilities, look.state.started) : null;
  if (effect?.targets === undefined) return true;
  return isDeclarable(lookOfSource(look, seat, item), effect, mana);
}
