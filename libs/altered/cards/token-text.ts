import type { NamedToken, TokenDefinition } from '#altered/abilities';
import { printEnglish } from '#altered/text';

/** As its effect says it, or by its name alone. */
export type AnyToken = TokenDefinition | NamedToken;

interface Creating {
  readonly kind: 'create' | 'create-at';
  readonly token: AnyToken;
}
/** Whether a value creates a token that it names or defines: the text of a Hero defines its Signature token. */
const isCreating = (value: object): value is Creating =>
  'kind' in value &&
  (value.kind === 'create' || value.kind === 'create-at') &&
  'token' in value &&
  !('signatureOf' in (value.token as object));

/** A tree of abilities in which the tokens that it creates, however deep, are changed. */
export function withTokens<T>(tree: T, change: (token: AnyToken) => AnyToken): T {
  if (Array.isArray(tree)) return tree.map((part: unknown) => withTokens(part, change)) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  const parts = Object.entries(tree).map(([key, part]) => [key, withTokens(part as unknown, change)]);
  const whole = Object.fromEntries(parts) as T & object;
  return isCreating(whole) ? { ...whole, token: change(whole.token) } : whole;
}

/** A token whose abilities are in words for who looks at it, as far as there are words. */
export function inWords<T extends AnyToken>(token: T): T {
  if ('named' in token || token.abilities === undefined || token.text !== undefined) return token;
  return { ...token, text: token.abilities.flatMap((ability) => printEnglish(ability) ?? []) };
}
