import { escaped } from '#record';

/** Matches the colour and weight sequences of a theme, and no other control sequences. */
// oxlint-disable-next-line no-control-regex -- these are what is let through
const painted = /(\u001b\[(?:[0-4]|7|22|23|24|27|[349][0-7]|10[0-7]|[34]8;[0-9;]{1,16}|[34]9)m)/;

/** Whether a text has escape sequences, which change how a terminal shows later text. */
export const isPainted = (text: string): boolean => text.includes('\u001b');

/** Escapes all control sequences in a text except colours, so that a record cannot control the terminal. */
export const shown = (text: string): string =>
  text
    .split(painted)
    .map((part, at) => (at % 2 === 1 ? part : escaped(part)))
    .join('');
