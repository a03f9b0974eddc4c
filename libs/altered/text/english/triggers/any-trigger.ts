import { same, type Trigger } from '#altered/abilities';
import { list } from '../../syntax/phrases.js';
import { iso, oneOf, type Syntax } from '../../syntax/syntax.js';

/** Several things that the same one does: "you sacrifice a Permanent or discard a card from your hand". */
export const anyOfThem = (verb: Syntax<Trigger>): Syntax<Trigger> =>
  oneOf<Trigger>(
    verb,
    iso(
      list(verb, ',', 'or'),
      (of): Trigger | undefined => (of.length < 2 ? undefined : { kind: 'any', of: of.map(counted(of)) }),
      (value) => {
        const each = value.kind === 'any' ? value.of.map(uncounted) : [];
        return value.kind === 'any' && same(each.map(counted(each)), value.of) ? each : undefined;
      },
    ),
  );

/** "One or more" is printed with drawn cards, and applies to resupplied cards too. */
const counted =
  (all: readonly Trigger[]) =>
  (trigger: Trigger): Trigger =>
    trigger.kind === 'resupply' && all.some(({ kind, ...more }) => kind === 'draw' && 'oneOrMore' in more)
      ? { ...trigger, oneOrMore: true }
      : trigger;

const uncounted = (trigger: Trigger): Trigger => {
  if (trigger.kind !== 'resupply') return trigger;
  const { oneOrMore: _, ...each } = trigger;
  return each;
};
