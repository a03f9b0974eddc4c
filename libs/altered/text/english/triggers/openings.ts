import { around, form } from '../../syntax/phrases.js';
import { failing, playing } from '../words/noted-words.js';
import type { Known, Players, Trigger } from '#altered/abilities';
import { saying } from '../../syntax/scope.js';
import { oneOf, only, type Syntax, then, wordsFor } from '../../syntax/syntax.js';
import { ofYours } from '../nouns/expeditions.js';
import { phase } from '../words/rule-words.js';
import { aDie } from '../nouns/quantities.js';
import type { Grammar } from '../words/grammar.js';

const atPhase = form<Trigger>(
  'At <phase>',
  { phase: only(phase, (name) => name !== 'afternoon') },
  { kind: 'phase' },
);

/** Triggers that are written as symbols (7.1.1). */
const symbols = wordsFor<Trigger>({
  '{J}': { kind: 'join', what: 'me' },
  '{H}': { kind: 'played', what: 'me', from: 'hand' },
  '{R}': { kind: 'played', what: 'me', from: 'reserve' },
});

/** Returns the meaning of "it" after a trigger on revealed, discarded or resupplied cards. Null for other triggers. */
const bindsIt = (trigger: Trigger): Known | null =>
  trigger.kind === 'reveals' ||
  trigger.kind === 'discards' ||
  (trigger.kind === 'resupply' && trigger.oneOrMore === undefined)
    ? 'it'
    : null;

/** Returns the other player in a trigger, whom a later "they" can mean. Null if there is none. */
const theyDid = (trigger: Trigger): Players | null => {
  if (trigger.kind === 'resupply' || trigger.kind === 'discards')
    if (trigger.who === 'opponent' && bindsIt(trigger) !== null) return 'its-owner';
  if (trigger.kind === 'played' && trigger.by === 'opponent') return 'its-controller';
  return isOfAnother(trigger) ? 'that-player' : null;
};

const isOfAnother = (trigger: Trigger): boolean => {
  if (trigger.kind === 'any') return trigger.of.every(isOfAnother);
  if ('which' in trigger)
    return (
      typeof trigger.which === 'string' &&
      (trigger.which === 'facing-me' || trigger.which.includes('opponent') || trigger.which === 'each')
    );
  const who = 'who' in trigger ? trigger.who : 'by' in trigger ? trigger.by : undefined;
  return who === 'opponent' || who === 'each-player';
};

/** Makes "it" refer to the subject of the trigger. */
const bindingIt = (syntax: Syntax<Trigger>): Syntax<Trigger> =>
  then(syntax, (scope, trigger) => {
    const hasSubject = 'what' in trigger && !('atOnce' in trigger);
    const it: Known | null = hasSubject ? (trigger.what === 'me' ? null : 'it') : bindsIt(trigger);
    const concernsExpedition = 'which' in trigger || trigger.kind === 'leaves-expedition';
    const became =
      trigger.kind === 'becomes-true' &&
      trigger.condition.kind === 'standing' &&
      typeof trigger.condition.which === 'string' &&
      trigger.condition.which !== 'one-of-yours' &&
      trigger.condition.which !== 'both-of-yours'
        ? trigger.condition.which
        : scope.place;
    const place = concernsExpedition ? 'that-expedition' : became;
    const rolled = trigger.kind === 'roll' || trigger.kind === 'reveals';
    return saying(scope, {
      it,
      several: false,
      they: theyDid(trigger),
      place,
      top: trigger.kind === 'reveals' ? 'it' : null,
      ...(rolled && { noted: [...scope.noted, aDie] }),
      ...(trigger.kind === 'played' && trigger.what !== 'me' && { noted: [...scope.noted, playing] }),
      ...(trigger.kind === 'expedition' && trigger.does === 'fails' && { noted: [...scope.noted, failing] }),
      ...(isOwnExpedition(trigger) && { noted: [...scope.noted, ofYours] }),
    });
  });

/** Whether a trigger concerns one of your expeditions. */
function isOwnExpedition(trigger: Trigger): boolean {
  if (!('which' in trigger) || typeof trigger.which !== 'string') return false;
  const isFailing = trigger.kind === 'expedition' && trigger.does === 'fails';
  return !isFailing && ['each-of-yours', 'your-hero', 'your-companion'].includes(trigger.which);
}

/** The beginnings of reactions: "At Noon", "When …", `{J}`. */
export const openings = (
  g: Grammar,
): {
  readonly symbol: Syntax<Trigger>;
  readonly worded: Syntax<Trigger>;
  readonly event: Syntax<Trigger>;
} => ({
  symbol: bindingIt(symbols),
  event: bindingIt(g.trigger),
  worded: bindingIt(oneOf<Trigger>(atPhase, around('When <it>', g.trigger))),
});
