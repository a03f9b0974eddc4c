import type { Replay } from '#projections';
import { startedIn, type CardFace, type GameStarted, type Locale } from '#record';

/** What cards of a game are called in a language, where its game names them in it; else as printed. */
export const cardNamer =
  (replay: Pick<Replay, 'events'>, locale: Locale) =>
  (face: Pick<CardFace, 'reference' | 'name'>): string =>
    cardNameIn(startedIn(replay.events)?.cards ?? {}, face, locale);

/** The same from the cards that the record of a game begins with. */
export function cardNameIn(
  cards: GameStarted['cards'],
  { reference, name }: Pick<CardFace, 'reference' | 'name'>,
  locale: Locale,
): string {
  const printed = cards[reference] as { readonly names?: unknown } | undefined;
  const names = printed?.names as Readonly<Record<string, unknown>> | null | undefined;
  const own = locale === 'en' ? undefined : names?.[locale];
  return typeof own === 'string' ? own : name;
}
