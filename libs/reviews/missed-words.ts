import type { Missed } from '#analysis';
import type { Locale, TellsGame } from '#record';

/**
 * A missed chance with the names of its expedition (`place`) and of the terrain that was missing (`lacking`), in the
 * given language.
 */
type Named = Missed & { readonly place: string; readonly lacking: string };
type Say = (missed: Named) => string;
type Words = Readonly<Record<Missed['kind'], Say>>;

const words: Readonly<Record<Locale, Words>> = {
  en: {
    action: ({ name }) => `${name ?? 'A card'} could still have been used.`,
    mana: ({ amount }) => `Mana not spent: ${amount}.`,
    'over-limit': ({ name }) => `${name ?? 'A card'} was discarded over the limit.`,
    terrain: ({ amount, place, lacking }) => `The ${place} was ${amount} ${lacking} short.`,
    declined: ({ name }) => `The reaction of ${name ?? 'a card'} was declined.`,
    condition: ({ name, because }) => `${name ?? 'A card'} did not react: ${because ?? ''}`,
  },
  it: {
    action: ({ name }) => `${name ?? 'Una carta'}: si poteva ancora usare.`,
    mana: ({ amount }) => `Mana non speso: ${amount}.`,
    'over-limit': ({ name }) => `${name ?? 'Una carta'}: scartata oltre il limite.`,
    terrain: ({ amount, place, lacking }) =>
      `${place}: ${amount === 1 ? 'mancava' : 'mancavano'} ${amount} ${lacking}.`,
    declined: ({ name }) => `${name ?? 'Una carta'}: reazione rifiutata.`,
    condition: ({ name, because }) => `${name ?? 'Una carta'}: nessuna reazione. ${because ?? ''}`,
  },
  fr: {
    action: ({ name }) => `${name ?? 'Une carte'} : encore utilisable.`,
    mana: ({ amount }) => `Mana non dépensé : ${amount}.`,
    'over-limit': ({ name }) => `${name ?? 'Une carte'} : défaussée au-delà de la limite.`,
    terrain: ({ amount, place, lacking }) => `${place} : il manquait ${amount} ${lacking}.`,
    declined: ({ name }) => `${name ?? 'Une carte'} : réaction refusée.`,
    condition: ({ name, because }) => `${name ?? 'Une carte'} : pas de réaction. ${because ?? ''}`,
  },
};

export function missedWords(
  missed: Missed,
  { words: own }: Pick<TellsGame, 'words'>,
  locale: Locale,
): string {
  const nameOf = (id = ''): string => own?.[locale].names[id] ?? id;
  const { expedition, terrain } = missed;
  const [place, lacking] = [nameOf(expedition), nameOf(terrain).toLocaleLowerCase()];
  return words[locale][missed.kind]({ ...missed, place, lacking });
}
