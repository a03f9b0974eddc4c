import type { Replay } from '#projections';
import type { Choice, Locale, Viewer } from '#record';

const nothing: Readonly<Record<Locale, string>> = { en: 'nothing', it: 'niente', fr: 'rien' };

/** A choice of the decision that an event asks for, with the names of the cards that it is about, as far as the viewer knows them. */
export function choiceWords(
  replay: Replay,
  revision: number,
  choice: Choice,
  viewer: Viewer,
  locale: Locale,
): string {
  if (choice.length === 0) return nothing[locale];
  const event = replay.events[revision]?.event;
  const options = event?.kind === 'DecisionRequested' ? event.decision.options : [];
  const { zones } = replay.module.see.view(replay.before(revision + 1), viewer);
  const cards = new Map(
    zones.flatMap(({ cards }) => cards.map(({ item, face }) => [item, face?.name] as const)),
  );
  return choice
    .map((key) => {
      const about = options.find((option) => option.key === key)?.about as { item?: number } | undefined;
      const card = about?.item === undefined ? undefined : cards.get(about.item);
      if (card === undefined) return key;
      return /^\d+$/.test(key) ? card : `${card} (${key})`;
    })
    .join(', ');
}
