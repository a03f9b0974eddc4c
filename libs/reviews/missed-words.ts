import type { Missed } from '#analysis';
import type { Locale } from '#record';

type Say = (missed: Missed) => string;
type Words = Readonly<Record<Missed['kind'], Say>>;

const terrains: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { forest: 'forest', mountain: 'mountain', water: 'water' },
  it: { forest: 'foresta', mountain: 'montagna', water: 'acqua' },
  fr: { forest: 'forêt', mountain: 'montagne', water: 'eau' },
};
const expeditions: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { hero: 'Hero', companion: 'Companion' },
  it: { hero: 'Eroe', companion: 'Compagno' },
  fr: { hero: 'Héros', companion: 'Compagnon' },
};
const named = (words: Readonly<Record<string, string>>, name: string | undefined): string =>
  words[name ?? ''] ?? name ?? '';

const words: Readonly<Record<Locale, Words>> = {
  en: {
    action: ({ name }) => `${name ?? 'A card'} could still have been used.`,
    mana: ({ amount }) => `Mana not spent: ${amount}.`,
    'over-limit': ({ name }) => `${name ?? 'A card'} was discarded over the limit.`,
    terrain: ({ amount, terrain, expedition }) =>
      `The ${named(expeditions.en, expedition)} expedition was ${amount} ${named(terrains.en, terrain)} short.`,
    declined: ({ name }) => `The reaction of ${name ?? 'a card'} was declined.`,
    condition: ({ name, because }) => `${name ?? 'A card'} did not react: ${because ?? ''}`,
  },
  it: {
    action: ({ name }) => `${name ?? 'Una carta'}: si poteva ancora usare.`,
    mana: ({ amount }) => `Mana non speso: ${amount}.`,
    'over-limit': ({ name }) => `${name ?? 'Una carta'}: scartata oltre il limite.`,
    terrain: ({ amount, terrain, expedition }) =>
      `Spedizione ${named(expeditions.it, expedition)}: mancava ${amount} ${named(terrains.it, terrain)}.`,
    declined: ({ name }) => `${name ?? 'Una carta'}: reazione rifiutata.`,
    condition: ({ name, because }) => `${name ?? 'Una carta'}: nessuna reazione. ${because ?? ''}`,
  },
  fr: {
    action: ({ name }) => `${name ?? 'Une carte'} : encore utilisable.`,
    mana: ({ amount }) => `Mana non dépensé : ${amount}.`,
    'over-limit': ({ name }) => `${name ?? 'Une carte'} : défaussée au-delà de la limite.`,
    terrain: ({ amount, terrain, expedition }) =>
      `Expédition ${named(expeditions.fr, expedition)} : il manquait ${amount} ${named(terrains.fr, terrain)}.`,
    declined: ({ name }) => `${name ?? 'Une carte'} : réaction refusée.`,
    condition: ({ name, because }) => `${name ?? 'Une carte'} : pas de réaction. ${because ?? ''}`,
  },
};

/** What was let pass, as a sentence. */
export const missedWords = (missed: Missed, locale: Locale): string => words[locale][missed.kind](missed);
