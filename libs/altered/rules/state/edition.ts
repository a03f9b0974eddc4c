import type { CardType, DailyEffectName, EditionId } from '#altered/abilities';
import { rulebooks } from '../rulebook/index.js';
import { modeOf, modes, usualRules, type BoosterModeId, type ModeId, type ModeRules } from './modes.js';
import type { Phase, Zone } from './objects.js';
import type { State } from './state.js';

/** Daily effects, including checks for a winner, which abilities cannot name. */
export type DailyEffect = DailyEffectName | 'check-victory' | 'check-lead';

/** Differences between editions and their modes. Rule numbers are those of edition 1.0 and edition 4.0. */
export interface Edition extends ModeRules {
  readonly id: EditionId;
  /** Cards drawn and mana orbs made in set-up (4.1.j; 4.1.h, 4.1.i). */
  readonly startingHand: number;
  readonly startingMana: number;
  /** When heroes are revealed: before the first player is known (4.1.e of 4.0), or after (4.1.h of 1.0). */
  readonly heroesShown: 'first' | 'after-first-player';
  /** Cards drawn each Morning (4.2.1.d). */
  readonly dailyDraw: number;
  /** Objects that Prepare readies in addition to mana orbs (4.2.1.c). */
  readonly prepared: readonly CardType[] | 'everything';
  /** Daily effects by phase, in order (4.2.1.a, 4.2.2.a, 4.2.4.a, 4.2.5.a). */
  readonly dailyEffects: Readonly<Record<Phase, readonly DailyEffect[]>>;
  /** When a player wins: as expeditions meet or cross (4.3.a–c), or at Night (4.2.5.d of 4.0). */
  readonly victory: 'at-once' | 'at-night';
  /** The fate of excess landmarks (4.2.5.c). */
  readonly excessLandmarks: 'discard' | 'sacrifice';
  /** Limits of a player without a Hero (4.2.5.d; 3.2.7.b, 3.2.10.b). */
  readonly reserveLimit: number;
  readonly landmarkLimit: number;
  /** Reactions are activated in the event itself (6.3.b), or in a step of their own after it (6.3.h of 4.0). */
  readonly reactions: 'in-the-event' | 'in-their-own-step';
  /** Whether targets and modes are chosen on declaration (5.1.2.b, 5.2.3), or just before their step (6.5.b, 6.5.g of 4.0). */
  readonly targets: 'declared' | 'before-their-step';
  /**
   * Tough raises the cost of the targeting card or ability (7.4.5.c), or is paid as the target is chosen (7.4.7.c–f
   * of 4.0).
   */
  readonly tough: 'in-the-cost' | 'as-it-is-chosen';
  /** Whether a Character enters with Fleeting (2.4.6.b), or gains it in a step after it was played (5.2.1.c of 4.0). */
  readonly fleetingCharacter: 'as-it-enters' | 'afterwards';
  /**
   * Whether Fleeting objects move to the discard pile instead of Reserve (2.4.6.c, f), or are discarded
   * (2.4.7.d–e of 4.0).
   */
  readonly fleetingIsDiscarded: boolean;
  /** The zones that are "in play" (3.1.4.a). */
  readonly inPlay: readonly Zone[];
  /** Exhausted cards in Reserve cannot be played and have no support abilities (2.4.6.c–e of 4.0). */
  readonly exhaustionInReserve: boolean;
  /** Permanents can be played to expeditions (5.2.2 of 4.0). */
  readonly expeditionPermanents: boolean;
  /**
   * Whether objects in Reserve, Hero or Mana zone keep counters in the discard pile (2.5.j), or lose them
   * (2.5.k of 4.0).
   */
  readonly discardedKeepCounters: boolean;
  /**
   * Whether effects remember the expedition from which they removed an object ("it was in {O}", "in its
   * Expedition").
   */
  readonly expeditionsRemembered: boolean;
  /**
   * Whether a token that changes zones arrives and ceases to exist (2.1.d), or never arrives (2.1.e of 4.0).
   */
  readonly tokensArrive: boolean;
  /**
   * Tokens made "in my Expedition" by a Gigantic object: the full number in each (7.4.3.f), or each in a chosen one
   * (7.4.4.h of 4.0).
   */
  readonly giganticCreates: 'in-each' | 'in-one-chosen';
}

/** The edition of September 2024. */
export const edition10: Edition = {
  ...usualRules,
  id: '1.0',
  startingHand: 6,
  startingMana: 3,
  heroesShown: 'after-first-player',
  dailyDraw: 2,
  prepared: ['character', 'permanent'],
  dailyEffects: {
    morning: ['succeed', 'prepare', 'draw', 'expand'],
    noon: [],
    afternoon: [],
    dusk: ['progress'],
    night: ['rest', 'clean-up'],
  },
  victory: 'at-once',
  excessLandmarks: 'discard',
  reserveLimit: 2,
  landmarkLimit: 2,
  reactions: 'in-the-event',
  targets: 'declared',
  tough: 'in-the-cost',
  fleetingCharacter: 'as-it-enters',
  fleetingIsDiscarded: false,
  inPlay: ['hero', 'expedition', 'landmark'],
  exhaustionInReserve: false,
  expeditionPermanents: false,
  discardedKeepCounters: true,
  expeditionsRemembered: false,
  tokensArrive: true,
  giganticCreates: 'in-each',
};

/** The edition of October 2025. */
export const edition40: Edition = {
  ...edition10,
  id: '4.0',
  heroesShown: 'first',
  prepared: 'everything',
  dailyEffects: { ...edition10.dailyEffects, night: ['rest', 'clean-up', 'check-victory'] },
  victory: 'at-night',
  excessLandmarks: 'sacrifice',
  reactions: 'in-their-own-step',
  targets: 'before-their-step',
  tough: 'as-it-is-chosen',
  fleetingCharacter: 'afterwards',
  fleetingIsDiscarded: true,
  inPlay: ['expedition', 'landmark'],
  exhaustionInReserve: true,
  expeditionPermanents: true,
  discardedKeepCounters: false,
  expeditionsRemembered: true,
  tokensArrive: false,
  giganticCreates: 'in-one-chosen',
};

/** The executed editions, that of new games first. */
const editions: Readonly<Record<EditionId, Edition>> = { '4.0': edition40, '1.0': edition10 };

/** M2.4–M2.8: no mana orbs, three cards to draw, and a check for the last day each Night. */
function inBoosterWar(edition: Edition, mode: BoosterModeId): Edition {
  const { morning, night } = edition.dailyEffects;
  return {
    ...edition,
    ...modes[mode],
    startingMana: 0,
    dailyDraw: 3,
    dailyEffects: {
      ...edition.dailyEffects,
      morning: morning.filter((effect) => effect !== 'expand'),
      night: [...night, 'check-lead'],
    },
  };
}

const moded = (mode: BoosterModeId): Readonly<Record<EditionId, Edition>> => ({
  '4.0': inBoosterWar(edition40, mode),
  '1.0': inBoosterWar(edition10, mode),
});

const played = (mode: Exclude<ModeId, BoosterModeId>): Readonly<Record<EditionId, Edition>> => ({
  '4.0': { ...edition40, ...modes[mode] },
  '1.0': { ...edition10, ...modes[mode] },
});

const modedEditions: Readonly<Record<ModeId, Readonly<Record<EditionId, Edition>>>> = {
  'booster-war': moded('booster-war'),
  'booster-war-ordered': moded('booster-war-ordered'),
  'two-vs-two': played('two-vs-two'),
  'free-for-all': played('free-for-all'),
  'board-game-arena': played('board-game-arena'),
};

/** The playable editions, that of new games first. */
export const editionIds: readonly string[] = Object.keys(editions);

/** An edition by number. Undefined if it cannot be played. */
export const editionOf = (id: string): Edition | undefined =>
  Object.values(editions).find((edition) => edition.id === id);

/** The edition a game is played with, as its mode changes it. */
export const editionIn = ({ edition }: Pick<State, 'edition'>): Edition => edition;

/** The edition that a game begins with; before its first event, 1.0. */
export function editionOfGame(started: State['started']): Edition {
  const id = started?.edition === '4.0' ? '4.0' : '1.0';
  const mode = modeOf(started);
  return mode === null ? editions[id] : modedEditions[mode][id];
}

/**
 * A rule as the source cites it: the number of edition 1.0; both numbers, where they are not each other's counterparts
 * (`4.1.j|4.1.h`); or only that of edition 4.0 (`|2.4.6.c`), where edition 1.0 has no such rule.
 */
export function cited(rule: string, { id }: Edition): string | null {
  const known = citations[id].get(rule);
  if (known !== undefined) return known;
  const found = citedAnew(rule, id);
  if (citations[id].size < CITED) citations[id].set(rule, found);
  return found;
}

/** Maximum number of cached citations, more than the source has. */
const CITED = 2_000;

/** Cached citations, because the rules cite the same few hundred numbers at every step. */
const citations: Readonly<Record<EditionId, Map<string, string | null>>> = {
  '4.0': new Map(),
  '1.0': new Map(),
};

function citedAnew(rule: string, id: EditionId): string | null {
  // The rules of the modes have numbers of their own.
  if (rule.startsWith('M')) return rule;
  const bar = rule.indexOf('|');
  if (id === '1.0') return bar < 0 ? rule : bar === 0 ? null : rule.slice(0, bar);
  return bar < 0 ? rulebooks[id].cites(rule) : rule.slice(bar + 1);
}

/**
 * The edition's numbers of rules cited by the source, without duplicates. Equal input returns the same list,
 * which records share.
 */
export function citedAll(rules: readonly string[], edition: Edition): readonly string[] {
  const lists = citedLists[edition.id];
  const first = rules[0] ?? '';
  const known = lists.get(first) ?? nothingCited;
  for (const entry of known) if (isSame(entry.rules, rules)) return entry.cited;
  const found = { rules: rules.slice(), cited: citedEach(rules, edition) };
  if (lists.size < CITED && known.length < CITED_ALIKE) lists.set(first, [...known, found]);
  return found.cited;
}

function citedEach(rules: readonly string[], edition: Edition): readonly string[] {
  if (edition.id === '1.0' && !rules.some((rule) => rule.includes('|'))) return rules.slice();
  const all = rules.map((rule) => cited(rule, edition)).filter((rule) => rule !== null);
  return all.filter((rule, index) => all.indexOf(rule) === index);
}

/** Rules that are cited together, with their citations. */
interface CitedTogether {
  readonly rules: readonly string[];
  readonly cited: readonly string[];
}

const nothingCited: readonly CitedTogether[] = [];
/** Maximum cached lists with the same first rule. */
const CITED_ALIKE = 24;

/** By first rule. */
const citedLists: Readonly<Record<EditionId, Map<string, readonly CitedTogether[]>>> = {
  '4.0': new Map(),
  '1.0': new Map(),
};

function isSame(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false;
  for (let index = 0; index < left.length; index++) if (left[index] !== right[index]) return false;
  return true;
}
