import type { Faction, Print } from '#altered/abilities';
import { Legality, type LegalityPatch } from './legality.js';
import { factionOf, type PublicCard } from './public-format.js';

/** Inclusive ranges of serial numbers by faction, for the unique cards of a family. */
export type SerialRanges = Readonly<
  Partial<Record<PublicCard['faction'], readonly (readonly [from: number, to: number])[]>>
>;

/** A fact from a card list. A later fact replaces an earlier fact of the same kind with the same `key`. */
export type CardFact =
  /** `key` is a collector number, and `value` is the reference of the card. */
  | { readonly kind: 'number'; readonly key: string; readonly value: string }
  /** The factions of the unique cards in the set and family that `key` names, such as `ALIZE_AX_32`. */
  | { readonly kind: 'unique-factions'; readonly key: string; readonly value: SerialRanges }
  /** The changes in a legality list. The list's day and title form the `key`. */
  | { readonly kind: 'legality'; readonly key: string; readonly value: LegalityPatch };

export class CardFacts {
  static readonly none = new CardFacts([]);

  /** The references of cards by collector number. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly legality: Legality;
  readonly #factions: ReadonlyMap<string, SerialRanges>;

  constructor(readonly all: readonly CardFact[]) {
    const of = <K extends CardFact['kind']>(kind: K) =>
      all.filter((fact): fact is Extract<CardFact, { readonly kind: K }> => fact.kind === kind);
    this.numbers = new Map(of('number').map(({ key, value }) => [key, value]));
    this.#factions = new Map(of('unique-factions').map(({ key, value }) => [key, value]));
    const patches = new Map(of('legality').map(({ key, value }) => [key, value]));
    this.legality = patches.size === 0 ? Legality.none : new Legality(patches.values());
  }

  /** Returns the faction of a unique card by its serial number. Undefined if no list contains it. */
  factionOf({ set, faction, number, serial }: Print): Faction | null | undefined {
    const ranges = this.#factions.get(`${set}_${faction}_${String(number).padStart(2, '0')}`);
    if (ranges === undefined || serial === null) return undefined;
    for (const [code, spans] of Object.entries(ranges))
      if (spans.some(([from, to]) => from <= serial && serial <= to))
        return factionOf({ faction: code as PublicCard['faction'] });
    return undefined;
  }
}
