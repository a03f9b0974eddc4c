/** A way to say something, and the words in which the grammar says it. */
export interface Wording {
  readonly older: RegExp;
  readonly today: string | ((said: string, ...parts: string[]) => string);
}

/** What is said in other words, and the words of today. */
export const inOtherWords = (pattern: RegExp, today: Wording['today']): Wording => ({
  older: pattern,
  today,
});

/** A terrain, and being in one, as patterns. */
export const terrain = String.raw`\{[VMO]\}`;
export const standing = String.raw`(?:is|are|'m) in`;
