import type { LogPhrases } from '#kernel';
import type { Mana } from '../../../abilities/definition.js';
import type { Phase } from '../../state/actions.js';
import type { Status, Zone } from '../../state/state.js';

/** The phrases of the log in one language. Names of players and contracts are not translated. */
export interface Phrases extends LogPhrases {
  readonly aContract: string;
  readonly contracts: (count: number) => string;
  readonly mana: Readonly<Record<Mana, string>>;
  /** Formats a number of extractors or reservoirs of mana, such as "2 estrattori di fuoco". */
  readonly held: (count: number, of: Mana | 'reservoir') => string;
  readonly status: Readonly<Record<Status, string>>;
  /** The names of the zones, with articles in languages that have them. */
  readonly zone: Readonly<Record<Zone, string>>;
  readonly phase: Readonly<Record<Phase, string>>;
  /** Names the losing players when a fight decides the game. The message at the end of the game names the winner. */
  readonly fell: (names: string, count: number) => string;
  readonly won: (names: string) => string;
  readonly conceded: (names: string) => string;
  readonly drawn: string;
  readonly firstPlayer: (who: string) => string;
  readonly sets: (who: string, cards: string) => string;
  readonly shuffles: (who: string, count: number) => string;
  readonly turn: (turn: number, who: string) => string;
  readonly begins: (phase: string) => string;
  readonly gainsExtractor: (who: string, mana: string) => string;
  readonly losesExtractor: (who: string, mana: string) => string;
  readonly fills: (who: string, held: string) => string;
  readonly empties: (who: string, held: string) => string;
  readonly fillsAll: (who: string, count: number) => string;
  readonly emptiesAll: (who: string, count: number) => string;
  readonly pays: (who: string, what: string) => string;
  readonly special: (who: string) => string;
  readonly looks: (who: string, count: number) => string;
  readonly draws: (who: string, cards: string) => string;
  readonly extracts: (who: string, cards: string) => string;
  readonly discards: (who: string, cards: string) => string;
  readonly putsBack: (who: string, cards: string) => string;
  readonly plays: (who: string, card: string) => string;
  readonly goes: (card: string, who: string, zone: string) => string;
  readonly joins: (card: string) => string;
  readonly uses: (who: string, card: string) => string;
  readonly damaged: (who: string, amount: number, left: number) => string;
  readonly exhausted: (who: string, amount: number, left: number) => string;
  readonly loses: (who: string, amount: number, left: number) => string;
  readonly gains: (who: string, amount: number, left: number) => string;
  readonly attacks: (attacker: string, target: string) => string;
  readonly durability: (card: string, value: number) => string;
  readonly strengthened: (card: string, attack: string, health: string) => string;
  readonly playerAttack: (who: string, value: number) => string;
  readonly becomes: (who: string, status: string, on: boolean) => string;
  readonly fades: (who: string) => string;
  readonly acted: (card: string, on: boolean) => string;
  readonly leftActive: (card: string, on: boolean) => string;
  readonly rearranged: (card: string, place: number) => string;
  readonly summoned: (card: string) => string;
  readonly vanishes: (card: string) => string;
  readonly destroyed: (cards: string) => string;
  readonly shown: (card: string) => string;
  readonly activated: (card: string) => string;
  readonly over: (card: string) => string;
  readonly effect: (card: string, actions: string) => string;
  readonly ends: (who: string) => string;
}
