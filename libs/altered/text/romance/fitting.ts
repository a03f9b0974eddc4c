import type { Condition, Players, Selector } from '#altered/abilities';
import { a, agreeing, formOf, listed, singular, type Agreement } from './grammar.js';
import { does, playerDoes, type Judging, type Word } from './judging.js';
import { knownPhrase } from './known.js';
import { boundWords, described, furtherBounds } from './selectors.js';
import type { Person } from './verbs.js';
import { cooldown } from './words.js';

/** Whether something known fits a description. */
export function isLike(
  at: Judging,
  { what: known, like }: Extract<Condition, { kind: 'is' }>,
  negative: boolean,
): string {
  const { pronouns, spoken } = at.speech.language.grammar;
  const what = knownPhrase(known, at.speech);
  if (what === 'me') return fits(at, like, pronouns.me, 'me', singular, negative);
  const { are, phrase, pronoun } = what;
  const article = phrase.article === 'a' ? 'the' : phrase.article;
  const subject = pronoun ? pronouns[formOf(are)] : `${spoken({ ...phrase, article })} `;
  return fits(at, like, subject, are.plural ? 'they' : 'it', are, negative);
}

/** Whether something fits a description: "è un Permanente", "je suis Fugace", "lo controlli". */
function fits(
  at: Judging,
  like: Selector,
  subject: string,
  person: Person,
  agree: Agreement,
  negative: boolean,
): string {
  const { conditions: phrases, descriptions, grammar, words } = at.speech.language;
  const isNamed = [like.type, like.subtype, like.token].some((one) => one !== undefined && one !== false);
  if (isNamed) {
    const article = agree.plural && negative ? 'none' : 'a';
    const what = grammar.spoken(described(like, { article, plural: agree.plural }, at.speech));
    const isPronoun = [grammar.pronouns.m, grammar.pronouns.f].includes(subject);
    if (isPronoun && phrases.it !== '') return `${does(at, phrases.it, 'be', 'it', negative)} ${what}`;
    return `${does(at, subject, 'be', person, negative)} ${what}`;
  }
  const each = phrases.repeatsSubject ? subject : '';
  const verb = (word: Word, not: boolean): string => does(at, each, word, person, not);
  const said: string[] = [];
  if (like.status !== undefined)
    said.push(`${verb('be', negative)} ${agreeing(words.statuses[like.status], agree)}`);
  if (like.without !== undefined)
    said.push(`${verb('be', !negative)} ${agreeing(words.statuses[like.without], agree)}`);
  if (like.token === false) {
    const token = grammar.spoken(a(words.token.one, words.token.gender));
    const isIt = phrases.it !== '';
    said.push(`${does(at, phrases.it, 'be', isIt ? 'it' : person, !negative)} ${token}`);
  }
  if (like.keyword !== undefined) said.push(`${verb('have', negative)} ${words.keywords[like.keyword]}`);
  const having = [
    ...(like.bounds ?? []).map((bound) => boundWords(bound, at.speech)),
    ...cooldown(like, words).map(descriptions.bound.keyword),
    ...furtherBounds(like, at.speech),
  ];
  if (having.length > 0)
    for (const one of phrases.having(having)) said.push(`${verb('have', negative)} ${one}`);
  if (like.controller !== undefined) said.push(controls(at, like.controller, agree, person, negative, each));
  if (like.zone === undefined && like.owner !== undefined)
    said.push(
      playerDoes(at, like.owner, 'be', negative, phrases.owner.words, {
        ...(phrases.owner.clitic !== '' && { clitic: phrases.owner.clitic }),
      }),
    );
  const where = placed(at, like);
  if (where !== undefined) said.push(`${verb('be', negative)} ${where}`);
  const { or, and } = grammar;
  const whole =
    said.length === 0 ? `${verb('be', negative)} ${descriptions.inPlay}` : listed(said, negative ? or : and);
  return phrases.repeatsSubject ? whole : subject + whole;
}

function controls(
  at: Judging,
  who: Players,
  agree: Agreement,
  person: Person,
  negative: boolean,
  subject: string,
): string {
  const { descriptions, grammar } = at.speech.language;
  if (who === 'each-player') return `${does(at, subject, 'be', person, negative)} ${descriptions.inPlay}`;
  const { clitics } = grammar;
  const clitic = person === 'me' ? clitics.me : agreeing(clitics, agree);
  return playerDoes(at, who, 'control', negative, '', { clitic });
}

/** Places, names and what else a description says with a noun: "nella tua Riserva". */
function placed(at: Judging, like: Selector): string | undefined {
  const { zone: where, owner, expedition: expeditions, name, rarity, faction, oneOf } = like;
  const { inTerrain, at: standing, facing } = like;
  const only: Selector = {
    ...(where !== undefined && { zone: where }),
    ...(where !== undefined && owner !== undefined && { owner }),
    ...(expeditions !== undefined && { expedition: expeditions }),
    ...(inTerrain !== undefined && { inTerrain }),
    ...(standing !== undefined && { at: standing }),
    ...(facing !== undefined && { facing }),
  };
  const { grammar, words } = at.speech.language;
  const { spoken } = grammar;
  if (oneOf !== undefined) return spoken(described({ ...only, oneOf }, { article: 'a' }, at.speech));
  if (name !== undefined || rarity !== undefined || faction !== undefined) {
    const card: Selector = {
      ...only,
      ...(name !== undefined && { name }),
      ...(rarity !== undefined && { rarity }),
      ...(faction !== undefined && { faction }),
    };
    return spoken(described(card, { article: 'a', card: true }, at.speech));
  }
  if (Object.keys(only).length === 0) return undefined;
  const whole = described(only, { article: 'none' }, at.speech).words;
  const { card, manaOrb, object, types } = words;
  const noun = [card, types.character, object, manaOrb].find(({ one }) => whole.startsWith(`${one} `));
  return noun === undefined ? whole : whole.slice(noun.one.length + 1);
}
