import type {
  LaterAbility,
  LaterCondition,
  LaterEffect,
  LaterExpedition,
  LaterPassive,
  LaterQuantity,
  LaterStep,
  LaterTrigger,
} from '#altered/abilities';
import { invariant } from '#record';

/** All that editions after 1.0 add; what is none of these cannot be refused, so that switches have to resolve it. */
type Later =
  | LaterAbility
  | LaterCondition
  | LaterEffect
  | LaterExpedition
  | LaterPassive
  | LaterQuantity
  | LaterStep
  | LaterTrigger;

/** Nodes that this edition does not resolve are refused before a game begins (BAD_ABILITY), so that none comes here. */
export function refused(node: Later): never {
  invariant(false, `a game with "${node.kind}" cannot have begun`);
}
