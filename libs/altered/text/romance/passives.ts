import {
  eachOf,
  terrains,
  type Affected,
  type Passive,
  type Players,
  type Terrain,
} from '#altered/abilities';
import { allowance, insteadNext } from './allowances.js';
import { added, orListed, reduced, tough } from './amounts.js';
import { paying } from './costs.js';
import { agreeing, inNumber, listed, singular, type Forms, type NounPhrase } from './grammar.js';
import { expeditionsAll, player, zone } from './players.js';
import { cannotDo, cannotPlay, costing, entering, onPlaying } from './playing.js';
import {
  creatingOther,
  doingInstead,
  doingOnceMore,
  goingInstead,
  inTheMorning,
  rollingDice,
} from './replacements.js';
import { described } from './selectors.js';
import type { Speech } from './speech.js';
import { granted } from './tokens.js';
import type { Verb } from './verbs.js';
import { cannot, does, joined, possessorOf, whomOf } from './whom.js';
import { terrainSymbols, triggerSymbols } from './words.js';

export interface PassivePhrases {
  readonly if: (condition: string, what: string) => string;
  readonly during: (phase: string) => string;
  readonly onFirstDay: string;
  /** Whether a statement opens with its condition, so that a duration goes before it. */
  readonly opens: RegExp;
  readonly quoted: (ability: string) => string;
  readonly abilities: NounPhrase;
  readonly supportAbilities: NounPhrase;
  readonly payToReduce: (paying: string, cost: string) => string;
  readonly payToPlay: (paying: string, mana: number) => string;
  readonly mayReduce: (cost: string) => string;
  readonly onlyTarget: (target: string) => string;
  /** "muoversi in avanti", after "cannot". */
  readonly moveForward: string;
  readonly moveBackwards: string;
  readonly ascend: string;
  readonly switchExpeditions: string;
  readonly exceptDueTo: (symbol: string) => string;
  readonly dueTo: (symbol: string) => string;
  readonly andTheOneFacing: (which: NounPhrase) => NounPhrase;
  readonly gain: (status: string) => string;
  /** "dal tuo avversario", "par vous". */
  readonly by: (player: NounPhrase | undefined) => string;
  readonly bePut: (participle: string) => string;
  readonly notActivated: (abilities: string) => string;
  readonly playMeFrom: (zone: string) => string;
  readonly limit: Readonly<Record<'reserve-limit' | 'landmark-limit', NounPhrase>>;
  readonly limitChanges: (limit: string, by: number) => string;
  readonly statistics: NounPhrase;
  readonly setAll: (statistics: string, values: string) => string;
  readonly setOne: (statistic: string, value: string) => string;
  readonly isEqual: (statistic: string, number: NounPhrase, all: boolean) => string;
  readonly otherTypes: NounPhrase;
  readonly otherTerrains: NounPhrase;
  readonly besides: (others: NounPhrase) => string;
  readonly typeNames: (plural: boolean, names: string) => string;
  readonly region: (plural: boolean) => NounPhrase;
  readonly allRegions: NounPhrase;
}

type Of<K extends Passive['kind']> = Extract<Passive, { readonly kind: K }>;
/** Statements with a place of their own for a duration. */
type Timed = Of<'cost' | 'played' | 'enters-with'>;

/** A statement (2.2.10.j), with its duration when an effect makes it. */
export function statement(passive: Passive, duration: string | undefined, speech: Speech): string {
  const { grammar, passives, words } = speech.language;
  const about = during(passive, duration, speech);
  if (passive.if === undefined) return about;
  if (passive.if.kind === 'phase')
    return `${passives.during(grammar.spoken(words.phases[passive.if.phase].during))}, ${about}`;
  if (passive.if.kind === 'first-day') return `${passives.onFirstDay}, ${about}`;
  return passives.if(speech.condition(passive.if, speech), about);
}

function during(passive: Passive, duration: string | undefined, speech: Speech): string {
  if (passive.kind === 'cost') return costing(passive, duration, speech);
  if (passive.kind === 'played') return onPlaying(passive, duration, speech);
  if (passive.kind === 'enters-with') return entering(passive, duration, speech);
  if (passive.kind === 'instead' && passive.next === true && duration !== undefined)
    return insteadNext(passive, duration, speech);
  const said = plain(passive, speech);
  if (duration === undefined) return said;
  return speech.language.passives.opens.test(said) ? `${duration}, ${said}` : `${said} ${duration}`;
}

/** "non possono essere preparati", "ne peut pas être épuisée". */
function cannotBePut(of: Affected, state: Forms, speech: Speech): string {
  const { language } = speech;
  const whom = whomOf(of, speech);
  const put = agreeing(state, whom.me ? singular : whom.phrase);
  return `${cannot(whom, language)} ${language.passives.bePut(put)}`;
}

function plain(passive: Exclude<Passive, Timed>, speech: Speech): string {
  const { language } = speech;
  const { grammar, passives, verbs, words } = language;
  switch (passive.kind) {
    case 'statistics':
      return statistics(passive, speech);
    case 'keyword': {
      const whom = whomOf(passive.of, speech);
      const { gain, lose } = passive;
      const has = whom.me ? verbs.be : verbs.have;
      return joined(
        whom,
        [
          gain === undefined ? undefined : [has, words.keywords[gain]],
          lose === undefined ? undefined : [verbs.lose, words.keywords[lose]],
        ],
        language,
      );
    }
    case 'tough': {
      const whom = whomOf(passive.of, speech);
      const has = whom.me ? verbs.be : verbs.have;
      return `${does(whom, has, language)} ${tough(passive.amount, speech)}`;
    }
    case 'abilities': {
      const whom = whomOf(passive.of, speech);
      const { abilities, supportAbilities } = passives;
      const lost = grammar.spoken(
        grammar.possessed(possessorOf(whom), passive.lose === 'support' ? supportAbilities : abilities),
      );
      return joined(
        whom,
        [
          passive.gain === undefined ? undefined : [verbs.have, granted(passive.gain, speech)],
          passive.lose === undefined ? undefined : [verbs.lose, lost],
        ],
        language,
      );
    }
    case 'subtypes':
      return subtypes(passive, speech);
    case 'terrains':
      return regions(passive, speech);
    case 'optional-cost':
      return optionalCost(passive, speech);
    case 'cannot-play':
      return cannotPlay(passive, speech);
    case 'cannot-do':
      return cannotDo(passive, speech);
    case 'cannot-move-forward': {
      const which = expeditionsAll(passive.which, speech);
      const dusk = passives.during(grammar.spoken(words.phases.dusk.during));
      const when = passive.during === 'dusk' ? ` ${dusk}` : '';
      const due =
        passive.due === undefined
          ? ''
          : ` ${passives.dueTo(orListed(passive.due, terrainSymbols, language))}`;
      const except =
        passive.except === undefined
          ? ''
          : ` ${passives.exceptDueTo(orListed(passive.except, terrainSymbols, language))}`;
      const whom = {
        me: false,
        phrase: passive.andFacing === true ? passives.andTheOneFacing(which) : which,
      } as const;
      return `${cannot(whom, language)} ${passives.moveForward}${when}${due}${except}`;
    }
    case 'cannot-ascend': {
      const whom = { me: false, phrase: expeditionsAll(passive.which, speech) } as const;
      return `${cannot(whom, language)} ${passives.ascend}`;
    }
    case 'cannot-move-backward': {
      const whom = { me: false, phrase: expeditionsAll(passive.which, speech) } as const;
      return `${cannot(whom, language)} ${passives.moveBackwards}`;
    }
    case 'cannot-gain':
      if (passive.status === 'exhausted')
        return cannotBePut(passive.of, words.statuses.exhausted, speech) + byWhom(passive.by, speech);
      return `${cannot(whomOf(passive.of, speech), language)} ${passives.gain(
        listed(
          eachOf(passive.status).map((status) => words.statuses[status].m),
          grammar.or,
        ),
      )}`;
    case 'cannot-switch':
      return `${cannot(whomOf(passive.of, speech), language)} ${passives.switchExpeditions}`;
    case 'cannot-be-readied':
      return cannotBePut(passive.of, words.readied, speech);
    case 'cannot-be-sacrificed':
      return cannotBePut(passive.of, words.sacrificed, speech) + byWhom(passive.by, speech);
    case 'cannot-be-discarded':
      return cannotBePut(passive.of, words.discarded, speech) + byWhom(passive.by, speech);
    case 'cannot-be-targeted': {
      const targeted = cannotBePut(passive.of, words.targeted, speech);
      const by = passive.by === undefined ? [] : [passives.by(player(passive.by, speech))];
      const cards =
        passive.with === undefined
          ? []
          : [
              language.occasions.by(
                grammar.spoken(described(passive.with, { article: 'a', card: true }, speech)),
              ),
            ];
      return [targeted, ...by, ...cards].join(' ');
    }
    case 'cannot-activate': {
      const symbols = listed(
        passive.triggers.map((one) => triggerSymbols[one]),
        grammar.and,
      );
      const abilities = language.steps.abilities(symbols);
      const whom = whomOf(passive.of, speech);
      const whose = whom.me
        ? grammar.possessed('me', abilities)
        : { ...abilities, words: `${abilities.words} ${grammar.after('of', whom.phrase)}` };
      return passives.notActivated(grammar.spoken(whose));
    }
    case 'playable-from':
      return passives.playMeFrom(grammar.after('from', zone(passive.zone, 'you', speech)));
    case 'reserve-limit':
    case 'landmark-limit': {
      const limit = grammar.possessed('you', passives.limit[passive.kind]);
      return passives.limitChanges(grammar.spoken(limit), passive.add);
    }
    case 'goes-instead':
      return goingInstead(passive, speech);
    case 'does-instead':
      return doingInstead(passive, speech);
    case 'creates-other':
      return creatingOther(passive, speech);
    case 'one-more':
      return doingOnceMore(passive, speech);
    case 'morning':
      return inTheMorning(passive, speech);
    case 'dice':
      return rollingDice(passive, speech);
    default:
      return allowance(passive, speech);
  }
}

/** "dal tuo avversario": by whose effects, where not by anybody's. */
const byWhom = (by: Players | undefined, speech: Speech): string =>
  by === undefined ? '' : ` ${speech.language.passives.by(player(by, speech))}`;

/** "ho +1 {V}", "la statistique {M} des Personnages face à moi est de 0". */
function statistics({ of, add, only, set, equal }: Of<'statistics'>, speech: Speech): string {
  const { grammar, passives, quantities, verbs } = speech.language;
  const whom = whomOf(of, speech);
  const whose = (what: NounPhrase): string =>
    grammar.spoken(
      whom.me
        ? grammar.possessed('me', what)
        : { ...what, words: `${what.words} ${grammar.after('of', whom.phrase)}` },
    );
  const said: string[] = [];
  if (add !== undefined) said.push(`${does(whom, verbs.have, speech.language)} ${added(add, speech, only)}`);
  if (equal !== undefined) {
    const number = speech.value(equal, speech);
    said.push(
      passives.isEqual(
        whose(only === undefined ? passives.statistics : quantities.statistic(terrainSymbols[only])),
        number,
        only === undefined,
      ),
    );
  }
  if (set !== undefined) {
    const changed = terrains.filter((one) => set[one] !== undefined);
    if (changed.length === terrains.length) {
      const values = changed.map((one) => set[one]).join('/');
      said.push(passives.setAll(whose(passives.statistics), values));
    } else
      for (const one of changed)
        said.push(passives.setOne(whose(quantities.statistic(terrainSymbols[one])), String(set[one])));
  }
  return listed(said, grammar.and);
}

/** "sono Robot oltre ai loro altri tipi", "sont Fées et perdent leurs autres types". */
/** "puoi scartare una carta dalla tua Riserva per ridurre il mio costo di {2}", and what that bounds. */
function optionalCost({ pay, add, instead, targets }: Of<'optional-cost'>, speech: Speech): string {
  const { grammar, passives } = speech.language;
  if (instead !== undefined) return passives.payToPlay(paying(pay, speech), instead);
  const less = reduced(add ?? 0, speech);
  const said =
    Object.keys(pay).length === 0
      ? passives.mayReduce(less)
      : passives.payToReduce(paying(pay, speech), less);
  if (targets === undefined) return said;
  return `${said}. ${passives.onlyTarget(grammar.spoken(described(targets, { article: 'a' }, speech)))}`;
}

function subtypes({ of, gain, lose }: Of<'subtypes'>, speech: Speech): string {
  const { grammar, passives, verbs, words } = speech.language;
  const whom = whomOf(of, speech);
  const plural = !whom.me && whom.phrase.plural;
  const names = (list: readonly string[]): string =>
    listed(
      list.map((name) => inNumber(words.subtype(name), plural)),
      grammar.and,
    );
  const others = grammar.possessed(possessorOf(whom), passives.otherTypes);
  if (lose === undefined)
    return `${does(whom, verbs.be, speech.language)} ${names(gain ?? [])} ${passives.besides(others)}`;
  const lost =
    lose === 'all-others' ? grammar.spoken(others) : passives.typeNames(lose.length > 1, names(lose));
  return joined(
    whom,
    [gain === undefined ? undefined : [verbs.be, names(gain)], [verbs.lose, lost]],
    speech.language,
  );
}

/** "tutte le regioni sono {O} e perdono i loro altri terreni". */
function regions({ of, gain, lose }: Of<'terrains'>, speech: Speech): string {
  const { grammar, passives, verbs } = speech.language;
  const where = of === 'all-regions' ? undefined : expeditionsAll(of, speech);
  const plural = where?.plural ?? true;
  const region = passives.region(plural);
  const subject = grammar.spoken(
    where === undefined
      ? passives.allRegions
      : { ...region, words: `${region.words} ${grammar.after('of', where)}` },
  );
  const symbols = (list: readonly Terrain[]): string =>
    listed(
      list.map((one) => terrainSymbols[one]),
      grammar.and,
    );
  const form = (verb: Verb): string => (plural ? verb.they : verb.it);
  const others = grammar.possessed(plural ? 'they' : 'it', passives.otherTerrains);
  const are = gain === undefined ? [] : [`${form(verbs.be)} ${symbols(gain)}`];
  if (lose === undefined) return `${subject} ${are.join('')} ${passives.besides(others)}`;
  const lost = lose === 'all-others' ? grammar.spoken(others) : symbols(lose);
  return `${subject} ${listed([...are, `${form(verbs.lose)} ${lost}`], grammar.and)}`;
}
