import { compileLine, type Box, type CompiledLine, type LineContext } from './compile.js';
import { printedAbilities, withoutReminders } from './printed-text.js';

/** The text boxes of a card, in the format of card files. */
export interface CardText extends LineContext {
  readonly mainEffect?: string | null;
  readonly echoEffect?: string | null;
  readonly completedEffect?: string | null;
}

/** The compiled lines of each box, in text order. */
export interface CompiledText {
  readonly lines: Readonly<Record<Box, readonly CompiledLine[]>>;
}

export type CompileLine = (line: string, box: Box, context: LineContext) => CompiledLine;

/** Returns a `compileLine` that caches its results, for compiling whole card files. */
export function lineCompiler(): CompileLine {
  const known = new Map<string, CompiledLine>();
  return (line, box, context) => {
    const key = `${context.type} ${box} ${line}`;
    const compiled = known.get(key) ?? compileLine(line, box, context);
    known.set(key, compiled);
    return compiled;
  };
}

/** Compiles every line in every box of a card. Reminder text does not count as a line. */
export function compileText(card: CardText, compile: CompileLine = compileLine): CompiledText {
  const box = (text: string | null | undefined, name: Box): readonly CompiledLine[] =>
    printedAbilities(text)
      .filter((line) => withoutReminders(line) !== '')
      .map((line) => compile(line, name, { type: card.type }));
  return {
    lines: {
      main: box(card.mainEffect, 'main'),
      support: box(card.echoEffect, 'support'),
      feat: box(card.completedEffect, 'feat'),
    },
  };
}
