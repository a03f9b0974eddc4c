import type { Step, What } from '#altered/abilities';
import { form, type AnyParts } from '../../syntax/phrases.js';
import { here, oneOf, pure, type Syntax } from '../../syntax/syntax.js';
import { counters } from '../nouns/counters.js';
import type { Grammar } from '../words/grammar.js';
import { abilitySymbol } from '../nouns/base-cost.js';
import { inDigits, severalInWords } from '../words/numbers.js';
import { phrase } from '../../syntax/phrases.js';
import { iso } from '../../syntax/syntax.js';

/** Verbs said of objects about their own abilities, counters and side. */
export function ownAbilities(
  g: Grammar,
  verb: (word: string) => string,
  blank: What,
  whose: readonly string[],
): readonly Syntax<Step>[] {
  const say = (text: string, parts: AnyParts, tree: object): Syntax<Step> =>
    form<Step>(text, parts, { ...tree, what: blank });
  const upTo = (text: string): Syntax<Step> =>
    iso(
      phrase<{ of: { name: string; count: unknown }; most: number; blank: undefined }>(text, {
        of: counters(g),
        most: inDigits,
        blank: pure(undefined),
      }),
      ({ of, most }): Step => ({ kind: 'counters-up-to', ...of, most, what: blank }) as Step,
      (step) =>
        step.kind === 'counters-up-to'
          ? { of: { name: step.name, count: step.count }, most: step.most, blank: undefined }
          : undefined,
    );
  return [
    upTo(`${verb('gain')} <of>, up to a max of <most>`),
    say(verb('defect'), {}, { kind: 'defect' }),
    ...whose.flatMap((its) => [
      say(
        `${verb('activate')} ${its} <symbol> abilities`,
        { symbol: abilitySymbol },
        { kind: 'activate-own', which: 'all' },
      ),
      say(`${verb('activate')} ${its} <symbol> ability`, { symbol: abilitySymbol }, { kind: 'activate-own' }),
      say(
        `${verb('activate')} one of ${its} <symbol> abilities`,
        { symbol: abilitySymbol },
        { kind: 'activate-own', which: 'one' },
      ),
      say(`${verb('lose')} all ${its} boosts`, {}, { kind: 'lose-boosts' }),
    ]),
  ];
}

/** "I activate one of its {r} abilities as if it was mine" */
export const asOwn: readonly Syntax<Step>[] = [
  here(['i'], ({ it, several }) =>
    it === null || it === 'me'
      ? null
      : oneOf<Step>(
          ...(several
            ? [
                form<Step>(
                  'I activate up to <upTo> of their <symbol> abilities as if they were mine',
                  { symbol: abilitySymbol, upTo: severalInWords },
                  { kind: 'activate-as-own', of: it },
                ),
              ]
            : [
                form<Step>(
                  'I activate its <symbol> abilities as if they were mine',
                  { symbol: abilitySymbol },
                  { kind: 'activate-as-own', of: it, which: 'all' },
                ),
                form<Step>(
                  'I activate one of its <symbol> abilities as if it was mine',
                  { symbol: abilitySymbol },
                  { kind: 'activate-as-own', of: it },
                ),
              ]),
        ),
  ),
];
