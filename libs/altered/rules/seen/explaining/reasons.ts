import { contracted } from '#kernel';
import type { Locale, NotActivatedBecause } from '#record';
import type { Zone } from '../../state/objects.js';

/** The sentences that explain, in one language, why a reaction was not activated. */
export interface Reasons {
  readonly trigger: Readonly<Record<string, string>>;
  readonly why: Readonly<Record<Exclude<NotActivatedBecause['why'], 'trigger'>, (of: string) => string>>;
}

type Zones = Readonly<Record<Zone, string>>;

const englishZones: Zones = {
  deck: 'the Deck',
  discard: 'the discard pile',
  expedition: 'the Expedition zone',
  hand: 'the Hand',
  hero: 'the Hero zone',
  landmark: 'the Landmark zone',
  limbo: 'Limbo',
  mana: 'the Mana zone',
  reserve: 'the Reserve',
};
const italianZones: Zones = {
  deck: 'il Mazzo',
  discard: 'la pila degli scarti',
  expedition: 'l’area delle spedizioni',
  hand: 'la Mano',
  hero: 'l’area dell’eroe',
  landmark: 'l’area dei fulcri',
  limbo: 'il Limbo',
  mana: 'l’area del mana',
  reserve: 'la Riserva',
};
const frenchZones: Zones = {
  deck: 'le deck',
  discard: 'la Défausse',
  expedition: 'la zone d’Expédition',
  hand: 'la Main',
  hero: 'la zone de Héros',
  landmark: 'la zone de Repère',
  limbo: 'Limbo',
  mana: 'la zone de Mana',
  reserve: 'la Réserve',
};

/** Returns the zone's name, or its internal name if it has no translation. */
const named = (zone: string, zones: Readonly<Record<string, string>>): string => zones[zone] ?? zone;

const english: Reasons = {
  trigger: {
    kind: 'Its trigger is about something else.',
    player: 'Its trigger is about another player.',
    expedition: 'Its trigger is about another expedition.',
    from: 'It only triggers when the card is played from another zone.',
    direction: 'The expedition moved the other way.',
    statistic: 'The expedition did not move due to that statistic.',
    object: 'Its trigger only applies to its own object.',
    moved: 'The expedition did move forward.',
  },
  why: {
    subject: (of) => `${of} is not what its trigger describes.`,
    condition: () => 'The condition of its trigger is false.',
    forbidden: (of) => `${of} keeps this trigger from activating.`,
    limit: () => 'It has been activated a hundred times today.',
    'did-not-exist-yet': () => 'It did not exist before the event.',
    'does-not-work-here': (of) => `It does not work in ${named(of, englishZones)}.`,
  },
};

const italian: Reasons = {
  trigger: {
    kind: 'Il suo innesco riguarda altro.',
    player: 'Il suo innesco riguarda un altro giocatore.',
    expedition: 'Il suo innesco riguarda un’altra spedizione.',
    from: 'Il suo innesco richiede una carta giocata da un’altra zona.',
    direction: 'La spedizione si è mossa nella direzione opposta.',
    statistic: 'La spedizione non si è mossa grazie a quella statistica.',
    object: 'Il suo innesco riguarda solo il proprio oggetto.',
    moved: 'La spedizione è avanzata.',
  },
  why: {
    subject: (of) => `${of} non è ciò che l’innesco descrive.`,
    condition: () => 'La condizione del suo innesco è falsa.',
    forbidden: (of) => `${of} impedisce a questo innesco di attivarsi.`,
    limit: () => 'In questo Giorno si è già attivata cento volte.',
    'did-not-exist-yet': () => 'Non esisteva prima dell’evento.',
    'does-not-work-here': (of) => `Non funziona ${contracted('in', named(of, italianZones))}.`,
  },
};

const french: Reasons = {
  trigger: {
    kind: 'Son déclencheur concerne autre chose.',
    player: 'Son déclencheur concerne un autre joueur.',
    expedition: 'Son déclencheur concerne une autre Expédition.',
    from: 'Son déclencheur demande une carte jouée depuis une autre zone.',
    direction: 'L’Expédition s’est déplacée dans l’autre sens.',
    statistic: 'L’Expédition n’a pas avancé grâce à cette statistique.',
    object: 'Son déclencheur ne concerne que son propre objet.',
    moved: 'L’Expédition a bien avancé.',
  },
  why: {
    subject: (of) => `${of} n’est pas ce que décrit son déclencheur.`,
    condition: () => 'La condition de son déclencheur est fausse.',
    forbidden: (of) => `${of} empêche ce déclencheur de s’activer.`,
    limit: () => 'Elle s’est déjà activée cent fois ce Jour.',
    'did-not-exist-yet': () => 'Elle n’existait pas avant l’événement.',
    'does-not-work-here': (of) => `Elle ne fonctionne pas dans ${named(of, frenchZones)}.`,
  },
};

export const reasons: Readonly<Record<Locale, Reasons>> = { en: english, it: italian, fr: french };
