/** A way to say something, and the words in which the grammar says it. */
export interface Wording {
  readonly older: RegExp;
  readonly today: string | ((said: string, ...parts: string[]) => string);
}
