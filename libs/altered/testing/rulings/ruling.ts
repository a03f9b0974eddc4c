import { describe, it } from '@jest/globals';
import { editions, type CardDefinition, type EditionId } from '#altered/abilities';
import { inEdition, type Table } from '../table.js';
import { cardsAreHere, printed, published } from './printed-cards.js';

/** A card and the number, from 1, of a question about it: `ALT_CORE_B_AX_04_C q1`. */
const form = /^(ALT_\w+) q(\d+)$/;

/** Returns all cards with the same question and answer, each named as a ruling. Throws if it is no ruling. */
export function sharing(name: string): readonly string[] {
  const [, reference = '', number = ''] = form.exec(name) ?? [];
  const { rulings } = published();
  const ruling = rulings.get(reference)?.[Number(number) - 1];
  if (ruling === undefined) throw new Error(`"${name}" is no ruling of a published card.`);
  return [...rulings].flatMap(([other, answered]) =>
    answered.flatMap(({ q, a }, index) =>
      q === ruling.q && a === ruling.a ? [`${other} q${index + 1}`] : [],
    ),
  );
}

/** Returns the rulings of a scenario: those named and equal ones of other cards. */
export const rulingsOf = (named: string | readonly string[]): readonly string[] =>
  (typeof named === 'string' ? [named] : named).flatMap(sharing);

/** A scenario with a card. A token has no card, so another one creates it. */
export type Scenario = ((card: CardDefinition) => void) | { readonly ofToken: () => void };

type Declare = (named: string | readonly string[], says: string, scenario: Scenario) => void;

const trueIn =
  (...of: readonly EditionId[]): Declare =>
  (named, says, scenario) => {
    if (!cardsAreHere) {
      it.skip(`${String(named)}: ${says} (skipped: ../shared/cards is not here)`, () => undefined);
      return;
    }
    describe(says, () => {
      for (const edition of of)
        it.each(rulingsOf(named))(`%s, edition ${edition}`, (name) => {
          inEdition(edition, () => {
            if (typeof scenario === 'function') scenario(printed(name.replace(/ .*/, '')));
            else scenario.ofToken();
          });
        });
    });
  };

/** A scenario of one or more official rulings, played once in each edition for each card that shares them. */
export const ruling = trueIn(...editions);
/** Like `ruling`, if it is true in edition 1.0 only. */
export const ruling1 = trueIn('1.0');
/** Like `ruling`, if it is true in edition 4.0 only. */
export const ruling4 = trueIn('4.0');

/** Whose reactions were activated since the last look. */
export const activated = (table: Table): readonly string[] =>
  table.happened().flatMap((line) => / emblem of (.*): reaction > limbo/.exec(line)?.[1] ?? []);

/** The number of mana orbs that were paid with since the last look. */
export const paid = (table: Table): number => table.linesWith('pay | Orb').length;

/** Answers the questions of player 0 until their next turn or the other's, each by its kind. */
export function answeringAll(table: Table, answers: Readonly<Record<string, string>>): Table {
  for (;;) {
    const [seat, kind = ''] = table.deciding.split(': ');
    const answer = answers[kind];
    if (seat !== '0' || answer === undefined) return table;
    table.choose(answer);
  }
}
