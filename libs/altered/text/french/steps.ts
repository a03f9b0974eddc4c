import type { Players, Quantity, Step, What } from '#altered/abilities';
import { spokenOf } from '../speech/later-words.js';
import type { Clause } from '../speech/composing.js';
import type { Noted } from '../speech/referents.js';
import { actor, clause, doer, together, type Parts } from './clauses.js';
import { destination, isFromDeck, isInPlay } from './destinations.js';
import { after, listed, numberWord, spoken } from './grammar.js';
import { acted } from './objects.js';
import { expedition, expeditionsAll, seatOf, zone } from './players.js';
import { counted, forEach, perEach } from './quantities.js';
import { referentOf } from './selectors.js';
import type { Speech } from './speech.js';
import { tokenAbilities, tokens } from './tokens.js';
import { verbs } from './verbs.js';
import * as words from './words.js';

const aCard = { gender: 'f', plural: false, noun: 'carte' } as const;

/** One step; with a note, what follows can speak of what it acted on. */
export function stepClause(step: Step, note: string | undefined, speech: Speech): Clause {
  if (step.kind === 'ongoing')
    return statement(speech.passive(step.passive, words.durations[step.duration], speech));
  const parts = partsOf(step, speech);
  if (note !== undefined) speech.referents.note(note, noted(step, parts));
  return clause(parts);
}

/** Steps in one moment, or one of them. */
export const stepsTogether = (steps: readonly Step[], which: 'all' | 'one', speech: Speech): Clause =>
  together(
    steps.map((step) => partsOf(step, speech)),
    which,
  );

/** "augmentez le résultat de 2": changes a number noted earlier. */
export const adjusting = (add: Quantity, speech: Speech): Clause =>
  clause({
    subject: 'reader',
    who: 'you',
    verb: typeof add === 'number' && add < 0 ? verbs.reduce : verbs.increase,
    what: 'le résultat',
    rest: after('de', speech.value(typeof add === 'number' ? Math.abs(add) : add, speech)),
  });

/** What holds from now on is stated, not done. */
const statement = (said: string): Clause => ({
  addressed: false,
  alone: () => said,
  finite: () => said,
  continued: () => said,
  infinitive: () => `obtenir cet effet : ${said}`,
});

function noted(step: Step, { object, verb }: Parts): Noted {
  if (step.kind === 'roll') return { kind: 'die' };
  const { participle } = verb;
  if (object !== undefined && object !== 'me') return { kind: 'objects', are: object.are, verb: participle };
  const plural = 'count' in step && (step.count ?? 1) !== 1;
  if (step.kind === 'sacrifice')
    return { kind: 'objects', are: referentOf(step.what, plural), verb: participle };
  if (step.kind === 'create')
    return {
      kind: 'objects',
      are: { gender: 'm', plural, noun: plural ? 'jetons' : 'jeton' },
      verb: participle,
    };
  return { kind: 'objects', are: { ...aCard, plural, noun: plural ? 'cartes' : 'carte' }, verb: participle };
}

/** Who chooses is who does it, even when the step says only who chooses. */
const chooser = (who: Players | undefined, what: What): Players | undefined =>
  who ?? (typeof what === 'object' && 'choose' in what ? what.by : undefined);

type Doing = Exclude<Step, { kind: 'ongoing' }>;

function partsOf(step: Step, speech: Speech): Parts {
  switch (step.kind) {
    case 'draw':
      return { ...doer(step.who, speech), verb: verbs.draw, what: counted(words.card, step.count, speech) };
    case 'resupply':
      return { ...doer(step.who, speech), verb: verbs.resupply, ...often(step.count ?? 1, speech) };
    case 'sabotage':
      speech.referents.introduce({ target: step.target }, aCard);
      return { ...doer('you', speech), verb: verbs.sabotage };
    case 'after-you':
      return { subject: 'reader', who: 'you', verb: verbs.do, what: '« Après vous »', alone: 'Après vous' };
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
      return { ...actor(acted(step.what, speech)), verb: verbs.switch, what: 'd’Expédition' };
    case 'move-expedition': {
      const verb = step.direction === 'forward' ? verbs.advance : verbs.retreat;
      return { ...doer('you', speech), verb, what: spoken(expedition(step.which, speech)) };
    }
    case 'roll':
      return { ...doer(step.who, speech), verb: verbs.roll, what: 'un dé' };
    case 'reveal':
      return on(step, verbs.reveal, speech);
    case 'look':
      return on(step, verbs.look, speech);
    case 'shuffle': {
      const seen = { ...speech, you: seatOf(step.who) };
      return { ...doer(step.who, speech), verb: verbs.shuffle, what: spoken(zone('deck', 'you', seen)) };
    }
    case 'play-for-free':
      return { ...on({ what: step.what }, verbs.play, speech), early: 'gratuitement' };
    case 'activate':
      return activating(step, speech);
    case 'win':
      return {
        ...doer(step.who, speech),
        verb: verbs.win,
        what: 'la partie',
        alone: 'vous gagnez la partie',
      };
    case 'later':
      return laterStep(spokenOf(step.step, 'ascend', 'exhausted-resupply'), speech);
    case 'ongoing': {
      const said = speech.passive(step.passive, words.durations[step.duration], speech);
      return { subject: 'reader', verb: verbs.do, alone: said };
    }
  }
}

/** A verb that a player does to something. */
function on(
  { what, who }: { readonly what: What; readonly who?: Players },
  verb: Parts['verb'],
  speech: Speech,
): Parts {
  const by = chooser(who, what);
  const subject = doer(by, speech);
  return { ...subject, verb, object: acted(what, { ...speech, you: seatOf(by) }) };
}

const often = (count: Quantity, speech: Speech): Pick<Parts, 'what'> =>
  count === 1 ? {} : { what: times(count, speech) };

/** "deux fois", "une fois pour chaque Plante que vous contrôlez". */
export function times(count: Quantity, speech: Speech): string {
  if (typeof count === 'number') return `${numberWord(count, 'f')} fois`;
  const per = perEach(count);
  if (per === undefined) return `un nombre de fois égal ${after('à', speech.value(count, speech))}`;
  return `${times(per.factor, speech)} ${forEach(per.each, speech)}`;
}

function sacrificing({ what, who, count = 1 }: Extract<Doing, { kind: 'sacrifice' }>, speech: Speech): Parts {
  const { controller: _, ...like } = what;
  const object = acted({ choose: like, count }, { ...speech, you: seatOf(who) }, false);
  return { ...doer(who, speech), verb: verbs.sacrifice, object };
}

function moving({ what, to, who }: Extract<Doing, { kind: 'move' }>, speech: Speech): Parts {
  const by = chooser(who, what);
  const seen = { ...speech, you: seatOf(by) };
  const subject = doer(by, speech);
  const inPlay = isInPlay(what, speech);
  const object = acted(what, seen);
  const verb =
    to.zone === 'hand' && !isFromDeck(what)
      ? verbs.return
      : inPlay && to.zone === 'reserve'
        ? verbs.send
        : verbs.put;
  const place = destination(to, what, object, seen);
  return {
    ...subject,
    verb,
    object,
    ...(inPlay && place === 'en Réserve' ? { early: place } : { rest: place }),
  };
}

function creating(
  { token, in: where, count = 1, who, distributed }: Extract<Doing, { kind: 'create' }>,
  speech: Speech,
): Parts {
  const subject = doer(who, speech);
  const what = tokens(token, count, speech);
  const seen = { ...speech, you: seatOf(who) };
  const place = distributed
    ? `répartis comme vous le souhaitez entre ${spoken(typeof where === 'string' ? expeditionsAll(where, seen) : expedition(where, seen))}`
    : after('dans', expedition(where, seen));
  const abilities = tokenAbilities(token, speech);
  speech.referents.interrupt();
  return { ...subject, verb: verbs.create, what, rest: abilities === '' ? place : `${place} ${abilities}` };
}

function status({ change, status: name, what }: Extract<Doing, { kind: 'status' }>, speech: Speech): Parts {
  if (name === 'exhausted') return on({ what }, change === 'gain' ? verbs.exhaust : verbs.ready, speech);
  return { ...actor(acted(what, speech)), verb: verbs[change], what: words.statuses[name].m };
}

function counters(
  { change, name, count, what }: Extract<Doing, { kind: 'counters' }>,
  speech: Speech,
): Parts {
  const object = acted(what, speech);
  const amount = counted(words.counter(name), count, speech, name === 'boost');
  if (change === 'gain') return { ...actor(object), verb: verbs.gain, what: amount };
  if (object === 'me') return { subject: 'me', verb: verbs.lose, what: amount };
  return { ...doer('you', speech), verb: verbs.remove, what: amount, rest: after('à', object.phrase) };
}

function activating({ triggers, what }: Extract<Doing, { kind: 'activate' }>, speech: Speech): Parts {
  const symbols = listed(
    triggers.map((symbol) => words.symbols[symbol]),
    'et',
  );
  const object = acted(what, speech);
  const subject = { ...doer('you', speech), verb: verbs.activate };
  if (object === 'me') return { ...subject, what: `mes capacités ${symbols}` };
  if (object.pronoun)
    return { ...subject, what: `${object.are.plural ? 'leurs' : 'ses'} capacités ${symbols}` };
  return { ...subject, what: `les capacités ${symbols} ${after('de', object.phrase)}` };
}

type LaterStep = Extract<Extract<Step, { kind: 'later' }>['step'], { kind: 'ascend' | 'exhausted-resupply' }>;

function laterStep(step: LaterStep, speech: Speech): Parts {
  switch (step.kind) {
    case 'ascend':
      return { subject: expedition(step.which, speech), verb: verbs.ascend };
    case 'exhausted-resupply':
      return { ...doer(step.who, speech), verb: verbs.resupply, what: 'Épuisé' };
  }
}
