import type { Passive } from '#altered/abilities';
import { after, numberWord, spoken, type NounPhrase } from './grammar.js';
import { player, playerDoes, zone } from './players.js';
import { counted } from './quantities.js';
import { described } from './selectors.js';
import type { Speech } from './speech.js';
import { verbs } from './verbs.js';
import { form, isKnown, then, whomOf, would, type Whom } from './whom.js';
import * as words from './words.js';

type Of<K extends Passive['kind']> = Extract<Passive, { readonly kind: K }>;

const lower = (text: string): string => text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
const unended = (text: string): string => text.replace(/\.$/, '');

/** "se dovessi andare in Riserva, vado invece nel mazzo degli Scarti" (6.2.b). */
export function goingInstead(passive: Of<'goes-instead'>, speech: Speech): string {
  const { of, from, to, instead, optional, otherwise } = passive;
  const whom: Whom =
    of === 'me' || isKnown(of)
      ? whomOf(of, speech)
      : { me: false, phrase: described(of, { article: 'a' }, speech) };
  const zoneOf = (name: typeof from): NounPhrase => (whom.me ? zone(name, 'you', speech) : words.zones[name]);
  const into = (name: typeof from): string => (name === 'reserve' ? 'in Riserva' : after('in', zoneOf(name)));
  const should = whom.me
    ? 'dovessi'
    : `${spoken(whom.phrase)} ${whom.phrase.plural ? 'dovessero' : 'dovesse'}`;
  const out = whom.me || from !== 'expedition' ? ` ${after('da', zoneOf(from))}` : '';
  const moves = to === undefined ? `lasciare ${spoken(zoneOf(from))}` : `andare ${into(to)}${out}`;
  const clitics = { m: ['lo', 'li'], f: ['la', 'le'] } as const;
  const it = whom.me ? 'mi' : clitics[whom.phrase.gender][whom.phrase.plural ? 1 : 0];
  const goes = optional
    ? `puoi invece metter${it} ${into(instead)}`
    : `${form(whom, verbs.go)} invece ${into(instead)}`;
  const rest =
    otherwise === undefined ? '' : `. Se non lo fai, ${unended(lower(speech.effect(otherwise, speech)))}`;
  return `se ${should} ${moves}, ${goes}${rest}`;
}

/** "se dovessi fare Rifornimento, invece pesca una carta" (6.2.e.1). */
export function doingInstead({ who, would: verb, effect }: Of<'does-instead'>, speech: Speech): string {
  const what = { resupply: 'fare Rifornimento' }[verb];
  return `se ${would(who, what, speech)}, invece ${unended(lower(speech.effect(effect, speech)))}`;
}

/** "se dovessi pescare una o più carte, peschi anche un'altra carta" (6.2.c). */
export function doingOnceMore({ verb, who, more }: Of<'one-more'>, speech: Speech): string {
  const extra = more === 1 ? undefined : numberWord(more);
  switch (verb) {
    case 'draw': {
      const cards = extra === undefined ? 'un’altra carta' : `altre ${extra} carte`;
      return `se ${would(who, 'pescare una o più carte', speech)}, ${then(who, verbs.draw)} anche ${cards}`;
    }
    case 'resupply': {
      const times = extra === undefined ? 'un altro Rifornimento' : `altri ${extra} Rifornimenti`;
      return `se ${would(who, 'fare Rifornimento', speech)}, ${then(who, verbs.do)} anche ${times}`;
    }
    case 'create': {
      const tokens = extra === undefined ? 'un altro' : `altri ${extra}`;
      const create = then(who, verbs.create);
      return `se ${would(who, 'creare uno o più gettoni', speech)}, ${create} anche ${tokens} di quei gettoni`;
    }
    case 'counters': {
      const by = player(who, speech);
      const whose = by === undefined ? 'che controlli' : `controllato ${after('da', by)}`;
      return `se un oggetto ${whose} dovesse guadagnare uno o più contatori, ne guadagna ${more} in più`;
    }
  }
}

/** Daily effects of the Morning, done otherwise (4.2.1.d–e). */
export function inTheMorning({ who, draw, expandFrom }: Of<'morning'>, speech: Speech): string {
  const said: string[] = [];
  if (draw !== undefined)
    said.push(`${playerDoes(who, verbs.draw, speech)} solo ${counted(words.card, draw, speech)}`);
  if (expandFrom !== undefined) {
    const seen = { ...speech, you: who === 'you' ? ('reader' as const) : ('somebody' as const) };
    const deck = after('di', zone('deck', 'you', seen));
    const put = said.length === 0 ? playerDoes(who, verbs.put, speech) : then(who, verbs.put);
    said.push(`${put} nella zona Mana la prima carta ${deck} invece di una carta dalla Mano`);
  }
  return `durante il Mattino, ${said.join(', poi ')}`;
}

/** Dice rolled besides, and what may be added (7.3.13.c). */
export function rollingDice({ who, extra, mayAdd }: Of<'dice'>, speech: Speech): string {
  const said: string[] = [];
  if (extra !== undefined) {
    const dice = extra === 1 ? 'un altro dado' : `altri ${numberWord(extra)} dadi`;
    const ignore = who === 'you' ? 'ignori' : 'ignora';
    const rolling = `se ${would(who, 'lanciare un dado', speech)}, ${then(who, verbs.roll)} anche ${dice}`;
    said.push(`${rolling}, poi ${ignore} tutti i risultati tranne uno`);
  }
  if (mayAdd !== undefined) {
    const how = mayAdd < 0 ? `togliere ${-mayAdd}` : `aggiungere ${mayAdd}`;
    const may = who === 'you' ? 'puoi' : 'può';
    said.push(`quando ${playerDoes(who, verbs.roll, speech)} un dado, ${may} ${how} al risultato`);
  }
  return said.join('; ');
}
