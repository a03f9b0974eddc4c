/** Matches line breaks, which can be two or more spaces. A no-break space does not break the line. */
const lineBreak = / {2,}|\r?\n/;

/** Matches the delimiters of the marks `#…#` and `[…]`, but not those of symbols `{…}` or reminders `(…)`. */
const marks = /#|\[|\]/g;

function plain(line: string): string {
  return line
    .replace(marks, '')
    .replace(/\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:])/g, '$1')
    .trim();
}

/** Matches reminders in parentheses, but not the definition of a Signature token. */
const reminder = /\((?!It's an? [^()]* with Reserve Cost )[^()]*\)/g;

/** Returns the text without its reminders, which the rules ignore (2.2.10.c). */
export const withoutReminders = (text: string): string =>
  text
    .replace(reminder, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ([.,:])/g, '$1')
    .trim();

/** Matches the start of a sentence that depends on the previous sentence. */
const refersBack = /^(Then|Otherwise),? |^If you (do|did|don't|didn't|can't|couldn't), /;

/**
 * Whether a line continues the previous ability: a mode (`• …`), a separate reminder, or a reference to the previous
 * line.
 */
const continues = (line: string): boolean =>
  line.startsWith('•') || refersBack.test(line) || withoutReminders(line) === '';

/**
 * Splits a box's text into one entry per ability, without markup. A newline separates the lines of an ability. Empty if
 * there is no text.
 */
export function printedAbilities(box: string | null | undefined): readonly string[] {
  const abilities: string[] = [];
  for (const raw of (box ?? '').split(lineBreak)) {
    const line = plain(raw);
    if (line === '') continue;
    const before = abilities.at(-1);
    if (before !== undefined && (continues(line) || (before.endsWith(':') && line.startsWith('"'))))
      abilities[abilities.length - 1] = `${before}\n${line}`;
    else abilities.push(line);
  }
  return abilities;
}
