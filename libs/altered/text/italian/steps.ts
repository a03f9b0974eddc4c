import type { Players, Quantity, Step, What } from '#altered/abilities';
import { spokenOf } from '../speech/later-words.js';
import type { Noted } from '../speech/referents.js';
import type { Clause } from '../speech/composing.js';
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

const aCard = { gender: 'f', plural: false, noun: 'carta' } as const;

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

/** "aumenta il risultato di 2": changes a number noted earlier. */
export const adjusting = (add: Quantity, speech: Speech): Clause =>
  clause({
    subject: 'reader',
    who: 'you',
    verb: typeof add === 'number' && add < 0 ? verbs.reduce : verbs.increase,
    what: 'il risultato',
    rest: after('di', speech.value(typeof add === 'number' ? Math.abs(add) : add, speech)),
  });

/** What holds from now on is stated, not done. */
const statement = (said: string): Clause => ({
  addressed: false,
  alone: () => said,
  finite: () => said,
  continued: () => said,
  infinitive: () => `ottenere questo effetto: ${said}`,
});

function noted(step: Step, { object, verb }: Parts): Noted {
  if (step.kind === 'roll') return { kind: 'die' };
  if (object !== undefined && object !== 'me')
    return { kind: 'objects', are: object.are, verb: verb.participle };
  if (step.kind === 'sacrifice')
    return {
      kind: 'objects',
      are: referentOf(step.what, step.count !== undefined && step.count !== 1),
      verb: verb.participle,
    };
  const plural = 'count' in step && (step.count ?? 1) !== 1;
  if (step.kind === 'create')
    return {
      kind: 'objects',
      are: { gender: 'm', plural, noun: plural ? 'gettoni' : 'gettone' },
      verb: verb.participle,
    };
  return { kind: 'objects', are: { ...aCard, plural, noun: plural ? 'carte' : 'carta' }, verb: 'mess' };
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
      return keywordAction('Rifornimento', step, speech);
    case 'sabotage': {
      speech.referents.introduce({ target: step.target }, aCard);
      return keywordAction('Sabotaggio', {}, speech);
    }
    case 'after-you':
      return { subject: 'reader', who: 'you', verb: verbs.do, what: '«Dopo di te»', alone: 'Dopo di te' };
    case 'discard':
      return on(step, verbs.discard, speech, true);
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
      return { ...actor(acted(step.what, speech)), verb: verbs.switch, what: 'Spedizioni' };
    case 'move-expedition': {
      const which = spoken(expedition(step.which, speech));
      const rest = step.direction === 'forward' ? 'in avanti' : 'indietro';
      return { ...doer('you', speech), verb: verbs.move, what: which, early: rest };
    }
    case 'roll':
      return { ...doer(step.who, speech), verb: verbs.roll, what: 'un dado' };
    case 'reveal':
      return on(step, verbs.reveal, speech, true);
    case 'look':
      return on(step, verbs.look, speech, true);
    case 'shuffle': {
      const seen = { ...speech, you: seatOf(step.who) };
      return { ...doer(step.who, speech), verb: verbs.shuffle, what: spoken(zone('deck', 'you', seen)) };
    }
    case 'play-for-free':
      return { ...on({ what: step.what }, verbs.play, speech, true), early: 'gratuitamente' };
    case 'activate':
      return activating(step, speech);
    case 'win':
      return { ...doer(step.who, speech), verb: verbs.win, what: 'la partita' };
    case 'later':
      return laterStep(spokenOf(step.step, 'ascend', 'exhausted-resupply'), speech);
    case 'ongoing':
      return {
        subject: 'reader',
        verb: verbs.do,
        what: speech.passive(step.passive, words.durations[step.duration], speech),
      };
  }
}

/** A verb that a player does to something. */
function on(
  { what, who }: { readonly what: What; readonly who?: Players },
  verb: Parts['verb'],
  speech: Speech,
  out = false,
): Parts {
  const by = chooser(who, what);
  const subject = doer(by, speech);
  return { ...subject, verb, object: acted(what, { ...speech, you: seatOf(by) }, out) };
}

/** "Rifornimento" is a noun: the reader is told just that, anybody else "fa Rifornimento". */
function keywordAction(
  name: string,
  { who, count = 1 }: { readonly who?: Players; readonly count?: Quantity },
  speech: Speech,
): Parts {
  const what = count === 1 ? name : `${name} ${times(count, speech)}`;
  return { ...doer(who, speech), verb: verbs.do, what, alone: what };
}

/** "due volte", "una volta per ogni Pianta che controlli". */
export function times(count: Quantity, speech: Speech): string {
  if (typeof count === 'number') return count === 1 ? 'una volta' : `${numberWord(count)} volte`;
  const per = perEach(count);
  if (per === undefined) return `un numero di volte pari ${after('a', speech.value(count, speech))}`;
  return `${times(per.factor, speech)} ${forEach(per.each, speech)}`;
}

function sacrificing({ what, who, count = 1 }: Extract<Doing, { kind: 'sacrifice' }>, speech: Speech): Parts {
  const { controller: _, ...like } = what;
  const seen = { ...speech, you: seatOf(who) };
  const object = acted({ choose: like, count }, seen);
  return { ...doer(who, speech), verb: verbs.sacrifice, object };
}

function moving({ what, to, who }: Extract<Doing, { kind: 'move' }>, speech: Speech): Parts {
  const by = chooser(who, what);
  const seen = { ...speech, you: seatOf(by) };
  const subject = doer(by, speech);
  const inPlay = isInPlay(what, speech);
  const object = acted(what, seen, true);
  const toReserve = to.zone === 'reserve';
  const verb =
    to.zone === 'hand' && !isFromDeck(what) ? verbs.return : inPlay && toReserve ? verbs.send : verbs.put;
  const place = destination(to, what, object, seen);
  const isFirst = toReserve && (inPlay || isFromDeck(what));
  return { ...subject, verb, object, ...(isFirst ? { early: place } : { rest: place }) };
}

function creating(
  { token, in: where, count = 1, who, distributed }: Extract<Doing, { kind: 'create' }>,
  speech: Speech,
): Parts {
  const subject = doer(who, speech);
  const what = tokens(token, count, speech);
  const seen = { ...speech, you: seatOf(who) };
  const place = distributed
    ? `distribuiti a tua scelta tra ${spoken(typeof where === 'string' ? expeditionsAll(where, seen) : expedition(where, seen))}`
    : after('in', expedition(where, seen));
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
  const noun = words.counter(name);
  const amount = counted(noun, count, speech, name === 'boost');
  if (change === 'gain') return { ...actor(object), verb: verbs.gain, what: amount };
  if (object === 'me') return { subject: 'me', verb: verbs.lose, what: amount };
  return { ...doer('you', speech), verb: verbs.remove, what: amount, rest: after('da', object.phrase) };
}

function activating({ triggers, what }: Extract<Doing, { kind: 'activate' }>, speech: Speech): Parts {
  const symbols = listed(
    triggers.map((symbol) => words.symbols[symbol]),
    'e',
  );
  const object = acted(what, speech);
  const subject = doer('you', speech);
  if (object === 'me') return { ...subject, verb: verbs.activate, what: `le mie abilità ${symbols}` };
  if (object.pronoun)
    return {
      ...subject,
      verb: verbs.activate,
      what: `le ${object.are.plural ? 'loro' : 'sue'} abilità ${symbols}`,
    };
  return { ...subject, verb: verbs.activate, what: `le abilità ${symbols} ${after('di', object.phrase)}` };
}

type LaterStep = Extract<Extract<Step, { kind: 'later' }>['step'], { kind: 'ascend' | 'exhausted-resupply' }>;

function laterStep(step: LaterStep, speech: Speech): Parts {
  switch (step.kind) {
    case 'ascend':
      return { subject: expedition(step.which, speech), verb: verbs.ascend };
    case 'exhausted-resupply':
      return keywordAction('Rifornimento Esaurito', step, speech);
  }
}
