import type { GameModule, Viewer } from '#record';
import type { CardSayings } from './public-state.js';
import type { StatisticPart, StatisticPartKind } from './state.types.js';

/**
 * The parts of a card's statistics. This is a class with a getter, because one closure per card would keep the card's
 * whole game in memory (docs/developing/performance.md).
 */
export class PartsOfCard {
  readonly #parts: () => readonly StatisticPart[];

  constructor(parts: () => readonly StatisticPart[]) {
    this.#parts = parts;
  }

  get statisticParts(): readonly StatisticPart[] {
    return this.#parts();
  }
}

/**
 * Returns a function that maps an item to the parts of its statistics. The first call of that function computes the
 * parts for all items, so the state must not change before then.
 */
export function statisticParts(
  { see }: Pick<GameModule, 'see'>,
  state: unknown,
  viewer: Viewer,
  { abilityLine }: Pick<CardSayings, 'abilityLine'>,
): (item: number | null) => readonly StatisticPart[] {
  let known: ReturnType<NonNullable<typeof see.statisticParts>> | null = null;
  return (item) => {
    if (item === null) return [];
    known ??= see.statisticParts?.(state, viewer) ?? new Map();
    return (known.get(item) ?? []).map(({ kind, source, ...part }) => ({
      ...part,
      kind: kind.toUpperCase() as StatisticPartKind,
      source: source && {
        item: source.item,
        object: source.object,
        reference: source.reference,
        name: source.name,
        seat: source.seat,
      },
      ability: source?.ability ?? null,
      text: source && abilityLine(source),
    }));
  };
}
