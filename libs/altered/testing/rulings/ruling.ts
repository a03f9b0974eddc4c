import { describe, it } from '@jest/globals';
import { editions, type CardDefinition, type EditionId } from '#altered/abilities';
import { inEdition, type Table } from '../table.js';
import { cardsAreHere, printed, published } from './printed-cards.js';

/**
 * Matches a card reference and the number of a question about the card, such as `ALT_CORE_B_AX_04_C q1`. Questions are
 * numbered from 1.
 */
const form = /^(ALT_\w+) q(\d+)$/;

/**
 * Returns the ruling with this name, and other cards' rulings with the same question and answer. Throws if there is no
 * such ruling.
 */
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

/**
 * Returns the rulings that a scenario tests: the named rulings, and other cards' rulings with the same question and
 * answer.
 */
export const rulingsOf = (named: string | readonly string[]): readonly string[] =>
  (typeof named === 'string' ? [named] : named).flatMap(sharing);

/** A scenario for a card. In a scenario for a token, which is not a card, another card creates the token. */
export type Scenario = ((card: CardDefinition) => void) | { readonly ofToken: () => void };

type Declare = (named: string | readonly string[], says: string, scenario: Scenario) => void;

const declareIn =
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

/**
 * Declares a scenario for one or more official rulings. The scenario runs in each edition, for each card with one of
 * the rulings.
 */
export const ruling = declareIn(...editions);
/** Like `ruling`, for rulings that hold only in edition 1.0. */
export const ruling1 = declareIn('1.0');
/** Like `ruling`, for rulings that hold only in edition 4.0. */
export const ruling4 = declareIn('4.0');

/** Returns the names of objects whose reactions were activated since the previous call to `happened`. */
export const activated = (table: Table): readonly string[] =>
  table.happened().flatMap((line) => / emblem of (.*): reaction > limbo/.exec(line)?.[1] ?? []);

/** Returns the number of Mana Orbs that were exhausted as payment since the previous call to `happened`. */
export const paid = (table: Table): number => table.linesWith('pay | Orb').length;

/**
 * Makes player 0's decisions, using the answer for each kind of decision. Stops at another player's decision or if
 * there is no answer.
 */
export function answeringAll(table: Table, answers: Readonly<Record<string, string>>): Table {
  for (;;) {
    const [seat, kind = ''] = table.deciding.split(': ');
    const answer = answers[kind];
    if (seat !== '0' || answer === undefined) return table;
    table.choose(answer);
  }
}
