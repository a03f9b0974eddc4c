import type { NamedToken, TokenDefinition } from '#altered/abilities';
import { printEnglish } from '#altered/text';

/** A token that an effect defines or only names. */
export type AnyToken = TokenDefinition | NamedToken;

interface Creating {
  readonly kind: 'create' | 'create-at';
  readonly token: AnyToken;
}
/** Whether a node creates a token by name or by definition. False for Signature tokens, which a Hero defines. */
const isCreating = (value: object): value is Creating =>
  'kind' in value &&
  (value.kind === 'create' || value.kind === 'create-at') &&
  'token' in value &&
  !('signatureOf' in (value.token as object));

/** Replaces the tokens that a tree of abilities creates, at any depth. */
export function withTokens<T>(tree: T, change: (token: AnyToken) => AnyToken): T {
  if (Array.isArray(tree)) return tree.map((part: unknown) => withTokens(part, change)) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  const parts = Object.entries(tree).map(([key, part]) => [key, withTokens(part as unknown, change)]);
  const whole = Object.fromEntries(parts) as T & object;
  return isCreating(whole) ? { ...whole, token: change(whole.token) } : whole;
}

/** Gives a token the text of its abilities, unless the abilities cannot be expressed as text. */
export function inWords<T extends AnyToken>(token: T): T {
  if ('named' in token || token.abilities === undefined || token.text !== undefined) return token;
  return { ...token, text: token.abilities.flatMap((ability) => printEnglish(ability) ?? []) };
}
