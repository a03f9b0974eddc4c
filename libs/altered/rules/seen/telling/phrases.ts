import type { LogPhrases } from '#kernel';
import type { Terrain } from '#altered/abilities';
import type { ExpeditionName, Phase, Status } from '../../state/objects.js';

/** The phrases of the game log in one language. Names of players and cards are not translated. */
export interface Phrases extends LogPhrases {
  readonly aCard: string;
  readonly cards: (count: number) => string;
  /** Separates the actions of different players. */
  readonly semicolon: string;
  readonly terrain: Readonly<Record<Terrain, string>>;
  readonly phase: Readonly<Record<Phase, string>>;
  readonly status: Readonly<Record<Status, string>>;
  /** The names of zones, with articles in languages that need them. */
  readonly zone: Readonly<
    Record<'deck' | 'discard' | 'hand' | 'hero' | 'landmark' | 'limbo' | 'mana' | 'reserve', string>
  >;
  readonly expedition: (who: string, name: ExpeditionName) => string;
  /** Announces the winners and the reason. */
  readonly outcome: (names: string, reason: string) => string;
  readonly won: (names: string) => string;
  readonly reasons: Readonly<Record<string, string>>;
  readonly adventure: string;
  readonly counters: string;
  readonly firstPlayer: (who: string) => string;
  readonly heroes: (cards: string) => string;
  readonly shuffles: (who: string) => string;
  /** States that a player chooses the order of their deck. */
  readonly ordersDeck: (who: string) => string;
  readonly reshuffles: (who: string, count: number) => string;
  readonly day: (day: number) => string;
  readonly draws: (who: string, count: number) => string;
  /** States that each of several players makes the same number of orbs. */
  readonly eachMakesOrbs: (names: string, count: number) => string;
  readonly makesOrbs: (who: string, count: number) => string;
  readonly noOrbs: string;
  readonly readies: (count: number) => string;
  readonly turn: (turn: number, who: string) => string;
  readonly plays: (who: string, card: string, fromReserve: boolean) => string;
  readonly pays: (who: string, mana: number) => string;
  readonly joins: (card: string, where: string) => string;
  readonly goes: (card: string, where: string) => string;
  readonly leavesGame: (card: string) => string;
  readonly passes: (who: string) => string;
  readonly ascends: (expedition: string, on: boolean) => string;
  readonly advances: (expedition: string, due: string) => string;
  readonly nobodyAdvances: string;
  readonly compares: (expedition: string, own: string, facing: string, wins: string | null) => string;
  readonly together: (who: string) => string;
  readonly rests: (count: number) => string;
  readonly cleansUp: (count: number) => string;
  readonly becomes: (card: string, status: string, on: boolean) => string;
  /** Names a region, with its terrains if they are known. */
  readonly region: (terrains: string | null) => string;
  readonly turnsUp: (terrains: string) => string;
  readonly marks: (terrain: string, to: number, moved: boolean) => string;
  readonly moves: (expedition: string, to: number) => string;
  readonly arena: string;
  readonly leaves: (who: string) => string;
  readonly ownerZone: (who: string, zone: string) => string;
  readonly creates: (token: string, where: string) => string;
  readonly activates: (card: string) => string;
  readonly lasts: (card: string) => string;
  readonly emblemOf: (card: string) => string;
  readonly vanishes: (what: string) => string;
  readonly quickAction: (card: string) => string;
  readonly firstTime: (card: string) => string;
  readonly counts: (card: string, name: string, delta: number, value: number) => string;
  readonly rolls: (who: string, result: number) => string;
  readonly reveals: (cards: string, to: string | null) => string;
  readonly afterYou: (who: string) => string;
  readonly identified: (card: string) => string;
}
