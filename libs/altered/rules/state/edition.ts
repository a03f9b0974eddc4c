import { reads, type CardType, type DailyEffectName, type EditionId } from '#altered/abilities';
import { rulebooks } from '../rulebook/index.js';
import { modeOf, modes, usualRules, type BoosterModeId, type ModeId, type ModeRules } from './modes.js';
import type { Phase, Zone } from './objects.js';
import type { State } from './state.js';

/** A daily effect, or a check for a winner. Abilities cannot refer to those checks. */
export type DailyEffect = DailyEffectName | 'check-victory' | 'check-lead';

/**
 * The rules that differ between editions and modes. Rule numbers are those of edition 1.0. Rule numbers after a
 * semicolon or before "of 4.0" are those of edition 4.0.
 */
export interface Edition extends ModeRules {
  readonly id: EditionId;
  /** The number of cards drawn in set-up (4.1.j; 4.1.h, 4.1.i). */
  readonly startingHand: number;
  readonly startingMana: number;
  /** Whether heroes are revealed before the first player is known (4.1.e of 4.0) or afterwards (4.1.h of 1.0). */
  readonly heroesShown: 'first' | 'after-first-player';
  /** The number of cards drawn each Morning (4.2.1.d). */
  readonly dailyDraw: number;
  /** The types of objects, besides mana orbs, that Prepare readies (4.2.1.c). */
  readonly prepared: readonly CardType[] | 'everything';
  /** The daily effects by phase, in the order in which they occur (4.2.1.a, 4.2.2.a, 4.2.4.a, 4.2.5.a). */
  readonly dailyEffects: Readonly<Record<Phase, readonly DailyEffect[]>>;
  /**
   * When the game checks for victory: as soon as a player's expeditions meet or cross (4.3.a–c), or at Night (4.2.5.d
   * of 4.0).
   */
  readonly victory: 'at-once' | 'at-night';
  /** Whether excess Landmarks are discarded or sacrificed (4.2.5.c). */
  readonly excessLandmarks: 'discard' | 'sacrifice';
  /** The Reserve limit of a player without a Hero (4.2.5.d; 3.2.7.b, 3.2.10.b). */
  readonly reserveLimit: number;
  readonly landmarkLimit: number;
  /**
   * Whether reactions are activated in the triggering event itself (6.3.b) or in a separate step afterwards (6.3.h of
   * 4.0).
   */
  readonly reactions: 'in-the-event' | 'in-their-own-step';
  /**
   * Whether targets and modes are chosen at declaration (5.1.2.b, 5.2.3) or just before the step that needs them
   * (6.5.b, 6.5.g of 4.0).
   */
  readonly targets: 'declared' | 'before-their-step';
  /**
   * Whether Tough is paid with the cost of the card or ability (7.4.5.c) or when the target is chosen (7.4.7.c–f of
   * 4.0).
   */
  readonly tough: 'in-the-cost' | 'as-it-is-chosen';
  /**
   * Whether a Character becomes Fleeting as it enters the expedition (2.4.6.b) or in a separate step afterwards
   * (5.2.1.c of 4.0).
   */
  readonly fleetingCharacter: 'as-it-enters' | 'afterwards';
  /**
   * Whether Fleeting objects that would go to Reserve are discarded (2.4.7.d–e of 4.0). If false, they go to the
   * discard pile, but this does not count as discarding (2.4.6.c, f).
   */
  readonly fleetingIsDiscarded: boolean;
  /** The zones whose objects are "in play" (3.1.4.a). */
  readonly inPlay: readonly Zone[];
  /** Whether cards that are exhausted in Reserve cannot be played and have no support abilities (2.4.6.c–e of 4.0). */
  readonly exhaustionInReserve: boolean;
  /** Whether Permanents can be played to expeditions (5.2.2 of 4.0). */
  readonly expeditionPermanents: boolean;
  /**
   * Whether objects keep their counters when they move to the discard pile from the Reserve, Hero or Mana zone (2.5.j).
   * If false, they lose these counters (2.5.k of 4.0).
   */
  readonly discardedKeepCounters: boolean;
  /**
   * Whether an effect can refer to the expedition from which it removed an object ("it was in {O}", "in its
   * Expedition").
   */
  readonly expeditionsRemembered: boolean;
  /**
   * Whether a token that changes zones ceases to exist only after it has arrived (2.1.d). If false, it never arrives
   * (2.1.e of 4.0).
   */
  readonly tokensArrive: boolean;
  /**
   * The expeditions in which a Gigantic object creates tokens for "in my Expedition". Either it creates the full number
   * in each expedition (7.4.3.f), or the player chooses an expedition for each token (7.4.4.h of 4.0).
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

/** The supported editions. New games use the first. */
const editions: Readonly<Record<EditionId, Edition>> = { '4.0': edition40, '1.0': edition10 };

/** M2.4–M2.8: there are no mana orbs, and players draw three cards. Each Night ends with a check for the last day. */
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

/** The playable editions. New games use the first. */
export const editionIds: readonly string[] = Object.keys(editions);

/** Returns the edition with the given number. Undefined if it is not supported. */
export const editionOf = (id: string): Edition | undefined =>
  Object.values(editions).find((edition) => edition.id === id);

/** Returns a game's edition, including the changes made by its mode. */
export const editionIn = ({ edition }: Pick<State, 'edition'>): Edition => edition;

/** Whether the game stores the facts to which cards of later sets refer. False for early games of edition 1.0. */
export const storesLaterFacts = ({ edition, started }: Pick<State, 'edition' | 'started'>): boolean =>
  edition.id !== '1.0' || reads(started, 'later-sets');

/** Returns the edition of a game. Returns 1.0 for a game without a first event. */
export function editionOfGame(started: State['started']): Edition {
  const id = started?.edition === '4.0' ? '4.0' : '1.0';
  const mode = modeOf(started);
  return mode === null ? editions[id] : modedEditions[mode][id];
}

/**
 * Converts a rule number in the source code to the rule's number in an edition. Null if the edition has no such rule.
 * Rule numbers in the source code have three forms:
 * - `4.1.j`: the number in edition 1.0
 * - `4.1.j|4.1.h`: the numbers in editions 1.0 and 4.0, if the editions have no rule in common
 * - `|2.4.6.c`: the number in edition 4.0, if edition 1.0 has no such rule
 */
export function cited(rule: string, { id }: Edition): string | null {
  const known = citations[id].get(rule);
  if (known !== undefined) return known;
  const found = citedAnew(rule, id);
  if (citations[id].size < CITED) citations[id].set(rule, found);
  return found;
}

/** The maximum number of cached citations. The source code contains fewer. */
const CITED = 2_000;

/** Caches rule numbers, because all steps cite the same few hundred numbers. */
const citations: Readonly<Record<EditionId, Map<string, string | null>>> = {
  '4.0': new Map(),
  '1.0': new Map(),
};

function citedAnew(rule: string, id: EditionId): string | null {
  // Rules of modes have the same number in every edition.
  if (rule.startsWith('M')) return rule;
  const bar = rule.indexOf('|');
  if (id === '1.0') return bar < 0 ? rule : bar === 0 ? null : rule.slice(0, bar);
  return bar < 0 ? rulebooks[id].cites(rule) : rule.slice(bar + 1);
}

/**
 * Converts rule numbers in the source code to numbers in an edition, without duplicates. Returns the same list for
 * equal input, so that records can share it.
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

/** Rules that are cited together, and the edition's numbers for them. */
interface CitedTogether {
  readonly rules: readonly string[];
  readonly cited: readonly string[];
}

const nothingCited: readonly CitedTogether[] = [];
/** The maximum number of cached lists that begin with the same rule. */
const CITED_ALIKE = 24;

/** Caches citation lists by their first rule. */
const citedLists: Readonly<Record<EditionId, Map<string, readonly CitedTogether[]>>> = {
  '4.0': new Map(),
  '1.0': new Map(),
};

function isSame(left: readonly string[], right: readonly string[]): boolean {
  if (left.length !== right.length) return false;
  for (let index = 0; index < left.length; index++) if (left[index] !== right[index]) return false;
  return true;
}
