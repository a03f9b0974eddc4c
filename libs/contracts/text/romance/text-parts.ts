/** Joins phrases, as in "a, b and c". */
export const join = (parts: readonly string[], word: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1) ?? ''}`;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const sentence = (text: string): string => `${capital(text)}.`;
export const signed = (value: string): string => (value.startsWith('-') ? value : `+${value}`);
