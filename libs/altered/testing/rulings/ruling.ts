import { describe, it } from '@jest/globals';
import { editions, type CardDefinition, type EditionId } from '#altered/abilities';
import { inEdition, type Table } from '../table.js';
import { cardsAreHere, printed, published } from './printed-cards.js';

/** Matches a card and the number, from 1, of a question about it: `ALT_CORE_B_AX_04_C q1`. */
const form = /^(ALT_\w+) q(\d+)$/;

/**
 * Returns the ruling with a name, together with those of other cards that have the same question and answer. Throws if
 * there is no such ruling.
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
 * Returns the rulings of a scenario: the named ones, and those of other cards that have the same question and answer.
 */
export const rulingsOf = (named: string | readonly string[]): readonly string[] =>
  (typeof named === 'string' ? [named] : named).flatMap(sharing);

/** A scenario for a card. For a token, which is not a card, another card creates the token. */
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

/**
 * Declares a scenario for one or more official rulings. It runs once in each edition for each card that has one of
 * them.
 */
export const ruling = trueIn(...editions);
/** Like `ruling`, for rulings that are true only in edition 1.0. */
export const ruling1 = trueIn('1.0');
/** Like `ruling`, for rulings that are true only in edition 4.0. */
export const ruling4 = trueIn('4.0');

/** Returns the names of objects whose reactions were activated since the previous call to `happened`. */
export const activated = (table: Table): readonly string[] =>
  table.happened().flatMap((line) => / emblem of (.*): reaction > limbo/.exec(line)?.[1] ?? []);

/** Returns the number of mana orbs that were exhausted to pay since the previous call to `happened`. */
export const paid = (table: Table): number => table.linesWith('pay | Orb').length;

/** Answers the decisions of player 0 by their kind, until another player decides or there is no answer. */
export function answeringAll(table: Table, answers: Readonly<Record<string, string>>): Table {
  for (;;) {
    const [seat, kind = ''] = table.deciding.split(': ');
    const answer = answers[kind];
    if (seat !== '0' || answer === undefined) return table;
    table.choose(answer);
  }
}
