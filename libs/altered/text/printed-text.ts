/** Matches line breaks: two or more spaces. A no-break space does not break the line. */
const lineBreak = / {2,}|\r?\n/;

/** Removes the marks `#…#` and `[…]`, but no symbols `{…}` and reminders `(…)`. */
const marks = /#|\[|\]/g;

function plain(line: string): string {
  return line
    .replace(marks, '')
    .replace(/\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:])/g, '$1')
    .trim();
}

/** Matches reminders in brackets, but not the definition of a Signature token. */
const reminder = /\((?!It's an? [^()]* with Reserve Cost )[^()]*\)/g;

/** The text without its reminders, which do not exist for the rules (2.2.10.c). */
export const withoutReminders = (text: string): string =>
  text
    .replace(reminder, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ([.,:])/g, '$1')
    .trim();

/** Matches sentences that depend on the sentence before. */
const refersBack = /^(Then|Otherwise),? |^If you (do|did|don't|didn't|can't|couldn't), /;

/**
 * Whether a line continues the ability before it: a mode (`• …`), a separate reminder, or a reference to the
 * previous line.
 */
const continues = (line: string): boolean =>
  line.startsWith('•') || refersBack.test(line) || withoutReminders(line) === '';

/**
 * Splits the text of a box into its abilities, one entry each, marks stripped. Lines inside an ability are parted by
 * a newline. Empty when there is no text.
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
