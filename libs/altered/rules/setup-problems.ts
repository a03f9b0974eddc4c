import { supportsReadings, type Problem, type Setup, type SetupErrorCode } from '#record';
import {
  cardAbilityProblems,
  cardNow,
  READINGS,
  unsupported,
  type AbilityProblem,
  type CardDefinition,
} from '#altered/abilities';
import { editionIds, editionOf } from './state/edition.js';
import { hasItsTeams, supportsMode, modeOf, modes, rulesOfMode } from './state/modes.js';

/**
 * The edition for which each definition last passed the check. Definitions never change, so each is checked once per
 * edition.
 */
const playable = new WeakMap<CardDefinition, string>();

/** Returns the problems of a card's abilities, which can be malformed or unsupported by the edition. */
function checked(card: CardDefinition, edition: string): readonly AbilityProblem[] {
  if (playable.get(card) === edition) return [];
  const now = cardNow(card);
  const problems = cardAbilityProblems(now);
  if (problems.length > 0) return problems;
  const unresolved = (now.abilities ?? []).flatMap((ability, index) =>
    unsupported(ability, edition, `abilities.${index}`).map(({ path, kind, why }) => ({
      path,
      reason: `${why} ("${kind}")`,
    })),
  );
  if (unresolved.length === 0) playable.set(card, edition);
  return unresolved;
}

function definitionProblems({ cards, edition }: Setup, reference: string): Problem<SetupErrorCode>[] {
  const card = cards[reference] as unknown as CardDefinition | null;
  const called = `${card?.name ?? 'a card'} (${reference})`;
  return checked(card as CardDefinition, edition).map(({ path, reason }) => ({
    code: 'ABILITY_INVALID',
    message: `An ability of ${called} is not valid at ${path}: ${reason}.`,
    where: `cards.${reference}.${path}`,
  }));
}

/** Lists the problems that prevent a game from starting. Empty if there are none. */
export function problemsOf(setup: Setup): Problem<SetupErrorCode>[] {
  const problems: Problem<SetupErrorCode>[] = [];
  if (setup.module !== 'altered')
    problems.push({
      code: 'SETUP_FOREIGN',
      message: `The setup belongs to "${setup.module}", not to Altered.`,
    });
  if (editionOf(setup.edition) === undefined)
    problems.push({
      code: 'EDITION_UNKNOWN',
      message: `Edition "${setup.edition}" of the rules is not supported.`,
      advice: `Use one of: ${editionIds.join(', ')}.`,
    });
  if (!supportsReadings(setup, READINGS))
    problems.push({
      code: 'READINGS_UNKNOWN',
      message: 'This interpretation of the rules is not supported.',
      advice: `Use a number from 1 to ${READINGS}.`,
      where: 'options.readings',
    });
  if (!supportsMode(setup))
    problems.push({
      code: 'MODE_UNKNOWN',
      message: 'The requested mode of play does not exist.',
      advice: `Use one of: ${Object.keys(modes).join(', ')}. For the standard game, leave the mode out.`,
      where: 'options.mode',
    });
  if (!hasItsTeams(setup))
    problems.push({
      code: 'TEAMS_INVALID',
      message: 'The mode of play does not allow these teams.',
      advice: 'Leave the teams out, or name the seats that sit opposite each other (M5.1).',
      where: 'options.teams',
    });
  const { players } = rulesOfMode(setup);
  if (setup.seats.length !== players)
    problems.push({
      code: 'PLAYER_COUNT_INVALID',
      message:
        players === 2
          ? `A game has two players, but the setup has ${setup.seats.length} (1.1.2.a).`
          : `A game of ${modeOf(setup) ?? ''} has four players, but the setup has ${setup.seats.length} (M4.2).`,
    });
  for (const [seat, { deck, name }] of setup.seats.entries()) {
    const missing = [...new Set(deck.filter((reference) => !Object.hasOwn(setup.cards, reference)))];
    for (const reference of missing)
      problems.push({
        code: 'CARD_UNKNOWN',
        message: `The deck of seat ${seat} (${name}) contains "${reference}", which the setup does not define.`,
        where: `seats.${seat}.deck`,
      });
    const there = [...new Set(deck)].filter((reference) => Object.hasOwn(setup.cards, reference));
    const bad = there.flatMap((reference) => definitionProblems(setup, reference));
    if (bad.length > 0) {
      problems.push(...bad);
      continue;
    }
    const definitions = deck.flatMap(
      (reference) => (setup.cards[reference] as unknown as CardDefinition | undefined) ?? [],
    );
    const heroes = definitions.filter((card) => card.type === 'hero');
    if (heroes.length > 1)
      problems.push({
        code: 'DECK_HEROES_INVALID',
        message:
          `The deck of seat ${seat} (${name}) has ${heroes.length} heroes, but a deck has at most one ` +
          '(3.2.6.b).',
        where: `seats.${seat}.deck`,
      });
    if (deck.length - heroes.length < 1)
      problems.push({
        code: 'DECK_EMPTY',
        message: `The deck of seat ${seat} (${name}) has no playable cards.`,
      });
  }
  return problems;
}
