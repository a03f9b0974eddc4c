import type { Destination, Selector, What, ZoneName } from '#altered/abilities';
import { agreeing, inNumber, listed, singular, type NounPhrase } from './grammar.js';
import type { Acted } from './objects.js';
import { expedition, expeditionsAll, zone } from './players.js';
import type { Speech } from './speech.js';

export interface PlacePhrases {
  /** A zone as that of the owner of one thing, or of the owners of several. */
  readonly ofOwner: (plain: NounPhrase, plural: boolean) => NounPhrase;
  readonly inReserve: string;
  readonly onTop: (deck: NounPhrase) => string;
  readonly onBottom: (deck: NounPhrase) => string;
  readonly atPlace: (place: number, from: 'fromTop' | 'fromBottom', deck: NounPhrase) => string;
  readonly atNth: (deck: NounPhrase, nth: NounPhrase) => string;
  readonly faceDown: string;
  readonly asOrb: (orb: string) => string;
  readonly withStatuses: (statuses: string) => string;
}

/** The description that something is chosen by, when it has one. */
function descriptionOf(what: What, speech: Speech): Selector | undefined {
  if (typeof what === 'string' || 'noted' in what || 'top' in what) return undefined;
  if ('target' in what) {
    const target = speech.referents.target(what.target);
    return target?.kind === 'object' ? target.like : undefined;
  }
  return 'all' in what ? what.all : 'choose' in what ? what.choose : what.random;
}

export const isFromDeck = (what: What): boolean =>
  typeof what === 'object' &&
  ('top' in what || 'noted' in what || ('choose' in what && what.choose.among !== undefined));

/** Nothing else but objects in play is described without a zone. */
export function isInPlay(what: What, speech: Speech): boolean {
  const like = descriptionOf(what, speech);
  if (like === undefined || like.among !== undefined) return false;
  return like.zone === undefined || like.zone === 'expedition';
}

/** Whose private zone it is: yours when the text says that the thing is yours, its owner's otherwise. */
function isYours(what: What, speech: Speech): boolean {
  if (what === 'me') return true;
  if (typeof what === 'object' && 'noted' in what) return true;
  if (typeof what === 'object' && 'top' in what) return what.top === 'you';
  const like = descriptionOf(what, speech);
  return like?.owner === 'you' || like?.among !== undefined;
}

/** Where something is moved: "in Riserva", "dans la Main de son propriétaire", "in fondo al tuo Mazzo". */
export function destination(to: Destination, what: What, object: Acted, speech: Speech): string {
  const { grammar, places, words } = speech.language;
  const { plural } = object === 'me' ? singular : object.are;
  const owned = (name: ZoneName): NounPhrase =>
    isYours(what, speech) ? zone(name, 'you', speech) : places.ofOwner(words.zones[name], plural);
  const place = placeOf(to, owned, speech);
  if (to.zone === 'mana') {
    const { manaOrb, statuses } = words;
    const state = statuses[to.ready ? 'ready' : 'exhausted'];
    const orb = `${inNumber(manaOrb, plural)} ${agreeing(state, { gender: manaOrb.gender, plural })}`;
    return `${place} ${places.asOrb(orb)}`;
  }
  const statuses = to.statuses?.map((name) => words.statuses[name].m) ?? [];
  return [
    place,
    ...(to.faceDown ? [places.faceDown] : []),
    ...(statuses.length === 0 ? [] : [places.withStatuses(listed(statuses, grammar.and))]),
  ].join(' ');
}

function placeOf(to: Destination, owned: (name: ZoneName) => NounPhrase, speech: Speech): string {
  const { grammar, places, words } = speech.language;
  if (to.expedition === 'each-of-yours')
    return grammar.after('in', expeditionsAll(to.expedition, { ...speech, you: 'reader' }));
  if (to.expedition !== undefined) return grammar.after('in', expedition(to.expedition, speech));
  if (to.zone === 'reserve') return places.inReserve;
  if (to.zone === 'expedition' || to.zone === 'limbo') return grammar.after('in', words.zones[to.zone]);
  if (to.zone !== 'deck') return grammar.after('in', owned(to.zone));
  if (to.nth !== undefined) return places.atNth(owned('deck'), speech.value(to.nth, speech));
  const { position = 'top' } = to;
  if (position === 'top') return places.onTop(owned('deck'));
  if (position === 'bottom') return places.onBottom(owned('deck'));
  return 'fromTop' in position
    ? places.atPlace(position.fromTop + 1, 'fromTop', owned('deck'))
    : places.atPlace(position.fromBottom + 1, 'fromBottom', owned('deck'));
}
