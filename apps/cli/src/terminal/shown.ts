import { escaped } from '#record';

/** Matches the control sequences that a theme uses for colour and weight, and no others. */
// oxlint-disable-next-line no-control-regex -- these are what is let through
const painted = /(\u001b\[(?:[0-4]|7|22|23|24|27|[349][0-7]|10[0-7]|[34]8;[0-9;]{1,16}|[34]9)m)/;

/** Whether the text contains escape sequences, which change how a terminal shows the text after them. */
export const isPainted = (text: string): boolean => text.includes('\u001b');

/**
 * Escapes all control sequences in a text except those of a theme, so that recorded text cannot control the terminal.
 */
export const shown = (text: string): string =>
  text
    .split(painted)
    .map((part, at) => (at % 2 === 1 ? part : escaped(part)))
    .join('');
