import type { Choice, Decision } from '#record';
import type { TheirDecision } from './recorded-game.js';
import { numbersIn } from './hints.js';

const expeditions: Readonly<Record<string, string>> = { stormLeft: 'hero', stormRight: 'companion' };

/** Returns the choices under our rules that could correspond to a turn in the other program. */
export function turnChoices(
  { options }: Decision,
  { args }: TheirDecision,
  cards: ReadonlyMap<number, number>,
): Choice[] {
  const [name, rest] = args;
  const card = numbersIn(rest)[0];
  const numberOf = (key: string): number | undefined => {
    const item = /^\w+:(\d+)/.exec(key)?.[1];
    return item === undefined ? undefined : cards.get(Number(item));
  };
  const of = (kind: string) => options.filter(({ key }) => key.startsWith(`${kind}:`));
  const about = (kind: string) => of(kind).filter(({ key }) => numberOf(key) === card);
  switch (name) {
    case 'actPlay': {
      const expedition = expeditions[String((rest as readonly unknown[])[1])];
      const plays = about('play');
      const there = plays.filter(({ key }) => expedition === undefined || key.endsWith(`:${expedition}`));
      return (there.length > 0 ? there : plays).map(({ key }) => [key]);
    }
    case 'actTap':
    case 'actSupport': {
      // A token's number differs between the two programs, so the number could refer to any token.
      const actions = about('quick');
      const ofTokens = of('quick').filter(({ key }) => numberOf(key) === undefined);
      return (actions.length > 0 ? actions : ofTokens).map(({ key }) => [key]);
    }
    default:
      return options.filter(({ key }) => key === 'pass').map(({ key }) => [key]);
  }
}
