import type { Destination, Selector, What, ZoneName } from '#altered/abilities';
import { agreeing, after, listed, ordinal, type NounPhrase } from './grammar.js';
import type { Acted } from './objects.js';
import { expedition, zone } from './players.js';
import type { Speech } from './speech.js';
import * as words from './words.js';

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

/** Where something is moved: "in Riserva", "nella Mano del suo proprietario", "in fondo al tuo Mazzo". */
export function destination(to: Destination, what: What, object: Acted, speech: Speech): string {
  const agree = object === 'me' ? ({ gender: 'm', plural: false } as const) : object.are;
  const owned = (name: ZoneName): NounPhrase => {
    if (isYours(what, speech)) return zone(name, 'you', speech);
    const plain = words.zones[name];
    return { ...plain, words: `${plain.words} del ${agree.plural ? 'loro' : 'suo'} proprietario` };
  };
  const place = placeOf(to, owned, speech);
  if (to.zone === 'mana') {
    const orb = agree.plural ? words.manaOrb.many : words.manaOrb.one;
    const how = agreeing(words.statuses[to.ready ? 'ready' : 'exhausted'], {
      gender: 'm',
      plural: agree.plural,
    });
    return `${place} come ${orb} ${how}`;
  }
  const statuses = to.statuses?.map((name) => words.statuses[name].m) ?? [];
  const state = statuses.length === 0 ? '' : ` con lo stato ${listed(statuses, 'e')}`;
  return place + (to.faceDown ? ' a faccia in giù' : '') + state;
}

function placeOf(to: Destination, owned: (name: ZoneName) => NounPhrase, speech: Speech): string {
  if (to.expedition !== undefined) {
    if (to.expedition === 'each-of-yours') return 'nelle tue Spedizioni';
    return after('in', expedition(to.expedition, speech));
  }
  if (to.zone === 'reserve') return 'in Riserva';
  if (to.zone === 'expedition' || to.zone === 'limbo') return after('in', words.zones[to.zone]);
  if (to.zone !== 'deck') return after('in', owned(to.zone));
  const { position = 'top' } = to;
  if (position === 'top') return `in cima ${after('a', owned('deck'))}`;
  if (position === 'bottom') return `in fondo ${after('a', owned('deck'))}`;
  const [from, index] =
    'fromTop' in position
      ? (['dalla cima', position.fromTop] as const)
      : (['dal fondo', position.fromBottom] as const);
  return `${after('in', owned('deck'))}, in ${ordinal(index + 1, 'f')} posizione ${from}`;
}
