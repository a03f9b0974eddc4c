import type { Comparison, Condition, Players, Quantity, Selector } from '#altered/abilities';
import { spokenOf } from '../speech/later-words.js';
import { after, agreeing, listed, spoken, type Agreement } from './grammar.js';
import { knownPhrase } from './known.js';
import { laterDescription } from './later.js';
import { expedition, player, seatOf, zone } from './players.js';
import { value } from './quantities.js';
import { beside, boundWords, described, howMany, measured } from './selectors.js';
import type { Speech } from './speech.js';
import { imperfect, verbs } from './verbs.js';
import * as words from './words.js';

type Tense = 'present' | 'past';
type Person = 'me' | 'you' | 'it' | 'they';
type Word = keyof typeof imperfect;

/** A condition as the clause after "si"; `past` looks at the state before the event. */
export const conditionOf = (condition: Condition, speech: Speech, tense: Tense = 'present'): string =>
  new Judging(speech, tense).say(condition, false);

class Judging {
  constructor(
    private readonly speech: Speech,
    private readonly tense: Tense,
  ) {}

  say(condition: Condition, negative: boolean): string {
    switch (condition.kind) {
      case 'compare':
        return this.compare(condition.left, condition.is, condition.right, negative);
      case 'is': {
        const what = knownPhrase(condition.what, this.speech);
        if (what === 'me')
          return this.like(condition.like, 'je', 'me', { gender: 'm', plural: false }, negative);
        const { are, phrase, pronoun } = what;
        const he = are.gender === 'f' ? 'elle' : 'il';
        const article = phrase.article === 'a' ? 'the' : phrase.article;
        const subject = pronoun ? (are.plural ? `${he}s` : he) : spoken({ ...phrase, article });
        return this.like(condition.like, subject, are.plural ? 'they' : 'it', are, negative);
      }
      case 'exists':
        return this.exists(condition.like, negative);
      case 'distinct':
        return this.distinct(condition.like, negative);
      case 'first-day':
        return `${this.verb('c’', 'be', 'it', negative)} le premier Jour`;
      case 'first-player':
        return this.player(condition.who, 'be', negative, 'le premier joueur');
      case 'passed':
        return this.player(condition.who, 'have', negative, 'passé');
      case 'phase':
        return `${this.verb('c’', 'be', 'it', negative)} ${spoken(words.phases[condition.phase].during)}`;
      case 'terrain': {
        const place = `en ${words.terrains[condition.terrain]}`;
        if (condition.expedition === 'my-expedition')
          return `${this.verb('je ', 'be', 'me', negative)} ${place}`;
        const where = spoken(expedition(condition.expedition, this.speech));
        return `${this.verb(`${where} `, 'be', 'it', negative)} ${place}`;
      }
      case 'not':
        return this.say(condition.condition, !negative);
      case 'all':
      case 'any':
        return listed(
          condition.conditions.map((one, index) => (index === 0 ? '' : 'si ') + this.say(one, negative)),
          (condition.kind === 'all') === negative ? 'ou' : 'et',
        );
      case 'later': {
        const where = spoken(expedition(spokenOf(condition.condition, 'ascended').which, this.speech));
        return `${this.verb(`${where} `, 'be', 'it', negative)} élevée`;
      }
    }
  }

  /** "vous contrôlez", "je ne suis pas", "c'était"; `sans`: without "pas", before "aucun". */
  private verb(subject: string, word: Word, person: Person, negative: boolean, sans = false): string {
    const form = this.tense === 'past' ? imperfect[word][person] : verbs[word][person];
    if (!negative) return subject + form;
    return `${subject === 'c’' ? 'ce ' : subject}ne ${form}${sans ? '' : ' pas'}`;
  }

  private player(who: Players, word: Word, negative: boolean, rest: string, sans = false): string {
    const subject = player(who, this.speech);
    if (subject !== undefined)
      return `${this.verb(`${spoken(subject)} `, word, 'it', negative, sans)} ${rest}`;
    if (this.speech.you === 'reader') return `${this.verb('vous ', word, 'you', negative, sans)} ${rest}`;
    return `${this.verb('il ', word, 'it', negative, sans)} ${rest}`;
  }

  /** "vous contrôlez un Personnage", "il n'y a aucun Personnage Endormi en jeu". */
  private exists(like: Selector, negative: boolean): string {
    const what = (omit: readonly (keyof Selector)[]): string => {
      const said = described(like, { article: negative ? 'none' : 'a', omit }, this.speech);
      return negative ? `aucun${said.gender === 'f' ? 'e' : ''} ${said.words}` : spoken(said);
    };
    return this.having(like, what, negative, true);
  }

  private having(
    like: Selector,
    what: (omit: readonly (keyof Selector)[]) => string,
    negative: boolean,
    sans: boolean,
  ): string {
    const { controller } = like;
    if (controller !== undefined && controller !== 'each-player')
      return this.player(controller, 'control', negative, what(['controller']), sans);
    if (like.owner === 'you' && like.zone !== undefined)
      return this.player('you', 'have', negative, what([]), sans);
    const isSaid = [like.zone, like.expedition, like.among].some((one) => one !== undefined);
    const is = this.tense === 'past' ? 'avait' : 'a';
    const there = negative ? `il n’y ${is}${sans ? '' : ' pas'}` : `il y ${is}`;
    return `${there} ${what([])}${isSaid ? '' : ' en jeu'}`;
  }

  private distinct(likes: readonly Selector[], negative: boolean): string {
    const said = likes.map((like, index) =>
      spoken(
        described(
          { ...like, ...(index > 0 && { other: true }) },
          { article: 'a', omit: ['controller'] },
          this.speech,
        ),
      ),
    );
    return this.player('you', 'control', negative, listed(said, 'et'));
  }

  private compare(left: Quantity, is: Comparison, right: Quantity, negative: boolean): string {
    if (typeof left === 'object' && typeof right === 'number') {
      const counted = this.counted(left, is, right, negative);
      if (counted !== undefined) return counted;
    }
    const asMana = typeof left === 'object' && 'cost' in left;
    const one = value(left, this.speech);
    const what =
      typeof right === 'number'
        ? `${is === 'more-than' || is === 'less-than' ? '' : 'de '}${beside(is, right, asMana, one)}`
        : measured(is, value(right, this.speech), one);
    return `${this.verb(`${spoken(one)} `, 'be', 'it', negative)} ${what}`;
  }

  /** "vous contrôlez au moins deux Repères", "j'ai au moins 3 boosts". */
  private counted(
    left: Exclude<Quantity, number>,
    is: Comparison,
    right: number,
    negative: boolean,
  ): string | undefined {
    const isNone = is === 'exactly' && right === 0;
    const plural = right > 1;
    if ('count' in left) {
      const like = left.count;
      if (isNone) return this.exists(like, !negative);
      const { gender } = described(like, { article: 'none' }, this.speech);
      const before = howMany(is, right, gender);
      const what = (omit: readonly (keyof Selector)[]): string =>
        described(like, { article: 'none', plural, before, omit }, this.speech).words;
      return this.having(like, what, negative, false);
    }
    if ('counters' in left) {
      const on = knownPhrase(left.on, this.speech);
      const noun = words.counter(left.counters);
      const what = isNone
        ? `aucun ${noun.one}`
        : `${howMany(is, right, 'm', true)} ${plural ? noun.many : noun.one}`;
      const isNot = isNone ? !negative : negative;
      if (on === 'me') return `${this.verb('je ', 'have', 'me', isNot, isNone)} ${what}`;
      const he = on.are.gender === 'f' ? 'elle ' : 'il ';
      const subject = on.pronoun ? he : `${spoken(on.phrase)} `;
      return `${this.verb(subject, 'have', on.are.plural ? 'they' : 'it', isNot, isNone)} ${what}`;
    }
    if ('cardsIn' in left) {
      const seen = { ...this.speech, you: seatOf(left.of) };
      const isMana = left.cardsIn === 'mana';
      const noun = isMana ? words.manaOrb : words.card;
      const where = isMana ? '' : ` ${after('dans', zone(left.cardsIn, 'you', seen))}`;
      const none = `aucun${noun.gender === 'f' ? 'e' : ''} ${noun.one}`;
      if (isNone) return this.player(left.of, 'have', !negative, none + where, true);
      const many = `${howMany(is, right, noun.gender)} ${plural ? noun.many : noun.one}`;
      return this.player(left.of, 'have', negative, many + where);
    }
    return undefined;
  }

  /** Whether something fits a description: "c'est un Permanent", "je suis Fugace", "vous le contrôlez". */
  private like(like: Selector, subject: string, person: Person, agree: Agreement, negative: boolean): string {
    const isNamed = [like.type, like.subtype, like.token].some((one) => one !== undefined && one !== false);
    if (isNamed) {
      const article = agree.plural && negative ? 'none' : 'a';
      const what = spoken(described(like, { article, plural: agree.plural }, this.speech));
      if (/^(il|elle)$/.test(subject)) return `${this.verb('c’', 'be', 'it', negative)} ${what}`;
      return `${this.verb(`${subject} `, 'be', person, negative)} ${what}`;
    }
    const be = (not: boolean): string => this.verb(`${subject} `, 'be', person, not);
    const said: string[] = [];
    if (like.status !== undefined)
      said.push(`${be(negative)} ${agreeing(words.statuses[like.status], agree)}`);
    if (like.without !== undefined)
      said.push(`${be(!negative)} ${agreeing(words.statuses[like.without], agree)}`);
    if (like.token === false) said.push(`${this.verb('c’', 'be', 'it', !negative)} un jeton`);
    if (like.keyword !== undefined)
      said.push(`${this.verb(`${subject} `, 'have', person, negative)} ${words.keywords[like.keyword]}`);
    for (const bound of like.bounds ?? [])
      said.push(this.bounded(boundWords(bound, this.speech), subject, person, negative));
    for (const one of laterDescription(like.later))
      said.push(`${this.verb(`${subject} `, 'have', person, negative)} ${one}`);
    if (like.controller !== undefined) said.push(this.controls(like.controller, agree, person, negative));
    if (like.zone === undefined && like.owner !== undefined)
      said.push(this.player(like.owner, 'be', negative, 'son propriétaire'));
    const rest = this.rest(like);
    if (rest !== undefined) said.push(`${be(negative)} ${rest}`);
    return said.length === 0 ? `${be(negative)} en jeu` : listed(said, negative ? 'ou' : 'et');
  }

  /** "il a un Coût de Main de {3} ou moins", "il a au moins 2 boosts". */
  private bounded(bound: string, subject: string, person: Person, negative: boolean): string {
    const having = bound.startsWith('avec ')
      ? bound.slice('avec '.length)
      : bound.replace(/^de (Coût de \S+) (?=\{)/, 'un $1 de ').replace(/^de /, 'un ');
    return `${this.verb(`${subject} `, 'have', person, negative)} ${having}`;
  }

  private controls(who: Players, agree: Agreement, person: Person, negative: boolean): string {
    const clitic = person === 'me' ? 'me' : agree.plural ? 'les' : agree.gender === 'f' ? 'la' : 'le';
    const form = (which: Person): string =>
      this.tense === 'past' ? imperfect.control[which] : verbs.control[which];
    const by = player(who, this.speech);
    const subject = by === undefined ? (this.speech.you === 'reader' ? 'vous' : 'il') : spoken(by);
    const does = form(by === undefined && this.speech.you === 'reader' ? 'you' : 'it');
    return negative ? `${subject} ne ${clitic} ${does} pas` : `${subject} ${clitic} ${does}`;
  }

  /** Places, names and what else a description says with a noun: "dans votre Réserve". */
  private rest(like: Selector): string | undefined {
    const { zone: where, owner, expedition: expeditions, name, rarity, faction, oneOf } = like;
    const only: Selector = {
      ...(where !== undefined && { zone: where }),
      ...(where !== undefined && owner !== undefined && { owner }),
      ...(expeditions !== undefined && { expedition: expeditions }),
    };
    if (oneOf !== undefined) return spoken(described({ ...only, oneOf }, { article: 'a' }, this.speech));
    if (name !== undefined || rarity !== undefined || faction !== undefined) {
      const card: Selector = {
        ...only,
        ...(name !== undefined && { name }),
        ...(rarity !== undefined && { rarity }),
        ...(faction !== undefined && { faction }),
      };
      return spoken(described(card, { article: 'a', card: true }, this.speech));
    }
    if (Object.keys(only).length === 0) return undefined;
    const whole = described(only, { article: 'none' }, this.speech).words;
    return whole.replace(/^(carte|Personnage|objet|Orbe de Mana) /, '');
  }
}
