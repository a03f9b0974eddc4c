import type { Expeditions, ExpeditionsOrTarget, Players, ZoneName } from '#altered/abilities';
import { after, spoken, type NounPhrase } from './grammar.js';
import type { Speech } from './speech.js';
import type { Verb } from './verbs.js';
import { zones } from './words.js';

const one = (words: string, gender: 'm' | 'f', article: NounPhrase['article'] = 'the'): NounPhrase => ({
  gender,
  plural: false,
  article,
  words,
});
const several = (words: string, gender: 'm' | 'f'): NounPhrase => ({
  gender,
  plural: true,
  article: 'the',
  words,
});

/** A player who is spoken of; undefined for the reader, who is "tu". */
export function player(who: Players, speech: Speech): NounPhrase | undefined {
  if (typeof who === 'object') {
    const target = speech.referents.target(who.target);
    return targetPlayer(
      target?.kind === 'player' && target.who === 'opponent' ? 'avversario' : 'giocatore',
      speech,
    );
  }
  switch (who) {
    case 'you':
      return undefined;
    case 'opponent':
      if (speech.referents.hasTargetPlayer()) return targetPlayer('avversario', speech);
      return one(speech.you === 'reader' ? 'tuo avversario' : 'suo avversario', 'm');
    case 'each-player':
      return one('ogni giocatore', 'm', 'none');
    case 'its-controller':
      return one('suo controllore', 'm');
    case 'its-owner':
      return one('suo proprietario', 'm');
  }
}

const targetPlayer = (noun: string, { referents }: Speech): NounPhrase =>
  referents.introducesTargetPlayer()
    ? one(`${noun} bersaglio`, 'm', 'a')
    : one(noun === 'avversario' ? 'quell’avversario' : 'quel giocatore', 'm', 'none');

/** From whose seat descriptions are seen when this player chooses. */
export const seatOf = (who: Players | undefined): Speech['you'] =>
  who === undefined || who === 'you' ? 'reader' : who === 'each-player' ? 'everybody' : 'somebody';

/** "peschi", "il tuo avversario pesca". */
export function playerDoes(who: Players, verb: Verb, speech: Speech): string {
  const subject = player(who, speech);
  if (subject !== undefined) return `${spoken(subject)} ${verb.it}`;
  return speech.you === 'reader' ? verb.you : verb.it;
}

const possessives = { reader: 'tua', somebody: 'sua', everybody: 'propria' } as const;
const possessive = (speech: Speech, gender: 'm' | 'f'): string => {
  const word = possessives[speech.you];
  if (gender === 'f') return word;
  return word === 'tua' ? 'tuo' : word === 'sua' ? 'suo' : 'proprio';
};

/** A zone of somebody: "la tua Mano", "la Riserva del tuo avversario", "una Riserva". */
export function zone(name: ZoneName, owner: Players | undefined, speech: Speech): NounPhrase {
  const plain = zones[name];
  if (name === 'expedition' || name === 'limbo') return plain;
  if (owner === undefined) return { ...plain, article: 'a' };
  const whose = player(owner, speech);
  if (whose === undefined) return { ...plain, words: `${possessive(speech, plain.gender)} ${plain.words}` };
  if (owner === 'each-player') return { ...plain, words: `${plain.words} di ogni giocatore` };
  return { ...plain, words: `${plain.words} ${after('di', whose)}` };
}

/** An expedition by its noun phrase: "la mia Spedizione", "la tua spedizione eroe". */
export function expedition(which: ExpeditionsOrTarget, speech: Speech): NounPhrase {
  if (typeof which === 'object') return targetExpedition(which, speech);
  const your = speech.you === 'reader' ? 'tua' : 'sua';
  const yours = speech.you === 'reader' ? 'tue' : 'sue';
  switch (which) {
    case 'my-expedition':
      return one('mia Spedizione', 'f');
    case 'my-other-expedition':
      return one('altra mia Spedizione', 'f');
    case 'facing-me':
      return one('Spedizione di fronte a me', 'f');
    case 'your-hero':
      return one(`${your} spedizione eroe`, 'f');
    case 'your-companion':
      return one(`${your} spedizione partener`, 'f');
    case 'each-of-yours':
      return one(`ciascuna delle ${yours} Spedizioni`, 'f', 'none');
    case 'opponent-hero':
      return one(`spedizione eroe ${ofOpponent(speech)}`, 'f');
    case 'opponent-companion':
      return one(`spedizione partener ${ofOpponent(speech)}`, 'f');
    case 'each-of-opponents':
      return one(`ciascuna delle Spedizioni ${ofOpponent(speech)}`, 'f', 'none');
    case 'each':
      return one('ciascuna Spedizione', 'f', 'none');
    case 'its-expedition':
      return one('sua Spedizione', 'f');
    case 'facing-it':
      return one('Spedizione di fronte a esso', 'f');
  }
}

const ofOpponent = (speech: Speech): string => {
  const who = player('opponent', speech);
  return who === undefined ? '' : after('di', who);
};

function targetExpedition(which: { readonly target: number }, speech: Speech): NounPhrase {
  const mention = speech.referents.mention(which);
  if (mention.as !== 'target') return one('quella Spedizione', 'f', 'none');
  speech.referents.introduce(which, { gender: 'f', plural: false, noun: 'Spedizione' });
  if (mention.target.kind !== 'expedition') return one('Spedizione bersaglio', 'f');
  if (mention.target.anyNumber) return one('un numero qualsiasi di Spedizioni bersaglio', 'f', 'none');
  const { whose } = mention.target;
  if (whose === 'any') return one('Spedizione bersaglio', 'f');
  return one(`Spedizione bersaglio ${whose === 'you' ? 'che controlli' : ofOpponent(speech)}`, 'f', 'a');
}

/** All expeditions of the word as what a statement is about. */
export function expeditionsAll(which: Expeditions, speech: Speech): NounPhrase {
  switch (which) {
    case 'each':
      return several('Spedizioni', 'f');
    case 'each-of-yours':
      return several(speech.you === 'reader' ? 'tue Spedizioni' : 'sue Spedizioni', 'f');
    case 'each-of-opponents':
      return several(`Spedizioni ${ofOpponent(speech)}`, 'f');
    default:
      return expedition(which, speech);
  }
}

/** One of the expeditions of the word: "una delle tue Spedizioni". */
export function oneExpedition(which: Expeditions, speech: Speech): NounPhrase {
  const all = expeditionsAll(which, speech);
  if (which === 'each') return one('Spedizione', 'f', 'a');
  return all.plural ? one(`una ${after('di', all)}`, 'f', 'none') : all;
}

/** Where characters are: "nella mia Spedizione", "di fronte a me". */
export function inExpedition(which: ExpeditionsOrTarget, speech: Speech): string {
  if (which === 'facing-me') return 'di fronte a me';
  if (which === 'facing-it') return 'di fronte a esso';
  if (which === 'each') return 'nella zona Spedizione';
  return after('in', typeof which === 'object' ? expedition(which, speech) : expeditionsAll(which, speech));
}
