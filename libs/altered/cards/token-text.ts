import type { TokenDefinition } from '#altered/abilities';
import { printEnglish } from '#altered/text';

interface Creating {
  readonly kind: 'create';
  readonly token: TokenDefinition;
}
const isCreating = (value: object): value is Creating =>
  'kind' in value && value.kind === 'create' && 'token' in value;

/** A tree of abilities in which the tokens that it creates, however deep, are changed. */
export function withTokens<T>(tree: T, change: (token: TokenDefinition) => TokenDefinition): T {
  if (Array.isArray(tree)) return tree.map((part: unknown) => withTokens(part, change)) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  const parts = Object.entries(tree).map(([key, part]) => [key, withTokens(part as unknown, change)]);
  const whole = Object.fromEntries(parts) as T & object;
  return isCreating(whole) ? { ...whole, token: change(whole.token) } : whole;
}

/** A token whose abilities are in words for who looks at it, as far as there are words. */
export function inWords(token: TokenDefinition): TokenDefinition {
  if (token.abilities === undefined || token.text !== undefined) return token;
  return { ...token, text: token.abilities.flatMap((ability) => printEnglish(ability) ?? []) };
}
