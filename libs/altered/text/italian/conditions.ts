import type { Comparison, Condition, Quantity, Selector } from '#altered/abilities';
import { spokenOf } from '../speech/later-words.js';
import { after, agreeing, listed, spoken, type Agreement } from './grammar.js';
import { knownPhrase } from './known.js';
import { expedition, player, seatOf, zone } from './players.js';
import { boundWords, compared, described, howMany } from './selectors.js';
import { laterDescription } from './later.js';
import type { Speech } from './speech.js';
import { imperfect, verbs } from './verbs.js';
import { value } from './quantities.js';
import * as words from './words.js';

type Tense = 'present' | 'past';
type Person = 'me' | 'you' | 'it' | 'they';
type Word = keyof typeof imperfect;

/** A condition as the clause after "se"; `past` looks at the state before the event. */
export function conditionOf(condition: Condition, speech: Speech, tense: Tense = 'present'): string {
  return new Judging(speech, tense).say(condition, false);
}

class Judging {
  constructor(
    private readonly speech: Speech,
    private readonly tense: Tense,
  ) {}

  say(condition: Condition, negative: boolean): string {
    const not = negative ? 'non ' : '';
    switch (condition.kind) {
      case 'compare':
        return this.compare(condition.left, condition.is, condition.right, not);
      case 'is': {
        const what = knownPhrase(condition.what, this.speech);
        if (what === 'me') return this.like(condition.like, 'me', { gender: 'm', plural: false }, not);
        const subject = what.pronoun ? '' : `${spoken({ ...what.phrase, article: definite(what.phrase) })} `;
        return subject + this.like(condition.like, what.are.plural ? 'they' : 'it', what.are, not);
      }
      case 'exists':
        return this.exists(condition.like, negative);
      case 'distinct':
        return this.distinct(condition.like, not);
      case 'first-day':
        return `${not}${this.verb('be', 'it')} il primo Giorno`;
      case 'first-player':
        return this.player(condition.who, 'be', not, 'il primo giocatore');
      case 'passed':
        return this.player(condition.who, 'have', not, 'passato');
      case 'phase':
        return `${not}${this.verb('be', 'it')} ${spoken(words.phases[condition.phase].during)}`;
      case 'terrain': {
        const place = `in ${words.terrains[condition.terrain]}`;
        if (condition.expedition === 'my-expedition') return `${not}${this.verb('be', 'me')} ${place}`;
        return `${spoken(expedition(condition.expedition, this.speech))} ${not}${this.verb('be', 'it')} ${place}`;
      }
      case 'not':
        return this.say(condition.condition, !negative);
      case 'all':
      case 'any':
        return listed(
          condition.conditions.map((one) => this.say(one, negative)),
          (condition.kind === 'all') === negative ? 'o' : 'e',
        );
      case 'later':
        return this.ascended(spokenOf(condition.condition, 'ascended'), not);
    }
  }

  private ascended(
    { which }: Extract<Extract<Condition, { kind: 'later' }>['condition'], { kind: 'ascended' }>,
    not: string,
  ): string {
    return `${spoken(expedition(which, this.speech))} ${not}${this.verb('be', 'it')} ascesa`;
  }

  private verb(word: Word, person: Person): string {
    return this.tense === 'past' ? imperfect[word][person] : verbs[word][person];
  }

  private player(who: Parameters<typeof player>[0], word: Word, not: string, rest: string): string {
    const subject = player(who, this.speech);
    if (subject !== undefined) return `${spoken(subject)} ${not}${this.verb(word, 'it')} ${rest}`;
    return `${not}${this.verb(word, this.speech.you === 'reader' ? 'you' : 'it')} ${rest}`;
  }

  /** "controlli un Personaggio", "c'è un Personaggio Addormentato in gioco". */
  private exists(like: Selector, negative: boolean): string {
    const article = negative ? 'none' : 'a';
    return this.having(
      like,
      (omit) => spoken(described(like, { article, plural: negative, omit }, this.speech)),
      negative,
      negative,
    );
  }

  private having(
    like: Selector,
    what: (omit: readonly (keyof Selector)[]) => string,
    negative: boolean,
    plural: boolean,
  ): string {
    const not = negative ? 'non ' : '';
    const { controller } = like;
    if (controller !== undefined && controller !== 'each-player')
      return this.player(controller, 'control', not, what(['controller']));
    if (like.owner === 'you' && like.zone !== undefined) return this.player('you', 'have', not, what([]));
    const isSaid = [like.zone, like.expedition, like.among].some((one) => one !== undefined);
    const place = isSaid ? '' : ' in gioco';
    if (plural) return `${not}ci ${this.verb('be', 'they')} ${what([])}${place}`;
    return `${not}${this.tense === 'past' ? 'c’era' : 'c’è'} ${what([])}${place}`;
  }

  private distinct(likes: readonly Selector[], not: string): string {
    const [first, ...more] = likes.map((like, index) =>
      spoken(
        described(
          { ...like, ...(index > 0 && { other: true }) },
          { article: 'a', omit: ['controller'] },
          this.speech,
        ),
      ),
    );
    return this.player('you', 'control', not, listed([first ?? '', ...more], 'e'));
  }

  private compare(left: Quantity, is: Comparison, right: Quantity, not: string): string {
    if (typeof left === 'object' && typeof right === 'number') {
      const counted = this.counted(left, is, right, not);
      if (counted !== undefined) return counted;
    }
    const asMana = typeof left === 'object' && 'cost' in left;
    const one = value(left, this.speech);
    const what =
      typeof right === 'number' ? among(is, right, asMana) : compared(is, right, asMana, this.speech);
    return `${spoken(one)} ${not}${this.verb('be', 'it')} ${what}`;
  }

  /** "controlli due o più Punti di Riferimento", "ho 3 o più incrementi", "hai al massimo due carte nella tua Mano". */
  private counted(
    left: Exclude<Quantity, number>,
    is: Comparison,
    right: number,
    not: string,
  ): string | undefined {
    if ('count' in left) {
      const like = left.count;
      if (is === 'exactly' && right === 0) return this.exists(like, not === '');
      const plural = right > 1;
      const { gender } = described(like, { article: 'none' }, this.speech);
      return this.having(
        like,
        (omit) =>
          plural
            ? described(
                like,
                { article: 'none', plural, before: howMany(is, right, gender), omit },
                this.speech,
              ).words
            : `${aboutOne[is]} ${spoken(described(like, { article: 'a', omit }, this.speech))}`,
        not !== '',
        plural,
      );
    }
    if ('counters' in left) {
      const on = knownPhrase(left.on, this.speech);
      const noun = words.counter(left.counters);
      const many = is === 'exactly' && right === 0 ? undefined : howMany(is, right, 'm', true);
      const what = many === undefined ? noun.many : `${many} ${noun.many}`;
      const isNot = many === undefined ? (not === '' ? 'non ' : '') : not;
      if (on === 'me') return `${isNot}${this.verb('have', 'me')} ${what}`;
      const subject = on.pronoun ? '' : `${spoken(on.phrase)} `;
      return `${subject}${isNot}${this.verb('have', on.are.plural ? 'they' : 'it')} ${what}`;
    }
    if ('cardsIn' in left) {
      const seen = { ...this.speech, you: seatOf(left.of) };
      const isMana = left.cardsIn === 'mana';
      const noun = isMana ? words.manaOrb : words.card;
      const where = isMana ? '' : ` ${after('in', zone(left.cardsIn, 'you', seen))}`;
      if (is === 'exactly' && right === 0)
        return this.player(left.of, 'have', not === '' ? 'non ' : '', `${noun.many}${where}`);
      const one = spoken({ gender: noun.gender, plural: false, article: 'a', words: noun.one });
      const many = right === 1 ? `${aboutOne[is]} ${one}` : `${howMany(is, right, noun.gender)} ${noun.many}`;
      return this.player(left.of, 'have', not, many + where);
    }
    return undefined;
  }

  /** Whether something fits a description: "è un Permanente", "sono Fugace", "lo controlli". */
  private like(like: Selector, person: Person, agree: Agreement, not: string): string {
    const isNamed = [like.type, like.subtype, like.token].some((one) => one !== undefined && one !== false);
    const be = `${not}${this.verb('be', person)}`;
    if (isNamed) {
      const article = agree.plural ? 'none' : 'a';
      return `${be} ${spoken(described(like, { article, plural: agree.plural }, this.speech))}`;
    }
    const said: string[] = [];
    if (like.status !== undefined) said.push(`${be} ${agreeing(words.statuses[like.status], agree)}`);
    if (like.without !== undefined) {
      const status = agreeing(words.statuses[like.without], agree);
      said.push(
        not === '' ? `non ${this.verb('be', person)} ${status}` : `${this.verb('be', person)} ${status}`,
      );
    }
    if (like.token === false) said.push(`${not === '' ? 'non ' : ''}${this.verb('be', person)} un gettone`);
    if (like.keyword !== undefined)
      said.push(`${not}${this.verb('have', person)} ${words.keywords[like.keyword]}`);
    const having = [
      ...(like.bounds ?? []).map((bound) => boundWords(bound, this.speech)),
      ...laterDescription(like.later),
    ];
    if (having.length > 0) said.push(`${not}${this.verb('have', person)} ${listed(having, 'e')}`);
    if (like.controller !== undefined) said.push(this.controls(like.controller, person, agree, not));
    if (like.zone === undefined && like.owner !== undefined)
      said.push(this.player(like.owner, 'be', `${not}ne `, 'il proprietario'));
    const rest = this.rest(like);
    if (rest !== undefined) said.push(`${be} ${rest}`);
    return said.length === 0 ? `${be} in gioco` : listed(said, not === '' ? 'e' : 'o');
  }

  private controls(
    who: NonNullable<Selector['controller']>,
    person: Person,
    agree: Agreement,
    not: string,
  ): string {
    if (who === 'each-player') return `${not}${this.verb('be', person)} in gioco`;
    const clitic =
      person === 'me' ? 'mi ' : { m: ['lo ', 'li '], f: ['la ', 'le '] }[agree.gender][agree.plural ? 1 : 0];
    return this.player(who, 'control', `${not}${clitic ?? ''}`, '').trim();
  }

  /** Places, names and what else a description says with a noun: "nella tua Riserva". */
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
    return whole.replace(/^(carta|Personaggio|oggetto|Orbe di Mana) /, '');
  }
}

/** How many when it is one: "almeno una carta". */
const aboutOne: Readonly<Record<Comparison, string>> = {
  'at-least': 'almeno',
  'at-most': 'al massimo',
  exactly: 'esattamente',
  'more-than': 'più di',
  'less-than': 'meno di',
};

/** A result or a statistic beside a number: "è 4 o più". */
function among(is: Comparison, than: number, asMana: boolean): string {
  const number = asMana ? `{${than}}` : String(than);
  switch (is) {
    case 'at-least':
      return `${number} o più`;
    case 'at-most':
      return `${number} o meno`;
    case 'exactly':
      return number;
    case 'more-than':
      return `superiore a ${number}`;
    case 'less-than':
      return `inferiore a ${number}`;
  }
}

const definite = (phrase: { readonly article: 'the' | 'a' | 'all' | 'none' }) =>
  phrase.article === 'a' ? 'the' : phrase.article;
