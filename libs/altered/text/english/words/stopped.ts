import { firstOf } from '../../syntax/beginning.js';
import { words, type Parse, type Syntax } from '../../syntax/syntax.js';

const stop = words('.');

/** A sentence ends with a full stop, unless it ends with a quotation that does. */
export const stopped = <T>(clause: Syntax<T>): Syntax<T> => ({
  first: () => firstOf(clause),
  parse: (source, at, scope) =>
    clause.parse(source, at, scope).flatMap((reading): readonly Parse<T>[] => {
      const { end } = reading;
      if (source.words[end - 1] === '"' && source.words[end - 2] === '.') return [reading];
      return stop.parse(source, end, reading.scope).map((after) => ({ ...reading, end: after.end }));
    }),
  print: (value, scope) => {
    const printed = clause.print(value, scope);
    if (printed === null) return null;
    const { tokens } = printed;
    const isStopped = tokens.at(-1) === '"' && tokens.at(-2) === '.';
    return isStopped ? printed : { ...printed, tokens: [...tokens, '.'] };
  },
});
