import { invariant } from '#record';

/**
 * Unreachable: nodes that the edition does not execute are refused before a game begins (ABILITY_INVALID).
 */
export function neverExecuted(node: { readonly kind: string }): never {
  invariant(false, `a game with "${node.kind}" cannot have begun`);
}
