import { invariant } from '#record';

/** Nodes that the edition does not execute are refused before a game begins (ABILITY_INVALID), so that none comes here. */
export function neverExecuted(node: { readonly kind: string }): never {
  invariant(false, `a game with "${node.kind}" cannot have begun`);
}
