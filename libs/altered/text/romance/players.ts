import type {
  Condition,
  Expeditions,
  ExpeditionsOrTarget,
  Known,
  Players,
  TargetDefinition,
  ZoneName,
} from '#altered/abilities';
import { a, agreeing, bare, inNumber, the, type Noun, type NounPhrase } from './grammar.js';
import type { Speech } from './speech.js';
import type { Verb } from './verbs.js';

type Role = 'opponent' | 'player';
type Named = Exclude<ExpeditionsOrTarget, object>;

/** What expeditions are named by: whether the reader is spoken to, and "of your opponent" when it is needed. */
interface Viewpoint {
  readonly isReader: boolean;
  readonly ofOpponent: () => string;
}

export interface PlayerPhrases {
  readonly opponent: (isReader: boolean) => NounPhrase;
  readonly each: NounPhrase;
  readonly controller: NounPhrase;
  readonly owner: NounPhrase;
  /** A player who is a target, first and afterwards. */
  readonly target: Readonly<Record<Role, NounPhrase>>;
  readonly again: Readonly<Record<Role, NounPhrase>>;
  /** Of whom something has to be true: "(se controlla un Punto di Riferimento)". */
  readonly provided: (condition: string) => string;
  /** An expedition, or one and then another: "ciascuna delle tue Spedizioni". */
  readonly expedition: Readonly<Record<Named, (seen: Viewpoint) => NounPhrase>>;
  /** Several at once: "le tue Spedizioni". */
  readonly expeditions: Readonly<
    Record<'each' | 'each-of-yours' | 'each-of-opponents', (seen: Viewpoint) => NounPhrase>
  >;
  readonly thatExpedition: NounPhrase;
  readonly targetExpedition: NounPhrase;
  readonly targetExpeditions: NounPhrase;
  readonly targetExpeditionOf: (whose: 'you' | 'opponent', seen: Viewpoint) => NounPhrase;
  readonly oneOf: (ofThem: string) => string;
  /** Where characters are, when it is not just "in" an expedition. */
  readonly where: Readonly<Record<'facing-me' | 'facing-it' | 'facing-them' | 'each', string>>;
  /** "di fronte al Personaggio": where what faces something is. */
  readonly facing: (whom: NounPhrase) => string;
}

/** A player who is spoken of; undefined for the reader. */
export function player(who: Players, speech: Speech): NounPhrase | undefined {
  const { players } = speech.language;
  if (typeof who === 'object' && !('target' in who)) {
    const { standings } = speech.language;
    if ('facing' in who) return standings.controllerFacing(speech.known(who.facing, speech));
    return 'controllerOf' in who
      ? standings.controllerOf(speech.known(who.controllerOf, speech))
      : standings.ownerOf(speech.known(who.ownerOf, speech));
  }
  if (typeof who === 'object') {
    const target = speech.referents.target(who.target);
    const role = target?.kind === 'player' && target.who === 'opponent' ? 'opponent' : 'player';
    return targetPlayer(role, speech, target?.kind === 'player' ? target.that : undefined);
  }
  switch (who) {
    case 'you':
      return undefined;
    case 'opponent':
      if (speech.referents.hasTargetPlayer()) return targetPlayer('opponent', speech);
      return players.opponent(speech.you === 'reader');
    case 'each-player':
      return players.each;
    case 'that-player':
      return players.again.player;
    case 'its-controller':
      return players.controller;
    case 'its-owner':
      return players.owner;
  }
}

function targetPlayer(role: Role, speech: Speech, that?: Condition): NounPhrase {
  const { players } = speech.language;
  if (!speech.referents.introducesTargetPlayer()) return players.again[role];
  const target = players.target[role];
  return that === undefined
    ? target
    : {
        ...target,
        words: `${target.words} ${players.provided(speech.condition(that, { ...speech, you: 'somebody' }))}`,
      };
}

/** From whose seat descriptions are seen when this player chooses. */
export const seatOf = (who: Players | undefined): Speech['you'] =>
  who === undefined || who === 'you' ? 'reader' : who === 'each-player' ? 'everybody' : 'somebody';

/** "peschi", "il tuo avversario pesca"; "vous piochez", "votre adversaire pioche". */
export function playerDoes(who: Players, verb: Verb, speech: Speech): string {
  const { spoken, pronouns } = speech.language.grammar;
  const subject = player(who, speech);
  if (subject !== undefined) return `${spoken(subject)} ${verb.it}`;
  return speech.you === 'reader' ? pronouns.you + verb.you : pronouns.m + verb.it;
}

/** A zone of somebody: "la tua Mano", "la Riserva del tuo avversario", "una Riserva". */
export function zone(name: ZoneName, owner: Players | undefined, speech: Speech): NounPhrase {
  const { grammar, words } = speech.language;
  const plain = words.zones[name];
  if (name === 'expedition' || name === 'limbo') return plain;
  if (owner === undefined) return { ...plain, article: 'a' };
  const whose = player(owner, speech);
  if (whose === undefined)
    return grammar.possessed(
      ({ reader: 'you', somebody: 'it', everybody: 'each' } as const)[speech.you],
      plain,
    );
  return { ...plain, words: `${plain.words} ${grammar.after('of', whose)}` };
}

const viewpoint = (speech: Speech): Viewpoint => ({
  isReader: speech.you === 'reader',
  ofOpponent: () => {
    const who = player('opponent', speech);
    return who === undefined ? '' : speech.language.grammar.after('of', who);
  },
});

/** An expedition by its noun phrase: "la mia Spedizione", "votre Expédition Héros". */
export const expedition = (which: ExpeditionsOrTarget, speech: Speech): NounPhrase =>
  typeof which !== 'object'
    ? speech.language.players.expedition[which](viewpoint(speech))
    : 'target' in which
      ? targetExpedition(which, speech)
      : 'facing' in which
        ? expeditionFacing(which.facing, speech)
        : expeditionOf(which.expeditionOf, speech);

const beside = ({ one, gender }: Noun, where: string): NounPhrase => the(`${one} ${where}`, gender);

/** "la sua Spedizione", "l’Expédition du Personnage ciblé". */
function expeditionOf(known: Known, speech: Speech): NounPhrase {
  const { players, grammar, words } = speech.language;
  const what = speech.known(known, speech);
  if (what === 'me' || what.pronoun)
    return players.expedition[what === 'me' ? 'my-expedition' : 'its-expedition'](viewpoint(speech));
  return beside(words.expedition, grammar.after('of', what.phrase));
}

/** "la Spedizione di fronte a esso", "l’Expédition face au Personnage ciblé". */
function expeditionFacing(which: ExpeditionsOrTarget, speech: Speech): NounPhrase {
  const { players, words } = speech.language;
  const faced = facedBy(which, speech);
  return faced === 'me' || faced === 'it' || faced === 'them'
    ? players.expedition[faced === 'me' ? 'facing-me' : 'facing-it'](viewpoint(speech))
    : beside(words.expedition, players.facing(faced));
}

/** "di fronte a esso", "face à votre Expédition Héros": where objects are that face some. */
function facing(which: ExpeditionsOrTarget, speech: Speech): string {
  const { players } = speech.language;
  const faced = facedBy(which, speech);
  return faced === 'me' || faced === 'it' || faced === 'them'
    ? players.where[`facing-${faced}`]
    : players.facing(faced);
}

/** What is faced: an object or an Expedition, or a pronoun. */
function facedBy(which: ExpeditionsOrTarget, speech: Speech): NounPhrase | 'me' | 'it' | 'them' {
  if (typeof which !== 'object' || !('expeditionOf' in which)) return expedition(which, speech);
  const what = speech.known(which.expeditionOf, speech);
  if (what === 'me') return 'me';
  return what.pronoun ? (what.are.plural ? 'them' : 'it') : what.phrase;
}

function targetExpedition(which: { readonly target: number }, speech: Speech): NounPhrase {
  const { players, words } = speech.language;
  const mention = speech.referents.mention(which);
  if (mention.as !== 'target') return players.thatExpedition;
  const { gender, one } = words.expedition;
  speech.referents.introduce(which, { gender, plural: false, noun: one });
  if (mention.target.kind !== 'expedition') return players.targetExpedition;
  if (mention.target.anyNumber) return players.targetExpeditions;
  const { whose, other, is, count = 1, upTo } = mention.target;
  if (other === undefined && is === undefined && count === 1 && upTo === undefined)
    return whose === 'any' ? players.targetExpedition : players.targetExpeditionOf(whose, viewpoint(speech));
  return describedTarget(mention.target, speech);
}

/** "fino a due altre Spedizioni bersaglio in svantaggio". */
function describedTarget(
  { whose, other, is, count = 1, upTo }: Extract<TargetDefinition, { kind: 'expedition' }>,
  speech: Speech,
): NounPhrase {
  const { descriptions, grammar, standings, words } = speech.language;
  const plural = count > 1;
  const agree = { gender: words.expedition.gender, plural } as const;
  const said = [
    ...(plural ? [grammar.number(count, agree.gender)] : []),
    ...(other === true ? [agreeing(words.other, agree)] : []),
    inNumber(words.expedition, plural),
    agreeing(words.target, agree),
    ...(whose === 'any'
      ? []
      : [whose === 'you' ? descriptions.thatYouControl : viewpoint(speech).ofOpponent()]),
    ...(is === undefined ? [] : [standings.standing(is, plural)]),
  ];
  const phrase: NounPhrase = { ...agree, article: plural ? 'none' : 'a', words: said.join(' ') };
  return upTo === true
    ? { ...agree, article: 'none', words: descriptions.upTo(grammar.spoken(phrase)) }
    : phrase;
}

/** All expeditions of the word as what a statement is about. */
export function expeditionsAll(which: Expeditions, speech: Speech): NounPhrase {
  switch (which) {
    case 'each':
    case 'each-of-yours':
    case 'each-of-opponents':
      return speech.language.players.expeditions[which](viewpoint(speech));
    default:
      return expedition(which, speech);
  }
}

/** One of the expeditions of the word: "una delle tue Spedizioni", "l'une de vos Expéditions". */
export function oneExpedition(which: Expeditions, speech: Speech): NounPhrase {
  const { grammar, players, words } = speech.language;
  const all = expeditionsAll(which, speech);
  if (which === 'each') return a(words.expedition.one, words.expedition.gender);
  return all.plural ? bare(players.oneOf(grammar.after('of', all)), words.expedition.gender) : all;
}

/** Where characters are: "nella mia Spedizione", "face à moi". */
export function inExpedition(which: ExpeditionsOrTarget, speech: Speech): string {
  const { grammar, players } = speech.language;
  if (which === 'facing-me' || which === 'facing-it' || which === 'each') return players.where[which];
  if (typeof which === 'object' && 'facing' in which) return facing(which.facing, speech);
  return grammar.after(
    'in',
    typeof which === 'object' ? expedition(which, speech) : expeditionsAll(which, speech),
  );
}
