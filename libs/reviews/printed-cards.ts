import type { Replay } from '#projections';
import { startedIn, type CardFace, type GameStarted, type Locale } from '#record';

/** Returns a function that translates card names to a language. A name without a translation remains as printed. */
export const cardNamer =
  (replay: Pick<Replay, 'events'>, locale: Locale) =>
  (face: Pick<CardFace, 'reference' | 'name' | 'names'>): string =>
    cardNameIn(startedIn(replay.events)?.cards ?? {}, face, locale);

/** Like `cardNamer`, but takes the cards from a record's first event. */
export function cardNameIn(
  cards: GameStarted['cards'],
  { reference, name, names: own }: Pick<CardFace, 'reference' | 'name' | 'names'>,
  locale: Locale,
): string {
  const printed = cards[reference] as { readonly names?: unknown } | undefined;
  const names = (own ?? printed?.names) as Readonly<Record<string, unknown>> | null | undefined;
  const translated = locale === 'en' ? undefined : names?.[locale];
  return typeof translated === 'string' ? translated : name;
}
