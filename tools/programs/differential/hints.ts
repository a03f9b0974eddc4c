import { likelyChoices } from '#analysis';
import type { Choice, Decision, Option } from '#record';
import type { TheirDecision } from './recorded-game.js';

/**
 * The maximum number of choices for a decision. If there are more, only choices that consist of few options are tried.
 */
const MOST_CHOICES = 400;

/** Returns every number in the arguments of a decision, such as those of cards, players and indices. */
export function numbersIn(args: unknown): number[] {
  if (typeof args === 'number') return [args];
  if (typeof args === 'string') return /^\d+$/.test(args) ? [Number(args)] : [];
  if (Array.isArray(args)) return args.flatMap(numbersIn);
  if (typeof args === 'object' && args !== null)
    return [...Object.keys(args).flatMap(numbersIn), ...Object.values(args).flatMap(numbersIn)];
  return [];
}

/**
 * Returns the names of expeditions in the other program's arguments. A name can contain a player's number, as in
 * `stormLeft-7` and `7-stormLeft`.
 */
function expeditionsIn(args: unknown): string[] {
  if (Array.isArray(args)) return args.flatMap(expeditionsIn);
  return typeof args === 'string' ? (/storm(?:Left|Right)/.test(args) ? [args] : []) : [];
}

const storms = { hero: 'stormLeft', companion: 'stormRight' } as const;

/**
 * The cards and expeditions that the decisions of a segment mention. These cards and expeditions indicate the likely
 * choices.
 */
export class Hints {
  readonly #named: ReadonlySet<number>;
  readonly #expeditions: ReadonlySet<string>;

  constructor(
    readonly decisions: readonly TheirDecision[],
    private readonly cards: ReadonlyMap<number, number>,
    /** The other program's player numbers, by seat. */
    private readonly players: readonly number[],
  ) {
    this.#named = new Set(decisions.flatMap(({ args }) => numbersIn(args)));
    this.#expeditions = new Set(decisions.flatMap(({ args }) => expeditionsIn(args)));
  }

  #isNamed({ about }: Option): boolean {
    const { item, target, seat, expedition } = (about ?? {}) as {
      readonly item?: number;
      readonly target?: { readonly item?: number };
      readonly seat?: number;
      readonly expedition?: keyof typeof storms;
    };
    if (seat !== undefined && expedition !== undefined) {
      const [storm, player] = [storms[expedition], this.players[seat]];
      return [`${storm}-${player}`, `${player}-${storm}`].some((name) => this.#expeditions.has(name));
    }
    const card = this.cards.get(item ?? target?.item ?? -1);
    return card !== undefined && this.#named.has(card);
  }

  /** Returns the choices of a decision, the likely ones first. */
  likely(decision: Decision): readonly Choice[] {
    return likelyChoices(decision, (option) => this.#isNamed(option), MOST_CHOICES);
  }
}
