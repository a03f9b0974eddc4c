import type { Replay } from '#projections';
import { startedIn, type CardFace, type Json, type Locale } from '#record';

/** The definition of a card of a game, as its record has it. */
export function printedIn({ events }: Pick<Replay, 'events'>, reference: string): Json | undefined {
  return startedIn(events)?.cards[reference];
}

/** What cards of a game are called in a language, where their game names them in it; else as printed. */
export const cardNamer =
  (replay: Pick<Replay, 'events'>, locale: Locale) =>
  ({ reference, name }: Pick<CardFace, 'reference' | 'name'>): string => {
    const printed = printedIn(replay, reference) as { readonly names?: unknown } | undefined;
    const names = printed?.names as Readonly<Record<string, unknown>> | null | undefined;
    const own = locale === 'en' ? undefined : names?.[locale];
    return typeof own === 'string' ? own : name;
  };
