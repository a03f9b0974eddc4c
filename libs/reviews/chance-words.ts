import type { Replay } from '#projections';
import { startedIn, UNIDENTIFIED, type CardFact, type Locale, type Seat, type Viewer } from '#record';
import { cardNamer } from './printed-cards.js';

type Happening = 'draws' | 'keeps' | 'makes-mana' | 'rolls';

const words: Readonly<Record<Locale, Readonly<Record<Happening, (who: string, what: string) => string>>>> = {
  en: {
    draws: (who, what) => `${who} draws ${what}.`,
    keeps: (who, what) => `${who} keeps ${what}.`,
    'makes-mana': (who, what) => `${who} turns ${what} into mana.`,
    rolls: (who, what) => `${who} rolls ${what}.`,
  },
  it: {
    draws: (who, what) => `${who} pesca ${what}.`,
    keeps: (who, what) => `${who} tiene ${what}.`,
    'makes-mana': (who, what) => `${who} mette nel mana ${what}.`,
    rolls: (who, what) => `${who} tira ${what}.`,
  },
  fr: {
    draws: (who, what) => `${who} pioche ${what}.`,
    keeps: (who, what) => `${who} garde ${what}.`,
    'makes-mana': (who, what) => `${who} met en mana ${what}.`,
    rolls: (who, what) => `${who} obtient ${what} au dé.`,
  },
};

/**
 * Returns sentences about chance in part of a record: the cards that players drew, kept or put in mana, and the dice
 * that they rolled. Uses only the viewer's knowledge. Omits unidentified cards and cards that `shown` already names.
 */
export function chanceWords(
  replay: Replay,
  { revision, until }: { readonly revision: number; readonly until: number },
  viewer: Viewer,
  locale: Locale,
  shown: string,
): readonly string[] {
  const { fold, see, tell } = replay.module;
  const players = startedIn(replay.events)?.seats ?? [];
  const nameOf = cardNamer(replay, locale);
  const found = new Map<
    string,
    { readonly seat: Seat; readonly what: Happening; readonly names: string[] }
  >();
  const add = (seat: Seat, what: Happening, name: string): void => {
    const key = `${seat} ${what}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, { seat, what, names: [name] });
    else known.names.push(name);
  };
  let state = replay.before(revision + 1);
  for (const { event } of replay.events.slice(revision + 1, until + 1)) {
    const masked = see.mask(event, state, viewer);
    for (const fact of tell.facts(masked, state)) {
      const what = fact.kind === 'card' ? happeningOf(fact) : null;
      if (fact.kind !== 'card' || what === null) continue;
      const { reference, name } = fact.card;
      if (reference === null || reference === UNIDENTIFIED || name === null) continue;
      add(fact.seat, what, nameOf({ reference, name }));
    }
    if (masked.kind === 'StepResolved')
      for (const { seat, dice } of see.rolls?.(masked.actions) ?? [])
        for (const die of dice.slice(0, 1)) add(seat, 'rolls', `${die}`);
    state = fold.evolve(state, event);
  }
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return [...found.values()].flatMap(({ seat, what, names }) =>
    what !== 'rolls' && names.every((name) => shown.includes(name))
      ? []
      : [words[locale][what](players[seat]?.name ?? `${seat}`, list.format(names))],
  );
}

/**
 * Returns what happened to a card. Null if this is not reported. If a card enters the hand from a zone other than the
 * deck, its player looked at it and kept it.
 */
function happeningOf({ verb, from }: CardFact): Happening | null {
  if (verb === 'put-in-mana') return 'makes-mana';
  if (verb !== 'drawn') return null;
  return from === 'deck' ? 'draws' : 'keeps';
}
