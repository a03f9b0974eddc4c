import type { Players, Quantity, Step, What } from '#altered/abilities';
import type { Clause } from '../speech/composing.js';
import type { Noted } from '../speech/referents.js';
import { actor, clause, doer, together, type Parts, type Predicate } from './clauses.js';
import { deed, weGain } from './deeds.js';
import { destination, isFromDeck, isInPlay } from './destinations.js';
import { inNumber, listed, type Noun, type NounPhrase, type Whereabouts } from './grammar.js';
import { acted } from './objects.js';
import { nextTime } from './occasions.js';
import { expeditionsMoved } from './expeditions.js';
import { expedition, expeditionsAll, seatOf, zone } from './players.js';
import { counted, forEach, perEach } from './quantities.js';
import { described, referentOf } from './selectors.js';
import type { Speech } from './speech.js';
import { tokenAbilities, tokens } from './tokens.js';
import { boundBy, told } from './triggers.js';
import type { Verb } from './verbs.js';
import { cannot } from './whom.js';
import { lower, triggerSymbols, unended } from './words.js';

export interface StepPhrases {
  /** Several times when the words are given. */
  readonly resupply: (times: string | undefined) => Predicate;
  readonly exhaustedResupply: Predicate;
  readonly sabotage: Predicate;
  readonly sabotaged: (card: string) => string;
  readonly afterYou: Predicate;
  readonly switchExpeditions: Predicate;
  readonly moveExpedition: (direction: 'forward' | 'backward', which: NounPhrase) => Predicate;
  readonly roll: Predicate;
  readonly win: Predicate;
  readonly adjust: (by: 'increase' | 'reduce', amount: NounPhrase) => Predicate;
  readonly ascend: Verb;
  readonly forFree: string;
  readonly removed: (from: NounPhrase) => string;
  /** How tokens are put into several expeditions. */
  readonly distributed: (among: NounPhrase) => string;
  readonly withAbilities: (abilities: string) => string;
  readonly abilities: (symbols: string) => NounPhrase;
  /** Whether something put in Reserve from the top of the deck has its place before it. */
  readonly placeFirstFromDeck: boolean;
  readonly effect: (statement: string) => string;
  readonly times: (count: number) => string;
  readonly asManyTimes: (as: NounPhrase) => string;
}

/** One step; with a note, what follows can speak of what it acted on. */
export function stepClause(step: Step, note: string | undefined, speech: Speech): Clause {
  if (isStated(step)) return statement(stated(step, speech), speech);
  const parts = partsOf(step, speech);
  if (note !== undefined) speech.referents.note(note, noted(step, parts, speech));
  return clause(parts, speech.language);
}

/** Steps in one moment, or one of them. */
export const stepsTogether = (steps: readonly Step[], which: 'all' | 'one', speech: Speech): Clause =>
  together(
    steps.map((step) => partsOf(step, speech)),
    which,
    speech.language,
  );

/** "aumenta il risultato di 2": changes a number noted earlier. */
export function adjusting(add: Quantity, speech: Speech): Clause {
  const by = typeof add === 'number' && add < 0 ? 'reduce' : 'increase';
  const amount = speech.value(typeof add === 'number' ? Math.abs(add) : add, speech);
  const said = speech.language.steps.adjust(by, amount);
  return clause({ subject: 'reader', who: 'you', ...said }, speech.language);
}

/** What holds from now on is stated, not done. */
const statement = (said: string, { language: { steps } }: Speech): Clause => ({
  addressed: false,
  alone: () => said,
  finite: () => said,
  continued: () => said,
  infinitive: () => steps.effect(said),
});

type Stated = Extract<Step, { kind: 'ongoing' | 'cannot-move-forward' | 'next' | 'we-gain' }>;
const isStated = (step: Step): step is Stated =>
  step.kind === 'ongoing' ||
  step.kind === 'cannot-move-forward' ||
  step.kind === 'next' ||
  step.kind === 'we-gain';

function stated(step: Stated, speech: Speech): string {
  const { language } = speech;
  if (step.kind === 'we-gain') return weGain(step, speech);
  const duration = language.words.durations[step.duration];
  switch (step.kind) {
    case 'ongoing':
      return speech.passive(step.passive, duration, speech);
    case 'cannot-move-forward': {
      const which =
        typeof step.which === 'string' ? expeditionsAll(step.which, speech) : expedition(step.which, speech);
      return `${cannot({ me: false, phrase: which }, language)} ${language.passives.moveForward} ${duration}`;
    }
    case 'next': {
      const { trigger } = step;
      const when =
        trigger.kind === 'happens'
          ? language.occasions.nextTime(told(trigger.trigger, speech).clause, duration)
          : nextTime(trigger, duration, speech);
      const it =
        trigger.kind === 'happens'
          ? boundBy(trigger.trigger, language)
          : trigger.kind === 'activated'
            ? undefined
            : referentOf(trigger.what, language, false, true);
      if (it !== undefined) speech.referents.introduce('it', it);
      return `${when}, ${unended(lower(speech.effect(step.effect, speech)))}`;
    }
  }
}

function noted(step: Step, { object, verb }: Parts, speech: Speech): Noted {
  if (step.kind === 'roll') return { kind: 'die' };
  const { words } = speech.language;
  const { participle } = verb;
  if (object !== undefined && object !== 'me') return { kind: 'objects', are: object.are, verb: participle };
  const plural = 'count' in step && (step.count ?? 1) !== 1;
  if (step.kind === 'sacrifice')
    return { kind: 'objects', are: referentOf(step.what, speech.language, plural), verb: participle };
  return {
    kind: 'objects',
    are: again(step.kind === 'create' ? words.token : words.card, plural),
    verb: participle,
  };
}

const again = (noun: Noun, plural: boolean) => ({
  gender: noun.gender,
  plural,
  noun: inNumber(noun, plural),
});

/** Who chooses is who does it, even when the step says only who chooses. */
const chooser = (who: Players | undefined, what: What): Players | undefined =>
  who ?? (typeof what === 'object' && 'choose' in what ? what.by : undefined);

type Doing = Exclude<Step, Stated>;

function partsOf(step: Step, speech: Speech): Parts {
  const { grammar, steps, verbs, words } = speech.language;
  switch (step.kind) {
    case 'draw':
      return { ...doer(step.who, speech), verb: verbs.draw, what: counted(words.card, step.count, speech) };
    case 'resupply': {
      const often = (step.count ?? 1) === 1 ? undefined : times(step.count ?? 1, speech);
      return { ...doer(step.who, speech), ...steps.resupply(often) };
    }
    case 'sabotage':
      return { ...doer('you', speech), ...sabotaging(step.target, speech) };
    case 'after-you':
      return { ...doer('you', speech), ...steps.afterYou };
    case 'discard':
      return on(step, verbs.discard, speech);
    case 'sacrifice':
      return sacrificing(step, speech);
    case 'move':
      return moving(step, speech);
    case 'create':
      return creating(step, speech);
    case 'status':
      return status(step, speech);
    case 'counters':
      return counters(step, speech);
    case 'switch-expeditions':
      return { ...actor(acted(step.what, speech, 'within')), ...steps.switchExpeditions };
    case 'move-expedition':
      return {
        ...doer('you', speech),
        ...steps.moveExpedition(step.direction, expeditionsMoved(step.which, speech)),
      };
    case 'roll':
      return { ...doer(step.who, speech), ...steps.roll };
    case 'reveal':
      return on(step, verbs.reveal, speech);
    case 'look':
      return on(step, verbs.look, speech);
    case 'shuffle': {
      const deck = zone('deck', 'you', { ...speech, you: seatOf(step.who) });
      return { ...doer(step.who, speech), verb: verbs.shuffle, what: grammar.spoken(deck) };
    }
    case 'play-for-free':
      return { ...on({ what: step.what }, verbs.play, speech), early: steps.forFree };
    case 'activate':
      return activating(step, speech);
    case 'win':
      return { ...doer(step.who, speech), ...steps.win };
    case 'ascend':
      return { subject: expeditionsMoved(step.which, speech), verb: steps.ascend };
    case 'exhausted-resupply':
      return { ...doer(step.who, speech), ...steps.exhaustedResupply };
    case 'ongoing':
    case 'cannot-move-forward':
    case 'next':
    case 'we-gain':
      return { subject: 'reader', verb: verbs.do, fixed: stated(step, speech) };
    default:
      return deed(
        step,
        (verb, what) => on({ ...('who' in step && { who: step.who }), what }, verb, speech),
        speech,
      );
  }
}

/** Sabotage says by itself that it is of up to one card in Reserve; what else is asked of the card is said. */
function sabotaging(target: number, speech: Speech): Predicate {
  const { grammar, steps, words } = speech.language;
  const definition = speech.referents.target(target);
  speech.referents.introduce({ target }, again(words.card, false));
  if (definition?.kind !== 'object' || Object.keys(definition.like).length < 2) return steps.sabotage;
  const { zone: _, ...like } = definition.like;
  const card = grammar.spoken(described(like, { article: 'a', card: true }, speech));
  const { alone: __, ...predicate } = steps.sabotage;
  return { ...predicate, rest: steps.sabotaged(card) };
}

/** A verb that a player does to something. */
function on(
  { what, who }: { readonly what: What; readonly who?: Players },
  verb: Verb,
  speech: Speech,
  place?: Whereabouts,
): Parts {
  const by = chooser(who, what);
  const subject = doer(by, speech);
  return { ...subject, verb, object: acted(what, { ...speech, you: seatOf(by) }, place) };
}

/** "due volte", "une fois pour chaque Plante que vous contrôlez". */
export function times(count: Quantity, speech: Speech): string {
  const { steps } = speech.language;
  if (typeof count === 'number') return steps.times(count);
  const per = perEach(count);
  if (per === undefined) return steps.asManyTimes(speech.value(count, speech));
  return `${times(per.factor, speech)} ${forEach(per.each, speech)}`;
}

function sacrificing({ what, who, count = 1 }: Extract<Doing, { kind: 'sacrifice' }>, speech: Speech): Parts {
  const { controller: _, ...like } = what;
  const object = acted({ choose: like, count }, { ...speech, you: seatOf(who) }, 'in');
  return { ...doer(who, speech), verb: speech.language.verbs.sacrifice, object };
}

function moving({ what, to, who }: Extract<Doing, { kind: 'move' }>, speech: Speech): Parts {
  const { places, steps, verbs } = speech.language;
  const by = chooser(who, what);
  const seen = { ...speech, you: seatOf(by) };
  const subject = doer(by, speech);
  const inPlay = isInPlay(what, speech);
  const object = acted(what, seen);
  const toReserve = to.zone === 'reserve';
  const verb =
    to.zone === 'hand' && !isFromDeck(what) ? verbs.return : inPlay && toReserve ? verbs.send : verbs.put;
  const place = destination(to, what, object, seen);
  const isFirst =
    toReserve && (inPlay || (steps.placeFirstFromDeck && isFromDeck(what))) && place === places.inReserve;
  return { ...subject, verb, object, ...(isFirst ? { early: place } : { rest: place }) };
}

function creating(
  { token, in: where, count = 1, who, distributed }: Extract<Doing, { kind: 'create' }>,
  speech: Speech,
): Parts {
  const { grammar, steps, verbs } = speech.language;
  const subject = doer(who, speech);
  const what = tokens(token, count, speech);
  const seen = { ...speech, you: seatOf(who) };
  const place = distributed
    ? steps.distributed(typeof where === 'string' ? expeditionsAll(where, seen) : expedition(where, seen))
    : grammar.after('in', expedition(where, seen));
  const abilities = tokenAbilities(token, speech);
  speech.referents.interrupt();
  return { ...subject, verb: verbs.create, what, rest: abilities === '' ? place : `${place} ${abilities}` };
}

function status({ change, status: name, what }: Extract<Doing, { kind: 'status' }>, speech: Speech): Parts {
  const { verbs, words } = speech.language;
  if (name === 'exhausted')
    return on({ what }, change === 'gain' ? verbs.exhaust : verbs.ready, speech, 'within');
  return { ...actor(acted(what, speech, 'within')), verb: verbs[change], what: words.statuses[name].m };
}

function counters(
  { change, name, count, what }: Extract<Doing, { kind: 'counters' }>,
  speech: Speech,
): Parts {
  const { steps, verbs, words } = speech.language;
  const object = acted(what, speech, 'within');
  const amount = counted(words.counter(name), count, speech, name === 'boost');
  if (change === 'gain') return { ...actor(object), verb: verbs.gain, what: amount };
  if (object === 'me') return { subject: 'me', verb: verbs.lose, what: amount };
  return { ...doer('you', speech), verb: verbs.remove, what: amount, rest: steps.removed(object.phrase) };
}

function activating({ triggers, what }: Extract<Doing, { kind: 'activate' }>, speech: Speech): Parts {
  const { grammar, steps, verbs } = speech.language;
  const symbols = listed(
    triggers.map((symbol) => triggerSymbols[symbol]),
    grammar.and,
  );
  const object = acted(what, speech, 'within');
  const abilities = steps.abilities(symbols);
  const said = (which: NounPhrase): Parts => ({
    ...doer('you', speech),
    verb: verbs.activate,
    what: grammar.spoken(which),
  });
  if (object === 'me') return said(grammar.possessed('me', abilities));
  if (object.pronoun) return said(grammar.possessed(object.are.plural ? 'they' : 'it', abilities));
  return said({ ...abilities, words: `${abilities.words} ${grammar.after('of', object.phrase)}` });
}
