import type { Expeditions, ExpeditionsOrTarget, Players, ZoneName } from '#altered/abilities';
import { after, spoken, type NounPhrase } from './grammar.js';
import type { Speech } from './speech.js';
import type { Verb } from './verbs.js';
import { zones } from './words.js';

const one = (words: string, gender: 'm' | 'f', article: NounPhrase['article'] = 'none'): NounPhrase => ({
  gender,
  plural: false,
  article,
  words,
});
const several = (words: string, article: NounPhrase['article'] = 'none'): NounPhrase => ({
  gender: 'f',
  plural: true,
  article,
  words,
});

/** A player who is spoken of; undefined for the reader, who is "vous". */
export function player(who: Players, speech: Speech): NounPhrase | undefined {
  if (typeof who === 'object') {
    const target = speech.referents.target(who.target);
    return targetPlayer(
      target?.kind === 'player' && target.who === 'opponent' ? 'adversaire' : 'joueur',
      speech,
    );
  }
  switch (who) {
    case 'you':
      return undefined;
    case 'opponent':
      if (speech.referents.hasTargetPlayer()) return targetPlayer('adversaire', speech);
      return one(speech.you === 'reader' ? 'votre adversaire' : 'son adversaire', 'm');
    case 'each-player':
      return one('chaque joueur', 'm');
    case 'its-controller':
      return one('son contrôleur', 'm');
    case 'its-owner':
      return one('son propriétaire', 'm');
  }
}

const targetPlayer = (noun: string, { referents }: Speech): NounPhrase =>
  referents.introducesTargetPlayer()
    ? one(`${noun} ciblé`, 'm', 'a')
    : one(noun === 'adversaire' ? 'cet adversaire' : 'ce joueur', 'm');

/** From whose seat descriptions are seen when this player chooses. */
export const seatOf = (who: Players | undefined): Speech['you'] =>
  who === undefined || who === 'you' ? 'reader' : who === 'each-player' ? 'everybody' : 'somebody';

/** "vous piochez", "votre adversaire pioche". */
export function playerDoes(who: Players, verb: Verb, speech: Speech): string {
  const subject = player(who, speech);
  if (subject !== undefined) return `${spoken(subject)} ${verb.it}`;
  return speech.you === 'reader' ? `vous ${verb.you}` : `il ${verb.it}`;
}

const possessive = (speech: Speech, gender: 'm' | 'f'): string =>
  speech.you === 'reader' ? 'votre' : gender === 'f' ? 'sa' : 'son';

/** A zone of somebody: "votre Main", "la Réserve de votre adversaire", "une Réserve". */
export function zone(name: ZoneName, owner: Players | undefined, speech: Speech): NounPhrase {
  const plain = zones[name];
  if (name === 'expedition' || name === 'limbo') return plain;
  if (owner === undefined) return { ...plain, article: 'a' };
  const whose = player(owner, speech);
  if (whose === undefined)
    return { ...plain, article: 'none', words: `${possessive(speech, plain.gender)} ${plain.words}` };
  return { ...plain, words: `${plain.words} ${after('de', whose)}` };
}

/** An expedition by its noun phrase: "mon Expédition", "votre Expédition Héros". */
export function expedition(which: ExpeditionsOrTarget, speech: Speech): NounPhrase {
  if (typeof which === 'object') return targetExpedition(which, speech);
  const your = speech.you === 'reader' ? 'votre' : 'son';
  const yours = speech.you === 'reader' ? 'vos' : 'ses';
  switch (which) {
    case 'my-expedition':
      return one('mon Expédition', 'f');
    case 'my-other-expedition':
      return one('mon autre Expédition', 'f');
    case 'facing-me':
      return one('Expédition face à moi', 'f', 'the');
    case 'your-hero':
      return one(`${your} Expédition Héros`, 'f');
    case 'your-companion':
      return one(`${your} Expédition Compagnon`, 'f');
    case 'each-of-yours':
      return one(`chacune de ${yours} Expéditions`, 'f');
    case 'opponent-hero':
      return one(`Expédition Héros ${ofOpponent(speech)}`, 'f', 'the');
    case 'opponent-companion':
      return one(`Expédition Compagnon ${ofOpponent(speech)}`, 'f', 'the');
    case 'each-of-opponents':
      return one(`chacune des Expéditions ${ofOpponent(speech)}`, 'f');
    case 'each':
      return one('chaque Expédition', 'f');
    case 'its-expedition':
      return one('son Expédition', 'f');
    case 'facing-it':
      return one('Expédition qui lui fait face', 'f', 'the');
  }
}

const ofOpponent = (speech: Speech): string => {
  const who = player('opponent', speech);
  return who === undefined ? '' : after('de', who);
};

function targetExpedition(which: { readonly target: number }, speech: Speech): NounPhrase {
  const mention = speech.referents.mention(which);
  if (mention.as !== 'target') return one('cette Expédition', 'f');
  speech.referents.introduce(which, { gender: 'f', plural: false, noun: 'Expédition' });
  if (mention.target.kind !== 'expedition') return one('Expédition ciblée', 'f', 'the');
  if (mention.target.anyNumber) return one('un nombre quelconque d’Expéditions ciblées', 'f');
  const { whose } = mention.target;
  if (whose === 'any') return one('Expédition ciblée', 'f', 'the');
  return one(`Expédition ciblée ${whose === 'you' ? 'que vous contrôlez' : ofOpponent(speech)}`, 'f', 'a');
}

/** All expeditions of the word as what a statement is about. */
export function expeditionsAll(which: Expeditions, speech: Speech): NounPhrase {
  switch (which) {
    case 'each':
      return several('Expéditions', 'the');
    case 'each-of-yours':
      return several(speech.you === 'reader' ? 'vos Expéditions' : 'ses Expéditions');
    case 'each-of-opponents':
      return several(`Expéditions ${ofOpponent(speech)}`, 'the');
    default:
      return expedition(which, speech);
  }
}

/** One of the expeditions of the word: "l'une de vos Expéditions". */
export function oneExpedition(which: Expeditions, speech: Speech): NounPhrase {
  const all = expeditionsAll(which, speech);
  if (which === 'each') return one('Expédition', 'f', 'a');
  return all.plural ? one(`l’une ${after('de', all)}`, 'f') : all;
}

/** Where characters are: "dans mon Expédition", "face à moi". */
export function inExpedition(which: ExpeditionsOrTarget, speech: Speech): string {
  if (which === 'facing-me') return 'face à moi';
  if (which === 'facing-it') return 'qui lui font face';
  if (which === 'each') return 'dans la zone d’Expédition';
  return after('dans', typeof which === 'object' ? expedition(which, speech) : expeditionsAll(which, speech));
}
