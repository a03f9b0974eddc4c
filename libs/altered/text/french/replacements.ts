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

/** "si je devais aller en Réserve, je vais dans la Défausse à la place" (6.2.b). */
export function goingInstead(passive: Of<'goes-instead'>, speech: Speech): string {
  const { of, from, to, instead, optional, otherwise } = passive;
  const whom: Whom =
    of === 'me' || isKnown(of)
      ? whomOf(of, speech)
      : { me: false, phrase: described(of, { article: 'a' }, speech) };
  const zoneOf = (name: typeof from): NounPhrase => (whom.me ? zone(name, 'you', speech) : words.zones[name]);
  const into = (name: typeof from): string =>
    name === 'reserve' ? 'en Réserve' : after('dans', zoneOf(name));
  const should = whom.me
    ? 'je devais'
    : `${spoken(whom.phrase)} ${whom.phrase.plural ? 'devaient' : 'devait'}`;
  const out = whom.me || from !== 'expedition' ? ` ${after('depuis', zoneOf(from))}` : '';
  const moves = to === undefined ? `quitter ${spoken(zoneOf(from))}` : `aller ${into(to)}${out}`;
  const it = whom.me ? 'me' : whom.phrase.plural ? 'les' : whom.phrase.gender === 'f' ? 'la' : 'le';
  const goes = optional
    ? `vous pouvez ${it} mettre ${into(instead)} à la place`
    : `${pronoun(whom)} ${form(whom, verbs.go)} ${into(instead)} à la place`;
  const rest =
    otherwise === undefined
      ? ''
      : `. Si vous ne le faites pas, ${unended(lower(speech.effect(otherwise, speech)))}`;
  return `si ${should} ${moves}, ${goes}${rest}`;
}

const pronoun = (whom: Whom): string =>
  whom.me ? 'je' : (whom.phrase.gender === 'f' ? 'elle' : 'il') + (whom.phrase.plural ? 's' : '');

/** "si vous deviez ravitailler, à la place, piochez une carte" (6.2.e.1). */
export function doingInstead({ who, would: verb, effect }: Of<'does-instead'>, speech: Speech): string {
  const what = verbs[verb].infinitive;
  return `si ${would(who, what, speech)}, à la place, ${unended(lower(speech.effect(effect, speech)))}`;
}

/** "si vous deviez piocher une ou plusieurs cartes, vous piochez aussi une autre carte" (6.2.c). */
export function doingOnceMore({ verb, who, more }: Of<'one-more'>, speech: Speech): string {
  const extra = more === 1 ? undefined : numberWord(more);
  switch (verb) {
    case 'draw': {
      const cards = extra === undefined ? 'une autre carte' : `${extra} autres cartes`;
      const drawing = would(who, 'piocher une ou plusieurs cartes', speech);
      return `si ${drawing}, ${then(who, verbs.draw)} aussi ${cards}`;
    }
    case 'resupply': {
      const times = extra === undefined ? 'une autre fois' : `${extra} autres fois`;
      return `si ${would(who, 'ravitailler', speech)}, ${then(who, verbs.resupply)} aussi ${times}`;
    }
    case 'create': {
      const tokens = extra === undefined ? 'un autre' : `${extra} autres`;
      const create = then(who, verbs.create);
      return `si ${would(who, 'créer un ou plusieurs jetons', speech)}, ${create} aussi ${tokens} de ces jetons`;
    }
    case 'counters': {
      const by = player(who, speech);
      const whose = by === undefined ? 'que vous contrôlez' : `contrôlé ${after('par', by)}`;
      return `si un objet ${whose} devait gagner un ou plusieurs compteurs, il en gagne ${more} de plus`;
    }
  }
}

/** Daily effects of the Morning, done otherwise (4.2.1.d–e). */
export function inTheMorning({ who, draw, expandFrom }: Of<'morning'>, speech: Speech): string {
  const said: string[] = [];
  if (draw !== undefined)
    said.push(`${playerDoes(who, verbs.draw, speech)} seulement ${counted(words.card, draw, speech)}`);
  if (expandFrom !== undefined) {
    const seen = { ...speech, you: who === 'you' ? ('reader' as const) : ('somebody' as const) };
    const deck = after('de', zone('deck', 'you', seen));
    const put = said.length === 0 ? playerDoes(who, verbs.put, speech) : then(who, verbs.put);
    said.push(`${put} dans la zone de Mana la première carte ${deck} au lieu d’une carte de la Main`);
  }
  return `pendant le Matin, ${said.join(', puis ')}`;
}

/** Dice rolled besides, and what may be added (7.3.13.c). */
export function rollingDice({ who, extra, mayAdd }: Of<'dice'>, speech: Speech): string {
  const roll = playerDoes(who, verbs.roll, speech);
  const said: string[] = [];
  if (extra !== undefined) {
    const dice = extra === 1 ? 'un autre dé' : `${numberWord(extra)} autres dés`;
    const ignore = who === 'you' ? 'ignorez' : 'ignore';
    const rolling = `lorsque ${roll} un dé, ${then(who, verbs.roll)} aussi ${dice}`;
    said.push(`${rolling}, puis ${ignore} tous les résultats sauf un`);
  }
  if (mayAdd !== undefined) {
    const how = mayAdd < 0 ? `retirer ${-mayAdd}` : `ajouter ${mayAdd}`;
    const may = who === 'you' ? 'vous pouvez' : 'il peut';
    said.push(`lorsque ${roll} un dé, ${may} ${how} au résultat`);
  }
  return said.join(' ; ');
}
